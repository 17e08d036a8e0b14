// A large table can leave out moves that a look computes itself; this module fills them in. Values never come from a
// look. Tests in Node compare each move with Python, row by row.
import { skinOf } from "./names.js";
import { EMPTY } from "./table.js";

/** Fills in the moves that a table left out. @param {TableFormat} told @returns {Table} */
export function complete(told) {
  const table = /** @type {Table} */ (told); // complete, except for rows without moves
  if (table.rows.every((row) => row.length > 3)) return table;
  const rows = new Map(table.rows.map(([game, component], id) => [JSON.stringify([game, component]), id]));
  const acts = new Map(table.acts.map((act, i) => [JSON.stringify(act), i]));
  const actNumber = (/** @type {Act[]} */ act) => {
    const key = JSON.stringify(act);
    const number = acts.get(key) ?? acts.size;
    acts.set(key, number);
    return number;
  };
  const filled = table.rows.map((row) => {
    if (row.length > 3) return row;
    const [game, component] = row;
    const moves = (skinOf(table.games[game]).moves?.(component) ?? []).flatMap(([step, ...left]) => {
      const to = left.map((one) => rows.get(JSON.stringify([game, one])) ?? EMPTY);
      return to.includes(EMPTY) ? [] : [[actNumber([step]), ...to]]; // no move leads outside the table
    });
    return /** @type {Row} */ ([game, component, row[2], moves]);
  });
  return { ...table, rows: filled, acts: [...acts.keys()].map((key) => JSON.parse(key)) };
}
