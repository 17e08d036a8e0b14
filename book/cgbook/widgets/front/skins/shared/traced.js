// The places of the things in each row. Rows are split and shortened, but the things that are left stay in place.
import { apply, movesOfRow, sizeOf } from "../../game/table.js";
import { h } from "../../page/dom.js";
import { list } from "../../page/words.js";

/** The things of a present row: the number of their row at the beginning of the game, and their places in it.
 * @typedef {{line: number, things: number[]}} Cell */
/** @typedef {{b: number, place: number, i: number, starts: boolean, key: string}} Slot */
/** `place` is the place of the row's first component.
 * @typedef {{b: number, line: number, place: number, slots: (Slot | null)[], sizes: number[]}} Line */
/** @typedef {(act: Act, size: number) => number[][]} Split */

/**
 * Returns {line, things} for each board and place: its row at the beginning of the game, and the places of its things
 * in that row.
 * `split(act, size)` returns the parts that a move leaves, each as a list of places (from 0), in order.
 * @param {Table} table @param {State} origin @param {Turn[]} past @param {Split} split
 */
export function traced(table, origin, past, split) {
  let state = origin;
  const cells = origin.map((board) =>
    board.map((id, line) => ({ line, things: Array.from({ length: sizeOf(table, id) }, (_, i) => i) })),
  );
  for (const { move } of past) {
    for (const [b, place, k] of [...move.picks].sort((x, y) => y[1] - x[1])) {
      const [act, ...to] = movesOfRow(table, state[b][place])[k];
      const { line, things } = cells[b][place];
      const seen = move.picks.length === 1 && move.act; // as made on the board, perhaps mirrored
      const groups = split((seen || table.acts[act])[0], things.length).filter((group) => group.length);
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
 * Returns the rows of a view as they're drawn. `row(line, content, number)` puts a row beside its number and its parts
 * in words, which `show(move or null)` updates. `hold(line, i, node)` notes that a node is the i-th thing of a row;
 * `things` has the nodes of each component, by "board,place". `after(turns)` returns the rows after these turns.
 * @param {View} view @param {Split} split
 */
export function track({ table, origin, past, state }, split) {
  const several = origin.flat().length > 1;
  const counts = /** @type {HTMLElement[]} */ ([]);
  const things = /** @type {Map<string, Shape[]>} */ (new Map());
  const after = (/** @type {Turn[]} */ turns) => lines(traced(table, origin, turns, split), origin, table);
  return {
    several,
    things,
    after,
    rows: after(past),
    /** @param {Line} row @param {Child} content @param {number} number number of the row, from 0 */
    row({ line }, content, number = line) {
      const count = h("span", { class: "cg-count cg-parts" });
      counts.push(count);
      const nth = several && h("span", { class: "cg-nth" }, `${number + 1}`);
      return h("div", { class: "cg-heap" }, nth, content, count);
    },
    /** @param {Line} line @param {number} i @param {Shape} node */
    hold({ b, line, slots }, i, node) {
      const slot = /** @type {Slot} */ (slots[i]);
      node.setAttribute("data-key", `${b}.${line}.${i}`);
      const held = things.get(slot.key) ?? [];
      held[slot.i] = node;
      things.set(slot.key, held);
    },
    /** @param {Move | null} move */
    show(move) {
      after(move ? [...past, { state, move }] : past).forEach(
        ({ sizes }, i) => (counts[i].textContent = list(sizes.filter(Boolean).map(String)) || "0"),
      );
    },
  };
}

/** Returns a function that numbers things and rows as at the beginning of the game; missing things keep their numbers.
 * @param {Split} split @returns {NumbersOf} */
export const numbered = (split) => (table, origin, past) => {
  const cells = traced(table, origin, past, split);
  const several = origin.flat().length > 1;
  return (b, place, [verb, ...args]) => {
    const { line, things } = cells[b][place];
    // the numbers of a move that opens a ring count things, and the ring is still whole
    return { args: verb === "open" ? args : args.map((i) => things[i - 1] + 1), at: line + 1, several };
  };
};

/** Returns the places from `first` to `last`. The arguments count from 1, the result from 0.
 * @param {number} first @param {number} last */
export const span = (first, last) => Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first - 1 + i);

/**
 * Returns the rows as they're drawn. Each row at the start of the game has its slots from left to right: null for a
 * missing thing, and {b, place, i, starts, key} for the i-th thing (from 0) of a component. `starts`: whether the
 * thing begins a part, in any slot but the first.
 * @param {Cell[][]} cells @param {State} origin @param {Table} table
 */
function lines(cells, origin, table) {
  return origin.flatMap((board, b) =>
    board.map((id, line) => {
      /** @type {(Slot | null)[]} */
      const slots = Array.from({ length: sizeOf(table, id) }, () => null);
      cells[b].forEach((cell, place) => {
        if (cell.line !== line) return;
        cell.things.forEach((thing, i) => {
          slots[thing] = { b, place, i, starts: i === 0 && thing > 0, key: `${b},${place}` };
        });
      });
      const sizes = cells[b].filter((cell) => cell.line === line).map(({ things }) => things.length);
      return { b, line, place: cells[b].findIndex((cell) => cell.line === line), slots, sizes };
    }),
  );
}
