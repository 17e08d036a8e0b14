// A panel behind one button, for controls that a board keeps out of sight. The browser opens it, closes it on Escape or
// a touch elsewhere, and returns the focus.
import { h } from "./dom.js";

/**
 * Creates the button and its panel. The panel closes after a press on a button inside, after a choice by pointer, and
 * when the focus leaves. The arrow keys can move through choices, and opening a fold doesn't close the panel.
 * @param {string} label
 * @param {Child[]} inside
 * @param {Child} face label of the button
 */
export function menu(label, inside, face = "⋯") {
  const panel = h("div", { class: "cg-menu", popover: "auto", role: "group", "aria-label": label }, inside);
  const how = face === "⋯" ? { class: "cg-dots", "aria-label": label } : { class: "cg-opens" };
  const more = h("button", { type: "button", ...how }, face);
  more.popoverTargetElement = panel;
  let pointed = false;
  panel.addEventListener("pointerdown", () => (pointed = true));
  panel.addEventListener("keydown", () => (pointed = false));
  panel.addEventListener("click", (/** @type {any} */ { target }) => target.closest("button") && panel.hidePopover());
  const left = (/** @type {any} */ { relatedTarget: to }) =>
    to && to !== more && !panel.contains(to) && panel.hidePopover();
  for (const one of [more, panel]) one.addEventListener("focusout", left);
  panel.addEventListener("change", (/** @type {any} */ { target }) => {
    if (pointed && target.matches("select, [type=radio]")) panel.hidePopover();
  });
  return [more, panel];
}
