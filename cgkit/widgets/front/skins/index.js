// A skin draws a state. It is a function of {table, state, moves, play, refuse, button, plain, before} that returns {element, preview(move or null)}.
// `moves` are the legal ones now, each with its `act` (none while the opponent thinks); `play(move)` makes one; `refuse(why)` says why not, or what is
// allowed; `plain` leaves out what the reader has not met; `before` is the state drawn last, or null; `button(move, attributes, ...face)` is the button of a move. A skin whose picture holds a button for every
// move says `holdsMoves`, and the list of moves below the board is left out; so it is where moves are put together on the board, by keyboard too: such a skin
// says `chooses`, and `home` is where its keyboard begins.
import { heapsToBreak } from "./break.js";
import { boxes } from "./boxes.js";
import { cards } from "./cards.js";
import { chocolate } from "./chocolate.js";
import { choose } from "./choose.js";
import { coinGrid } from "./coin_grid.js";
import { coins } from "./coins.js";
import { digraph } from "./digraph.js";
import { generic } from "./generic.js";
import { hackenbush } from "./hackenbush.js";
import { heap, nim } from "./heap.js";
import { line } from "./line.js";
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

const grids = Object.fromEntries([0, 1].flatMap((row) => [0, 1].map((column) => [`coin-grid-${row}${column}`, coinGrid(row, column)])));
const skins = {
  beads,
  boxes,
  break: heapsToBreak,
  cards,
  chocolate,
  choose,
  coins: coins(),
  "coins-from-0": coins({ first: 0 }),
  "coins-imagined": coins({ imagined: true }),
  ...grids,
  digraph,
  dots: heapsToBreak,
  files,
  generic,
  hackenbush,
  heap,
  limit: heap,
  line,
  nim,
  northcott,
  piles,
  pins,
  queen,
  ring,
  sos,
  stairs,
  strip,
  treblecross,
  vertices,
};
const skinOf = (game) => skins[game?.skin] ?? generic;

/** The skin that the game asks for; of a sum, each part as its game asks. Boards of coins alone are drawn by one skin, which knows of several. */
export function skinFor(table) {
  const names = new Set(table.games.map(({ skin }) => skin));
  const together = names.size === 1 && [...names][0].startsWith("coin");
  return table.start[0].length > 1 && !together ? parts(table, skinOf) : skinOf(gameOf(table, 0) ?? table.games[0]);
}
