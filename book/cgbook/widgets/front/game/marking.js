// Marks and labels on things, as an answer: what is chosen, and the text in which it is handed in.
// Chosen is a list with a number for each thing: of its label, or 0 where it is marked; null where it is neither.

/** Whether one thing alone is marked. */
export const single = ({ kind, marks }) => !marks.labels.length && kind !== "set";

/**
 * The answer as text; null where something is still to be marked or labelled.
 * @param {any} spec
 * @param {(number | null)[]} chosen
 * @returns {string | null}
 */
export function written({ kind, marks: { items, labels } }, chosen) {
  if (labels.length && chosen.includes(null)) return null;
  if (labels.length && kind === "list") return chosen.map((label) => labels[label ?? 0]).join(",");
  const some = items.filter((_, i) => chosen[i] === 0).map(({ answer }) => answer);
  return some.length ? some.join(",") : labels.length ? "none" : null;
}

/**
 * What is chosen where this was the answer.
 * @param {any} spec
 * @param {string} text
 * @returns {(number | null)[]}
 */
export function chosenIn(spec, text) {
  const { items, labels } = spec.marks;
  const parts = text.split(",");
  if (!text) return items.map(() => null);
  if (labels.length && spec.kind === "list") return items.map((_, i) => labels.indexOf(parts[i]));
  const has = ({ answer }) => (single(spec) ? answer === text : parts.includes(answer));
  return items.map((item) => (has(item) ? 0 : labels.length ? 1 : null));
}
