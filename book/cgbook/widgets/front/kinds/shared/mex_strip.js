// Numbers from 0 up, those that options have crossed out, and the least number missing marked.
import { h } from "../../page/dom.js";

const MOST = 24; // numbers in the strip

/** The element, and `show(numbers, missing)`. It says nothing that the line above it does not say. */
export function mexStrip() {
  const element = h("div", { class: "cg-mex", "aria-hidden": "true" });
  function show(numbers, missing) {
    const last = Math.max(missing, ...numbers);
    const shown = Array.from({ length: Math.min(last + 1, Math.max(MOST, missing + 1)) }, (_, n) => n);
    const classOf = (n) => (n === missing ? "cg-missing" : numbers.includes(n) ? "cg-taken" : null);
    element.replaceChildren(
      ...shown.map((n) => h("span", { class: classOf(n) }, String(n))),
      last >= shown.length ? "…" : "",
    );
  }
  return { element, show };
}
