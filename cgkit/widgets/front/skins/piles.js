// Heaps that one move may touch together. A click on a chip marks it and every chip after it; a button takes
// what is marked.
import { h } from "../page/dom.js";
import { componentOf, movesOfRow } from "../game/table.js";
import { t } from "../page/words.js";

function draw({ table, state, moves, play }) {
  const id = state[0][0];
  const sizes = componentOf(table, id);
  const goals = new Map(
    moves.map((move) => [componentOf(table, movesOfRow(table, id)[move.picks[0][2]][1]).join(), move]),
  );
  const marked = [...sizes];
  const chips = sizes.map((size, i) =>
    Array.from({ length: size }, (_, k) =>
      h("span", {
        class: "cg-chip",
        onclick: () => {
          if (!moves.length) return;
          marked[i] = marked[i] === k ? size : k;
          paint(marked);
          confirm.hidden = marked.join() === sizes.join();
          confirm.disabled = !goals.has(marked.join());
        },
      }),
    ),
  );
  const confirm = h(
    "button",
    { type: "button", class: "cg-main", hidden: true, onclick: () => play(goals.get(marked.join())) },
    t("takeMarked"),
  );
  const rows = sizes.map((size, i) =>
    h(
      "div",
      { class: "cg-heap" },
      h("span", { class: "cg-nth" }, String(i + 1)),
      h("div", { class: size > 40 ? "cg-chips cg-small" : "cg-chips" }, chips[i]),
      h("span", { class: "cg-count" }, String(size)),
    ),
  );

  function paint(left) {
    chips.forEach((heap, i) => heap.forEach((chip, k) => chip.classList.toggle("cg-going", k >= left[i])));
  }

  function preview(move) {
    paint(move ? componentOf(table, movesOfRow(table, id)[move.picks[0][2]][1]) : marked);
  }

  return {
    element: h(
      "div",
      {},
      h("div", { class: "cg-heaps", "aria-hidden": "true" }, rows, h("p", { class: "cg-legend" }, t("markChips"))),
      confirm,
    ),
    preview,
  };
}

export default { draw };
