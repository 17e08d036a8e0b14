// What a game says to its player: a hint before a move, and a verdict at the end.
import { inOrder, nameState } from "./names.js";
import { apply, bestMoves, say, score, theoryOf } from "./table.js";
import { sentence, t } from "../page/words.js";

/** Why it is good to leave this position. */
function reason(table, left, plain = false) {
  if (theoryOf(table, left)) return t("whyTheory", { theory: theoryOf(table, left) });
  const parts = left.flatMap((board) => inOrder(table, board)).map((id) => table.rows[id][2]);
  if (!plain && table.judge === "xor" && parts.length > 1) return t("whySum", { sum: parts.join(" ⊕ ") });
  return t("whyP");
}

/** What the hint says, and the move it means (none where every move loses). */
export function hintFor(game) {
  const { table, state } = game;
  const [move] = bestMoves(table, state);
  const left = apply(table, state, move);
  const name = { move: say(table, state, move), left: nameState(table, left), here: nameState(table, state) };
  if (score(table, left) < 0) return { move, text: t("hintWin", { ...name, why: reason(table, left, game.plain) }) };
  if (score(table, left) === 0) return { move, text: t("hintDraw", name) };
  return { move: null, text: sentence(t("hintLost", name)) };
}

/** After the game: how it ended, and the move that lost it (`turn`, or -1). */
export function verdict(game) {
  const { table, result, mistake: turn } = game;
  if (result >= 0) {
    const lucky =
      result > 0 && game.past.length && Math.sign(score(table, game.past[0].state)) === (game.youStart ? -1 : 1);
    return {
      turn: -1,
      text: result ? t("youWin") + (lucky ? ` ${t("luckyWin")}` : "") : t(game.round ? "drawRound" : "draw"),
    };
  }
  if (turn < 0) return { turn, text: `${t("youLose")} ${t("neverWinning")}` };
  const { state, move } = game.past[turn];
  const [better] = bestMoves(table, state);
  const left = nameState(table, apply(table, state, better));
  return {
    turn,
    text: `${t("youLose")} ${t("lostBy", {
      n: turn + 1,
      move: say(table, state, move),
      here: nameState(table, state),
      better: t("wouldWin", { move: say(table, state, better), left }),
    })}`,
  };
}
