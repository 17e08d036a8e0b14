// Skin for heaps when one move can take from several heaps. Touching a chip marks it and every chip after it; then the
// marked chips are taken. A missing chip leaves its place empty.
import { h } from "../page/dom.js";
import { componentOf, movesOfRow } from "../game/table.js";
import { t } from "../page/words.js";
import { chipsOf, heapRow } from "./shared/heaps.js";

/** @type {Draw} */
function draw({ table, state, origin, moves, chosen }) {
  const id = state[0][0];
  /** @type {number[]} */
  const sizes = componentOf(table, id);
  const began = componentOf(table, origin[0][0]);
  const leaves = (/** @type {Move} */ move) => componentOf(table, movesOfRow(table, id)[move.picks[0][2]][1]);
  const goals = new Map(moves.map((move) => [leaves(move).join(), move]));
  const marked = [...sizes];
  const chips = sizes.map(chipsOf);
  const pieces = chips.flatMap((heap, i) =>
    heap.map((node, k) => ({
      node,
      choose: moves.length ? () => mark(i, k) : null,
      words: t("chipOf", { i: k + 1, n: i + 1 }),
    })),
  );
  const count = (/** @type {number} */ size) => h("span", { class: "cg-count" }, String(size));
  const rows = sizes.map((size, i) => heapRow(String(i + 1), chips[i], count(size), began[i]));

  function mark(/** @type {number} */ i, /** @type {number} */ k) {
    marked[i] = marked[i] === k ? sizes[i] : k;
    const move = goals.get(marked.join());
    const none = marked.join() === sizes.join() ? t("markChips") : t("notTogetherPiles");
    chosen(move ?? null, move ? null : none);
  }

  /** @type {Picture["preview"]} */
  function preview(move) {
    const left = move ? leaves(move) : marked;
    chips.forEach((heap, i) => heap.forEach((chip, k) => chip.classList.toggle("cg-going", k >= left[i])));
  }

  return { element: h("div", {}, rows), preview, pieces };
}

/** @type {Look} */
export default { draw };
