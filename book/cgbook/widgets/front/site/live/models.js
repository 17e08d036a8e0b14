// The models that Python creates in this page. mount.js opens them, because it shows all widgets; this module keeps
// them in step with Python.
import { h, script } from "../../page/dom.js";

const site = /** @type {any} */ (window);
const COLOUR = /#[0-9a-f]{6}\b/g;

/** @type {Record<string, string>} */
let files = {}; // for each file of the widgets, its name in the site's folder of code
let inks = /** @type {Record<string, string>} */ ({}); // colour in a drawing -> the page's variable for it

/** Replaces the colours of a drawing with the page's variables, which change at night. @param {string} text */
export const inked = (text) => text.replace(COLOUR, (colour) => inks[colour] ?? colour);

const opened = new Map(); // id of a model -> promise that resolves when the model's code is loaded

export const widgetCode = {
  /** @param {Record<string, string>} code @param {Record<string, string>} colours */
  ready(code, colours) {
    files = code;
    inks = colours;
  },

  /** @param {{model: string, state: any, code: Record<string, any>}} told @param {(state: any) => void} changed */
  open({ model, state, code }, changed) {
    const waits = Object.entries(code).map(([key, { file, name, text }]) => {
      const known = file ? files[file] : name;
      state[key] = known;
      site.cgCode ??= {};
      if (!file) site.cgCode[name] = text;
      else if (!site.cgCode[known]) return script(new URL(`../../cg/${known}.js`, import.meta.url).href);
      return null;
    });
    site.cgMount.open(model, JSON.parse(inked(JSON.stringify(state))), changed);
    opened.set(model, Promise.all(waits));
  },

  /** @param {string} model @param {any} state */
  receive(model, state) {
    site.cgMount.receive(model, JSON.parse(inked(JSON.stringify(state))));
  },

  /** Returns an element in which the live widget of a model appears. @param {string} model */
  async show(model) {
    const place = h("div", { class: "cg-place", "data-cg-model": model });
    try {
      await opened.get(model);
    } catch {
      // mount.js reports what's missing
    }
    site.cgMount.mount(place);
    return place;
  },
};
