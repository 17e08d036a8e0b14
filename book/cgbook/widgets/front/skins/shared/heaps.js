// Heaps of chips. Touching a chip takes it and every chip after it, or only marks them if a move can take from several
// heaps. A missing chip leaves its place empty, so that nothing moves.
import { h } from "../../page/dom.js";
import { componentOf, movesOfRow, sizeOf } from "../../game/table.js";
import { t } from "../../page/words.js";

const MOST = 200; // maximum number of chips drawn one by one; a larger heap is shown as a number

/** Creates the chips of a heap; `key` names the heap from one drawing to the next. @param {number} size
 * @param {string | number} key */
export const chipsOf = (size, key) =>
  Array.from({ length: size }, (_, i) => h("span", { class: "cg-chip", "data-key": `${key}.${i}` }));

/** Creates the row of a heap: its number, its chips and places of missing chips, more content, and its size.
 * @param {string | false} nth @param {HTMLElement[]} chips @param {Child} count
 * @param {number} [began] number of chips at the beginning @param {Child} [more] */
export function heapRow(nth, chips, count, began = chips.length, more = null) {
  const holes = Array.from({ length: began - chips.length }, () => h("span", { class: "cg-hole" }));
  const css = began > 40 ? "cg-chips cg-small" : "cg-chips";
  const number = nth && h("span", { class: "cg-nth" }, nth);
  return h("div", { class: "cg-heap" }, number, h("div", { class: css }, chips, holes), more, count);
}

/** @param {Table} table @param {number} id @param {number} k */
const leaves = (table, id, k) => {
  const [, to] = movesOfRow(table, id)[k];
  return to === undefined ? 0 : sizeOf(table, to);
};

/**
 * @param {View} view
 * @param {{row: (size: number) => Child, paint: (sizes: number[]) => void, foot: Child} | null} [columns]
 */
export function heaps({ table, state, origin, moves, chosen, games = [] }, columns = null) {
  const several = state.flat().length > 1;
  const marked = new Map(); // "board,place" -> the size to be left
  const pieces = /** @type {Piece[]} */ ([]);
  /** @typedef {{chips: HTMLElement[], count: HTMLElement, row: HTMLElement}} Drawn */
  const rows = /** @type {(Drawn & {b: number, place: number, id: number, size: number})[]} */ ([]);
  const together = table.touch !== 1;
  const titles = games.map((game) => game?.title);
  const named = new Set(titles).size > 1; // heaps of several games show the games' names
  state.forEach((board, b) =>
    board.forEach((id, place) => {
      const size = sizeOf(table, id);
      const nth = rows.length + 1;
      const began = Math.max(size, sizeOf(table, origin[b]?.[place]));
      const reach = componentOf(table, id)?.[1] ?? size; // the rules can limit the next take
      const chips = chipsOf(size > MOST ? 0 : size, `${b}.${place}`);
      chips.forEach((chip, i) => chip.classList.toggle("cg-far", i < size - reach));
      chips.forEach((node, i) =>
        pieces.push(
          together
            ? {
                node,
                at: [b, place],
                choose: moves.length ? () => mark(b, place, i) : null,
                words: t("chipOf", { i: i + 1, n: nth }),
              }
            : { node, move: moveTo(new Map([[`${b},${place}`, i]])), why: t("illegalTake", { n: size - i }) },
        ),
      );
      // Keep the number's first width, because a narrower number could let chips move between rows under the pointer.
      const wide = `min-width: ${Math.max(2, String(began).length)}ch`;
      const count = h("span", { class: "cg-count", style: wide }, String(size));
      const row = heapRow(several && `${nth}`, chips, count, began > MOST ? chips.length : began, columns?.row(size));
      const name = named && h("p", { class: "cg-part-name", "aria-hidden": "true" }, titles[b]);
      rows.push({ b, place, id, size, chips, count, row: name ? h("div", {}, name, row) : row });
    }),
  );

  /** Returns the move that leaves exactly these sizes. @param {Map<string, number>} left */
  function moveTo(left) {
    /** @param {Picked} pick */
    const fits = ([b, place, k]) => leaves(table, state[b][place], k) === left.get(`${b},${place}`);
    return moves.find(({ picks }) => picks.length === left.size && picks.every(fits));
  }

  /** @param {number} b @param {number} place @param {number} left */
  function mark(b, place, left) {
    const key = `${b},${place}`;
    const before = marked.get(key);
    marked.delete(key);
    if (before !== left) marked.set(key, left);
    const move = moveTo(marked);
    chosen(move ?? null, move ? null : missing());
  }

  /** Returns words that say what's missing while the marked chips aren't a move. */
  function missing() {
    if (!marked.size) return t(table.touch ? "markChips" : "markEveryHeap");
    /** @param {{b: number, place: number, id: number}} row */
    const within = ({ b, place, id }) => {
      const left = marked.get(`${b},${place}`);
      return left === undefined || movesOfRow(table, id).some((_, k) => leaves(table, id, k) === left);
    };
    const wrong = rows.findIndex((one) => !within(one));
    if (wrong >= 0) return t("notFromHeap", { n: wrong + 1 });
    return table.touch ? t("notTogetherHeaps", { n: table.touch }) : t("markEveryHeap");
  }

  /** @type {Picture["preview"]} */
  function preview(move) {
    const after = rows.map(({ b, place, id, size, chips, count }) => {
      const pick = move?.picks.find((one) => one[0] === b && one[1] === place);
      const left = pick ? leaves(table, id, pick[2]) : (marked.get(`${b},${place}`) ?? size);
      chips.forEach((chip, i) => chip.classList.toggle("cg-going", i >= left));
      count.textContent = String(left); // updated like the columns, so that everything in a row shows the same moment
      return left;
    });
    columns?.paint(after);
  }

  columns?.paint(rows.map(({ size }) => size));
  const lines = rows.map(({ row }) => row);
  return { element: h("div", {}, lines, columns?.foot), preview, pieces };
}
