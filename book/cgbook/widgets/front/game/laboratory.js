// The logic of the laboratory, independent of the page. It interprets a reader's words and describes the answer. Games
// are found by any of their names and by the words of their rules.
import { inNotation, ownName, unasked } from "../maths/phrases.js";
import { plain } from "../maths/names.js";
import { grouped, sentences, t } from "../page/words.js";

const MOST_SIGNS = 2000; // maximum length of a text that Python reads, in characters
const BRACKETS = /[()[\]{}]/; // text without brackets isn't a position, but can be a name
const QUOTED = 100; // maximum length of a quotation, in characters
/** @param {string} text */
export const shortly = (text) => (text.length > QUOTED ? `${text.slice(0, QUOTED)} …` : text);

const NUMBERED = /[\s(]*\d[\d\s,x×*^()]*$/; // numbers after a game's name

/** Returns the example position for each name of a game; if several games share a name, the first game counts.
 * @param {OfferedGame[]} games */
export const positions = (games) =>
  Object.fromEntries(games.flatMap(({ names, type }) => names.map((name) => [ownName(name), type])).reverse());

/** Splits a position at each `sign` outside brackets and quotation marks. @param {string} text @param {string} sign */
function split(text, sign) {
  const parts = [""];
  let depth = 0;
  for (const [piece] of text.matchAll(/"[^"]*"|'[^']*'|./gs)) {
    depth += Number("([{".includes(piece)) - Number(")]}".includes(piece));
    if (piece === sign && !depth) parts.push("");
    else parts[parts.length - 1] += piece;
  }
  return parts.map((one) => one.trim());
}

/** Returns the text between the brackets of a call of `name`, or null if the input isn't a single such call.
 * @param {string} text @param {string} name */
function within(text, name) {
  const held = text.startsWith(`${name}(`) && text.endsWith(")") ? text.slice(name.length + 1, -1) : null;
  let depth = 0;
  const alone = [...(held ?? "")].every((sign) => (depth += Number(sign === "(") - Number(sign === ")")) >= 0);
  return alone ? held : null;
}

/** The parts of a position, the kind of compound (how many parts a turn moves in), and whether the last move loses.
 * @typedef {{parts: string[], turn: string, loses: boolean}} Compound */

/** @param {string} text @returns {Compound} */
export function compound(text) {
  const misere = within(text.trim(), "misere") ?? /^(\w+\([^()]*\))\.misere\(\)$/.exec(text.trim())?.[1] ?? null;
  const of = misere ?? text.trim();
  for (const turn of ["join", "selective"]) {
    const held = within(of, turn);
    if (held !== null) return { parts: split(held, ","), turn, loses: misere !== null };
  }
  return { parts: split(of, "+"), turn: "sum", loses: misere !== null };
}

/** @param {Compound} how */
export function compounded({ parts, turn, loses }) {
  const whole = turn === "sum" || parts.length < 2 ? parts.join(" + ") : `${turn}(${parts.join(", ")})`;
  return loses ? `misere(${whole})` : whole;
}

/** Returns {best, all}: the games that fit some words best, and all that fit. An exact name fits best, then words that
 * a game's names contain, then words that its names and rule contain.
 * @param {OfferedGame[]} games @param {string} typed */
export function meant(games, typed) {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean);
  /** @param {string} text */
  const has = (text) => words.some((word) => /\p{L}/u.test(word)) && words.every((word) => plain(text).includes(word));
  const is = (/** @type {OfferedGame} */ game) =>
    game.names.some((one) => ownName(typed) && ownName(one) === ownName(typed));
  const by = [
    games.filter(is).slice(0, 1),
    games.filter((game) => has(game.names.join(" "))),
    games.filter((game) => has(`${game.names.join(" ")} ${game.rule ?? ""}`)),
  ];
  return { best: by.find((some) => some.length) ?? [], all: [...new Set(by.flat())] };
}

/** The meaning of a reader's words: a position (`given`), `several` games, or a reply to unreadable words (`says`). */
/** @typedef {{given: string, says?: string, several?: boolean}} Question */

export class Laboratory {
  /**
   * @param {OfferedGame[]} games @param {AbsentGame[]} absent games that the book doesn't have
   * @param {string} text @param {Record<string, LabPart>} parts the parts of the answer
   */
  constructor(games, absent, text, parts) {
    this.games = games;
    this.absent = absent;
    this.positions = positions(games);
    this.text = text;
    this.parts = parts;
  }

  /** Interprets a reader's text. If Python is `awake`, an unknown name is left to Python, which also knows the games
   * that the reader has made.
   * @param {string} typed @param {boolean} awake @returns {Question} */
  question(typed, awake) {
    const name = typed.trim();
    const given = inNotation(name, this.positions) ?? name;
    const [most, count] = [grouped(MOST_SIGNS), grouped(given.length)];
    if (given.length > MOST_SIGNS) return { given, says: t("lab.refused", { why: t("lab.tooLong", { most, count }) }) };
    const says = given === name ? this.absence(name) : "";
    if (says) return { given, says };
    if (awake || BRACKETS.test(given)) return { given };
    return this.instead(given) ?? { given, says: t("lab.noGame", { text: shortly(given) }) };
  }

  /** Returns the reply about a game that isn't in the book, with the nearest game that is, or "" for other words.
   * @param {string} words */
  absence(words) {
    const name = ownName(unasked(words).replace(NUMBERED, ""));
    const row = this.absent.find(({ names }) => name && names.some((one) => ownName(one) === name));
    if (!row) return "";
    const called = row.names.find((one) => ownName(one) === name);
    return sentences(t("lab.absent", { name: called, why: row.why }), row.type && t("lab.nearest", row));
  }

  /** Returns the game or games that some words mean, or null if no game fits.
   * @param {string} words @returns {Question | null} */
  instead(words) {
    const { best } = BRACKETS.test(words) ? { best: [] } : meant(this.games, words);
    if (best.length > 1) return { given: words, several: true };
    return best.length ? this.question(best[0].type, true) : null;
  }

  /** Describes a text while it's being typed; returns null if only Python can read the text. @param {string} typed */
  reads(typed) {
    const draft = typed.trim();
    if (!draft || draft === this.text) return "";
    const type = inNotation(draft, this.positions);
    if (type) return type === draft ? null : t("lab.example", { type });
    return this.absence(draft) || null;
  }

  /** Returns the notation for the sum of the present position and another position. @param {string} other */
  sum(other) {
    return `${this.text} + ${inNotation(other, this.positions) ?? other}`;
  }

  /** Returns the sentence about the answer, with the answer's state, or null if there's no answer yet. */
  line() {
    const { refused, game, view } = this.parts;
    if (refused) return { words: t("lab.refused", { why: refused.why }), state: "refused" };
    if (!game) return null;
    const words = summary(this.parts);
    return view ? { words, state: "answered" } : { words: `${words} ${t("lab.thinking")}`, state: "thinking" };
  }
}

/** Summarises the answer in a sentence for screen readers. @param {Record<string, LabPart>} parts */
function summary({ game, outcome, moves, value }) {
  if (!outcome?.outcome) return outcome?.why ?? "";
  const n = moves?.count;
  return t("lab.summary", {
    outcome: t(`lab.outcomes.${outcome.outcome}`),
    moves: game?.over || !n ? "" : t("lab.moves", { n }),
    value: value?.value ? t("lab.theValue", { value: value.value }) : "",
  }).trim();
}
