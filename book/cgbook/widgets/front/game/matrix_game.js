// The state of a matrix game to work on, independent of the page: its entries, the lines (rows or columns) that are
// struck out, and a mixture of two lines. The module also puts this state into words. A side is 0 for rows and 1 for
// columns; one side's gain is the other side's cost.
import { bounds, brought, costs, dominated, envelope, solve } from "../maths/matrix_games.js";
import { compared, near, plus, ratio, times, written } from "../maths/ratios.js";
import { list, minus, sentence, t } from "../page/words.js";

const FINE = 60; // approximate number of steps of the mixture's probability
const BRIEF = 12n; // largest denominator of a fraction that readers can take in

export const exact = (/** @type {Ratio} */ one) => minus(written(one));
const brief = (/** @type {Ratio} */ one) => (one.d > BRIEF ? minus(near(one).toFixed(2)) : exact(one));
const whole = (/** @type {number} */ number) => ratio(BigInt(number));
const less = (/** @type {Ratio} */ one) => ratio(-one.n, one.d);
/** @param {Ratio[]} all */
const lowest = (all) => all.reduce((best, one) => (compared(one, best) < 0 ? one : best));

/** The two lines that a player mixes: `own` has the player's payoffs, `mine` the two lines' numbers in the game, and
 * `others` the numbers of the opposing lines. */
/** @typedef {{side: number, own: number[][], mine: number[], others: number[]}} Mixer */

export class MatrixGame {
  /** @param {string[][]} names of the rows and of the columns @param {number[][]} entries @param {number[][]} struck */
  constructor(names, entries, struck) {
    this.names = names;
    this.entries = entries.map((row) => [...row]);
    this.struck = struck.map((pair) => [...pair]); // [side, number], oldest first
    this.p = ratio(1n, 2n); // probability of the first of the two mixed lines
    this.fine = FINE;
  }

  /** Starts again with these entries and nothing struck out. @param {number[][]} entries */
  begin(entries) {
    this.entries = entries.map((row) => [...row]);
    this.struck = [];
    this.p = ratio(1n, 2n);
  }

  /** @param {number} side @param {number} i */
  named(side, i) {
    return t(side ? "matrix.column" : "matrix.row", { name: this.names[side][i] });
  }

  /** @param {number} side @param {number} i */
  gone(side, i) {
    return this.struck.some(([s, k]) => s === side && k === i);
  }

  /** Returns {alive, small}: the numbers of the remaining rows and columns, and the entries where they cross. */
  left() {
    const alive = this.names.map((some, side) => some.map((_, i) => i).filter((i) => !this.gone(side, i)));
    return { alive, small: alive[0].map((i) => alive[1].map((j) => this.entries[i][j])) };
  }

  /** Returns the value of the remaining game, and an optimal strategy for each player. */
  solved() {
    return solve(this.left().small);
  }

  boundsLine() {
    const { alive, small } = this.left();
    const { least: low, greatest: high, saddles } = bounds(small);
    if (!saddles.length) return t("matrix.noSaddle", { low: minus(Math.max(...low)), high: minus(Math.min(...high)) });
    const [i, j] = saddles[0];
    const [row, column] = [this.names[0][alive[0][i]], this.names[1][alive[1][j]]];
    return t("matrix.saddles", { row, column, pay: minus(small[i][j]), n: saddles.length });
  }

  valueLine() {
    const { small } = this.left();
    const found = solve(small);
    const brings = list(brought(small, found.rows).map(exact));
    const theirs = list(brought(costs(small), found.columns).map((one) => exact(less(one))));
    return t("matrix.value", { value: exact(found.value), brings, costs: theirs });
  }

  // --- striking out

  /** Strikes out a line if another line or a mixture dominates it, or brings a struck line back; returns the reason.
   * @param {number} side @param {number} i */
  strike(side, i) {
    const line = sentence(this.named(side, i));
    if (this.gone(side, i)) {
      this.struck = this.struck.filter(([s, k]) => s !== side || k !== i);
      return t("matrix.back", { line });
    }
    const { alive, small } = this.left();
    const own = side ? costs(small) : small;
    const at = alive[side].indexOf(i);
    const real = (/** @type {Ratio} */ number) => (side ? less(number) : number);
    const listed = (/** @type {Ratio[]} */ some) => list(some.map((one) => exact(real(one))));
    const { by, against } = dominated(own, at);
    if (by) {
      const told = {
        line,
        by: this.mixed(side, alive[side], by),
        better: listed(brought(own, by)),
        worse: listed(own[at].map(whole)),
      };
      this.struck = [...this.struck, [side, i]];
      const rest = this.left().small;
      const more = [rest, costs(rest)].some((some) => some.some((_, k) => dominated(some, k).by));
      const said = t(side ? "matrix.struckColumn" : "matrix.struck", told);
      return more ? said : `${said} ${t("matrix.none")}`;
    }
    if (own.length === 1 || !against) return t(side ? "matrix.lastColumn" : "matrix.lastRow", { line });
    const brings = own[at].map((one, k) => times(against[k], whole(one))).reduce((sum, one) => plus(sum, one));
    const mix = this.mixed(1 - side, alive[1 - side], against);
    return t(side ? "matrix.keptColumn" : "matrix.kept", { line, mix, own: exact(real(brings)) });
  }

  /** Brings back the line that was struck out last. */
  back() {
    const [side, i] = this.struck.at(-1) ?? [0, 0];
    return this.strike(side, i);
  }

  /** Returns the words for a mixture, such as "1/2 of row a with 1/2 of row b".
   * @param {number} side @param {number[]} numbers @param {Ratio[]} mix */
  mixed(side, numbers, mix) {
    const parts = mix.flatMap((one, k) => (one.n ? [{ p: exact(one), name: this.named(side, numbers[k]) }] : []));
    if (parts.length === 1) return parts[0].name;
    return parts.map((part) => t("matrix.part", part)).join(t("matrix.with"));
  }

  // --- the mixture of two lines

  /** Returns the two lines to mix: rows, or else columns as the second player sees them. Null if no side has two lines.
   * @returns {Mixer | null} */
  mixer() {
    const { alive, small } = this.left();
    const side = alive[0].length === 2 ? 0 : alive[1].length === 2 ? 1 : -1;
    return side < 0 ? null : { side, own: side ? costs(small) : small, mine: alive[side], others: alive[1 - side] };
  }

  /** Returns the [row, column] where the second mixed line (the first, if `end` is 1) crosses the k-th opposing line.
   * @param {Mixer} mixer @returns {[number, number]} */
  at({ side, mine, others }, k = 0, end = 0) {
    const own = mine[end ? 0 : 1];
    return side ? [others[k], own] : [own, others[k]];
  }

  /** Sets the probability of the first mixed line to p, rounded to a whole step. */
  mix(p = near(this.p)) {
    this.p = ratio(BigInt(Math.round(p * this.fine)), BigInt(this.fine));
  }

  /** Sets the probability of the first mixed line to an optimal one. */
  best() {
    const mixer = this.mixer();
    if (mixer) this.p = envelope(mixer.own).best[0];
  }

  /** Returns the mixture's payoff against each opposing line. @param {number[][]} own */
  heights([first, second]) {
    const rest = plus(whole(1), less(this.p));
    return first.map((one, k) => plus(times(this.p, whole(one)), times(rest, whole(second[k]))));
  }

  /** Returns the data for the graph of the mixture's payoffs. @param {Mixer} mixer */
  graph({ side, own, mine, others }) {
    const { corners, best } = envelope(own);
    this.fine = Number(best[0].d) * Math.max(1, Math.round(FINE / Number(best[0].d)));
    this.mix();
    const real = (/** @type {number} */ number) => (side ? -number : number);
    const lines = others.map((k, at) =>
      t("matrix.line", { name: this.names[1 - side][k], from: minus(real(own[1][at])), to: minus(real(own[0][at])) }),
    );
    return {
      steps: this.fine,
      told: this.standing(),
      corners: corners.map(([x, y]) => [near(x), real(near(y))]),
      p: near(this.p),
      height: real(near(lowest(this.heights(own)))),
      label: t("matrix.graph", { line: this.named(side, mine[0]), lines: list(lines) }),
    };
  }

  /** Describes the mixture's guaranteed payoff, and whether it can be improved. */
  standing() {
    const mixer = this.mixer();
    if (!mixer) return "";
    const { side, own, mine, others } = mixer;
    const all = this.heights(own);
    const low = lowest(all);
    const by = others.filter((_, k) => compared(all[k], low) === 0).map((k) => this.names[1 - side][k]);
    const values = {
      row: sentence(this.named(side, mine[0])),
      p: brief(this.p),
      height: brief(side ? less(low) : low),
      name: list(by, t("and")),
      n: by.length,
    };
    const said = t(side ? "matrix.cost" : "matrix.sure", values);
    const top = compared(envelope(own).value, low) === 0;
    return `${said} ${t(side ? (top ? "matrix.bottom" : "matrix.above") : top ? "matrix.top" : "matrix.below")}`;
  }
}
