// A sequence slid along itself.

/** The places, of those from one to another, at which a sequence differs from itself so many places before.
 * @param {number[]} values @param {number} shift @param {number} from @param {number} to */
export function unlike(values, shift, from, to) {
  const found = [];
  for (let n = Math.max(from, shift); n <= to; n++) if (values[n] !== values[n - shift]) found.push(n);
  return found;
}
