// The tools that draw the pictures in the hand: elements, a sheet whose unit is one pixel of the page, motion, and the
// grip for the reader's hand.
import { calm, svg } from "../page/dom.js";
import { onResize } from "../page/watch.js";

/**
 * Appends an SVG element. Screen readers skip its text, because the grips say what the picture shows.
 * @template {keyof SVGElementTagNameMap} K
 * @param {Element} parent @param {K} tag @param {any} [text]
 */
export function add(parent, tag, attributes = {}, text) {
  const node = svg(tag, tag === "text" ? { "aria-hidden": true, ...attributes } : attributes);
  if (text !== undefined) node.textContent = text;
  parent.append(node);
  return node;
}

export function put(/** @type {Element} */ node, /** @type {Record<string, any>} */ attributes) {
  for (const name in attributes) node.setAttribute(name, attributes[name]);
}
/** @param {Element} node @param {number} x @param {number} y */
export const move = (node, x, y) => node.setAttribute("transform", `translate(${x} ${y})`);
/** @param {ElementCSSInlineStyle} node @param {any} yes */
export const show = (node, yes) => (node.style.display = yes ? "" : "none");
/** @param {Node} node @param {any} text */
export const write = (node, text) => node.textContent === String(text) || (node.textContent = text);
/** Gives a node these classes, and skips any that are empty or false. @param {Element} node @param {any[]} classes */
export const dress = (node, ...classes) => node.setAttribute("class", classes.filter(Boolean).join(" "));

/** Returns `many` whole numbers, starting at `from`. @param {number} many */
export const range = (many, from = 0) => Array.from({ length: many }, (_, i) => from + i);
/** Returns the SVG path through some points. @param {number[][]} points */
export const through = (points) => (points.length ? `M${points.map((point) => point.join(" ")).join("L")}` : "");

/** Draws an arrow: a line and a head in one group. @param {Element} parent */
export function arrow(parent) {
  const edge = add(parent, "g", { class: "edge" });
  return { edge, line: add(edge, "path", { class: "edge-line" }), head: add(edge, "path", { class: "edge-head" }) };
}
/** Lays an arrow along some points, up to a disc of this radius around the last point.
 * @param {{line: Element, head: Element}} arrow @param {number[][]} way @param {number} radius */
export function aim({ line, head }, way, radius) {
  const [[a, b], [x, y]] = [way[way.length - 2], way[way.length - 1]];
  const far = Math.hypot(x - a, y - b) || 1;
  const [right, down] = [(x - a) / far, (y - b) / far];
  const before = (/** @type {number} */ most, aside = 0) => [
    x - right * most - down * aside,
    y - down * most + right * aside,
  ];
  put(line, { d: through([...way.slice(0, -1), before(radius + 10)]) });
  put(head, { d: `${through([before(radius + 5), before(radius + 16, 5), before(radius + 16, -5)])}z` });
}

/** Draws a disc with a number on it. @param {Element} parent @param {any} number */
export function disc(parent, number = "", attributes = {}) {
  const node = add(parent, "g", attributes);
  return { node, face: add(node, "circle", { class: "disc" }), number: add(node, "text", { class: "number" }, number) };
}

/** Creates a sheet that fills its stage once `ready()` is called. `place(width)` lays the sheet out and returns its
 * height; both are in pixels.
 * @param {HTMLElement} stage @param {(width: number) => number} place */
export function sheet(stage, place) {
  const node = svg("svg", { class: "cg-hand-sheet", role: "none" });
  stage.replaceChildren(node);
  let width = 0;
  const fit = () => {
    const now = Math.floor(stage.clientWidth);
    if (now === width || now <= 0) return;
    width = now;
    const height = place(width);
    put(node, { width, height, viewBox: `0 0 ${width} ${height}` });
  };
  const ready = () => {
    fit();
    return onResize(stage, fit);
  };
  return { node, ready };
}

const running = new Map();

/**
 * Calls `step` with numbers from 0 to 1 for `ms` milliseconds, or only with 1 if `ms` is 0 or the reader prefers less
 * motion. A new run with the same key ends the old run.
 * @param {any} key @param {number} ms @param {(part: number) => any} step
 */
export function run(key, ms, step, done = () => {}) {
  stop(key);
  if (calm() || ms <= 0) {
    step(1);
    return done();
  }
  let start = 0;
  const tick = (/** @type {number} */ now) => {
    start ||= now;
    const part = Math.min(1, (now - start) / ms);
    step(1 - (1 - part) ** 3);
    if (part < 1) running.set(key, requestAnimationFrame(tick));
    else done();
  };
  running.set(key, requestAnimationFrame(tick));
}
export function stop(/** @type {any} */ key) {
  cancelAnimationFrame(running.get(key));
  running.delete(key);
}

const ARROW = "M-2.5 -4.5L-7 0L-2.5 4.5M2.5 -4.5L7 0L2.5 4.5";

/**
 * Draws a grip. In a picture, everything that can be grabbed is drawn as a grip, except the tokens of `map.js` and
 * `scales.js`. A grip with the axis x or y is a bar across this axis; a grip with the axis xy is round.
 * @param {Element} parent @param {"x" | "y" | "xy"} axis
 */
export function chip(parent, axis, radius = 17) {
  const node = add(parent, "g", { class: "cg-handle" });
  const [wide, high] = { x: [0.74, 1.12], y: [1.12, 0.74], xy: [1, 1] }[axis];
  const bar = (/** @type {string} */ part, inset = 0, [x, y] = [0, 0]) => {
    const [w, h] = [wide * radius - inset, high * radius - inset];
    add(node, "rect", { class: part, x: x - w, y: y - h, width: 2 * w, height: 2 * h, rx: Math.min(w, h) });
  };
  add(node, "circle", { class: "cg-handle-reach", r: Math.max(24, radius) });
  bar("cg-handle-shade", 0, [1.5, 2.5]);
  bar("cg-handle-face");
  bar("cg-handle-rim", 3);
  if (axis.includes("x")) add(node, "path", { class: "cg-handle-arrow", d: ARROW });
  if (axis.includes("y")) add(node, "path", { class: "cg-handle-arrow", d: ARROW, transform: "rotate(90)" });
  return node;
}
