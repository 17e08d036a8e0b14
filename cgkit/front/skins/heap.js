// Heaps of chips. A click on a chip takes it and every chip after it.
import { h } from "../dom.js";
import { componentOf, movesOfRow } from "../table.js";

export const MOST = 200; // chips drawn one by one; a larger heap is a number

const sizeOf = (table, id) => componentOf(table, id)?.[0] ?? 0;
const leaves = (table, id, k) => { const [, to] = movesOfRow(table, id)[k]; return to === undefined ? 0 : sizeOf(table, to); };

export function heap({ table, state, moves, play, refuse }) {
  const several = state.flat().length > 1;
  const rows = [];
  state.forEach((board, b) => board.forEach((id, place) => {
    const size = sizeOf(table, id);
    const here = moves.filter(({ picks }) => picks.length === 1 && picks[0][0] === b && picks[0][1] === place);
    const moveTo = (left) => here.find(({ picks }) => leaves(table, id, picks[0][2]) === left);
    const reach = componentOf(table, id)?.[1] ?? size; // where the rules bound the next take
    const chips = size > MOST ? [] : Array.from({ length: size }, (_, i) => h("span", {
      class: i < size - reach ? "cg-chip cg-far" : "cg-chip", onclick: () => { if (moves.length) moveTo(i) ? play(moveTo(i)) : refuse(); },
      onpointerenter: () => preview(moveTo(i) ?? null), onpointerleave: () => preview(null),
    }));
    const label = h("span", { class: "cg-count" }, String(size));
    rows.push({ b, place, id, chips, row: h("div", { class: "cg-heap" }, several && h("span", { class: "cg-nth" }, `${place + 1}`),
      h("div", { class: size > 40 ? "cg-chips cg-small" : "cg-chips" }, chips), label) });
  }));
  function preview(move) {
    for (const { b, place, id, chips } of rows) {
      const pick = move?.picks.find((one) => one[0] === b && one[1] === place);
      const left = pick ? leaves(table, id, pick[2]) : chips.length;
      chips.forEach((chip, i) => chip.classList.toggle("cg-going", i >= left));
    }
  }
  return { element: h("div", { class: "cg-heaps", "aria-hidden": "true" }, rows.map(({ row }) => row)), preview };
}
