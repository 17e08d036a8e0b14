// What a place of a table of numbers sees along the lines of the table.
import { mex } from "./labelling.js";

/** The places from (x, y) along the lines of the map, each as far as the table goes. */
export function seenFrom({ values, lines }, x, y) {
  const met = [];
  for (const [across, up] of lines)
    for (let i = x + across, j = y + up; values[j]?.[i] !== undefined; i += across, j += up) met.push([i, j]);
  return met;
}

/** The numbers that a place sees, each once, from the least up; and the least that is missing among them. */
export function forbidden(map, x, y) {
  const numbers = [...new Set(seenFrom(map, x, y).map(([i, j]) => map.values[j][i]))].sort((a, b) => a - b);
  return { numbers, missing: mex(numbers) };
}
