// A graph editor that labels the graph while the reader draws it.
import { canvas } from "../page/graph.js";
import { copied } from "../page/links.js";
import { button, choice, fold, h, statusLine, svg } from "../page/dom.js";
import { freePlace, moved, read, Refused, tidied, toggled, withVertex, withoutVertex, write } from "../game/drawn.js";
import { endsHere, follow, nearby, STILL } from "../page/drag.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { facts, why } from "../game/reasons.js";
import { arrowOf, nearest } from "../page/touch.js";
import { kindChoice, legendOf, paint, vertex } from "./shared/vertices.js";
import { sentences, t } from "../page/words.js";

const NUDGE = 0.03;
const NEAR = 22; // maximum distance between a vertex and a stroke that begins or ends at it, in pixels
const HEIGHT = 380; // height of the sheet, in pixels
const TOOLS = { draw: "toolDraw", move: "toolMove", erase: "toolErase" };

/** @param {Kind<"editor">} widget */
function draw({ model, el }) {
  const state = {
    kind: "outcome",
    tool: "draw",
    from: /** @type {number | null} */ (null),
    here: 0,
    ...model.get("options"),
  };
  const past = /** @type {Graph[]} */ ([]);
  const faces = /** @type {HTMLElement[]} */ ([]);
  let graph = read(model.get("text"));
  let solved = facts(graph.options);

  const status = statusLine();
  const legend = h("p", { class: "cg-legend" });
  const board = canvas({ height: HEIGHT });
  const undoButton = button(t("undo"), () => {
    graph = past.pop() ?? graph;
    state.from = null;
    show(t("undone"));
  });
  const loopButton = button(t("loop"), () =>
    change(() => toggled(graph, state.from ?? state.here, state.from ?? state.here)),
  );
  const removeButton = button(t("removeVertex"), () => remove(state.from ?? state.here));
  const text = h("textarea", { rows: 6, spellcheck: "false", "aria-label": t("asText") });
  const use = button(t("useText"), () => change(() => read(text.value)));
  const textTools = h("div", { class: "cg-tools" }, use, button(t("copy"), copy));
  const written = fold(t("asText"), h("p", { class: "cg-legend" }, t("textHelp")), text, textTools);
  const chooseTool = (/** @type {string} */ tool) => {
    state.tool = tool;
    state.from = null;
    show(t(`${tool}Help`));
  };
  const tools = Object.entries(TOOLS).map(([tool, key]) => [tool, t(key)]);
  const newButton = button(t("newVertex"), () => add(freePlace(graph), true));
  const tidyButton = button(t("tidy"), () => change(() => tidied(graph)));
  const clearButton = button(t("clear"), () => change(() => ({ names: [], options: [], at: [] })));
  const [more, panel] = menu(t("more"), [
    h("div", { class: "cg-tools" }, newButton, loopButton, removeButton, tidyButton, clearButton),
    kindChoice(model, state, show),
    written,
  ]);
  const choosing = choice(t("tool"), tools, state.tool, chooseTool);
  frame({ model, el }, board, status, h("div", { class: "cg-acts" }, choosing, undoButton, more, panel), legend);
  // listen for clicks, because a finger that scrolls the page, or a stroke over the sheet, also begins with a press
  let down = [0, 0];
  board.sheet.addEventListener("pointerdown", ({ clientX, clientY }) => (down = [clientX, clientY]));
  board.sheet.addEventListener("click", (/** @type {any} */ event) => {
    if (event.target.closest(".cg-vertex")) return;
    if (Math.hypot(event.clientX - down[0], event.clientY - down[1]) > STILL) return;
    const arrow = event.target.closest(".cg-arrow");
    if (arrow && state.tool === "erase")
      return change(() =>
        toggled(graph, .../** @type {[number, number]} */ (arrow.dataset.arrow.split(">").map(Number))),
      );
    const beside = nearFace(event);
    if (state.tool === "draw" && beside >= 0) pick(beside);
    else if (state.tool === "draw" && !arrow) add(placeOf(event));
  });
  follow(board.sheet, (event) => {
    if (state.tool !== "draw" || event.target.closest(".cg-vertex")) return null;
    const from = nearFace(event);
    return from < 0 ? null : stroke(from, event);
  });
  show(t("drawHelp"));

  /** Makes a change that can be undone, or shows why the change is impossible. @param {() => Graph} make */
  function change(make, words = "") {
    try {
      const next = make();
      past.push(graph);
      graph = next;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      status.textContent = error.message;
      return false;
    }
    state.from = null;
    show(words);
    return true;
  }

  /** @param {number[]} place */
  function add(place, focus = false) {
    if (!change(() => withVertex(graph, place))) return;
    state.here = graph.names.length - 1;
    show(t("added", { name: graph.names[state.here] }), focus);
  }

  function remove(/** @type {number} */ v) {
    if (v < graph.names.length) change(() => withoutVertex(graph, v), t("removed", { name: graph.names[v] }));
    faces[Math.min(v, faces.length - 1)]?.focus({ preventScroll: true });
  }

  function pick(/** @type {number} */ v) {
    state.here = v;
    if (state.tool === "erase") return remove(v);
    if (state.tool === "move") return show();
    if (state.from === null) {
      state.from = v;
      return show(t("arrowFrom", { name: graph.names[v] }));
    }
    if (state.from === v) {
      state.from = null;
      return show(t("drawHelp"));
    }
    arrow(state.from, v);
  }

  /** Draws an arrow, or removes an existing one. @param {number} from @param {number} to */
  function arrow(from, to) {
    const key = graph.options[from].includes(to) ? "arrowGone" : "arrowDrawn";
    change(() => toggled(graph, from, to), t(key, { from: graph.names[from], to: graph.names[to] }));
  }

  /** Draws a line that follows a stroke from a vertex, and becomes an arrow if the stroke ends at another vertex.
   * @param {number} from @param {{clientX: number, clientY: number}} pointer */
  function stroke(from, { clientX, clientY }) {
    const line = svg("line", { class: "cg-stroke" });
    let drawn = false;
    let to = -1;
    return {
      /** @param {any} event */
      move(event) {
        if (!drawn && Math.hypot(event.clientX - clientX, event.clientY - clientY) < STILL) return;
        drawn = true;
        to = nearFace(event);
        if (to === from) to = -1;
        const ends = [graph.at[from], graph.at[to] ?? placeOf(event)];
        ends.forEach(([x, y], i) => {
          line.setAttribute(`x${i + 1}`, `${100 * x}%`);
          line.setAttribute(`y${i + 1}`, `${100 * y}%`);
        });
        board.sheet.querySelector("svg")?.append(line);
        faces.forEach((one, v) => one.classList.toggle("cg-going", v === to));
      },
      /** @param {Event} event */
      end({ type }) {
        line.remove();
        for (const one of faces) one.classList.remove("cg-going");
        if (!drawn) return;
        endsHere(globalThis);
        if (type === "pointerup" && to >= 0) arrow(from, to);
      },
    };
  }

  /** Returns the number of the vertex near a pointer, or -1. @param {{clientX: number, clientY: number}} pointer */
  function nearFace({ clientX, clientY }) {
    return faces.findIndex((one) => one === nearby(faces, clientX, clientY, NEAR));
  }

  function placeOf(/** @type {any} */ event) {
    const box = board.sheet.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  }

  function onKey(/** @type {any} */ event, /** @type {number} */ v) {
    if (["Delete", "Backspace"].includes(event.key)) {
      event.preventDefault();
      return remove(v);
    }
    if (event.key === "Escape") {
      state.from = null;
      return show(t("drawHelp"));
    }
    const arrow = arrowOf(event.key);
    if (!arrow) return;
    event.preventDefault();
    const [[x, y], [dx, dy]] = [graph.at[v], arrow];
    if (state.tool === "move") change(() => moved(graph, v, [x + NUDGE * dx, y + NUDGE * dy]));
    else faces[nearest(graph.at[v], arrow, graph.at)]?.focus({ preventScroll: true });
  }

  function face(/** @type {number} */ v) {
    const node = vertex("", {
      onclick: () => pick(v),
      /** @param {any} event */
      onkeydown: (event) => onKey(event, v),
      onfocus: () => {
        state.here = v;
        mark();
      },
    });
    follow(node, (event) => {
      if (state.tool === "draw") return stroke(v, event);
      if (state.tool !== "move") return null;
      const before = graph;
      return {
        move(event) {
          graph = moved(graph, v, placeOf(event));
          board.draw({ ...graph, faces });
        },
        end() {
          if (graph !== before) past.push(before);
          show();
        },
      };
    });
    return node;
  }

  /** Redraws the graph and its legend, and shows some words. */
  function show(words = "", focus = false) {
    solved = facts(graph.options);
    const held = faces.indexOf(/** @type {any} */ (document.activeElement));
    while (faces.length < graph.names.length) faces.push(face(faces.length));
    faces.length = graph.names.length;
    state.here = Math.max(0, Math.min(state.here, faces.length - 1));
    faces.forEach((one, v) => paint(one, graph, solved, v, state.kind));
    board.sheet.dataset.tool = state.tool;
    board.draw({ ...graph, faces, lit: (v) => v === (state.from ?? state.here) });
    legend.textContent = legendOf(state.kind, solved);
    undoButton.disabled = !past.length;
    loopButton.disabled = removeButton.disabled = !faces.length;
    text.value = write(graph);
    el.dataset.graph = text.value;
    model.tell({ text: text.value });
    if (focus || (held >= 0 && faces.length))
      faces[focus ? state.here : Math.min(held, faces.length - 1)].focus({ preventScroll: true });
    mark(words);
  }

  function mark(words = "") {
    faces.forEach((one, v) => {
      one.tabIndex = v === state.here ? 0 : -1;
      one.classList.toggle("cg-now", v === (state.from ?? state.here));
      one.classList.toggle("cg-from", v === state.from);
    });
    const about = faces.length ? why(graph, solved, state.here, state.kind) : "";
    status.textContent = sentences(words, words !== t("drawHelp") && about);
    board.draw({ ...graph, faces, lit: (v) => v === (state.from ?? state.here) });
  }

  async function copy() {
    if (await copied(text.value, (words) => (status.textContent = words), t("copied"), t("copyByHand"))) return;
    panel.showPopover();
    text.select();
  }
}

export default { traits: ["text", "options"], draw };
