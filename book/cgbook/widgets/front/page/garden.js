// The ground and what grows on it, as a page shows it: curves in an SVG, and over it, in per cent, whatever can be
// pressed.
import { calm, h, svg } from "./dom.js";

/** @param {number[]} c */
const path = (c) => `M${c[0]} ${-c[1]}C${c[2]} ${-c[3]} ${c[4]} ${-c[5]} ${c[6]} ${-c[7]}`;

/**
 * An edge as it grows here.
 * @typedef {{id?: number, curve: number[], lit?: any, loose?: any, going?: any, onclick?: (() => void) | null}} Grown
 */

/** A field with these bounds, in units. `show(items)` draws; an item is {id, curve, lit, loose, onclick}.
 * @param {{left: number, right: number, top: number}} told */
export function garden({ left, right, top }) {
  const bottom = 0.55;
  const [width, height] = [right - left, top + bottom];
  const sheet = svg("svg", {
    viewBox: `${left} ${-top} ${width} ${height}`,
    "aria-hidden": "true",
    focusable: "false",
  });
  // no taller than half of the window, so that what is said below is in sight
  const most = `min(${width * 4.4}rem, ${(50 * width) / height}svh)`;
  const unit = width < 9.5 ? 2.15 : 2.6; // smaller where a phone then shows all of it
  const breadth = `min-width: ${Math.min(width * unit, 40)}rem; max-width: ${most}`;
  const layer = h("div", { class: "cg-garden-layer" });
  const field = h(
    "div",
    {
      class: "cg-garden-field",
      style: `aspect-ratio: ${width} / ${height}; ${breadth}`,
    },
    sheet,
    layer,
  );
  const element = h("div", { class: "cg-garden" }, field);
  let current = /** @type {Grown[]} */ ([]);
  let trace = /** @type {{curve: number[]}[]} */ ([]);

  /** @type {(node: HTMLElement, at: number[]) => HTMLElement} */
  const place = (node, [x, y]) => {
    node.style.left = `${(100 * (x - left)) / width}%`;
    node.style.top = `${(100 * (top - y)) / height}%`;
    return node;
  };

  function lines(/** @type {Grown[]} */ items) {
    const ground = svg("line", { class: "cg-soil", x1: left, x2: right, y1: 0, y2: 0 });
    const edges = items.flatMap(({ curve, lit, loose, going, onclick }) => {
      const line = svg("path", {
        class: ["cg-branch", lit && "cg-lit", loose && "cg-loose", going && "cg-going"].filter(Boolean).join(" "),
        d: path(curve),
      });
      if (!onclick) return [line];
      const wide = svg("path", { class: "cg-branch-reach", d: path(curve) });
      wide.addEventListener("click", onclick);
      return [line, wide];
    });
    const points = new Set(items.flatMap(({ curve: c }) => [`${c[0]},${c[1]}`, `${c[6]},${c[7]}`]));
    const dots = [...points]
      .map((one) => one.split(",").map(Number))
      .map(([x, y]) => svg("circle", { class: y ? "cg-joint" : "cg-root", cx: x, cy: -y, r: 0.075 }));
    return [ground, ...edges, ...dots];
  }

  /** Draws the edges; what is in `fallen` falls out of the picture once, what is in `gone` leaves its trace.
   * @param {Grown[]} items @param {{curve: number[]}[]} [fallen] @param {{curve: number[]}[]} [gone] */
  function show(items, fallen = [], gone = []) {
    current = items;
    trace = gone;
    const traces = gone.map(({ curve }) => svg("path", { class: "cg-branch cg-trace", d: path(curve) }));
    sheet.replaceChildren(...traces, ...lines(items));
    if (!fallen.length || calm()) return;
    const falling = svg(
      "g",
      { class: "cg-falling" },
      ...fallen.map(({ curve }) => svg("path", { class: "cg-branch cg-going", d: path(curve) })),
    );
    sheet.append(falling);
    falling.addEventListener("animationend", () => falling.remove());
  }

  /** What lies between two drawings: what both have goes from one place to the other, the rest fades.
   * @param {Grown[]} before @param {Grown[]} after @param {number} part */
  function between(before, after, part) {
    const curves = new Map(before.map((item) => [item.id, item.curve]));
    const stays = new Set(after.map((item) => item.id));
    /** @param {Grown} item */
    const way = (item) => (curves.get(item.id) ?? []).map((from, i) => from * (1 - part) + item.curve[i] * part);
    const faint = (/** @type {Grown[]} */ items, /** @type {number} */ opacity) =>
      svg("g", { opacity }, ...items.map(({ curve }) => svg("path", { class: "cg-branch cg-going", d: path(curve) })));
    sheet.replaceChildren(
      ...lines(after.filter(({ id }) => curves.has(id)).map((item) => ({ ...item, curve: way(item) }))),
      faint(
        before.filter(({ id }) => !stays.has(id)),
        1 - part,
      ),
      faint(
        after.filter(({ id }) => !curves.has(id)),
        part,
      ),
    );
  }

  /** A line from a point to where a pointer is; none without an event.
   * @param {number[]} [from] @param {PointerEvent | null} [event] */
  function stretch([x, y] = [0, 0], event = null) {
    sheet.querySelector(".cg-stretch")?.remove();
    if (!event) return;
    const box = layer.getBoundingClientRect();
    const to = [
      left + (width * (event.clientX - box.left)) / box.width,
      -top + (height * (event.clientY - box.top)) / box.height,
    ];
    sheet.append(svg("line", { class: "cg-branch cg-stretch", x1: x, y1: -y, x2: to[0], y2: to[1] }));
  }

  return {
    element,
    layer,
    place,
    stretch,
    show,
    between,
    /** Marks some edges without drawing anew. @param {Set<number>} going */
    mark: (going) =>
      show(
        current.map((item) => ({ ...item, going: going.has(Number(item.id)) })),
        [],
        trace,
      ),
  };
}
