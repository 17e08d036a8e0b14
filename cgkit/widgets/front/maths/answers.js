// Answers as people write them, and what is said to them: by look-up, from what Python has written into the exercise.
import { unmet } from "./conditions.js";

const MINUS = /[−–](?=\d)/g;
const NOTHING = /^(\{\s*\}|∅|none|nothing|no|empty)\.?$/i;

/** The whole numbers in a text, as a person writes them: "take 2", "1 and 4", "(3, 5)"; null where one is no whole number. */
function numbersIn(text) {
  if (/\d[.,]\d*[.,]?\d*e|\d\.\d|\d\s*\/\s*\d/i.test(text)) return null; // 2.5, 1e3, 1/2
  const found = text.match(/(?<![\w.])[-+]?\d+(?![\w]|\.\d)/g) ?? [];
  const digits = text.match(/\d+/g) ?? [];
  if (found.length !== digits.length || found.some((one) => one.length > 31)) return null; // 2x, x3
  return found.map((one) => BigInt(one.replace("+", "")));
}

/**
 * An answer as it is compared: "12", "2,5,9", the number of a choice; null where it cannot be read.
 * @param {string} kind @param {string} text
 */
export function normal(kind, text) {
  const trimmed = String(text ?? "").trim().replace(MINUS, "-");
  if (kind === "choice") return trimmed === "" ? null : trimmed;
  if (kind === "number" && /^[-+]?\d{1,3}([,  ]\d{3})+\.?$/.test(trimmed)) return normal(kind, trimmed.replace(/[,  .]/g, ""));
  const code = kind === "list" && trimmed.match(/^0?\.(\d+)$/); // a code of a game, 0.612, is the list of its digits
  const numbers = code ? [...code[1]].map(BigInt) : numbersIn(trimmed);
  if (numbers === null) return null;
  if (kind === "number") return numbers.length === 1 ? String(numbers[0]) : null;
  if (kind === "list") return numbers.length ? numbers.join(",") : null;
  if (!numbers.length) return NOTHING.test(trimmed) ? "" : null;
  return [...new Set(numbers)].sort((a, b) => (a < b ? -1 : 1)).join(",");
}

const valueOf = (kind, canonical) => {
  if (kind === "number") return BigInt(canonical);
  return canonical === "" ? [] : canonical.split(",").map(BigInt);
};

/**
 * What an answer is worth: `verdict` is "right", "wrong", "unfit" (not what was asked for: it costs nothing) or "unread".
 * `accept` lists the right answers, `feedback` the likely wrong ones with what to say, `expect` what any answer must be.
 * @param {{kind: string, accept: string[], feedback: {answers: string[], say: string}[], expect?: [any, string][]}} spec
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
