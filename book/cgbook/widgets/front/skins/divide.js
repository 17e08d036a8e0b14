// Skin for heaps that a move can divide.
import { breaking } from "./shared/breaking.js";

/** @type {Look} */
export default { draw: breaking };
