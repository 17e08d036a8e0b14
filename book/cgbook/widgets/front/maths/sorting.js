// Sorting and searching in the rows of a table. Numbers sort as numbers, and missing entries come last in both
// directions.

const compare = (/** @type {Cell} */ a, /** @type {Cell} */ b) =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");

/**
 * Returns the rows that contain the text in some column, sorted by a column (or unsorted, for -1). If there's a column
 * `alike`, returns only the first of the rows with equal cells in that column.
 * @param {Cell[][]} rows @param {{column: number, down: boolean, wanted: string, alike?: number}} told
 */
export function arranged(rows, { column, down, wanted, alike = -1 }) {
  const text = wanted.trim().toLowerCase();
  const met = new Set();
  const chosen = rows
    .filter((row) => !text || row.some((cell) => cell !== null && String(cell).toLowerCase().includes(text)))
    .filter((row) => alike < 0 || (!met.has(row[alike]) && met.add(row[alike])));
  if (column < 0) return chosen;
  const known = chosen
    .filter((row) => row[column] !== null)
    .sort((x, y) => compare(x[column], y[column]) * (down ? -1 : 1));
  return [...known, ...chosen.filter((row) => row[column] === null)];
}
