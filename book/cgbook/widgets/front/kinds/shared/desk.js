// A desk to play at: a board where moves are touched and previewed, a button that makes the previewed move, and the
// list of all moves. The player uses a desk, and so do exercises whose answer is a move.
import { actOf, keyOf } from "../../game/table.js";
import { button, h } from "../../page/dom.js";
import { middle } from "../../page/touch.js";
import { t } from "../../page/words.js";
import { fieldOf } from "./field.js";
import { moveList } from "./move_list.js";

/**
 * `say(move)` returns the words for a move, and `play(move)` makes it. `shown(move or null, how, text)` is called with
 * the previewed move, or with words that say what's missing. `label(move or null)` returns the button's label, or ""
 * if there's nothing to do. `idle()` is called by the button when there's no preview. `paint(pieces, mark)` marks the
 * pieces and, by calling `mark(marked)`, the list. `refuse(why)` says why nothing can be done.
 * @typedef {(marked: (move: BoardMove) => boolean) => void} Mark
 * @param {Table} table
 * @param {Pick<Touches, "play" | "refuse"> & {say: (move: Move) => string, label: (move: BoardMove | null) => string,
 *   shown: (move: BoardMove | null, how: string, text: string | null) => void, idle: () => void,
 *   paint: (pieces: Piece[], mark: Mark) => void}} reader
 */
export function desk(table, { say, play, shown, label, idle, paint, refuse }) {
  const field = fieldOf(table, { show: pick, play, refuse });
  const board = field.element;
  const words = h("span");
  const go = button(words, () => (selected ? play(selected) : idle()), { class: "cg-go cg-main" });
  const all = moveList(table, say, { show: pick, play });
  /** @type {Picture} */
  let picture;
  /** @type {(place: number[] | null) => boolean} */
  let resume;
  let offered = /** @type {BoardMove[]} */ ([]); // the legal moves, with the picture's details
  let selected = /** @type {BoardMove | null} */ (null); // the previewed move
  let pointed = false; // whether a mouse points at the move, which makes the button unnecessary

  /**
   * Draws a game with its legal moves. `before`: the old places of the pieces, so that their movement can be shown.
   * `focus`: whether to give the board the focus.
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

  /** Previews a move, or none, without calling `shown`. @param {Move | null | undefined} move */
  function select(move) {
    pointed = false;
    preview(move ? offered.find((one) => keyOf(one) === keyOf(move)) : null);
  }

  function preview(/** @type {BoardMove | null | undefined} */ move) {
    selected = move ?? null;
    picture.preview(selected);
    refresh();
  }

  /** Updates the marks on the pieces and the words of the button. */
  function refresh() {
    words.textContent = label(selected);
    go.disabled = !words.textContent || Boolean(selected && pointed);
    paint(picture.pieces, all.mark);
  }

  /** Returns the sentence that explains how to make a move. */
  function howTo() {
    if (field.howTo) return t(field.howTo);
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
