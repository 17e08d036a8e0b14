// The few things every view needs from the page. No ids: two views of one widget must not meet.

/**
 * h("button", {class: "x", onclick: f}, "text", child)
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Attributes} [attributes] @param {Child[]} children
 */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(.../** @type {Node[]} */ (children.flat().filter((child) => child != null && child !== false)));
  return node;
}

/**
 * The same for a drawing: svg("circle", {cx: 1}).
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag @param {Attributes} [attributes] @param {(Node | string)[]} children
 */
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) if (value != null) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** @param {Child} label @param {(event: any) => any} onclick @param {Attributes} [attributes] */
export const button = (label, onclick, attributes = {}) =>
  h("button", { type: "button", onclick, ...attributes }, label);

/** How many pixels of the screen one pixel of a part is: more than one where a board is drawn larger. */
export const zoomOf = (/** @type {any} */ part) => part.currentCSSZoom ?? 1;

/** A style sheet of the widgets in its layer on the site, where book.css comes after it; in a notebook as it is. */
export const layered = (/** @type {string} */ sheet) =>
  document.querySelector(".cg-text") ? `@layer widgets {${sheet}}` : sheet;

/**
 * One tab stop for a row of buttons, or for a grid so many across; arrows, Home and End walk inside it.
 * @template {HTMLElement} T
 * @param {T} group
 */
export function roving(group, across = 1) {
  const items = () => /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button:not([disabled])")]);
  items().forEach((item, i) => {
    item.tabIndex = i ? -1 : 0;
  });
  group.addEventListener("keydown", (event) => {
    const all = items();
    const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
    /** @type {Record<string, number>} */
    const places = {
      ArrowRight: at + 1,
      ArrowDown: at + across,
      ArrowLeft: at - 1,
      ArrowUp: at - across,
      Home: 0,
      End: all.length - 1,
    };
    const to = places[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = all[(to + all.length) % all.length];
    all.forEach((item) => {
      item.tabIndex = item === next ? 0 : -1;
    });
    next.focus();
  });
  return group;
}

// Each group has a name of its own on the page, or two views would share one choice; and there may be several bundles.
const OURS = Math.random().toString(36).slice(2);
let groups = 0;
/**
 * Radio buttons as a small switch.
 * @template T
 * @param {Child} legend @param {(readonly any[])[]} options @param {T} chosen @param {(value: T) => void} onchange
 */
export function choice(legend, options, chosen, onchange) {
  const name = `cg-choice-${OURS}-${groups++}`;
  return h(
    "fieldset",
    { class: "cg-choice" },
    h("legend", {}, legend),
    options.map(([value, label]) =>
      h(
        "label",
        {},
        h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => onchange(value) }),
        h("span", {}, label),
      ),
    ),
  );
}

/**
 * A form of these fields, with a button that Enter presses too.
 * @param {Child} words @param {() => void} submit @param {Child} fields
 * @param {{after?: Child[], main?: boolean} & Attributes} [how] `after`: what stands behind the button
 */
export function formOf(words, submit, fields, { after = [], main = true, ...how } = {}) {
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    submit();
  };
  const press = h("button", { type: "submit", class: main && "cg-main" }, words);
  return h("form", { ...how, onsubmit }, fields, press, after);
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The line in which a widget speaks. It is read aloud when it changes. */
export const statusLine = (text = "") => h("p", { class: "cg-status", role: "status" }, text);

/** A text field under its label. @param {Child} label @param {Attributes} [attributes] */
export function field(label, attributes = {}) {
  const input = h("input", {
    type: "text",
    autocomplete: "off",
    ...attributes,
  });
  return { input, element: h("label", { class: "cg-field" }, h("span", {}, label), input) };
}

/**
 * A drop-down under its label: items are [value, text].
 * @template T
 * @param {Child} label @param {(readonly any[])[]} items @param {T} chosen @param {(value: T) => void} onchange
 * @param {Attributes} [attributes]
 */
export function dropDown(label, items, chosen, onchange, attributes = {}) {
  const options = items.map(([value, text]) => h("option", { value, selected: value === chosen }, text));
  const select = h("select", { ...attributes, onchange: () => onchange(items[select.selectedIndex][0]) }, options);
  return h("label", { class: "cg-pick" }, h("span", {}, label), select);
}

/** Fetches a classic script of the site; one that did not come leaves nothing, and can be asked for again.
 * @param {string} src */
export function script(src) {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement("script"), { src, onload: () => resolve(undefined) });
    element.onerror = () => {
      element.remove();
      reject(new TypeError(`${src} did not come`));
    };
    document.head.append(element);
  });
}

/** Tells the page around a widget that the reader has won a game or answered an exercise. @param {HTMLElement} el */
export const done = (el) => el.dispatchEvent(new CustomEvent("cg:done", { bubbles: true }));
