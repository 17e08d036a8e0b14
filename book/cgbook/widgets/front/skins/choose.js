// Skin that first shows heaps to choose from, then only the chosen heap.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

/** @type {Draw} */
function draw({ table, state, moves }) {
  const [heaps] = componentOf(table, state[0][0]) ?? [0];
  const open = Array.isArray(heaps);
  const pieces = /** @type {Piece[]} */ ([]);
  const rows = (open ? heaps : [heaps]).map((size) => {
    const chips = Array.from({ length: size }, (_, i) => h("span", { class: "cg-chip", "data-key": `${size}.${i}` }));
    chips.forEach((node, i) =>
      pieces.push({ node, move: moves.find(({ act }) => act[0][1] === (open ? size : size - i)) }),
    );
    return {
      size,
      chips,
      row: h(
        "div",
        { class: "cg-heap" },
        h("div", { class: "cg-chips" }, chips),
        h("span", { class: "cg-count" }, String(size)),
      ),
    };
  });
  /** @type {Picture["preview"]} */
  const preview = (move) =>
    rows.forEach(({ size, chips }) =>
      chips.forEach((chip, i) =>
        chip.classList.toggle(
          "cg-going",
          move !== null && (open ? size !== move.act[0][1] : i >= size - move.act[0][1]),
        ),
      ),
    );
  return {
    element: h(
      "div",
      {},
      rows.map(({ row }) => row),
    ),
    preview,
    pieces,
  };
}

/** @type {Look} */
export default {
  draw,
  name: ([heaps]) => (Array.isArray(heaps) ? t("chooseFrom", { heaps: heaps.join(", ") }) : String(heaps)),
};
