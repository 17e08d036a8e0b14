// Curves for the edges of a rooted picture, one cubic curve for each, which separate parallel edges and leave room for
// loops, as in `book/cgbook/pictures/strokes.py`.

const BULGE = 0.36,
  REACH = 1.4,
  SPREAD = 32;
const APART = 0.6; // minimum distance between two numbers, in units, if there's room
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]; // places for a number along its edge, as fractions of the edge
const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;
/** @type {(one: number[], other: number[]) => number} */
const order = ([x, y], [u, v]) => x - u || y - v;
/** @param {Segment} segment */
const keyOf = ([x, y, u, v]) =>
  JSON.stringify(
    [
      [x, y],
      [u, v],
    ].sort(order),
  );

/** Returns the four points of each curve as eight numbers, from segments [x, y, u, v]. @param {Segment[]} segments */
export function curves(segments) {
  const alike = new Map();
  for (const segment of segments) alike.set(keyOf(segment), (alike.get(keyOf(segment)) ?? 0) + 1);
  const met = new Map();
  return segments.map((segment) => {
    const key = keyOf(segment);
    const nth = met.get(key) ?? 0;
    met.set(key, nth + 1);
    return curve(segment, nth, alike.get(key));
  });
}

/** @param {Segment} segment @param {number} nth @param {number} count */
function curve([x, y, u, v], nth, count) {
  const off = nth - (count - 1) / 2;
  if (x === u && y === v) {
    const turn = 90 - off * Math.min(1.6 * SPREAD, 240 / count);
    const [left, two] = [radians(turn + SPREAD), radians(turn - SPREAD)];
    return [
      x,
      y,
      x + REACH * Math.cos(left),
      y + REACH * Math.sin(left),
      x + REACH * Math.cos(two),
      y + REACH * Math.sin(two),
      x,
      y,
    ];
  }
  const [across, up] = [u - x, v - y];
  const length = Math.hypot(across, up);
  const side = order([x, y], [u, v]) < 0 ? 1 : -1;
  const bulge = y === 0 && v === 0 ? side * (0.5 + 0.25 * length + 2 * BULGE * nth) : (2 * BULGE * off * side * 4) / 3;
  const [dx, dy] = [(-up / length) * bulge, (across / length) * bulge];
  return [x, y, x + across / 3 + dx, y + up / 3 + dy, x + (2 * across) / 3 + dx, y + (2 * up) / 3 + dy, u, v];
}

/** Returns the point halfway along a curve, or a fraction `t` of the way. @param {number[]} curve */
export function middle(curve, t = 0.5) {
  const s = 1 - t;
  const parts = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3];
  /** @param {number} first */
  const along = (first) => parts.reduce((sum, part, i) => sum + part * curve[first + 2 * i], 0);
  return [along(0), along(1)];
}

/** Returns a place for each curve's number: its middle, or another point if earlier numbers are too close.
 * @param {number[][]} drawn */
export function spots(drawn) {
  const chosen = /** @type {number[][]} */ ([]);
  for (const curve of drawn) {
    const tried = ALONG.map((t) => middle(curve, t));
    const room = tried.map(
      ([x, y]) => Math.round(1e6 * Math.min(...chosen.map(([u, v]) => Math.hypot(x - u, y - v)))) / 1e6,
    );
    const free = room.findIndex((one) => one >= APART);
    chosen.push(tried[free < 0 ? room.indexOf(Math.max(...room)) : free]);
  }
  return chosen;
}

/** Returns the bounds {left, right, top} of some curves, with a margin. @param {number[][]} drawn */
export function extent(drawn, margin = 0.8) {
  const points = drawn.length ? drawn.flatMap((c) => [[c[0], c[1]], [c[6], c[7]], middle(c)]) : [[0, 0]];
  const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...across) - margin, right: Math.max(...across) + margin, top: Math.max(...up) + margin / 2 };
}
