// Backward induction as a lesson, with its steps in order, the reason for each label, and corrections of wrong guesses.
import { grundy, retrograde, numbering } from "../maths/labelling.js";
import { list, t } from "../page/words.js";
import { letterOfValue, valueText, whyNumber } from "./reasons.js";

/** Returns the steps sorted by vertex, with each vertex after its options, or unsorted if a loop prevents this.
 * @param {LessonStep[]} steps */
function readingOrder(steps) {
  const order = steps.map((step) => step.vertex).sort((a, b) => a - b);
  const place = new Map(steps.map((step) => [step.vertex, step]));
  const done = new Set();
  const sorted = [];
  while (sorted.length < order.length) {
    // take the first vertex whose options are all done; in a loop, fall back on the order of the steps
    const next = order.find((v) => !done.has(v) && place.get(v)?.needs.every((w) => done.has(w)));
    if (next === undefined) return steps;
    done.add(next);
    sorted.push(/** @type {LessonStep} */ (place.get(next)));
  }
  return sorted;
}

/**
 * Returns the steps for showing a graph's labels (`show`) and for asking about them (`quiz`), and whether every vertex
 * has a step. `rest(v)` is {text, letter}, the final label of a vertex without a step. kind: "outcome" or "grundy".
 * @param {LabelFormat} graph @param {string} kind
 */
export function lesson(graph, kind) {
  const { options, end } = graph;
  let { steps } = kind === "grundy" ? grundy(options) : retrograde(options, (v) => end[v]);
  const complete = steps.length === options.length;
  let rest = /** @type {(v: number) => {text: string, letter: string}} */ (() => ({ text: "D", letter: "D" }));
  if (kind === "grundy" && !complete) {
    const { value, steps: given } = numbering(options);
    steps = given;
    rest = (v) => ({ text: valueText(value[v]), letter: letterOfValue(value[v]) });
  }
  const detailed = steps.map((step) => ({ ...step, needs: [...new Set(options[step.vertex])] }));
  return { show: detailed, quiz: readingOrder(detailed), complete, rest };
}

/** Explains in a sentence why a vertex has its label.
 * @param {LabelFormat} graph @param {string} kind @param {LessonStep} step @param {any[]} labels */
export function explain(graph, kind, step, labels) {
  const name = graph.names[step.vertex];
  const to = list(step.to.map((v) => graph.names[v]));
  if (kind === "grundy") return whyNumber(graph.names, step, labels);
  if (step.rule === "terminal") return t(step.label === "P" ? "terminalP" : "terminalN", { name });
  return t(step.rule, { name, to });
}

/** Explains why a guess at the label of a step's vertex is wrong.
 * @param {string} kind @param {LessonStep} step @param {any} guess @param {LabelFormat} graph @param {any[]} labels */
export function correction(kind, step, guess, graph, labels) {
  const to = list(step.to.map((v) => graph.names[v]));
  if (kind !== "grundy") return t(`wrong.${step.rule}`, { to });
  const values = step.needs.map((v) => labels[v]);
  const why = values.includes(guess) ? t("isThere", { guess }) : t("smaller", { least: step.label });
  return t("wrong.mex", { guess, reason: why });
}
