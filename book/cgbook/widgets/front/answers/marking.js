// Answers that are marks and labels on things, and their form as text.
// `chosen` has an entry for each thing: the number of its label, 0 for a mark, or null for neither. `many` says that
// several things can be marked, and `inOrder` that the answer is the list of all labels, in order.

/**
 * Returns the answer as text, or null if something is still to be marked or labelled.
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
 * Returns the marks and labels of an answer's text, in the form of `chosen`.
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
