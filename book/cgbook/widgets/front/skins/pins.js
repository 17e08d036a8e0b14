// Skin for pins in rows. Clicking a pin takes it, and clicking between two neighbours takes both.
import { standing } from "../page/pin.js";
import { numbered, numbers, rows } from "./shared/rows.js";

/** @type {Look} */
export default { draw: rows(numbered(standing), { gaps: true }), numbers, howTo: "touchPins" };
