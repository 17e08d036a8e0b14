// The numbers that a place in a table can see along its lines.
import { mex } from "./labelling.js";

/** Returns the places on the map's lines from (x, y), as far as the table goes.
 * @param {NumberMap} map @param {number} x @param {number} y */
export function seenFrom({ values, lines }, x, y) {
  const met = [];
  for (const [across, up] of lines)
    for (let i = x + across, j = y + up; values[j]?.[i] !== undefined; i += across, j += up) met.push([i, j]);
  return met;
}

/** Returns the nim-sum of the other three corners of each rectangle whose far corner is (x, y).
 * @param {number[][]} values @param {number} x @param {number} y */
function corners(values, x, y) {
  const sums = [];
  for (let j = 0; j < y; j++) for (let i = 0; i < x; i++) sums.push(values[j][i] ^ values[y][i] ^ values[j][x]);
  return sums;
}

/** Returns the numbers forbidden for a place, each once and in increasing order, and the smallest missing number.
 * @param {NumberMap} map @param {number} x @param {number} y */
export function forbidden(map, x, y) {
  const met = map.corners ? corners(map.values, x, y) : seenFrom(map, x, y).map(([i, j]) => map.values[j][i]);
  const numbers = [...new Set(met)].sort((a, b) => a - b);
  return { numbers, missing: mex(numbers) };
}

/** Returns the places that forbid a number at (x, y): the other three corners of a rectangle, or places on its lines.
 * @param {NumberMap} map @param {number} x @param {number} y @param {number} number */
export function against(map, x, y, number) {
  const { values } = map;
  if (!map.corners) return seenFrom(map, x, y).filter(([i, j]) => values[j][i] === number);
  for (let j = 0; j < y; j++)
    for (let i = 0; i < x; i++) {
      const three = [
        [i, j],
        [x, j],
        [i, y],
      ];
      if (three.reduce((sum, [column, row]) => sum ^ values[row][column], 0) === number) return three;
    }
  return [];
}

/**
 * Judges a guess for (x, y): "right", "taken" (with the place) if its lines contain the number, or "more" if a smaller
 * number is free.
 * @param {NumberMap} map @param {number} x @param {number} y @param {number} guess
 */
export function judged(map, x, y, guess) {
  if (guess === map.values[y][x]) return { verdict: "right", place: null };
  const place = seenFrom(map, x, y).find(([i, j]) => map.values[j][i] === guess) ?? null;
  return { verdict: place ? "taken" : "more", place };
}

/** Rounds a number down to a multiple of a step, because large patterns show better without the small ones.
 * @param {number} value @param {number} step */
export const rounded = (value, step) => value - (value % step);
