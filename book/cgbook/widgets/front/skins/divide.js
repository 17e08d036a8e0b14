// Heaps that a move may divide.
import { breaking } from "./shared/breaking.js";

export default { draw: breaking };
