// Answers that are all the moves on a board with a given property, in words.
import { sentence, t } from "../page/words.js";
import { said } from "./reading.js";
import { board } from "./ways/board.js";

export default {
  /** @param {string} text */
  read: (text) => said(text)?.split("; ").sort().join("; ") ?? null,
  unread: "moveFirst",
  /** @param {Given} given */
  ask: (given) => board(given, { many: true }),
  /** Describes the opponent's reply to a move that doesn't win, or reports that other moves win too.
   * @param {Asked} spec @param {string} answer */
  refute({ accept, replies = [] }, answer) {
    const right = new Set((accept ?? []).flatMap((one) => one.split("; ")));
    const wrong = answer.split("; ").find((one) => !right.has(one));
    if (!wrong) return t("moreWin");
    const reply = replies.find(({ answers }) => answers.includes(wrong))?.say;
    return t(reply ? "refuted" : "doesNotWin", { move: sentence(wrong), reply });
  },
};
