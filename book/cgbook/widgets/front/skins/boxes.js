// Skin for two boxes of chips. A move empties one box and divides the other; touching a chip divides its box before
// that chip and empties the other box.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { chipsOf } from "./shared/heaps.js";

/** @type {Draw} */
function draw({ table, state, moves }) {
  /** @type {number[]} */
  const sizes = componentOf(table, state[0][0]) ?? [];
  const pieces = /** @type {Piece[]} */ ([]);
  const boxes = sizes.map((size, box) => {
    const chips = chipsOf(size, box);
    chips.forEach((node, i) => {
      const part = Math.min(i, size - i);
      const move = moves.find(({ act: [[, divided, one]] }) => divided === size && one === part);
      pieces.push({ node, move });
    });
    return { size, chips };
  });
  const drawn = boxes.map(({ size, chips }) => {
    const held = h("div", { class: size > 40 ? "cg-chips cg-small" : "cg-chips" }, chips);
    return h("div", { class: "cg-carton" }, held, h("span", { class: "cg-count" }, String(size)));
  });

  /** Draws the emptied box dashed, and a gap where the other box is divided. @type {Picture["preview"]} */
  function preview(move) {
    const [, divided, part] = move?.act[0] ?? [];
    const kept = move ? boxes.findIndex(({ size }) => size === divided) : -1;
    boxes.forEach(({ chips }, box) =>
      chips.forEach((chip, i) => {
        chip.classList.toggle("cg-going", Boolean(move) && box !== kept);
        chip.classList.toggle("cg-cut", box === kept && i === part);
      }),
    );
  }

  return { element: h("div", { class: "cg-cartons" }, drawn), preview, pieces };
}

/** @type {Look} */
export default { draw };
