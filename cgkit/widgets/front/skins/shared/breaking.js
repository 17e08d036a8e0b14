// Heaps that a move may divide. What it takes is dashed, and a bar shows where the rest is parted. Touching a chip
// takes it and all after it, or, where nothing may be taken, divides the heap before it.
import { h } from "../../page/dom.js";
import { list } from "../../page/words.js";
import { lines, span, traced } from "./traced.js";

const TAKING = new Set(["take", "both", "all", "loop"]); // their first number is how many go, the others are the parts

/** How many chips go, and the heaps that are left, in order. */
function told([verb, ...args], size) {
  const [taken, parts] = TAKING.has(verb) ? [args[0], args.slice(1)] : [0, args];
  return { taken, parts: parts.length ? parts : [size - taken] };
}

function parted(act, size) {
  let at = 1;
  return told(act, size).parts.map((part) => span(at, (at += part) - 1));
}

export function breaking({ table, origin, past, moves, answer }) {
  const several = origin.flat().length > 1;
  const rowsAfter = (turns) => lines(traced(table, origin, turns, parted), origin, table);
  const earlier = answer && rowsAfter(past.slice(0, -1));
  const drawn = new Map(); // "board,place" -> its chips
  const pieces = [];
  const rows = rowsAfter(past).map(({ b, line, slots, sizes }, r) => {
    const nodes = slots.map((slot, i) => {
      if (!slot) return h("span", { class: "cg-hole" });
      const fresh = earlier && slot.starts && !earlier[r].slots[i]?.starts;
      const css = !slot.starts ? "cg-chip" : fresh ? "cg-chip cg-apart cg-answered" : "cg-chip cg-apart";
      const node = h("span", { class: css, "data-key": `${b}.${line}.${i}` });
      const key = `${slot.b},${slot.place}`;
      drawn.set(key, [...(drawn.get(key) ?? []), node]);
      return { node, ...slot };
    });
    for (const { node, b: board, place, i } of nodes.filter((one) => one.node)) {
      const size = sizes.length ? drawn.get(`${board},${place}`).length : 0;
      const here = moves.filter(({ picks }) => picks[0][0] === board && picks[0][1] === place);
      const fits = ({ act }) => {
        const { taken, parts } = told(act[0], size);
        return taken ? parts.length === 1 && parts[0] === i : parts[0] === i || parts.includes(i);
      };
      pieces.push({ node, move: here.find(fits), why: moves.length ? null : undefined });
    }
    return h(
      "div",
      { class: "cg-heap" },
      several && h("span", { class: "cg-nth" }, String(line + 1)),
      h(
        "div",
        { class: slots.length > 40 ? "cg-chips cg-small" : "cg-chips" },
        nodes.map((one) => one.node ?? one),
      ),
      h("span", { class: "cg-count cg-parts" }, list(sizes.filter(Boolean).map(String)) || "0"),
    );
  });

  function preview(move) {
    for (const [key, chips] of drawn) {
      const here = move && move.picks[0].slice(0, 2).join() === key;
      const size = chips.length;
      const { taken, parts } = here ? told(move.act[0], size) : { taken: 0, parts: [size] };
      const cuts = new Set(parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, part) => sum + part, 0)));
      chips.forEach((chip, i) => {
        chip.classList.toggle("cg-going", i >= size - taken);
        chip.classList.toggle("cg-cut", i > 0 && i < size - taken && cuts.has(i));
      });
    }
  }

  return { element: h("div", { class: "cg-heaps" }, rows), preview, pieces };
}
