// A row of squares for S and O.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";

function draw({ table, state, moves, button }) {
  const row = componentOf(table, state[0][0]) ?? "";
  const done = row.indexOf("SOS");
  const squares = [...row].map((letter, i) => {
    if (letter !== ".")
      return h("span", { class: done >= 0 && i >= done && i < done + 3 ? "cg-box cg-done" : "cg-box" }, letter);
    const here = moves.filter(({ act }) => act[0][1] === i + 1);
    return h(
      "span",
      { class: "cg-box cg-open" },
      here.map((move) => button(move, { class: "cg-letter" }, move.act[0][0])),
    );
  });
  return { element: h("div", { class: "cg-row" }, squares), preview: () => {} };
}

/** The moves from a component, as in a table: [[verb, ...numbers], ...the components that are left]. */
const movesFrom = (row) =>
  row.includes("SOS")
    ? []
    : [...row].flatMap((letter, i) =>
        (letter === "." ? ["S", "O"] : []).map((one) => [[one, i + 1], row.slice(0, i) + one + row.slice(i + 1)]),
      );

export default { draw, holds: true, name: (row) => row.replaceAll(".", "·"), moves: movesFrom };
