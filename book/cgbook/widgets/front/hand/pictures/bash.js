// A bar of the allowed takes, which the hand stretches, and the heaps that are P-positions for each length of the bar.
import { lostHeaps, periodOf } from "../../maths/takes.js";
import { t } from "../../page/words.js";
import { add, dress, move, put, range, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./bash.css";

const TOP = 29; // the largest heap: heaps 0 to 29 fill three rows of ten
const ROW = 10;
const TAKES = range(9, 1); // the takes that the reader can allow
const ASKED = 5; // length of the bar while the gate is closed
const KNOWN = 9; // the largest heap whose winner is shown before the guess
const GUESSED = 20; // heap where the chip waits; a guess is a larger heap
const BAR = 26; // y-coordinate of the middle of the bar, in pixels
const HEAD = 62; // y-coordinate where the heaps begin, in pixels
let drawn = 0;

const upTo = (/** @type {number} */ most) => TAKES.slice(0, most);
const LOST = lostHeaps(upTo(ASKED), TOP);
const TRUTH = LOST.lastIndexOf(true);
const plain = (/** @type {number[]} */ takes) => takes.every((take, i) => take === i + 1);

export const bash = picture("bash", styles, (at) => {
  let [takes, end] = [upTo(ASKED), ASKED];
  let [cell, pitch, radius] = [0, 0, 0];
  const id = `cg-bash-${++drawn}`;
  /** Returns the middle of a heap's place. A heap between two rows is drawn in both. @param {number} heap */
  const spot = (heap, row = Math.floor(heap / ROW)) => [
    (heap - row * ROW + 0.5) * cell,
    HEAD + (row + 0.5) * pitch - 7,
  ];

  const bar = add(at.node, "rect", { class: "chip", rx: 4, y: BAR - 18, height: 36 });
  add(at.node, "text", { class: "note", y: BAR + 5 }, t("bash.take"));
  const set = add(at.node, "g", { role: "group", "aria-label": t("bash.takes") });
  const pips = TAKES.map((take) =>
    at.button({
      parent: set,
      number: take,
      class: "pip",
      role: "switch",
      "aria-label": t("bash.one", { take }),
      press: () => allow(TAKES.filter((one) => takes.includes(one) !== (one === take))),
      arrows: (right) => pips[take - 1 + right]?.node.focus(),
    }),
  );
  const rings = add(at.node, "g");
  const brackets = add(at.node, "path", { class: "bold" });
  const repeats = add(at.node, "path", { class: "thin" });
  const within = add(add(at.node, "clipPath", { id: `${id}-in` }), "rect");
  const numbers = add(at.node, "g");
  const discs = add(at.node, "g", { "clip-path": `url(#${id}-in)` });
  const holes = add(at.node, "clipPath", { id: `${id}-on` });
  const over = add(at.node, "g", { "clip-path": `url(#${id}-on)` }); // light numbers, visible only on a disc
  const heaps = range(TOP + 1).map((heap) => ({
    ring: add(rings, "circle"),
    number: add(numbers, "text", {}, heap),
    light: add(over, "text", { class: "number on" }, heap),
  }));
  const pool = range(2 * TOP).map(() => [add(discs, "circle", { class: "lost" }), add(holes, "circle")]);
  const { ghost, you } = at.mark({ r: 0 }, {}, (heap) => spot(heap));
  const marker = add(at.node, "g");
  const guessed = add(marker, "circle", { class: "chip" });
  const stem = add(marker, "path", { class: "bold" });
  const under = add(marker, "text", { class: "number on-chip" });
  const mark = at.chip({
    label: t("bash.guess"),
    min: () => GUESSED,
    max: () => TOP,
    start: GUESSED,
    axis: "x",
    at: (heap) => ({ x: (heap - GUESSED + 0.5) * cell, y: spot(GUESSED)[1] + radius + 28 }),
    text: (heap) => (heap === GUESSED ? t("bash.waits") : t("bash.heap", { heap })),
  });
  const longest = at.chip({
    radius: 13,
    label: t("bash.most"),
    min: () => 1,
    max: () => TAKES.length,
    start: ASKED,
    waits: true,
    axis: "x",
    at: (most) => ({ x: (most + 1) * cell, y: BAR }),
    text: (most) => t("bash.upTo", { most }),
    input: (most, real) => ([takes, end] = [upTo(most), real]),
  });
  return {
    answer: TRUTH,
    grows: 900,
    place() {
      cell = at.wide / ROW;
      const size = Math.min(cell, 66);
      pitch = size + (cell < 50 ? 38 : 20);
      radius = size * 0.42;
      at.node.style.setProperty("--number", `${Math.max(14, radius * 0.72)}px`);
      put(within, { width: at.wide, height: HEAD + 3 * pitch });
      heaps.forEach(({ ring, number, light }, heap) => {
        const [x, y] = spot(heap);
        put(ring, { cx: x, cy: y, r: radius });
        for (const text of [number, light]) put(text, { x, y });
      });
      for (const lost of pool.flat()) put(lost, { r: radius + 0.5 });
      pips.forEach(({ node, reach, face }, i) => {
        move(node, (i + 1.5) * cell, BAR);
        put(reach, { x: -cell / 2, y: -BAR, width: cell, height: 2 * BAR });
        put(face, { r: Math.min(14, cell * 0.38) });
      });
      for (const ring of [ghost, guessed]) put(ring, { r: radius + 5 });
      put(you, { y: pitch / 2 + 22 });
      put(stem, { d: `M0 ${radius + 5}V${radius + 14}` });
      return HEAD + 3 * pitch + 34;
    },
    paint() {
      const shown = Math.round(KNOWN + (TOP - KNOWN) * at.seen);
      const seen = lost()
        .filter((heap) => heap <= shown + 0.49)
        .flatMap((heap) => (heap % ROW > ROW - 1 ? [spot(heap), spot(heap, Math.ceil(heap / ROW))] : [spot(heap)]));
      pool.forEach((pair, i) => {
        for (const one of pair) {
          show(one, i < seen.length);
          if (i < seen.length) put(one, { cx: seen[i][0], cy: seen[i][1] });
        }
      });
      heaps.forEach(({ ring, number }, heap) => {
        dress(ring, "heap", heap > shown && "unknown");
        dress(number, "number", heap > shown && "soft");
      });
      put(bar, { x: cell, width: end * cell });
      pips.forEach(({ node, number }, i) => {
        const may = takes.includes(i + 1);
        dress(number, "number", may ? "on-chip" : "soft");
        put(node, { "aria-checked": may, tabindex: at.open && i === 0 ? 0 : -1 });
        show(node, at.open || i < ASKED);
      });
      const { start, length } = takes.length ? periodOf(takes) : { start: 0, length: TOP + 2 };
      const fits = at.seen === 1 && start + length <= TOP + 1;
      const again = range(TOP, 1).map((k) => bracket(start + k * length, start + (k + 1) * length));
      put(brackets, { d: fits ? bracket(start, start + length) : "" });
      put(repeats, { d: fits ? again.join("") : "" });
      move(marker, (mark.real - GUESSED + 0.5) * cell, spot(GUESSED)[1]);
      write(under, mark.value);
      for (const node of [marker, mark.node]) show(node, !at.open);
    },
    holds: () => t("bash.holds", { heap: mark.value }),
    guess: () => (mark.value > GUESSED ? mark.value : null),
    judge(guess, right) {
      if (right) return t("bash.right");
      const [said, left] = guess > TRUTH ? ["bash.above", TRUTH] : ["bash.below", LOST.lastIndexOf(true, TRUTH - 1)];
      return t(said, { guess, take: guess - left });
    },
    read() {
      if (!takes.length) return t("bash.nothing");
      const { start, length } = periodOf(takes);
      if (plain(takes)) return t("bash.every", { most: takes.length, length });
      return t(start ? "bash.from" : "bash.repeats", { takes: takes.join(", "), length, start });
    },
    open: () => mark.lock(true),
    arrive: () => {},
    value: () => (at.open ? takes : mark.value),
    set(value) {
      if (at.open && Array.isArray(value)) allow(TAKES.filter((take) => value.includes(take)));
      if (!at.open && Number.isInteger(value)) mark.set(value);
    },
  };

  function allow(/** @type {number[]} */ next) {
    if (next.length && plain(next)) longest.set(next.length);
    takes = next;
    end = Math.max(0, ...takes);
    at.moved();
  }

  /** Returns the heaps that are P-positions, with fractions while the bar is being stretched. */
  function lost() {
    if (takes.length && plain(takes)) return range(TOP + 1).flatMap((k) => (k * (end + 1) <= TOP ? k * (end + 1) : []));
    return lostHeaps(takes, TOP).flatMap((yes, heap) => (yes ? heap : []));
  }

  /** Returns the path of a line with marked ends below the heaps `from` to `to` - 1.
   * @param {number} from @param {number} to */
  function bracket(from, to) {
    const lines = range(3).map((row) => {
      const [a, b] = [Math.max(from, row * ROW), Math.min(to, TOP + 1, (row + 1) * ROW)];
      if (a >= b) return "";
      const [left, right, y] = [(a - row * ROW) * cell + 3, (b - row * ROW) * cell - 3, HEAD + (row + 1) * pitch - 6];
      const stop = (/** @type {number} */ x) => `M${x} ${y - 5}v10`;
      return `M${left} ${y}H${right}${a === from ? stop(left) : ""}${b === Math.min(to, TOP + 1) ? stop(right) : ""}`;
    });
    return lines.join("");
  }
});
