// Cold pairs of t-Wythoff, exactly, with whole numbers of any size.

/**
 * ⌊√n⌋ by Newton's method, from above.
 * @param {bigint} n
 * @returns {bigint}
 */
function root(n) {
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (let next = (x + n / x) >> 1n; next < x; next = (x + n / x) >> 1n) x = next;
  return x;
}

/** @type {(a: bigint, b: bigint) => bigint} */
const down = (a, b) => (a >= 0n ? a / b : -((-a + b - 1n) / b)); // the quotient, rounded down also below 0

/**
 * The smaller number of the n-th cold pair: n times (2 - t + √(t² + 4)) / 2, rounded down.
 * @type {(n: bigint, step: bigint) => bigint}
 */
export const small = (n, step) => down(n * (2n - step) + root(n * n * (step * step + 4n)), 2n);

/**
 * The one number that makes a cold pair with this one.
 * @param {bigint} size
 * @param {bigint} step
 * @returns {bigint}
 */
export function partner(size, step) {
  const n = down(small(size + 1n, step) + (step - 2n) * (size + 1n), step);
  return small(n, step) === size ? size + step * n : size - step * (size - n);
}

/**
 * {n, rest, floor, float, cold, wins}: the difference divided by t, ⌊nα⌋ exactly and in floating point, and
 * what winning moves leave.
 * @param {bigint} a
 * @param {bigint} b
 * @param {bigint} step
 */
export function judge(a, b, step) {
  const [low, high] = a < b ? [a, b] : [b, a];
  const [n, rest] = [(high - low) / step, (high - low) % step];
  const floor = small(n, step);
  const cold = rest === 0n && floor === low;
  const float = BigInt(Math.floor(Number(n) * ((2 - Number(step) + Math.sqrt(Number(step) ** 2 + 4)) / 2)));
  const pairs = (rest ? [n, n + 1n] : [n]).map((i) => [small(i, step), small(i, step) + step * i]);
  const goals = [[partner(b, step), b], [a, partner(a, step)], ...pairs.map(([x, y]) => (a < b ? [x, y] : [y, x]))];
  const wins = new Map(goals.filter(([x, y]) => x <= a && y <= b).map((goal) => [goal.join(), goal]));
  return { n, rest, floor, float, cold, wins: cold ? [] : [...wins.values()] };
}
