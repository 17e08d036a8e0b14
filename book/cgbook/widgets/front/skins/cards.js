// Skin for cards, with a column for each rank and the running total beside them.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

/** @type {Draw} */
function draw({ table, state, moves }) {
  /** @type {[number, number[]]} */
  const [total, left] = componentOf(table, state[0][0]) ?? [0, []];
  const pieces = /** @type {(Piece & {rank: number})[]} */ ([]);
  const columns = left.map((count, i) => {
    const faces = Array.from({ length: count }, (_, k) =>
      h("span", { class: "cg-face", "data-key": `${i}.${k}` }, String(i + 1)),
    );
    const move = moves.find(({ act }) => act[0][1] === i + 1);
    if (count) pieces.push({ node: faces[count - 1], move, rank: i + 1 });
    return h("div", { class: "cg-column" }, faces);
  });
  const element = h("div", { class: "cg-table" }, columns, h("span", { class: "cg-count" }, String(total)));
  /** @type {Picture["preview"]} */
  const preview = (move) => {
    for (const { node, rank } of pieces) node.classList.toggle("cg-going", rank === move?.act[0][1]);
  };
  return { element, preview, pieces };
}

/** @type {MovesFrom} */
const movesFrom = (/** @type {[number, number[]]} */ [total, left]) =>
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

/** @type {Look} */
export default { draw, name: ([total]) => t("total", { total }), moves: movesFrom };
