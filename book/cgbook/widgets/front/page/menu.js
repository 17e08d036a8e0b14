// What a board keeps out of sight: a panel behind one button, ⋯. The browser opens it, closes it on Escape or a touch
// elsewhere, and gives the focus back.
import { button, h } from "./dom.js";

/**
 * The button and its panel. What is pressed in it acts and closes it, and so does a choice by pointer; arrow keys may
 * walk through choices, and a fold stays.
 */
export function menu(label, ...inside) {
  const panel = h("div", { class: "cg-menu", popover: "auto", role: "group", "aria-label": label }, ...inside);
  const more = button("⋯", () => panel.showPopover || (panel.hidden = !panel.hidden), {
    class: "cg-dots",
    "aria-label": label,
  });
  more.popoverTargetElement = panel;
  panel.hidden = !panel.showPopover; // of older browsers
  panel.addEventListener("click", ({ target, detail }) => {
    if (target.closest("button") || (detail && target.closest(".cg-choice label"))) panel.hidePopover?.();
  });
  return [more, panel];
}
