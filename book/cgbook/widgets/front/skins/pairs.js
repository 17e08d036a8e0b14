// Skin for pairs (x, y), each a box with x large pieces and y small ones; a large piece is worth any number of small
// ones. Touching a number chooses how many small pieces to leave. If the player touches a large piece before the
// number, the move also takes that piece and all large pieces after it.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

/** @param {number} count @param {string} css */
const chips = (count, css) => Array.from({ length: count }, () => h("span", { class: `cg-chip ${css}` }));

/** @type {Draw} */
function draw({ table, state, moves, name, chosen: tell }) {
  const pairOf = (/** @type {number} */ id) => (componentOf(table, id) ?? [[0, 0]])[0];
  const most = Math.max(...table.rows.map((_, id) => pairOf(id)[1]));
  /** @type {(number | undefined)[]} */
  const taking = []; // number of large pieces to leave, for each pair with a touched piece
  const drawn = state[0].map((id, place) => {
    const [x, y] = pairOf(id);
    const [large, small] = [chips(x, "cg-omega"), chips(y, "cg-small cg-still")];
    const numbers = Array.from({ length: most + 1 }, (_, n) => h("span", { class: "cg-so-many" }, String(n)));
    const held = [h("div", { class: "cg-chips" }, large, small), h("span", { class: "cg-count" }, name(id))];
    const element = h("div", { class: "cg-carton" }, held, h("div", { class: "cg-numbers" }, numbers));
    return { place, x, large, small, numbers, element };
  });
  /** @param {number} at @param {number} x @param {number} y */
  const moveTo = (at, x, y) => moves.find(({ picks, act }) => picks[0][1] === at && act[0][1] === x && act[0][2] === y);

  function take(/** @type {number} */ place, /** @type {number} */ x) {
    const again = taking[place] === x;
    taking.length = 0; // a move takes from only one pair
    if (!again) taking[place] = x;
    tell(null, again ? null : t("nowSmall"));
  }

  /** @param {number} place @param {number} x @param {number} y */
  function leave(place, x, y) {
    const move = moveTo(place, taking[place] ?? x, y);
    tell(move ?? null, move ? null : t("onlyFewer"));
  }

  const pieces = drawn.flatMap(({ place, x, large, numbers }) => [
    ...large.map((node, i) => ({
      node,
      at: [0, place],
      words: t("largeOf", { i: i + 1, n: place + 1 }),
      choose: moves.length ? () => take(place, i) : null,
    })),
    ...numbers.map((node, y) => ({
      node,
      at: [0, place],
      words: t("smallOf", { y, n: place + 1, all: y }),
      choose: moves.length ? () => leave(place, x, y) : null,
    })),
  ]);

  /** @type {Picture["preview"]} */
  function preview(move) {
    for (const { place, x, large, small, numbers } of drawn) {
      const made = move?.picks[0][1] === place;
      const [, left, y] = made ? move.act[0] : [];
      const keeps = made ? left : move ? x : (taking[place] ?? x);
      large.forEach((chip, i) => chip.classList.toggle("cg-going", i >= keeps));
      small.forEach((chip, i) => chip.classList.toggle("cg-going", keeps < x || (made && i >= y)));
      numbers.forEach((number, n) => number.classList.toggle("cg-going", made && n === y));
    }
  }

  return { element: h("div", { class: "cg-cartons" }, drawn), preview, pieces };
}

/** @type {Look} */
export default {
  draw,
  told: true,
  name: (/** @type {number[][]} */ pairs) => pairs.map((pair) => `(${pair.join(", ")})`).join(", "),
};
