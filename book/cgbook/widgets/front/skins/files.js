// Files of a chessboard, each with a black pawn and a white one.
import { h } from "../page/dom.js";
import { numbers, rows } from "./shared/rows.js";

const pawns = (/** @type {number} */ i) =>
  h(
    "span",
    { class: "cg-standing cg-file-of-pawns" },
    h("span", { class: "cg-pawn cg-black" }),
    h("span", { class: "cg-pawn cg-white" }),
    h("span", { class: "cg-name" }, String(i)),
  );

/** @type {Look} */
export default { draw: rows(pawns), numbers };
