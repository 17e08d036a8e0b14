// The sign of what was done: a ring that fills, with a dot in its middle when the chapter was read to its end.
import { svg } from "../../page/dom.js";

const LENGTH = 100; // of the ring, whatever its radius

/** The ring of a tally, as a drawing that says nothing by itself. @param {Done} done */
export function ring({ exercises, solved, boards, won, read }) {
  const share = (solved + won) / (exercises + boards);
  // little is seen, and all but little is not taken for all
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
