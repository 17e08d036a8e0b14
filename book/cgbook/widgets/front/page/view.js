// The kinds of widgets in a module, and one view of a widget. Only the traits of its model decide what a view shows, so
// the view is redrawn whenever Python, or another view of the same widget, sets one of them.
import { h, layered, nodesOf } from "./dom.js";
import { curly, learn, t } from "./words.js";
import { everywhere } from "../words/everywhere.js";

/** The format of the traits that this front end reads; see `cgbook.widgets.base`. */
export const FORMAT = 2;

/**
 * Creates the exports of a module of widgets from its kinds by name, the catalogues of their words, and the style
 * sheet that only these kinds need.
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

/** Creates the model of a widget inside another widget; `told` is called when the reader has done something.
 * @param {Record<string, any>} traits */
export function inner(traits, told = () => {}) {
  /** @type {Record<string, any>} */
  const own = { v: FORMAT, ...traits };
  const set = (/** @type {string} */ name, /** @type {any} */ value) => (own[name] = value);
  return { get: (/** @type {string} */ name) => own[name], set, save_changes: told, on() {}, off() {} };
}

/** Stops a key typed in a field, so that the page doesn't take it as a shortcut. @param {any} event */
const typed = (event) => event.target.matches("input, textarea") && event.stopPropagation();

/**
 * Draws a kind of widget and keeps it in step with its model. A kind is {traits, draw}: the names of the traits
 * that redraw it, and a function of {model: {get, tell, hear}, el} that can return a function to stop it. `tell({name:
 * value, ...})` reports the reader's action without redrawing the view that reports it; `hear(name, callback)` is for
 * a trait that Python or another view sets and the kind shows without a redraw. Returns a function that stops the view.
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
    waiting = true; // redraw once for traits that change together
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

/** Creates the frame of a widget: its class ("cg-" and its kind), and its title and rule above the children.
 * @param {Rendered} widget @param {...Child} children */
export function frame({ model, el }, ...children) {
  const [kind, title, rule] = ["kind", "title", "rule"].map((trait) => curly(model.get(trait)));
  el.classList.add("cg", `cg-${kind.replaceAll(" ", "-")}`);
  if (title) {
    el.setAttribute("role", "group"); // so that a screen reader names the board around a control
    el.setAttribute("aria-label", title);
  }
  const head = h(
    "div",
    { class: "cg-head" },
    h("p", { class: "cg-title" }, title),
    rule && h("p", { class: "cg-rule" }, rule),
  );
  el.append(head, ...nodesOf(children));
  el.addEventListener("keyup", ({ key }) => key === "Tab" && show(el));
}

/** Scrolls a widget into sight for a reader with a keyboard, because Tab shows the piece in focus but not the words and
 * buttons below it. A widget that's taller than the window isn't scrolled. @param {HTMLElement} el */
function show(el) {
  const { bottom, height } = el.getBoundingClientRect();
  if (bottom > innerHeight && height < 0.9 * innerHeight) el.scrollIntoView({ block: "nearest", behavior: "instant" });
}
