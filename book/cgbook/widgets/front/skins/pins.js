// Pins in rows: a click on one takes it, a click between two neighbours takes both.
import { numbered, numbers, rows } from "./shared/rows.js";

/** @type {Look} */
export default { draw: rows(numbered("cg-pin"), { gaps: true }), numbers };
