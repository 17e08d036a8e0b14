// The ground and everything that grows on it, drawn as curves in an SVG. An edge can be clicked in the SVG; the
// caller's buttons are laid over the SVG, at places in per cent.
import { calm, h, svg } from "./dom.js";

/** @param {number[]} c */
const path = (c) => `M${c[0]} ${-c[1]}C${c[2]} ${-c[3]} ${c[4]} ${-c[5]} ${c[6]} ${-c[7]}`;

/**
 * An edge as the garden draws it.
 * @typedef {{id?: number, curve: number[], colour?: string, lit?: any, loose?: any, going?: any, won?: any,
 *   onclick?: (() => void) | null}} Grown
 */

/** Creates a field with these bounds, in units. `show(items)` draws edges; an edge is {id, curve, colour, lit, loose,
 * going, won, onclick}, where a colour is "B" for blue, drawn solid, or "R" for red, drawn hollow (default: green).
 * @param {{left: number, right: number, top: number}} told */
export function garden({ left, right, top }) {
  const bottom = 0.55;
  const [width, height] = [right - left, top + bottom];
  const sheet = svg("svg", {
    viewBox: `${left} ${-top} ${width} ${height}`,
    "aria-hidden": "true",
    focusable: "false",
  });
  // if its minimum width allows, the field is at most half as tall as the window, so that the words below stay in sight
  const most = `min(${width * 4.4}rem, ${(50 * width) / height}svh)`;
  const unit = width < 9.5 ? 2.15 : 2.6; // minimum width of a unit in rem, smaller if the whole field then fits a phone
  const breadth = `min-width: ${Math.min(width * unit, 40)}rem; max-width: ${most}`;
  const layer = h("div", { class: "cg-garden-layer" });
  const size = `aspect-ratio: ${width} / ${height}; ${breadth}`;
  const field = h("div", { class: "cg-garden-field", style: size }, sheet, layer);
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
    const edges = items.flatMap(({ curve, colour, lit, loose, going, won, onclick }) => {
      const dyed = colour === "B" ? "cg-blue" : colour && "cg-red";
      const marks = ["cg-branch", dyed, lit && "cg-lit", loose && "cg-loose", going && "cg-going", won && "cg-won"];
      const line = svg("path", { class: marks.filter(Boolean).join(" "), d: path(curve) });
      const core = colour === "R" && !going ? [svg("path", { class: "cg-branch cg-core", d: path(curve) })] : [];
      if (!onclick) return [line, ...core];
      const wide = svg("path", { class: "cg-branch-reach", d: path(curve) });
      wide.addEventListener("click", onclick);
      return [line, ...core, wide];
    });
    const points = new Set(items.flatMap(({ curve: c }) => [`${c[0]},${c[1]}`, `${c[6]},${c[7]}`]));
    const dots = [...points]
      .map((one) => one.split(",").map(Number))
      .map(([x, y]) => svg("circle", { class: y ? "cg-joint" : "cg-root", cx: x, cy: -y, r: 0.075 }));
    return [ground, ...edges, ...dots];
  }

  /** @param {{curve: number[]}[]} items */
  const plain = (items) => items.map(({ curve }) => svg("path", { class: "cg-branch cg-going", d: path(curve) }));

  /** Draws the edges; edges in `fallen` fall out of the picture once, and edges in `gone` leave a trace.
   * @param {Grown[]} items @param {{curve: number[]}[]} [fallen] @param {{curve: number[]}[]} [gone] */
  function show(items, fallen = [], gone = []) {
    current = items;
    trace = gone;
    const traces = gone.map(({ curve }) => svg("path", { class: "cg-branch cg-trace", d: path(curve) }));
    sheet.replaceChildren(...traces, ...lines(items));
    if (!fallen.length || calm()) return;
    const falling = svg("g", { class: "cg-falling" }, ...plain(fallen));
    sheet.append(falling);
    falling.addEventListener("animationend", () => falling.remove());
  }

  /** Draws a stage between two drawings, from 0 to 1: common edges move, and the other edges fade out or in.
   * @param {Grown[]} before @param {Grown[]} after @param {number} part */
  function between(before, after, part) {
    const curves = new Map(before.map((item) => [item.id, item.curve]));
    const stays = new Set(after.map((item) => item.id));
    /** @param {Grown} item */
    const way = (item) => (curves.get(item.id) ?? []).map((from, i) => from * (1 - part) + item.curve[i] * part);
    const [gone, come] = [before.filter(({ id }) => !stays.has(id)), after.filter(({ id }) => !curves.has(id))];
    const common = after.filter(({ id }) => curves.has(id)).map((item) => ({ ...item, curve: way(item) }));
    sheet.replaceChildren(
      ...lines(common),
      svg("g", { opacity: 1 - part }, ...plain(gone)),
      svg("g", { opacity: part }, ...plain(come)),
    );
  }

  /** Draws a line from a point to the pointer, or no line without an event.
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

  /** Marks the edges that are about to go, by their ids. @param {Set<number>} going */
  function mark(going) {
    const items = current.map((item) => ({ ...item, going: going.has(Number(item.id)) }));
    show(items, [], trace);
  }

  return { element, layer, place, stretch, show, between, mark };
}
