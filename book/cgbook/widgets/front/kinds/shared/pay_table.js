// A table of payoffs, with names of rows and columns, an entry in each cell, and further rows and columns.
import { h, heads as headsOf, table as tableOf } from "../../page/dom.js";
import { t } from "../../page/words.js";

/**
 * Creates the table. cell(i, j) returns the content of a cell; head(side, i) returns the name of a row (side 0) or a
 * column (side 1). `margins` are further columns and rows, each {name, of: [side 0 nodes, side 1 nodes]}; a side can be
 * missing.
 * @param {{rows: string[], columns: string[], cell: any, head: any, margins: any[]}} what
 */
export function payTable({ rows, columns, cell, head, margins }) {
  const beside = margins.filter(({ of }) => of[0]);
  const below = margins.filter(({ of }) => of[1]);
  const cells = rows.map((_, i) => columns.map((_, j) => h("td", {}, cell(i, j))));
  const [names, titles] = [rows, columns].map((some, side) => some.map((_, i) => head(side, i)));
  const heads = [headsOf("row", names), headsOf("col", titles)];
  const aside = { class: "cg-margin" };
  const blank = () => h("td", { class: "cg-void" });
  const further = (/** @type {Node} */ node) => h("td", aside, node);
  const above = [blank(), ...heads[1], ...beside.flatMap(({ name }) => headsOf("col", [name], aside))];
  const lines = rows.map((_, i) => [heads[0][i], ...cells[i], ...beside.map(({ of }) => further(of[0][i]))]);
  const last = below.map(({ name, of }) => [
    ...headsOf("row", [name], aside),
    ...of[1].map(further),
    ...beside.map(blank),
  ]);
  const table = tableOf([above], [...lines, ...last], { "aria-label": t("matrix.table") });
  const scroll = { class: "cg-scroll cg-pay-table", tabindex: 0, role: "group", "aria-label": t("matrix.table") };
  return { element: h("div", scroll, table), cells, heads };
}
