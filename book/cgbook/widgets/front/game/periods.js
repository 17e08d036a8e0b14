// The numbers of a subtraction set as a reader writes them, and what is said of the period that was found.
import { list, t } from "../page/words.js";

const LARGEST = 60;

/** The numbers in a text, least first; or the reason, in words, why it is not a set that can be looked at. */
export function numbersIn(text) {
  const parts = text
    .replace(/[{}]/g, "")
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (!parts.length) return { said: t("noNumbers") };
  if (parts.some((part) => !/^\d{1,9}$/.test(part) || Number(part) < 1))
    return { said: t("notANumber", { part: parts.find((part) => !/^\d{1,9}$/.test(part) || Number(part) < 1) }) };
  const numbers = [...new Set(parts.map(Number))].sort((a, b) => a - b);
  return numbers.at(-1) > LARGEST ? { said: t("tooLarge", { number: numbers.at(-1), most: LARGEST }) } : { numbers };
}

/** Why the period never ends: by a window that comes again, or by as many values as Guy and Smith's theorem wants.
 * @param {number[]} values @param {any} period */
export function certificate(values, { start, length, window, enough, most, parts }) {
  if (enough) return t(parts > 1 ? "certificateParts" : "certificatePart", { enough: grouped(enough), most, parts });
  const first = window <= 12 ? `, ${values.slice(start, start + window).join(" ")},` : "";
  return t(window > 1 ? "certificate" : "certificateOne", { window, start, first, again: start + length });
}

const grouped = (number) => number.toLocaleString("en");

/** The sentence above the picture. */
export function summary({ start, length, exceptions }) {
  const parts = [start ? t("periodFrom", { length, start }) : t("periodAtOnce", { length })];
  if (exceptions.length)
    parts.push(
      exceptions.length > 30
        ? t("manyExceptions", { count: exceptions.length })
        : t("exceptionsAt", { places: list(exceptions) }),
    );
  return parts.join(" ");
}
