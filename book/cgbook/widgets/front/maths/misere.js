// Misère sums by look-up, with a sum's class in a quotient, its winning moves, and the SJ rule's verdict.
import { nimSum } from "./columns.js";

/** Returns the class of a sum, found from the empty sum's class by adding one heap at a time.
 * @param {number[][]} table @param {number[]} heaps */
export const classOf = (table, heaps) => heaps.reduce((at, heap) => table[at][heap], 0);

/** Returns "P" or "N" by the SJ rule, where P needs nim-sum 0, or 1 if no value is above 1. @param {number[]} values */
export function sjSays(values) {
  return nimSum(values) === (values.some((value) => value > 1) ? 0 : 1) ? "P" : "N";
}

/** Returns the moves to a lost class, as [index of a heap, heaps that replace it]. If several heaps are equal, only the
 * first of them moves.
 * @param {QuotientFormat} quotient @param {number[]} heaps @returns {[which: number, left: number[]][]} */
export function winsIn({ table, lost, left }, heaps) {
  return heaps.flatMap((heap, i) =>
    heaps.indexOf(heap) < i
      ? []
      : left[heap]
          .filter((some) => lost.includes(classOf(table, [...heaps.toSpliced(i, 1), ...some])))
          .map((some) => [i, some]),
  );
}
