// Round things in a ring or in a row.
import { h, svg } from "../../page/dom.js";
import { t } from "../../page/words.js";

/** Returns a function that names a row by its size, and a ring with the words at key `ring`. @param {string} ring */
export const rowOr =
  (ring) =>
  /** @param {[number, unknown]} component */
  ([size, closed]) =>
    closed ? t(ring, { size }) : String(size);

const TO_TOUCH = 1.8; // enlarges the drawing, so that each disc can be touched
const LARGE = 240; // minimum width of a ring on a thread, in pixels

/**
 * Returns {element, things, labels, links} for `size` discs in a ring, the first at the top. On a thread, the i-th link
 * connects the i-th disc to the next.
 * @param {number} size
 * @param {{thread?: boolean}} look
 */
export function circle(size, { thread = false } = {}) {
  const radius = Math.max(26, size * (thread ? 5.4 : 4.6));
  const middle = radius + 14;
  const turn = (2 * Math.PI) / size;
  const places = Array.from({ length: size }, (_, i) => [
    middle + radius * Math.sin(i * turn),
    middle - radius * Math.cos(i * turn),
  ]);
  const links = places.map(([x1, y1], i) => {
    const [x2, y2] = places[(i + 1) % size];
    return svg("line", { class: "cg-thread", x1, y1, x2, y2 });
  });
  return { ...drawing(2 * middle, 2 * middle, places, thread ? links : [], thread ? LARGE : 0), links };
}

/** Returns {element, things, labels} for `size` discs in a row. @param {number} size */
export function straight(size) {
  const places = Array.from({ length: size }, (_, i) => [13 + 26 * i, 13]);
  return drawing(size * 26, 26, places);
}

/** Draws discs at these places, numbered from 1. @param {SVGElement[]} below
 * @param {number} width @param {number} height @param {number[][]} places
 * @param {number} [least] minimum width in pixels */
function drawing(width, height, places, below = [], least = 0) {
  /** @param {number[]} run */
  const at = ([x, y]) => ({ x: x.toFixed(1), y: y.toFixed(1) });
  /** @param {number[]} run */
  const disc = ([x, y]) => svg("circle", { class: "cg-coin", cx: x.toFixed(1), cy: y.toFixed(1), r: 10 });
  const things = places.map(disc);
  const number = (/** @type {number[]} */ place, /** @type {number} */ i) =>
    svg("text", { class: "cg-coin-number", "aria-hidden": "true", ...at(place) }, `${i + 1}`);
  const labels = places.map(number);
  const drawn = svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, width: Math.max(least, TO_TOUCH * width) },
    ...below,
    ...things,
    ...labels,
  );
  return { things, labels, element: h("span", { class: "cg-coins" }, drawn) };
}
