// Places for the vertices of a graph, in columns from left to right. A vertex comes before every vertex it leads to,
// except along arrows back. Nothing is random, so the same graph always gets the same places.

const SWEEPS = 8;

/** Returns the arrows, as "v>w", that close a cycle in a depth-first search.
 * @param {number[][]} options */
function backwards(options) {
  const state = new Array(options.length).fill(0); // 0 is unseen, 1 is on the current path, 2 is done
  const back = new Set();
  for (let root = 0; root < options.length; root++) {
    if (state[root]) continue;
    const way = [[root, 0]];
    state[root] = 1;
    for (let last; (last = way.at(-1));) {
      const [v, i] = last;
      if (i === options[v].length) {
        state[v] = 2;
        way.pop();
        continue;
      }
      last[1]++;
      const w = options[v][i];
      if (state[w] === 1) back.add(`${v}>${w}`);
      else if (!state[w]) {
        state[w] = 1;
        way.push([w, 0]);
      }
    }
  }
  return back;
}

/**
 * Returns the column of each vertex. The longer a vertex's longest path (ignoring arrows back), the further left the
 * vertex is.
 * @param {number[][]} options @param {Set<string>} back
 */
function columnsOf(options, back) {
  const ahead = options.map((to, v) => [...new Set(to)].filter((w) => !back.has(`${v}>${w}`)));
  /** @type {number[][]} */
  const before = options.map(() => []);
  ahead.forEach((to, v) => to.forEach((w) => before[w].push(v)));
  const left = ahead.map((to) => to.length);
  const layer = new Array(options.length).fill(0);
  const ready = left.flatMap((count, v) => (count ? [] : [v]));
  for (const w of ready)
    for (const v of before[w]) {
      layer[v] = Math.max(layer[v], layer[w] + 1);
      if (!--left[v]) ready.push(v);
    }
  const most = Math.max(0, ...layer);
  return layer.map((one) => most - one);
}

/** Turns a layout so that it runs from the top down, with the left column on top.
 * @param {{at: number[][], columns: number, rows: number}} placed */
export const downwards = ({ at, columns, rows }) => ({ at: at.map(([x, y]) => [y, x]), columns: rows, rows: columns });

/** Returns {at: [[x, y], …] with 0 < x, y < 1; columns; rows}, with each column ordered so that few arrows cross.
 * @param {number[][]} options */
export function layout(options) {
  const column = columnsOf(options, backwards(options));
  const near = options.map(() => new Set());
  options.forEach((to, v) =>
    to.forEach((w) => {
      if (v !== w) {
        near[v].add(w);
        near[w].add(v);
      }
    }),
  );
  /** @type {number[][]} */
  const columns = Array.from({ length: Math.max(0, ...column) + 1 }, () => []);
  column.forEach((c, v) => columns[c].push(v));
  const y = new Array(options.length).fill(0.5);
  const spread = (/** @type {number[]} */ some) =>
    some.forEach((v, i) => {
      y[v] = (i + 0.5) / some.length;
    });
  columns.forEach(spread);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const vertices of sweep % 2 ? columns : [...columns].reverse()) {
      const wish = new Map(
        vertices.map((v) => [v, near[v].size ? [...near[v]].reduce((sum, w) => sum + y[w], 0) / near[v].size : y[v]]),
      );
      vertices.sort((v, w) => wish.get(v) - wish.get(w) || v - w);
      spread(vertices);
    }
  }
  return {
    at: y.map((height, v) => [(column[v] + 0.5) / columns.length, height]),
    columns: columns.length,
    rows: Math.max(0, ...columns.map((some) => some.length)),
  };
}
