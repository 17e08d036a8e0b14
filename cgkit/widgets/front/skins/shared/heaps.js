// Heaps of chips. A click on a chip takes it and every chip after it; where a move may touch several heaps, it
// marks them first.
import { h } from "../../page/dom.js";
import { componentOf, movesOfRow } from "../../game/table.js";
import { t } from "../../page/words.js";

const MOST = 200; // chips drawn one by one; a larger heap is a number

const sizeOf = (table, id) => componentOf(table, id)?.[0] ?? 0;
const leaves = (table, id, k) => {
  const [, to] = movesOfRow(table, id)[k];
  return to === undefined ? 0 : sizeOf(table, to);
};

/**
 * @param {any} view
 * @param {any} columns
 */
export function heaps({ table, state, moves, play, refuse }, columns = null) {
  const several = state.flat().length > 1;
  const marked = new Map(); // "board,place" -> the size to be left
  const rows = [];
  state.forEach((board, b) =>
    board.forEach((id, place) => {
      const size = sizeOf(table, id);
      const reach = componentOf(table, id)?.[1] ?? size; // where the rules bound the next take
      const chips =
        size > MOST
          ? []
          : Array.from({ length: size }, (_, i) =>
              h("span", {
                class: i < size - reach ? "cg-chip cg-far" : "cg-chip",
                onclick: () => {
                  if (moves.length) take(b, place, i);
                },
                onpointerenter: () => preview(moveTo(new Map([...marked, [`${b},${place}`, i]]))),
                onpointerleave: () => preview(moveTo(marked)),
              }),
            );
      const label = h("span", { class: "cg-count" }, String(size));
      rows.push({
        b,
        place,
        id,
        size,
        chips,
        row: h(
          "div",
          { class: "cg-heap" },
          several && h("span", { class: "cg-nth" }, `${place + 1}`),
          h("div", { class: size > 40 ? "cg-chips cg-small" : "cg-chips" }, chips),
          columns?.row(size),
          label,
        ),
      });
    }),
  );
  const confirm = h(
    "button",
    { type: "button", class: "cg-main", hidden: true, onclick: () => play(moveTo(marked)) },
    t("takeMarked"),
  );

  /** The move that leaves just these sizes. */
  function moveTo(left) {
    return moves.find(
      ({ picks }) =>
        picks.length === left.size &&
        picks.every(([b, place, k]) => leaves(table, state[b][place], k) === left.get(`${b},${place}`)),
    );
  }

  function take(b, place, left) {
    const key = `${b},${place}`;
    if (table.touch === 1) {
      const move = moveTo(new Map([[key, left]]));
      return move ? play(move) : refuse();
    }
    const before = marked.get(key);
    marked.delete(key);
    if (before !== left) marked.set(key, left);
    if (marked.size && !moveTo(marked)) {
      marked.delete(key);
      refuse();
    }
    preview(moveTo(marked));
    confirm.hidden = !marked.size;
  }

  function preview(move) {
    const after = rows.map(({ b, place, id, size, chips }) => {
      const pick = move?.picks.find((one) => one[0] === b && one[1] === place);
      const left = pick ? leaves(table, id, pick[2]) : size;
      chips.forEach((chip, i) => chip.classList.toggle("cg-going", i >= left));
      return left;
    });
    columns?.paint(after);
  }

  columns?.paint(rows.map(({ size }) => size));
  const drawn = h(
    "div",
    { class: "cg-heaps", "aria-hidden": "true" },
    rows.map(({ row }) => row),
    columns?.foot,
  );
  return { element: h("div", {}, drawn, table.touch === 1 ? null : confirm), preview };
}
