// The one pin of the book: on the boards of Kayles, in the hand, in rows. The pictures of Python have the same shape
// (cgbook/pictures/boards/_shapes.py).
import { svg } from "./dom.js";

export const TALL = 17;
/** A pin around the origin, 17 pixels tall, and the band around its neck. */
const PIN =
  "M-2.3 8.5c-1.5 -3.6 -1.3 -6.2 .8 -9.3c.5 -1.3 -.8 -3.1 -.5 -5.2a2.05 2.05 0 0 1 4.1 0" +
  "c.3 2.1 -1 3.9 -.5 5.2c2 3.1 2.3 5.7 .8 9.3z";
const BAND = "M-1.6 -1.8h3.2";

/** The parts of a pin. @param {string} [transform] */
export const pin = (transform) =>
  svg(
    "g",
    { class: "cg-pin", ...(transform && { transform }) },
    svg("path", { d: PIN }),
    svg("path", { class: "cg-pin-band", d: BAND }),
  );

/** A pin as a thing on a board. */
export const standing = () =>
  svg("svg", { class: "cg-pin-on-board", viewBox: "-5 -9.5 10 19", "aria-hidden": "true" }, pin());
