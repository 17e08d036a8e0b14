// Vertices for the explorer and the editor, with a name, a label, and words for screen readers.
import { labelOf } from "../../game/reasons.js";
import { letter } from "../../game/table.js";
import { choice, h } from "../../page/dom.js";
import { list, t } from "../../page/words.js";

const KINDS = { outcome: "outcomesD", value: "values", remoteness: "remotenesses" };

/** Creates the switch between kinds of labels. The kind is kept in `state.kind`, and Python is told.
 * @param {Model<any>} model @param {{kind: string}} state @param {() => void} show */
export function kindChoice(model, state, show) {
  const kinds = Object.entries(KINDS).map(([kind, key]) => [kind, t(key)]);
  return choice(t("whatToShow"), kinds, state.kind, (kind) => {
    state.kind = kind;
    model.tell({ options: { ...model.get("options"), kind } });
    show();
  });
}

/** Explains the labels of a graph, including D and ∞ only if the graph has them.
 * @param {string} kind @param {Facts} facts */
export function legendOf(kind, { score, value }) {
  const outcome = score.includes(0) ? "legendD" : "legend";
  /** @type {Record<string, string>} */
  const legends = { outcome, value: value.some(Array.isArray) ? "legendValue" : "legendMex" };
  return t(legends[kind] ?? "legendRemoteness");
}

/** Creates the element of a vertex; `paint` labels it. @param {string} name @param {Attributes} attributes */
export function vertex(name, attributes) {
  return h(
    "button",
    { type: "button", class: "cg-vertex", ...attributes },
    h("span", { class: "cg-name" }, name),
    " ",
    h("span", { class: "cg-label" }),
  );
}

/**
 * @param {HTMLElement} face @param {{names: string[], options: number[][]}} graph @param {Facts} found
 * @param {number} v @param {string} kind
 */
export function paint(face, graph, found, v, kind) {
  const label = labelOf(found, v, kind);
  face.dataset.label = letter(found.score[v]);
  /** @type {Node} */ (face.firstChild).textContent = graph.names[v];
  /** @type {Node} */ (face.lastChild).textContent = label;
  const to = [...new Set(graph.options[v])].map((w) => graph.names[w]);
  face.setAttribute(
    "aria-label",
    t("vertexSays", { name: graph.names[v], label, moves: to.length ? t("moveList", { to: list(to) }) : t("noMoves") }),
  );
}
