// One game in progress: whose turn, the opponent, undo, and the move that lost it. No page, no table arithmetic.
import { apply, bestMoves, isOver, moves, say, score, stubborn } from "./table.js";

/**
 * mulberry32: small, seedable, good enough to choose a move.
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
const ENOUGH = 12; // moves that a lost opponent still makes last; more would only keep the reader from the end

/** The seed of some options; without one each visit has its own. @param {{seed?: number}} options */
export const seedOf = (options) => options.seed ?? Math.floor(Math.random() * 2 ** 32);
/** Numbers from that seed. @param {{seed?: number}} options */
export const seeded = (options) => random(seedOf(options));

export class Game {
  /**
   * slip: how often, from 0 to 1, the opponent moves at random. plain: reasons do without nim-sums.
   * friend: both players sit here, and nobody answers by himself. numbers(past): how the pieces are called after these
   * moves, where that is not as in the table.
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
    this.past = []; // oldest first
    this.state = start;
  }

  /** Whether the next move is made on this board, and not by the opponent. */
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

  /** A drawn position that has come back twice: nobody can force a win, and nobody need try for ever. */
  get round() {
    if (this.table.judge !== "score" || !this.past.length || score(this.table, this.state) !== 0) return false;
    const here = JSON.stringify(this.state);
    return this.past.filter((turn) => JSON.stringify(turn.state) === here).length >= 2;
  }

  /** A move in words: one from here, or from the state after these moves. @param {Move} move */
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

  /** Takes back your last move, and the answer to it; with a friend, the last move. */
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

  /** 1: you won, -1: you lost, 0: a draw. Asked only when the game is over. */
  get result() {
    if (this.round) return 0;
    const forMover = Math.sign(score(this.table, this.state));
    return this.yourTurn ? forMover : -forMover;
  }

  /** The last of your moves that gave a better result away: its place in `past`, or -1 where you never had one. */
  get mistake() {
    return this.past.findLastIndex(
      ({ state, move, yours }) =>
        yours && Math.sign(score(this.table, state)) > Math.sign(-score(this.table, apply(this.table, state, move))),
    );
  }
}
