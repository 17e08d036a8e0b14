// Finds the answers to a question. MiniSearch ranks the answers; this module splits text into words and weighs the
// kinds of results. It doesn't depend on a page, so tests can call it (tests/site/test_search_browser.py).
import MiniSearch from "minisearch";
import { bare, GAMES, plain } from "../maths/names.js";

/** @typedef {{ id: number, kind: string, address: string, name: string, within: string, also: string, near: string,
 *   text: string, whole: string[], names: string[][], problems: string[] }} Entry */

const MOST = 200; // maximum number of characters of a question that are searched for
const LENGTH = 230; // maximum length of a quotation, in characters
const STOP = new Set(
  (
    "a about an and are as at be beat but by can could did do does explain find for from game get give has have how " +
    "i if in into is it its me mean means my of on one or play please so tell that the their them then there these " +
    "they this to us was we what when where which who why will win with would you your"
  ).split(" "),
);
/** @type {Record<string, number>} weight of each kind of result */
const WANTED = { page: 1.8, term: 2, game: 1.4, section: 1, exercise: 0.5, problem: 0.5, note: 0.1, name: 0.1 };
const HOW = { boost: { name: 5, also: 4, within: 0.5 }, tokenize: (/** @type {string} */ text) => text.split(" ") };
const CHINESE = /[\u3400-\u9fff]+/g;
const GAME = new RegExp(`(?:${GAMES})(?![論论])|定理`, "g"); // Chinese for "game" and "theorem", which add nothing
const CODE = /[a-z0-9][._][a-z]|[a-z][A-Z]/; // such as cgkit.nim, winning_moves or MiserePlay
// Names of contest sites, with the id that the problem bank uses for each.
/** @type {Record<string, string>} */
const SITES = { hdoj: "hdu", 杭电: "hdu", 杭電: "hdu", cf: "codeforces", 力扣: "leetcode", 洛谷: "luogu" };
const WITH_LETTERS = ["codeforces", "abc", "arc", "agc"];
const SITE = "hdu|hdoj|杭电|杭電|poj|uva|cf|codeforces|abc|arc|agc|leetcode|力扣|luogu|洛谷|spoj|zoj|bzoj|cses";
const PROBLEM = new RegExp(`(?<![a-z0-9])(${SITE})[\\s#-]*p?(\\d+)[\\s/-]*([a-z]\\d?)?(?![a-z0-9])`, "gi");

/** Returns the words in some text, without Chinese; an octal code such as 0.137 is one word.
 * @param {string} text @returns {string[]} */
const words = (text) =>
  plain(text)
    .replace(CHINESE, " ")
    .match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? [];

/** Returns a word in the singular. @param {string} word */
const single = (word) =>
  word
    .replace(/(?<=..)ies$/, "y")
    .replace(/(x|ch|sh|ss)es$/, "$1")
    .replace(/(?<=..[^s])s$/, "");

/** Returns the words of a text in the form used to compare them: English in the singular, Chinese as pairs of
 * characters.
 * @param {string} text @returns {string[]} */
const tokens = (text) => {
  const runs = text.match(CHINESE) ?? [];
  const pairs = runs.flatMap((run) => (run.length < 2 ? [run] : [...run].slice(1).map((sign, i) => run[i] + sign)));
  return [...words(text).map(single), ...pairs];
};

/** Returns the words of a text without stop words, or all its words if each is a stop word. @param {string} text */
const meant = (text) => {
  const some = tokens(text.replace(GAME, " ")).filter((word) => !STOP.has(word));
  return [...new Set(some.length ? some : tokens(text))];
};

/** Returns the contest problems that some text names, both as written and in the form used to compare them.
 * @param {string} text @returns {{ said: string, id: string }[]} */
const problems = (text) =>
  [...text.matchAll(PROBLEM)].map(([said, written, number, letter]) => {
    const site = SITES[written.toLowerCase()] ?? written.toLowerCase();
    return { said, id: `${site} ${Number(number)}${WITH_LETTERS.includes(site) ? letter?.toLowerCase() : ""}` };
  });

/** @param {string[]} row of search-list.js @param {number} id @returns {Entry} */
function entry([kind, address, name, within, also, near, text], id) {
  const listed = [...also.split(", "), ...near.split(", ")].filter(Boolean);
  const called = [name, ...listed];
  // a name of two words, such as a hyphenated name, can also be found as one word
  const joined = called.map(words).flatMap((parts) => (parts.length === 2 ? [parts.join("")] : []));
  const names = [...called, ...joined];
  return {
    ...{ id, kind, address, name, within, near, text, also: [...listed, ...joined].join(" , ") },
    whole: called.map(bare),
    names: names.map(meant),
    problems: kind === "problem" ? problems(also).map((one) => one.id) : [],
  };
}

/** Creates the search index from the rows of search-list.js. @param {string[][]} rows */
export async function index(rows) {
  const entries = rows.map(entry);
  const mini = new MiniSearch({
    fields: ["name", "also", "text", "within"],
    storeFields: ["kind", "whole", "names"],
    tokenize: tokens,
    processTerm: (term) => term,
  });
  await mini.addAllAsync(entries, { chunkSize: 200 }); // in chunks, so that the page responds to keys meanwhile
  return { mini, entries };
}

/** Returns the results, best first, and remarks about the question.
 * @param {Awaited<ReturnType<typeof index>>} all @param {string} query */
export function find({ mini, entries }, query) {
  const named = problems(query);
  const ids = named.map(({ id }) => id);
  const rest = named.reduce((text, { said }) => text.replace(said, " "), query).slice(0, MOST);
  const name = bare(rest);
  const asked = meant(rest);
  /** @type {Record<string, number>} */
  const wanted = { ...WANTED, ...(CODE.test(rest) && { name: 2 }) };

  const search = (/** @type {string[]} */ terms) => {
    /** Boosts a name by its share of the question and the question's share of the name; the boost is greatest if the
     * two are equal.
     * @param {any} _ @param {string} found @param {any} entry */
    const boostDocument = (_, found, { kind, whole, names }) => {
      if (whole.includes(name)) return 10 * wanted[kind];
      const met = (/** @type {string} */ part) =>
        terms.some((term) => part === term || (part === found && part.startsWith(term)));
      const alike = names.map(
        (/** @type {string[]} */ one) => one.filter(met).length / Math.max(one.length, terms.length),
      );
      return wanted[kind] * (1 + 3 * Math.max(...alike) ** 2);
    };
    /** Returns whether a term also finds longer words; the last term might not be complete yet.
     * @param {string} term @param {number} i */
    const prefix = (term, i) => term.length > 3 || (term.length > 1 && i === terms.length - 1);
    return terms.length ? mini.search(terms.join(" "), { ...HOW, prefix, boostDocument }) : [];
  };

  let results = search(asked);
  const known = new Set(results.flatMap(({ queryTerms }) => queryTerms));
  const slips = /** @type {Map<string, string>} */ (new Map());
  const missing = [];
  for (const term of asked.filter((one) => !known.has(one) && !one.match(CHINESE))) {
    const spelt = term.length > 3 && /^\p{L}+$/u.test(term);
    const alike = spelt ? mini.search(term, { ...HOW, fuzzy: term.length > 4 ? 2 : 1 }) : [];
    const slipped = alike.flatMap((one) => one.terms).filter((one) => isSlip(term, one));
    // choose the word with the longest common beginning
    const [near] = slipped.sort((one, other) => begun(term, other) - begun(term, one));
    if (near) slips.set(term, near);
    else missing.push(term);
  }
  if (slips.size) results = search(asked.map((term) => slips.get(term) ?? term));
  const least = (results[0]?.score ?? 0) / 300; // minimum score of a result; weaker matches are left out
  const scored = results.filter(({ score }) => score >= least).map(({ id }) => entries[id]);
  const first = entries.filter((one) => one.problems.some((id) => ids.includes(id)));
  /** Returns whether an entry is from the reference and the question has no code. Such entries are left out if there
   * are others.
   * @param {any} entry */
  const reference = ({ kind }) => kind === "name" && (wanted.name ?? 0) < 1;
  const others = scored.filter((one) => !reference(one));
  const found = [...new Set([...first, ...(others.length ? others : scored)])];
  const bank = new Set(entries.flatMap((one) => one.problems));
  const best = results[0] && entries[results[0].id];
  return {
    found,
    sought: new Set(results.flatMap(({ terms }) => terms)),
    slips: [...slips].map(([term, instead]) => ({
      word: asWritten(term, rest),
      instead: asWritten(instead, best && `${best.name} ${best.also} ${best.text}`),
    })),
    missing: found.length || missing.length || !name ? missing.map((term) => asWritten(term, rest)) : [rest.trim()],
    nearest: Boolean(name && found[0]?.near.split(", ").map(bare).includes(name)),
    unknown: [...new Set(named.filter(({ id }) => !bank.has(id)).map(({ said }) => said.trim()))],
    last: query.length > MOST ? (words(rest).at(-1) ?? rest.slice(-4)) : "",
  };
}

/** Returns how many letters two words have in common at their beginning. @param {string} term @param {string} other */
const begun = (term, other) => [...term, ""].findIndex((letter, i) => letter !== other[i]);

/** Returns whether a term can be another word, misspelt. A term of more than 6 letters must begin with the
 * word's first two letters. A shorter term must begin with the word's first letter, and must have the word's letters
 * in another order, or one wrong, missing or extra letter.
 * @param {string} term @param {string} other */
function isSlip(term, other) {
  if (term.length > 6) return term.slice(0, 2) === other.slice(0, 2);
  if (term[0] !== other[0]) return false;
  if (term.length === other.length) {
    const wrong = [...term].filter((letter, i) => letter !== other[i]).length;
    return wrong < 2 || [...term].sort().join() === [...other].sort().join();
  }
  const [short, long] = term.length < other.length ? [term, other] : [other, term];
  return [...long].some((_, i) => long.slice(0, i) + long.slice(i + 1) === short);
}

/** Returns a term in the form that occurs in some text, such as the plural.
 * @param {string} term @param {string} [text] */
const asWritten = (term, text = "") => words(text).find((word) => single(word) === term) ?? term;

/** Returns the sentence that contains the most search words, and the text after it, shortened to a quotation.
 * @param {string} text @param {Set<string>} sought */
export function quotation(text, sought) {
  const sentences = text.split(/(?<=[.?!:])\s+(?=[\p{Lu}“(])/u);
  const many = sentences.map((sentence) => new Set(tokens(sentence).filter((word) => sought.has(word))).size);
  let at = Math.max(0, many.indexOf(Math.max(...many)));
  while (at && sentences.slice(at).join(" ").length < LENGTH / 4) at--; // the list may have cut the last sentence short
  let quoted = sentences.slice(at).join(" ");
  let cut = 0;
  if ((sentences[at]?.length ?? 0) > LENGTH) {
    const where = [...quoted.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => isSought(word, sought))?.index ?? 0;
    if (where > LENGTH / 2) cut = quoted.indexOf(" ", where - LENGTH / 3) + 1;
  }
  quoted = (cut ? "… " : "") + quoted.slice(cut);
  return quoted.length <= LENGTH ? quoted : `${quoted.slice(0, quoted.lastIndexOf(" ", LENGTH))} …`;
}

/** Returns whether a word in some text was searched for. @param {string} word @param {Set<string>} sought */
export const isSought = (word, sought) => tokens(word).some((token) => sought.has(token));
