// Pairs (x, y): a box for each, with x large pieces, each of which is worth any number of small ones, and y small ones.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";

const pieces = (count, css) => Array.from({ length: count }, () => h("span", { class: `cg-chip cg-still ${css}` }));

function draw({ table, state, name }) {
  const drawn = state[0].map((id) => {
    const [[x, y]] = componentOf(table, id) ?? [[0, 0]];
    return h(
      "div",
      { class: "cg-carton" },
      h("div", { class: "cg-chips" }, pieces(x, "cg-omega"), pieces(y, "cg-small")),
      h("span", { class: "cg-count" }, name(id)),
    );
  });
  const preview = (move) => {
    const touched = new Set((move?.picks ?? []).map(([, place]) => place));
    drawn.forEach((one, place) => one.classList.toggle("cg-going", touched.has(place)));
  };
  return { element: h("div", { class: "cg-cartons" }, drawn), preview, pieces: [] };
}

export default { draw, told: true, name: (pairs) => pairs.map((pair) => `(${pair.join(", ")})`).join(", ") };
