// Heaps that a move may divide. What it takes is dashed, and a gap shows where the rest is parted. A click on a
// chip takes it and all after it, or,
// where nothing may be taken, divides the heap before it.
import { h } from "../../page/dom.js";
import { componentOf } from "../../game/table.js";

const TAKING = new Set(["take", "both", "all", "loop"]); // their first number is how many go, the others are the parts

/** How many chips go, and the heaps that are left, in order. */
function told([verb, ...args], size) {
  const [taken, parts] = TAKING.has(verb) ? [args[0], args.slice(1)] : [0, args];
  return { taken, parts: parts.length ? parts : [size - taken] };
}

export function breaking({ table, state, moves, play, refuse }) {
  const several = state.flat().length > 1;
  const drawn = [];
  const rows = state.flatMap((board, b) =>
    board.map((id, place) => {
      const [size = 0] = componentOf(table, id) ?? [];
      const here = moves.filter(({ picks }) => picks[0][0] === b && picks[0][1] === place);
      const fits = (i, { act }) => {
        const { taken, parts } = told(act[0], size);
        return taken ? parts.length === 1 && parts[0] === i : parts.includes(i);
      };
      const chips = Array.from({ length: size }, (_, i) =>
        h("span", {
          class: "cg-chip",
          onclick: () => {
            if (!moves.length) return;
            const move = here.find((one) => fits(i, one));
            if (move) play(move);
            else refuse();
          },
        }),
      );
      drawn.push({ b, place, size, chips });
      return h(
        "div",
        { class: "cg-heap" },
        several && h("span", { class: "cg-nth" }, `${place + 1}`),
        h("div", { class: size > 40 ? "cg-chips cg-small" : "cg-chips" }, chips),
        h("span", { class: "cg-count" }, String(size)),
      );
    }),
  );

  function preview(move) {
    for (const { b, place, size, chips } of drawn) {
      const here = move && move.picks[0][0] === b && move.picks[0][1] === place;
      const { taken, parts } = here ? told(move.act[0], size) : { taken: 0, parts: [size] };
      const cuts = new Set(parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, part) => sum + part, 0)));
      chips.forEach((chip, i) => {
        chip.classList.toggle("cg-going", i >= size - taken);
        chip.classList.toggle("cg-cut", i > 0 && i < size - taken && cuts.has(i));
      });
    }
  }

  return { element: h("div", { class: "cg-heaps", "aria-hidden": "true" }, rows), preview };
}
