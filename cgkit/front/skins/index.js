// A skin draws a state. It is a function of {table, state, moves, play, refuse, button, plain} that returns {element, preview(move or null)}.
// `moves` are the legal ones now, each with its `act` (none while the opponent thinks); `play(move)` makes one; `refuse()` says what is
// allowed; `plain` leaves out what the reader has not met; `button(move, attributes, ...face)` is the button of a move. A skin whose picture holds a button for every
// move says `holdsMoves`, and the list of moves below the board is left out.
import { boxes } from "./boxes.js";
import { cards } from "./cards.js";
import { chocolate } from "./chocolate.js";
import { coins } from "./coins.js";
import { generic } from "./generic.js";
import { heap, nim } from "./heap.js";
import { northcott } from "./northcott.js";
import { piles } from "./piles.js";
import { queen } from "./queen.js";
import { ring } from "./ring.js";
import { sos } from "./sos.js";
import { stairs } from "./stairs.js";
import { strip } from "./strip.js";

const skins = { boxes, cards, chocolate, coins, generic, heap, limit: heap, nim, northcott, piles, queen, ring, sos, stairs, strip };

/** The skin that all games of the table ask for, else the generic one. */
export function skinFor(table) {
  const names = new Set(table.games.map((game) => game.skin));
  return (names.size === 1 && skins[[...names][0]]) || generic;
}
