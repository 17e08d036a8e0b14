// Rows of pins of which a move knocks down one, or two side by side: what they are worth when the last move wins, and
// when it loses.
import { mex } from "./labelling.js";

/** What has been found: the pairs of rows, by these. */
const known = new Map([["", [0, 1]]]);

/** Rows that are left after a move, sorted. @param {number[]} rows */
function options(rows) {
  return rows.flatMap((pins, i) =>
    [1, 2].flatMap((down) =>
      Array.from({ length: Math.max(0, Math.floor((pins - down) / 2) + 1) }, (_, left) =>
        [...rows.toSpliced(i, 1), left, pins - down - left].filter(Boolean).sort((a, b) => a - b),
      ),
    ),
  );
}

/** The value of rows and their misère value: beside these heaps of Nim whoever moves loses.
 * @type {(rows: number[]) => number[]} */
export function pair(rows) {
  const key = rows
    .filter(Boolean)
    .sort((a, b) => a - b)
    .join();
  const found = known.get(key);
  if (found) return found;
  const after = options(rows.filter(Boolean)).map(pair);
  const both = [0, 1].map((play) => mex(after.map((one) => one[play])));
  known.set(key, both);
  return both;
}

/**
 * What to do when the last move loses, beside a heap: {heap} or {rows} that are left. Null where nothing helps.
 * @param {number[]} rows @param {number} heap
 * @returns {{heap?: number, rows?: number[]} | null}
 */
export function escape(rows, heap) {
  const [, level] = pair(rows);
  if (heap === level) return null;
  if (heap > level) return { heap: level };
  const after = options(rows.filter(Boolean)).find((some) => pair(some)[1] === heap);
  return after ? { rows: after } : null; // nothing is left at all: whoever moves has won
}
