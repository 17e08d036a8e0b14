// The words of the widgets, by their keys in catalogues of front/words, with {names} filled in.

const words = {};
/** The words of a catalogue from now on; of two with one key, the later counts. */
export const learn = (catalogue) => Object.assign(words, catalogue);

/** The words for a key ("marks.gave" looks inside), with {names} filled in. */
export function t(key, values = {}) {
  const found = key.split(".").reduce((at, part) => at?.[part], words);
  if (found === undefined) throw new Error(`no words for ${key}`);
  return found.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

export const list = (items, last = ", ") =>
  items.length < 2 ? items.join("") : items.slice(0, -1).join(", ") + last + items.at(-1);
/** Sentences one after the other, of those that there are. */
export const sentences = (...parts) => parts.filter(Boolean).join(" ");
/** A number as it is written: −3; and as a gain: +3. */
export const minus = (number) => String(number).replace("-", "−");
export const gain = (number) => minus(number > 0 ? `+${number}` : number);
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
