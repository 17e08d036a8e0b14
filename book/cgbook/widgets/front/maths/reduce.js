// Reduces a picture of Green Hackenbush to stalks, one step at a time: fuses cycles, straightens loops, and replaces
// branches by one stalk.
//
// A frame is {picture, key, values, lit}. The picture has the edges {id, a, b, segment} after the step, key and values
// give the sentence, and lit has the ids of the edges that the sentence is about. All pictures have the same value.
import { nimSum } from "./columns.js";
import { grow } from "./green.js";

const STEP = 0.85; // distance between the points of a new stalk

export function reduction(/** @type {number[][]} */ edges, /** @type {Segment[]} */ segments) {
  const stands = grow(edges).worths;
  let picture = edges.flatMap(([a, b], i) =>
    stands[i] === null ? [] : [{ id: i + 1, a, b, segment: [...segments[i]] }],
  );
  /** @type {{picture: any[], key: string, values: object, lit: number[]}[]} */
  const frames = [{ picture, key: "reduceStart", values: { n: picture.length }, lit: [] }];
  /** @param {Edge[]} next @param {string} key @param {object} values @param {number[]} lit */
  const tell = (next, key, values, lit) => {
    picture = next;
    frames.push({ picture, key, values, lit });
  };
  const straightenAll = (/** @type {Edge[]} */ loops) => {
    const straight = straighten(picture, loops);
    tell(
      straight.picture,
      loops.length > 1 ? "reduceLoops" : "reduceLoop",
      { n: loops.length, left: loops.length % 2 },
      straight.lit,
    );
  };
  for (let found; (found = fuse(picture));) {
    tell(found.picture, "reduceFuse", { n: found.lit.length }, found.lit);
    straightenAll(picture.filter(({ id, a, b }) => a === b && a === found.root && (a || found.lit.includes(id))));
  }
  for (let first; (first = picture.find(({ a, b }) => a === b));)
    straightenAll(picture.filter(({ a, b }) => a === first.a && b === a));
  for (let found; (found = merge(picture));)
    tell(found.picture, "reduceColon", { sum: found.lengths.join(" ⊕ "), length: found.length }, found.lit);
  const lengths = (stalks(picture, 0) ?? []).map((stalk) => stalk.length);
  frames.push({
    picture,
    key: lengths.length > 1 ? "reduceEnd" : "reduceOne",
    values: { sum: lengths.join(" ⊕ "), value: nimSum(lengths) },
    lit: [],
  });
  return frames;
}

const ends = (/** @type {Edge[]} */ picture) => picture.map(({ a, b }) => [a, b]);

/** Returns a map vertex -> [x, y] of all vertices except the ground. @param {Edge[]} picture */
function places(picture) {
  const between = new Map();
  for (const {
    a,
    b,
    segment: [x, y, u, v],
  } of picture) {
    if (a) between.set(a, [x, y]);
    if (b) between.set(b, [u, v]);
  }
  return between;
}

/**
 * Returns the picture with vertices moved and some of them merged. `spot(v, [x, y])` is the new place of an end at v,
 * and `name(v)` is its new vertex.
 * @param {Edge[]} picture @param {(v: number) => number} name @param {(v: number, old: number[]) => number[]} spot
 */
const redrawn = (picture, name, spot) =>
  picture.map(({ id, a, b, segment: [x, y, u, v] }) => ({
    id,
    a: name(a),
    b: name(b),
    segment: [...spot(a, [x, y]), ...spot(b, [u, v])],
  }));

/**
 * Returns the vertices and the root of a bridgeless part with several vertices, or null if there's none. Of all these
 * parts, it's the one with the vertex that the search entered last. At the ground, returns only one of the pieces that
 * would remain without the ground.
 * @param {Edge[]} picture
 */
function partOf(picture) {
  const { rootOf } = grow(ends(picture));
  const [last, root] = [...rootOf].findLast(([v, r]) => v !== r) ?? [];
  if (root === undefined) return null;
  const part = new Set(root === 0 ? [last] : [...rootOf].filter(([, r]) => r === root).map(([v]) => v));
  if (root === 0)
    for (const v of part)
      for (const { a, b } of picture)
        for (const w of a === v ? [b] : b === v ? [a] : []) if (rootOf.get(w) === 0 && w) part.add(w);
  return { part: part.add(root), root };
}

/** Returns the picture with one bridgeless part fused, or null if there's none. @param {Edge[]} picture */
function fuse(picture) {
  const found = partOf(picture);
  if (!found) return null;
  const { part, root } = found;
  const { rootOf, parent } = grow(ends(picture));
  const place = places(picture);
  const target = (/** @type {number} */ v) => (root === 0 ? [place.get(v)[0], 0] : place.get(root));
  const moved = new Map(),
    taken = new Set();
  const claim = (/** @type {number} */ v, /** @type {number[]} */ spot) => {
    moved.set(v, spot);
    taken.add(String(spot));
  };
  const carriers = /** @type {Map<number, number[]>} */ (new Map()); // vertex of the part -> vertices attached to it
  for (const v of rootOf.keys()) {
    if (v === 0 || part.has(v)) continue;
    let at = v;
    while (at !== undefined && !part.has(at)) at = parent.get(at);
    if (at === undefined || at === root) claim(v, place.get(v));
    else carriers.set(at, [...(carriers.get(at) ?? []), v]);
  }
  for (const [v, hung] of carriers) {
    const [dx, dy] = [target(v)[0] - place.get(v)[0], target(v)[1] - place.get(v)[1]];
    /** @param {number} aside */
    const shifted = (aside) => hung.map((w) => [place.get(w)[0] + dx + aside, Math.max(0.4, place.get(w)[1] + dy)]);
    let steps = 0; // number of steps aside: to the right, to the left, further to the right, …
    const aside = () => 0.6 * Math.ceil(steps / 2) * (steps % 2 ? 1 : -1);
    while (shifted(aside()).some((spot) => taken.has(String(spot)))) steps++;
    shifted(aside()).forEach((spot, i) => claim(hung[i], spot));
  }
  const name = (/** @type {number} */ v) => (part.has(v) ? root : v);
  /** @param {number} v @param {number[]} old */
  const spot = (v, old) => (v === 0 ? old : part.has(v) ? target(v) : moved.get(v));
  const lit = picture.filter(({ a, b }) => part.has(a) && part.has(b) && (a || b)).map(({ id }) => id);
  return { picture: redrawn(picture, name, spot), lit, root };
}

/** Replaces the loops at one vertex by one stalk of one edge or by none, because loops cancel in pairs.
 * @param {Edge[]} picture @param {Edge[]} loops */
function straighten(picture, loops) {
  const rest = picture.filter((edge) => !loops.includes(edge));
  if (loops.length % 2 === 0) return { picture: rest, lit: [] };
  const { id, a: at, segment } = loops[(loops.length - 1) / 2];
  const [x, y, u] = segment;
  const taken = new Set([...places(rest).values()].map(String));
  let [tipX, tipY] = at === 0 ? [(x + u) / 2, 1] : [x, y + STEP];
  while (taken.has(String([tipX, tipY]))) tipX += 0.3;
  const tip = Math.max(0, ...picture.flatMap(({ a, b }) => [a, b])) + 1;
  return { picture: [...rest, { id, a: at, b: tip, segment: [at === 0 ? tipX : x, y, tipX, tipY] }], lit: [id] };
}

/**
 * Returns the branches at a vertex of a forest as lists of edges, lowest first, or null if they aren't all stalks.
 * `from` is the edge that leads down.
 * @param {Edge[]} picture @param {number} vertex @param {Edge | null} [from]
 */
function stalks(picture, vertex, from = null) {
  const kept = [];
  for (const first of picture) {
    if (first === from || (first.a !== vertex && first.b !== vertex)) continue;
    const stalk = [first];
    let tip = first.a === vertex ? first.b : first.a;
    for (;;) {
      const on = picture.filter((edge) => edge !== stalk.at(-1) && (edge.a === tip || edge.b === tip));
      if (on.length > 1) return null;
      if (!on.length) break;
      stalk.push(on[0]);
      tip = on[0].a === tip ? on[0].b : on[0].a;
    }
    kept.push(stalk);
  }
  return kept;
}

/** Replaces the branches at one vertex above the ground, which are all stalks, by a single stalk (colon principle).
 * @param {Edge[]} picture */
function merge(picture) {
  const { parent } = grow(ends(picture));
  for (const [vertex, below] of parent) {
    const down = picture.find(({ a, b }) => (a === vertex && b === below) || (a === below && b === vertex));
    const beside = stalks(picture, vertex, down);
    if (!beside || beside.length < 2) continue;
    beside.sort((one, two) => two.length - one.length);
    const lengths = beside.map((stalk) => stalk.length);
    const length = nimSum(lengths);
    const kept = beside.flat().slice(0, length);
    const gone = new Set(beside.flat());
    const [x, y] = places(picture).get(vertex);
    let next = Math.max(...picture.flatMap(({ a, b }) => [a, b])) + 1;
    let at = vertex;
    const stalk = kept.map(({ id }, i) => {
      const edge = { id, a: at, b: next, segment: [x, y + STEP * i, x, y + STEP * (i + 1)] };
      at = next++;
      return edge;
    });
    return {
      picture: [...picture.filter((edge) => !gone.has(edge)), ...stalk],
      lengths,
      length,
      lit: kept.map(({ id }) => id),
    };
  }
  return null;
}
