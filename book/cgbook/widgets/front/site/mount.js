// Mounts the page's widgets without a kernel or another host. Their states come from the page, and their code from the
// site's own files (window.cgCode).
import { all, h, script, layered } from "../page/dom.js";
import { target } from "../page/links.js";
import { fit } from "./fit.js";
import { say } from "./words.js";

/** The interface that an anywidget expects from its model, without a kernel. */
class Model {
  #state;
  #listeners = new Map();
  #unsaved = new Set();
  #changed;
  /** @param {any} state @param {any} manager @param {((state: any) => void) | undefined} changed */
  constructor(state, manager, changed) {
    this.#state = state;
    this.#changed = changed; // called when a view saves, if this model belongs to Python
    this.widget_manager = manager;
  }
  /** @param {any} key */
  get(key) {
    return this.#state[key];
  }
  /** @param {any} key @param {any} [value] */
  set(key, value) {
    const changed = Object.entries(typeof key === "object" ? key : { [key]: value }).filter(
      ([k, v]) => this.#state[k] !== v,
    );
    for (const [k, v] of changed) {
      this.#state[k] = v;
      this.#unsaved.add(k);
    }
    for (const [k, v] of changed) this.#emit(`change:${k}`, this, v);
    if (changed.length) this.#emit("change", this);
    return this;
  }
  save_changes() {
    const saved = [...this.#unsaved].map((k) => [k, this.#state[k]]);
    this.#unsaved.clear();
    if (saved.length) this.#changed?.(Object.fromEntries(saved));
  }
  /** Adopts a state set by Python, and doesn't send it back. @param {any} state */
  receive(state) {
    this.set(state);
    for (const k of Object.keys(state)) this.#unsaved.delete(k);
  }
  send() {}
  /** @param {string} names @param {(...values: any[]) => void} callback */
  on(names, callback) {
    for (const name of names.split(/\s+/))
      this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(callback));
    return this;
  }
  /** @param {string} names @param {(...values: any[]) => void} callback */
  off(names, callback) {
    for (const name of names ? names.split(/\s+/) : [...this.#listeners.keys()])
      if (callback) this.#listeners.get(name)?.delete(callback);
      else this.#listeners.delete(name);
    return this;
  }
  /** @param {string} name @param {...any} values */
  #emit(name, ...values) {
    for (const callback of [...(this.#listeners.get(name) ?? [])]) callback(...values);
  }
}

/** @type {HTMLScriptElement | null} */
const given = document.querySelector("script.cg-states");
const site = /** @type {any} */ (window); // has cgStates and cgCode from the site's own scripts
const states = given ? JSON.parse(given.textContent) : {};

/**
 * A promise of the states of all widgets but the first. The states are in a separate script of the page, which is
 * fetched only once, when a widget needs it.
 */
let later;
const fetchLater = () =>
  (later ??= script(given?.dataset.later ?? "").then(
    () => Object.assign(states, site.cgStates),
    () => Promise.reject(new Error(say("noStates"))),
  ));

/** Returns a model's state, with its binary parts put in their places. @param {{state: any, buffers?: any[]}} told */
function unpack({ state, buffers = [] }) {
  const whole = structuredClone(state);
  for (const { path, data, encoding } of buffers) {
    const bytes =
      encoding === "hex"
        ? Uint8Array.from(data.match(/../g) ?? [], (pair) => parseInt(pair, 16))
        : Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    path.slice(0, -1).reduce((/** @type {any} */ at, /** @type {any} */ key) => at[key], whole)[path.at(-1)] =
      new DataView(bytes.buffer);
  }
  return whole;
}

const once = (/** @type {(key: string) => any} */ make) => {
  const made = new Map();
  return (/** @type {string} */ key) => made.get(key) ?? made.set(key, make(key)).get(key);
};
const heard = new Map(); // id of a model that Python created in this page -> function to call after a change
const manager = { get_model: async (/** @type {string} */ id) => model(id) };
const model = once((id) => {
  if (!states[id]) throw new Error(say("outdated"));
  return new Model(unpack(states[id]), manager, heard.get(id));
});
/** Loads a module or a style sheet. The first widget's files come with the page, other files when they're needed. */
const code = once(async (name) => {
  const beside = given?.dataset.later?.replace(/[^/]*$/, "");
  if (!site.cgCode?.[name]) await script(`${beside}${name}.js`);
  return site.cgCode[name];
});
const load = once(async (name) => {
  const url = URL.createObjectURL(new Blob([await code(name)], { type: "text/javascript" }));
  return import(url).finally(() => URL.revokeObjectURL(url));
});
const style = once(async (name) => document.head.append(h("style", {}, layered(await code(name)))));
const leave = new AbortController();
addEventListener("pagehide", (event) => {
  if (!event.persisted) leave.abort();
});

const definition = once(async (id) => {
  const module = await load(model(id).get("_esm"));
  const given = module.default ?? module;
  const widget = typeof given === "function" ? await given() : given;
  await widget.initialize?.({ model: model(id), signal: leave.signal });
  return widget;
});

async function show(/** @type {HTMLElement} */ place) {
  const id = place.dataset.cgModel ?? "";
  const el = h("div");
  try {
    if (!states[id] && given) await fetchLater();
    if (model(id).get("_css")) await style(model(id).get("_css"));
    const widget = await definition(id);
    place.append(el); // before rendering, because a widget can measure itself or look up its place
    await widget.render({ model: model(id), el, signal: leave.signal });
    place.replaceChildren(el);
    place.dataset.live = "yes";
    fit(place);
  } catch (error) {
    el.remove();
    console.error(error);
    const why = error instanceof Error ? error.message : String(error);
    place.append(h("p", { role: "alert" }, say("picture", { why })));
    place.dataset.failed = "yes";
  }
}

export function mount() {
  // the interface for Python in this page
  site.cgMount = {
    mount: show,
    /** @param {string} id @param {any} state @param {((state: any) => void) | undefined} changed */
    open(id, state, changed) {
      states[id] = { state };
      heard.set(id, changed);
    },
    /** @param {string} id @param {any} state */
    receive: (id, state) => model(id).receive(state),
  };

  const places = all(".cg-place");
  // a board that the address names is mounted immediately, wherever it is on the page
  const linked = target(location.hash);
  const first = new Set(places.filter((place, i) => i === 0 || place === linked));
  for (const place of first) show(place);
  const near = new IntersectionObserver(
    (entries) => {
      for (const entry of entries)
        if (entry.isIntersecting) {
          near.unobserve(entry.target);
          show(/** @type {HTMLElement} */ (entry.target));
        }
    },
    { rootMargin: "800px" },
  );
  for (const place of places) if (!first.has(place)) near.observe(place);
}
