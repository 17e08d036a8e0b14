// Answers that are whole numbers in order.
import { numbersIn, plain } from "./reading.js";
import { marks } from "./ways/marks.js";
import { typed } from "./ways/typed.js";

function read(/** @type {string} */ text) {
  const trimmed = plain(text);
  const fraction = trimmed.match(/^(\d{1,30})\s*\/\s*(\d{1,30})$/); // 7/12 is the list of its two numbers
  if (fraction) return `${BigInt(fraction[1])},${BigInt(fraction[2])}`;
  // a game's code, such as 0.612 or .07, is the list of its digits, but 0.75 could mean three quarters, so a code that
  // begins with 0. needs three digits
  const code = trimmed.match(/^(?:0(?=\.\d{3}))?\.(\d+)$/);
  const numbers = code ? [...code[1]] : numbersIn(trimmed);
  return numbers?.length ? numbers.join(",") : null;
}

const marking = { inOrder: true };

export default {
  read,
  unread: "numbersOnly",
  marking,
  /** @param {string} answer */
  numbers: (answer) => answer.split(",").map(BigInt),
  /** @param {Given} given */
  ask: (given) => (given.spec.marks ? marks(given, marking) : typed(given)),
  refute: () => "",
};
