// A table that is sorted by any of its columns, and searched.
import { field, h } from "../page/dom.js";
import { frame } from "../page/frame.js";
import { arranged } from "../maths/sorting.js";
import { t } from "../page/words.js";

const written = (cell) => (cell === null ? "–" : typeof cell === "number" ? cell.toLocaleString("en") : cell);

function draw({ model, el }) {
  const { columns, rows } = model.get("table");
  const words = columns.map((_, i) => rows.some((row) => typeof row[i] === "string"));
  const state = { column: -1, down: false, wanted: "" };
  const status = h("p", { class: "cg-status cg-legend", role: "status" });
  const body = h("tbody");
  const heads = columns.map((name, i) =>
    h(
      "th",
      { scope: "col", class: words[i] ? "cg-words" : null },
      h("button", { type: "button", onclick: () => sort(i) }, name),
    ),
  );
  const { element } = field(t("findIn"), {
    oninput: (event) => {
      state.wanted = event.target.value;
      show();
    },
  });
  frame(
    { model, el },
    "sorted-table",
    element,
    status,
    h(
      "div",
      { class: "cg-sorted", tabindex: 0, role: "region", "aria-label": model.get("title") },
      h("table", {}, h("thead", {}, h("tr", {}, heads)), body),
    ),
  );
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
    body.replaceChildren(
      ...shown.map((row) =>
        h(
          "tr",
          {},
          row.map((cell, i) => h("td", { class: words[i] ? "cg-words" : null }, written(cell))),
        ),
      ),
    );
    const about = { n: shown.length, all: rows.length };
    status.textContent =
      state.column < 0
        ? t("rowsShown", about)
        : t("rowsSorted", { ...about, column: columns[state.column], way: t(state.down ? "downwards" : "upwards") });
    el.dataset.state = `${state.column} ${state.down ? "down" : "up"}`;
  }
}

export default { traits: ["table"], draw };
