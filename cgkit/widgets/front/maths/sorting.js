// Rows of a table, sorted and searched. Numbers sort as numbers; what is not there comes last, either way.

const compare = (a, b) =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");

/** The rows that contain the text in some column, sorted by a column (-1: as they stand). */
export function arranged(rows, { column, down, wanted }) {
  const found = rows.filter(
    (row) =>
      row.some((cell) => cell !== null && String(cell).toLowerCase().includes(wanted.trim().toLowerCase())) ||
      !wanted.trim(),
  );
  if (column < 0) return found;
  const known = found
    .filter((row) => row[column] !== null)
    .sort((x, y) => compare(x[column], y[column]) * (down ? -1 : 1));
  return [...known, ...found.filter((row) => row[column] === null)];
}
