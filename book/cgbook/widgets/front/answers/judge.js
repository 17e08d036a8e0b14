// What an answer is worth, looked up in what Python has written into the exercise.
import { KINDS } from "./index.js";
import { unmet } from "./must.js";

/**
 * `verdict` is "right", "wrong", "unfit" (not what was asked for: it costs nothing) or "unread". `accept` lists the
 * right answers, `feedback` the likely wrong ones with what to say, `must` what any answer must be; `replies` what the
 * opponent does after a move that does not win.
 * @param {Asked} spec
 * @param {string | null} text
 * @returns {{verdict: "right" | "wrong" | "unfit" | "unread", say: string}}
 */
export function judge(spec, text) {
  const kind = KINDS[spec.kind];
  const answer = kind.read(text);
  if (answer === null) return { verdict: "unread", say: "" };
  if (spec.accept?.includes(answer)) return { verdict: "right", say: "" };
  const known = spec.feedback?.find(({ answers }) => answers.includes(answer))?.say;
  if (known) return { verdict: "wrong", say: known };
  const message = kind.numbers && unmet(spec.must ?? [], kind.numbers(answer));
  if (message) return { verdict: "unfit", say: message };
  return { verdict: "wrong", say: kind.refute(spec, answer) };
}
