// Grundy values of a subtraction game, and their period with its proof: two equal windows of as many values as the largest number.
import { list, t } from "../page/words.js";

export const LARGEST = 60;
export const MOST_VALUES = 40_000;

/** The numbers in a text, least first; or the reason, in words, why it is not a set that can be looked at. */
export function numbersIn(text) {
  const parts = text.replace(/[{}]/g, "").split(/[\s,;]+/).filter(Boolean);
  if (!parts.length) return { said: t("noNumbers") };
  if (parts.some((part) => !/^\d{1,9}$/.test(part) || Number(part) < 1)) return { said: t("notANumber", { part: parts.find((part) => !/^\d{1,9}$/.test(part) || Number(part) < 1) }) };
  const numbers = [...new Set(parts.map(Number))].sort((a, b) => a - b);
  return numbers.at(-1) > LARGEST ? { said: t("tooLarge", { number: numbers.at(-1), most: LARGEST }) } : { numbers };
}

export function extend(values, numbers, terms) {
  for (let n = values.length; n < terms; n++) {
    const seen = new Set();
    for (const number of numbers) if (number <= n) seen.add(values[n - number]);
    let least = 0;
    while (seen.has(least)) least++;
    values.push(least);
  }
  return values;
}

/** For each p, how many values at the end equal those p places before them. */
function matchesOf(values) {
  const backwards = [...values].reverse();
  const size = backwards.length;
  const matches = new Array(size).fill(0);
  matches[0] = size;
  for (let p = 1, left = 0, right = 0; p < size; p++) {
    let found = p < right ? Math.min(matches[p - left], right - p) : 0;
    while (p + found < size && backwards[found] === backwards[p + found]) found++;
    matches[p] = found;
    if (p + found > right) [left, right] = [p, p + found];
  }
  return matches;
}

/** {values, start, length, exceptions, certificate}; null where none is found among the values that are looked at. */
export function period(numbers) {
  const window = numbers.at(-1);
  const values = [];
  for (let terms = 4 * window + 8; ; terms *= 2) {
    extend(values, numbers, Math.min(terms, MOST_VALUES));
    const matches = matchesOf(values);
    const length = matches.findIndex((found, p) => p > 0 && p <= values.length - window && found >= window);
    if (length > 0) return described(values, values.length - length - matches[length], length, window);
    if (terms >= MOST_VALUES) return null;
  }
}

function described(values, start, length, window) {
  const cycle = (n) => values[start + (((n - start) % length) + length) % length];
  const exceptions = Array.from({ length: start }, (_, n) => n).filter((n) => values[n] !== cycle(n));
  const first = window <= 12 ? `, ${values.slice(start, start + window).join(" ")},` : "";
  const certificate = t(window > 1 ? "certificate" : "certificateOne", { window, start, first, again: start + length });
  return { values, start, length, exceptions, certificate };
}

/** The sentence above the picture. */
export function summary({ start, length, exceptions }) {
  const parts = [start ? t("periodFrom", { length, start }) : t("periodAtOnce", { length })];
  if (exceptions.length) parts.push(exceptions.length > 30 ? t("manyExceptions", { count: exceptions.length }) : t("exceptionsAt", { places: list(exceptions) }));
  return parts.join(" ");
}
