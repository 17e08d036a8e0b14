// The programs of a page, which can be edited and run. This module is loaded when the reader first uses a program.
import { button, h } from "../../page/dom.js";
import { editor } from "./editor.js";
import { print, element } from "./outputs.js";
import { home } from "./python_of_page.js";
import { say } from "./words.js";

/** @typedef {{ n: number; code: string; shown: boolean; needs: string[] }} Told */

let page; // promise that resolves to the page's programs

const opened = (/** @type {string} */ address) =>
  (page ??= open(address).catch((error) => {
    page = undefined;
    throw error;
  }));

/** Runs the program of an element, and the earlier programs it needs.
 * @param {HTMLElement} element @param {string} address */
export const run = async (element, address) => (await opened(address)).run(element);

/** Opens the editor of a program without running it. @param {HTMLElement} element @param {string} address */
export const edit = async (element, address) => (await opened(address)).edit(element);

async function open(/** @type {string} */ address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(say("lost"));
  /** @type {Cell[]} */
  const cells = (await answer.json()).map((/** @type {Told} */ told, /** @type {number} */ i) => new Cell(told, i + 1));
  const ran = new Set();
  home.onAnew(() => ran.clear());
  home.runAll(() => runDown(cells.length - 1));
  const runs = (/** @type {Cell} */ cell) => !cell.told.needs.length;

  /** Runs one program and returns whether it finished. @param {Python} python @param {number} i */
  async function runCell(python, i) {
    home.say(say("running", { name: say("program", { n: cells[i].number }) }), "running");
    const { ok, stopped, died } = await cells[i].run(python);
    if (ok) ran.add(i);
    if (died) throw Object.assign(new Error(died), { name: "Died" });
    if (stopped) throw Object.assign(new Error(), { name: "Stopped" });
    return ok;
  }

  async function all(/** @type {Python} */ python, /** @type {number[]} */ which) {
    for (const i of which)
      if (!(await runCell(python, i))) {
        cells[i].element?.scrollIntoView({ block: "nearest" });
        return say("failed");
      }
    return say("finished");
  }

  const runDown = (/** @type {number} */ to) => {
    const which = [...cells.keys()].filter((i) => i <= to && runs(cells[i]));
    return home.use((python) => all(python, which));
  };
  const runOne = (/** @type {number} */ at) =>
    home.use(async (python) => {
      const texts = cells.map((cell) => (runs(cell) ? cell.text() : ""));
      const before = await python.ask("cglive.reading:needed", [texts, at, [...ran]]);
      return all(python, [...before, at]);
    });

  for (const [i, cell] of cells.entries()) {
    cell.runOne = () => runOne(i);
    cell.runHere = () => runDown(i);
    cell.dress();
  }
  /** @type {(element: HTMLElement) => number} */
  const at = (element) => cells.findIndex((cell) => cell.element === element);
  return {
    run: (/** @type {HTMLElement} */ element) => runOne(at(element)),
    edit: (/** @type {HTMLElement} */ element) => cells[at(element)].editor?.focus(),
  };
}

/** A program of the page: its editor, its buttons, its outputs. */
class Cell {
  /** @param {Told} told @param {number} number */
  constructor(told, number) {
    this.told = told;
    this.number = number;
    this.element = told.shown ? /** @type {HTMLElement | null} */ (document.querySelector(`.cg-cell-${told.n}`)) : null;
    /** @type {ChildNode[] | null} */
    this.stored = null; // the outputs printed in the book
    this.runOne = this.runHere = () => {};
  }

  text() {
    return this.editor?.text() ?? this.told.code;
  }

  /** Puts the editor in place of the listing, and the buttons below it. */
  dress() {
    const input = this.element?.querySelector(".cell_input");
    if (!input || this.told.needs.length) return;
    const had = document.activeElement;
    this.editor = editor({
      text: this.told.code,
      label: say("edit", { n: this.number }),
      onRun: () => this.runOne(),
      onChange: () => this.back?.toggleAttribute("hidden", this.text() === this.told.code),
    });
    this.said = h("span");
    this.back = button(say("original"), () => this.restore(), { hidden: true });
    const first = button(say("run"), () => this.runOne());
    const here = button(say("runHere"), () => this.runHere(), { title: say("runHereTitle") });
    const row = h("div", { class: "cg-run" }, first, here, this.back, this.said);
    const focused = had && input.contains(had);
    input.replaceChildren(this.editor.element, row);
    if (focused) first.focus();
  }

  /** Returns the element for outputs, which first holds the outputs printed in the book. */
  place() {
    const home = /** @type {Element} */ (this.element?.querySelector("details.hide.above-input") ?? this.element);
    let place = /** @type {HTMLElement} */ (this.element?.querySelector(".cell_output"));
    if (!place) home.append((place = h("div", { class: "cell_output docutils container" })));
    this.stored ??= [...place.childNodes];
    return place;
  }

  /** @param {Python} python */
  async run(python) {
    if (!this.element) return python.run(this.text());
    const place = this.place();
    place.style.minHeight = `${place.offsetHeight}px`; // so that the text below doesn't jump up and down
    let fresh = false;
    const into = () => {
      if (!fresh) place.replaceChildren();
      fresh = true;
      return place;
    };
    if (this.said) this.said.textContent = "…";
    this.element.setAttribute("aria-busy", "true");
    const done = await python.run(this.text(), {
      /** @param {string} name @param {string} text */
      stream: (name, text) => print(into(), name, text),
      /** @param {Record<string, any>} data */
      display: (data) => into().append(element(data, python)),
      /** @param {string} text */
      error: (text) => print(into(), "error", text),
      clear: () => into().replaceChildren(),
    });
    this.element.removeAttribute("aria-busy");
    this.element.dataset.ran = done.stopped ? "stopped" : done.ok ? "well" : "badly";
    if (this.said) this.said.textContent = done.ok ? "✓" : "";
    if (done.ok) into();
    place.style.minHeight = "";
    return done;
  }

  /** Restores the program and the outputs of the book. */
  restore() {
    this.editor?.set(this.told.code);
    if (this.stored) this.place().replaceChildren(...this.stored);
    if (this.element) delete this.element.dataset.ran;
    if (this.said) this.said.textContent = "";
    this.editor?.focus();
  }
}
