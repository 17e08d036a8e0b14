// How the edges of a rooted picture are drawn: each as one cubic curve, so that parallel edges part and loops have
// room. As `cgkit/pictures/strokes.py`.

const BULGE = 0.36,
  REACH = 1.4,
  SPREAD = 32;
const radians = (degrees) => (degrees * Math.PI) / 180;
/** @type {(one: number[], other: number[]) => number} */
const order = ([x, y], [u, v]) => x - u || y - v;
const keyOf = ([x, y, u, v]) =>
  JSON.stringify(
    [
      [x, y],
      [u, v],
    ].sort(order),
  );

/** For each segment [x, y, u, v] the four points of its curve, as eight numbers. */
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

function curve([x, y, u, v], nth, count) {
  const off = nth - (count - 1) / 2;
  if (x === u && y === v) {
    const turn = 90 - off * Math.min(1.6 * SPREAD, 240 / count);
    const [one, two] = [radians(turn + SPREAD), radians(turn - SPREAD)];
    return [
      x,
      y,
      x + REACH * Math.cos(one),
      y + REACH * Math.sin(one),
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

export const middle = (c) => [(c[0] + 3 * c[2] + 3 * c[4] + c[6]) / 8, (c[1] + 3 * c[3] + 3 * c[5] + c[7]) / 8];

/** {left, right, top} around curves, with a margin. */
export function extent(drawn, margin = 0.8) {
  const points = drawn.length ? drawn.flatMap((c) => [[c[0], c[1]], [c[6], c[7]], middle(c)]) : [[0, 0]];
  const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...across) - margin, right: Math.max(...across) + margin, top: Math.max(...up) + margin / 2 };
}
