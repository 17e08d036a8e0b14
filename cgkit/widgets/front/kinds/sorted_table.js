// A table that is sorted by any of its columns, and searched. Numbers sort as numbers; what is not there comes last, either way.
import { h } from "../page/dom.js";
import { t } from "../page/words.js";

const compare = (a, b) => (typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en"));

/** The rows that contain the text in some column, sorted by a column (-1: as they stand). */
export function arranged(rows, { column, down, wanted }) {
  const found = rows.filter((row) => row.some((cell) => cell !== null && String(cell).toLowerCase().includes(wanted.trim().toLowerCase())) || !wanted.trim());
  if (column < 0) return found;
  const known = found.filter((row) => row[column] !== null).sort((x, y) => compare(x[column], y[column]) * (down ? -1 : 1));
  return [...known, ...found.filter((row) => row[column] === null)];
}

const written = (cell) => (cell === null ? "–" : typeof cell === "number" ? cell.toLocaleString("en") : cell);

export function sortedTable({ model, el }) {
  const { columns, rows } = model.get("table");
  const words = columns.map((_, i) => rows.some((row) => typeof row[i] === "string"));
  const state = { column: -1, down: false, wanted: "" };
  const status = h("p", { class: "cg-status cg-legend", role: "status" });
  const body = h("tbody");
  const heads = columns.map((name, i) => h("th", { scope: "col", class: words[i] ? "cg-words" : null },
    h("button", { type: "button", onclick: () => sort(i) }, name)));
  const field = h("input", { type: "text", autocomplete: "off", oninput: () => { state.wanted = field.value; show(); }, onkeydown: (event) => event.stopPropagation() });
  el.classList.add("cg", "cg-sorted-table");
  el.append(h("div", { class: "cg-head" }, h("p", { class: "cg-title" }, model.get("title")), h("p", { class: "cg-rule" }, model.get("rule"))),
    h("label", { class: "cg-field" }, h("span", {}, t("findIn")), field), status,
    h("div", { class: "cg-sorted", tabindex: 0, role: "region", "aria-label": model.get("title") }, h("table", {}, h("thead", {}, h("tr", {}, heads)), body)));
  show();

  function sort(column) {
    state.down = state.column === column && !state.down;
    state.column = column;
    show();
  }

  function show() {
    const shown = arranged(rows, state);
    heads.forEach((head, i) => {
      if (i === state.column) head.setAttribute("aria-sort", state.down ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
      head.firstChild.textContent = i === state.column ? `${columns[i]} ${state.down ? "▼" : "▲"}` : columns[i];
    });
    body.replaceChildren(...shown.map((row) => h("tr", {}, row.map((cell, i) => h("td", { class: words[i] ? "cg-words" : null }, written(cell))))));
    const about = { n: shown.length, all: rows.length };
    status.textContent = state.column < 0 ? t("rowsShown", about)
      : t("rowsSorted", { ...about, column: columns[state.column], way: t(state.down ? "downwards" : "upwards") });
    el.dataset.state = `${state.column} ${state.down ? "down" : "up"}`;
  }
}
