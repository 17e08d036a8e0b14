// Skin for heaps of chips.
import { heaps } from "./shared/heaps.js";

/** @type {Look} */
export default { draw: (view) => heaps(view), heaps: true };
