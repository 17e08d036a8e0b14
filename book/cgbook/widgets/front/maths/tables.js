// Two-player games in a table, as in `cgbook.strategic`, with best replies, domination, and the two best-reply
// curves of a game with two choices each. `pays[i][j]` is a pair of whole numbers, the payoffs of the two players.
// Fractions are pairs [numerator, denominator] in lowest terms.

/** @type {(a: number, b: number) => number} */
const gcd = (a, b) => (b ? gcd(b, a % b) : Math.abs(a));

/** Returns a fraction in lowest terms, with its denominator above 0. @param {number} n @param {number} d */
function over(n, d) {
  const divisor = (gcd(n, d) || 1) * (d < 0 ? -1 : 1);
  return [n / divisor + 0, d / divisor];
}

/** @type {(one: number[], other: number[]) => any} */
const less = ([a, b], [c, d]) => a * d < c * b;
const least = (/** @type {number[]} */ one, /** @type {number[]} */ other) => (less(other, one) ? other : one);
const most = (/** @type {number[]} */ one, /** @type {number[]} */ other) => (less(one, other) ? other : one);
/** @type {(one: number[], other: number[]) => any} */
const add = ([a, b], [c, d]) => over(a * d + c * b, b * d);
/** @type {(one: number[], other: number[]) => any} */
const times = ([a, b], [c, d]) => over(a * c, b * d);
/** @type {(one: number[]) => number[]} */
const minus = ([a, b]) => [a ? -a : 0, b];
const NONE = [0, 1];
const ALL = [1, 1];
const SIDES = /** @type {const} */ (["p", "q"]);

/** Returns for each cell whether its row is a best reply to its column, and its column to its row.
 * @param {number[][][]} pays */
export const replies = (pays) =>
  pays.map((row) =>
    row.map(([a, b], j) => [pays.every((other) => other[j][0] <= a), row.every((other) => other[1] <= b)]),
  );

/** Returns strictly dominated lines {player, which, by}, removed one after another. @param {number[][][]} pays */
export function struck(pays) {
  const left = [pays.map((_, i) => i), pays[0].map((_, j) => j)];
  /** @param {number} player @param {number} own @param {number} other */
  const gets = (player, own, other) => (player ? pays[other][own][1] : pays[own][other][0]);
  const steps = [];
  for (;;) {
    const step = [0, 1].flatMap((player) =>
      left[player].flatMap((which) =>
        left[player]
          .filter((by) => left[1 - player].every((other) => gets(player, by, other) > gets(player, which, other)))
          .map((by) => ({ player, which, by })),
      ),
    )[0];
    if (!step) return steps;
    steps.push(step);
    left[step.player] = left[step.player].filter((one) => one !== step.which);
  }
}

/**
 * Returns a player's best replies as pairs of ranges of probabilities, the player's and the other's. `atOne` and
 * `atZero`: how much the player's first choice gains over the second if the other's probability is 1 or 0.
 * @param {number} atOne @param {number} atZero
 */
function turning(atOne, atZero) {
  const [first, second, both] = [
    [ALL, ALL],
    [NONE, NONE],
    [NONE, ALL],
  ];
  const only = atOne > 0 ? first : second;
  if (atOne === atZero) return [[atOne === 0 ? both : only, both]];
  const turn = over(atZero, atZero - atOne);
  if (less(turn, NONE) || less(ALL, turn)) return [[only, both]];
  const [above, below] = atOne > atZero ? [first, second] : [second, first];
  return [
    [below, [NONE, turn]],
    [both, [turn, turn]],
    [above, [turn, ALL]],
  ].filter(([mine, [from, to]]) => mine === both || less(from, to));
}

/**
 * Returns the two best-reply curves of a game with two choices each, as boxes {p, q}. On the first curve, p (the
 * probability of the first row) is a best reply to q (the probability of the first column). On the second curve, q is a
 * best reply to p.
 * @param {number[][][]} pays
 */
export function curves([[[a, e], [b, f]], [[c, g], [d, k]]]) {
  return [turning(a - c, b - d).map(([p, q]) => ({ p, q })), turning(e - f, g - k).map(([q, p]) => ({ p, q }))];
}

/** @param {number[]} one @param {number[]} other */
const same = (one, other) => one[0] === other[0] && one[1] === other[1];
/** @param {number[][]} one @param {number[][]} other */
const common = (one, other) => [most(one[0], other[0]), least(one[1], other[1])];
/** @param {number[][]} one @param {number[][]} other */
const within = (one, other) => !less(one[0], other[0]) && !less(other[1], one[1]);
/** @param {Box} one @param {Box} other */
const alike = (one, other) => SIDES.every((name) => [0, 1].every((end) => same(one[name][end], other[name][end])));

/** Returns all equilibria of a game with two choices each, as separate boxes. @param {number[][][]} pays */
export function meetings(pays) {
  const [rows, columns] = curves(pays);
  const all = rows.flatMap((one) =>
    columns
      .map((other) => ({ p: common(one.p, other.p), q: common(one.q, other.q) }))
      .filter(({ p, q }) => !less(p[1], p[0]) && !less(q[1], q[0])),
  );
  const boxes = all.filter((box, i) => all.findIndex((other) => alike(box, other)) === i);
  const order = (/** @type {Box} */ one, /** @type {Box} */ other) => {
    for (const name of SIDES)
      for (const end of [0, 1])
        if (!same(one[name][end], other[name][end])) return less(one[name][end], other[name][end]) ? -1 : 1;
    return 0;
  };
  return boxes
    .filter((box) => !boxes.some((other) => other !== box && within(box.p, other.p) && within(box.q, other.q)))
    .sort(order);
}

/**
 * Returns the average payoffs of the two players if the first player chooses the first row with probability p, and the
 * second player chooses the first column with probability q.
 * @param {number[][][]} pays @param {number[]} p @param {number[]} q
 */
export function brought(pays, p, q) {
  const odds = (/** @type {number[]} */ one) => [one, add(ALL, minus(one))];
  return [0, 1].map((player) =>
    odds(p).reduce(
      (sum, one, i) =>
        odds(q).reduce((part, other, j) => add(part, times(times(one, other), [pays[i][j][player], 1])), sum),
      NONE,
    ),
  );
}

/**
 * Returns the corners of a path that starts at two probabilities, in a game without a pure equilibrium. Along the path,
 * each player heads straight for a best reply. The path winds around the mixed equilibrium, closer and closer to it.
 * @param {number[][][]} pays @param {number} p @param {number} q
 * @returns {[number, number][]}
 */
export function drift(pays, p, q, bends = 60) {
  const [{ p: mine, q: theirs }] = meetings(pays);
  const rest = [mine[0], theirs[0]].map(([n, d]) => n / d);
  const drawn = pays[0][0][0] > pays[1][0][0]; // whether the first player wants to match the second's choice
  const to = [Number(q > rest[1] === drawn), Number(p > rest[0] !== drawn)];
  /** @type {[number, number][]} */
  const way = [[p, q]];
  for (let k = 0; k < bends; k++) {
    const from = way[k];
    const parts = from.map((one, i) => (rest[i] - one) / (to[i] - one)); // fractions of the way
    const turns = [0, 1].filter((i) => parts[i] > 1e-9 && parts[i] <= 1);
    if (!turns.length) break;
    const player = turns.reduce((one, other) => (parts[other] < parts[one] ? other : one));
    const next = from.map((one, i) => (i === player ? rest[i] : one + (to[i] - one) * parts[player]));
    way.push([next[0], next[1]]);
    to[1 - player] = 1 - to[1 - player];
  }
  return way;
}

/** Returns the first part of a path through points, given as a fraction of its length. @param {number[][]} points
 * @param {number} part */
export function walked(points, part) {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));
  let left = part * lengths.reduce((sum, one) => sum + one, 0);
  for (const [i, length] of lengths.entries()) {
    const [[x, y], [u, v]] = [points[i], points[i + 1]];
    if (left < length)
      return [...points.slice(0, i + 1), [x + ((u - x) * left) / length, y + ((v - y) * left) / length]];
    left -= length;
  }
  return points;
}
