// Heaps of chips.
import { heaps } from "./shared/heaps.js";

export default { draw: (view) => heaps(view), heaps: true };
