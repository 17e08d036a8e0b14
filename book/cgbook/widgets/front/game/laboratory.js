// The laboratory without its page: what a reader's words ask for, and what is said of the answer. Games are found by
// any of their names and by the words of their rules.
import { bare, GAMES, plain } from "../page/names.js";
import { grouped, t } from "../page/words.js";

const MOST_SIGNS = 2000; // that Python reads
const BRACKETS = /[()[\]{}]/; // what has none is no position, but may be a name
const QUOTED = 100; // signs of a text that is said again
/** @param {string} text */
export const shortly = (text) => (text.length > QUOTED ? `${text.slice(0, QUOTED)} …` : text);

/** A name by which a game is told from others; cgbook/lab/game_list.py reads names alike. @param {string} name */
const own = (name) => bare(name).replace(new RegExp(GAMES, "g"), "");
const NUMBERS = "\\d[\\d\\s,*]*"; // one or more, with powers as 10**18
const OCTAL = new RegExp(`^(\\d\\.[0-7]+)\\s*(?:\\(\\s*(${NUMBERS})\\)|(?<=\\s)(${NUMBERS}))?$`);
const COUNTED = new RegExp(`^([^()[\\]{}]*?[^()[\\]{}\\d\\s,*.])\\s*(${NUMBERS})$`, "u");
const TAKES = new RegExp(`^take ((?:\\d+|or|and|[\\s,])+) from (${NUMBERS})$`, "i");
const PRODUCT = /\s*[*^]+\s*/g;

/**
 * A position as people write it, or the example of a game that has this name: "nim", "0.77", "nim 3 5 7",
 * "威佐夫 8 13", "kayles 12 + nim 3", "take 1, 3 or 4 from 20". Nothing where the words mean none.
 * @param {OfferedGame[]} games @param {string} typed
 * @returns {{name: string, type: string} | undefined}
 */
export function named(games, typed) {
  /** @param {string} words */
  const called = (words) => games.find((game) => own(words) && game.names.some((one) => own(one) === own(words)));
  const example = called(typed); // also of a game such as Dim+
  if (example) return example;
  const parts = typed.split("+").map((part) => part.trim());
  if (parts.length > 1) {
    const found = parts.map((part) => (/[()]/.test(part) ? { name: part, type: part } : named(games, part)));
    if (!found.every(Boolean)) return undefined;
    return { name: found.map((one) => one?.name).join(" + "), type: found.map((one) => one?.type).join(" + ") };
  }
  const text = parts[0].replace(PRODUCT, "**");
  const listed = (/** @type {string} */ numbers) => numbers.match(/[\d*]+/g)?.join(", ");
  const [, code, inBrackets, after] = OCTAL.exec(text) ?? [];
  if (code) return { name: code, type: `TakeAndBreak("${code}")(${listed(inBrackets ?? after ?? "12")})` };
  const [, takes, heap] = TAKES.exec(text) ?? [];
  if (takes && /\d/.test(takes))
    return { name: text, type: `Subtraction({${takes.match(/\d+/g)?.join(", ")}})(${listed(heap)})` };
  const [, words, numbers] = COUNTED.exec(text) ?? [];
  const game = numbers ? called(words) : undefined;
  return game && { name: game.name, type: game.type.replace(/\([^()]*\)$/, `(${listed(numbers)})`) };
}

/** The games whose names, or names and rules, have these words: those by name before those by rule.
 * @param {OfferedGame[]} games @param {string} typed */
export function meant(games, typed) {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean);
  const exact = named(games, typed);
  /** @param {string} text */
  const has = (text) => words.some((word) => /\p{L}/u.test(word)) && words.every((word) => plain(text).includes(word));
  const by = [
    games.filter((game) => game === exact),
    games.filter((game) => has(game.names.join(" "))),
    games.filter((game) => has(`${game.names.join(" ")} ${game.rule ?? ""}`)),
  ];
  return { best: by.find((some) => some.length) ?? [], all: [...new Set(by.flat())] };
}

/** What words ask for: a position, or games of which several fit; or what is wrong with them. */
/** @typedef {{given: string, why?: string, several?: boolean}} Question */

export class Laboratory {
  /** @param {OfferedGame[]} games @param {string} text @param {Record<string, LabPart>} parts of the answer to it */
  constructor(games, text, parts) {
    this.games = games;
    this.text = text;
    this.parts = parts;
  }

  /** What a reader asks. `awake`: Python can be asked for a game of one's own, whose name only it knows.
   * @param {string} typed @param {boolean} awake @returns {Question} */
  question(typed, awake) {
    const name = typed.trim();
    const given = named(this.games, name)?.type ?? name.replace(/(\d)\s*\^\s*(\d)/g, "$1**$2");
    const [most, count] = [grouped(MOST_SIGNS), grouped(given.length)];
    if (given.length > MOST_SIGNS) return { given, why: t("lab.tooLong", { most, count }) };
    if (awake || BRACKETS.test(given)) return { given };
    return this.instead(given) ?? { given, why: t("lab.noGame", { text: shortly(given) }) };
  }

  /** The game that words mean, or several; null where they mean none.
   * @param {string} words @returns {Question | null} */
  instead(words) {
    const { best } = BRACKETS.test(words) ? { best: [] } : meant(this.games, words);
    if (best.length > 1) return { given: words, several: true };
    return best.length ? this.question(best[0].type, true) : null;
  }

  /** What can be said of a text while it is typed; null where Python is to be asked. @param {string} typed */
  reads(typed) {
    const draft = typed.trim();
    if (!draft || draft === this.text) return "";
    const game = named(this.games, draft);
    return game ? t("lab.example", game) : null;
  }

  /** The position and another one. @param {string} other */
  sum(other) {
    return `${this.text} + ${named(this.games, other)?.type ?? other}`;
  }

  /** What is said of the answer, and how it stands: {words, state}; null where there is none yet. */
  line() {
    const { refused, game, view } = this.parts;
    if (refused) return { words: t("lab.refused", { why: refused.why }), state: "refused" };
    if (!game) return null;
    const words = summary(this.parts);
    return view ? { words, state: "answered" } : { words: `${words} ${t("lab.thinking")}`, state: "thinking" };
  }
}

/** All in a sentence, to be read aloud. @param {Record<string, LabPart>} parts */
function summary({ game, outcome, moves, value }) {
  if (!outcome?.outcome) return outcome?.why ?? "";
  const n = moves?.count;
  return t("lab.summary", {
    outcome: t(`lab.outcomes.${outcome.outcome}`),
    moves: game?.over || !n ? "" : t("lab.moves", { n }),
    value: value?.value ? t("lab.theValue", { value: value.value }) : "",
  }).trim();
}
