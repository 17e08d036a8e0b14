// Exact fractions: {n, d} with whole numbers as long as need be, in lowest terms, d > 0.

/** @param {bigint} a @param {bigint} b @returns {bigint} */
function common(a, b) {
  while (b) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** @typedef {{n: bigint, d: bigint}} Ratio */

/** n divided by d. @param {bigint} n @param {bigint} d @returns {Ratio} */
export function ratio(n, d = 1n) {
  const by = common(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / by, d: d / by };
}

export const plus = (/** @type {Ratio} */ a, /** @type {Ratio} */ b) => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (/** @type {Ratio} */ a, /** @type {Ratio} */ b) => ratio(a.n * b.n, a.d * b.d);
/** Below 0, 0 or above 0, as a is less than b, equal to it, or more. @param {Ratio} a @param {Ratio} b */
export const compared = (a, b) => Number(a.n * b.d - b.n * a.d);
/** As it is written, "-1/3". @param {Ratio} one */
export const written = ({ n, d }) => (d === 1n ? String(n) : `${n}/${d}`);
/** The nearest number of the page's own, for what is drawn. @param {Ratio} told */
export const near = ({ n, d }) => Number(n) / Number(d);
