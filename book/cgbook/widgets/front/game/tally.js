// A sum that a reader puts together from the rows of a table.
import { nimSum } from "../maths/columns.js";
import { EMPTY, say, score, winningMoves } from "./table.js";

/** The state of parts [game, size], and what is to be said of it. */
export function tally(table, parts) {
  const rows = new Map(table.rows.map(([game, [size]], id) => [`${game},${size}`, id]));
  const state = parts.map(([game, size]) => [rows.get(`${game},${size}`) ?? EMPTY]);
  const worth = state.map(([id]) => (id === EMPTY ? 0 : table.rows[id][2]));
  const total = nimSum(worth);
  const wins = score(table, state) > 0 ? winningMoves(table, state).map((move) => say(table, state, move)) : [];
  return { state, worth, total, wins };
}
