// The picture of a game, ready to be touched: drawn by its look, as tall as it has ever been, with its moves seen.
import { nameRow } from "../../game/names.js";
import { h } from "../../page/dom.js";
import { draggable } from "../../page/drag.js";
import { settle } from "../../page/motion.js";
import { touchable } from "../../page/touch.js";
import { sentence } from "../../page/words.js";
import { lookOf } from "../../skins/shared/look.js";

/**
 * `pick(move or null, how, text)` shows a move or says what is missing, `play(move)` makes it, `refuse(why)` says why
 * nothing can be done. The element holds the focus while there is no move to make.
 * @typedef {object} Touches
 * @property {(move: BoardMove | null, how: string, text?: string | null) => void} pick
 * @property {(move: BoardMove) => void} play
 * @property {(why?: string) => void} refuse
 * @param {Table} table @param {Touches} hears
 */
export function fieldOf(table, { pick, play, refuse }) {
  const { games, skin } = lookOf(table);
  const element = h("div", { class: "cg-board", tabindex: -1 });
  let tall = 0;

  /**
   * Draws a game with these moves. `before`: where the pieces were, so that what has moved is seen to move; `ghosts`:
   * what is gone leaves its outline. Returns the picture, and what gives the focus to a piece.
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
      chosen: (move, text, how = "chosen") => pick(move, how, text),
      play,
    });
    // the old picture is asked how tall it is, and not the new one: the page need not be laid out at once for that
    if (element.firstElementChild instanceof HTMLElement) tall = Math.max(tall, element.firstElementChild.offsetHeight);
    element.style.minHeight = `${tall}px`;
    element.replaceChildren(picture.element);
    const pieces = picture.pieces.map((one) => ({
      ...one,
      words: one.words ?? (one.move ? sentence(game.say(one.move)) : undefined),
    }));
    const resume = touchable(element, pieces, { show: pick, play, refuse });
    draggable(picture.grips ?? [], { show: pick, play });
    if (before) settle(element, before, ghosts);
    return { picture, resume };
  }

  /** How words number the pieces of a game from this start, where not as in the table.
   * @param {State} origin */
  const numbers = (origin) => (/** @type {Turn[]} */ past) => skin.numbers?.(table, origin, past, games) ?? null;

  return { element, draw, numbers, told: skin.told };
}
