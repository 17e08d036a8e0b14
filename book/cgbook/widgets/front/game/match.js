// A match at a board, independent of the page. Its games begin from one of a table's starts, and are played against an
// opponent or between two people. The match gives hints, and puts its games into words.
import { HINTS, hintFor, verdict } from "./advice.js";
import { Game, seedOf } from "./game.js";
import { nameState, sideOf } from "./names.js";
import { apply, harder, score } from "./table.js";
import { list, sentences, t } from "../page/words.js";

const MOST_OF_START = 12; // maximum length of a start's name that fits on the button, in characters

/** @typedef {{words: string, turn?: number, start: number, who: string}} Onward */

export class Match {
  /**
   * numbers(start): how sentences number the pieces in a game from this start. told: whether words must describe the
   * position, because the picture doesn't show it.
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
    this.who = this.options.youStart ? "first" : "second"; // the reader's seat, or "friend" if two people play
    this.step = 0; // the step of the latest hint, or 0
    /** @type {number[] | null} */
    this.marked = null; // the place that a hint points to
    this.said = ""; // the words below the board while no move is previewed
    /** @type {Game} */
    this.game = this.begin([]);
  }

  /** Begins a game from the chosen start, and replays the moves of a history.
   * @param {Picked[][]} history @returns {Game} */
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

  /** Shows words after a change on the board, and restarts the hints. @param {string} said */
  say(said) {
    this.said = said;
    this.step = 0;
    this.marked = null;
  }

  /** Plays a move that a person has made on the board. @param {Move} move */
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

  /** Goes back to the position before a turn, for example after the end of the game. @param {number} turn */
  rewind(turn) {
    this.game.rewind(turn);
    this.say(t("backAgain"));
  }

  /** Gives the next hint; returns the move that the hint shows, or null. `markable(place)` says whether the picture can
   * mark a place.
   * @param {(place: any[]) => boolean} markable */
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

  /** The picks of each move so far. */
  get history() {
    return this.game.past.map((turn) => turn.move.picks);
  }

  /**
   * Returns the next step after a game: back to the mistake that cost the reader a better result (`turn`) or, if
   * there's none, a harder start, the other seat, or the same game again.
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
    const words = name.length > MOST_OF_START ? t("nextHarder") : t("nextStart", { start: name });
    return { words, start: further, who };
  }

  // --- descriptions in words

  /** Describes who made which move in a turn. @param {Turn} turn */
  tell(turn) {
    const { game, table } = this;
    const { state, move, yours } = turn;
    const before = game.past.slice(0, game.past.indexOf(turn));
    const key = game.friend ? (before.length % 2 ? "secondDid" : "firstDid") : yours ? "youDid" : "theyDid";
    const left = this.told ? t("leaving", { left: nameState(table, apply(table, state, move)) }) : "";
    return t(key, { move: game.say(move, before, state) + left });
  }

  /** Returns the line below the board. `howTo()` explains how to make a move on the board.
   * @param {() => string} howTo */
  line(howTo) {
    const { game, said, step, table } = this;
    if (game.over) return verdict(game).text;
    if (!game.here) return t("thinking");
    const side = !game.past.length && sideOf(table, game.state[0][0]); // a new start can change the reader's side
    const mine = side ? t("yourMoveAs", { side }) : t("yourMove");
    const turn = game.friend ? t(game.yourTurn ? "firstMoves" : "secondMoves") : mine;
    if (!said) return sentences(turn, game.past.length || this.told ? "" : howTo());
    return step ? said : `${said} ${turn}`;
  }

  /** Returns {words, mark} for each turn so far; after the end, a mark shows where a better result was given away. */
  record() {
    const { game, table } = this;
    return game.past.map((turn) => {
      const { state, move, yours } = turn;
      const gave = Math.sign(score(table, state)) > Math.sign(-score(table, apply(table, state, move)));
      const mark = game.over && gave ? t(yours || game.friend ? "marks.gave" : "marks.slip") : "";
      return { words: this.tell(turn), mark };
    });
  }

  /** Whether every position of this table is a single heap. */
  get oneHeap() {
    const { games, start } = this.table;
    return games.every(({ skin }) => skin === "heap") && start.every((boards) => boards.flat().length === 1);
  }

  /** Returns the position at the start and after each move (`left`), and whether the reader moved (`yours`). */
  trace() {
    const { past, state } = this.game;
    return [...past.map((turn) => turn.state), state].map((one, i) => ({
      left: nameState(this.table, one),
      yours: i ? Boolean(past[i - 1].yours) : null,
    }));
  }

  /** Explains why a move isn't legal, and lists the legal moves if they fit into `room` characters.
   * @param {number} room @param {string} [why] */
  refusal(room, why) {
    const moves = [...new Set(this.game.legal.map((one) => this.game.say(one)))];
    const few = sentences(why ?? t("illegal"), t("mayMove", { moves: list(moves, t("or")) }));
    return few.length <= room ? few : (why ?? t("illegalHere"));
  }
}
