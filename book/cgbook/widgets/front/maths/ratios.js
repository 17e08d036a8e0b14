// Exact fractions {n, d} of integers of any size, in lowest terms and with d > 0.

/** @param {bigint} a @param {bigint} b @returns {bigint} */
function common(a, b) {
  while (b) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** @typedef {{n: bigint, d: bigint}} Ratio */

/** Returns n divided by d. @param {bigint} n @param {bigint} d @returns {Ratio} */
export function ratio(n, d = 1n) {
  const by = common(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / by, d: d / by };
}

export const plus = (/** @type {Ratio} */ a, /** @type {Ratio} */ b) => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (/** @type {Ratio} */ a, /** @type {Ratio} */ b) => ratio(a.n * b.n, a.d * b.d);
/** Returns a number below 0, 0, or above 0 if a < b, a = b or a > b. @param {Ratio} a @param {Ratio} b */
export const compared = (a, b) => Number(a.n * b.d - b.n * a.d);
/** Returns the fraction as text, such as "-1/3". @param {Ratio} one */
export const written = ({ n, d }) => (d === 1n ? String(n) : `${n}/${d}`);
/** Returns the fraction as a floating-point number, for drawings. @param {Ratio} one */
export const near = ({ n, d }) => Number(n) / Number(d);
