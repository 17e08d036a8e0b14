// A skin draws a state. It is a function of {table, state, moves, play, refuse} that returns {element, preview(move or null)}.
// `moves` are the legal ones now (none while the opponent thinks); `play(move)` makes one; `refuse()` says what is allowed.
import { generic } from "./generic.js";
import { heap } from "./heap.js";

const skins = { generic, heap };

/** The skin that all games of the table ask for, else the generic one. */
export function skinFor(table) {
  const names = new Set(table.games.map((game) => game.skin));
  return (names.size === 1 && skins[[...names][0]]) || generic;
}
