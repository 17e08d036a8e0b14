// Periods of values, with their proofs: as `cgkit/sequences/periods.py`.

/** For each p, how many values at the end equal those p places before them. @param {number[]} values */
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

/** @param {number[]} values @param {number} start @param {number} length */
function described(values, start, length) {
  const cycle = (/** @type {number} */ n) => values[start + ((((n - start) % length) + length) % length)];
  const exceptions = Array.from({ length: start }, (_, n) => n).filter((n) => values[n] !== cycle(n));
  return { start, length, exceptions };
}

/** The period of values of which each depends on so many before it, once such a window comes again; else null.
 * @param {any[]} values @param {number} window */
export function recurring(values, window) {
  const matches = matchesOf(values);
  const length = matches.findIndex((found, p) => p > 0 && p <= values.length - window && found >= window);
  return length < 0 ? null : described(values, values.length - length - matches[length], length);
}

/**
 * The period of the values of a heap game (Guy and Smith), if these are enough to prove one, and how many are `enough`;
 * else null. A move takes at most `most` and leaves at most so many `parts`.
 * @param {number[]} values @param {number} most @param {number} parts
 */
export function certified(values, most, parts) {
  const matches = matchesOf(values);
  for (let length = 1; length < values.length; length++) {
    const start = values.length - length - matches[length];
    const enough = parts * (Math.max(start, 1) + length) + most;
    if (enough <= values.length) return { ...described(values, start, length), enough, most, parts };
  }
  return null;
}
