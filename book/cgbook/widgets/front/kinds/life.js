// Conway's Life: a sheet to draw on, stepped and run; or the reader marks the next generation first, and then looks.
import { button, calm, h, statusLine } from "../page/dom.js";
import { follow } from "../page/drag.js";
import { menu } from "../page/menu.js";
import { arrowOf } from "../page/touch.js";
import { frame } from "../page/view.js";
import { onLeaving, onTheme } from "../page/watch.js";
import { grouped, sentences, t } from "../page/words.js";
import { neighbours, next } from "../maths/life.js";

const PACE = 70; // milliseconds a step
const CALM = 600; // and for readers who want less motion
const MOST_ALIVE = 5_000;
const NARROW = 480; // pixels: below, a window as high as wide, whose cells can be seen
const NARROW_COLUMNS = 48;
const GRID = 7; // pixels of a cell from which its edges are drawn

/** Cells of the straight line from one cell to another, without the first.
 * @param {number[]} from @param {number[]} to */
function line(from, to) {
  const far = Math.max(...[0, 1].map((axis) => Math.abs(to[axis] - from[axis])));
  return Array.from({ length: far }, (_, i) =>
    [0, 1].map((axis) => from[axis] + Math.round(((to[axis] - from[axis]) * (i + 1)) / far)),
  );
}

/** @typedef {(x: number, y: number, inset?: number) => [number, number, number, number]} Box */

/** @param {Kind<"life">} widget */
function draw({ model, el }) {
  const { columns: given, ask } = model.get("options");
  const narrow = !ask && (el.clientWidth || innerWidth) < NARROW;
  const columns = narrow ? NARROW_COLUMNS : given;
  const rows = ask || narrow ? columns : Math.round((columns * 2) / 3);
  const listed = model.get("cells");
  const first = new Set(listed.map(String));
  const corner = (/** @type {number} */ axis, /** @type {number} */ size) => {
    const places = listed.length ? listed.map((cell) => cell[axis]) : [0];
    const [least, most] = [Math.min(...places), Math.max(...places)];
    return least + Math.floor((most - least + 1) / 2) - Math.floor(size / 2);
  };
  const [left, top] = [corner(0, columns), corner(1, rows)];
  let alive = first;
  let generation = model.get("generation");
  let asking = ask; // the next generation is to be marked
  let marks = /** @type {Set<string>} */ (new Set());
  let before = /** @type {Set<string> | null} */ (null); // what was alive when the guess was judged
  let timer = 0;
  let cursor = [left + Math.floor(columns / 2), top + Math.floor(rows / 2)];
  let keyed = false; // the cursor is seen
  let finger = false; // the last touch was a finger's, which scrolls the page when it's dragged

  const label = t("life.sheet");
  const sheet = h("canvas", { class: "cg-life-sheet", tabindex: 0, role: "application", "aria-label": label });
  sheet.style.aspectRatio = `${columns} / ${rows}`;
  const brush = sheet.getContext("2d");
  const how = () => t(asking ? "life.askHow" : "life.how");
  const status = statusLine(how());
  const count = h("p", { class: "cg-legend cg-life-count" });
  const main = button("", () => (asking ? judge() : before ? askAgain() : timer ? pause() : run()), {
    class: "cg-main",
  });
  const one = button(t("life.step"), step);
  const again = button(t("life.again"), () => put(first));
  const clear = button(t("clear"), () => put(new Set()));
  const [more, panel] = menu(t("more"), [h("div", { class: "cg-tools" }, again, clear)]);
  frame({ model, el }, sheet, count, status, h("div", { class: "cg-acts" }, main, !ask && one, more, panel));
  el.classList.toggle("cg-life-asks", ask);
  const size = new ResizeObserver(paint);
  size.observe(sheet);
  const stops = [onTheme(paint), onLeaving(sheet, () => timer && pause(t("life.left")))];

  function paint() {
    const dots = Math.min(devicePixelRatio || 1, 2);
    const [width, height] = [sheet.clientWidth * dots, sheet.clientHeight * dots].map(Math.round);
    if (!width || !brush) return;
    if (sheet.width !== width || sheet.height !== height) Object.assign(sheet, { width, height });
    const side = width / columns;
    const style = getComputedStyle(sheet);
    const ink = (/** @type {string} */ name) => style.getPropertyValue(`--cg-${name}`);
    /** Pixels of a cell: whole ones, so that neighbours meet.
     * @type {Box} */
    const box = (x, y, inset = 0) => {
      const [x0, x1, y0, y1] = [x - left, x - left + 1, y - top, y - top + 1].map((at) => Math.round(at * side));
      return /** @type {const} */ ([x0 + inset, y0 + inset, x1 - x0 - 2 * inset, y1 - y0 - 2 * inset]);
    };
    brush.fillStyle = ink("field");
    brush.fillRect(0, 0, width, height);
    brush.fillStyle = ink("green");
    for (const [x, y] of inSight()) {
      if (alive.has(`${x},${y}`)) brush.fillRect(...box(x, y));
      else if (before?.has(`${x},${y}`)) {
        brush.globalAlpha = 0.25; // it has died
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

  /** The reader's marks, dashed; once they're judged, the numbers of neighbours and a frame around what was wrong. */
  /** @param {{box: Box, side: number, dots: number, ink: (name: string) => string}} how */
  function paintGuess({ box, side, dots, ink }) {
    if (!brush) return;
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    brush.font = `600 ${Math.round(side * 0.42)}px system-ui, sans-serif`;
    for (const [x, y] of inSight()) {
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

  function inSight() {
    return Array.from({ length: columns * rows }, (_, i) => [left + (i % columns), top + Math.floor(i / columns)]);
  }

  function show() {
    const out = timer ? 0 : alive.size - inSight().filter((cell) => alive.has(String(cell))).length; // counted at rest
    const values = { n: generation, alive: grouped(alive.size), out: grouped(out) };
    count.textContent = sentences(t("life.count", values), out > 0 && t("life.unseen", values));
    main.textContent = t(asking ? "life.look" : before ? "life.next" : timer ? "pause" : "run");
    one.disabled = Boolean(timer);
    Object.assign(el.dataset, { generation, population: alive.size, state: timer ? "running" : "still" });
    paint();
  }

  /** Tells Python what is there, once it's at rest. */
  function rest() {
    const cells = [...alive].map((cell) => cell.split(",").map(Number));
    model.tell({ cells: cells.sort((a, b) => a[1] - b[1] || a[0] - b[0]), generation });
    show();
  }

  function go() {
    const was = alive;
    alive = next(was);
    generation++;
    if (!alive.size) return t("life.allDead");
    const born = [...alive].filter((cell) => !was.has(cell)).length;
    const died = was.size + born - alive.size;
    return born || died ? t("life.stepped", { born, died }) : t("life.still");
  }

  function step() {
    status.textContent = go();
    rest();
  }

  function run() {
    status.textContent = "";
    timer = window.setInterval(
      () => {
        const words = go();
        if (words === t("life.still") || !alive.size) return pause(words);
        if (alive.size > MOST_ALIVE) return pause(t("life.full", { most: grouped(MOST_ALIVE) }));
        show();
      },
      calm() ? CALM : PACE,
    );
    show();
  }

  function pause(words = "") {
    clearInterval(timer);
    timer = 0;
    status.textContent = words || t("life.paused", { n: generation });
    rest();
  }

  function put(/** @type {Set<string>} */ cells) {
    if (timer) pause();
    [alive, generation] = [cells, 0];
    askAgain();
    rest();
  }

  function askAgain() {
    asking = ask;
    marks = new Set();
    before = null;
    status.textContent = how();
    show();
  }

  function judge() {
    before = alive;
    asking = false;
    go();
    rest();
    const seen = inSight();
    const lives = seen.filter((cell) => alive.has(String(cell)));
    const found = lives.filter((cell) => marks.has(String(cell))).length;
    const wrong = seen.filter((cell) => alive.has(String(cell)) !== marks.has(String(cell)));
    const values = { found, alive: lives.length, extra: marks.size - found };
    const verdict = t(wrong.length ? (values.extra ? "life.missedAndMore" : "life.missed") : "life.allRight", values);
    status.textContent = sentences(verdict, ...wrong.slice(0, 1).map(wordsOf), wrong.length > 1 && t("life.others"));
  }

  /** What a cell is, how many live neighbours it has, and what becomes of it.
   * @param {number[]} cell */
  function wordsOf(cell) {
    const [x, y] = cell;
    const plane = before ?? alive;
    const [lives, n] = [plane.has(`${x},${y}`), neighbours(plane, x, y)];
    const fate = lives ? (n < 2 ? "lonely" : n < 4 ? "lives" : "crowded") : n === 3 ? "born" : "dead";
    const around = t(n ? "life.neighbours" : "life.none", { n });
    const words = t(`life.fate.${fate}`, { neighbours: around });
    const mark = t(marks.has(`${x},${y}`) ? "life.marked" : "life.unmarked");
    return `${t("life.at", { row: y - top + 1, column: x - left + 1 })} ${asking ? mark : words}`;
  }

  // the reader's strokes: each makes cells of one sort, that of its first cell turned

  function begin(/** @type {number[]} */ cell) {
    const stroke = !(asking ? marks : alive).has(String(cell));
    drawOn([cell], stroke);
    status.textContent = wordsOf(cell);
    return stroke;
  }

  function drawOn(/** @type {number[][]} */ cells, /** @type {any} */ stroke) {
    if (before) return;
    const drawn = new Set(asking ? marks : alive);
    for (const cell of cells) stroke ? drawn.add(String(cell)) : drawn.delete(String(cell));
    if (asking) marks = drawn;
    else alive = drawn;
    show();
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
        drawOn(line(last, to), stroke);
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
      status.textContent = wordsOf(cursor);
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
    size.disconnect();
    for (const stop of stops) stop();
  };
}

export default { traits: ["cells", "generation", "options"], draw };
