// The heat map: a table of numbers to walk about in. Each place says its number, and what its lines hold.
import { h, statusLine } from "../page/dom.js";
import { frame } from "../page/frame.js";
import { forbidden, seenFrom } from "../maths/heat.js";
import { arrowOf } from "../page/steering.js";
import { list, sentence, t } from "../page/words.js";
import { mexStrip } from "./shared/mex_strip.js";

const LEVELS = 8;

/** What is said of a place: what Python wrote for it, or the map's sentence; and what stands on its lines. */
export function tell(map, x, y) {
  const value = map.values[y][x];
  const own = map.says[y]?.[x] ?? sentence(t("heatPlace", { column: map.columns[x], row: map.rows[y], value }));
  if (!map.lines.length) return own;
  const { numbers, missing } = forbidden(map, x, y);
  const words = map.corners ? "heatCorners" : "heatLines";
  return [
    own,
    numbers.length ? t(words, { values: list(numbers) }) : t(map.corners ? "heatNoCorners" : "heatAlone"),
    value === missing ? t("heatMex", { value }) : "",
  ]
    .join(" ")
    .trim();
}

/** Where a key leads from (x, y); up is up on the screen, whichever way the rows run. */
export function walk({ values, upward }, [x, y], key) {
  const last = values[0].length - 1;
  if (key === "Home" || key === "End") return [key === "Home" ? 0 : last, y];
  const step = arrowOf(key, upward);
  if (!step) return null;
  const to = [x + step[0], y + step[1]];
  return values[to[1]]?.[to[0]] === undefined ? [x, y] : to;
}

function draw({ model, el }) {
  const map = model.get("map");
  const most = Math.max(1, ...map.values.flat());
  let at = model.get("at");
  const status = statusLine();
  const strip = map.lines.length ? mexStrip() : null;
  const cells = map.values.map((row, y) =>
    row.map((value, x) =>
      h(
        "span",
        {
          role: "gridcell",
          tabindex: -1,
          class: value === map.mark ? "cg-heat cg-marked" : `cg-heat cg-heat-${Math.ceil((LEVELS * value) / most)}`,
          "aria-label": t("heatPlace", { column: map.columns[x], row: map.rows[y], value }),
          onclick: () => go([x, y], true),
          onfocus: () => go([x, y]),
          onpointerenter: (event) => event.pointerType === "mouse" && look([x, y]),
        },
        String(value),
      ),
    ),
  );
  const edge = (role, name) => h("span", { role, class: "cg-heat cg-edge" }, name);
  const head = h(
    "div",
    { role: "row", class: "cg-heat-row" },
    edge("columnheader", map.corner),
    map.columns.map((name) => edge("columnheader", name)),
  );
  const body = cells.map((row, y) =>
    h("div", { role: "row", class: "cg-heat-row" }, edge("rowheader", map.rows[y]), row),
  );
  const grid = h(
    "div",
    {
      role: "grid",
      class: "cg-heat-grid",
      "aria-label": model.get("title"),
      onpointerleave: () => look(at),
      onkeydown: (event) => {
        const to = walk(map, at, event.key);
        if (!to) return;
        event.preventDefault();
        go(to, true);
      },
    },
    map.upward ? [...body.reverse(), head] : [head, ...body],
  );
  frame(
    { model, el },
    "heat-map",
    h("div", { class: "cg-heat-scroll" }, grid),
    status,
    strip?.element,
    h("p", { class: "cg-legend" }, t("heatLegend")),
  );
  go(at);

  function go(to, focus = false) {
    cells[at[1]][at[0]].tabIndex = -1;
    at = to;
    const cell = cells[at[1]][at[0]];
    cell.tabIndex = 0;
    if (focus && document.activeElement !== cell) cell.focus();
    look(at);
    el.dataset.at = at.join();
    model.tell({ at });
  }

  /** Lights a place and what it sees. A mouse that rests elsewhere looks from there; the cursor stays where it is. */
  function look([x, y]) {
    grid.querySelectorAll(".cg-now, .cg-seen").forEach((cell) => cell.classList.remove("cg-now", "cg-seen"));
    cells[y][x].classList.add("cg-now");
    for (const [i, j] of seenFrom(map, x, y)) cells[j][i].classList.add("cg-seen");
    status.textContent = tell(map, x, y);
    const { numbers, missing } = forbidden(map, x, y);
    strip?.show(numbers, missing);
  }
}

export default { traits: ["map", "at"], draw };
