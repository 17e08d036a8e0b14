// Values in rows. A lost heap is blue, and a value that equals the one above it is tinted. Touching a value, or moving
// to it by keys, asks for its reason. The reader pulls the width of the table. When the width is the period, exceptions
// are ringed.
import { FIRST, width } from "../../hand/width.js";
import { clash, unfitting, unrolled } from "../../maths/widths.js";
import { h, stopAt } from "../../page/dom.js";
import { arrowOf } from "../../page/touch.js";
import { t } from "../../page/words.js";

const [LARGE, SMALL, SPARE] = [34, 16, 4]; // maximum and minimum pixels per value; spare values beside a period
const SIZES = [LARGE, 24, SMALL];
const HEAD = 42; // width of a row's heading, in pixels
const [NO_PERIOD, WIDEST] = [20, 60]; // values in a row if there's no period, and maximum number of values in a row

/**
 * Creates a table whose width the reader pulls, with limits on its rows and cells. `said(judgement)` gets null if the
 * width is the period, and otherwise a sentence. With `told`, the table begins with the period as its width.
 * @param {{values: number[], period: any, rows?: number, cells: number, told?: boolean, ask?: (n: number) => void,
 *   said: (judgement: string | null) => void}} what
 */
export function pulled({ values, period, rows = Infinity, cells, told = false, ask, said }) {
  const length = period?.length ?? 0;
  const place = h("div");
  const all = unrolled(values, period, Math.max(cells, length && period.start + length + WIDEST));
  let size = LARGE; // width of a value, the largest that leaves room for the period and a few values more
  const table = width(place, {
    least: length === 1 ? 1 : 2,
    start: (few, most) => (told && length ? Math.min(length, most) : length ? unfitting(length, few) : NO_PERIOD),
    most(pixels) {
      const fitting = (/** @type {number} */ one) => Math.min(WIDEST, Math.floor((pixels - HEAD) / one));
      size = SIZES.find((one) => fitting(one) >= Math.max((length || NO_PERIOD) + SPARE, FIRST)) ?? SMALL;
      return fitting(size);
    },
    edge: (across) => HEAD + across * size,
    input(across) {
      place.style.setProperty("--one", `${size}px`);
      const found = across === length;
      place.replaceChildren(
        runs({ values: all, cells: Math.min(cells, rows * across), across, period: (told || found) && period, ask }),
      );
      if (table?.pulled() && length) said(found ? null : judged(all, period, across));
    },
  });
  return {
    ...table,
    tell() {
      table.tell(Math.min(length, WIDEST));
      if (length > WIDEST) said(null);
    },
  };
}

/** Names two heaps in the periodic part, one below the other, whose values differ; if all are equal, says that the
 * width is a multiple of the period.
 * @param {number[]} values @param {{start: number}} period @param {number} across */
function judged(values, { start }, across) {
  const n = clash(values, across, start);
  const told = { width: across, n, value: values[n], later: n + across, other: values[n + across] };
  return t(n < 0 ? "width.multiple" : "width.clash", told);
}

/** Creates the element that shows the first `cells` values. `ask(n)` is called when the reader looks at values[n].
 * @param {{values: number[], cells: number, across: number, period?: any, ask?: (n: number) => void}} what */
function runs({ values, cells, across, period, ask }) {
  const { start = 0, exceptions = [] } = period || {};
  const apart = new Set(exceptions);
  let at = -1;
  /** @param {number} n */
  const look = (n, focus = true) => {
    faces[at]?.classList.remove("cg-now");
    stopAt(faces, faces[n]);
    at = n;
    faces[n].classList.add("cg-now");
    if (focus && document.activeElement !== faces[n]) faces[n].focus();
    ask?.(n);
  };
  const classOf = (/** @type {number} */ n) =>
    [
      "cg-one",
      apart.has(n) && "cg-apart",
      !values[n] ? "cg-lost" : values[n] === values[n - across] && "cg-alike",
      n < start && "cg-before",
    ]
      .filter(Boolean)
      .join(" ");
  const faces = values.slice(0, cells).map((value, n) =>
    h(
      "span",
      {
        role: "gridcell",
        class: classOf(n),
        tabindex: n ? -1 : 0,
        "aria-label": t("valueOf", { n, value }),
        onclick: () => ask && look(n),
        onfocus: () => ask && at !== n && look(n, false),
      },
      String(value),
    ),
  );
  const walk = (/** @type {any} */ event) => {
    const here = faces.indexOf(event.target);
    const step = arrowOf(event.key);
    /** @type {Record<string, number>} */
    const ends = { Home: 0, End: faces.length - 1 };
    const to = step ? here + step[0] + across * step[1] : ends[event.key];
    if (here < 0 || to === undefined) return;
    event.preventDefault();
    if (faces[to]) look(to);
  };
  const rows = [];
  for (let first = 0; first < faces.length; first += across) {
    const head = h("span", { role: "rowheader", class: "cg-nth" }, String(first));
    rows.push(h("div", { role: "row", class: "cg-run-row" }, head, faces.slice(first, first + across)));
  }
  return h(
    "div",
    { role: "grid", class: ask ? "cg-runs cg-asks" : "cg-runs", "aria-label": t("valuesInRows"), onkeydown: walk },
    rows,
  );
}
