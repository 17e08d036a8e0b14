// Vertices of a graph or cells of a table as an answer. A touch marks a vertex or a cell, or shows its next label.
import { canvas } from "../../page/graph.js";
import { h } from "../../page/dom.js";
import { layout } from "../../page/layout.js";
import { touchable } from "../../page/touch.js";
import { list, namesOf, t } from "../../page/words.js";
import { chosenIn, written } from "../marking.js";
import { answerForm } from "./typed.js";

/** Creates the picture to mark. `how` has the form described in `marking.js`.
 * @param {Given} given @param {Marking} how */
export function marks({ spec, value, check, say }, how = {}) {
  const { items, labels, options, columns = [], rows = [], corner = "" } = spec.marks;
  const chosen = chosenIn(spec.marks, value, how);
  const table = !options && rows.length > 1; // a table's cells aren't buttons
  const faces = items.map(({ name }) =>
    h(
      table ? "span" : "button",
      { type: !table && "button", class: options ? "cg-vertex" : "cg-answer-cell" },
      h("span", { class: "cg-name" }, name),
      " ",
      h("span", { class: "cg-label" }),
    ),
  );
  const picture = options ? graph() : table ? grid() : h("div", { class: "cg-answer-row" }, faces);
  const keys = labels.length > 0 && h("p", { class: "cg-legend" }, t("labelKeys", { labels: list(labels) }));
  touchable(
    picture,
    faces.map((node, i) => ({ node, role: table ? "gridcell" : undefined, choose: () => choose(i) })),
    { show: () => {}, play: () => {}, refuse: () => {} },
  );
  faces.forEach((face, i) => {
    face.addEventListener("keydown", (/** @type {any} */ event) => {
      const label = labels.findIndex((one) => one.toLowerCase() === event.key.toLowerCase());
      if (label < 0) return;
      event.preventDefault();
      event.stopPropagation();
      set(i, label);
    });
    paint(i);
  });
  const answer = () => written(spec.marks, chosen, how);
  return { element: h("div", { class: "cg-answer-marks" }, picture, keys, answerForm(answer, check)), missing };

  function choose(/** @type {number} */ i) {
    const now = chosen[i];
    if (!labels.length) set(i, now === null ? 0 : null);
    else set(i, now === null ? 0 : now + 1 < labels.length ? now + 1 : null);
  }

  function set(/** @type {number} */ i, /** @type {number | null} */ to) {
    const single = !labels.length && !how.many;
    const before = single && to !== null ? chosen.indexOf(0) : -1;
    if (before >= 0) chosen[before] = null;
    chosen[i] = to;
    for (const one of [i, before]) if (one >= 0) paint(one);
    say("");
  }

  /** Returns the words for the missing part of an answer. */
  function missing() {
    return labels.length ? t("labelFirst", { n: chosen.filter((one) => one === null).length }) : t("markFirst");
  }

  function paint(/** @type {number} */ i) {
    const [face, now] = [faces[i], chosen[i]];
    const label = now === null ? undefined : labels[now];
    const name = called(i);
    if (labels.length) {
      /** @type {Node} */ (face.lastChild).textContent = label ?? "";
      face.dataset.label = label ?? "";
      const says = { name, label: label ?? t("noLabel"), moves: options ? movesOf(i) : "" };
      face.setAttribute("aria-label", t("vertexSays", says).trim());
    } else {
      face.setAttribute("aria-label", name);
      face.setAttribute(table ? "aria-selected" : "aria-pressed", String(now !== null));
    }
  }

  function movesOf(/** @type {number} */ i) {
    const to = (options ?? [])[i].map((v) => items[v].name);
    return to.length ? t("moveList", { to: namesOf(to) }) : t("noMoves");
  }

  function called(/** @type {number} */ i) {
    const { name } = items[i];
    if (options) return name;
    const [column, row] = [columns[i % columns.length], rows[Math.floor(i / columns.length)]];
    if (column && row) return t("cellAt", { column, row, name: name && `: ${name}` });
    return [column, name].filter(Boolean).join(": "); // a single row can be without names
  }

  function graph() {
    const places = layout(options ?? []);
    const drawn = canvas(places);
    drawn.draw({ options: options ?? [], ...places, faces });
    return drawn.element;
  }

  function grid() {
    const edge = (/** @type {string} */ role, /** @type {string} */ name) =>
      h("span", { class: "cg-edge", ...(name ? { role } : { "aria-hidden": "true" }) }, name);
    /** @param {...Child} cells */
    const line = (...cells) => h("div", { role: "row", class: "cg-answer-line" }, ...cells);
    const lines = rows.map((row, j) =>
      line(edge("rowheader", row), faces.slice(j * columns.length, (j + 1) * columns.length)),
    );
    const least = "minmax(var(--cg-least, 1.8rem), var(--cg-most, 2.2rem))"; // both are larger on a touch screen
    const long = items.some(({ name }) => name.length > 4); // such as payoffs of three players
    const style = `grid-template-columns: auto repeat(${columns.length}, ${long ? "max-content" : least})`;
    const names = [corner, ...columns].map((name) => edge("columnheader", name));
    const foot = columns.some(Boolean) && line(...names);
    const many = !labels.length && String(Boolean(how.many));
    const says = { role: "grid", "aria-label": t("answer"), "aria-multiselectable": many };
    return h("div", { class: "cg-answer-scroll" }, h("div", { class: "cg-answer-grid", style, ...says }, lines, foot));
  }
}
