// Conway's Life: a sheet to draw on, stepped and run; or the reader marks the next generation first, and then looks.
import { copiedOrSelected } from "../page/links.js";
import { button, calm, dropDown, h, statusLine } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { onLeaving } from "../page/watch.js";
import { grouped, sentences, t } from "../page/words.js";
import { Plane } from "../maths/life.js";
import { readRuns, writeRuns } from "../maths/rle.js";
import { boxOf, fates, inside, paintCells, paintGuess } from "./shared/cells.js";
import { sheet } from "./shared/sheet.js";

const SPEEDS = [1, 2, 4, 8, 15, 30, 60, 240]; // steps a second
/** Which of these suits a window of so many columns: what needs a wide one goes on for long. */
const pace = (columns) => (calm() ? 1 : columns < 72 ? 3 : columns < 144 ? 4 : 6);
const NARROW = 480; // pixels: a sheet as high as wide, of cells that are SEEN pixels large or more
const SEEN = 3.5;
const MOST_KEPT = 200; // to go back to
const MOST_ALIVE = 100_000;
const BUDGET = 12; // milliseconds of steps between two pictures of the screen

/** @param {Kind<"life">} widget */
function draw({ model, el }) {
  const { columns: first, windows, ask } = model.get("options");
  const patterns = model.get("patterns");
  const wide = el.clientWidth || innerWidth;
  const ratio = ask || wide < NARROW ? 1 : 2 / 3; // of rows to columns
  const touched = !ask && matchMedia("(any-pointer: coarse)").matches;
  let plane = new Plane(model.get("cells"));
  let generation = model.get("generation");
  let asking = ask; // the next generation is to be marked
  let marks = new Plane(); // as being alive in it
  /** @type {Plane | null} */
  let before = null; // what was alive when the guess was judged
  let stroke = true; // what a stroke makes of cells: alive, or dead
  /** @type {{plane: Plane, generation: number}[]} */
  let past = []; // what was there before each thing that was done
  let running = 0;
  /** @type {number[] | null} */
  let place = null; // where a finger has touched cells too small for it
  let far = 0; // while a finger draws: how many columns were seen before

  const how = () => t(asking ? "life.askHow" : touched ? "life.touch" : "life.how");
  const status = statusLine(how());
  const count = h("p", { class: "cg-legend cg-life-count" });
  const field = sheet({ label: t("life.sheet"), ratio, begin, draw: drawOn, end: rest, walk, small, paint });
  const main = button("", () => (asking ? judge() : before ? askAgain() : running ? pause() : run()), {
    class: "cg-main",
  });
  const stepButton = button(t("life.step"), step);
  const drawButton = touched && button(t("life.draw"), toggle, { "aria-pressed": "false" });
  const undoButton = button(t("undo"), undo);
  const clearButton = button(t("clear"), () => (asking ? askAgain() : put([])));
  const speed = h("input", {
    type: "range",
    class: "cg-slider",
    min: 0,
    max: SPEEDS.length - 1,
    value: pace(first),
    oninput: () => tellSpeed(),
  });
  /** @type {any[]} */
  const named = [[null, t("life.choose")], ...patterns.map((one) => [one, one.name])];
  const sizes = windows.map((n) => [n, `${n} × ${Math.round(n * ratio)}`]);
  const zoom = dropDown(t("life.window"), sizes, seen(first), (n) => zoomTo(n));
  const offers = dropDown(t("life.pattern"), named, known(), (one) => one && offer(one));
  const guess = h("input", { type: "checkbox", checked: ask, onchange: () => askAgain(guess.checked) });
  const text = h("textarea", {
    rows: 4,
    spellcheck: "false",
    "aria-label": t("life.text"),
  });
  const texts = h(
    "details",
    { class: "cg-more", ontoggle: () => write() },
    h("summary", {}, t("life.text")),
    h("p", {}, t("life.textHow")),
    text,
    h("div", { class: "cg-tools" }, button(t("life.read"), read), button(t("copy"), copy)),
  );
  const [more, panel] = menu(t("more"), [
    h("div", { class: "cg-tools" }, undoButton, clearButton),
    offers,
    zoom,
    h("label", {}, h("span", {}, t("life.speed")), speed),
    ask && h("label", { class: "cg-only" }, guess, ` ${t("guess.first")}`),
    texts,
  ]);
  frame(
    { model, el },
    field.element,
    count,
    status,
    h("div", { class: "cg-acts" }, main, stepButton, drawButton, more, panel),
  );
  el.classList.toggle("cg-life-asks", ask);
  field.look(middle(), seen(first));
  tellSpeed();
  tellAll();
  const stopWatching = onLeaving(field.element, () => running && pause(t("life.left")));
  return () => {
    cancelAnimationFrame(running);
    stopWatching();
    field.stop();
  };

  // what is seen, and said of it

  /** The pattern that is on the sheet, if it has a name. */
  function known() {
    const runs = writeRuns(plane.cells());
    return patterns.find((one) => writeRuns(readRuns(one.rle).cells) === runs) ?? null;
  }

  /** So many columns, or as many as can be seen where it is narrow. */
  function seen(columns) {
    return windows.findLast((n) => n === windows[0] || (n <= columns && wide / n >= SEEN)) ?? columns;
  }

  function middle() {
    const { left, top, width, height } = boxOf(plane.cells());
    return [left + Math.floor(width / 2), top + Math.floor(height / 2)];
  }

  function paint(brush, part) {
    paintCells(brush, part, plane);
    if (asking || before) paintGuess(brush, part, { marks, plane, before });
  }

  function tellAll() {
    const out = running ? 0 : plane.population - inside(plane, field.part); // counted at rest
    const values = { n: generation, alive: grouped(plane.population), out: grouped(out) };
    count.textContent = sentences(t("life.count", values), out && t("life.unseen", values));
    main.textContent = t(asking ? "life.look" : before ? "life.next" : running ? "pause" : "run");
    stepButton.disabled = guess.checked || Boolean(running);
    undoButton.disabled = !past.length;
    Object.assign(el.dataset, { generation, population: plane.population, state: running ? "running" : "still" });
    field.show();
  }

  /** A cell, and what becomes of it. */
  function wordsOf(cell) {
    const [x, y] = cell;
    const { left, top } = field.part;
    const what = asking ? t(marks.has(x, y) ? "life.marked" : "life.unmarked") : fates(before ?? plane, x, y);
    return `${t("life.at", { row: y - top + 1, column: x - left + 1 })} ${what}`;
  }

  function walk(cell) {
    status.textContent = wordsOf(cell);
  }

  function small(cell) {
    place = cell;
    status.textContent = t(touched ? "life.closer" : "life.small");
  }

  /** Lets a finger draw, on cells large enough for it, or scroll the page again, with as much in sight as before. */
  function toggle() {
    const draws = !far;
    drawButton?.setAttribute("aria-pressed", String(draws));
    field.fingers(draws);
    const now = field.part.columns;
    if (draws && field.tooSmall())
      zoomTo(windows.findLast((n) => !field.tooSmall(n)) ?? windows[0], place ?? field.middle());
    if (now < far) zoomTo(far);
    far = draws ? now : 0;
    place = null;
    status.textContent = t(draws ? "life.drawing" : "life.touch");
  }

  // what the reader does

  /** Notes what is there, to come back to it. */
  function keep() {
    past = [...past.slice(1 - MOST_KEPT), { plane, generation }];
  }

  function begin([x, y]) {
    if (asking) stroke = !marks.has(x, y);
    else if (!before) {
      if (!running) keep();
      stroke = !plane.has(x, y);
    }
    drawOn([[x, y]]);
    walk([x, y]);
  }

  function drawOn(cells) {
    if (asking) marks = marks.with(cells, stroke);
    else if (before) return;
    else plane = plane.with(cells, stroke);
    tellAll();
  }

  /** Nothing goes on by itself: what is there is told to Python, and written as a text. */
  function rest() {
    if (running) return;
    model.tell({ cells: plane.cells(), generation });
    write();
    tellAll();
  }

  function step() {
    keep();
    before = null;
    go();
    status.textContent = wordsOfStep();
    rest();
  }

  function go() {
    plane = plane.step();
    generation++;
  }

  function wordsOfStep() {
    const { born, died, population } = plane;
    if (!population) return t("life.allDead");
    return born || died ? t("life.stepped", { born, died }) : t("life.still");
  }

  function run() {
    keep();
    status.textContent = "";
    let due = 0;
    let then = performance.now();
    const tick = (now) => {
      due = Math.min(due + ((now - then) * SPEEDS[Number(speed.value)]) / 1000, 8);
      then = now;
      const end = performance.now() + BUDGET;
      for (; due >= 1 && performance.now() < end; due--) {
        go();
        if (!plane.born && !plane.died) return pause(wordsOfStep());
        if (plane.population > MOST_ALIVE) return pause(t("life.full", { most: grouped(MOST_ALIVE) }));
      }
      running = requestAnimationFrame(tick);
      tellAll();
    };
    running = requestAnimationFrame(tick);
    tellAll();
  }

  function pause(words = "") {
    cancelAnimationFrame(running);
    running = 0;
    rest();
    status.textContent = words || t("life.paused", { n: generation });
  }

  function undo() {
    const last = past.pop();
    if (!last) return;
    if (running) pause();
    ({ plane, generation } = last);
    askAgain(guess.checked);
    status.textContent = t("life.back", { n: generation });
    rest();
  }

  /** Other cells than before, in the middle of a window of so many columns, or of one where they all are seen. */
  function put(cells, columns = 0) {
    if (running) pause();
    keep();
    plane = new Plane(cells);
    generation = 0;
    askAgain(guess.checked);
    const { width, height } = boxOf(cells);
    const now = field.part.columns;
    const fits = (n) => n >= now && width + 2 <= n && height + 2 <= n * ratio;
    if (cells.length) zoomTo(columns ? seen(columns) : (windows.find(fits) ?? windows.at(-1)), middle());
    status.textContent = t(cells.length ? "life.placed" : "life.cleared", { alive: cells.length });
    rest();
  }

  function offer({ rle, columns }) {
    put(readRuns(rle).cells, columns);
    speed.value = String(pace(columns));
    tellSpeed();
  }

  function zoomTo(columns, at = field.middle()) {
    field.look(at, columns);
    const select = zoom.querySelector("select");
    if (select) select.selectedIndex = windows.indexOf(columns);
    tellAll();
  }

  function tellSpeed() {
    speed.setAttribute("aria-valuetext", t("life.speedIs", { n: SPEEDS[Number(speed.value)] }));
  }

  // a guess

  function askAgain(on = true) {
    asking = on;
    marks = new Plane();
    before = null;
    status.textContent = how();
    tellAll();
  }

  function judge() {
    keep();
    before = plane;
    asking = false;
    go();
    rest();
    const { left, top, columns, rows } = field.part;
    let [hits, extra] = [0, 0];
    const wrong = /** @type {number[][]} */ ([]);
    for (let y = top; y < top + rows; y++)
      for (let x = left; x < left + columns; x++) {
        const [alive, marked] = [plane.has(x, y), marks.has(x, y)];
        if (alive && marked) hits++;
        if (!alive && marked) extra++;
        if (alive !== marked) wrong.push([x, y]);
      }
    const values = { found: hits, extra, alive: inside(plane, field.part) };
    const why = wrong.slice(0, 1).map(wordsOf);
    const verdict = wrong.length ? t(extra ? "life.missedAndMore" : "life.missed", values) : t("life.allRight", values);
    status.textContent = sentences(verdict, ...why, wrong.length > 1 && t("life.others"));
  }

  // texts

  function write() {
    if (texts.open) text.value = writeRuns(plane.cells());
  }

  function read() {
    const { cells, refused } = readRuns(text.value);
    if (cells) put(cells);
    else status.textContent = t(`life.refused.${refused}`);
  }

  async function copy() {
    status.textContent = t((await copiedOrSelected(text, panel)) ? "copied" : "life.selected");
  }
}

export default { traits: ["cells", "generation", "patterns", "options"], draw };
