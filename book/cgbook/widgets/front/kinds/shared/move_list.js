// The folded list of all moves, which is a second way to make any move, for keyboards and screen readers.
import { nameRow } from "../../game/names.js";
import { button, h } from "../../page/dom.js";
import { pointed } from "../../page/touch.js";
import { sentence, t } from "../../page/words.js";

/**
 * Creates the list. `say(move)` returns the words for a move. Returns the element, and functions that list the moves of
 * a state and mark some of them.
 * @param {Table} table @param {(move: Move) => string} say @param {Pick<Touches, "show" | "play">} hears
 */
export function moveList(table, say, { show: pick, play }) {
  const summary = h("summary");
  const controls = h("div", { class: "cg-moves" });
  let doors = /** @type {[BoardMove, HTMLElement][]} */ ([]); // each move and its button

  function list(/** @type {State} */ state, /** @type {BoardMove[]} */ moves) {
    doors = [];
    summary.textContent = moves.length ? t("allMoves", { n: moves.length }) : t("noMove");
    const places = new Map();
    for (const one of moves) {
      const place = one.picks.length === 1 ? one.picks[0].slice(0, 2).join() : "";
      places.set(place, [...(places.get(place) ?? []), one]);
    }
    const groups = [...places].map(([place, some]) => {
      const [b, at] = place.split(",").map(Number);
      const label = !place ? t("movesInSeveral") : places.size > 1 ? groupLabel(state, b, at) : t("moves");
      return h("div", { class: "cg-group", role: "group", "aria-label": label }, some.map(moveButton));
    });
    controls.replaceChildren(...groups);
  }

  function moveButton(/** @type {BoardMove} */ move) {
    const show = () => pick(move, "pointer");
    const door = button(sentence(say(move)), () => play(move), {
      class: "cg-move",
      onpointerenter: (event) => pointed(event) && show(),
      onpointerleave: () => pick(null, "pointer"),
      onfocus: show,
    });
    doors.push([move, door]);
    return door;
  }

  /** Marks the chosen moves, if the reader can choose several. @param {(move: BoardMove) => boolean} marked */
  function mark(marked) {
    for (const [move, door] of doors) door.setAttribute("aria-pressed", String(marked(move)));
  }

  /** @param {State} state @param {number} b @param {number} at */
  function groupLabel(state, b, at) {
    const name = nameRow(table, state[b][at]);
    if (state.length === 1) return t("movesIn", { n: at + 1, name });
    return state[b].length > 1 ? t("movesInRow", { part: b + 1, n: at + 1, name }) : t("movesIn", { n: b + 1, name });
  }

  return { element: h("details", { class: "cg-more cg-all" }, summary, controls), list, mark };
}
