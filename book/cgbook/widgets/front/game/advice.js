// A game's advice to its player, with hints in three steps before a move, and an explanation of the result at the end.
import { inOrder } from "./names.js";
import { apply, bestMoves, isOver, keyOf, moves, say, score, stubborn, theoryOf } from "./table.js";
import { sentence, sentences, t } from "../page/words.js";

export const HINTS = 3;
const TERMS = 6; // maximum number of terms in a nim-sum; a longer sum would push the page's text down

/** Explains why it's good to leave this position; `plain` avoids words that the reader hasn't met.
 * @param {Table} table @param {State} left @param {boolean | undefined} plain */
function reason(table, left, plain) {
  if (plain) return t("whyPlain");
  if (theoryOf(table, left)) return t("whyTheory", { theory: theoryOf(table, left) });
  const parts = left.flatMap((board) => inOrder(table, board)).map((id) => table.rows[id][2]);
  if (table.judge === "xor" && parts.length > 1 && parts.length <= TERMS)
    return t("whySum", { sum: parts.join(" ⊕ ") });
  if (table.judge === "step" && parts.length > 1) return t("whyStep", { n: Math.max(...parts) });
  return t("whyP");
}

/** @param {State} state @param {Move} move */
const placeOf = (state, { picks }) => (state.flat().length > 1 && picks.length === 1 ? picks[0].slice(0, 2) : null);

/**
 * Returns a hint as {text, place, move}. Step 1 says whether the position is won, step 2 where to look, and step 3
 * which move to make and, if it wins, why. In step 2, `place` is [board, place], if the position has several components
 * and the picture can mark the place (`markable`). In step 3, `move` is the move to show.
 * @param {Game} game @param {number} step
 */
export function hintFor(game, step, markable = /** @type {(place: any[]) => boolean} */ (() => true)) {
  const { table, state, plain } = game;
  const here = Math.sign(score(table, state));
  const best = bestMoves(table, state);
  const [move] = here < 0 ? stubborn(table, state, best) : best;
  const name = { step, all: game.legal.length, wins: best.length, move: sentence(game.say(move)) };
  const which = here > 0 ? "Win" : here < 0 ? "Lost" : "Draw";
  if (step === 1) return { text: t(`hint1${which}`, name), place: null, move: null };
  const found = here < 0 ? null : placeOf(state, move);
  const place = found && markable(found) ? found : null;
  if (step === 2) {
    const many = best.length > 1 ? "hint2Some" : name.all > 1 ? "hint2One" : "hint2Only";
    const where = place ? "hint2Place" : many;
    return { text: t(here < 0 ? "hint2Lost" : where, name), place, move: null };
  }
  const why = here > 0 ? reason(table, apply(table, state, move), plain) : "";
  return { text: t(`hint3${which}`, { ...name, why }), place: null, move }; // the picture shows the move itself
}

/** @param {Game} game @param {boolean} won */
const ending = (game, won) => t(`${won ? "won" : "lost"}.${game.table.last}`);

/** Returns how many of the turns up to this one were the reader's. @param {Game} game @param {number} turn */
const yours = (game, turn) => game.past.slice(0, turn + 1).filter((one) => one.yours).length;

/** Returns the values for a sentence that names the reader's mistake but not the better move, which readers can find
 * themselves.
 * @param {Game} game @param {number} turn */
function mistakeAt(game, turn) {
  const { state, move } = game.past[turn];
  const before = game.past.slice(0, turn);
  return { n: yours(game, turn), move: game.say(move, before, state) };
}

/** Describes the move of a turn that gave a win or a draw away, and the reply that the move allowed.
 * @param {Game} game @param {number} turn */
function blame(game, turn) {
  const { state, move } = game.past[turn];
  const { table, plain } = game;
  const left = apply(table, state, move);
  const good = bestMoves(table, left);
  const made = game.past[turn + 1]?.move; // the actual reply, preferred if it was a good one
  const reply = good.find((one) => made && keyOf(one) === keyOf(made)) ?? good[0];
  const lost = score(table, left) > 0;
  const over = isOver(table, left);
  const after = over ? left : apply(table, left, reply);
  const values = {
    ...mistakeAt(game, turn),
    reply: over ? "" : game.say(reply, game.past.slice(0, turn + 1), left),
    why: isOver(table, after) ? t("whyOver") : reason(table, after, plain),
  };
  return t(lost ? (over ? "lostAtOnce" : "lostBy") : "drawnBy", values);
}

/** Returns the longest text that can end a game from its present position, to reserve its room. @param {Game} game */
export function longest(game) {
  const { table, state, legal, plain, slip } = game;
  /** @param {string[]} all */
  const most = (all) => all.reduce((one, other) => (other.length > one.length ? other : one), "");
  const after = legal.map((one) => apply(table, state, one));
  const more = after.filter((left) => left.flat().length > state.flat().length); // with more names and longer sums
  const later = more.slice(0, 1).flatMap((left) => [...moves(table, left)].map((one) => say(table, left, one)));
  const move = most([...legal.map((one) => game.say(one)), ...later]);
  const terms = more.length ? TERMS : state.flat().length;
  const reasons = [
    t("whyP"),
    t("whyTheory", { theory: most(Object.values(table.why ?? {})) }),
    table.judge === "xor" && t("whySum", { sum: Array(Math.min(terms, TERMS)).fill(0).join(" ⊕ ") }),
    table.judge === "step" && t("whyStep", { n: 10 }),
  ];
  const told = {
    n: 10,
    move,
    reply: move,
    why: plain ? t("whyPlain") : most(reasons.filter((one) => typeof one === "string")),
  };
  const lost = [t("lostBy", told), t("secondLoses")].map((words) => `${ending(game, false)} ${words}`);
  const won = sentences(ending(game, true), t("inMoves", told), t("luckyWin"), t("gaveBack", told));
  return most(slip ? [...lost, won] : lost);
}

/** Returns {turn, text}: the turn whose mistake cost the reader a better result (or -1), and the result in words.
 * @param {Game} game */
export function verdict(game) {
  const { table, result, mistake: turn } = game;
  if (game.friend) {
    const first = result > 0 === game.youStart;
    return { turn: -1, text: result ? t("friendWins", { who: t(first ? "firstPlayer" : "secondPlayer") }) : drawn() };
  }
  const began = game.past.length ? Math.sign(score(table, game.past[0].state)) * (game.youStart ? 1 : -1) : 0;
  const count = game.past.filter((one) => one.yours).length;
  if (result > 0) {
    const text = sentences(
      ending(game, true),
      t("inMoves", { n: count }),
      began < 0 ? t("luckyWin") : "",
      turn >= 0 ? t("gaveBack", mistakeAt(game, turn)) : "",
    );
    return { turn: -1, text };
  }
  const end = result < 0 ? ending(game, false) : drawn();
  if (turn >= 0) return { turn, text: `${end} ${blame(game, turn)}` };
  if (result === 0) return { turn, text: end };
  return { turn, text: `${end} ${t(game.youStart ? "firstLoses" : "secondLoses")}` };

  function drawn() {
    return t(game.round ? "drawRound" : "draw");
  }
}
