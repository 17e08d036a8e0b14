// The models that Python makes in this page: opened in mount.js, which shows all widgets, and kept in step with Python.
const site = /** @type {any} */ (window);
const COLOUR = /#[0-9a-f]{6}\b/g;

let files = {}; // the files of the widgets, by their names: how the site calls them, and where they are
let inks = {}; // the colours of drawings, and the page's variables for them

function script(address) {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement("script"), { src: address, onload: () => resolve(undefined) });
    element.onerror = () => {
      element.remove();
      reject(new TypeError("failed to load a script of the site"));
    };
    document.head.append(element);
  });
}

/** Drawings in the page's own inks, so that they follow its day and night. */
export const inked = (text) => text.replace(COLOUR, (colour) => inks[colour] ?? colour);

const opened = new Map(); // by model: a promise, that its code is there

export const widgetCode = {
  /** Lets mount.js be there, on a page that has no widget of its own. */
  async ready(code, colours) {
    files = code;
    inks = colours;
    if (!site.cgMount) await script(new URL("../../mount.js", import.meta.url).href);
  },

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

  receive(model, state) {
    site.cgMount.receive(model, JSON.parse(inked(JSON.stringify(state))));
  },

  /** An element with the widget in it, alive. */
  async show(model) {
    const place = document.createElement("div");
    place.className = "cg-place";
    place.dataset.cgModel = model;
    try {
      await opened.get(model);
    } catch {
      // mount.js says what is not there
    }
    site.cgMount.mount(place);
    return place;
  },
};
