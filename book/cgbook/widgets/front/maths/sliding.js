// A sequence slid along itself.

/** Returns the places from `from` to `to` where a sequence differs from its value `shift` places earlier.
 * @param {number[]} values @param {number} shift @param {number} from @param {number} to */
export function unlike(values, shift, from, to) {
  const found = [];
  for (let n = Math.max(from, shift); n <= to; n++) if (values[n] !== values[n - shift]) found.push(n);
  return found;
}
