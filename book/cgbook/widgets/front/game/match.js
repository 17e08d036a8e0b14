// A match at a board, without its page: one game after the other, against an opponent or between two who sit here, from
// one of the starts of a table; its hints, and what is said of it.
import { HINTS, hintFor, verdict } from "./advice.js";
import { Game, seedOf } from "./game.js";
import { nameState } from "./names.js";
import { apply, harder, score } from "./table.js";
import { list, sentences, t } from "../page/words.js";

const MOST_OF_START = 12; // letters of a start that the button has room for

/** @typedef {{words: string, turn?: number, start: number, who: string}} Onward */

export class Match {
  /**
   * numbers(start): how words number the pieces of a game from there. told: the picture does not show what is left.
   * @param {Table} table @param {PlayOptions} options @param {number} start
   * @param {{numbers?: (start: State) => (past: Turn[]) => Numbers | null, told?: boolean}} [look]
   */
  constructor(table, options, start, { numbers = () => () => null, told = false } = {}) {
    this.table = table;
    this.options = { youStart: true, slip: 0, ...options };
    this.start = start;
    this.numbers = numbers;
    this.told = told;
    this.names = table.start.map((state) => nameState(table, state));
    this.who = this.options.youStart ? "first" : "second"; // how the reader goes; or "friend": two sit here
    this.step = 0; // of the hint
    /** @type {number[] | null} */
    this.marked = null; // a place that a hint means
    this.said = ""; // what the board says when nothing is previewed
    /** @type {Game} */
    this.game = this.begin([]);
  }

  /** A game from its start, and the moves that were made in it. @param {Picked[][]} history @returns {Game} */
  begin(history) {
    const origin = this.table.start[this.start];
    const { slip, plain } = this.options;
    const how = { slip, plain, youStart: this.who !== "second", friend: this.who === "friend" };
    this.game = new Game(this.table, origin, { ...how, seed: seedOf(this.options), numbers: this.numbers(origin) });
    for (const picks of history) this.game.play({ picks });
    const last = this.game.past.at(-1);
    this.say(last && !last.yours && !this.game.friend ? this.tell(last) : "");
    return this.game;
  }

  /** The board has changed: hints begin anew. @param {string} said */
  say(said) {
    this.said = said;
    this.step = 0;
    this.marked = null;
  }

  /** The reader's move, or that of either of two. @param {Move} move */
  play(move) {
    this.game.play(move);
    this.say("");
  }

  reply() {
    this.game.reply();
    this.say(this.tell(this.game.past[this.game.past.length - 1]));
  }

  undo() {
    this.game.undo();
    this.say("");
  }

  /** Back to a move, as after the end. @param {number} turn */
  rewind(turn) {
    this.game.rewind(turn);
    this.say(t("backAgain"));
  }

  /** The next hint; returns the move that it shows. @param {(place: any[]) => boolean} markable */
  hint(markable) {
    this.step = Math.min(this.step + 1, HINTS);
    const found = hintFor(this.game, this.step, markable);
    this.marked = found.place;
    this.said = found.text;
    return found.move;
  }

  /** Whether the reader has won against the machine. */
  get won() {
    return Boolean(this.game.over) && !this.game.friend && this.game.result > 0;
  }

  get state() {
    const { over, here, result, friend } = this.game;
    if (!over) return here ? "yours" : "theirs";
    return !result ? "drawn" : friend || result > 0 ? "won" : "lost";
  }

  /** The moves, by what they pick. */
  get history() {
    return this.game.past.map((turn) => turn.move.picks);
  }

  /**
   * The way on from the end: back to the move that lost it (`turn`); or, after a game without a mistake, a harder
   * start, the other seat, or the same again.
   * @returns {Onward}
   */
  onward() {
    const { game, start, who } = this;
    const { turn } = verdict(game);
    if (turn >= 0) return { words: t("backThere"), turn, start, who };
    const first = who === "first";
    if (!game.friend && game.result < 0)
      return { words: t(first ? "asSecond" : "asFirst"), start, who: first ? "second" : "first" };
    const further = harder(this.table, start, game.friend ? null : first);
    if (further < 0) return { words: t("again"), start, who };
    const name = this.names[further];
    return {
      words: name.length > MOST_OF_START ? t("nextHarder") : t("nextStart", { start: name }),
      start: further,
      who,
    };
  }

  // what is said

  /** What was done in a turn. @param {Turn} turn */
  tell(turn) {
    const { game, table } = this;
    const { state, move, yours } = turn;
    const before = game.past.slice(0, game.past.indexOf(turn));
    const key = game.friend ? (before.length % 2 ? "secondDid" : "firstDid") : yours ? "youDid" : "theyDid";
    const left = this.told ? t("leaving", { left: nameState(table, apply(table, state, move)) }) : "";
    return t(key, { move: game.say(move, before, state) + left });
  }

  /** The line below the board. `howTo()` says how a move is made there. @param {() => string} howTo */
  line(howTo) {
    const { game, said, step } = this;
    if (game.over) return verdict(game).text;
    if (!game.here) return t("thinking");
    const turn = t(!game.friend ? "yourMove" : game.yourTurn ? "firstMoves" : "secondMoves");
    if (!said) return sentences(turn, game.past.length || this.told ? "" : howTo());
    return step ? said : `${said} ${turn}`;
  }

  /** The game so far, a line for each turn, with a mark where a better result was given away. */
  record() {
    const { game, table } = this;
    return game.past.map((turn) => {
      const { state, move, yours } = turn;
      const gave = Math.sign(score(table, state)) > Math.sign(-score(table, apply(table, state, move)));
      const mark = game.over && gave ? t(yours || game.friend ? "marks.gave" : "marks.slip") : "";
      return { words: this.tell(turn), mark };
    });
  }

  /** Whether all that a position of this table shows is one number, as a heap does. */
  get oneHeap() {
    const { games, start } = this.table;
    return games.every(({ skin }) => skin === "heap") && start.every((boards) => boards.flat().length === 1);
  }

  /** The start of the game and what each move left: {left, yours}, where `yours` is null at the start. */
  trace() {
    const { past, state } = this.game;
    return [...past.map((turn) => turn.state), state].map((one, i) => ({
      left: nameState(this.table, one),
      yours: i ? Boolean(past[i - 1].yours) : null,
    }));
  }

  /** Why a move is not legal here, and the moves that are, if they have as much room.
   * @param {number} room @param {string} [why] */
  refusal(room, why) {
    const moves = [...new Set(this.game.legal.map((one) => this.game.say(one)))];
    const few = sentences(why ?? t("illegal"), t("mayMove", { moves: list(moves, t("or")) }));
    return few.length <= room ? few : (why ?? t("illegalHere"));
  }
}
