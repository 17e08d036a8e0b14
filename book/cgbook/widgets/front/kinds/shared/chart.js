// Lines over rounds: a few series in one frame, with the least and the greatest height at its side.
import { h, svg } from "../../page/dom.js";
import { minus } from "../../page/words.js";

const [WIDTH, HEIGHT, TOP] = [400, 150, 8];

/**
 * series: [{points: [[x, y], ...], name, mark}] with x from 0 to 1; `span` the heights at the bottom and at the top.
 * `mark` is the class of a line.
 */
export function chart({ series, span: [low, high], label, from, to }) {
  const place = ([x, y]) =>
    `${(x * WIDTH).toFixed(1)} ${(TOP + ((high - y) / (high - low)) * (HEIGHT - 2 * TOP)).toFixed(1)}`;
  const lines = series.map(({ points, mark }) =>
    svg("path", { d: points.length ? `M${points.map(place).join("L")}` : "", class: `cg-curve ${mark}` }),
  );
  const say = (number) => minus(Math.round(number * 100) / 100);
  return h(
    "div",
    { class: "cg-chart" },
    svg(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label, preserveAspectRatio: "none" },
      ...lines,
    ),
    h("span", { class: "cg-top", "aria-hidden": "true" }, say(high)),
    h("span", { class: "cg-low", "aria-hidden": "true" }, say(low)),
    h("span", { class: "cg-from", "aria-hidden": "true" }, from),
    h("span", { class: "cg-end", "aria-hidden": "true" }, to),
    h(
      "p",
      { class: "cg-key" },
      series.map(({ name, mark }) => h("span", { class: mark }, name)),
    ),
  );
}
