// Answers that are one move on a board, in words.
import { t } from "../page/words.js";
import { said } from "./reading.js";
import { board } from "./ways/board.js";

export default {
  read: said,
  unread: "moveFirst",
  stands: true, // the move stays on the board, so it's judged again
  /** @param {Given} given */
  ask: (given) => board(given),
  /** @param {Asked} spec @param {string} answer */
  refute({ replies = [] }, answer) {
    const reply = replies.find(({ answers }) => answers.includes(answer))?.say;
    return reply ? t("answeredBy", { reply }) : "";
  },
};
