// Answers as people write them.

const MINUS = /[−–](?=\d)/g;

const DIGITS = 30; // of a number that is read

/** One number as it is reckoned: 15.0, 30/2, 23^2 or 23**2; null where it is none of these, or no whole number.
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
 * The whole numbers in a text, as a person writes them: "take 2", "1 and 4", "(3, 5)"; null where one is no whole
 * number.
 * @param {string} text
 */
export function numbersIn(text) {
  if (/\d[.,]\d*[.,]?\d*e|\d\.\d|\d\s*\/\s*\d/i.test(text)) return null; // 2.5, 1e3, 1/2
  const found = text.match(/(?<![\w.])[-+]?\d+(?![\w]|\.\d)/g) ?? [];
  const digits = text.match(/\d+/g) ?? [];
  if (found.length !== digits.length || found.some((one) => one.length > 31)) return null; // 2x, x3
  return found.map((one) => BigInt(one.replace("+", "")));
}

/** What was written, without spaces at its ends, and with minus signs as a keyboard has them. @param {string} text */
export const plain = (text) =>
  String(text ?? "")
    .trim()
    .replace(MINUS, "-");

/** What was chosen or made on a board; null where nothing was. @param {string} text */
export const said = (text) => plain(text) || null;
