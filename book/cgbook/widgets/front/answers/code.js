// Answers that are programs. Python in the page checks the program above; in JupyterLab, the reader reports the result.
import { h } from "../page/dom.js";
import { sentences, t } from "../page/words.js";

/** @param {Given} given */
function ask({ spec, before, keep, tell }) {
  const passed = () => sentences(t("programKept", { name: spec.name }), spec.idea);
  const tick = h("input", { type: "checkbox", checked: before.points > 0, onchange: mark });
  const element = h("div", { class: "cg-points" }, h("label", {}, tick, h("span", {}, t("programPasses"))));
  if (tick.checked) tell("right", passed());
  document.addEventListener("cg-passed", hear);
  return { element, stop: () => document.removeEventListener("cg-passed", hear) };

  /** @param {any} event */
  function hear({ detail }) {
    if (detail !== spec.id) return;
    tick.checked = true;
    mark();
  }

  function mark() {
    keep({ points: tick.checked ? spec.points : 0 });
    if (tick.checked) tell("right", passed());
    else tell("", "");
  }
}

export default { ask };
