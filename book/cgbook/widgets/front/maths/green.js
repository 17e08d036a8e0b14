// Green Hackenbush on a picture that a reader draws: edges are [a, b], and 0 is the ground. One depth-first search
// finds the values, as in `cgkit/rulesets/hackenbush_values.py`.

/** A map from vertices to numbers, which starts with 0 for the ground; `of` expects a vertex that the map contains.
 * @extends {Map<number, number>} */
class Numbers extends Map {
  constructor() {
    super([[0, 0]]);
  }

  /** @type {(vertex: number) => number} */
  of(vertex) {
    return /** @type {number} */ (this.get(vertex));
  }
}

function neighbours(/** @type {number[][]} */ edges) {
  const around = new Map();
  /** @param {number} v @param {number} other @param {number} i */
  const add = (v, other, i) => {
    if (!around.has(v)) around.set(v, []);
    around.get(v).push([other, i]);
  };
  edges.forEach(([a, b], i) => {
    add(a, b, i);
    if (a !== b) add(b, a, i);
  });
  return around;
}

/**
 * Returns facts about a picture. value: the value of the whole. worths: for each edge, its value with everything that
 * would fall with it, 1 on a cycle, or null if the edge isn't connected to the ground. rootOf: vertex -> vertex where
 * the search entered its bridgeless part, in the order of the search. parent: vertex -> the vertex below.
 * @param {number[][]} edges
 */
export function grow(edges) {
  const around = neighbours(edges);
  const entered = new Numbers(),
    low = new Numbers(),
    worth = new Numbers(),
    parent = new Map();
  const bridges = new Map(); // upper end -> edge
  const stack = [{ vertex: 0, came: -1, next: 0 }];
  for (let top; (top = stack.at(-1));) {
    const { vertex, came } = top;
    const edge = (around.get(vertex) ?? [])[top.next++];
    if (edge) {
      const [other, i] = edge;
      if (!entered.has(other)) {
        entered.set(other, entered.size);
        low.set(other, entered.of(other));
        worth.set(other, 0);
        parent.set(other, vertex);
        stack.push({ vertex: other, came: i, next: 0 });
      } else if (i !== came && entered.of(other) <= entered.of(vertex)) {
        worth.set(vertex, worth.of(vertex) ^ 1);
        low.set(vertex, Math.min(low.of(vertex), entered.of(other)));
      }
      continue;
    }
    stack.pop();
    const below = stack.at(-1)?.vertex;
    if (below === undefined) break;
    if (low.of(vertex) > entered.of(below)) {
      bridges.set(vertex, came);
      worth.set(below, worth.of(below) ^ (worth.of(vertex) + 1));
    } else {
      worth.set(below, worth.of(below) ^ worth.of(vertex) ^ 1);
      low.set(below, Math.min(low.of(below), low.of(vertex)));
    }
  }
  /** @type {(number | null)[]} */
  const worths = edges.map(([a]) => (entered.has(a) ? 1 : null));
  bridges.forEach((i, upper) => {
    worths[i] = worth.of(upper) + 1;
  });
  const rootOf = new Map();
  for (const v of entered.keys()) rootOf.set(v, v === 0 || bridges.has(v) ? v : rootOf.get(parent.get(v)));
  return { value: worth.of(0), worths, rootOf, parent };
}

const value = (/** @type {number[][]} */ edges) => grow(edges).value;

/** Returns for each edge whether it's connected to the ground. @param {number[][]} edges */
export const standing = (edges) => grow(edges).worths.map((one) => one !== null);

/** Returns the indices of the edges whose removal leaves value 0. @param {number[][]} edges */
export const winningCuts = (edges) =>
  edges.flatMap((_, i) => (grow(edges).worths[i] !== null && value(edges.toSpliced(i, 1)) === 0 ? [i] : []));

/** Turns segments into edges; equal points are one vertex, and points at height 0 are the ground.
 * @param {Segment[]} segments */
export function edgesOf(segments) {
  const numbers = new Map();
  const vertex = (/** @type {number} */ x, /** @type {number} */ y) => {
    if (y === 0) return 0;
    const key = `${x},${y}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return numbers.get(key);
  };
  return segments.map(([x, y, u, v]) => [vertex(x, y), vertex(u, v)]);
}

// A tree is a branch with its size (number of edges) and the branches that grow on top of it.

/** Returns the value of a tree, by the colon principle. @type {(branch: Branch) => number} */
export const worthOf = ({ size, over }) => size + over.reduce((sum, next) => sum ^ worthOf(next), 0);

/** Returns the first branch that carries two or more stalks, or null if the tree is a stalk.
 * @param {Branch} branch @returns {Branch | null} */
export function forkOf(branch) {
  const found = branch.over.map(forkOf).find(Boolean);
  return found ?? (branch.over.length > 1 ? branch : null);
}

/** Replaces the first two branches of a fork by one, whose length is the nim-sum of their lengths; if the fork has no
 * other branches, it becomes longer by this length instead.
 * @param {Branch} fork */
export function fold(fork) {
  const [first, second, ...others] = fork.over;
  const size = first.size ^ second.size;
  if (others.length) fork.over = [{ ...second, size }, ...others];
  else [fork.size, fork.over] = [fork.size + size, []];
}
