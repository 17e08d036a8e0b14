// Words about games with sequences of values: the rule of a take-and-break code or the reason to refuse it, the reason
// for a heap's value, and the period with its proof. This module also reads the numbers of a subtraction set.
import { grouped, list, sentences, t } from "../page/words.js";

const TOLD = 5; // maximum number of moves to name

/** Returns the rule of a code in words, the same as `TakeAndBreak.rule`. @param {Breaks} breaks */
export function ruleOf({ groups, most, differ }) {
  /** @type {Map<string, number[]>} */
  const numbersOf = new Map(); // numbers of heaps that a move can leave, such as "0,1" -> numbers of chips to take
  for (let taken = 0; taken <= most; taken++) {
    const counts = [0, 1, 2, 3].filter((j) => groups[j].includes(taken));
    if (counts.length) numbersOf.set(String(counts), [...(numbersOf.get(String(counts)) ?? []), taken]);
  }
  if (!numbersOf.size) return t("octal.noMove");
  const heaps = (/** @type {number} */ j) => t(j === 2 && differ ? "octal.heaps.differ" : `octal.heaps.${j}`);
  const leaves = (/** @type {number[]} */ counts) =>
    counts.length > 1 && counts.every((count, i) => count === i)
      ? t("octal.atMost", { heaps: heaps(counts.length - 1) })
      : counts.map(heaps).join(t("or"));
  const clauses = [...numbersOf].map(([counts, numbers]) =>
    t("octal.clause", {
      numbers: numbers.map((taken) => (taken ? String(taken) : t("octal.heaps.0"))).join(t("or")),
      heaps: leaves(counts.split(",").map(Number)),
    }),
  );
  return t("octal.rule", { clauses: clauses.join(t("octal.orIt")) });
}

/** Explains why a typed text isn't a code that the page can read. @param {string} why @param {string} text */
export const refusal = (why, text) => t(`octal.refused.${why}`, { text });

/** @param {{taken: number, parts: number[]}} told */
function moveOf({ taken, parts }) {
  const left = list(parts, t("and"));
  if (!taken) return t("octal.divide", { left });
  return left ? t("octal.leave", { taken, left }) : t("octal.take", { taken });
}

/** Explains a heap's value from the result of `reached` (maths/octal.js). Names moves to smaller values, at most TOLD,
 * but no moves to larger values.
 * @param {number} size @param {{moves: {taken: number, parts: number[], value: number}[], missing: number}} told */
export function whyValue(size, { moves, missing }) {
  if (!moves.length) return t("octal.noOption", { size });
  const values = moves.map((move, i) =>
    move.value < missing && i < TOLD
      ? t("octal.reaches", { move: moveOf(move), value: move.value })
      : String(move.value),
  );
  return t("octal.why", { size, missing, values: list(values, t("and")) });
}

// The numbers of a subtraction set as a reader writes them, and words about the period found.
const LARGEST = 60;

/** Returns the {numbers} in a typed text, smallest first, or the reason to refuse the text ({said}).
 * @param {string} text */
export function numbersIn(text) {
  const parts = text
    .replace(/[{}]/g, "")
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (!parts.length) return { said: t("noNumbers") };
  const wrong = parts.find((part) => !/^\d{1,9}$/.test(part) || Number(part) < 1);
  if (wrong !== undefined) return { said: t("notANumber", { part: wrong }) };
  const numbers = [...new Set(parts.map(Number))].sort((a, b) => a - b);
  const number = Math.max(...numbers);
  return number > LARGEST ? { said: t("tooLarge", { number, most: LARGEST }) } : { numbers };
}

/** Explains why the period never ends: a window recurs, or there are as many values as Guy and Smith's theorem needs.
 * @param {number[]} values @param {any} period */
export function certificate(values, { start, length, window, enough, most, parts }) {
  if (enough) return t(parts > 1 ? "certificateParts" : "certificatePart", { enough: grouped(enough), most, parts });
  const first = window <= 12 ? `, ${values.slice(start, start + window).join(" ")},` : "";
  return t(window > 1 ? "certificate" : "certificateOne", { window, start, first, again: start + length });
}

/** Describes a period and its exceptions. @param {{start: number, length: number, exceptions: number[]}} told */
export function summary({ start, length, exceptions }) {
  const apart =
    exceptions.length > 30
      ? t("manyExceptions", { count: exceptions.length })
      : exceptions.length > 0 && t("exceptionsAt", { places: list(exceptions) });
  return sentences(t(start ? "periodFrom" : "periodAtOnce", { length, start }), apart);
}
