// A graph to explore. Each vertex shows its options and the reason for its label.
import { canvas } from "../page/graph.js";
import { h, statusLine, stopAt } from "../page/dom.js";
import { frame } from "../page/view.js";
import { facts, why } from "../game/reasons.js";
import { layout } from "../page/layout.js";
import { arrowOf, nearest } from "../page/touch.js";
import { kindChoice, legendOf, paint, vertex } from "./shared/vertices.js";
import { t } from "../page/words.js";

/** @param {Kind<"explorer">} widget */
function draw({ model, el }) {
  const { names, options } = model.get("graph");
  const { at, columns, rows } = layout(options);
  const graph = { names, options, at };
  const solved = facts(options);
  const { kind = "outcome" } = model.get("options");
  /** @type {{kind: string, look: number | null, held: number | null}} */
  const state = { kind, look: null, held: null };
  const status = statusLine(t("lookAtOne"));
  const legend = h("p", { class: "cg-legend" });
  const faces = names.map((name, v) =>
    vertex(name, {
      tabindex: v ? -1 : 0,
      /** @param {any} event */
      onkeydown: (event) => walk(event, v),
      onpointerenter: () => look(v),
      onpointerleave: () => look(state.held),
      onfocus: () => {
        state.held = v;
        look(v);
      },
      onclick: () => faces[v].focus({ preventScroll: true }), // Safari doesn't focus a clicked button
    }),
  );
  const board = canvas({ columns, rows });
  frame({ model, el }, kindChoice(model, state, show), board, status, legend);
  show();

  function walk(/** @type {any} */ event, /** @type {number} */ v) {
    const arrow = arrowOf(event.key);
    const places = board.at();
    /** @type {Record<string, number>} */
    const ends = { Home: 0, End: names.length - 1 };
    const next = arrow ? nearest(places[v], arrow, places) : ends[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0) return;
    stopAt(faces, faces[next]);
    faces[next].focus();
  }

  function show() {
    faces.forEach((face, v) => paint(face, graph, solved, v, state.kind));
    legend.textContent = legendOf(state.kind, solved);
    redraw();
    if (state.look != null) status.textContent = why(graph, solved, state.look, state.kind);
  }

  function redraw() {
    board.draw({ at, options, faces, lit: (v) => v === state.look });
  }

  function look(/** @type {number | null} */ v) {
    if (v == null) return;
    state.look = v;
    faces.forEach((face, w) => {
      face.classList.toggle("cg-now", w === v);
      face.classList.toggle("cg-seen", w !== v && options[v].includes(w));
    });
    el.dataset.look = names[v];
    status.textContent = why(graph, solved, v, state.kind);
    redraw();
  }
}

export default { traits: ["graph", "options"], draw };
