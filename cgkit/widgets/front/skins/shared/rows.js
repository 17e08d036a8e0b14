// Things in rows: pins, pawns on files, vertices, beads; perhaps one ring of them. A click on a thing makes the
// move that is named for it, a click
// between two neighbours takes both; what a move would take is dashed.
import { circle } from "./circle.js";
import { h } from "../../page/dom.js";
import { componentOf } from "../../game/table.js";

// verb -> the run of things that it takes, counted from 1
const RUNS = {
  one: (i) => [i, i],
  two: (i, j) => [i, j],
  file: (i) => [i - 1, i + 1],
  vertex: (i) => [i, i],
  bead: (i) => [i, i],
  paint: (i, j) => [i, j],
};
const BETWEEN = "two";

const inside = ([first, last], i) => i >= first && i <= last;
export const numbered = (thing) => (i) =>
  h("span", { class: "cg-standing" }, h("span", { class: thing }), h("span", { class: "cg-name" }, String(i)));

function line(size, thing, gaps, chosen) {
  const things = Array.from({ length: size }, (_, i) => {
    const one = thing(i + 1);
    one.addEventListener("click", () => chosen(([verb, at]) => verb !== BETWEEN && at === i + 1));
    return one;
  });
  const between = (i) =>
    h("span", { class: "cg-between", onclick: () => chosen(([verb, at]) => verb === BETWEEN && at === i + 1) });
  return [
    things,
    h(
      "div",
      { class: "cg-line" },
      things.flatMap((one, i) => (gaps && i < size - 1 ? [one, between(i)] : [one])),
    ),
  ];
}

/** A ring: on it all first moves are alike. */
function threaded(size, chosen) {
  const { things, element } = circle(size, Math.max(30, size * 5.2), true);
  element.addEventListener("click", () => chosen(() => true));
  return [things, element];
}

export const rows =
  (thing, { gaps = false, css = "" } = {}) =>
  ({ table, state, moves, play, refuse }) => {
    const several = state.flat().length > 1;
    const drawn = [];
    const lines = state.flatMap((board, b) =>
      board.map((id, place) => {
        const [size = 0, ring] = componentOf(table, id) ?? [];
        const here = moves.filter(({ picks }) => picks[0][0] === b && picks[0][1] === place);
        const chosen = (fits) => {
          if (!moves.length) return;
          const move = here.find(({ act }) => fits(act[0]));
          if (move) play(move);
          else refuse();
        };
        const [things, element] = ring
          ? threaded(size, chosen)
          : line(size, thing, gaps && here.some(({ act }) => act[0][0] === BETWEEN), chosen);
        drawn.push({ b, place, ring, things });
        return h(
          "div",
          { class: "cg-heap" },
          several && h("span", { class: "cg-nth" }, `${place + 1}`),
          element,
          h("span", { class: "cg-count" }, String(size)),
        );
      }),
    );

    function preview(move) {
      for (const { b, place, ring, things } of drawn) {
        const here = move && move.picks[0][0] === b && move.picks[0][1] === place;
        const [verb, ...args] = here ? move.act[0] : [];
        const run = !here ? [0, -1] : ring ? [1, args[0] ?? 1] : RUNS[verb](...args);
        things.forEach((one, i) => one.classList.toggle("cg-going", inside(run, i + 1)));
      }
    }

    return { element: h("div", { class: `cg-heaps ${css}`, "aria-hidden": "true" }, lines), preview };
  };
