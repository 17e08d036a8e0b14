// Skin for a row of squares where players write S or O.
import { h } from "../page/dom.js";
import { actOf, componentOf } from "../game/table.js";

/** @type {Draw} */
function draw({ table, state, moves, answer }) {
  const row = componentOf(table, state[0][0]) ?? "";
  const done = row.indexOf("SOS");
  const written = answer && actOf(table, answer.state, answer.move)[0][1];
  const pieces = /** @type {Piece[]} */ ([]);
  const squares = [...row].map((letter, i) => {
    const css = done >= 0 && i >= done && i < done + 3 ? "cg-box cg-done" : "cg-box";
    if (letter !== ".") return letterIn(css, i, letter);
    const here = moves.filter(({ act }) => act[0][1] === i + 1);
    const letters = here.map((move) => ({ move, node: h("span", { class: "cg-letter" }, move.act[0][0]) }));
    pieces.push(...letters);
    const nodes = letters.map(({ node }) => node);
    return h("span", { class: "cg-box cg-open" }, nodes);
  });
  /** @param {string} css @param {number} i @param {string} letter */
  function letterIn(css, i, letter) {
    const shown = written === i + 1 ? `${css} cg-answered` : css;
    return h("span", { class: shown }, h("span", { "data-key": `${i}` }, letter));
  }

  /** @type {Picture["preview"]} */
  const preview = (move) => {
    for (const piece of pieces) piece.node.classList.toggle("cg-chosen", Boolean(move) && piece.move === move);
  };
  return { element: h("div", { class: "cg-row" }, squares), preview, pieces };
}

/** @type {MovesFrom} */
const movesFrom = (row) =>
  row.includes("SOS")
    ? []
    : [...row].flatMap((letter, i) =>
        (letter === "." ? ["S", "O"] : []).map((one) => [[one, i + 1], row.slice(0, i) + one + row.slice(i + 1)]),
      );

/** @type {Look} */
export default { draw, name: (row) => row.replaceAll(".", "·"), moves: movesFrom };
