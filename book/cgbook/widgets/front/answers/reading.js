// Functions that read answers as people write them.

const MINUS = /[−–](?=\d)/g;

const DIGITS = 30; // maximum number of digits in a power

/** Computes a number such as 15.0, 30/2, 23^2 or 23**2; returns null for any other text, a fraction or a huge power.
 * @param {string} text */
export function reckoned(text) {
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
 * Returns the whole numbers in an answer as people write it, such as "take 2", "1 and 4" or "(3, 5)"; null if a
 * number isn't whole, has more than 30 digits or is next to a letter.
 * @param {string} text
 */
export function numbersIn(text) {
  if (/\d[.,]\d*[.,]?\d*e|\d\.\d|\d\s*\/\s*\d/i.test(text)) return null; // such as 2.5, 1.e3 or 1/2
  const found = text.match(/(?<![\w.])[-+]?\d+(?![\w]|\.\d)/g) ?? [];
  const digits = text.match(/\d+/g) ?? [];
  if (found.length !== digits.length || found.some((one) => one.length > 31)) return null; // 2x, x3, 1e3
  return found.map((one) => BigInt(one.replace("+", "")));
}

/** Trims the text and replaces minus signs and dashes before a digit by hyphens. @param {string} text */
export const plain = (text) =>
  String(text ?? "")
    .trim()
    .replace(MINUS, "-");

/** Returns the trimmed text of a choice or a move, or null if the text is empty. @param {string} text */
export const said = (text) => plain(text) || null;
