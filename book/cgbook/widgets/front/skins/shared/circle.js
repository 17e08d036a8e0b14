// Round things that lie in a ring, or in a row.
import { h, svg } from "../../page/dom.js";
import { t } from "../../page/words.js";

/** What a row is called, and a ring by these words. */
export const rowOr =
  (ring) =>
  /** @param {[number, unknown]} component */
  ([size, closed]) =>
    closed ? t(ring, { size }) : String(size);

const TO_TOUCH = 1.8; // times as large, where each disc is touched for itself

/**
 * {element, things, labels}: so many discs in a ring of this radius, the first on top.
 * @param {number} size
 * @param {number} radius
 * @param {{thread?: boolean, numbered?: boolean}} look
 */
export function circle(size, radius, { thread = false, numbered = false } = {}) {
  const middle = radius + 14;
  const turn = (2 * Math.PI) / size;
  const places = Array.from({ length: size }, (_, i) => [
    middle + radius * Math.sin(i * turn),
    middle - radius * Math.cos(i * turn),
  ]);
  const line = thread ? [svg("circle", { class: "cg-thread", cx: middle, cy: middle, r: radius })] : [];
  return drawing(2 * middle, 2 * middle, places, numbered, line);
}

/**
 * {element, things, labels}: so many discs in a row.
 * @param {number} size
 * @param {{numbered?: boolean}} look
 */
export function straight(size, { numbered = false } = {}) {
  const places = Array.from({ length: size }, (_, i) => [13 + 26 * i, 13]);
  return drawing(size * 26, 26, places, numbered);
}

/** Discs at these places; where they are numbered, the number of each, from 1, stands on it. */
function drawing(width, height, places, numbered, below = []) {
  const at = ([x, y]) => ({ x: x.toFixed(1), y: y.toFixed(1) });
  const things = places.map(([x, y]) => svg("circle", { class: "cg-coin", cx: x.toFixed(1), cy: y.toFixed(1), r: 10 }));
  const number = (place, i) =>
    svg("text", { class: "cg-coin-number", "aria-hidden": "true", ...at(place) }, `${i + 1}`);
  const labels = numbered ? places.map(number) : [];
  const size = numbered ? TO_TOUCH * width : width;
  const drawn = svg("svg", { viewBox: `0 0 ${width} ${height}`, width: size }, ...below, ...things, ...labels);
  return { things, labels, element: h("span", { class: "cg-coins" }, drawn) };
}
