// One move on a board, in words.
import { t } from "../page/words.js";
import { said } from "./reading.js";
import { board } from "./ways/board.js";

export default {
  read: said,
  unread: "moveFirst",
  stands: true, // on the board, as it was made: so it is judged again
  /** @param {Given} given */
  ask: (given) => board(given),
  /** @param {Asked} spec @param {string} answer */
  refute({ replies = [] }, answer) {
    const reply = replies.find(({ answers }) => answers.includes(answer))?.say;
    return reply ? t("answeredBy", { reply }) : "";
  },
};
