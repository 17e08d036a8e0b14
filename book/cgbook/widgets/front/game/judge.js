// What is said to an answer: by look-up, from what Python has written into the exercise.
import { normal } from "../maths/answers.js";
import { unmet } from "../maths/conditions.js";
import { sentence, t } from "../page/words.js";

const LOOKED_UP = ["choice", "move", "moves"]; // every answer that can be given is of the right shape

const valueOf = (kind, canonical) => {
  if (kind === "number") return BigInt(canonical);
  return canonical === "" ? [] : canonical.split(",").map(BigInt);
};

const knownOf = (said, answer) => said.find(({ answers }) => answers.includes(answer))?.say;

/**
 * What is wrong with moves on a board: the opponent's answer to one that does not win, or that others win as well.
 * @param {Spec} spec
 * @param {string} answer
 */
function refuted({ kind, accept, replies = [] }, answer) {
  if (kind === "move") {
    const reply = knownOf(replies, answer);
    return reply ? t("answeredBy", { reply }) : "";
  }
  const right = new Set(accept.flatMap((one) => one.split("; ")));
  const wrong = answer.split("; ").find((one) => !right.has(one));
  if (!wrong) return t("moreWin");
  const reply = knownOf(replies, wrong);
  return t(reply ? "refuted" : "doesNotWin", { move: sentence(wrong), reply });
}

/**
 * What an answer is worth: `verdict` is "right", "wrong", "unfit" (not what was asked for: it costs nothing) or
 * "unread". `accept` lists the right answers, `feedback` the likely wrong ones with what to say, `expect` what any
 * answer must be; `replies` what the opponent does after a move that does not win.
 * @typedef {{answers: string[], say: string}} Likely
 * @typedef {{kind: string, accept: string[], feedback: Likely[], expect?: [any, string][], replies?: Likely[]}} Spec
 * @param {Spec} spec
 * @param {string | null} text
 * @returns {{verdict: "right" | "wrong" | "unfit" | "unread", say: string}}
 */
export function judge(spec, text) {
  const { kind, accept, feedback, expect = [] } = spec;
  const answer = normal(kind, text);
  if (answer === null) return { verdict: "unread", say: "" };
  if (accept.includes(answer)) return { verdict: "right", say: "" };
  const known = knownOf(feedback, answer);
  if (known) return { verdict: "wrong", say: known };
  if (LOOKED_UP.includes(kind)) return { verdict: "wrong", say: kind === "choice" ? "" : refuted(spec, answer) };
  const message = unmet(expect, valueOf(kind, answer));
  if (message !== null) return { verdict: "unfit", say: message };
  return { verdict: "wrong", say: kind === "number" && oneAway(accept, BigInt(answer)) ? t("oneAway") : "" };
}

/**
 * Whether a right answer is next to this one; small numbers are not given away so.
 * @param {string[]} accept
 * @param {bigint} answer
 */
const oneAway = (accept, answer) =>
  accept.map(BigInt).some((right) => right > 9n && [right - 1n, right + 1n].includes(answer));
