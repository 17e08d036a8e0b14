// A game inside another widget. Each table gets a new board, and nothing is stored.
import { h } from "../../page/dom.js";
import { inner, view } from "../../page/view.js";
import player from "../player.js";

/**
 * Returns the element, `begin(table, title, options, heard, rule)`, which draws the board and focuses it, and `stop()`.
 * After each move, `heard` is called with the state of the game: "yours", "theirs", "won", "lost" or "drawn".
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
