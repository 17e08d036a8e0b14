// Answers that are different whole numbers in any order.
import { t } from "../page/words.js";
import { numbersIn, plain } from "./reading.js";
import { marks } from "./ways/marks.js";
import { typed } from "./ways/typed.js";

const NOTHING = /^(\{\s*\}|∅|none|nothing|no|empty)\.?$/i;

function read(/** @type {string} */ text) {
  const trimmed = plain(text);
  const numbers = numbersIn(trimmed);
  if (!numbers?.length) return numbers && NOTHING.test(trimmed) ? "" : null;
  return [...new Set(numbers)].sort((a, b) => (a < b ? -1 : 1)).join(",");
}

const marking = { many: true };

export default {
  read,
  unread: "numbersOnly",
  marking,
  /** @param {string} answer */
  numbers: (answer) => (answer === "" ? [] : answer.split(",").map(BigInt)),
  /** @param {Given} given */
  ask: (given) => (given.spec.marks ? marks(given, marking) : typed(given)),
  /** Returns a hint about missing, surplus or wrong items, if only one set is right.
   * @param {Asked} spec @param {string} answer */
  refute({ accept, marks }, answer) {
    const labels = marks?.labels ?? [];
    if (accept?.length !== 1) return "";
    const [right, given] = [accept[0], answer].map((one) => one.split(",").filter(Boolean));
    const missing = right.filter((one) => !given.includes(one)).length;
    const extra = given.filter((one) => !right.includes(one)).length;
    if (labels.length) return missing + extra === 1 ? t("oneLabel") : "";
    if (!given.length || (missing && extra)) return "";
    return t(missing ? "setLacks" : "setExceeds");
  },
};
