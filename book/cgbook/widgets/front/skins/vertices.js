// Skin for vertices of paths, or of one cycle.
import { rowOr } from "./shared/circle.js";
import { bead, numbered, numbers, rows } from "./shared/rows.js";

/** @type {Look} */
export default { draw: rows(numbered(bead), { css: "cg-path" }), name: rowOr("cycle"), numbers };
