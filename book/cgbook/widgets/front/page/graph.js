// A graph on the page. The caller supplies the vertices as elements; the arrows between them are redrawn whenever the
// size changes. On a phone, a graph whose columns don't fit runs from the top down if it has fewer rows than columns.
import { h, svg } from "./dom.js";
import { downwards } from "./layout.js";
import { onResize } from "./watch.js";
import { t } from "./words.js";

// a column is at least SPACE pixels wide, and at least GAP pixels wider than the graph's widest vertex; a graph that's
// wider than its place scrolls
const SPACE = 58;
const GAP = 18;
const [ROW, LEAST, MOST] = [74, 150, 900]; // row height, then minimum and maximum graph height, in pixels
// maximum width of a phone; in a graph from the top down, rows are STEP high and vertices CLOSE apart, all in pixels
const NARROW = 480;
const STEP = 68;
const CLOSE = 6;

/**
 * A graph to draw, with the elements of its vertices, its marked arrows and a vertex to scroll to.
 * @typedef {{at: number[][], options: number[][], faces: HTMLElement[], lit?: Lit, see?: number | null}} Shown
 * @typedef {(v: number, w: number) => any} Lit
 */
/**
 * Creates a graph. `columns` and `rows` come from a layout; if they're missing, the reader has placed the vertices,
 * which then stay where they are. at() returns the current places of the vertices.
 *
 * draw({at, options, faces, lit, see}) shows a graph: `at` as fractions of width and height; `lit(v, w)` says
 * whether an arrow is marked; `see` is a vertex to scroll to.
 */
export function canvas({ columns = 1, rows = 1, height = Math.max(LEAST, Math.min(MOST, rows * ROW + 40)) } = {}) {
  const lines = svg("svg", { class: "cg-arrows", "aria-hidden": "true" });
  const sheet = h("div", { class: "cg-sheet", style: `height:${height}px` }, lines);
  const element = h("div", { class: "cg-canvas" }, sheet);
  /** @type {Shown} */
  let last; // the latest graph
  let down = false;
  onResize(sheet, () => last && redraw());

  function draw(/** @type {Shown} */ graph) {
    last = graph;
    const kept = new Set(graph.faces);
    for (const old of [...sheet.children]) if (old !== lines && !kept.has(/** @type {any} */ (old))) old.remove();
    for (const face of graph.faces) if (face.parentNode !== sheet) sheet.append(face);
    redraw();
  }

  function redraw() {
    const { options, faces, lit, see } = last;
    const widest = Math.max(0, ...faces.map((face) => face.offsetWidth));
    const room = Math.max(SPACE, widest + GAP);
    const [across, wide] = [element.clientWidth, columns * room];
    down = across > 0 && across < NARROW && wide > across && rows < columns;
    sheet.style.minWidth = `${down ? rows * (widest + CLOSE) : wide}px`;
    sheet.style.height = `${down ? columns * STEP : height}px`;
    const at = places();
    const [width, tall] = [sheet.clientWidth || 640, sheet.clientHeight || height];
    at.forEach(([x, y], v) => {
      faces[v].style.left = `${100 * x}%`;
      faces[v].style.top = `${100 * y}%`;
    });
    const boxes = at.map(([x, y], v) => {
      const [w, h] = [faces[v].offsetWidth || 40, faces[v].offsetHeight || 40].map((size) => size / 2);
      return { x: x * width, y: y * tall, w, h };
    });
    const pairs = options.flatMap((to, v) => [...new Set(to)].map((w) => [v, w]));
    lines.replaceChildren(
      ...arrows(boxes, pairs, tall, width).map(({ line, head }, i) => {
        const [v, w] = pairs[i];
        const group = svg("g", { class: lit?.(v, w) ? "cg-arrow cg-lit" : "cg-arrow", "data-arrow": `${v}>${w}` });
        group.append(svg("path", { d: line }), svg("polygon", { points: head }));
        return group;
      }),
    );
    const scrolls = sheet.offsetWidth > element.clientWidth;
    // without a button, the picture itself takes the keys that scroll it
    const reached = !scrolls || element.querySelector("button");
    for (const [name, value] of Object.entries({ tabindex: "0", role: "group", "aria-label": t("scrolls") }))
      reached ? element.removeAttribute(name) : element.setAttribute(name, value);
    if (see != null && scrolls) element.scrollLeft = at[see][0] * width - element.clientWidth / 2;
  }

  const places = () => (down ? downwards({ ...last, columns, rows }).at : last.at);

  return { element, sheet, draw, redraw, at: places };
}

// The geometry of arrows between boxes, in pixels. A box is given by its middle and half its width and height; a way
// maps a parameter from 0 (its beginning) to 1 (its end) to a point.
/** @typedef {{x: number, y: number, w: number, h: number}} Around @typedef {(t: number) => [number, number]} Way */
const BENDS = [0, 0.08, 0.16, 0.24, 0.32, 0.42, 0.54, 0.68, 0.84, 1].flatMap((bend) => (bend ? [bend, -bend] : [0]));
const AIMS = [0, 8, -8, 15, -15]; // distances of an arrow's aim from the middle of its target box, across its way
const LEANS = [0.5, 0.25, 0.75, 0, 1]; // fractions of the way where a bend can be greatest
// arrows avoid boxes and each other's tips if a graph has at most this many vertices and five times this many arrows
const MOST_BENT = 80;
const CLEAR = 5;
const HEAD = 8;
const APART = 8; // minimum distance between two tips, in pixels

/** @param {Around} box @param {number} x @param {number} y @param {number} margin */
const inside = (box, x, y, margin) => Math.abs(x - box.x) < box.w + margin && Math.abs(y - box.y) < box.h + margin;

/** @param {Around} a @param {{x: number, y: number}} b @param {number} bend @param {number} lean @returns {Way} */
function curve(a, b, bend, lean) {
  const cx = a.x + lean * (b.x - a.x) - bend * (b.y - a.y);
  const cy = a.y + lean * (b.y - a.y) + bend * (b.x - a.x);
  return (t) => {
    const s = 1 - t;
    return [s * s * a.x + 2 * s * t * cx + t * t * b.x, s * s * a.y + 2 * s * t * cy + t * t * b.y];
  };
}

/** Returns the parameter, from 0 to 1, at which a curve leaves (or enters) a box.
 * @param {Way} at @param {Around} box @param {number} from @param {number} to */
function border(at, box, from, to) {
  let [low, high] = [from, to]; // inside at `low`, outside at `high`
  for (let i = 0; i < 14; i++) {
    const middle = (low + high) / 2;
    if (inside(box, ...at(middle), 2)) low = middle;
    else high = middle;
  }
  return high;
}

const round = (/** @type {number} */ number) => Math.round(number * 10) / 10;
const points = (/** @type {number[][]} */ list) => list.map(([x, y]) => `${round(x)} ${round(y)}`);

/**
 * @param {number[]} tip
 * @param {number[]} before
 */
function head([x, y], [fromX, fromY]) {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [ux, uy] = [(x - fromX) / length, (y - fromY) / length];
  const base = [x - HEAD * ux, y - HEAD * uy];
  return points([
    [x, y],
    [base[0] - HEAD * 0.42 * uy, base[1] + HEAD * 0.42 * ux],
    [base[0] + HEAD * 0.42 * uy, base[1] - HEAD * 0.42 * ux],
  ]).join(" ");
}

function loop(/** @type {Around} */ box) {
  const [x, top] = [box.x, box.y - box.h];
  const [p, q] = points([
    [x - 7, top],
    [x + 7, top - 1],
  ]);
  return {
    line: `M${p}C${points([[x - 26, top - 32]])} ${points([[x + 26, top - 32]])} ${q}`,
    head: head([x + 7, top], [x + 13, top - 12]),
  };
}

/** The shapes of arrow to try, plainest first. */
const WAYS = BENDS.flatMap((bend) => (bend ? LEANS : [0.5]).flatMap((lean) => AIMS.map((aim) => ({ bend, lean, aim }))))
  .map((way) => ({ ...way, cost: 40 * Math.abs(way.bend) + 30 * Math.abs(way.lean - 0.5) + Math.abs(way.aim) }))
  .sort((one, other) => one.cost - other.cost);

/** Returns an arrow's way of a given shape between two boxes.
 * @param {Around} a @param {Around} b @param {{bend: number, lean: number, aim: number}} told */
function along(a, b, { bend, lean, aim }) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  /** @param {number} half @param {number} part */
  const kept = (half, part) => Math.max(4 - half, Math.min(half - 4, (aim * part) / length));
  return curve(a, { x: b.x - kept(b.w, b.y - a.y), y: b.y + kept(b.h, b.x - a.x) }, bend, lean);
}

/**
 * Returns, for each [v, w], the arrow's line as an SVG path and the points of its head. Where possible, an arrow goes
 * round the other boxes, ends apart from the arrows before it, and stays between 0 and `tall` and between 0 and `wide`.
 * @param {Around[]} boxes
 * @param {number[][]} pairs
 */
export function arrows(boxes, pairs, tall = Infinity, wide = Infinity) {
  const known = new Set(pairs.map(([v, w]) => `${v}>${w}`));
  const straight = boxes.length > MOST_BENT || pairs.length > 5 * MOST_BENT;
  const tips = boxes.map(() => /** @type {number[][]} */ ([]));
  return pairs.map(([v, w]) => {
    const [a, b] = [boxes[v], boxes[w]];
    if (v === w) return loop(a);
    const others = straight ? [] : boxes.filter((_, i) => i !== v && i !== w);
    let best = /** @type {{at: Way, start: number, end: number, tip: number[]} | null} */ (null);
    let least = Infinity;
    const apart = known.has(`${w}>${v}`); // opposite arrows between the same two boxes bend to different sides
    for (const way of WAYS) {
      if (way.cost >= least) break;
      if (apart && way.bend <= 0) continue;
      const at = along(a, b, way);
      const [start, end] = [border(at, a, 0, 0.5), border(at, b, 1, 0.5)];
      if (start >= end) continue;
      const tip = at(end);
      let cost = way.cost;
      if (!straight && tips[w].some(([x, y]) => Math.hypot(x - tip[0], y - tip[1]) < APART)) cost += 200;
      const steps = 24;
      for (let i = 0; i <= steps && cost < least; i++) {
        const [x, y] = at(start + ((end - start) * i) / steps);
        if (y < 3 || y > tall - 3 || x < 3 || x > wide - 3) cost += 5000;
        if (others.some((box) => inside(box, x, y, CLEAR))) cost += 1000;
      }
      if (cost < least) [best, least] = [{ at, start, end, tip }, cost];
    }
    if (!best) return { line: "", head: "" };
    const { at, start, end, tip } = best;
    tips[w].push(tip);
    const stops = Array.from({ length: 17 }, (_, i) => at(start + ((end - start) * i) / 16));
    return { line: `M${points(stops).join("L")}`, head: head(stops[16], stops[15]) };
  });
}
