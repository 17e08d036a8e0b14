// The front end's only drawing of a pin, for boards of Kayles, pictures to move by hand, and rows of pins. Pictures
// drawn in Python use the same shape (cgbook/pictures/boards/_shapes.py).
import { svg } from "./dom.js";

/** The outline of a pin that stands on the origin, 64 units tall (66 with its edge), as an SVG path. */
export const PIN = "M-9 0c-6 -14 -5 -24 3 -36c2 -5 -3 -12 -2 -20a8 8 0 0 1 16 0c1 8 -4 15 -2 20c8 12 9 22 3 36z";
const BAND = "M-6 -40h12";

/** Draws a pin centred on the origin, 17 units tall with its edge. @param {string} [transform] */
export const pin = (transform = "") =>
  svg(
    "g",
    { class: "cg-pin", transform: `${transform} translate(0 8.5) scale(.258)` },
    svg("path", { d: PIN }),
    svg("path", { class: "cg-pin-band", d: BAND }),
  );

/** Draws a pin as a piece of a board, in an SVG element of its own. */
export const standing = () =>
  svg("svg", { class: "cg-pin-on-board", viewBox: "-5 -9.5 10 19", "aria-hidden": "true" }, pin());
