// The frame of every widget: its class, and its title and rule above all else.
import { h } from "./dom.js";

/** Puts the children below the head. `name` is the widget's class, without its "cg-". */
export function frame({ model, el }, name, ...children) {
  const [title, rule] = [model.get("title"), model.get("rule")];
  el.classList.add("cg", `cg-${name}`);
  if (title) {
    el.setAttribute("role", "group"); // a screen reader says in which board it is
    el.setAttribute("aria-label", title);
  }
  const head = h(
    "div",
    { class: "cg-head" },
    h("p", { class: "cg-title" }, title),
    rule && h("p", { class: "cg-rule" }, rule),
  );
  el.append(head, ...children.filter(Boolean));
}
