// A graph to look into: each vertex says what its options are, and why it has its label.
import { canvas, nextInDirection } from "../page/canvas.js";
import { choice, h } from "../page/dom.js";
import { facts, labelOf, letterOf, why } from "../game/drawn.js";
import { layout } from "../page/layout.js";
import { list, t } from "../page/words.js";

export const KINDS = [["outcome", "outcomesD"], ["value", "values"], ["remoteness", "remotenesses"]];
const ROW = 74; // pixels

export const legendOf = (kind) => t({ outcome: "legendD", value: "legendValue", remoteness: "legendRemoteness" }[kind]);

/** The element of a vertex; `paint` gives it its label. */
export function vertex(name, attributes) {
  return h("button", { type: "button", class: "cg-vertex", ...attributes }, h("span", { class: "cg-name" }, name), " ", h("span", { class: "cg-label" }));
}

export function paint(face, graph, found, v, kind) {
  const label = labelOf(found, v, kind);
  face.dataset.label = letterOf(found.score[v]);
  face.firstChild.textContent = graph.names[v];
  face.lastChild.textContent = label;
  const to = [...new Set(graph.options[v])].map((w) => graph.names[w]);
  face.setAttribute("aria-label", t("vertexSays", { name: graph.names[v], label, moves: to.length ? t("moveList", { to: list(to) }) : t("noMoves") }));
}

export function explorer({ model, el }) {
  const { names, options } = model.get("graph");
  const { at, columns, rows } = layout(options);
  const graph = { names, options, at };
  const found = facts(options);
  const state = { kind: "outcome", look: null, ...model.get("options") };
  const status = h("p", { class: "cg-status", role: "status" }, t("lookAtOne"));
  const legend = h("p", { class: "cg-legend" });
  const faces = names.map((name, v) => vertex(name, {
    tabindex: v ? -1 : 0, onpointerenter: () => look(v), onpointerleave: () => look(state.held), onfocus: () => { state.held = v; look(v); },
    onclick: () => faces[v].focus({ preventScroll: true }), // Safari gives no focus to a button that is clicked
    onkeydown: (event) => {
      const next = { Home: 0, End: names.length - 1 }[event.key] ?? nextInDirection(at, v, event.key);
      if (!/^(Arrow|Home|End)/.test(event.key)) return;
      event.preventDefault();
      faces.forEach((face, w) => { face.tabIndex = w === next ? 0 : -1; });
      faces[next].focus();
    },
  }));
  const board = canvas({ columns, height: Math.max(150, Math.min(900, rows * ROW + 40)) });
  el.classList.add("cg", "cg-explorer");
  el.append(
    h("div", { class: "cg-head" }, h("p", { class: "cg-title" }, model.get("title")), h("p", { class: "cg-rule" }, model.get("rule"))),
    state.fixed ? "" : h("div", { class: "cg-switches" }, choice(t("whatToShow"), KINDS.map(([kind, key]) => [kind, t(key)]), state.kind, (kind) => { state.kind = kind; show(); })),
    board.element, status, legend);
  show();

  function show() {
    faces.forEach((face, v) => paint(face, graph, found, v, state.kind));
    legend.textContent = legendOf(state.kind);
    draw();
    if (state.look != null) status.textContent = why(graph, found, state.look, state.kind);
  }

  function draw() {
    board.draw({ at, options, faces, lit: (v) => v === state.look });
  }

  function look(v) {
    if (v == null) return;
    state.look = v;
    faces.forEach((face, w) => {
      face.classList.toggle("cg-now", w === v);
      face.classList.toggle("cg-seen", w !== v && options[v].includes(w));
    });
    el.dataset.look = names[v];
    status.textContent = why(graph, found, v, state.kind);
    draw();
  }
}
