// The values of rows in Kayles, where a move knocks down one pin or two pins side by side, in normal and misère play.
import { mex } from "./labelling.js";

/** The pairs (value, misère value) found so far, by the rows. */
const known = new Map([["", [0, 1]]]);

/** Returns the rows after each move, sorted and without empty rows. @param {number[]} rows */
function options(rows) {
  return rows.flatMap((pins, i) =>
    [1, 2].flatMap((down) =>
      Array.from({ length: Math.max(0, Math.floor((pins - down) / 2) + 1) }, (_, left) =>
        [...rows.toSpliced(i, 1), left, pins - down - left].filter(Boolean).sort((a, b) => a - b),
      ),
    ),
  );
}

/** Returns the value and the misère value of rows: with a Nim heap of this size beside the rows, the player to move
 * loses.
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
 * Returns a winning misère move from rows and a Nim heap, as the {heap} or the {rows} that it leaves, or null if no
 * move wins.
 * @param {number[]} rows @param {number} heap
 * @returns {{heap?: number, rows?: number[]} | null}
 */
export function escape(rows, heap) {
  const [, level] = pair(rows);
  if (heap === level) return null;
  if (heap > level) return { heap: level };
  const after = options(rows.filter(Boolean)).find((some) => pair(some)[1] === heap);
  return after ? { rows: after } : null; // null if nothing is left at all, because then the player to move has won
}
