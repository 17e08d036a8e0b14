// Skin for a row of squares. Touching an empty square writes an X.
import { h } from "../page/dom.js";
import { actOf, componentOf } from "../game/table.js";

/** @type {Draw} */
function draw({ table, state, moves, answer }) {
  const row = componentOf(table, state[0][0]) ?? "";
  const done = row.indexOf("XXX");
  const written = answer && actOf(table, answer.state, answer.move)[0][1];
  const pieces = /** @type {Piece[]} */ ([]);
  const squares = [...row].map((letter, i) => {
    const move = moves.find(({ act }) => act[0][1] === i + 1);
    const css = done >= 0 && i >= done && i < done + 3 ? "cg-cross cg-done" : "cg-cross";
    const shown = written === i + 1 ? `${css} cg-answered` : css;
    const node = h("span", { class: shown }, letter === "." ? "" : h("span", { "data-key": `${i}` }, letter));
    if (letter === ".") pieces.push({ node, move });
    return node;
  });
  /** @type {Picture["preview"]} */
  const preview = (move) =>
    squares.forEach((square, i) => square.classList.toggle("cg-going", move?.act[0][1] === i + 1));
  return { element: h("div", { class: "cg-row" }, squares), preview, pieces };
}

/** @type {MovesFrom} */
const movesFrom = (row) =>
  row.includes("XXX")
    ? []
    : [...row].flatMap((square, i) =>
        square === "." ? [[["X", i + 1], `${row.slice(0, i)}X${row.slice(i + 1)}`]] : [],
      );

/** @type {Look} */
export default { draw, name: (row) => row.replaceAll(".", "·"), moves: movesFrom };
