// Beads in rows, or on one ring.
import { rowOr } from "./shared/circle.js";
import { numbered, numbers, rows } from "./shared/rows.js";

/** @type {Look} */
export default { draw: rows(numbered("cg-bead"), { paints: true }), name: rowOr("ring"), numbers };
