// Nim-products and nim-inverses of numbers of any size.

/**
 * Returns the number of bits in the lower half of a number, whose upper half begins at a Fermat power.
 * @param {bigint} n
 * @returns {bigint}
 */
function halfOf(n) {
  let half = 1n;
  while (n >> (2n * half)) half *= 2n;
  return half;
}

/** @type {(n: bigint, half: bigint) => [bigint, bigint]} */
const halves = (n, half) => [n >> half, n & ((1n << half) - 1n)];

/**
 * Returns the nim-product, found from the halves of the numbers: F ⊗ x = Fx for x below the Fermat power F, and F ⊗ F =
 * F ⊕ F/2.
 * @param {bigint} a
 * @param {bigint} b
 * @returns {bigint}
 */
export function product(a, b) {
  if (a < 2n || b < 2n) return a * b;
  const half = halfOf(a | b);
  const [[highA, lowA], [highB, lowB]] = [halves(a, half), halves(b, half)];
  const [low, high] = [product(lowA, lowB), product(highA, highB)];
  return ((product(highA ^ lowA, highB ^ lowB) ^ low) << half) ^ low ^ product(high, 1n << (half - 1n));
}

/**
 * Returns the number whose nim-product with n > 0 is 1.
 * @param {bigint} n
 * @returns {bigint}
 */
export function inverse(n) {
  if (n < 2n) return n;
  const half = halfOf(n);
  const [a, b] = halves(n, half);
  const below = inverse(product(b, a ^ b) ^ product(product(a, a), 1n << (half - 1n)));
  return (product(a, below) << half) | product(a ^ b, below);
}
