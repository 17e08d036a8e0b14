// Facts about the vertices of a drawn graph, and the reason for each in a sentence or two.
import { loopy, mex, retrograde } from "../maths/labelling.js";
import { list, namesOf, sentences, t } from "../page/words.js";
import { letter } from "./table.js";

/** Returns the score and the value of each vertex; a value that's a list means ∞. @param {number[][]} options */
export const facts = (options) => ({ score: retrograde(options).score, value: loopy(options) });

const infinite = (/** @type {number[]} */ value) => (value.length ? `∞(${value.join(", ")})` : "∞");
/** @param {number | number[]} value */
export const valueText = (value) => (Array.isArray(value) ? infinite(value) : String(value));
/** Returns the outcome of a position with a value, which is a number or, for ∞, a list of numbers.
 * @param {number | number[]} value */
export const letterOfValue = (value) => (Array.isArray(value) ? (value.includes(0) ? "N" : "D") : value ? "N" : "P");

/** Returns the label of a vertex. kind: "outcome", "value" or "remoteness".
 * @param {Facts} facts @param {number} v @param {string} kind */
export function labelOf({ score, value }, v, kind) {
  if (kind === "value") return valueText(value[v]);
  if (kind === "remoteness") return score[v] ? String(Math.abs(score[v]) - 1) : "–";
  return letter(score[v]);
}

/** Explains in a sentence or two why a vertex has its label.
 * @param {{names: string[], options: number[][]}} graph @param {Facts} facts @param {number} v @param {string} kind */
export function why({ names, options }, { score, value }, v, kind) {
  const to = [...new Set(options[v])];
  const name = names[v];
  const named = (/** @type {number[]} */ some) => namesOf(some.map((w) => names[w]));
  if (kind === "value") return whyValue(names, options, value, v, to);
  if (!to.length) return t(kind === "remoteness" ? "remote0" : "terminalP", { name });
  if (kind === "outcome") {
    if (score[v] > 0) return t("toP", { name, to: names[Number(to.find((w) => score[w] < 0))] });
    if (score[v] < 0) return t("allN", { name, to: named(to) });
    const drawn = to.filter((w) => !score[w]);
    return t("toD", { name, to: named(drawn), n: drawn.length });
  }
  if (!score[v]) return t("remoteD", { name });
  const rest = (/** @type {number} */ w) => Math.abs(score[w]) - 1;
  const some = score[v] > 0 ? to.filter((w) => score[w] < 0) : to;
  const best = some.reduce((a, b) => ((score[v] > 0 ? rest(b) < rest(a) : rest(b) > rest(a)) ? b : a));
  return t(score[v] > 0 ? "remoteN" : "remoteP", { name, to: names[best], rest: rest(best), label: rest(best) + 1 });
}

/**
 * @param {string[]} names @param {number[][]} options @param {(number | number[])[]} value @param {number} v
 * @param {number[]} to
 */
function whyValue(names, options, value, v, to) {
  const numbered = to.filter((w) => !Array.isArray(value[w]));
  const open = to.filter((w) => Array.isArray(value[w]));
  if (Array.isArray(value[v])) {
    const least = mex(numbered.map((w) => Number(value[w])));
    const stuck = open.find((w) => !options[w].some((u) => value[u] === least));
    return t("infinite", { name: names[v], label: valueText(value[v]), least, stuck: names[Number(stuck)] });
  }
  const back = open.map((w) => [w, Number(options[w].find((u) => value[u] === value[v]))]);
  const rule = to.length ? "mex" : "terminal";
  return whyNumber(names, { vertex: v, label: value[v], rule, to: numbered, back }, value);
}

/** Explains a vertex's number: the options `to` have numbers, and `back` has a reply to each other option.
 * @param {string[]} names @param {Step} step @param {any[]} numbers */
export function whyNumber(names, { vertex, label, rule, to, back = [] }, numbers) {
  const name = names[vertex];
  if (rule === "terminal") return t("terminal0", { name });
  const told = { name, to: namesOf(to.map((w) => names[w])), values: list(to.map((w) => numbers[w])), label };
  const key = to.length > 1 ? "mex" : to.length ? "mexOne" : "mexNone";
  return sentences(t(key, told), ...back.map(([from, w]) => t("goOn", { from: names[from], to: names[w], label })));
}
