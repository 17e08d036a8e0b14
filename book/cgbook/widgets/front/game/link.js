// A position as text that can be sent to somebody, with its start, its players, and the moves so far.
import { Game } from "./game.js";
import { keyOf } from "./table.js";

const MOST_MOVES = 2_000; // maximum number of moves to read, because a link can hold a million
const WHO = ["first", "second", "friend"];

/** Returns text such as "0.first.0-1-2.0-0-0+1-2-1": the number of the start, the reader's seat, and each move's picks.
 * @param {{start: number, who: string, history: Picked[][]}} told */
export const write = ({ start, who, history }) =>
  [start, who, ...history.map((picks) => picks.map((pick) => pick.join("-")).join("+"))].join(".");

/** Reads a link as {start, who, history}; returns null if the link doesn't fit this table.
 * @param {string} text @param {Table} table */
export function read(text, table) {
  const [start, who, ...moves] = text.split(".");
  if (!/^\d{1,4}$/.test(start) || !WHO.includes(who) || !(Number(start) < table.start.length)) return null;
  if (moves.length > MOST_MOVES) return null;
  const game = new Game(table, table.start[Number(start)]);
  for (const move of moves) {
    const wanted = keyOf({ picks: move.split("+").map((pick) => pick.split("-").map(Number)) });
    const legal = game.legal.find((one) => keyOf(one) === wanted);
    if (!legal) return null;
    game.play(legal);
  }
  return { start: Number(start), who, history: game.past.map((turn) => turn.move.picks) };
}
