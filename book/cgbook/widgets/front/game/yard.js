// The state of the yard, independent of the page: a picture of Green Hackenbush that can be drawn, erased, cut, reduced
// and put into words.
import { edgesOf, grow, standing, winningCuts } from "../maths/green.js";
import { reduction } from "../maths/reduce.js";
import { curves, extent } from "../maths/strokes.js";
import { list, sentences, t } from "../page/words.js";

const MOST = 40; // maximum number of edges in a picture
const [COLUMNS, ROWS] = [10, 5]; // minimum size of the yard, in units; a larger picture enlarges the yard

/** Returns the name of a point. @param {number[]} point */
export const spot = ([x, y]) => (y === 0 ? t("dotGround", { x }) : t("dotAt", { x, y }));

export class Yard {
  /** @param {Segment[]} segments @param {string} mode "draw", "erase", "cut" or "reduce" */
  constructor(segments, mode) {
    this.segments = segments;
    this.mode = mode;
    /** @type {number[] | null} */
    this.chosen = null; // the point from which an edge is drawn
    /** @type {Segment[][]} */
    this.past = [];
  }

  get edges() {
    return edgesOf(this.segments);
  }

  /** Whether the picture has an edge that can be cut. */
  get stands() {
    return standing(this.edges).includes(true);
  }

  /** Replaces the picture, in a way that `undo` can reverse. @param {Segment[]} segments */
  become(segments) {
    this.past.push(this.segments);
    this.segments = segments;
  }

  undo() {
    this.segments = this.past.pop() ?? this.segments;
    this.chosen = null;
  }

  // `touch`, `join` and `erase` return their effect in words; `touch` and `join` return null if the yard is full.

  /** Begins an edge at a point, or ends an edge that's begun. @param {number[]} point */
  touch(point) {
    const from = this.chosen;
    this.chosen = from || this.segments.length >= MOST ? null : point;
    return this.chosen ? "" : this.join(from ?? point, point);
  }

  /** @param {number[]} from @param {number[]} point */
  join(from, point) {
    this.chosen = null;
    if (this.segments.length >= MOST) return null;
    this.become([...this.segments, [...from, ...point]]);
    return t("drawn", { n: this.segments.length, from: spot(from), to: spot(point) });
  }

  full() {
    return t("drawFull", { most: MOST });
  }

  /** Removes edge i; edges that lose their connection to the ground stay in the picture. @param {number} i */
  erase(i) {
    this.become(this.segments.toSpliced(i, 1));
    return t("erased", { n: i + 1 });
  }

  /** Cuts edge i; returns the effect in words, and the curves that fall.
   * @param {number} i @param {string} key key of the words that say who cut */
  cut(i, key = "youCut") {
    const gone = this.falling(i);
    const drawn = curves(this.segments);
    const others = gone.filter((j) => j !== i).map((j) => j + 1);
    this.become(this.segments.filter((_, j) => !gone.includes(j)));
    const fell = others.length > 0 && t("fellToo", { list: list(others), n: others.length });
    return { text: sentences(t(key, { n: i + 1 }), fell), fallen: gone.map((j) => ({ curve: drawn[j] })) };
  }

  /** Makes the opponent's cut, a winning one if possible. */
  answer(random = Math.random) {
    const edges = this.edges;
    const wins = winningCuts(edges);
    const from = wins.length ? wins : standing(edges).flatMap((stands, i) => (stands ? [i] : []));
    return this.cut(from[Math.floor(random() * from.length)], "theyCut");
  }

  /** Returns the edges that fall when edge i is cut, edge i included. @param {number} i */
  falling(i) {
    const held = standing(edgesOf(this.segments.toSpliced(i, 1)));
    const before = standing(this.edges);
    return this.segments.flatMap((_, j) => (j === i || (before[j] && !held[j > i ? j - 1 : j]) ? [j] : []));
  }

  /** Returns the edges that disappear when edge i is touched in the present mode. @param {number} i */
  going(i) {
    return this.mode === "erase" ? [i] : this.falling(i);
  }

  /** Returns the points of the yard's grid and of the picture, by name.
   * @returns {Map<string, number[]>} */
  points() {
    const points = new Map();
    for (let y = ROWS; y >= 0; y--) for (let x = 0; x <= COLUMNS; x++) points.set(`${x},${y}`, [x, y]);
    for (const [x, y, u, v] of this.segments) {
      points.set(`${x},${y}`, [x, y]);
      points.set(`${u},${v}`, [u, v]);
    }
    return points;
  }

  /** Returns the frames of the reduction, each with its curves. */
  frames() {
    return reduction(this.edges, this.segments).map((frame) => ({
      ...frame,
      drawn: curves(frame.picture.map(({ segment }) => segment)),
    }));
  }

  /** Returns the bounds of the yard, in units. */
  bounds() {
    const own = extent(curves(this.segments));
    return {
      left: Math.min(-0.8, own.left),
      right: Math.max(COLUMNS + 0.8, own.right),
      top: Math.max(ROWS + 0.7, own.top),
    };
  }

  /** Describes the picture, but doesn't tell players which cut wins. `numbered`: whether the edges show their numbers.
   * @param {boolean} numbered */
  verdict(numbered) {
    const { value, worths } = grow(this.edges);
    const wins = winningCuts(this.edges).map((i) => i + 1);
    const parts = [];
    if (!worths.some((one) => one !== null)) parts.push(t("yardEmpty"));
    else if (value === 0) parts.push(t("yardIsP"));
    else if (this.mode === "cut") parts.push(t("yardValue", { value }));
    else {
      const told = t(numbered ? "cutsWin" : "someWin", { list: list(wins), n: wins.length });
      parts.push(t("yardIsN", { value, wins: told }));
    }
    if (worths.includes(null)) parts.push(t("loose"));
    return { value, text: sentences(...parts) };
  }

  /** Returns the line below the picture: what has happened or what to do next, and the picture's value.
   * @param {string} text @param {() => string} verdict */
  line(text, verdict) {
    if (this.mode === "cut" && !this.stands) return sentences(text, t("noneLeft"));
    if (this.chosen) return t("drawFrom", { from: spot(this.chosen) });
    return sentences(text || t(`${this.mode}How`), verdict());
  }
}
