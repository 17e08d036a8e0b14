// Skin for rows with a white and a black piece. Each square that the mover's piece can reach is a button, and the piece
// can be dragged to it.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";

const letterOf = (/** @type {string} */ piece) => (piece === "cg-white" ? "W" : "B");

/** @type {Draw} */
function draw({ table, state, moves }) {
  /** @type {[number, number[][]]} */
  const [turn, rows] = componentOf(table, state[0][0]);
  const goals = new Map(
    moves.map((move) => {
      const [verb, squares, row] = move.act[0];
      const [left, gap] = rows[row - 1];
      const forward = (verb === "advance" ? 1 : -1) * squares;
      return [`${row},${turn ? left + gap + 1 - forward : left + forward}`, move];
    }),
  );
  const cells = /** @type {Piece[]} */ ([]);
  const grips = /** @type {Grip[]} */ ([]);
  const mine = turn ? "cg-black" : "cg-white";
  const lines = rows.map(([left, gap, right], i) => {
    const aims = new Map();
    return h(
      "div",
      { class: "cg-lane" },
      h("span", { class: "cg-nth" }, String(i + 1)),
      Array.from({ length: left + gap + right + 2 }, (_, at) => {
        const piece = at === left ? "cg-white" : at === left + gap + 1 ? "cg-black" : "";
        const move = goals.get(`${i + 1},${at}`);
        const man = piece && h("span", { class: `cg-man ${piece}`, "data-key": `${i}.${piece}` }, letterOf(piece));
        const cell = h("span", { class: "cg-tile" }, man || (move && h("span", { class: "cg-spot" })));
        if (man && piece === mine) grips.push({ node: man, aims });
        if (move) {
          cell.classList.add("cg-goal");
          aims.set(cell, move);
        }
        cells.push({ move, node: cell });
        return cell;
      }),
    );
  });
  /** @type {Picture["preview"]} */
  const preview = (move) => {
    for (const one of cells) one.node.classList.toggle("cg-going", Boolean(move) && one.move === move);
  };
  return { element: h("div", { class: "cg-lanes" }, lines), preview, pieces: cells, grips };
}

/** @type {MovesFrom} */
const movesFrom = (/** @type {[number, number[][]]} */ [turn, rows]) =>
  rows.flatMap((row, i) =>
    /** @type {[string, number][]} */ ([
      ["advance", 1],
      ["retreat", -1],
    ]).flatMap(([verb, sign]) =>
      Array.from({ length: row[sign > 0 ? 1 : 2 * turn] }, (_, n) => {
        const after = row.with(1, row[1] - sign * (n + 1)).with(2 * turn, row[2 * turn] + sign * (n + 1));
        return [
          [verb, n + 1, i + 1],
          [1 - turn, rows.with(i, after)],
        ];
      }),
    ),
  );

/** Names a position by its rows, such as "W..B. .WB". @param {[number, number[][]]} component */
const name = ([, rows]) =>
  rows.map(([left, gap, right]) => `${".".repeat(left)}W${".".repeat(gap)}B${".".repeat(right)}`).join(" ");

/** @type {Look} */
export default { draw, name, sides: ["white", "black"], moves: movesFrom };
