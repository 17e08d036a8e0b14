// Helpers that build the DOM for every view. They set no ids, because two views of one widget would share them.

/**
 * Creates an HTML element: h("button", {class: "x", onclick: f}, "text", child).
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
  node.append(...nodesOf(children));
  return node;
}

/** Returns children, unnested by one level, as a list of nodes and texts without null and false.
 * @param {Child[]} children @returns {(Node | string)[]} */
export const nodesOf = (children) =>
  /** @type {any[]} */ (children)
    .flat()
    .filter((child) => child != null && child !== false)
    .map((child) => child.element ?? child);

/** Returns the HTML elements that match a selector. @param {string} selector @param {ParentNode} [within]
 * @returns {HTMLElement[]} */
export const all = (selector, within = /** @type {ParentNode} */ (document)) =>
  [...within.querySelectorAll(selector)].filter((node) => node instanceof HTMLElement);

/**
 * Creates an SVG element: svg("circle", {cx: 1}).
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

/** Returns the number of screen pixels per pixel of an element, which is more than 1 on an enlarged board. */
export const zoomOf = (/** @type {any} */ part) => part.currentCSSZoom ?? 1;

/**
 * Wraps a style sheet in the widgets' layer on the site, so that book.css overrides it; a notebook gets the sheet
 * unwrapped.
 */
export const layered = (/** @type {string} */ sheet) =>
  document.querySelector(".cg-text") ? `@layer widgets {${sheet}}` : sheet;

/**
 * Gives a group of buttons a single tab stop; the arrow keys, Home and End move from button to button.
 * @template {HTMLElement} T
 * @param {T} group
 */
export function roving(group) {
  const items = () => all("button:not([disabled])", group);
  stopAt(items(), items()[0]);
  group.addEventListener("keydown", (event) => {
    const some = items();
    const at = some.indexOf(/** @type {HTMLElement} */ (event.target));
    /** @type {Record<string, number>} */
    const places = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: some.length - 1,
    };
    const to = places[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = some[(to + some.length) % some.length];
    stopAt(some, next);
    next.focus();
  });
  return group;
}

/** Makes `here` the only tab stop among some elements. @template {HTMLElement} T @param {T[]} some @param {T} here */
export const stopAt = (some, here) => some.forEach((one) => (one.tabIndex = one === here ? 0 : -1));

// Each group of radio buttons needs a name that's unique on the page, or two views would share one choice. A page can
// load several bundles, so each bundle adds a random part.
const OURS = Math.random().toString(36).slice(2);
let groups = 0;
/**
 * Creates a small switch made of radio buttons; options are [value, label].
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
 * Creates a form with some fields and a button that Enter presses too.
 * @param {Child} words @param {() => void} submit @param {Child} fields
 * @param {{after?: Child[], main?: boolean} & Attributes} [how] `after`: elements to put after the button
 */
export function formOf(words, submit, fields, { after = [], main = true, ...how } = {}) {
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    submit();
  };
  const press = h("button", { type: "submit", class: main && "cg-main" }, words);
  return h("form", { ...how, onsubmit }, fields, press, after);
}

/** Creates a checkbox beside its label. `onchange` gets whether the box is ticked. @param {Child} label
 * @param {boolean} checked @param {(ticked: boolean) => void} onchange @param {Attributes} [how] */
export function tick(label, checked, onchange, how = {}) {
  const box = h("input", { type: "checkbox", checked, onchange: () => onchange(box.checked) });
  return { box, element: h("label", how, box, h("span", {}, label)) };
}

/** Creates a part that the reader unfolds. @param {Child} words @param {...Child} inside */
export const fold = (words, ...inside) => h("details", { class: "cg-more" }, h("summary", {}, words), inside);

/** Creates header cells for rows or columns. @param {"row" | "col" | "colgroup"} scope @param {Child[]} names */
export const heads = (scope, names, attributes = {}) => names.map((name) => h("th", { scope, ...attributes }, name));

/** Creates a table from rows of cells. @param {Child[][]} head @param {Child[][]} body
 * @param {Attributes} [attributes] @param {...Child} before elements above the table's head, such as a caption */
export function table(head, body, attributes = {}, ...before) {
  const [above, below] = [head, body].map((rows) => rows.map((cells) => h("tr", {}, cells)));
  return h("table", attributes, before, above.length > 0 && h("thead", {}, above), h("tbody", {}, below));
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Creates a widget's status line, which screen readers announce when it changes. */
export const statusLine = (text = "") => h("p", { class: "cg-status", role: "status" }, text);

/** Creates a text field under its label. @param {Child} label @param {Attributes} [attributes] */
export function field(label, attributes = {}) {
  const input = h("input", { type: "text", autocomplete: "off", ...attributes });
  return { input, element: h("label", { class: "cg-field" }, h("span", {}, label), input) };
}

/**
 * Creates a drop-down under its label; items are [value, text].
 * @template T
 * @param {Child} label @param {(readonly any[])[]} items @param {T} chosen @param {(value: T) => void} onchange
 * @param {Attributes} [attributes]
 */
export function dropDown(label, items, chosen, onchange, attributes = {}) {
  const options = items.map(([value, text]) => h("option", { value, selected: value === chosen }, text));
  const select = h("select", { ...attributes, onchange: () => onchange(items[select.selectedIndex][0]) }, options);
  return h("label", { class: "cg-pick" }, h("span", {}, label), select);
}

/** Loads a classic script of the site; a failed script leaves no trace and can be requested again.
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
