// Answers that are programs. Python in the page checks the program in the cell above; in JupyterLab, the reader reports
// the result.
import { h, tick } from "../page/dom.js";
import { sentences, t } from "../page/words.js";

/** @param {Given} given */
function ask({ spec, before, keep, tell }) {
  const passed = () => sentences(t("programKept", { name: spec.name }), spec.idea);
  const { box, element: label } = tick(t("programPasses"), before.points > 0, mark);
  const element = h("div", { class: "cg-points" }, label);
  if (box.checked) tell("right", passed());
  document.addEventListener("cg-passed", hear);
  return { element, stop: () => document.removeEventListener("cg-passed", hear) };

  /** @param {any} event */
  function hear({ detail }) {
    if (detail !== spec.id) return;
    box.checked = true;
    mark();
  }

  function mark() {
    keep({ points: box.checked ? spec.points : 0 });
    if (box.checked) tell("right", passed());
    else tell("", "");
  }
}

export default { ask };
