// A desk to play at: a board whose moves are touched and shown, the button that makes the one that is shown, and the
// list of them all. The player sits at it, and so do answers that are moves.
import { actOf, keyOf } from "../../game/table.js";
import { button, h } from "../../page/dom.js";
import { middle } from "../../page/touch.js";
import { t } from "../../page/words.js";
import { fieldOf } from "./field.js";
import { moveList } from "./move_list.js";

/**
 * `say(move)` gives its words, and `play(move)` makes it; `shown(move or null, how, text)` hears what is shown, or what
 * is missing; `label(move or null)` says what the button does, "" where there is nothing to do, and `idle()` does it
 * where no move is shown; `paint(pieces, mark)` puts marks on them and, by `mark(marked)`, in the list; `refuse(why)`
 * says why nothing can be done.
 * @typedef {object} Sits
 * @property {(move: Move) => string} say
 * @property {(move: BoardMove) => void} play
 * @property {(move: BoardMove | null, how: string, text: string | null) => void} shown
 * @property {(move: BoardMove | null) => string} label
 * @property {() => void} idle
 * @property {(pieces: Piece[], mark: Mark) => void} paint
 * @property {(why?: string) => void} refuse
 * @typedef {(marked: (move: BoardMove) => boolean) => void} Mark
 * @param {Table} table @param {Sits} reader
 */
export function desk(table, { say, play, shown, label, idle, paint, refuse }) {
  const field = fieldOf(table, { pick, play, refuse });
  const board = field.element;
  const words = h("span");
  const go = button(words, () => (selected ? play(selected) : idle()), { class: "cg-go cg-main" });
  const all = moveList(table, { say, pick: (move) => pick(move, "pointer"), play });
  /** @type {Picture} */
  let picture;
  /** @type {(place: number[] | null) => boolean} */
  let resume;
  let offered = /** @type {BoardMove[]} */ ([]); // the legal moves, as the picture knows them
  let selected = /** @type {BoardMove | null} */ (null); // the one that is shown
  let pointed = false; // by a mouse, which needs no button

  /**
   * Draws a game anew, with these moves to make. `before`: where the pieces were, so that what has moved is seen to
   * move; `focus`: the reader is here.
   * @param {Game} game @param {Move[]} moves
   * @param {{before?: Placed | null, ghosts?: boolean, plain?: boolean, answer?: Turn | null, focus?: boolean}} how
   * @typedef {ReturnType<typeof import("../../page/motion.js").places>} Placed
   */
  function draw(game, moves, { before = null, ghosts = false, plain, answer = null, focus = false }) {
    const at = document.activeElement;
    const from = focus && at && board.contains(at) ? middle(at) : null;
    offered = moves.map((one) => ({ ...one, act: actOf(table, game.state, one) }));
    selected = null;
    ({ picture, resume } = field.draw(game, offered, { before, ghosts, plain, answer }));
    all.list(game.state, offered);
    refresh();
    if (focus && !(offered.length && resume(from))) (go.disabled ? board : go).focus({ preventScroll: true });
  }

  /** @param {BoardMove | null} move @param {string} how @param {string | null} text */
  function pick(move, how, text = null) {
    pointed = how === "pointer";
    preview(move);
    shown(selected, how, text);
  }

  /** Shows one of the moves, or none, without a word. @param {Move | null | undefined} move */
  function select(move) {
    pointed = false;
    preview(move ? offered.find((one) => keyOf(one) === keyOf(move)) : null);
  }

  function preview(/** @type {BoardMove | null | undefined} */ move) {
    selected = move ?? null;
    picture.preview(selected);
    refresh();
  }

  /** Marks and words, as they are now. */
  function refresh() {
    words.textContent = label(selected);
    go.disabled = !words.textContent || Boolean(selected && pointed);
    paint(picture.pieces, all.mark);
  }

  /** How a move is made here: in pieces, or by a click or a second touch on one piece. */
  function howTo() {
    if (pieces().some(({ choose }) => choose)) return t("choosePieces");
    return t(matchMedia("(hover: hover)").matches ? "restOnPieces" : "touchPieces");
  }

  const holds = () => [board, go, all.element].some((one) => one.contains(document.activeElement));
  const pieces = () => picture.pieces;

  return {
    board,
    go,
    all: all.element,
    draw,
    howTo,
    select,
    refresh,
    holds,
    pieces,
    numbers: field.numbers,
    told: field.told,
  };
}
