// A rectangle whose sides are split into nim-sums: the parts of a side, and the values of the areas.
import { product } from "./nim_field.js";

/** Returns the positive numbers that have a binary 1 only where n has one, smallest first. @param {number} n */
export function splits(n) {
  const all = [];
  for (let part = n; part > 0; part = (part - 1) & n) all.unshift(part);
  return all;
}

/** Returns the area of a part with sides a and b, which is a nim-product. @param {number} a @param {number} b */
export const area = (a, b) => Number(product(BigInt(a), BigInt(b)));

/** Returns the name of the rule for the area with sides a and b below 256. @param {number} a @param {number} b */
export function wayTo(a, b) {
  const [less, more] = a < b ? [a, b] : [b, a];
  const easy = [2, 4, 16].includes(more);
  if (less < 2) return "one";
  if (easy) return less === more ? "square" : "below";
  if (more < 16) return "table";
  if (more % 16 || (less > 15 && less % 16)) return "split";
  return less > 15 ? "sixteens" : "sixteen";
}
