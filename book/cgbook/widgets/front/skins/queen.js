// Skin for a queen on a chessboard, with the corner (0, 0) at the bottom left. Each square that she can reach is a
// button, and she can be dragged to it.
import { h, svg } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

const CROWN = "M3 16.5h14v-2H3zM3.6 13 2 5l4.3 3.4L10 3l3.7 5.4L18 5l-1.6 8z";
/** @type {Record<string, number[]>} */
const STEPS = { left: [1, 0], down: [0, 1], diagonal: [1, 1] };

/** @type {Draw} */
function draw({ table, state, moves }) {
  const [x, y] = componentOf(table, state[0][0]);
  const starts = table.start.map(([[id]]) => componentOf(table, id));
  const width = Math.max(...starts.map(([column]) => column)) + 1;
  const height = Math.max(...starts.map(([, row]) => row)) + 1;
  const goals = new Map(
    moves.map((move) => {
      const [verb, squares] = move.act[0];
      return [`${x - STEPS[verb][0] * squares},${y - STEPS[verb][1] * squares}`, move];
    }),
  );
  const drawing = svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, svg("path", { d: CROWN }));
  const crown = h("span", { class: "cg-crown", "data-key": "queen" }, drawing);
  const cells = new Map();
  const pieces = [];
  const lines = [];
  for (let row = height - 1; row >= 0; row--) {
    const line = [h("span", { class: "cg-edge", "aria-hidden": "true" }, String(row))];
    for (let column = 0; column < width; column++) {
      const move = goals.get(`${column},${row}`);
      const shade = (column + row) % 2 ? "cg-sq cg-pale" : "cg-sq cg-dusky";
      const cell = h("span", { class: shade }, move && h("span", { class: "cg-spot" }));
      if (!move && column === 0 && row === 0) cell.append("★");
      pieces.push({ node: cell, move, why: t("notOnHerWay") });
      if (column === x && row === y) {
        cell.classList.add("cg-queen");
        cell.replaceChildren(crown);
      }
      cells.set(`${column},${row}`, cell);
      line.push(cell);
    }
    lines.push(h("div", { class: "cg-rank" }, line));
  }
  const files = Array.from({ length: width }, (_, column) => h("span", { class: "cg-edge cg-file" }, String(column)));
  lines.push(h("div", { class: "cg-rank", "aria-hidden": "true" }, h("span", { class: "cg-edge" }), files));

  /** @type {Picture["preview"]} */
  const preview = (move) => {
    for (const [key, one] of goals) cells.get(key).classList.toggle("cg-going", one === move);
  };
  const aims = new Map([...goals].map(([key, move]) => [cells.get(key), move]));
  return {
    element: h("div", {}, h("div", { class: "cg-ranks" }, lines)),
    preview,
    pieces,
    grips: [{ node: crown, aims }],
  };
}

/** @type {MovesFrom} */
const movesFrom = ([x, y]) =>
  Object.entries(STEPS).flatMap(([verb, [across, down]]) => {
    const most = Math.min(across ? x : Infinity, down ? y : Infinity);
    return Array.from({ length: most }, (_, k) => [
      [verb, k + 1],
      [x - across * (k + 1), y - down * (k + 1)],
    ]);
  });

/** @type {Look} */
export default { draw, moves: movesFrom };
