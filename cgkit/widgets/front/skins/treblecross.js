// A row of squares for X: each empty one is the button of its move.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";

function draw({ table, state, moves, button }) {
  const row = componentOf(table, state[0][0]) ?? "";
  const done = row.indexOf("XXX");
  const squares = [...row].map((letter, i) => {
    const move = moves.find(({ act }) => act[0][1] === i + 1);
    const face = letter === "." ? "" : letter;
    if (move) return button(move, { class: "cg-cross" });
    return h("span", { class: done >= 0 && i >= done && i < done + 3 ? "cg-cross cg-done" : "cg-cross" }, face);
  });
  const preview = (move) =>
    squares.forEach((square, i) => square.classList.toggle("cg-going", move?.act[0][1] === i + 1));
  return { element: h("div", { class: "cg-crosses" }, squares), preview };
}

/** The moves from a component, as in a table: [[verb, ...numbers], ...the components that are left]. */
const movesFrom = (row) =>
  row.includes("XXX")
    ? []
    : [...row].flatMap((square, i) =>
        square === "." ? [[["X", i + 1], `${row.slice(0, i)}X${row.slice(i + 1)}`]] : [],
      );

export default { draw, holds: true, name: (row) => row.replaceAll(".", "·"), moves: movesFrom };
