// The few things every view needs from the page. No ids: two views of one widget must not meet.

/** h("button", {class: "x", onclick: f}, "text", child) */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child != null && child !== false));
  return node;
}

export const button = (label, onclick, attributes = {}) => h("button", { type: "button", onclick, ...attributes }, label);

/** One tab stop for a row of buttons, or for a grid so many across; arrows, Home and End walk inside it. */
export function roving(group, across = 1) {
  const items = () => [...group.querySelectorAll("button:not([disabled])")];
  items().forEach((item, i) => { item.tabIndex = i ? -1 : 0; });
  group.addEventListener("keydown", (event) => {
    const all = items();
    const at = all.indexOf(event.target);
    const to = { ArrowRight: at + 1, ArrowDown: at + across, ArrowLeft: at - 1, ArrowUp: at - across, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = all[(to + all.length) % all.length];
    all.forEach((item) => { item.tabIndex = item === next ? 0 : -1; });
    next.focus();
  });
  return group;
}

/** Radio buttons as a small switch. `name` needs to be unique on the page, or two views would share one choice. */
let groups = 0;
export function choice(legend, options, chosen, onchange) {
  const name = `cg-choice-${groups++}`;
  return h("fieldset", { class: "cg-choice" }, h("legend", {}, legend), options.map(([value, label]) =>
    h("label", {}, h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => onchange(value) }), h("span", {}, label))));
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
