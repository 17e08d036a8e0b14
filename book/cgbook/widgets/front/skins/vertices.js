// Vertices of paths, or of one cycle.
import { rowOr } from "./shared/circle.js";
import { numbered, numbers, rows } from "./shared/rows.js";

/** @type {Look} */
export default { draw: rows(numbered("cg-bead"), { css: "cg-path" }), name: rowOr("cycle"), numbers };
