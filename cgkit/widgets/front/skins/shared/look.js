// Which look draws a table.
//
// A look is one file of this folder's parent, found by the `skin` of the game. It says what it can by declared fields:
//   draw(view)      draws a state; returns {element, preview(move or null), home (where the keyboard begins)}
//   holds           its picture holds a button for every move, so that the list of moves is left out
//   chooses         its picture is where moves are put together, by keyboard too
//   together        it draws several boards at once, when all are its own
//   name(component) what a component is called; order(component, component) how a board is read; nothing: the
// word for none
//   moves(component) the moves that it knows itself, where the rules say so
// A view is {table, state, moves, play, refuse, button, plain, before, games, name}. `moves` are the legal ones
// now, each
// with its `act` (none while the opponent thinks); `play(move)` makes one; `refuse(why)` says why not, or what
// is allowed;
// `plain` leaves out what the reader has not met; `before` is the state drawn last, or null; `games` has the
// game of each
// board, with what it needs for its picture as `drawing`; `name(row)` says what a row is called;
// `button(move, attributes, ...face)` is the button of a move.
import { skinOf } from "../../game/names.js";
import { gameOf } from "../../game/table.js";
import { sum } from "./sum.js";

/** The games of the boards, and the look that draws them: that of the game, or, of a sum, each part by its own. */
export function lookOf(table) {
  const games = table.start[0].map((_, b) => gameOf(table, b));
  const own = games.map(skinOf);
  const alone = games.length < 2 || (own[0].together && own.every((one) => one === own[0]));
  return { games, skin: alone ? (own[0] ?? skinOf(null)) : sum };
}
