// Marks and labels on things, as an answer: what is chosen, and the text in which it is handed in.
// Chosen is a list with a number for each thing: of its label, or 0 where it is marked; null where it is neither.
// `many` says that several may be marked, `inOrder` that all labels are the answer, in order.

/**
 * The answer as text; null where something is still to be marked or labelled.
 * @param {MarksFormat} marks
 * @param {(number | null)[]} chosen
 * @param {{many?: boolean, inOrder?: boolean}} how
 * @returns {string | null}
 */
export function written({ items, labels }, chosen, { inOrder = false } = {}) {
  if (labels.length && chosen.includes(null)) return null;
  if (labels.length && inOrder) return chosen.map((label) => labels[label ?? 0]).join(",");
  const some = items.filter((_, i) => chosen[i] === 0).map(({ answer }) => answer);
  return some.length ? some.join(",") : labels.length ? "none" : null;
}

/**
 * What is chosen where this was the answer.
 * @param {MarksFormat} marks
 * @param {string} text
 * @param {{many?: boolean, inOrder?: boolean}} how
 * @returns {(number | null)[]}
 */
export function chosenIn({ items, labels }, text, { many = false, inOrder = false } = {}) {
  const parts = text.split(",");
  if (!text) return items.map(() => null);
  if (labels.length && inOrder) return items.map((_, i) => labels.indexOf(parts[i]));
  /** @param {MarkItem} item */
  const has = ({ answer }) => (many || labels.length ? parts.includes(answer) : answer === text);
  return items.map((item) => (has(item) ? 0 : labels.length ? 1 : null));
}
