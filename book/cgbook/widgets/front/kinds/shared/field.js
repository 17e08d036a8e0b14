// The picture of a game, drawn by the game's look. Pieces can be touched and dragged, their movements are shown, and
// the picture's height never shrinks.
import { nameRow } from "../../game/names.js";
import { h } from "../../page/dom.js";
import { draggable } from "../../page/drag.js";
import { settle } from "../../page/motion.js";
import { touchable } from "../../page/touch.js";
import { sentence } from "../../page/words.js";
import { lookOf } from "../../skins/shared/look.js";

/** Creates the picture's element, which keeps the focus while there are no legal moves.
 * @param {Table} table @param {Touches} hears */
export function fieldOf(table, hears) {
  const { games, skin } = lookOf(table);
  const element = h("div", { class: "cg-board", tabindex: -1 });
  let tall = 0;

  /**
   * Draws a game with its legal moves. `before`: the old places of the pieces, so that their movement can be shown.
   * `ghosts`: whether moved and missing pieces leave outlines. Returns the picture and a function that focuses a piece.
   * @param {Game} game @param {BoardMove[]} moves
   * @param {{before: Map<string, any> | null, ghosts: boolean, plain?: boolean, answer: Turn | null}} how
   */
  function draw(game, moves, { before, ghosts, plain, answer }) {
    const picture = skin.draw({
      table,
      state: game.state,
      origin: game.start,
      past: game.past,
      moves,
      plain,
      before: before && (game.past.at(-1)?.state ?? null),
      answer,
      games,
      name: (id) => nameRow(table, id),
      chosen: (move, text, how = "chosen") => hears.show(move, how, text),
      play: hears.play,
    });
    // measure the old picture, because measuring the new one would force a layout now
    if (element.firstElementChild instanceof HTMLElement) tall = Math.max(tall, element.firstElementChild.offsetHeight);
    element.style.minHeight = `${tall}px`;
    element.replaceChildren(picture.element);
    element.dispatchEvent(new Event("drawn")); // the book's pages size the board to its picture
    const pieces = picture.pieces.map((one) => ({
      ...one,
      words: one.words ?? (one.move ? sentence(game.say(one.move)) : undefined),
    }));
    const resume = touchable(element, pieces, hears);
    draggable(picture.grips ?? [], hears);
    if (before) settle(element, before, ghosts);
    return { picture, resume };
  }

  /** Returns a function that numbers the pieces for sentences about a game from this start. The function returns null
   * to keep the table's own numbers.
   * @param {State} origin */
  const numbers = (origin) => (/** @type {Turn[]} */ past) => skin.numbers?.(table, origin, past, games) ?? null;

  return { element, draw, numbers, told: skin.told, howTo: skin.howTo };
}
