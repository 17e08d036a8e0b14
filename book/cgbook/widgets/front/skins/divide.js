// Heaps that a move may divide.
import { breaking } from "./shared/breaking.js";

/** @type {Look} */
export default { draw: breaking };
