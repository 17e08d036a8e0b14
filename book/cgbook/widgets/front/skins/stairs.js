// Skin for chips on a staircase. Touching a chip moves it, and every chip above it, one step down.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { chipsOf } from "./shared/heaps.js";

/** @type {Draw} */
function draw({ table, state, moves, plain }) {
  /** @type {number[]} */
  const steps = componentOf(table, state[0][0]) ?? [];
  const moveOf = (/** @type {number} */ step, /** @type {number} */ chips) =>
    moves.find(({ act: [[verb, count, from = 1]] }) => count === chips && (verb === "floor" ? 1 : from) === step);
  const stacks = steps.map(chipsOf);
  const pieces = stacks.flatMap((stack, i) =>
    stack.map((node, k) => ({ node, move: moveOf(i + 1, stack.length - k) })),
  );
  const columns = steps.map((chips, i) => {
    const css = !plain && i % 2 === 0 ? "cg-block cg-odd-step" : "cg-block";
    const block = h("div", { class: css, style: `height: ${1.5 + 1.1 * i}rem` }, String(i + 1));
    const stack = h("div", { class: "cg-stack" }, stacks[i]);
    return h("div", { class: "cg-step" }, stack, h("span", { class: "cg-count" }, String(chips)), block);
  });
  const floor = h("div", { class: "cg-step" }, h("div", { class: "cg-block cg-floor" }, "0"));

  /** @type {Picture["preview"]} */
  function preview(move) {
    const [verb, count, from = 1] = move?.act[0] ?? [];
    stacks.forEach((stack, i) =>
      stack.forEach((chip, k) =>
        chip.classList.toggle("cg-going", i + 1 === (verb === "floor" ? 1 : from) && k >= stack.length - count),
      ),
    );
  }

  return { element: h("div", { class: "cg-stairs" }, floor, columns), preview, pieces };
}

/** @type {Look} */
export default { draw };
