// Skin that first shows heaps to choose from, then only the chosen heap.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";
import { chipsOf, heapRow } from "./shared/heaps.js";

/** @type {Draw} */
function draw({ table, state, moves }) {
  const [heaps] = componentOf(table, state[0][0]) ?? [0];
  const open = Array.isArray(heaps);
  const pieces = /** @type {Piece[]} */ ([]);
  const rows = (open ? heaps : [heaps]).map((size) => {
    const chips = chipsOf(size, size);
    chips.forEach((node, i) =>
      pieces.push({ node, move: moves.find(({ act }) => act[0][1] === (open ? size : size - i)) }),
    );
    return { size, chips, element: heapRow(false, chips, h("span", { class: "cg-count" }, String(size))) };
  });
  /** @type {Picture["preview"]} */
  const preview = (move) => {
    const [, n] = move?.act[0] ?? [];
    const goes = (/** @type {number} */ size, /** @type {number} */ i) => (open ? size !== n : i >= size - n);
    for (const { size, chips } of rows)
      chips.forEach((chip, i) => chip.classList.toggle("cg-going", Boolean(move) && goes(size, i)));
  };
  return { element: h("div", {}, rows), preview, pieces };
}

/** @type {Look} */
export default {
  draw,
  name: ([heaps]) => (Array.isArray(heaps) ? t("chooseFrom", { heaps: heaps.join(", ") }) : String(heaps)),
};
