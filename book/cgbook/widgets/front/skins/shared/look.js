// Which look draws a table.
//
// A look is one file of this folder's parent, found by the `skin` of the game. It says what it can by declared fields:
//   draw(view)        draws a state; returns {element, preview(move or null), pieces, grips}
//   told              its picture does not show what is left, so that the words below say it
//   together          it draws several boards at once, when all are its own
//   heaps             the same, where one move may touch several of them, or they are heaps of one game
//   name(component)   what a component is called
//   nothing           the word for none
//   order(one, other) how a board is read
//   moves(component)  the moves that it knows itself, where the rules say so
//   numbers(table, origin, past, games)  how words number the pieces, where not as in the table (see game/table.js)
//
// A view is {table, state, origin, past, moves, chosen, play, plain, before, answer, games, name}: `moves` are the
// legal ones now, each with its `act` (none while the opponent thinks); `origin` is the state at the beginning of the
// game, `past` the moves since; `before` the state before the move that is just made, or null; `answer` the last move,
// {state, move}, where the opponent made it, so that it can be marked until the reader moves, or null; `plain` leaves
// out what the reader has not met; `games` has the game of each board, with what it needs for its picture as `drawing`;
// `name(row)` says what a row is called.
//
// A piece is {node, move, at, words, choose, why} (see page/touch.js). Touching it makes a move, or chooses it, where
// a move is put together: then the look calls `chosen(move or null, what is missing, how)`, with `how` "touch"
// where one more touch makes the move, and `play(move)` to make it;
// `at`, [board, place], is what such a piece is part of, so that a hint can mark it. A node with a `data-key` is known
// again in the next drawing, so that it can be seen to move; `grips` are what a hand would drag (see page/drag.js).
import { skinOf } from "../../game/names.js";
import { gameOf } from "../../game/table.js";
import { sum } from "./sum.js";

/** The games of the boards, and the look that draws them: that of the game, or, of a sum, each part by its own.
 * @param {Table} table @returns {{games: BoardGame[], skin: Look}} */
export function lookOf(table) {
  const games = table.start[0].map((_, b) => gameOf(table, b));
  const own = games.map(skinOf);
  const same = own.every((one) => one === own[0]);
  const oneGame = games.every((game) => game?.title === games[0]?.title);
  const alone = games.length < 2 || (same && (own[0].together || (own[0].heaps && (table.touch !== 1 || oneGame))));
  return { games, skin: alone ? (own[0] ?? skinOf(null)) : sum };
}
