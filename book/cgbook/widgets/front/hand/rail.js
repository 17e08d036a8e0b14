// A rail with a notch for each step, and a chip on it. The reader drags the chip, uses keys or touches a notch to move
// along a story, a reduction or a sequence of labels.
import { h } from "../page/dom.js";
import { add, chip, move, put, sheet } from "./draw.js";
import { handle } from "./handle.js";

const [END, MIDDLE, HEIGHT] = [24, 24, 48]; // margin at each end, y-coordinate of the line, and height, in pixels
const GLIDE = 450; // milliseconds from one step to another

/**
 * @param {number} steps
 * @param {{label: string, text: (step: number) => string, input: (step: number, real: number) => void, start?: number}}
 *   how `text`: what a screen reader says about a step; `input` is called in the same frame as the chip moves, and
 *   `real` is where the chip is between two steps
 */
export function rail(steps, { label, text, input, start = 0 }) {
  const element = h("div", { class: "cg-rail" });
  let wide = 0;
  /** @param {number} step */
  const along = (step) => END + (step / Math.max(1, steps - 1)) * Math.max(0, wide - 2 * END);
  const nearest = (/** @type {number} */ x) => ((x - END) / Math.max(1, wide - 2 * END)) * (steps - 1);
  const ground = sheet(element, (width) => {
    wide = width;
    put(line, { d: `M${along(0)} ${MIDDLE}H${along(steps - 1)}` });
    const apart = along(1) - along(0);
    notches.forEach((notch, step) => put(notch, { cx: along(step), cy: MIDDLE, r: Math.min(5, apart / 3) }));
    move(grip, along(hand.real), MIDDLE);
    return HEIGHT;
  });
  const line = add(ground.node, "path", { class: "cg-rail-line" });
  const notches = Array.from({ length: steps }, () => add(ground.node, "circle", { class: "cg-rail-notch" }));
  const grip = chip(ground.node, "x");
  put(ground.node, { height: HEIGHT }); // set before the first layout, so that nothing below jumps
  const hand = handle(grip, {
    label,
    axis: "x",
    value: start,
    glide: GLIDE,
    min: () => 0,
    max: () => steps - 1,
    at: (step) => ({ x: along(step), y: MIDDLE }),
    text,
    input(step, real) {
      move(grip, along(real), MIDDLE);
      notches.forEach((notch, i) => notch.classList.toggle("passed", i <= real));
      input(step, real);
    },
  });
  ground.node.addEventListener("click", (event) => {
    if (grip.contains(/** @type {Node} */ (event.target))) return;
    hand.set(Math.round(nearest(event.clientX - element.getBoundingClientRect().left)), { glide: GLIDE });
    grip.focus({ preventScroll: true }); // so that arrow keys continue from the notch
  });
  return { element, hand, stop: ground.ready() };
}
