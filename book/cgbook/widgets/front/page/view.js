// The kinds of widgets of a module, and one view of a widget. What it shows is decided by the traits of its model
// alone, so that it is drawn anew whenever somebody else sets one: Python, or another view of the same widget.
import { h, layered } from "./dom.js";
import { learn, t } from "./words.js";
import { everywhere } from "../words/everywhere.js";

/** The format of the traits that this front end reads; `cgbook.widgets.base` tells of it. */
export const FORMAT = 2;

/**
 * What a module of widgets exports: it knows these kinds, by their names, in the words of these catalogues, and brings
 * the style sheet that its kinds alone need.
 * @param {{[K in keyof Traits]?: {traits: string[], draw: (widget: Kind<K>) => any}}} kinds
 * @param {object[]} catalogues
 */
export function widgets(kinds, catalogues, sheet = "") {
  for (const words of [everywhere, ...catalogues]) learn(words);
  if (sheet) document.head.append(h("style", {}, layered(sheet)));
  /** @type {any} */
  const known = kinds;
  return { render: (/** @type {Rendered} */ widget) => view(known[widget.model.get("kind")], widget) };
}

/** The model of a widget inside another one; `told` hears when its reader has done something.
 * @param {Record<string, any>} traits */
export function inner(traits, told = () => {}) {
  /** @type {Record<string, any>} */
  const own = { v: FORMAT, ...traits };
  const set = (/** @type {string} */ name, /** @type {any} */ value) => (own[name] = value);
  return { get: (/** @type {string} */ name) => own[name], set, save_changes: told, on() {}, off() {} };
}

/** Keys typed in a field are no shortcuts of the page around it. @param {any} event */
const typed = (event) => event.target.matches("input, textarea") && event.stopPropagation();

/**
 * Draws a kind of widget and keeps it in step with its model. A kind is {traits, draw}: the names of what it reads, and
 * a function of {model: {get, tell, hear}, el} that may return how to stop. `tell({name: value, ...})` says what the
 * reader did, and does not draw the view that says it anew; `hear(name, callback)` is for what others set and the kind
 * shows by itself. Returns how to stop it all.
 * @param {{traits: string[], draw: (widget: any) => any}} kind @param {Rendered} widget
 */
export function view(kind, { model, el }) {
  let stop = /** @type {(() => void) | null} */ (null);
  let telling = false;
  let waiting = false;
  let gone = false;
  const heardBy = /** @type {(() => void)[]} */ ([]);
  const own = {
    /** @param {string} name */
    get: (name) => model.get(name),
    /** @param {object} values */
    tell(values) {
      telling = true;
      try {
        for (const [name, value] of Object.entries(values)) model.set(name, value);
      } finally {
        telling = false;
      }
      model.save_changes();
    },
    /** @param {string} name @param {() => void} callback */
    hear(name, callback) {
      const call = () => telling || callback();
      model.on(`change:${name}`, call);
      heardBy.push(() => model.off(`change:${name}`, call));
    },
  };

  function quiet() {
    stop?.();
    stop = null;
    for (const off of heardBy.splice(0)) off();
  }

  function draw() {
    quiet();
    waiting = false;
    if (gone) return;
    el.replaceChildren();
    el.removeAttribute("role");
    try {
      const format = model.get("v");
      if (format !== FORMAT) throw new Error(t("otherFormat", { format: String(format), mine: FORMAT }));
      stop = kind.draw({ model: own, el }) ?? null;
    } catch (error) {
      el.replaceChildren(t("broken", { reason: error instanceof Error ? error.message : String(error) }));
      el.setAttribute("role", "alert");
      throw error;
    }
  }

  function hear() {
    if (telling || waiting) return;
    waiting = true; // several traits that change together are drawn once
    queueMicrotask(draw);
  }

  const heard = ["title", "rule", ...kind.traits].map((name) => `change:${name}`).join(" ");
  model.on(heard, hear);
  el.addEventListener("keydown", typed);
  draw();
  return () => {
    gone = true;
    model.off(heard, hear);
    quiet();
  };
}

/** The frame of every widget: its class, which is its kind after "cg-", and its title and rule above the children.
 * @param {Rendered} widget @param {...(Node | false | null | undefined)} children */
export function frame({ model, el }, ...children) {
  const [kind, title, rule] = ["kind", "title", "rule"].map((trait) => model.get(trait));
  el.classList.add("cg", `cg-${kind.replaceAll(" ", "-")}`);
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
  el.append(head, ...children.filter((one) => one instanceof Node));
}
