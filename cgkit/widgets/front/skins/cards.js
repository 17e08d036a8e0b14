// Cards of each rank in a column; the total so far beside them.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

function draw({ table, state, moves, button }) {
  const [total, left] = componentOf(table, state[0][0]) ?? [0, []];
  const columns = left.map((count, i) => {
    const move = moves.find(({ act }) => act[0][1] === i + 1);
    return h(
      "div",
      { class: "cg-column" },
      Array.from({ length: count }, (_, k) =>
        k === count - 1 && move
          ? button(move, { class: "cg-face" }, String(i + 1))
          : h("span", { class: "cg-face", "aria-hidden": "true" }, String(i + 1)),
      ),
    );
  });
  const element = h(
    "div",
    { class: "cg-table" },
    columns,
    h("span", { class: "cg-count", "aria-hidden": "true" }, String(total)),
  );
  return { element, preview: () => {} };
}

/** The moves from a component, as in a table: [[verb, ...numbers], ...the components that are left]. */
const movesFrom = ([total, left]) =>
  left.flatMap((count, i) =>
    count
      ? [
          [
            ["turn", i + 1],
            [total + i + 1, left.with(i, count - 1)],
          ],
        ]
      : [],
  );

export default { draw, holds: true, name: ([total]) => t("total", { total }), moves: movesFrom };
