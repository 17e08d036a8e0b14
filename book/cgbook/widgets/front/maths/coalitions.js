// Three players, A, B and C. A list of worths has each group's worth at the index with binary digits CBA: nobody, A, B,
// AB, C, AC, BC, all. Worths are whole numbers; payments are in twelfths, which makes every corner, Shapley value and
// nucleolus of three players a whole number.

export const PARTS = 12;
const PLAYERS = [0, 1, 2];
const GROUPS = [1, 2, 3, 4, 5, 6];
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [2, 0, 1],
  [2, 1, 0],
  [1, 2, 0],
  [1, 0, 2],
]; // each order swaps two neighbours of the order before it

const alone = (/** @type {number[]} */ worth) => PLAYERS.map((i) => worth[1 << i]);
const total = (/** @type {number[]} */ numbers) => numbers.reduce((sum, one) => sum + one, 0);

/** Writes twelfths as a mixed number. @param {number} twelfths */
export function amount(twelfths) {
  const size = Math.abs(twelfths);
  const whole = Math.floor(size / PARTS);
  const rest = size % PARTS;
  const gcd = [12, 6, 4, 3, 2, 1].find((n) => rest % n === 0 && PARTS % n === 0) ?? 1;
  const part = rest ? `${rest / gcd}/${PARTS / gcd}` : "";
  const text = [whole || !rest ? String(whole) : "", part].filter(Boolean).join(" ");
  return twelfths < 0 ? `−${text}` : text;
}

/** Returns the worths in a bankruptcy: the amount left for each group when all other players have been paid in full.
 * @param {number} estate @param {number[]} claims */
export const leftFor = (estate, claims) =>
  [0, ...GROUPS, 7].map((group) => Math.max(0, estate - total(claims.filter((_, i) => !((group >> i) & 1)))));

/** Returns the excesses of the groups 1 to 6, worth minus payments, in twelfths.
 * @param {number[]} worth @param {number[]} paid */
export const excesses = (worth, paid) =>
  GROUPS.map((group) => PARTS * worth[group] - total(paid.filter((_, i) => (group >> i) & 1)));

/** Returns the Shapley value in twelfths, each player's average contribution on arrival over the six orders.
 * @param {number[]} worth */
export function shapley(worth) {
  const added = [0, 0, 0];
  for (const order of ORDERS) {
    let there = 0;
    for (const i of order) {
      added[i] += worth[there | (1 << i)] - worth[there];
      there |= 1 << i;
    }
  }
  return added.map((one) => (one * PARTS) / ORDERS.length);
}

/** Returns the corners of the core, in whole units and in order round the core; none if the core is empty.
 * @param {number[]} worth */
export function corners(worth) {
  const low = alone(worth);
  const high = PLAYERS.map((i) => worth[7] - worth[7 ^ (1 << i)]);
  if (total(low) > worth[7] || total(high) < worth[7] || low.some((one, i) => one > high[i])) return [];
  const points = /** @type {Map<string, number[]>} */ (new Map());
  for (const order of ORDERS) {
    const paid = [...low];
    let rest = worth[7] - total(low);
    for (const i of order) {
      const more = Math.min(high[i] - low[i], rest);
      paid[i] += more;
      rest -= more;
    }
    points.set(String(paid), paid);
  }
  return [...points.values()];
}

/**
 * Returns the nucleolus in twelfths, or null if there are no imputations. On some lines, two excesses are equal or a
 * player gets only what they make alone. The nucleolus is always a crossing of two such lines, because from any other
 * point a step along a line improves the excesses. There are finitely many crossings, and the best of them is the
 * nucleolus.
 * @param {number[]} worth
 */
export function nucleolus(worth) {
  const low = alone(worth);
  if (total(low) > worth[7]) return null;
  // the excess of a group is c + px + qy, where A gets x and B gets y
  const affine = GROUPS.map((group) => {
    const third = (group >> 2) & 1;
    return { c: worth[group] - worth[7] * third, p: third - (group & 1), q: third - ((group >> 1) & 1) };
  });
  const lines = affine.flatMap((first, i) =>
    affine.slice(i + 1).map((two) => ({ p: first.p - two.p, q: first.q - two.q, r: two.c - first.c })),
  );
  for (const i of PLAYERS) {
    const { c, p, q } = affine[(1 << i) - 1];
    lines.push({ p, q, r: -c });
  }
  let best = /** @type {{list: number[], paid: number[]} | null} */ (null);
  lines.forEach((line, i) =>
    lines.slice(i + 1).forEach((two) => {
      const det = line.p * two.q - line.q * two.p;
      if (!det) return;
      const x = (PARTS * (line.r * two.q - line.q * two.r)) / det;
      const y = (PARTS * (line.p * two.r - line.r * two.p)) / det;
      const paid = [x, y, PARTS * worth[7] - x - y];
      if (paid.some((got, k) => got < PARTS * low[k])) return;
      const list = excesses(worth, paid).sort((a, b) => b - a);
      if (!best || milder(list, best.list)) best = { list, paid };
    }),
  );
  return best && /** @type {{paid: number[]}} */ (best).paid;
}

/** Returns whether the first number in which two lists differ is smaller in the first list.
 * @param {number[]} list @param {number[]} other */
const milder = (list, other) => {
  const at = list.findIndex((one, i) => one !== other[i]);
  return at >= 0 && list[at] < other[at];
};

/**
 * Returns the result of the strongest objection as {group, excess, paid}, or null if nobody objects. The two who object
 * share their gain in whole grains. The third player gets the rest, but never less than alone.
 * @param {number[]} worth @param {number[]} paid @param {number} grain
 */
export function objection(worth, paid, grain) {
  const every = excesses(worth, paid);
  const excess = Math.max(...every);
  if (excess <= 0) return null;
  const group = GROUPS[every.indexOf(excess)];
  const outside = PLAYERS.findIndex((i) => !((group >> i) & 1));
  const gain = Math.min(excess, paid[outside] - PARTS * worth[1 << outside]);
  const [first, second] = PLAYERS.filter((i) => i !== outside);
  const half = Math.min(gain, grain * Math.ceil(gain / 2 / grain));
  const next = [...paid];
  next[outside] -= gain;
  // the player with less gets the odd grain
  next[paid[first] <= paid[second] ? first : second] += half;
  next[paid[first] <= paid[second] ? second : first] += gain - half;
  return { group, excess, paid: next };
}
