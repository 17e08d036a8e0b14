// Conway's Life, on a sheet that readers can draw on, step and run. They can also mark the next generation before they
// see it.
import { button, calm, h, statusLine } from "../page/dom.js";
import { follow } from "../page/drag.js";
import { menu } from "../page/menu.js";
import { arrowOf } from "../page/touch.js";
import { frame } from "../page/view.js";
import { onLeaving, onResize, onTheme } from "../page/watch.js";
import { t } from "../page/words.js";
import { Life, line } from "../game/life.js";
import { neighbours } from "../maths/life.js";

const PACE = 70; // duration of a step, in milliseconds
const CALM = 600; // duration of a step for readers who prefer reduced motion
const NARROW = 480; // width, in pixels, below which the sheet is a square, so that cells stay visible
const NARROW_COLUMNS = 48;
const GRID = 7; // minimum size of a cell with drawn edges, in pixels

/** @typedef {(x: number, y: number, inset?: number) => [number, number, number, number]} Box */

/** @param {Kind<"life">} widget */
function draw({ model, el }) {
  const { columns: given, ask } = model.get("options");
  const narrow = !ask && (el.clientWidth || innerWidth) < NARROW;
  const columns = narrow ? NARROW_COLUMNS : given;
  const rows = ask || narrow ? columns : Math.round((columns * 2) / 3);
  const life = new Life(model.get("cells"), model.get("generation"), [columns, rows], ask);
  const { left, top } = life;
  let timer = 0;
  let cursor = [left + Math.floor(columns / 2), top + Math.floor(rows / 2)];
  let keyed = false; // whether the cursor is visible
  let finger = false; // whether the latest press was by a finger; dragging a finger scrolls the page

  const label = t("life.sheet");
  const sheet = h("canvas", { class: "cg-life-sheet", tabindex: 0, role: "application", "aria-label": label });
  sheet.style.aspectRatio = `${columns} / ${rows}`;
  const brush = sheet.getContext("2d");
  const how = () => t(life.asking ? "life.askHow" : "life.how");
  const status = statusLine(how());
  const count = h("p", { class: "cg-legend cg-life-count" });
  const press = () => (life.asking ? judge() : life.before ? askAgain() : timer ? pause() : run());
  const main = button("", press, { class: "cg-main" });
  const one = button(t("life.step"), step);
  const again = button(t("life.again"), () => put(life.first));
  const clear = button(t("clear"), () => put(new Set()));
  const [more, panel] = menu(t("more"), [h("div", { class: "cg-tools" }, again, clear)]);
  frame({ model, el }, h("div", { class: "cg-acts" }, main, !ask && one, more, panel), sheet, count, status);
  el.classList.toggle("cg-life-asks", ask);
  const stops = [onResize(sheet, paint), onTheme(paint), onLeaving(sheet, () => timer && pause(t("life.left")))];

  function paint() {
    const { alive, before, asking } = life;
    const dots = Math.min(devicePixelRatio || 1, 2);
    const [width, height] = [sheet.clientWidth * dots, sheet.clientHeight * dots].map(Math.round);
    if (!width || !brush) return;
    if (sheet.width !== width || sheet.height !== height) Object.assign(sheet, { width, height });
    const side = width / columns;
    const style = getComputedStyle(sheet);
    const ink = (/** @type {string} */ name) => style.getPropertyValue(`--cg-${name}`);
    /** Returns the box of a cell in whole pixels, so that neighbours meet.
     * @type {Box} */
    const box = (x, y, inset = 0) => {
      const [x0, x1, y0, y1] = [x - left, x - left + 1, y - top, y - top + 1].map((at) => Math.round(at * side));
      return /** @type {const} */ ([x0 + inset, y0 + inset, x1 - x0 - 2 * inset, y1 - y0 - 2 * inset]);
    };
    brush.fillStyle = ink("field");
    brush.fillRect(0, 0, width, height);
    brush.fillStyle = ink("green");
    for (const [x, y] of life.inSight) {
      if (alive.has(`${x},${y}`)) brush.fillRect(...box(x, y));
      else if (before?.has(`${x},${y}`)) {
        brush.globalAlpha = 0.25; // the cell has died
        brush.fillRect(...box(x, y));
        brush.globalAlpha = 1;
      }
    }
    if (side >= GRID * dots) {
      brush.fillStyle = ink("line");
      for (let i = 1; i < columns; i++) brush.fillRect(Math.round(i * side), 0, 1, height);
      for (let j = 1; j < rows; j++) brush.fillRect(0, Math.round(j * side), width, 1);
    }
    if (asking || before) paintGuess({ box, side, dots, ink });
    if (!keyed) return;
    brush.lineWidth = 2 * dots;
    for (const inset of [dots, -dots]) {
      brush.strokeStyle = ink(inset > 0 ? "field" : "ink");
      brush.strokeRect(...box(cursor[0], cursor[1], inset));
    }
  }

  /** Paints dashed frames for marks; after the verdict, paints numbers of neighbours and frames the wrong cells.
   * @param {{box: Box, side: number, dots: number, ink: (name: string) => string}} how */
  function paintGuess({ box, side, dots, ink }) {
    if (!brush) return;
    const { alive, before, marks } = life;
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    brush.font = `600 ${Math.round(side * 0.42)}px system-ui, sans-serif`;
    for (const [x, y] of life.inSight) {
      const cell = `${x},${y}`;
      const [lives, marked] = [alive.has(cell), marks.has(cell)];
      const [from, high, wide, tall] = box(x, y);
      const n = before ? neighbours(before, x, y) : 0;
      if (n || before?.has(cell)) {
        brush.fillStyle = ink(lives ? "field" : "ink");
        brush.fillText(String(n), from + wide / 2, high + tall / 2);
      }
      const wrong = before && lives !== marked;
      if (!wrong && !marked) continue;
      brush.setLineDash(wrong ? [] : [4 * dots, 3 * dots]);
      brush.lineWidth = (wrong ? 3 : 2) * dots;
      brush.strokeStyle = ink(wrong ? "n" : lives ? "field" : "ink");
      brush.strokeRect(...box(x, y, wrong ? 2.5 * dots : Math.max(3 * dots, side * 0.14)));
    }
    brush.setLineDash([]);
  }

  function show() {
    count.textContent = life.count(!timer);
    main.textContent = t(life.asking ? "life.look" : life.before ? "life.next" : timer ? "pause" : "run");
    one.disabled = Boolean(timer);
    const { generation, alive } = life;
    Object.assign(el.dataset, { generation, population: alive.size, state: timer ? "running" : "still" });
    paint();
  }

  /** Sends the pattern to Python while no steps are running. */
  function rest() {
    model.tell({ cells: life.cells, generation: life.generation });
    show();
  }

  function step() {
    status.textContent = life.step().words;
    rest();
  }

  function run() {
    status.textContent = "";
    const next = () => {
      const { words, ends } = life.step(true);
      if (ends) pause(words);
      else show();
    };
    timer = window.setInterval(next, calm() ? CALM : PACE);
    show();
  }

  function pause(words = "") {
    clearInterval(timer);
    timer = 0;
    status.textContent = words || t("life.paused", { n: life.generation });
    rest();
  }

  function put(/** @type {Iterable<string>} */ cells) {
    if (timer) pause();
    life.put(cells);
    status.textContent = how();
    rest();
  }

  function askAgain() {
    life.askAgain();
    status.textContent = how();
    show();
  }

  function judge() {
    const said = life.judge();
    rest();
    status.textContent = said;
  }

  // The reader's strokes. Each stroke sets all its cells to the toggled state of its first cell.

  function begin(/** @type {number[]} */ cell) {
    const stroke = life.touch(cell);
    show();
    status.textContent = life.wordsOf(cell);
    return stroke;
  }

  function end() {
    if (!timer) rest();
  }

  /** @param {{clientX: number, clientY: number}} pointer */
  function cellAt({ clientX, clientY }) {
    const at = sheet.getBoundingClientRect();
    /** @param {number} part @param {number} all */
    const place = (part, all) => Math.max(0, Math.min(all - 1, Math.floor(part * all)));
    cursor = [left + place((clientX - at.x) / at.width, columns), top + place((clientY - at.y) / at.height, rows)];
    return cursor;
  }

  follow(sheet, (event) => {
    finger = event.pointerType === "touch";
    if (finger) return null;
    let last = cellAt(event);
    const stroke = begin(last);
    return {
      move(now) {
        const to = cellAt(now);
        life.draw(line(last, to), stroke);
        show();
        last = to;
      },
      end,
    };
  });
  sheet.addEventListener("click", (event) => {
    if (!finger) return;
    begin(cellAt(event));
    end();
  });
  sheet.addEventListener("keydown", (event) => {
    const way = arrowOf(event.key);
    if (!way && event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    keyed = true;
    if (way) {
      /** @param {number} at @param {number} from @param {number} size */
      const keep = (at, from, size) => Math.max(from, Math.min(from + size - 1, at));
      cursor = [keep(cursor[0] + way[0], left, columns), keep(cursor[1] + way[1], top, rows)];
      status.textContent = life.wordsOf(cursor);
      paint();
    } else {
      begin(cursor);
      end();
    }
  });
  sheet.addEventListener("focus", () => {
    keyed = sheet.matches(":focus-visible");
    paint();
  });
  sheet.addEventListener("blur", () => {
    keyed = false;
    paint();
  });
  show();
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

export default { traits: ["cells", "generation", "options"], draw };
