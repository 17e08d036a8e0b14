// Words looked up by key in a catalogue. The widgets' catalogues are in front/words; the pages have their own.

/** Fills in the {names} of a template. @param {string} template @param {Record<string, any>} values */
export const fill = (template, values) => template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

/** The verb for pressing something, because a finger doesn't click. */
const hand = globalThis.matchMedia?.("(hover: none)").matches
  ? { click: "tap", Click: "Tap" }
  : { click: "click", Click: "Click" };

/**
 * Returns the look-up function of a catalogue. The function finds the words for a key, such as "marks.gave", and fills
 * in their {names}; if there are a singular and a plural form, `all` or `n` decides.
 * @param {any} words
 * @returns {(key: string, values?: Record<string, any>) => string}
 */
export const lookUp =
  (words) =>
  (key, values = {}) => {
    const found = key.split(".").reduce((at, part) => at?.[part], words);
    if (found === undefined) throw new Error(`no words for ${key}`);
    const form = Array.isArray(found) ? found[Number((values.all ?? values.n) !== 1)] : found;
    return fill(form, { ...hand, ...values });
  };

const words = {};
/** Adds a catalogue to the widgets' words; a later entry replaces an earlier one with the same key.
 * @param {object} catalogue */
export const learn = (catalogue) => Object.assign(words, catalogue);
/** Looks up the widgets' own words. */
export const t = lookUp(words);

/** @param {(string | number)[]} items */
export const list = (items, last = ", ") =>
  items.length < 2 ? items.join("") : items.slice(0, -1).join(", ") + last + items.at(-1);
/** Joins names with commas, or with semicolons if a name contains a comma, as in 0, 1; 1, 0.
 * @param {string[]} names */
export const namesOf = (names) => names.join(names.some((name) => name.includes(",")) ? "; " : ", ");
/** Joins sentences, leaving out the empty ones. @param {...(string | false | null | undefined)} parts */
export const sentences = (...parts) => parts.filter(Boolean).join(" ");
/** Writes a number with a proper minus sign, such as −3; `gain` writes a plus too, such as +3.
 * @param {number | string} number */
export const minus = (number) => String(number).replace("-", "−");
export const gain = (/** @type {number} */ number) => minus(number > 0 ? `+${number}` : number);
/** Writes a large number with commas, such as 10,000. @param {number} number */
export const grouped = (number) => number.toLocaleString("en");
/** Writes a sum divided by a count, to hundredths, or – if the count is still 0.
 * @param {number} sum @param {number} count */
export const mean = (sum, count, written = gain) => (count ? written(Math.round((100 * sum) / count) / 100) : "–");
export const sentence = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns text from Python with curly apostrophes, as elsewhere on a page. @param {string} text */
export const curly = (text) => text && text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
