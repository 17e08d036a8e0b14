// A handle for the width of a table: the reader pulls the right edge until equal boxes form columns.
import { h, svg } from "../page/dom.js";
import { onResize } from "../page/watch.js";
import { t } from "../page/words.js";
import { chip } from "./draw.js";
import { handle } from "./handle.js";

export const FIRST = 10; // number of boxes in a row at first, if the period allows
const GLIDE = 450; // milliseconds from one width to another
const BESIDE = 40; // pixels that the grip needs beside the table

/**
 * @param {HTMLElement} table
 * @param {object} how
 * @param {(few: number, most: number) => number} how.start the first width, given a handy width and the maximum
 * @param {(room: number) => number} how.most how many boxes fit into this many pixels
 * @param {(across: number) => number} how.edge where a table with `across` columns ends, in pixels
 * @param {(across: number) => void} how.input
 * @param {number} [how.least]
 */
export function width(table, { start, most, edge, input, least = 2 }) {
  const sheet = svg("svg", { width: 48, height: 48, viewBox: "-24 -24 48 48" });
  const bar = h("div", { class: "cg-width-edge" }, sheet);
  const element = h("div", { class: "cg-width" }, table, bar);
  const grip = chip(sheet, "x");
  let [across, widest, pulled, ready] = [0, least, false, false];
  // listen before the handle does, because the handle moves the edge immediately if the reader wants no motion
  for (const kind of ["pointerdown", "keydown"]) grip.addEventListener(kind, () => (pulled = true));
  const hand = handle(grip, {
    label: t("width.label"),
    axis: "x",
    value: least,
    glide: GLIDE,
    min: () => least,
    max: () => widest,
    at: (n) => ({ x: edge(n), y: 0 }),
    text: (n) => t("width.across", { n }),
    input(value, real) {
      bar.style.left = `${edge(real)}px`;
      if (!ready || value === across) return;
      across = value;
      table.style.setProperty("--across", String(across));
      input(across);
    },
  });
  const fit = () => {
    if (!element.clientWidth) return;
    ready = true;
    widest = Math.max(least, most(element.clientWidth - BESIDE));
    hand.set(pulled ? hand.value : start(Math.min(FIRST, widest), widest));
  };
  return {
    element,
    /** Glides to a width, even if the table gets wider than the page. @param {number} wanted */
    tell(wanted) {
      pulled = true;
      widest = Math.max(widest, wanted);
      hand.set(wanted, { glide: GLIDE });
    },
    pulled: () => pulled,
    stop: onResize(element, fit),
  };
}
