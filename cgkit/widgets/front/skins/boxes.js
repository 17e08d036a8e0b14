// Two boxes of chips; the move is to empty one and to divide the other.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";

function draw({ table, state }) {
  const sizes = componentOf(table, state[0][0]) ?? [];
  const drawn = sizes.map((size) =>
    h(
      "div",
      { class: "cg-carton" },
      h(
        "div",
        { class: size > 40 ? "cg-chips cg-small" : "cg-chips" },
        Array.from({ length: size }, () => h("span", { class: "cg-chip cg-still" })),
      ),
      h("span", { class: "cg-count" }, String(size)),
    ),
  );
  return { element: h("div", { class: "cg-cartons", "aria-hidden": "true" }, drawn), preview: () => {} };
}

export default { draw };
