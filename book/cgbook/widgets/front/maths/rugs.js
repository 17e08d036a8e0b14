// Rugs: rows that lie side by side cross columns that do, as runs of coins are turned in Ruler on a row. Coins are
// counted from 1.
import { inverse, product } from "./nim_field.js";

/** What a coin of Ruler is worth, and a run of them, as [first, last]. @param {number} coin */
export const ruler = (coin) => coin & -coin;
/** @param {number[]} run */
const worth = ([first, last]) => {
  let sum = 0;
  for (let coin = first; coin <= last; coin++) sum ^= ruler(coin);
  return sum;
};

/** What a run of rows and a run of columns are worth, and the heads where they cross.
 * @param {number[]} rows @param {number[]} columns */
export function crossed(rows, columns) {
  const [down, across] = [worth(rows), worth(columns)];
  return { rows: down, columns: across, all: Number(product(BigInt(down), BigInt(across))) };
}

/** @param {number[]} run */
const runs = ([first, last]) => {
  const found = [];
  for (let from = first; from <= last; from++) for (let to = last; to >= from; to--) found.push([from, to]);
  return found;
};

/** A run of columns, of so many, for these rows, so that the heads where they cross are worth so much, by division.
 * @param {number} all @param {number[]} rows @param {number} many */
export function divided(all, rows, many) {
  const quotient = Number(product(BigInt(all), inverse(BigInt(worth(rows)))));
  return runs([1, many]).find((run) => worth(run) === quotient) ?? null;
}

/**
 * How to move so that whoever is next loses, from the heads where these runs cross and a heap: {heap} tells what is
 * left of it, {rows, columns} the rug that is turned, if it can be without a coin that shows tails. Null if there is no
 * such move.
 * @param {number[]} rows @param {number[]} columns @param {number} heap
 * @returns {{heap?: number, rows?: number[], columns?: number[]} | null}
 */
export function answer(rows, columns, heap) {
  const { all } = crossed(rows, columns);
  if (heap > all) return { heap: all };
  const rugs = runs(rows).flatMap((down) => runs(columns).map((across) => ({ rows: down, columns: across })));
  const wins = rugs.filter((rug) => (crossed(rug.rows, rug.columns).all ^ all) === heap);
  /** @param {{rows: number[], columns: number[]}} rug */
  const size = (rug) => (rug.rows[1] - rug.rows[0] + 1) * (rug.columns[1] - rug.columns[0] + 1);
  return heap === all ? null : (wins.sort((one, other) => size(other) - size(one))[0] ?? null);
}
