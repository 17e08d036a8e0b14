// A large table need not carry moves that a look knows itself; here they are filled in. Values never come from a look.
// Each move is compared with Python, row by row, in Node.
import { skinOf } from "./names.js";

/** The table with the moves that it left out filled in. */
export function complete(table) {
  if (table.rows.every((row) => row.length > 3)) return table;
  const rows = new Map(table.rows.map(([game, component], id) => [JSON.stringify([game, component]), id]));
  const acts = new Map(table.acts.map((act, i) => [JSON.stringify(act), i]));
  const actNumber = (act) => {
    const key = JSON.stringify(act);
    if (!acts.has(key)) acts.set(key, acts.size);
    return acts.get(key);
  };
  const filled = table.rows.map((row) => {
    if (row.length > 3) return row;
    const [game, component] = row;
    const moves = skinOf(table.games[game])
      .moves(component)
      .map(([step, ...left]) => [step, ...left.map((one) => rows.get(JSON.stringify([game, one])))])
      .filter((move) => !move.includes(undefined)) // what the table lacks may not be reached
      .map(([step, ...to]) => [actNumber([step]), ...to]);
    return [...row, moves];
  });
  return { ...table, rows: filled, acts: [...acts.keys()].map((key) => JSON.parse(key)) };
}
