// A graph on the page: vertices are elements of the caller, arrows are drawn between them, anew whenever there is
// another width.
import { arrows } from "./arrows.js";
import { h, svg } from "./dom.js";
import { t } from "./words.js";

const SPACE = 58; // pixels that a column needs at least, and GAP more than its widest vertex; a wider graph is scrolled
const GAP = 18;

/**
 * draw({at, options, faces, lit, see}) shows a graph: `at` in parts of width and height; `lit(v, w)` says
 * whether an arrow is marked; `see` is a vertex to scroll to.
 */
export function canvas({ columns = 1, height = 260 } = {}) {
  const lines = svg("svg", { class: "cg-arrows", "aria-hidden": "true" });
  const sheet = h("div", { class: "cg-sheet", style: `height:${height}px` }, lines);
  const element = h("div", { class: "cg-canvas" }, sheet);
  /** @type {any} */
  let shown = null; // the graph drawn last
  const watch = new ResizeObserver(() => shown && redraw());
  watch.observe(sheet);

  function draw(graph) {
    shown = graph;
    const kept = new Set(graph.faces);
    for (const old of [...sheet.children]) if (old !== lines && !kept.has(old)) old.remove();
    for (const face of graph.faces) if (face.parentNode !== sheet) sheet.append(face);
    redraw();
  }

  function redraw() {
    const { at, options, faces, lit, see } = shown;
    sheet.style.minWidth = `${columns * Math.max(SPACE, ...faces.map((face) => face.offsetWidth + GAP))}px`;
    const [width, tall] = [sheet.clientWidth || 640, sheet.clientHeight || height];
    at.forEach(([x, y], v) => {
      faces[v].style.left = `${100 * x}%`;
      faces[v].style.top = `${100 * y}%`;
    });
    const boxes = at.map(([x, y], v) => ({
      x: x * width,
      y: y * tall,
      w: (faces[v].offsetWidth || 40) / 2,
      h: (faces[v].offsetHeight || 40) / 2,
    }));
    const pairs = options.flatMap((to, v) => [...new Set(to)].map((w) => [v, w]));
    lines.replaceChildren(
      ...arrows(boxes, pairs, tall).map(({ line, head }, i) => {
        const [v, w] = pairs[i];
        const group = svg("g", { class: lit?.(v, w) ? "cg-arrow cg-lit" : "cg-arrow", "data-arrow": `${v}>${w}` });
        group.append(svg("path", { d: line }), svg("polygon", { points: head }));
        return group;
      }),
    );
    const scrolls = sheet.offsetWidth > element.clientWidth;
    const reached = !scrolls || element.querySelector("button"); // else the keyboard scrolls the picture itself
    for (const [name, value] of [
      ["tabindex", 0],
      ["role", "group"],
      ["aria-label", t("scrolls")],
    ])
      reached ? element.removeAttribute(name) : element.setAttribute(name, value);
    if (see != null && scrolls) element.scrollLeft = at[see][0] * width - element.clientWidth / 2;
  }

  return { element, sheet, draw, redraw };
}
