// Skin for a chocolate bar, given by its row lengths with the longest at the bottom. A bite takes a square and
// everything above and to the right of it. Eaten squares leave their places empty, so that nothing moves.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

/** @type {Draw} */
function draw({ table, state, origin, moves }) {
  const rows = componentOf(table, state[0][0]) ?? [];
  /** @type {number[]} */
  const whole = componentOf(table, origin[0][0]) ?? [];
  const bites = new Map(moves.map((move) => [move.act[0].slice(1).join(), move]));
  const squares = /** @type {(Piece & {i: number, j: number})[]} */ ([]);
  const lines = whole.map((length, i) =>
    h(
      "div",
      { class: "cg-bar" },
      Array.from({ length }, (_, j) => {
        if (j >= (rows[i] ?? 0)) return h("span", { class: "cg-square cg-eaten" });
        const move = bites.get(`${i + 1},${j + 1}`);
        const css = i || j ? "cg-square" : "cg-square cg-poison";
        const square = h("span", { class: css, "data-key": `${i}.${j}` }, i || j ? "" : "☠");
        squares.push({ i, j, node: square, move, why: t("poisoned") });
        return square;
      }),
    ),
  );
  /** @type {Picture["preview"]} */
  const preview = (move) => {
    const [i, j] = move ? move.act[0].slice(1).map((n) => n - 1) : [Infinity, Infinity];
    for (const one of squares) one.node.classList.toggle("cg-going", one.i >= i && one.j >= j);
  };
  return { element: h("div", { class: "cg-chocolate" }, lines.reverse()), preview, pieces: squares };
}

/** @type {Look} */
export default { draw };
