// One view of a widget. What it shows is decided by the traits of its model alone, so that it is drawn anew whenever
// somebody else sets one: Python, or another view of the same widget.
import { t } from "./words.js";

/** The format of the traits that this front end reads; `cgbook.widgets.base` tells of it. */
export const FORMAT = 2;

/**
 * Draws a kind of widget and keeps it in step with its model. A kind is {traits, draw}: the names of what it reads, and
 * a function of {model: {get, tell, hear}, el} that may return how to stop. `tell({name: value, ...})` says what the
 * reader did, and does not draw the view that says it anew; `hear(name, callback)` is for what others set and the kind
 * shows by itself. Returns how to stop it all.
 */
export function view(kind, { model, el }) {
  /** @type {(() => void) | null} */
  let stop = null;
  let telling = false;
  let waiting = false;
  let gone = false;
  /** @type {(() => void)[]} */
  const heardBy = [];
  const own = {
    get: (name) => model.get(name),
    tell(values) {
      telling = true;
      try {
        for (const [name, value] of Object.entries(values)) model.set(name, value);
      } finally {
        telling = false;
      }
      model.save_changes();
    },
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
  draw();
  return () => {
    gone = true;
    model.off(heard, hear);
    quiet();
  };
}
