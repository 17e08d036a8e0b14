// The game of Rugs, where a run of neighbouring rows crosses a run of neighbouring columns, like runs of coins in
// Ruler. Coins are numbered from 1.
import { inverse, product } from "./nim_field.js";

/** Returns the value of a coin in Ruler. @param {number} coin */
export const ruler = (coin) => coin & -coin;
/** @param {number[]} run */
const worth = ([first, last]) => {
  let sum = 0;
  for (let coin = first; coin <= last; coin++) sum ^= ruler(coin);
  return sum;
};

/** Returns the values of a run of rows, a run of columns, and the heads where they cross.
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

/** Returns a run among the first `many` columns that, with these rows, gives the crossing heads the value `all`, or
 * null if there's none.
 * @param {number} all @param {number[]} rows @param {number} many */
export function divided(all, rows, many) {
  const quotient = Number(product(BigInt(all), inverse(BigInt(worth(rows)))));
  return runs([1, many]).find((run) => worth(run) === quotient) ?? null;
}

/**
 * Returns a winning move from a heap and the heads where these runs cross: the {heap} to leave, or the {rows, columns}
 * of a rug of heads to turn. Returns null if no move wins.
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
