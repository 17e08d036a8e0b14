// A table of payoffs, with names of rows and columns, an entry in each cell, and further rows and columns.
import { h } from "../../page/dom.js";
import { t } from "../../page/words.js";

/**
 * cell(i, j) returns the content of a cell; head(side, i) returns the name of a row (side 0) or a column (side 1).
 * `margins` are further columns and rows, each {name, of: [side 0 nodes, side 1 nodes]}; a side can be missing.
 * @param {{rows: string[], columns: string[], cell: any, head?: any, margins?: any[]}} what
 */
export function payTable({ rows, columns, cell, head = null, margins = [] }) {
  const name = head ?? ((/** @type {number} */ side, /** @type {number} */ i) => (side ? columns : rows)[i]);
  const beside = margins.filter(({ of }) => of[0]);
  const below = margins.filter(({ of }) => of[1]);
  const cells = rows.map((_, i) => columns.map((_, j) => h("td", {}, cell(i, j))));
  const heads = [
    rows.map((_, i) => h("th", { scope: "row" }, name(0, i))),
    columns.map((_, j) => h("th", { scope: "col" }, name(1, j))),
  ];
  /** @param {number} many */
  const empty = (many) => Array.from({ length: many }, () => h("td", { class: "cg-void" }));
  const table = h(
    "table",
    { "aria-label": t("matrix.table") },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", { class: "cg-void" }),
        heads[1],
        beside.map((one) => h("th", { scope: "col", class: "cg-margin" }, one.name)),
      ),
    ),
    h(
      "tbody",
      {},
      rows.map((_, i) =>
        h(
          "tr",
          {},
          heads[0][i],
          cells[i],
          beside.map(({ of }) => h("td", { class: "cg-margin" }, of[0][i])),
        ),
      ),
      below.map((row) =>
        h(
          "tr",
          {},
          h("th", { scope: "row", class: "cg-margin" }, row.name),
          row.of[1].map((/** @type {Node} */ node) => h("td", { class: "cg-margin" }, node)),
          empty(beside.length),
        ),
      ),
    ),
  );
  const scroll = { class: "cg-scroll cg-pay-table", tabindex: 0, role: "group", "aria-label": t("matrix.table") };
  return { element: h("div", scroll, table), cells, heads };
}
