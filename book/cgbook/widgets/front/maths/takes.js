// The lost heaps of a subtraction game, and their period.
import { recurring } from "./periods.js";

/** Returns for each heap from 0 to `top` whether the player to move loses.
 * @param {number[]} takes @param {number} top */
export function lostHeaps(takes, top) {
  const lost = /** @type {boolean[]} */ ([]);
  for (let heap = 0; heap <= top; heap++) lost.push(!takes.some((take) => take <= heap && lost[heap - take]));
  return lost;
}

/** Returns the period {start, length} of the lost heaps; each heap depends only on a window of smaller heaps.
 * @param {number[]} takes */
export function periodOf(takes) {
  const most = Math.max(...takes);
  const { start, length } = /** @type {{start: number, length: number}} */ (
    recurring(lostHeaps(takes, 2 ** most + 2 * most), most) // by then some window has recurred
  );
  return { start, length };
}
