// Values as dots over the heaps, with a line where the period begins, and rings around the exceptions.
import { h, svg } from "../../page/dom.js";
import { t } from "../../page/words.js";

const DOT = 4; // size of a dot in pixels, at any scale

/** Draws dots as one path, of very short lines with round ends. (WebKit stretches lines of length 0.)
 * @param {number[]} values @param {number[]} places */
const dots = (values, places) => places.map((n) => `M${n} ${-values[n]}h.0001`).join("");

/**
 * @param {number[]} values values of the heaps 0, 1, 2, …; heaps below `first` aren't drawn
 * @param {{start: number, length: number, exceptions: number[]} | null} period
 */
export function plot(values, period, first = 0) {
  const last = values.length - 1;
  const most = Math.max(1, ...values);
  const apart = period?.exceptions.filter((n) => n <= last) ?? [];
  /** @param {string} d @param {string} name @param {number} width */
  const path = (d, name, width) =>
    svg("path", { d, class: name, "stroke-width": width, "vector-effect": "non-scaling-stroke" });
  const picture = svg(
    "svg",
    {
      viewBox: `-1 ${-most - 0.5} ${last + 2} ${most + 1}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": t("octal.plot", { last }),
    },
    period && period.start <= last ? path(`M${period.start - 0.5} ${-most - 0.5}v${most + 1}`, "cg-plot-begin", 1) : "",
    path(dots(values, apart), "cg-plot-ring", DOT + 5),
    path(dots(values, [...values.keys()].slice(first)), "cg-plot-dot", last > 400 ? DOT / 2 : DOT),
  );
  const from = period && period.start <= last && period.start;
  /** @param {string} css @param {Child} words */
  const note = (css, words, style = /** @type {string | null} */ (null)) =>
    h("span", { class: css, "aria-hidden": "true", style }, words);
  const at = from
    ? note("cg-from", t("octal.period", { start: from }), `--cg-at: ${(100 * (from + 0.5)) / (last + 2)}%`)
    : null;
  const [top, low, end] = [note("cg-top", most), note("cg-low", "0"), note("cg-end", last)];
  return h("div", { class: "cg-plot" }, top, picture, low, at, end);
}
