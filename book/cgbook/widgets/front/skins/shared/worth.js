// The value of all the heads together, which is the nim-sum of the values below them.
import { nimSum } from "../../maths/columns.js";
import { h } from "../../page/dom.js";
import { t } from "../../page/words.js";

const TERMS = 8; // maximum number of terms in a sum; nobody reads a longer sum, and its length would change

export function worth(/** @type {number[]} */ values, /** @type {"row" | "board"} */ of) {
  const total = nimSum(values);
  const told = values.length > 1 && values.length <= TERMS;
  return h("p", { class: "cg-worth" }, t(`${of}${told ? "Sum" : "All"}`, { sum: values.join(" ⊕ "), total }));
}
