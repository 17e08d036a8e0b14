// Chance that can be had again: the stream of a text, as `cgbook.teaching.practice.chance` draws it.
import { random } from "../game/game.js";

const WORDS = 2 ** 32;

/** FNV-1a, to 32 bits; the text is plain ASCII. */
const hashed = (text) => [...text].reduce((state, one) => Math.imul(state ^ one.charCodeAt(0), 0x01000193), 0x811c9dc5);

export class Chance {
  /** @param {string} text */
  constructor(text) {
    this.random = random(hashed(text));
  }

  word() {
    return this.random() * WORDS;
  }

  /** From 0 to n - 1, all alike: those words that would favour some are passed over. */
  below(n) {
    let word = this.word();
    while (word >= WORDS - (WORDS % n)) word = this.word();
    return word % n;
  }

  between(least, most) {
    return least + this.below(most - least + 1);
  }

  one(values) {
    return values[this.below(values.length)];
  }

  /** So many of the values, in the order in which they are drawn; none twice. */
  some(values, many) {
    const left = [...values];
    for (let i = 0; i < many; i++) {
      const j = this.between(i, left.length - 1);
      [left[i], left[j]] = [left[j], left[i]];
    }
    return left.slice(0, many);
  }
}
