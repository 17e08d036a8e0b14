// A table that can be searched, and sorted by any of its columns. If a column has codes of take-and-break games, the
// reader can open each code below the table.
import { button, field, h, heads as headsOf, stopAt, tick } from "../page/dom.js";
import { frame } from "../page/view.js";
import { readCode } from "../maths/octal.js";
import { arranged } from "../maths/sorting.js";
import { arrowOf } from "../page/touch.js";
import { grouped, t } from "../page/words.js";
import { octalPanel } from "./shared/octal_panel.js";

/** @param {Cell} cell */
const written = (cell) => (cell === null ? "–" : typeof cell === "number" ? grouped(cell) : cell);

const AT_ONCE = 30; // rows to draw first, more than fit on the screen; the other rows follow later
const A_MOMENT = 100; // delay before the other rows, in milliseconds
const MOST_WORDS = 21; // maximum number of letters in a line of a column of words
const LETTER = 0.47; // width of a letter in em, rounded up

/** Creates columns as wide as their longest cell or their name with an arrow, so that no width changes with the rows.
 * @param {string[]} columns @param {Cell[][]} rows @param {boolean[]} words */
function columnWidths(columns, rows, words) {
  return columns.map((name, i) => {
    const longest = Math.max(...rows.map((row) => written(row[i]).length));
    const letters = Math.max(words[i] ? Math.min(longest, MOST_WORDS) : longest, name.length + 2);
    const column = h("col");
    column.style.width = `calc(${letters * LETTER}em + 0.9rem)`;
    return column;
  });
}

/** @param {Kind<"sorted table">} widget */
function draw({ model, el }) {
  const { columns, rows, codes = -1, alike = -1, game, opened: first } = model.get("table");
  const words = columns.map((_, i) => rows.some((row) => typeof row[i] === "string"));
  const state = { column: -1, down: false, wanted: "", alike: -1 };
  const status = h("p", { class: "cg-status cg-legend", role: "status" });
  const body = h("tbody", { onkeydown: walk });
  const drawn = new Map(rows.map((row) => [row, drawRow(row)]));
  const names = columns.map((name, i) => button(name, () => sort(i)));
  const heads = headsOf("col", names);
  heads.forEach((head, i) => head.classList.toggle("cg-words", words[i]));
  const change = (/** @type {Partial<typeof state>} */ changes) => {
    Object.assign(state, changes);
    show();
  };
  const search = field(t("findIn"), { oninput: (event) => change({ wanted: event.target.value }) });
  const ticked = (/** @type {boolean} */ yes) => change({ alike: yes ? alike : -1 });
  const only = tick(t("oneOfEach"), false, ticked, { class: "cg-only" });
  const panel = game && octalPanel(game);
  let opened = "";
  let later = 0;
  frame(
    { model, el },
    search,
    alike >= 0 && only,
    status,
    h(
      "div",
      { class: "cg-sorted", tabindex: 0, role: "region", "aria-label": model.get("title") },
      h("table", {}, h("colgroup", {}, columnWidths(columns, rows, words)), h("thead", {}, h("tr", {}, heads)), body),
    ),
    panel,
  );
  show();
  if (first) open(first);
  else panel?.say(t("openRow"));
  return () => {
    clearTimeout(later);
    panel?.stop();
  };

  function sort(/** @type {number} */ column) {
    change({ down: state.column === column && !state.down, column });
  }

  function open(/** @type {string} */ code) {
    opened = code;
    mark();
    panel?.show(readCode(code));
  }

  /** Makes only one code a tab stop: the open one, or the first. */
  function mark() {
    const doors = [...body.querySelectorAll("button")];
    const now = doors.find((door) => door.textContent === opened);
    el.dataset.opened = opened;
    stopAt(doors, now ?? doors[0]);
    for (const door of doors) {
      door.setAttribute("aria-pressed", String(door === now));
      door.closest("tr")?.classList.toggle("cg-now", door === now);
    }
  }

  function walk(/** @type {any} */ event) {
    const doors = [...body.querySelectorAll("button")];
    const at = doors.indexOf(event.target);
    const step = arrowOf(event.key);
    if (at < 0 || !step?.[1]) return;
    event.preventDefault();
    const next = doors[at + step[1]];
    if (!next) return;
    stopAt(doors, next);
    next.focus();
  }

  function drawRow(/** @type {Cell[]} */ row) {
    /** @param {Cell} value @param {number} i */
    const cell = (value, i) => (i === codes ? button(value, () => open(String(value))) : written(value));
    return h(
      "tr",
      {},
      row.map((value, i) => h("td", { class: words[i] ? "cg-words" : null }, cell(value, i))),
    );
  }

  function show() {
    const listed = arranged(rows, state);
    heads.forEach((head, i) => {
      if (i === state.column) head.setAttribute("aria-sort", state.down ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
      const sign = i === state.column ? ` ${state.down ? "▼" : "▲"}` : "";
      /** @type {Node} */ (head.firstChild).textContent = columns[i] + sign;
    });
    const lines = listed.map((row) => /** @type {HTMLElement} */ (drawn.get(row)));
    clearTimeout(later);
    body.replaceChildren(...lines.slice(0, AT_ONCE));
    mark();
    later = window.setTimeout(() => {
      body.append(...lines.slice(AT_ONCE));
      mark();
    }, A_MOMENT);
    const about = { n: listed.length, all: rows.length };
    status.textContent =
      state.column < 0
        ? t("rowsShown", about)
        : t("rowsSorted", { ...about, column: columns[state.column], way: t(state.down ? "downwards" : "upwards") });
    el.dataset.state = `${state.column} ${state.down ? "down" : "up"}`;
  }
}

export default { traits: ["table"], draw };
