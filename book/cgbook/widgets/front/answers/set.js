// Whole numbers in any order, each once.
import { numbersIn, plain } from "./reading.js";
import { marks } from "./ways/marks.js";
import { typed } from "./ways/typed.js";

const NOTHING = /^(\{\s*\}|∅|none|nothing|no|empty)\.?$/i;

function read(text) {
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
  numbers: (answer) => (answer === "" ? [] : answer.split(",").map(BigInt)),
  ask: (given) => (given.spec.marks ? marks(given, marking) : typed(given)),
  refute: () => "",
};
