// The places of the things in each row. Rows are split and shortened, but the things that are left stay in place.
import { list } from "../../page/words.js";
import { apply, movesOfRow, sizeOf } from "../../game/table.js";

/** A row at the beginning of the game, and its things in one present row.
 * @typedef {{line: number, things: number[]}} Cell */
/** @typedef {{b: number, place: number, i: number, starts: boolean}} Slot */
/** @typedef {{b: number, line: number, slots: (Slot | null)[], sizes: number[]}} Line */
/** @typedef {(act: Act, size: number) => number[][]} Parted */

/**
 * Returns {line, things} for each board and place: its row at the beginning of the game, and its things in that row.
 * `parted(act, size)` returns the parts that a move leaves, each as a list of places (from 0), in order.
 * @param {Table} table @param {State} origin @param {Turn[]} past @param {Parted} parted
 */
export function traced(table, origin, past, parted) {
  let state = origin;
  const cells = origin.map((board) =>
    board.map((id, line) => ({ line, things: Array.from({ length: sizeOf(table, id) }, (_, i) => i) })),
  );
  for (const { move } of past) {
    for (const [b, place, k] of [...move.picks].sort((x, y) => y[1] - x[1])) {
      const [act, ...to] = movesOfRow(table, state[b][place])[k];
      const { line, things } = cells[b][place];
      const seen = move.picks.length === 1 && move.act; // as made on the board, perhaps mirrored
      const groups = parted((seen || table.acts[act])[0], things.length).filter((group) => group.length);
      const left = to.map((id) => {
        const fits = groups.findIndex((group) => group.length === sizeOf(table, id));
        const [group] = groups.splice(Math.max(0, fits), 1);
        return { line, things: (group ?? []).map((i) => things[i]) };
      });
      cells[b].splice(place, 1, ...(left.length ? left : [{ line, things: [] }]));
    }
    state = apply(table, state, move);
  }
  return cells;
}

/**
 * Returns the rest of each first row in words, after this turn too if there is one.
 * @param {Table} table @param {State} origin @param {Turn[]} past @param {State} state
 * @param {Move | null} move @param {Parted} parted
 */
export const partsAfter = (table, origin, past, state, move, parted) =>
  lines(traced(table, origin, move ? [...past, { state, move }] : past, parted), origin, table).map(
    ({ sizes }) => list(sizes.filter(Boolean).map(String)) || "0",
  );

/** Returns the places (from 0) from `first` to `last`, both counted from 1.
 * @param {number} first @param {number} last */
export const span = (first, last) => Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first - 1 + i);

/**
 * Returns the rows as they're drawn. Each row of the beginning has its places from left to right, with {b, place, i,
 * starts} for a thing that's still there (the i-th, from 0, of that place), or null for a missing thing.
 * @param {Cell[][]} cells @param {State} origin @param {Table} table
 */
export function lines(cells, origin, table) {
  return origin.flatMap((board, b) =>
    board.map((id, line) => {
      /** @type {({b: number, place: number, i: number, starts: boolean} | null)[]} */
      const slots = Array.from({ length: sizeOf(table, id) }, () => null);
      cells[b].forEach((cell, place) => {
        if (cell.line !== line) return;
        cell.things.forEach((thing, i) => (slots[thing] = { b, place, i, starts: i === 0 && thing > 0 }));
      });
      return {
        b,
        line,
        slots,
        sizes: cells[b].filter((cell) => cell.line === line).map(({ things }) => things.length),
      };
    }),
  );
}
