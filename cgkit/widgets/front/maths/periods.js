// Grundy values of a subtraction game, and their period with its proof: two equal windows of as many values as the
// largest number.
import { mex } from "./labelling.js";

const MOST_VALUES = 40_000;

function extend(values, numbers, terms) {
  for (let n = values.length; n < terms; n++) {
    values.push(mex(numbers.filter((number) => number <= n).map((number) => values[n - number])));
  }
  return values;
}

/** For each p, how many values at the end equal those p places before them. */
function matchesOf(values) {
  const backwards = [...values].reverse();
  const size = backwards.length;
  const matches = new Array(size).fill(0);
  matches[0] = size;
  for (let p = 1, left = 0, right = 0; p < size; p++) {
    let found = p < right ? Math.min(matches[p - left], right - p) : 0;
    while (p + found < size && backwards[found] === backwards[p + found]) found++;
    matches[p] = found;
    if (p + found > right) [left, right] = [p, p + found];
  }
  return matches;
}

/** {values, start, length, exceptions, window}; null where none is found among the values that are looked at. */
export function period(numbers) {
  const window = numbers.at(-1);
  const values = [];
  for (let terms = 4 * window + 8; ; terms *= 2) {
    extend(values, numbers, Math.min(terms, MOST_VALUES));
    const matches = matchesOf(values);
    const length = matches.findIndex((found, p) => p > 0 && p <= values.length - window && found >= window);
    if (length > 0) return described(values, values.length - length - matches[length], length, window);
    if (terms >= MOST_VALUES) return null;
  }
}

function described(values, start, length, window) {
  const cycle = (n) => values[start + ((((n - start) % length) + length) % length)];
  const exceptions = Array.from({ length: start }, (_, n) => n).filter((n) => values[n] !== cycle(n));
  return { values, start, length, exceptions, window };
}
