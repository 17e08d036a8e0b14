// A queen on a chessboard, the corner (0, 0) at the bottom left; each square that she can reach is a button.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";

const CROWN = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 16.5h14v-2H3zM3.6 13 2 5l4.3 3.4L10 3l3.7 5.4L18 5l-1.6 8z"/></svg>';
const STEPS = { left: [1, 0], down: [0, 1], diagonal: [1, 1] };
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] };

export function queen({ table, state, moves, button }) {
  const [x, y] = componentOf(table, state[0][0]);
  const starts = table.start.map(([[id]]) => componentOf(table, id));
  const width = Math.max(...starts.map(([column]) => column)) + 1;
  const height = Math.max(...starts.map(([, row]) => row)) + 1;
  const goals = new Map(moves.map((move) => {
    const [verb, squares] = move.act[0];
    return [`${x - STEPS[verb][0] * squares},${y - STEPS[verb][1] * squares}`, move];
  }));
  const cells = new Map();
  const lines = [];
  for (let row = height - 1; row >= 0; row--) {
    const line = [h("span", { class: "cg-edge", "aria-hidden": "true" }, String(row))];
    for (let column = 0; column < width; column++) {
      const move = goals.get(`${column},${row}`);
      const shade = (column + row) % 2 ? "cg-sq cg-pale" : "cg-sq cg-dusky";
      const cell = move ? button(move, { class: shade }, h("span", { class: "cg-spot" })) : h("span", { class: shade });
      if (!move && column === 0 && row === 0) cell.append("★");
      if (column === x && row === y) {
        cell.classList.add("cg-queen");
        cell.innerHTML = CROWN;
      }
      cells.set(`${column},${row}`, cell);
      line.push(cell);
    }
    lines.push(h("div", { class: "cg-rank" }, line));
  }
  lines.push(h("div", { class: "cg-rank", "aria-hidden": "true" }, h("span", { class: "cg-edge" }),
    Array.from({ length: width }, (_, column) => h("span", { class: "cg-edge cg-file" }, String(column)))));

  /** Arrows go to the nearest square of hers in that direction, as they lie on the board. */
  function steer(event) {
    const arrow = ARROWS[event.key];
    const from = [...goals.keys()].find((key) => cells.get(key) === event.target);
    if (!arrow || !from) return;
    event.preventDefault();
    event.stopPropagation();
    const to = nearest(from.split(",").map(Number), arrow, [...goals.keys()].map((key) => key.split(",").map(Number)));
    if (!to) return;
    for (const key of goals.keys()) cells.get(key).tabIndex = -1;
    cells.get(to.join()).tabIndex = 0;
    cells.get(to.join()).focus();
  }

  const preview = (move) => { for (const [key, one] of goals) cells.get(key).classList.toggle("cg-going", one === move); };
  return { element: h("div", {}, h("div", { class: "cg-ranks", onkeydown: steer }, lines)), preview, holdsMoves: true };
}

/** The nearest of some squares in the direction of an arrow: first by how far it is off that direction, then by distance. */
export function nearest([x, y], [across, up], squares) {
  const ahead = squares.map((square) => [square, (square[0] - x) * across + (square[1] - y) * up, Math.abs((square[0] - x) * up) + Math.abs((square[1] - y) * across)])
    .filter(([, forward]) => forward > 0);
  ahead.sort(([, f, s], [, g, r]) => (f + 2 * s) - (g + 2 * r));
  return ahead[0]?.[0] ?? null;
}
