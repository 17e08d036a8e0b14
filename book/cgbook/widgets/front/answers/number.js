// Answers that are one whole number.
import { t } from "../page/words.js";
import { numbersIn, plain, reckoned } from "./reading.js";
import { marks } from "./ways/marks.js";
import { typed } from "./ways/typed.js";

const GROUPED = /^[-+]?\d{1,3}([,  ]\d{3})+\.?$/; // such as 1,000

function read(/** @type {string} */ text) {
  const trimmed = plain(text);
  if (GROUPED.test(trimmed)) return read(trimmed.replace(/[,  .]/g, ""));
  const one = reckoned(trimmed);
  if (one !== null) return String(one);
  const found = numbersIn(trimmed);
  return found?.length === 1 ? String(found[0]) : null;
}

export default {
  read,
  unread: "numberOnly",
  /** @param {string} answer */
  numbers: (answer) => [BigInt(answer)],
  /** @param {Given} given */
  ask: (given) => (given.spec.marks ? marks(given) : typed(given)),
  /** Returns a hint if the answer differs by 1 from a right answer that is at least 10.
   * @param {Asked} spec @param {string} answer */
  refute({ accept }, answer) {
    const near = [BigInt(answer) - 1n, BigInt(answer) + 1n];
    return (accept ?? []).map(BigInt).some((right) => right > 9n && near.includes(right)) ? t("oneAway") : "";
  },
};
