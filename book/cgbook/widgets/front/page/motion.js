// Animated moves. Each piece keeps its `data-key` from one drawing to the next. A piece with a new place slides to it,
// a piece that's gone leaves its outline or fades, and a new piece appears. Nothing moves for readers who prefer
// reduced motion.
import { calm, h, zoomOf } from "./dom.js";

const SLIDE = 320; // duration of a slide, in milliseconds
const CURVE = "cubic-bezier(.3, .7, .3, 1)";

/** @typedef {{x: number, y: number, width: number, height: number, round: string}} Placed */

/** Returns [key, element] for each piece of a board that has a `data-key`, even if it's an SVG shape.
 * @param {HTMLElement} board @returns {[string, HTMLElement][]} */
const keyed = (board) =>
  [...board.querySelectorAll("[data-key]")].map((/** @type {any} */ node) => [node.dataset.key, node]);

/** Returns the places of a board's keyed pieces, in the board's own pixels, and their corner radii.
 * @param {HTMLElement} board */
export function places(board) {
  const home = board.getBoundingClientRect();
  const zoom = zoomOf(board);
  return new Map(
    keyed(board).map(([key, node]) => {
      const box = node.getBoundingClientRect();
      const round = getComputedStyle(node).borderRadius;
      const [x, y, width, height] = [box.x - home.x, box.y - home.y, box.width, box.height].map((one) => one / zoom);
      return [key, { x, y, width, height, round }];
    }),
  );
}

/** Animates a board's changes since `before`. With `ghosts`, moved and missing pieces leave outlines until the next
 * drawing.
 * @param {HTMLElement} board @param {Map<string, Placed>} before @param {boolean} ghosts */
export function settle(board, before, ghosts) {
  const now = places(board);
  const nodes = new Map(keyed(board));
  /** @param {Placed} was @param {Placed} is */
  const moved = (was, is) => Math.abs(was.x - is.x) > 1 || Math.abs(was.y - is.y) > 1;
  for (const [key, node] of nodes) {
    const [was, is] = [before.get(key), now.get(key)];
    if (calm()) continue;
    if (was && is && moved(was, is)) {
      const from = { transform: `translate(${was.x - is.x}px, ${was.y - is.y}px)` };
      node.animate([from, { transform: "none" }], { duration: SLIDE, easing: CURVE });
    } else if (!was && before.size) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLIDE });
  }
  for (const [key, was] of before) {
    const is = now.get(key);
    const gone = !is;
    if (is && !(ghosts && moved(was, is))) continue;
    if (!ghosts && calm()) continue;
    const outline = h("span", { class: gone && !ghosts ? "cg-leaving" : "cg-ghost", "aria-hidden": "true" });
    Object.assign(outline.style, {
      left: `${was.x}px`,
      top: `${was.y}px`,
      width: `${was.width}px`,
      height: `${was.height}px`,
      borderRadius: was.round === "0px" ? "" : was.round,
    });
    board.append(outline);
    if (ghosts) continue;
    const fading = outline.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(.7)" }], {
      duration: SLIDE,
      easing: CURVE,
    });
    fading.onfinish = () => outline.remove();
  }
}
