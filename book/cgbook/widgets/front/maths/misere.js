// Misère sums by look-up: the class of a sum in a quotient, its winning moves, and what the SJ rule says of its values.
import { nimSum } from "./columns.js";

/** The class of a sum: from the class of nothing, step by step with each heap.
 * @param {number[][]} table @param {number[]} heaps */
export const classOf = (table, heaps) => heaps.reduce((at, heap) => table[at][heap], 0);

/** "P" or "N" by the rule: a nim-sum of 0 where a value is above 1, and else of 1. @param {number[]} values */
export function sjSays(values) {
  return nimSum(values) === (values.some((value) => value > 1) ? 0 : 1) ? "P" : "N";
}

/** The moves to a lost class, as [which heap, the heaps that are left of it]; of equal heaps, those of the first.
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
