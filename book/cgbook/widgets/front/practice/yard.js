// Where the edges of a small yard are drawn, and their numbers: branches upward from the ground, none upon another.

/** The way from the ground to each vertex: its height, and the vertex below. */
function climbed(edges) {
  const found = new Map([[0, { height: 0, below: -1 }]]);
  for (const [foot, { height }] of found)
    for (const [a, b] of edges)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ])
        if (from === foot && !found.has(to)) found.set(to, { height: height + 1, below: foot });
  return found;
}

const BESIDE = [
  [0.26, -0.14],
  [-0.26, -0.14],
  [0.26, 0.16],
  [-0.26, 0.16],
  [0, -0.3],
];
const DISC = 0.18; // half as wide as a number is
const CLEAR = 0.14; // from the middle of a letter

/** The place of a vertex's letter, beside it: clear of the numbers and, where that can be, of the edges. */
function beside([x, y], numbers, edges) {
  /** @type {number[][]} */
  const tried = BESIDE.map(([dx, dy]) => [x + dx, y + dy]);
  /** @type {(at: number[], points: number[][]) => number} */
  const far = ([u, v], points) => Math.min(...points.map(([p, q]) => Math.hypot(p - u, q - v)));
  const room = tried.map((at) => Math.min(far(at, numbers) - DISC, far(at, edges)));
  const free = room.findIndex((one) => one >= CLEAR);
  return tried[free < 0 ? room.indexOf(Math.max(...room)) : free];
}

/**
 * Edges as curves {path, x, y}, where x and y are the place of its number, with vertices {x, y, name}, where name is
 * the place of its letter, and the size of it all. The unit is a column; the ground is at y = 0, and up is negative.
 */
export function yardOf(edges) {
  const tree = climbed(edges);
  const place = new Map();
  let columns = 0;
  const above = (foot) => [...tree].filter(([, { below }]) => below === foot).map(([vertex]) => vertex);

  // edges that close a cycle join neighbours: such a vertex comes last of its branches
  const closing = new Set(
    edges.filter(([a, b]) => tree.get(a)?.below !== b && tree.get(b)?.below !== a).flatMap((edge) => edge),
  );

  function set(vertex) {
    const branches = above(vertex).sort((a, b) => Number(closing.has(a)) - Number(closing.has(b)));
    const across = branches.map(set);
    const x = across.length ? (across[0] + across[across.length - 1]) / 2 : columns++;
    place.set(vertex, [x, -(tree.get(vertex)?.height ?? 0)]);
    return x;
  }
  above(0).forEach(set);

  const alike = new Map(); // edges between the same two vertices
  const drawn = edges.map(([a, b]) => {
    const pair = [a, b].sort().join();
    const nth = alike.get(pair) ?? 0;
    alike.set(pair, nth + 1);
    const end = (v, other) => (v ? place.get(v) : [place.get(other)[0], 0]);
    const [[x1, y1], [x2, y2]] = [end(a, b), end(b, a)];
    const bend = nth * 0.9; // a second edge goes round
    const level = y1 === y2 ? 0.35 : 0;
    const [mx, my] = [(x1 + x2) / 2 + bend, (y1 + y2) / 2 - level];
    const [qx, qy] = [(4 * mx - x1 - x2) / 2, (4 * my - y1 - y2) / 2];
    const along = (t, from, bend, to) => (1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t * t * to;
    const points = Array.from({ length: 13 }, (_, i) => [along(i / 12, x1, qx, x2), along(i / 12, y1, qy, y2)]);
    return { path: `M${x1} ${y1}Q${qx} ${qy} ${x2} ${y2}`, points, x: mx, y: my };
  });
  const numbers = drawn.map(({ x, y }) => [x, y]);
  const on = drawn.flatMap(({ points }) => points);
  const vertices = [...place].map(([vertex, [x, y]]) => ({ vertex, x, y, name: beside([x, y], numbers, on) }));
  return {
    edges: drawn,
    vertices,
    columns: columns + 0.9 * (alike.size < edges.length ? 1 : 0),
    height: Math.max(...vertices.map(({ y }) => -y)),
  };
}
