// Heaps in binary, one under the other. The sums of the columns without carrying decide the game, modulo 2 in Nim and
// modulo k + 1 in Moore's Nim_k.

/** Returns the nim-sum, which is left when equal powers of two cancel. @param {number[]} values */
export const nimSum = (values) => values.reduce((sum, one) => sum ^ one, 0);

/** @param {number} size @param {number} width */
export const digits = (size, width) => [...size.toString(2).padStart(width, "0")].map(Number);

/** Returns the sum of each column modulo `base`, leftmost first.
 * @param {number[]} sizes @param {number} width @param {number} base */
export function columnSums(sizes, width, base) {
  const rows = sizes.map((size) => digits(size, width));
  return Array.from({ length: width }, (_, i) => rows.reduce((sum, row) => sum + row[i], 0) % base);
}

/** Returns the number of binary digits that the largest size needs. @param {number[]} sizes */
export const widthOf = (sizes) => Math.max(1, ...sizes.map((size) => size.toString(2).length));

/** Returns the index of the first heap that can shrink so that everything cancels, and the heap's new size; null if
 * everything already cancels.
 * @param {number[]} heaps */
export function sunk(heaps) {
  const sum = nimSum(heaps);
  const heap = heaps.findIndex((size) => (size ^ sum) < size);
  return heap < 0 ? null : { heap, left: heaps[heap] ^ sum };
}
