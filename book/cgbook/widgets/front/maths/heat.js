// What a place of a table of numbers sees along the lines of the table.
import { mex } from "./labelling.js";

/** The places from (x, y) along the lines of the map, each as far as the table goes.
 * @param {NumberMap} map @param {number} x @param {number} y */
export function seenFrom({ values, lines }, x, y) {
  const met = [];
  for (const [across, up] of lines)
    for (let i = x + across, j = y + up; values[j]?.[i] !== undefined; i += across, j += up) met.push([i, j]);
  return met;
}

/** The nim-sums of the other three corners of each rectangle whose far corner is (x, y).
 * @param {number[][]} values @param {number} x @param {number} y */
function corners(values, x, y) {
  const sums = [];
  for (let j = 0; j < y; j++) for (let i = 0; i < x; i++) sums.push(values[j][i] ^ values[y][i] ^ values[j][x]);
  return sums;
}

/** The numbers that a place may not have, each once, from the least up; and the least that is missing among them.
 * @param {NumberMap} map @param {number} x @param {number} y */
export function forbidden(map, x, y) {
  const met = map.corners ? corners(map.values, x, y) : seenFrom(map, x, y).map(([i, j]) => map.values[j][i]);
  const numbers = [...new Set(met)].sort((a, b) => a - b);
  return { numbers, missing: mex(numbers) };
}

/** The places by which a number is forbidden for (x, y): a rectangle's three other corners, or those on the lines.
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
 * What becomes of a guess for (x, y): "right"; "taken" where its lines hold the number, and at which place; "more"
 * where they leave a smaller one free.
 * @param {NumberMap} map @param {number} x @param {number} y @param {number} guess
 */
export function judged(map, x, y, guess) {
  if (guess === map.values[y][x]) return { verdict: "right", place: null };
  const place = seenFrom(map, x, y).find(([i, j]) => map.values[j][i] === guess) ?? null;
  return { verdict: place ? "taken" : "more", place };
}

/** The number, rounded down to whole steps: larger patterns show when smaller ones are left out.
 * @param {number} value @param {number} step */
export const rounded = (value, step) => value - (value % step);
