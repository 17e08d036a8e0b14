// A game in progress, with its turns, the opponent, undo, and the move that lost the game. It doesn't depend on a page,
// and leaves the arithmetic to table.js.
import { apply, bestMoves, isOver, moves, say, score, stubborn } from "./table.js";

/**
 * Returns a mulberry32 generator, which is small, seedable and good enough to choose a move.
 * @param {number} seed
 * @returns {() => number}
 */
export function random(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const NONE = /** @type {((past: Turn[]) => Numbers | null) | null} */ (null);
const ENOUGH = 12; // number of moves that a losing opponent holds out for; more would only delay the end

/** Returns the seed in some options, or a random seed if they have none. @param {{seed?: number}} options */
export const seedOf = (options) => options.seed ?? Math.floor(Math.random() * 2 ** 32);
/** Returns a random generator with the seed in some options, or with a random seed. @param {{seed?: number}} options */
export const seeded = (options) => random(seedOf(options));

export class Game {
  /**
   * slip: share of the opponent's moves, from 0 to 1, that are random. plain: whether reasons avoid nim-sums.
   * friend: whether two people play on this page, without an automatic reply. numbers(past): how sentences number the
   * pieces after these turns, or null for the table's numbers.
   * @param {Table} table @param {State} start
   */
  constructor(
    table,
    start,
    { youStart = true, slip = 0, seed = 1, plain = false, friend = false, numbers = NONE } = {},
  ) {
    this.table = table;
    this.slip = slip;
    this.youStart = youStart;
    this.plain = plain;
    this.friend = friend;
    this.numbers = numbers;
    this.start = start;
    this.random = random(seed);
    /** @type {Turn[]} */
    this.past = []; // the turns so far, oldest first
    this.state = start;
  }

  /** Whether a person on this page, rather than an automatic opponent, makes the next move. */
  get here() {
    return this.friend || this.yourTurn;
  }

  get yourTurn() {
    return (this.past.length % 2 === 0) === this.youStart;
  }
  get over() {
    return this.round || isOver(this.table, this.state);
  }
  get legal() {
    return this.round ? [] : [...moves(this.table, this.state)];
  }

  /** Whether the position is a draw and has come back twice. Nobody can force a win, so the game ends. */
  get round() {
    if (this.table.judge !== "score" || !this.past.length || score(this.table, this.state) !== 0) return false;
    const here = JSON.stringify(this.state);
    return this.past.filter((turn) => JSON.stringify(turn.state) === here).length >= 2;
  }

  /** Returns the words for a move from `state` after the turns in `past` (default: a move now). @param {Move} move */
  say(move, past = this.past, state = this.state) {
    return say(this.table, state, move, this.numbers?.(past));
  }

  /** @param {Move} move */
  play(move) {
    this.past.push({ state: this.state, move, yours: this.yourTurn });
    this.state = apply(this.table, this.state, move);
  }

  reply() {
    const best = () => {
      const some = bestMoves(this.table, this.state);
      const lost = score(this.table, this.state) < 0;
      return lost ? stubborn(this.table, this.state, some, ENOUGH) : some;
    };
    const from = this.random() < this.slip ? this.legal : best();
    const move = from[Math.floor(this.random() * from.length)];
    this.play(move);
    return move;
  }

  /** Takes back the reader's last move and the reply to it, or against a friend only the last move. */
  undo() {
    const last = this.friend ? this.past.length - 1 : this.past.findLastIndex((turn) => turn.yours);
    if (last >= 0) this.rewind(last);
  }

  /** @param {number} turn */
  rewind(turn) {
    this.state = this.past[turn].state;
    this.past.length = turn;
  }

  get canUndo() {
    return this.past.some((turn) => this.friend || turn.yours);
  }

  /** The result of a finished game for the reader: 1 for a win, -1 for a loss, 0 for a draw. */
  get result() {
    if (this.round) return 0;
    const forMover = Math.sign(score(this.table, this.state));
    return this.yourTurn ? forMover : -forMover;
  }

  /** The index in `past` of the reader's last move that gave away a better result, or -1 if there's none. */
  get mistake() {
    return this.past.findLastIndex(
      ({ state, move, yours }) =>
        yours && Math.sign(score(this.table, state)) > Math.sign(-score(this.table, apply(this.table, state, move))),
    );
  }
}
