// The sieve of cold squares on a queen's board: the lines that reach a square, and the next square of the sieve.

/** Returns the cold squares that share a line with a square. A queen on the square can move to these cold squares.
 * @param {number[][]} cold @param {number[]} square */
export const lines = (cold, [x, y]) =>
  cold.filter(([a, b]) => (a === x && b < y) || (b === y && a < x) || (a < x && x - a === y - b));

/** Returns the lowest square that no line reaches, in the first column without a cold square.
 * @param {number[][]} cold */
export function nextCold(cold) {
  let [x, y] = [0, 0];
  while (cold.some(([a]) => a === x)) x++;
  while (lines(cold, [x, y]).length) y++;
  return [x, y];
}
