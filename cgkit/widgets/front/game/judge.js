// What is said to an answer: by look-up, from what Python has written into the exercise.
import { normal } from "../maths/answers.js";
import { unmet } from "../maths/conditions.js";

const valueOf = (kind, canonical) => {
  if (kind === "number") return BigInt(canonical);
  return canonical === "" ? [] : canonical.split(",").map(BigInt);
};

/**
 * What an answer is worth: `verdict` is "right", "wrong", "unfit" (not what was asked for: it costs nothing) or
 * "unread". `accept` lists the right answers, `feedback` the likely wrong ones with what to say, `expect` what any
 * answer must be.
 * @typedef {{answers: string[], say: string}} Likely
 * @typedef {{kind: string, accept: string[], feedback: Likely[], expect?: [any, string][]}} Spec
 * @param {Spec} spec
 * @param {string} text
 * @returns {{verdict: "right" | "wrong" | "unfit" | "unread", say: string}}
 */
export function judge({ kind, accept, feedback, expect = [] }, text) {
  const answer = normal(kind, text);
  if (answer === null) return { verdict: "unread", say: "" };
  if (accept.includes(answer)) return { verdict: "right", say: "" };
  const known = feedback.find(({ answers }) => answers.includes(answer));
  if (known) return { verdict: "wrong", say: known.say };
  const message = kind === "choice" ? null : unmet(expect, valueOf(kind, answer));
  return message === null ? { verdict: "wrong", say: "" } : { verdict: "unfit", say: message };
}
