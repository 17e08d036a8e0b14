// Small drawings of choices and chances, such as scissors, dice, cards, coins, chips and animals. The words of a move
// select its drawing; a move without a drawing shows only its words.
import { svg } from "./dom.js";

const SIDE = 48;
/** @type {number[][]} */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const NUMBERS = /^([1-6])(?: (or|to) ([1-6]))?$/;
const TAKEN = /^take ([1-4])$/;

/** @param {string} d */
const shape = (d, kind = "piece") => svg("path", { d, class: `cg-face-${kind}` });
/** @param {number} cx @param {number} cy @param {number} r */
const disc = (cx, cy, r, kind = "piece") => svg("circle", { cx, cy, r, class: `cg-face-${kind}` });
/** @param {string} words */
const letter = (words, x = 24, y = 31) =>
  svg("text", { x, y, class: "cg-face-letter", "text-anchor": "middle" }, words);
const card = (/** @type {string} */ words) => [
  shape("M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-32a3 3 0 0 1 3 -3z", "paper"),
  letter(words),
];
const coin = (/** @type {string} */ words) => [disc(24, 24, 18), disc(24, 24, 14, "pen"), letter(words)];

/** @type {Record<string, () => SVGElement[]>} */
const DRAWINGS = {
  stone: () => [shape("M7 33q-2 -13 9 -18q11 -8 19 1q9 7 6 17q-3 7 -17 7t-17 -7z"), shape("M16 22q5 -5 11 -3", "pen")],
  scissors: () => [
    shape("M15 31l19 -26M33 31l-19 -26", "blade"),
    disc(12, 36, 6, "pen-wide"),
    disc(36, 36, 6, "pen-wide"),
    disc(24, 18.5, 1.8, "spot"),
  ],
  paper: () => [shape("M11 5h20l7 7v31h-27z", "paper"), shape("M31 5v7h7M16 19h16M16 26h16M16 33h11", "pen")],
  stag: () => [
    shape("M18 22q6 -4 12 0l-2 15q-4 6 -8 0z"),
    shape("M19 22q-8 -3 -8 -16M12 14l-6 -4M15 19l-8 0M29 22q8 -3 8 -16M36 14l6 -4M33 19l8 0", "pen-wide"),
    disc(21, 28, 1.4, "spot"),
    disc(27, 28, 1.4, "spot"),
  ],
  hare: () => [
    shape("M19 24q-7 -14 -2 -20q6 5 5 18M29 24q7 -14 2 -20q-6 5 -5 18"),
    disc(24, 32, 11),
    disc(20, 30, 1.4, "spot"),
    disc(28, 30, 1.4, "spot"),
    shape("M21 37q3 2 6 0", "pen"),
  ],
  high: () => card("A"),
  low: () => card("2"),
  heads: () => coin("H"),
  tails: () => coin("T"),
};

/** @param {number} x @param {number} y */
const chip = (x, y) => [disc(x, y, 10), disc(x, y, 6.5, "pen")];

/** Draws the chips that a move takes from a heap. @param {number} many */
const chips = (many) =>
  Array.from({ length: many }, (_, i) =>
    many === 1 ? chip(24, 24) : chip(12 + 24 * (i % 2), many === 2 ? 24 : 12 + 24 * Math.floor(i / 2)),
  ).flat();

/** Returns the number of chips that a move takes according to its words, or 0 if it takes none or more than 4.
 * @param {string} words */
export const taken = (words) => Number(TAKEN.exec(words)?.[1] ?? 0);

/** Draws the chips of a heap in a row. @param {number} many @param {string} label */
export function heap(many, label) {
  const inside = Array.from({ length: many }, (_, i) => chip(24 * i + 12, 12));
  const size = { viewBox: `0 0 ${24 * many} 24`, width: 36 * many, height: 36 };
  return svg(
    "svg",
    { class: "cg-face-drawing cg-face-heap", role: "img", "aria-label": label, ...size },
    ...inside.flat(),
  );
}

/** Draws one die with its upper left corner at (x, y).
 * @param {number} number @param {number} x @param {number} y @param {number} side */
function die(number, x, y, side) {
  const step = side / 4;
  const pips = PIPS[number].map((i) =>
    disc(x + step * (1 + (i % 3)), y + step * (1 + Math.floor(i / 3)), side / 13, "spot"),
  );
  return [svg("rect", { x, y, width: side, height: side, rx: side / 6, class: "cg-face-paper" }), ...pips];
}

/** Returns the numbers of a die in words such as "1 or 2", "3 to 6" or "4", and none for other words.
 * @param {string} words */
function numbers(words) {
  const found = NUMBERS.exec(words);
  if (!found) return [];
  const [from, to] = [Number(found[1]), Number(found[3] ?? found[1])];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/**
 * Returns the drawing of a move, or null. If `words` is null, the drawing is a card that lies face down. If the words
 * give several numbers on a die, several dice are drawn or, after a throw, only the one selected by `thrown` (at least
 * 0 and below 1).
 * @param {string | null} words
 * @param {number | null} [thrown]
 */
export function face(words, thrown = null) {
  const all = words === null ? [] : numbers(words);
  const dice = thrown === null ? all : all.slice(Math.floor(thrown * all.length)).slice(0, 1);
  const many = taken(words ?? "");
  const parts = many
    ? chips(many)
    : dice.length
      ? dice.flatMap((n, i) =>
          dice.length === 1
            ? die(n, 6, 6, 36)
            : die(n, 3 + 22 * (i % 2), dice.length > 2 ? 3 + 22 * Math.floor(i / 2) : 14, 20),
        )
      : words === null
        ? [
            shape("M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-32a3 3 0 0 1 3 -3z"),
            shape("M15 11h18v26h-18zM15 24h18M24 11v26", "pen"),
          ]
        : Object.hasOwn(DRAWINGS, words)
          ? DRAWINGS[words]()
          : null;
  return (
    parts && svg("svg", { class: "cg-face-drawing", viewBox: `0 0 ${SIDE} ${SIDE}`, "aria-hidden": "true" }, ...parts)
  );
}
