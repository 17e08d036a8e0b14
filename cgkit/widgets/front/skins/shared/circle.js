// Round things that lie in a ring, or in a row.
import { h, svg } from "../../page/dom.js";

/** {element, things}: so many discs in a ring of this radius, the first on top. */
export function circle(size, radius, thread = false) {
  const middle = radius + 14;
  const turn = (2 * Math.PI) / size;
  const things = Array.from({ length: size }, (_, i) =>
    disc(middle + radius * Math.sin(i * turn), middle - radius * Math.cos(i * turn)),
  );
  const line = thread ? [svg("circle", { class: "cg-thread", cx: middle, cy: middle, r: radius })] : [];
  return { things, element: drawing(2 * middle, 2 * middle, [...line, ...things]) };
}

/** {element, things}: so many discs in a row. */
export function straight(size) {
  const things = Array.from({ length: size }, (_, i) => disc(13 + 26 * i, 13));
  return { things, element: drawing(size * 26, 26, things) };
}

const disc = (x, y) => svg("circle", { class: "cg-coin", cx: x.toFixed(1), cy: y.toFixed(1), r: 10 });
const drawing = (width, height, shapes) =>
  h("span", { class: "cg-coins" }, svg("svg", { viewBox: `0 0 ${width} ${height}`, width }, ...shapes));
