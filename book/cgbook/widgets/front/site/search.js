// Search: looks through the list of all that the book holds (cgsite/search.py), which only this page loads.
import { h, script } from "../page/dom.js";
import { bare, GAMES, plain } from "../page/names.js";
import { lookUp } from "../page/words.js";

const say = lookUp({
  looking: "Looking …",
  lost: "The list of what can be found did not arrive. Load the page again.",
  instead: "“{word}” is not in the book; looked for “{instead}”. ",
  best: "The best of {n}.",
  places: ["One place.", "{n} places."],
  none: "Nothing in the book has “{query}”. Try one word of it, or another name.",
  unknown: "No problem of the bank is {ids}. Try what is played in it, as heaps, a ring, coins. ",
  first: "Only the beginning was looked for, as far as “{last}”. ",
  page: "Page",
});

/** @typedef {{ kind: string, address: string, name: string, within: string, also: string, text: string,
 *   title: string[], names: string[][], whole: string[], chinese: string[], counts: Map<string, number>,
 *   long: number }} Entry */
/** @typedef {{ weights: Map<string, number>, rare: number, instead: string }} Asked what stands for a word of
 *   the question, how rare it is, and what is looked for instead of a word that the book does not have */

const SHOWN = 10;
const LENGTH = 230; // letters of a quotation
const QUOTED = 60; // letters of a question that is said again
const MOST_WORDS = 30; // of a question
const MOST_CHINESE = 60; // signs of one
const STOP = new Set(
  [
    "a about an and are as at be but by can could did do does explain find for from get give has have how i if in",
    "into is it its me mean means my of on one or please so tell that the their them then there these they this to",
    "us was we what when where which who why will with would you your",
  ]
    .join(" ")
    .split(" "),
);
/** @type {Record<string, number>} how much each kind of thing is wanted */
const LIKED = { page: 1.25, term: 1.5, game: 1.4, section: 1, name: 0.4, exercise: 0.5, problem: 0.5, claim: 0.3 };
const CHINESE = /[\u3400-\u9fff]+/g;
const GAME = new RegExp(`${GAMES}|定理`, "g"); // tells nothing, where more is said
// How contests name their problems, by the sites of the bank and by others.
/** @type {Record<string, string>} */
const SITES = { hdoj: "hdu", 杭电: "hdu", 杭電: "hdu", cf: "codeforces", 力扣: "leetcode", 洛谷: "luogu" };
const WITH_LETTERS = ["codeforces", "abc", "arc", "agc"];
const SITE = "hdu|hdoj|杭电|杭電|poj|uva|cf|codeforces|abc|arc|agc|leetcode|力扣|luogu|洛谷|spoj|zoj|bzoj|cses";
const ID = new RegExp(`(?<![a-z0-9])(${SITE})[\\s#-]*p?(\\d+)[\\s/-]*([a-z]\\d?)?(?![a-z0-9])`, "gi");

/** @param {string} text @returns {string[]} its words, without Chinese */
const words = (text) =>
  plain(text)
    .replace(CHINESE, " ")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The problems of contests that a text names: as they stand there, and as they are compared.
 * @param {string} text @returns {{ said: string, id: string }[]} */
const ids = (text) =>
  [...text.matchAll(ID)].map(([said, written, number, letter]) => {
    const site = SITES[written.toLowerCase()] ?? written.toLowerCase();
    return { said, id: `${site} ${Number(number)}${WITH_LETTERS.includes(site) ? letter?.toLowerCase() : ""}` };
  });

/** @param {string[]} row @returns {Entry} */
export function entry(row) {
  const [kind, address, name, within, also, text] = row;
  const counts = new Map();
  for (const word of words(`${text} ${within}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const said = [name, ...also.split(", ")].filter((one) => words(one).length);
  // "Nim 積" is not Nim
  const names = said.map((one) => [...words(one), ...(one.match(CHINESE) ?? [])]);
  // what is written with a hyphen is also sought in one word
  for (const one of [...names]) if (one.length === 2) names.push([one.join("")]);
  const long = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const chinese = also.match(CHINESE) ?? [];
  const whole = [name, ...also.split(", ")].map(bare);
  return { kind, address, name, within, also, text, whole, title: words(name), names, chinese, counts, long };
}

/** Whether at most so many slips of the pen lie between two words.
 * @param {string} a @param {string} b @param {number} most */
function close(a, b, most) {
  if (Math.abs(a.length - b.length) > most) return false;
  let [before, last] = [/** @type {number[]} */ ([]), Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(last[j] + 1, next[j - 1] + 1, last[j - 1] + Number(a[i - 1] !== b[j - 1]));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    [before, last] = [last, next];
  }
  return last[b.length] <= most;
}

/** The book's words, and in how many entries each stands. @param {Entry[]} entries */
function vocabulary(entries) {
  const groups = new Map();
  for (const one of entries) {
    for (const word of new Set([...one.counts.keys(), ...one.names.flat()]))
      groups.set(word, (groups.get(word) ?? 0) + 1);
  }
  return groups;
}

/** @param {string} word @param {Map<string, number>} known @param {number} all @returns {Asked} */
function asked(word, known, all) {
  const weights = new Map();
  const plurals = [`${word}s`, `${word}es`, word.replace(/y$/, "ies")];
  const singulars = [word.replace(/(?<=..)s$/, ""), word.replace(/ies$/, "y")];
  for (const other of [...plurals, ...singulars]) if (known.has(other)) weights.set(other, 0.9);
  if (known.has(word)) weights.set(word, 1);
  if (word.length > 3 || (word.length === 3 && !weights.size)) {
    for (const other of known.keys())
      if (other.startsWith(word) && !weights.has(other)) weights.set(other, weights.size ? 0.4 : 0.8);
  }
  const slip = !weights.size;
  if (slip && word.length > 3) {
    const most = word.length > 6 ? 2 : 1;
    for (const other of known.keys()) {
      if (other.length > 3 && /^\p{L}+$/u.test(other) && close(word, other, most))
        weights.set(other, close(word, other, 1) ? 0.7 : 0.5);
    }
  }
  const often = [...weights].filter(([, weight]) => weight >= 0.7).map(([other]) => known.get(other) ?? 1);
  const nearest = [...weights].sort((a, b) => b[1] - a[1] || (known.get(b[0]) ?? 0) - (known.get(a[0]) ?? 0));
  const instead = slip ? (nearest[0]?.[0] ?? "") : "";
  return { weights, rare: Math.log(1 + all / Math.max(1, ...often)), instead };
}

/** How well an entry answers.
 * @param {Entry} item @param {Asked[]} question @param {string[]} typed
 * @param {boolean} isName whether the question is its name */
function score(item, question, typed, isName) {
  let [sum, met, whole] = [0, 0, 0];
  for (const { weights, rare } of question) {
    let best = 0;
    for (const [word, weight] of weights) {
      const named = item.title.includes(word) ? 5 : item.names.some((name) => name.includes(word)) ? 4 : 0;
      const count = item.counts.get(word) ?? 0;
      const told = count ? (1 + Math.log(count)) / (0.6 + item.long / 250) ** 0.5 : 0;
      best = Math.max(best, weight * (named + told));
    }
    whole += rare;
    if (best) met += rare;
    sum += best * rare;
  }
  if (!sum) return 0;
  const names = item.names.map((name, i) => likeness(name, question, typed) * (i ? 0.9 : 1));
  const named = Math.max(isName ? 1.2 : 0, ...names);
  return sum * (met / whole) ** 2 * (LIKED[item.kind] ?? 1) * (1 + 3 * named ** 2);
}

/** How much of a name the question says, and of the question the name, from 0 to 1.
 * @param {string[]} name @param {Asked[]} question @param {string[]} typed */
function likeness(name, question, typed) {
  if (name.join(" ") === typed.join(" ")) return 1.2;
  const meant = name.filter((word) => !STOP.has(word) || name.length === 1);
  const said = question.filter(({ weights }) => meant.some((word) => (weights.get(word) ?? 0) >= 0.5)).length;
  return meant.length ? said / Math.max(meant.length, question.length) : 0;
}

/** How much of Chinese words an entry's Chinese names share, two signs at a time.
 * @param {Entry} item @param {string[]} runs @param {boolean} more whether more is said than that it is a game */
function likeChinese(item, runs, more) {
  /** @param {string} run */
  const pairs = (run) =>
    run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2));
  const [names, asked] = [item.chinese, runs].map((all) =>
    more ? all.map((word) => word.replace(GAME, "")).filter(Boolean) : all,
  );
  let best = 0;
  for (const name of names) {
    for (const run of asked) {
      if (run.length < 2 || name.length < 2) best = Math.max(best, Number(run === name));
      const shared = pairs(run).filter((pair) => name.includes(pair)).length;
      if (run.length > 1 && shared)
        best = Math.max(
          best,
          shared / Math.max(pairs(run).length, pairs(name).length),
          name.startsWith(pairs(run)[0]) ? 0.6 : 0,
        );
    }
  }
  return best;
}

/** What is found, the best first. @param {Entry[]} entries @param {string} query */
export function find(entries, query) {
  const known = vocabulary(entries);
  const named = ids(query);
  const problems = new Map(
    entries
      .filter(({ kind }) => kind === "problem")
      .flatMap((one) => ids(one.also).map(({ id }) => /** @type {[string, Entry]} */ ([id, one]))),
  );
  // what names a problem is no word besides
  const rest = named.reduce((text, { said }) => text.replace(said, " "), query);
  const typed = words(rest);
  const told = typed.filter((word) => !STOP.has(word));
  const all = [...new Set(told.length ? told : typed)];
  const meant = all.slice(0, MOST_WORDS);
  const question = meant.map((word) => asked(word, known, entries.length));
  const chinese = rest.match(CHINESE) ?? [];
  const runs = chinese.join(" ").slice(0, MOST_CHINESE).split(" ").filter(Boolean);
  const more = meant.length > 0 || runs.some((run) => run.replace(GAME, ""));
  const name = bare(rest);
  const results = entries.map((item) => {
    const isName = item.whole.includes(name);
    const like = runs.length && isName ? 1.5 : likeChinese(item, runs, more);
    const meantHere = named.some(({ id }) => problems.get(id) === item);
    return {
      item,
      points: score(item, question, meant, isName) + 100 * like * (LIKED[item.kind] ?? 1) + Number(meantHere) * 1000,
    };
  });
  const found = results.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  // what only just touches the question is left out
  const least = (found[0]?.points ?? 0) / 30;
  const slips = question.map(({ instead }, i) => ({ word: meant[i], instead })).filter(({ instead }) => instead);
  const sought = new Set(
    question.flatMap(({ weights }) => [...weights].filter(([, weight]) => weight >= 0.4).map(([word]) => word)),
  );
  const unknown = [...new Set(named.filter(({ id }) => !problems.has(id)).map(({ said }) => said.trim()))];
  const cut = all.length > meant.length || chinese.join(" ").length > MOST_CHINESE;
  const last = cut ? (meant.at(-1) ?? runs.at(-1) ?? "") : "";
  return { found: found.filter(({ points }) => points >= least).map(({ item }) => item), sought, slips, unknown, last };
}

/** The sentence that has most of what is sought, and what follows it.
 * @param {string} text @param {Set<string>} sought */
export function quotation(text, sought) {
  const sentences = text.split(/(?<=[.?!:])\s+(?=[\p{Lu}“(])/u);
  const many = sentences.map((sentence) => new Set(words(sentence).filter((word) => sought.has(word))).size);
  const at = Math.max(0, many.indexOf(Math.max(...many)));
  let quoted = sentences.slice(at).join(" ");
  const first = sentences[at]?.length ?? 0;
  let cut = 0;
  if (first > LENGTH) {
    const where = [...quoted.matchAll(/[\p{L}\p{N}]+/gu)].find((found) => sought.has(words(found[0])[0]))?.index ?? 0;
    if (where > LENGTH / 2) cut = quoted.indexOf(" ", where - LENGTH / 3) + 1;
  }
  quoted = (cut ? "… " : "") + quoted.slice(cut);
  return quoted.length <= LENGTH ? quoted : `${quoted.slice(0, quoted.lastIndexOf(" ", LENGTH))} …`;
}

/** Text with what is sought marked. @param {HTMLElement} place @param {string} text @param {Set<string>} sought */
function marked(place, text, sought) {
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/gu)) {
    const hit = sought.has(words(part)[0] ?? "");
    place.append(hit ? h("mark", {}, part) : part);
  }
}

/** @param {Entry} item @param {Set<string>} sought */
function result(item, sought) {
  const text = h("p");
  // of a term or a game all is told, of the rest what answers
  marked(text, ["term", "game"].includes(item.kind) ? item.text : quotation(item.text, sought), sought);
  const where = h("p", { class: "cg-within" }, item.within || say("page"));
  return h("li", { "data-kind": item.kind }, h("a", { href: item.address }, item.name), where, text);
}

/** @param {string} text */
const shortly = (text) => (text.length > QUOTED ? `${text.slice(0, QUOTED)} …` : text);

async function main() {
  const list = /** @type {HTMLElement | null} */ (document.querySelector(".cg-found"));
  const status = document.querySelector(".cg-asked");
  const more = /** @type {HTMLButtonElement | null} */ (document.querySelector(".cg-more"));
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#cg-q"));
  if (!list || !status || !more || !field) return;
  // what is too long for an address stands behind "#" (ask.js)
  const asked = new URLSearchParams(location.search).get("q") ?? new URLSearchParams(location.hash.slice(1)).get("q");
  const query = (asked ?? "").trim();
  addEventListener("hashchange", () => location.reload());
  field.value = query;
  if (!query) {
    field.focus();
    return;
  }
  document.title = `${shortly(query)} – ${document.title}`;
  status.textContent = say("looking");
  try {
    await script(list.dataset.list ?? "");
  } catch {
    status.textContent = say("lost");
    return;
  }
  const entries = /** @type {any} */ (globalThis).cgList.map(entry);
  const { found, sought, slips, unknown, last } = find(entries, query);
  const n = found.length;
  const sentences = [
    unknown.length ? say("unknown", { ids: shortly(unknown.join(", ")) }) : "",
    last ? say("first", { last: shortly(last) }) : "",
    ...slips.slice(0, 3).map((one) => say("instead", { word: shortly(one.word), instead: one.instead })),
    n ? say(n > SHOWN ? "best" : "places", { n }) : unknown.length ? "" : say("none", { query: shortly(query) }),
  ];
  status.textContent = sentences.join("");
  const show = (/** @type {number} */ from) => {
    const items = found.slice(from, from + SHOWN).map((one) => result(one, sought));
    list.append(...items);
    more.hidden = n <= from + SHOWN;
    if (from) items[0].querySelector("a")?.focus();
  };
  show(0);
  more.onclick = () => show(list.children.length);
}

if (typeof document !== "undefined") main(); // the tests ask without a page
