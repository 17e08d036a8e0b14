// Heaps in binary, one under the other. What decides are the sums of the columns, without carrying: modulo 2 in Nim,
// modulo k + 1 in Moore's Nim_k.

/** The nim-sum: what is left when equal powers of two cancel. @param {number[]} values */
export const nimSum = (values) => values.reduce((sum, one) => sum ^ one, 0);

/** @param {number} size @param {number} width */
export const digits = (size, width) => [...size.toString(2).padStart(width, "0")].map(Number);

/** The sum of each column modulo `base`, the leftmost first.
 * @param {number[]} sizes @param {number} width @param {number} base */
export function columnSums(sizes, width, base) {
  const rows = sizes.map((size) => digits(size, width));
  return Array.from({ length: width }, (_, i) => rows.reduce((sum, row) => sum + row[i], 0) % base);
}

/** How many columns the largest of the sizes needs. @param {number[]} sizes */
export const widthOf = (sizes) => Math.max(1, ...sizes.map((size) => size.toString(2).length));

/** The first heap that may be made smaller so that all cancels, and what is left of it; null if all cancels now.
 * @param {number[]} heaps */
export function sunk(heaps) {
  const sum = nimSum(heaps);
  const heap = heaps.findIndex((size) => (size ^ sum) < size);
  return heap < 0 ? null : { heap, left: heaps[heap] ^ sum };
}
