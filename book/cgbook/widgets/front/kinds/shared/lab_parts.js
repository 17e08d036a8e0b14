// Draws the parts of the laboratory's answers.
import { h } from "../../page/dom.js";
import { list, sentence, t } from "../../page/words.js";
import { plot } from "./plot.js";

const soft = (/** @type {Child} */ text) => h("p", { class: "cg-legend" }, text);

/** @param {LabPart} part */
function moves({ moves = [], count = 0, alike = 0 }) {
  if (!count) return [t("lab.noWin")];
  const lines = moves.map(([words, why]) =>
    h("li", {}, h("b", {}, words), h("span", { class: "cg-legend" }, `: ${why}`)),
  );
  const values = { count: String(count), listed: String(moves.length) };
  const more = moves.length < alike ? t("lab.listed", values) : alike < count ? t("lab.alike", values) : "";
  return [h("ul", { class: "cg-lines" }, lines), more && soft(more)];
}

/** @param {LabPart} part */
function value({ value, summands }) {
  if (!summands) return [h("b", {}, value)];
  const parts = summands.map(([name, worth]) => t("lab.part", { name, value: worth }));
  return [t("lab.nimSum", { parts: parts.join(" ⊕ "), value: "" }), h("b", {}, value)];
}

/** @param {LabPart} part */
function along({ name, first = 0, values, outcomes = [], period, noPeriod, known = [], survey }) {
  const terms = values ?? outcomes;
  const last = first + terms.length - 1;
  const row = h(
    "p",
    { class: "cg-lab-values", tabindex: 0, role: "group", "aria-label": t("lab.heads.along") },
    h("code", {}, terms.join(" ")),
  );
  const numbers = { name, first: String(first), last: String(last) };
  if (!values) return [soft(t("lab.outcomesOf", numbers)), row];
  const drawn = plot([...Array.from({ length: first }, () => 0), ...values], period ?? null, first);
  const says = period ? t(period.saltus ? "lab.saltus" : "lab.period", period) : noPeriod;
  return [
    soft(t("lab.valuesOf", numbers)),
    h("div", { class: "cg-plot-place" }, drawn),
    row,
    says && h("p", {}, says),
    survey && soft(survey),
    known.length > 0 && soft(t("lab.known", { names: list(known) })),
  ];
}

/** @type {Record<string, (part: LabPart) => Child[]>} */
const drawn = {
  game: ({ title, rule }) => [h("b", {}, title), soft(rule)],
  outcome: () => [],
  moves,
  value,
  along,
};

/** Returns, in order, the parts of an answer to show below the sentence that says who wins.
 * @param {Record<string, LabPart>} parts */
export const toldOf = (parts) =>
  Object.keys(drawn).flatMap((name) => (parts[name] && (name !== "outcome" || parts[name].why) ? [parts[name]] : []));

/** Creates a part of an answer below its heading, or the reason why Python didn't find the part.
 * @param {LabPart} found */
export function partOf(found) {
  const head = h("dt", {}, t(`lab.heads.${found.part}`));
  const cells = found.why ? [soft(`${sentence(found.why)}.`)] : drawn[found.part ?? ""](found);
  return [head, h("dd", {}, cells.filter(Boolean))];
}
