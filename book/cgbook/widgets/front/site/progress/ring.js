// A ring that fills with the reader's progress, with a dot in its middle when the page was read to its end.
import { svg } from "../../page/dom.js";

const LENGTH = 100; // path length of the full ring, whatever its radius

/** Draws the ring of a tally, without any text for screen readers. @param {Done} done */
export function ring({ exercises, solved, boards, won, read }) {
  const share = (solved + won) / (exercises + boards);
  // a small share is visible, and a nearly full ring doesn't look full
  const filled = share < 1 ? Math.min(Math.max(LENGTH * share, 9), LENGTH - 9) : LENGTH;
  const dashes = share < 1 ? { "stroke-dasharray": `${filled.toFixed(1)} ${LENGTH}` } : {};
  const circle = { cx: 8, cy: 8, r: 6.2, pathLength: LENGTH };
  return svg(
    "svg",
    { viewBox: "0 0 16 16", class: "cg-ring", "aria-hidden": "true" },
    svg("circle", circle),
    ...(share ? [svg("circle", { ...circle, class: "cg-ring-part", ...dashes })] : []),
    ...(read ? [svg("circle", { cx: 8, cy: 8, r: 2.6, class: "cg-ring-read" })] : []),
  );
}
