// Values in rows, as long as a period: what stands apart from it ringed, every other period tinted. Touching a value,
// or walking to it, asks about it.
import { h } from "../../page/dom.js";
import { arrowOf } from "../../page/touch.js";
import { t } from "../../page/words.js";

const WIDEST = 24;

/** How many values to a row: whole periods where they are short. @param {number} length */
export const rowLength = (length) =>
  length <= WIDEST ? length * Math.max(1, Math.floor(WIDEST / 2 / length)) : WIDEST;

/** The element that shows values[0], …, as many as `cells`. `ask(n)` is called when the reader looks at one.
 * @param {{values: number[], cells: number, across: number, period?: any, ask?: (n: number) => void}} what */
export function runs({ values, cells, across, period, ask }) {
  const { start = Infinity, length = 1, exceptions = [] } = period ?? {};
  const apart = new Set(exceptions);
  let at = -1;
  /** @param {number} n */
  const look = (n, focus = true) => {
    faces[at]?.classList.remove("cg-now");
    faces.forEach((face, i) => {
      face.tabIndex = i === n ? 0 : -1;
    });
    at = n;
    faces[n].classList.add("cg-now");
    if (focus && document.activeElement !== faces[n]) faces[n].focus();
    ask?.(n);
  };
  const classOf = (/** @type {number} */ n) =>
    [
      "cg-one",
      apart.has(n) && "cg-apart",
      n >= start && Math.floor((n - start) / length) % 2 && "cg-second",
      period && n < start && "cg-before",
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
