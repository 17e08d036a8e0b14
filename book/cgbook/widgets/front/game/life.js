// The state of a sheet of Conway's Life, independent of the page. The reader can draw cells, step them, and guess the
// next generation.
import { neighbours, next } from "../maths/life.js";
import { grouped, sentences, t } from "../page/words.js";

const MOST_ALIVE = 5_000;

/** Returns the cells of the straight line from one cell to another, without the first cell.
 * @param {number[]} from @param {number[]} to */
export function line(from, to) {
  const far = Math.max(...[0, 1].map((axis) => Math.abs(to[axis] - from[axis])));
  return Array.from({ length: far }, (_, i) =>
    [0, 1].map((axis) => from[axis] + Math.round(((to[axis] - from[axis]) * (i + 1)) / far)),
  );
}

export class Life {
  /** Creates a sheet of this size with these live cells in its middle. `ask`: whether the reader must mark the next
   * generation before seeing it.
   * @param {number[][]} cells @param {number} generation @param {number[]} size @param {boolean} ask */
  constructor(cells, generation, [columns, rows], ask) {
    this.ask = ask;
    this.columns = columns;
    this.rows = rows;
    const corner = (/** @type {number} */ axis, /** @type {number} */ size) => {
      const places = cells.length ? cells.map((cell) => cell[axis]) : [0];
      const [least, most] = [Math.min(...places), Math.max(...places)];
      return least + Math.floor((most - least + 1) / 2) - Math.floor(size / 2);
    };
    this.left = corner(0, columns);
    this.top = corner(1, rows);
    this.first = this.alive = new Set(cells.map(String));
    this.generation = generation;
    this.asking = ask; // whether the reader has to mark the next generation now
    this.marks = /** @type {Set<string>} */ (new Set());
    this.before = /** @type {Set<string> | null} */ (null); // the live cells when the guess was judged
  }

  /** The live cells, row by row. */
  get cells() {
    const cells = [...this.alive].map((cell) => cell.split(",").map(Number));
    return cells.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  }
  get inSight() {
    const { left, top, columns, rows } = this;
    return Array.from({ length: columns * rows }, (_, i) => [left + (i % columns), top + Math.floor(i / columns)]);
  }

  /** Steps one generation; returns the effect in words, and whether a run of steps must end. */
  step(runs = false) {
    const was = this.alive;
    this.alive = next(was);
    this.generation++;
    const born = [...this.alive].filter((cell) => !was.has(cell)).length;
    const died = was.size + born - this.alive.size;
    if (!this.alive.size) return { words: t("life.allDead"), ends: true };
    if (!born && !died) return { words: t("life.still"), ends: true };
    if (runs && this.alive.size > MOST_ALIVE)
      return { words: t("life.full", { most: grouped(MOST_ALIVE) }), ends: true };
    return { words: t("life.stepped", { born, died }), ends: false };
  }

  /** Replaces the live cells, as generation 0. @param {Iterable<string>} cells */
  put(cells) {
    [this.alive, this.generation] = [new Set(cells), 0];
    this.askAgain();
  }

  askAgain() {
    this.asking = this.ask;
    this.marks = new Set();
    this.before = null;
  }

  /** Toggles a cell or, during a guess, its mark; returns whether the cell is now alive or marked.
   * @param {number[]} cell */
  touch(cell) {
    const stroke = !(this.asking ? this.marks : this.alive).has(String(cell));
    this.draw([cell], stroke);
    return stroke;
  }

  /** Makes cells alive (`stroke`) or dead; during a guess, marks or unmarks them instead.
   * @param {number[][]} cells @param {boolean} stroke */
  draw(cells, stroke) {
    if (this.before) return;
    const drawn = new Set(this.asking ? this.marks : this.alive);
    for (const cell of cells) stroke ? drawn.add(String(cell)) : drawn.delete(String(cell));
    if (this.asking) this.marks = drawn;
    else this.alive = drawn;
  }

  /** Judges the guess, steps to the next generation and returns the verdict in words. */
  judge() {
    this.before = this.alive;
    this.asking = false;
    this.step();
    const { alive, marks, inSight } = this;
    const lives = inSight.filter((cell) => alive.has(String(cell)));
    const found = lives.filter((cell) => marks.has(String(cell))).length;
    const wrong = inSight.filter((cell) => alive.has(String(cell)) !== marks.has(String(cell)));
    const values = { found, alive: lives.length, extra: marks.size - found };
    const verdict = t(wrong.length ? (values.extra ? "life.missedAndMore" : "life.missed") : "life.allRight", values);
    const first = wrong.slice(0, 1).map((cell) => this.wordsOf(cell));
    return sentences(verdict, ...first, wrong.length > 1 && t("life.others"));
  }

  /** Describes a cell: its place, and then its live neighbours and next state, or its mark during a guess.
   * @param {number[]} cell */
  wordsOf([x, y]) {
    const plane = this.before ?? this.alive;
    const [lives, n] = [plane.has(`${x},${y}`), neighbours(plane, x, y)];
    const fate = lives ? (n < 2 ? "lonely" : n < 4 ? "lives" : "crowded") : n === 3 ? "born" : "dead";
    const around = t(n ? "life.neighbours" : "life.none", { n });
    const words = t(`life.fate.${fate}`, { neighbours: around });
    const mark = t(this.marks.has(`${x},${y}`) ? "life.marked" : "life.unmarked");
    return `${t("life.at", { row: y - this.top + 1, column: x - this.left + 1 })} ${this.asking ? mark : words}`;
  }

  /** Returns the generation and the number of live cells in words; cells out of sight are mentioned only at rest. */
  count(rests = true) {
    const { alive, generation } = this;
    const out = rests ? alive.size - this.inSight.filter((cell) => alive.has(String(cell))).length : 0;
    const values = { n: generation, alive: grouped(alive.size), out: grouped(out) };
    return sentences(t("life.count", values), out > 0 && t("life.unseen", values));
  }
}
