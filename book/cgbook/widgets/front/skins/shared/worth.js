// What all the heads are worth together: the sum of what stands below them.
import { nimSum } from "../../maths/columns.js";
import { h } from "../../page/dom.js";
import { t } from "../../page/words.js";

const TERMS = 8; // a longer sum is not read, and would grow and shrink under the board

export function worth(/** @type {number[]} */ values, /** @type {"row" | "board"} */ of) {
  const total = nimSum(values);
  const told = values.length > 1 && values.length <= TERMS;
  return h("p", { class: "cg-worth" }, t(`${of}${told ? "Sum" : "All"}`, { sum: values.join(" ⊕ "), total }));
}
