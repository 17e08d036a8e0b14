// A skin draws a state. It is a function of {table, state, moves, play, refuse, button, plain} that returns {element, preview(move or null)}.
// `moves` are the legal ones now, each with its `act` (none while the opponent thinks); `play(move)` makes one; `refuse()` says what is
// allowed; `plain` leaves out what the reader has not met; `button(move, attributes, ...face)` is the button of a move. A skin whose picture holds a button for every
// move says `holdsMoves`, and the list of moves below the board is left out.
import { heapsToBreak } from "./break.js";
import { boxes } from "./boxes.js";
import { cards } from "./cards.js";
import { chocolate } from "./chocolate.js";
import { coins } from "./coins.js";
import { generic } from "./generic.js";
import { heap, nim } from "./heap.js";
import { northcott } from "./northcott.js";
import { gameOf, parts } from "./parts.js";
import { piles } from "./piles.js";
import { queen } from "./queen.js";
import { ring } from "./ring.js";
import { beads, files, pins, vertices } from "./rows.js";
import { sos } from "./sos.js";
import { stairs } from "./stairs.js";
import { strip } from "./strip.js";
import { treblecross } from "./treblecross.js";

const skins = {
  beads, boxes, break: heapsToBreak, cards, chocolate, coins, dots: heapsToBreak, files, generic, heap, limit: heap, nim, northcott, piles, pins, queen, ring, sos, stairs,
  strip, treblecross, vertices,
};
const skinOf = (game) => skins[game?.skin] ?? generic;

/** The skin that the game asks for; of a sum, each part as its game asks. */
export function skinFor(table) {
  return table.start[0].length > 1 ? parts(table, skinOf) : skinOf(gameOf(table, 0) ?? table.games[0]);
}
