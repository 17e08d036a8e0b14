// A board of coins in rows and columns: choose those to turn, then turn them. What each head is worth stands below
// its face, where that is told. drawing: `firsts`, the numbers of the uppermost row and of the leftmost column.
import { h } from "../page/dom.js";
import { coinOf, turnable } from "./shared/turning.js";
import { worth } from "./shared/worth.js";
import { t } from "../page/words.js";

function draw(view) {
  const { table, state, plain, games } = view;
  const spans = games.map(({ drawing: { firsts } }, b) =>
    firsts.map((first, axis) => {
      const most = Math.max(first, ...table.start.flatMap((start) => start[b]).map((id) => coinOf(table, id)[axis]));
      return Array.from({ length: most - first + 1 }, (_, i) => first + i);
    }),
  );
  const told = !plain && table.judge === "xor";
  const values = new Map(
    state.flatMap((board, b) => board.map((id) => [`${b}:${coinOf(table, id)}`, table.rows[id][2]])),
  );
  const edge = (name) => h("span", { class: "cg-name cg-grid-edge", "aria-hidden": "true" }, name);
  return turnable(view, {
    boards: spans.map(([rows, columns]) => rows.flatMap((row) => columns.map((column) => [row, column]))),
    name: ([row, column]) => `(${row}, ${column})`,
    face: () => null,
    lead: "mustLead",
    leads: ([row, column], all) => all.every(([r, c]) => r <= row && c <= column),
    arrange: (buttons, b) => {
      const [rows, columns] = spans[b];
      const line = (i) => buttons.slice(i * columns.length, (i + 1) * columns.length);
      return h(
        "div",
        { class: "cg-coin-grid", role: "group", "aria-label": t("coinBoard"), style: `--cg-columns:${columns.length}` },
        edge(""),
        columns.map((column) => edge(String(column))),
        rows.flatMap((row, i) => [edge(String(row)), ...line(i)]),
      );
    },
    worth: told ? (key) => values.get(key) ?? "" : undefined,
    below: () =>
      told
        ? [
            worth(
              state.flat().map((id) => table.rows[id][2]),
              "board",
            ),
          ]
        : [],
  });
}

const inReadingOrder = ([[row, column]], [[otherRow, otherColumn]]) => row - otherRow || column - otherColumn;

export default {
  draw,
  together: true,
  name: ([place]) => `(${place.join(", ")})`,
  order: inReadingOrder,
  nothing: "noHead",
};
