// Things in rows: pins, pawns on files, vertices, beads; perhaps one ring of them. A click on a thing makes the move that is named for it, a click
// between two neighbours takes both; what a move would take is dashed.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";

// verb -> the run of things that it takes, counted from 1
const RUNS = { one: (i) => [i, i], two: (i, j) => [i, j], file: (i) => [i - 1, i + 1], vertex: (i) => [i, i], bead: (i) => [i, i], paint: (i, j) => [i, j] };
const BETWEEN = "two";

const inside = ([first, last], i) => i >= first && i <= last;
const numbered = (thing) => (i) => h("span", { class: "cg-standing" }, h("span", { class: thing }), h("span", { class: "cg-name" }, String(i)));

function line(size, thing, gaps, chosen) {
  const things = Array.from({ length: size }, (_, i) => {
    const one = thing(i + 1);
    one.addEventListener("click", () => chosen(([verb, at]) => verb !== BETWEEN && at === i + 1));
    return one;
  });
  const between = (i) => h("span", { class: "cg-between", onclick: () => chosen(([verb, at]) => verb === BETWEEN && at === i + 1) });
  return [things, h("div", { class: "cg-line" }, things.flatMap((one, i) => (gaps && i < size - 1 ? [one, between(i)] : [one])))];
}

/** A ring as a picture: on it all first moves are alike. */
function circle(size, chosen) {
  const radius = Math.max(30, size * 5.2);
  const middle = radius + 14;
  const turn = (2 * Math.PI) / size;
  const beads = Array.from({ length: size }, (_, i) =>
    `<circle class="cg-coin" cx="${(middle + radius * Math.sin(i * turn)).toFixed(1)}" cy="${(middle - radius * Math.cos(i * turn)).toFixed(1)}" r="10"/>`);
  const holder = h("span", { class: "cg-coins", onclick: () => chosen(() => true) });
  holder.innerHTML = `<svg viewBox="0 0 ${2 * middle} ${2 * middle}" width="${2 * middle}"><circle class="cg-thread" cx="${middle}" cy="${middle}" r="${radius}"/>${beads.join("")}</svg>`;
  return [[...holder.querySelectorAll(".cg-coin")], holder];
}

const rows = (thing, { gaps = false, css = "" } = {}) => ({ table, state, moves, play, refuse }) => {
  const several = state.flat().length > 1;
  const drawn = [];
  const lines = state.flatMap((board, b) => board.map((id, place) => {
    const [size = 0, ring] = componentOf(table, id) ?? [];
    const here = moves.filter(({ picks }) => picks[0][0] === b && picks[0][1] === place);
    const chosen = (fits) => {
      if (!moves.length) return;
      const move = here.find(({ act }) => fits(act[0]));
      if (move) play(move); else refuse();
    };
    const [things, element] = ring ? circle(size, chosen) : line(size, thing, gaps && here.some(({ act }) => act[0][0] === BETWEEN), chosen);
    drawn.push({ b, place, ring, things });
    return h("div", { class: "cg-heap" }, several && h("span", { class: "cg-nth" }, `${place + 1}`), element, h("span", { class: "cg-count" }, String(size)));
  }));

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

const pawns = (i) => h("span", { class: "cg-standing cg-file-of-pawns" }, h("span", { class: "cg-pawn cg-black" }), h("span", { class: "cg-pawn cg-white" }),
  h("span", { class: "cg-name" }, String(i)));

export const pins = rows(numbered("cg-pin"), { gaps: true });
export const files = rows(pawns);
export const beads = rows(numbered("cg-bead"));
export const vertices = rows(numbered("cg-bead"), { css: "cg-path" });
