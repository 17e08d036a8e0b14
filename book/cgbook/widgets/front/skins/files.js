// Skin for files of a chessboard with three ranks, where pawns face each other. Touching a file advances its pawn,
// or the reader drags the pawn. The board then shows the result of the exchange: two pawns that block each other on
// that file, and none on the files beside it. White begins, and each move passes the turn to the other colour.
import { h, svg } from "../page/dom.js";
import { actOf } from "../game/table.js";
import { traced, track } from "./shared/traced.js";
import { numbers, split } from "./shared/rows.js";

const SIDE = 46; // side of a square, in pixels
const PAWN = "M-11 15h22c0-7-6-9-7.5-16a7.5 7.5 0 1 0-7 0c-1.5 7-7.5 9-7.5 16z"; // as in cgbook/stories/pawns.py
const MEN = ["cg-white", "cg-black"];
const HOME = [2, 0]; // rows, from the top, where White's and Black's pawns begin

/** @type {Draw} */
function draw(view) {
  const { table, origin, past, moves } = view;
  const tracked = track(view, split);
  const pieces = /** @type {Piece[]} */ ([]);
  const grips = /** @type {any[]} */ ([]);
  const side = past.length % 2; // the side that advances now: 0 for White, 1 for Black
  const advanced = new Map(); // "board,line,file" -> the side that has advanced there
  past.forEach(({ state: was, move }, i) => {
    for (const pick of move.picks) {
      const { line, things } = traced(table, origin, past.slice(0, i), split)[pick[0]][pick[1]];
      const [[, file]] = actOf(table, was, { picks: [pick] });
      advanced.set(`${pick[0]},${line},${things[file - 1]}`, i % 2);
    }
  });

  const rows = tracked.rows.map((row) => {
    const { b, line, slots } = row;
    const files = slots.map((slot, f) => {
      const squares = [0, 1, 2].map((rank) => {
        const kind = (rank + f) % 2 ? "cg-field-of-board cg-dark" : "cg-field-of-board";
        return svg("rect", { class: kind, x: f * SIDE, y: rank * SIDE, width: SIDE, height: SIDE });
      });
      const pawn = (/** @type {number} */ owner, /** @type {number} */ rank) =>
        svg(
          "g",
          { class: `cg-pawn ${MEN[owner]}`, "data-key": `${b}.${line}.${f}.${owner}` },
          svg("path", { d: PAWN, transform: `translate(${(f + 0.5) * SIDE} ${(rank + 0.5) * SIDE})` }),
        );
      const mover = advanced.get(`${b},${line},${f}`);
      const stand = slot ? HOME : [0, 1].map((owner) => (owner === mover ? 1 : HOME[owner]));
      const pawns = slot || mover !== undefined ? stand.map((rank, owner) => pawn(owner, rank)) : [];
      const shade = svg("rect", { class: "cg-shade", x: f * SIDE, y: 0, width: SIDE, height: 3 * SIDE });
      const name = svg("text", { x: (f + 0.5) * SIDE, y: 3 * SIDE + 15, "aria-hidden": "true" }, `${f + 1}`);
      const node = svg("g", { class: slot ? "cg-file" : "cg-file cg-settled" }, ...squares, ...pawns, shade, name);
      if (!slot) return node;
      const move = moves.find(
        ({ picks: [[x, y]], act: [[, file]] }) => x === slot.b && y === slot.place && file === slot.i + 1,
      );
      pieces.push({ node, move });
      if (move) grips.push({ node: pawns[side], aims: new Map([[squares[1], move]]) });
      tracked.hold(row, f, node);
      return node;
    });
    const [wide, high] = [slots.length * SIDE, 3 * SIDE + 22];
    const board = svg("svg", { viewBox: `0 0 ${wide} ${high}`, width: wide }, ...files);
    return tracked.row(row, h("span", { class: "cg-coins" }, board));
  });

  /** @type {Picture["preview"]} */
  function preview(move) {
    for (const [key, files] of tracked.things) {
      const at = move?.picks[0].slice(0, 2).join() === key ? move.act[0][1] : -1;
      files.forEach((file, i) => {
        file.classList.toggle("cg-ahead", i + 1 === at);
        file.classList.toggle("cg-going", Math.abs(i + 1 - at) < 2);
      });
    }
    tracked.show(move);
  }
  preview(null);

  return { element: h("div", {}, rows), preview, pieces, grips };
}

/** @type {Look} */
export default { draw, numbers };
