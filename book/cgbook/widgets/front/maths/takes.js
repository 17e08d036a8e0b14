// One heap, from which a number of chips may be taken that belongs to a set; whoever cannot move loses.
import { recurring } from "./periods.js";

/** For each heap from 0 to `top`, whether it is lost for the player to move.
 * @param {number[]} takes @param {number} top */
export function lostHeaps(takes, top) {
  const lost = /** @type {boolean[]} */ ([]);
  for (let heap = 0; heap <= top; heap++) lost.push(!takes.some((take) => take <= heap && lost[heap - take]));
  return lost;
}

/** The period of the lost heaps, {start, length}: each depends on the `most` before it, the largest take.
 * @param {number[]} takes */
export function periodOf(takes) {
  const most = Math.max(...takes);
  const { start, length } = /** @type {{start: number, length: number}} */ (
    recurring(lostHeaps(takes, 2 ** most + 2 * most), most) // by then some window has come again
  );
  return { start, length };
}
