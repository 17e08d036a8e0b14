// What an answer is worth, looked up in what Python has written into the exercise.
import { KINDS } from "./index.js";

/**
 * `verdict` is "right", "wrong", "unfit" (not what was asked for: it costs nothing) or "unread". `accept` lists the
 * right answers, `feedback` the likely wrong ones with what to say, `must` what any answer must be; `replies` what the
 * opponent does after a move that does not win.
 * @param {Asked} spec
 * @param {string | null} text
 * @returns {{verdict: "right" | "wrong" | "unfit" | "unread", say: string}}
 */
export function judge(spec, text) {
  const kind = /** @type {Required<AnswerKind>} */ (KINDS[spec.kind]); // those that are looked up have all of it
  const answer = kind.read(text);
  if (answer === null) return { verdict: "unread", say: "" };
  if (spec.accept?.includes(answer)) return { verdict: "right", say: "" };
  const known = spec.feedback?.find(({ answers }) => answers.includes(answer))?.say;
  if (known) return { verdict: "wrong", say: known };
  const message = kind.numbers && unmet(spec.must ?? [], kind.numbers(answer));
  if (message) return { verdict: "unfit", say: message };
  return { verdict: "wrong", say: kind.refute(spec, answer) };
}

// What any answer must be, right or wrong, as `Must` of `cgbook.teaching.answers` tells it.

/** @param {(number | null)[]} bounds @param {number | bigint} n */
const between = ([low, high], n) => (low === null || n >= low) && (high === null || n <= high);

/** @type {Record<string, (value: any, numbers: bigint[]) => boolean>} */
const HOLDS = {
  count: (bounds, numbers) => between(bounds, numbers.length),
  range: (bounds, numbers) => numbers.every((one) => between(bounds, one)),
  among: (all, numbers) => numbers.every((one) => all.map(BigInt).includes(one)),
  distinct: (_, numbers) => new Set(numbers).size === numbers.length,
  increasing: (_, numbers) => numbers.every((one, i) => !i || numbers[i - 1] <= one),
};

/**
 * The words of the first field that does not hold; null where all do.
 * @param {{field: string, value: any, say: string}[]} must
 * @param {bigint[]} numbers
 */
export const unmet = (must, numbers) => must.find(({ field, value }) => !HOLDS[field](value, numbers))?.say ?? null;
