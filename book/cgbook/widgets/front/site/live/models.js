// The models that Python makes in this page: opened in mount.js, which shows all widgets, and kept in step with Python.
import { h, script } from "../../page/dom.js";

const site = /** @type {any} */ (window);
const COLOUR = /#[0-9a-f]{6}\b/g;

/** @type {Record<string, string>} */
let files = {}; // the files of the widgets, by their names: how the site calls them, and where they are
let inks = /** @type {Record<string, string>} */ ({}); // the colours of drawings, and the page's variables for them

/** Drawings in the page's own inks, so that they follow its day and night. @param {string} text */
export const inked = (text) => text.replace(COLOUR, (colour) => inks[colour] ?? colour);

const opened = new Map(); // by model: a promise, that its code is there

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

  /** An element with the widget in it, alive. @param {string} model */
  async show(model) {
    const place = h("div", { class: "cg-place", "data-cg-model": model });
    try {
      await opened.get(model);
    } catch {
      // mount.js says what is not there
    }
    site.cgMount.mount(place);
    return place;
  },
};
