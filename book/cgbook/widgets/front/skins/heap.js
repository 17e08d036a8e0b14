// Heaps of chips.
import { heaps } from "./shared/heaps.js";

export default { draw: heaps, heaps: true };
