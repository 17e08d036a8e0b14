// The heat map, a table of numbers to walk around in. Each place shows its number and the numbers on its lines. Some
// places can be open at first, and the reader fills them in.
import { button, dropDown, h, roving, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { against, forbidden, judged, rounded, seenFrom } from "../maths/heat.js";
import { arrowOf } from "../page/touch.js";
import { list, sentence, sentences, t } from "../page/words.js";
import { heapRows } from "./shared/heap_rows.js";

const LEVELS = 8;
const FEW = 10; // maximum number of columns in a table with large places
const STRIP = 24; // usual maximum length of the strip below the map, in numbers

/** @param {number[][]} places @param {number} x @param {number} y */
const among = (places, x, y) => places.some(([i, j]) => i === x && j === y);

/**
 * Describes a place, in Python's words or in the map's sentence, and the numbers on its lines. `open`: the places
 * that the reader hasn't filled in yet.
 * @param {NumberMap} map @param {number} x @param {number} y @param {number[][]} [open]
 */
export function tell(map, x, y, open = []) {
  const value = map.values[y][x];
  const names = { column: map.columns[x], row: map.rows[y] };
  if (among(open, x, y)) return sentence(t("heatWhich", names));
  const own = map.says[y]?.[x] ?? sentence(t("heatPlace", { ...names, value }));
  if (!map.lines.length) return own;
  if (seenFrom(map, x, y).some(([i, j]) => among(open, i, j))) return `${own} ${t("heatBehind")}`;
  const { numbers, missing } = forbidden(map, x, y);
  const words = map.corners ? "heatCorners" : "heatLines";
  return sentences(
    own,
    numbers.length ? t(words, { values: list(numbers) }) : t(map.corners ? "heatNoCorners" : "heatAlone"),
    value === missing && t("heatMex", { value }),
  );
}

/** Returns the reply to a guess at a place; a null guess asks for the answer.
 * @param {NumberMap} map @param {number} x @param {number} y @param {number | null} guess @param {number[][]} open */
export function answered(map, x, y, guess, open) {
  const { verdict, place } = judged(map, x, y, guess ?? map.values[y][x]);
  if (place) return t("heatTaken", { guess, column: map.columns[place[0]], row: map.rows[place[1]] });
  if (verdict === "more") return t("heatMore", { guess });
  const left = open.filter(([i, j]) => i !== x || j !== y);
  return sentences(guess !== null && t("right"), tell(map, x, y, left));
}

/** Returns the place that a key leads to from (x, y), or null; up is up on the screen, whichever way the rows run.
 * @param {NumberMap} map @param {number[]} place @param {string} key */
export function walk({ values, upward }, [x, y], key) {
  const last = values[0].length - 1;
  if (key === "Home" || key === "End") return [key === "Home" ? 0 : last, y];
  const step = arrowOf(key, upward);
  if (!step) return null;
  const to = [x + step[0], y + step[1]];
  return values[to[1]]?.[to[0]] === undefined ? [x, y] : to;
}

/** @param {Kind<"heat map">} widget */
function draw({ model, el }) {
  const map = model.get("map");
  const most = Math.max(1, ...map.values.flat());
  let at = model.get("at");
  let found = model.get("found");
  let scale = model.get("scale");
  const open = () => map.ask.filter(([x, y]) => !among(found, x, y));
  const status = statusLine();
  const strip = map.lines.length ? mexStrip(why, () => look(at)) : null;
  const pad = map.ask.length ? numberPad(most, t("heatPad"), answer) : null;
  const rows = map.heaps
    ? heapRows(map.heaps, Math.max(most, map.values.length - 1, map.values[0].length - 1), flip)
    : null;
  const cells = map.values.map((row, y) =>
    row.map((_, x) =>
      h("span", {
        role: "gridcell",
        tabindex: -1,
        onclick: () => go([x, y], true),
        onfocus: () => go([x, y]),
        onpointerenter: (event) => event.pointerType === "mouse" && look([x, y]),
      }),
    ),
  );
  /** @param {string} role @param {string} name */
  const edge = (role, name) => h("span", { role, class: "cg-heat cg-edge" }, name);
  const over = map.columns.map((name) => edge("columnheader", name));
  const beside = map.rows.map((name) => edge("rowheader", name));
  const head = h("div", { role: "row", class: "cg-heat-row" }, edge("columnheader", map.corner), over);
  const body = cells.map((row, y) => h("div", { role: "row", class: "cg-heat-row" }, beside[y], row));
  const grid = h(
    "div",
    {
      role: "grid",
      class: map.columns.length > FEW ? "cg-heat-grid" : "cg-heat-grid cg-few",
      "aria-label": model.get("title"),
      onpointerleave: () => look(at),
      onkeydown: key,
    },
    map.upward ? [...body.reverse(), head] : [head, ...body],
  );
  const scroller = h("div", { class: "cg-heat-scroll" }, grid);
  const parts = [t("heatLegend"), strip && t("heatStripLegend"), pad && t("heatAskLegend")];
  const legend = h("p", { class: "cg-legend" }, sentences(...parts));
  const scales = [1, ...map.scales].map((step) => [step, String(step)]);
  frame(
    { model, el },
    map.scales.length > 0 && dropDown(t("heatScale"), scales, scale, shade),
    h("div", { class: "cg-heat-and-words" }, scroller, h("div", {}, status, rows, strip, pad, legend)),
  );
  map.values.forEach((row, y) => row.forEach((_, x) => paint(x, y)));
  go(at);

  /** Paints a place, with its number, its shade, and the edges of its square.
   * @param {number} x @param {number} y */
  function paint(x, y) {
    const value = map.values[y][x];
    const names = { column: map.columns[x], row: map.rows[y], value };
    const hidden = among(open(), x, y);
    const cell = cells[y][x];
    const level = Math.ceil((LEVELS * rounded(value, scale)) / most); // 0 has no shade
    const apart = (/** @type {number} */ i, /** @type {number} */ j) =>
      scale > 1 && map.values[j]?.[i] !== undefined && rounded(map.values[j][i], scale) !== rounded(value, scale);
    cell.textContent = hidden ? "?" : String(value);
    cell.setAttribute("aria-label", t(hidden ? "heatOpen" : "heatPlace", names));
    cell.className = `cg-heat ${hidden ? "cg-open" : value === map.mark ? "cg-marked" : ""}`.trim();
    cell.style.setProperty("--shade", level ? `var(--cg-value-${level})` : "");
    cell.classList.toggle("cg-step-across", apart(x - 1, y));
    cell.classList.toggle("cg-step-down", apart(x, map.upward ? y + 1 : y - 1));
  }

  function shade(/** @type {number} */ step) {
    scale = step;
    map.values.forEach((row, y) => row.forEach((_, x) => paint(x, y)));
    look(at);
    model.tell({ scale });
  }

  function key(/** @type {any} */ event) {
    const to = walk(map, at, event.key);
    if (to) go(to, true);
    else if (/^\d$/.test(event.key) && among(open(), at[0], at[1])) answer(Number(event.key));
    else return;
    event.preventDefault();
  }

  /** Turns a card of the row's heap (0) or the column's heap (1), and moves the cursor to the heap's new size.
   * @param {number} which @param {number} power */
  function flip(which, power) {
    const to = which ? [at[0] ^ power, at[1]] : [at[0], at[1] ^ power];
    if (map.values[to[1]]?.[to[0]] === undefined) return;
    go(to);
    const [cell, seen] = [cells[at[1]][at[0]], scroller].map((one) => one.getBoundingClientRect());
    scroller.scrollLeft += Math.max(0, cell.right - seen.right) + Math.min(0, cell.left - seen.left);
  }

  function answer(/** @type {number | null} */ guess) {
    const words = answered(map, at[0], at[1], guess, open());
    if (judged(map, at[0], at[1], guess ?? map.values[at[1]][at[0]]).verdict === "right") {
      found = [...found, at];
      paint(at[0], at[1]);
      look(at);
      el.dataset.open = String(open().length);
      model.tell({ found });
    }
    status.textContent = words;
  }

  /** @param {number[]} to */
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

  /** Lights a place and the places on its lines. Pointing at a place with a mouse lights it but doesn't move the
   * keyboard cursor.
   * @param {number[]} place */
  function look([x, y]) {
    for (const lit of ["cg-now", "cg-seen", "cg-why"])
      grid.querySelectorAll(`.${lit}`).forEach((cell) => cell.classList.remove(lit));
    for (const lit of [cells[y][x], over[x], beside[y]]) lit.classList.add("cg-now");
    for (const [i, j] of seenFrom(map, x, y)) cells[j][i].classList.add("cg-seen");
    status.textContent = tell(map, x, y, open());
    const unknown = among(open(), x, y);
    rows?.show([y, x, unknown ? null : map.values[y][x]]);
    const { numbers, missing } = forbidden(map, x, y);
    const clear = !unknown && !seenFrom(map, x, y).some(([i, j]) => among(open(), i, j));
    strip?.show(clear ? numbers : [], clear ? missing : -1);
    pad?.open(among(open(), at[0], at[1]));
  }

  /** Rings and names the places that forbid a number at the cursor. @param {number} number */
  function why(number) {
    look(at);
    const places = against(map, at[0], at[1], number);
    for (const [i, j] of places) cells[j][i].classList.add("cg-why");
    const told = places.map(([i, j]) => ({ column: map.columns[i], row: map.rows[j], value: map.values[j][i] }));
    status.textContent = map.corners
      ? t("heatWhyCorners", { number, sum: told.map(({ value }) => value).join(" ⊕ "), ...told[0] })
      : t("heatWhy", { number, places: list(told.map((names) => t("heatAt", names))) });
  }
}

export default { traits: ["map", "at", "found", "scale"], draw };

/**
 * Creates a strip of the numbers from 0 on, with taken numbers crossed out and the least missing number marked. Returns
 * the element and `show(numbers, missing)`. Pointing at a taken number, or focusing it, calls `why(number)`; `leave()`
 * is called when the pointer leaves the strip.
 * @param {(number: number) => void} why @param {() => void} leave
 */
function mexStrip(why, leave) {
  const element = roving(
    h("div", { class: "cg-mex", role: "group", "aria-label": t("heatStrip"), onpointerleave: leave }),
  );
  let before = "";
  function show(/** @type {number[]} */ numbers, /** @type {number} */ missing) {
    const last = Math.max(missing, ...numbers);
    if (before === String([missing, numbers])) return; // so that a focused number keeps the focus
    before = String([missing, numbers]);
    const row = Array.from({ length: Math.min(last + 1, Math.max(STRIP, missing + 1)) }, (_, n) => n);
    const taken = (/** @type {number} */ n) => {
      const ask = () => why(n);
      return button(`${n}`, ask, { class: "cg-taken", onpointerenter: ask, onfocus: ask });
    };
    element.replaceChildren(
      ...row.map((n) =>
        numbers.includes(n)
          ? taken(n)
          : h("span", { class: n === missing && "cg-missing", "aria-hidden": "true" }, `${n}`),
      ),
      last >= row.length ? "…" : "",
    );
    element.querySelectorAll("button").forEach((one, i) => (one.tabIndex = i ? -1 : 0));
  }
  return { element, show };
}

/**
 * Creates buttons for the numbers from 0 to `most`, and a last button that gives the answer. Returns the element and
 * `open(whether)`, which enables or disables the buttons. `choose(n)` is called with the number, or with null if the
 * reader asks for the answer.
 * @param {number} most @param {string} question @param {(n: number | null) => void} choose
 */
function numberPad(most, question, choose) {
  let asks = false;
  const keys = Array.from({ length: most + 1 }, (_, n) => [n, String(n)]);
  const buttons = [...keys, [null, t("guess.tell")]].map(([n, words]) =>
    button(words, () => asks && choose(/** @type {number | null} */ (n))),
  );
  const element = roving(h("div", { class: "cg-pad", role: "group", "aria-label": question }, buttons));
  function open(/** @type {boolean} */ whether) {
    asks = whether;
    for (const one of buttons) one.setAttribute("aria-disabled", String(!asks)); // `disabled` would lose the focus
  }
  return { element, open };
}
