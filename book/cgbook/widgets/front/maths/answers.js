// Answers as people write them, in the form in which they are compared.

const MINUS = /[−–](?=\d)/g;
const NOTHING = /^(\{\s*\}|∅|none|nothing|no|empty)\.?$/i;

const DIGITS = 30; // of a number that is read

/** One number as it is reckoned: 15.0, 30/2, 23^2 or 23**2; null where it is none of these, or no whole number. */
function reckoned(text) {
  const [, number] = text.match(/^([-+]?\d{1,30})\.0+$/) ?? [];
  if (number) return BigInt(number.replace("+", ""));
  const [, a, sign, b] = text.match(/^([-+]?\d{1,30})\s*(\/|\^|\*\*)\s*(\d{1,30})$/) ?? [];
  if (!sign) return null;
  const [left, right] = [BigInt(a.replace("+", "")), BigInt(b)];
  if (sign === "/") return right && left % right === 0n ? left / right : null;
  if (right > 100n || a.length * Number(right) > DIGITS || left < 0n) return null;
  return left ** right;
}

/**
 * The whole numbers in a text, as a person writes them: "take 2", "1 and 4", "(3, 5)"; null where one is no whole
 * number.
 */
function numbersIn(text) {
  if (/\d[.,]\d*[.,]?\d*e|\d\.\d|\d\s*\/\s*\d/i.test(text)) return null; // 2.5, 1e3, 1/2
  const found = text.match(/(?<![\w.])[-+]?\d+(?![\w]|\.\d)/g) ?? [];
  const digits = text.match(/\d+/g) ?? [];
  if (found.length !== digits.length || found.some((one) => one.length > 31)) return null; // 2x, x3
  return found.map((one) => BigInt(one.replace("+", "")));
}

/**
 * An answer as it is compared: "12", "2,5,9", the number of a choice, moves in words; null where it cannot be read.
 * @param {string} kind @param {string | null} text
 */
export function normal(kind, text) {
  const trimmed = String(text ?? "")
    .trim()
    .replace(MINUS, "-");
  if (kind === "choice" || kind === "move") return trimmed === "" ? null : trimmed;
  if (kind === "moves") return trimmed === "" ? null : trimmed.split("; ").sort().join("; ");
  if (kind === "number" && /^[-+]?\d{1,3}([,  ]\d{3})+\.?$/.test(trimmed))
    return normal(kind, trimmed.replace(/[,  .]/g, ""));
  const one = kind === "number" ? reckoned(trimmed) : null;
  if (one !== null) return String(one);
  // 7/12 is the list of its two numbers
  const fraction = kind === "list" && trimmed.match(/^(\d{1,30})\s*\/\s*(\d{1,30})$/);
  if (fraction) return `${BigInt(fraction[1])},${BigInt(fraction[2])}`;
  const code = kind === "list" && trimmed.match(/^0?\.(\d+)$/); // a code of a game, 0.612, is the list of its digits
  const numbers = code ? [...code[1]].map(BigInt) : numbersIn(trimmed);
  if (numbers === null) return null;
  if (kind === "number") return numbers.length === 1 ? String(numbers[0]) : null;
  if (kind === "list") return numbers.length ? numbers.join(",") : null;
  if (!numbers.length) return NOTHING.test(trimmed) ? "" : null;
  return [...new Set(numbers)].sort((a, b) => (a < b ? -1 : 1)).join(",");
}
