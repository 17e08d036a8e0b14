// The verdict on an answer, looked up in the data that Python wrote into the exercise.
import { KINDS } from "./index.js";

/**
 * Returns the verdict: "right", "wrong", "unfit" (doesn't fit the question, and costs nothing) or "unread". The spec
 * has the right answers (`accept`), the likely wrong answers with replies (`feedback`), and the conditions for every
 * answer (`must`). `replies` holds the opponent's answers to moves that don't win.
 * @param {Asked} spec
 * @param {string | null} text
 * @returns {{verdict: "right" | "wrong" | "unfit" | "unread", say: string}}
 */
export function judge(spec, text) {
  const kind = /** @type {Required<AnswerKind>} */ (KINDS[spec.kind]); // kinds with stored answers have every field
  const answer = kind.read(text);
  if (answer === null) return { verdict: "unread", say: "" };
  if (spec.accept?.includes(answer)) return { verdict: "right", say: "" };
  const known = spec.feedback?.find(({ answers }) => answers.includes(answer))?.say;
  if (known) return { verdict: "wrong", say: known };
  const message = kind.numbers && unmet(spec.must ?? [], kind.numbers(answer));
  if (message) return { verdict: "unfit", say: message };
  return { verdict: "wrong", say: kind.refute(spec, answer) };
}

// Conditions for every answer, right or wrong, from `Must` in `cgbook.teaching.answers`.

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
 * Returns the words of the first condition that fails, or null if all hold.
 * @param {{field: string, value: any, say: string}[]} must
 * @param {bigint[]} numbers
 */
export const unmet = (must, numbers) => must.find(({ field, value }) => !HOLDS[field](value, numbers))?.say ?? null;
