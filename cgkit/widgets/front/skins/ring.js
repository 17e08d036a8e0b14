// Coins in a ring, and the rows that are left of it. Which coins go is in the words of the moves.
import { h } from "../page/dom.js";
import { componentOf, EMPTY } from "../game/table.js";
import { circle, straight } from "./shared/circle.js";
import { t } from "../page/words.js";

function draw({ table, state }) {
  const parts = state
    .flat()
    .filter((id) => id !== EMPTY)
    .map((id) => {
      const [size, closed] = [].concat(componentOf(table, id));
      return h(
        "div",
        { class: "cg-heap" },
        closed ? circle(size, Math.max(26, size * 4.6)).element : straight(size),
        h("span", { class: "cg-count" }, String(size)),
      );
    });
  return { element: h("div", { "aria-hidden": "true" }, parts), preview: () => {} };
}

export default { draw, name: ([size, closed]) => (closed ? t("ring", { size }) : String(size)) };
