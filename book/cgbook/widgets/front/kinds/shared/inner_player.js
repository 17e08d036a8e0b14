// A game inside another widget: a board that is made anew for each table, and keeps nothing.
import { h } from "../../page/dom.js";
import { inner, view } from "../../page/view.js";
import player from "../player.js";

/**
 * The element, `begin(table, title, options, heard, rule)`, which draws the board and gives it the focus, and `stop()`.
 * After each move `heard` is told how the game stands: "yours", "theirs", "won", "lost" or "drawn".
 * @typedef {(state: string | undefined) => void} Heard
 */
export function innerPlayer() {
  const element = h("div");
  let leave = /** @type {(() => void) | null} */ (null);

  function stop() {
    leave?.();
    leave = null;
    element.replaceChildren();
  }

  /** @param {TableFormat} table @param {string} title */
  function begin(table, title, options = {}, heard = /** @type {Heard | null} */ (null), rule = "") {
    stop();
    const own = { kind: "player", table, title, rule, options, history: [], start: 0 };
    const el = h("div");
    element.append(el);
    leave = view(player, { model: inner(own, () => heard?.(el.dataset.state)), el });
    /** @type {HTMLElement | null} */ (el.querySelector(".cg-piece"))?.focus();
  }

  return { element, begin, stop };
}
