// Periods of values, with their proofs, as in `cgkit/sequences/periods.py`.

/** Returns, for each p, how many values at the end equal the value p places earlier. @param {number[]} values */
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

/** Returns the period if a window of values recurs, or null. Each value must depend only on the window before it.
 * @param {any[]} values @param {number} window */
export function recurring(values, window) {
  const matches = matchesOf(values);
  const length = matches.findIndex((found, p) => p > 0 && p <= values.length - window && found >= window);
  return length < 0 ? null : described(values, values.length - length - matches[length], length);
}

/**
 * Returns the period of a heap game (Guy and Smith), with the number `enough` of values that prove it, or null if these
 * values don't prove a period. A move takes at most `most` chips and leaves at most `parts` heaps.
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
