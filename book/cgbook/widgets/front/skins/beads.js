// Skin for beads in rows, or on one ring.
import { rowOr } from "./shared/circle.js";
import { bead, numbered, numbers, rows } from "./shared/rows.js";

/** @type {Look} */
export default { draw: rows(numbered(bead), { paints: true }), name: rowOr("ring"), numbers };
