// Skin for coins in rows and columns. The player chooses coins, or two ends of a block, or rows and columns by name,
// then turns the coins. `firsts` in `drawing` gives the numbers of the top row and of the leftmost column.
import { h } from "../page/dom.js";
import { coinOf, turnable } from "./shared/turning.js";
import { list, t } from "../page/words.js";

/** @type {Draw} */
function draw(view) {
  const { table, games } = view;
  const spans = games.map(({ drawing: { firsts } }, b) =>
    firsts.map((first, axis) => {
      const most = Math.max(first, ...table.start.flatMap((start) => start[b]).map((id) => coinOf(table, id)[axis]));
      return Array.from({ length: most - first + 1 }, (_, i) => first + i);
    }),
  );
  const edge = (/** @type {string} */ name) => h("span", { class: "cg-name cg-grid-edge" }, name);
  /** @type {[Set<number>, Set<number>][]} */
  const lines = spans.map(() => [new Set(), new Set()]); // rows and columns chosen by name, for each board
  const edges = /** @type {{node: HTMLElement, chosen: () => boolean}[]} */ ([]);
  return turnable(view, {
    boards: spans.map(([rows, columns]) => rows.flatMap((row) => columns.map((column) => [row, column]))),
    name: ([row, column]) => `(${row}, ${column})`,
    face: () => null,
    lead: "mustLead",
    leads: ([row, column], all) => all.every(([r, c]) => r <= row && c <= column),
    stretch: true,
    touched: () => {
      for (const one of lines.flat()) one.clear();
      mark();
    },
    arrange: (buttons, b, select) => {
      const [rows, columns] = spans[b];
      const named = spans[b].map((all, axis) =>
        all.map((n) => {
          const node = edge(String(n));
          edges.push({ node, chosen: () => lines[b][axis].has(n) });
          const words = t(axis ? "wholeColumn" : "wholeRow", { n });
          return { node, words, choose: () => chooseLine(b, axis, n, select) };
        }),
      );
      const line = (/** @type {number} */ i) => buttons.slice(i * columns.length, (i + 1) * columns.length);
      const style = `--cg-columns:${columns.length}`;
      const above = named[1].map(({ node }) => node);
      const below = rows.flatMap((_, i) => [named[0][i].node, ...line(i)]);
      const grid = { class: "cg-coin-grid", role: "group", "aria-label": t("coinBoard"), style };
      return { element: h("div", grid, h("span"), above, below), pieces: named.flat() };
    },
    all: "board",
  });

  /**
   * Chooses a row or column by name, or drops it; the coins where chosen rows and columns cross are then chosen.
   * @param {number} b @param {number} axis @param {number} n
   * @param {(coins: any[], missing: string | null) => void} select
   */
  function chooseLine(b, axis, n, select) {
    const [rows, columns] = lines[b];
    if (!lines[b][axis].delete(n)) lines[b][axis].add(n);
    mark();
    /** @param {Iterable<number>} some */
    const listed = (some) => list([...some].sort((x, y) => x - y).map(String), t("and"));
    const missing = !rows.size
      ? columns.size && t("nowRows", { columns: listed(columns), n: columns.size })
      : !columns.size && t("nowColumns", { rows: listed(rows), n: rows.size });
    select(
      [...rows].flatMap((row) => [...columns].map((column) => [row, column])),
      missing || null,
    );
  }

  function mark() {
    for (const { node, chosen } of edges) node.setAttribute("aria-pressed", String(chosen()));
  }
}

/** @param {number[][]} rows @param {number[][]} rows */
const inReadingOrder = ([[row, column]], [[otherRow, otherColumn]]) => row - otherRow || column - otherColumn;

/** @type {Look} */
export default {
  draw,
  together: true,
  name: ([place]) => `(${place.join(", ")})`,
  order: inReadingOrder,
  nothing: "noHead",
  howTo: "turnCoins",
};
