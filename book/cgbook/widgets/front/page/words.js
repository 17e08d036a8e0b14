// Words by their keys in a catalogue: the widgets' in those of front/words, the pages' in their own.

/** A template with its {names} filled in. @param {string} template @param {Record<string, any>} values */
export const fill = (template, values) => template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

/** What a hand does to what it points at: a finger doesn't click. */
const hand = globalThis.matchMedia?.("(hover: none)").matches
  ? { click: "tap", Click: "Tap" }
  : { click: "click", Click: "Click" };

/**
 * The look-up in a catalogue: the words for a key ("marks.gave" looks inside), with {names} filled in; of two forms
 * that for `all`, or `n`: one, or many.
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
/** The words of a catalogue of the widgets from now on; of two with one key, the later counts.
 * @param {object} catalogue */
export const learn = (catalogue) => Object.assign(words, catalogue);
/** The widgets' own. */
export const t = lookUp(words);

/** @param {(string | number)[]} items */
export const list = (items, last = ", ") =>
  items.length < 2 ? items.join("") : items.slice(0, -1).join(", ") + last + items.at(-1);
/** Names one after the other, with a semicolon between them where one of them has a comma of its own: 0, 1; 1, 0.
 * @param {string[]} names */
export const namesOf = (names) => names.join(names.some((name) => name.includes(",")) ? "; " : ", ");
/** Sentences one after the other, of those that there are. @param {...(string | false | null | undefined)} parts */
export const sentences = (...parts) => parts.filter(Boolean).join(" ");
/** A number as it is written: −3; and as a gain: +3. @param {number | string} number */
export const minus = (number) => String(number).replace("-", "−");
export const gain = (/** @type {number} */ number) => minus(number > 0 ? `+${number}` : number);
/** A large number as it is written: 10,000. @param {number} number */
export const grouped = (number) => number.toLocaleString("en");
/** A sum on average, to hundredths; – where there is nothing yet. @param {number} sum @param {number} count */
export const mean = (sum, count, written = gain) => (count ? written(Math.round((100 * sum) / count) / 100) : "–");
export const sentence = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
