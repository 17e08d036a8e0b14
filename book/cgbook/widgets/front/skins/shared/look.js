// Looks, which draw the tables of games.
//
// A look is one file of the parent folder, named by the `skin` of a game. Its fields declare its abilities:
//   draw(view)        draws a state; returns {element, preview(move or null), pieces, grips}
//   howTo             the key of the words that say how to make a move (default: touch pieces one after the other)
//   told              whether words must describe the position, because the picture doesn't show it
//   together          whether one picture can show several boards, if all of them have this look
//   heaps             like `together`, but only if one move can take from several heaps, or all boards are one game
//   name(component)   returns the name of a component
//   nothing           the key of the words for a board with nothing left
//   sides             the keys of the two players' names, if a component can begin with whose turn it is
//   order(one, other) compares components in the reading order of a board
//   moves(component)  returns the moves, for tables that leave them out (see game/complete.js)
//   numbers(table, origin, past, games)
//                     numbers the pieces for the sentences that name them (default: as in the table, see
//                     game/table.js)
//
// A view is {table, state, origin, past, moves, chosen, play, plain, before, answer, games, name}: `moves` are the
// legal moves now, each with its `act` (none while the opponent thinks); `origin` is the state at the beginning of the
// game, `past` the moves since; `before` is the state before the move now being made, or null; `answer` is the
// opponent's last move, {state, move}, to be marked until the reader moves, or null; `plain` leaves out ideas that the
// reader hasn't met; `games` holds the game of each board, with the data for its picture as `drawing`; `name(row)`
// returns the name of a row.
//
// A piece is {node, move, at, words, choose, why} (see page/touch.js). A touch makes a move or, while a move is being
// put together, chooses the piece. Then the look calls `chosen(move or null, text of what's missing, how)`, with `how`
// "touch" if one more touch makes the move, and `play(move)` to make it. `at`, [board, place], is the component of a
// chosen piece, so that a hint can mark the piece. A `data-key` identifies a node in the next drawing, so that its
// movement can be shown; `grips` are the nodes that can be dragged (see page/drag.js).
import { skinOf } from "../../game/names.js";
import { gameOf } from "../../game/table.js";
import { sum } from "./sum.js";

/** Returns the games of the boards, and their look; in a sum, each part is drawn by its own game's look.
 * @param {Table} table @returns {{games: BoardGame[], skin: Look}} */
export function lookOf(table) {
  const games = table.start[0].map((_, b) => gameOf(table, b));
  const own = games.map(skinOf);
  const same = own.every((one) => one === own[0]);
  const oneGame = games.every((game) => game?.title === games[0]?.title);
  const alone = games.length < 2 || (same && (own[0].together || (own[0].heaps && (table.touch !== 1 || oneGame))));
  return { games, skin: alone ? (own[0] ?? skinOf(null)) : sum };
}
