// Search: looks through the list of all that the book holds (cgsite/search.py), which only this page loads.
import { h, script } from "../page/dom.js";
import { lookUp } from "../page/words.js";

const say = lookUp({
  looking: "Looking …",
  lost: "The list of what can be found did not arrive. Load the page again.",
  instead: "“{word}” is not in the book; looked for “{instead}”. ",
  best: "The best of {n}.",
  places: ["One place.", "{n} places."],
  none: "Nothing in the book has “{query}”. Try one word of it, or another name.",
  page: "Page",
});

/** @typedef {{ kind: string, address: string, name: string, within: string, also: string, text: string,
 *   title: string[], names: string[][], chinese: string[], counts: Map<string, number>, long: number }} Entry */
/** @typedef {{ weights: Map<string, number>, rare: number, instead: string }} Asked what stands for a word of
 *   the question, how rare it is, and what is looked for instead of a word that the book does not have */

const SHOWN = 10;
const LENGTH = 230; // letters of a quotation
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
const GAME = /博弈|博奕|遊戲|游戏|賽局|赛局/g; // tells nothing, where more is said

/** @param {string} text in small letters, without accents */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’‘]/g, "").toLowerCase();
/** @param {string} text @returns {string[]} its words, without Chinese */
const words = (text) =>
  plain(text)
    .replace(CHINESE, " ")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** @param {string[]} row @returns {Entry} */
export function entry(row) {
  const [kind, address, name, within, also, text] = row;
  const counts = new Map();
  for (const word of words(`${text} ${within}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const names = [name, ...also.split(", ")].map(words).filter((one) => one.length);
  // what is written with a hyphen is also sought in one word
  for (const one of [...names]) if (one.length === 2) names.push([one.join("")]);
  const long = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const chinese = also.match(CHINESE) ?? [];
  return { kind, address, name, within, also, text, title: words(name), names, chinese, counts, long };
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
  const found = new Map();
  for (const one of entries) {
    for (const word of new Set([...one.counts.keys(), ...one.names.flat()]))
      found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
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

/** How well an entry answers. @param {Entry} one @param {Asked[]} question @param {string[]} typed */
function score(one, question, typed) {
  let [sum, met, whole] = [0, 0, 0];
  for (const { weights, rare } of question) {
    let best = 0;
    for (const [word, weight] of weights) {
      const named = one.title.includes(word) ? 5 : one.names.some((name) => name.includes(word)) ? 4 : 0;
      const count = one.counts.get(word) ?? 0;
      const told = count ? (1 + Math.log(count)) / (0.6 + one.long / 250) ** 0.5 : 0;
      best = Math.max(best, weight * (named + told));
    }
    whole += rare;
    if (best) met += rare;
    sum += best * rare;
  }
  if (!sum) return 0;
  const named = Math.max(0, ...one.names.map((name, i) => likeness(name, question, typed) * (i ? 0.9 : 1)));
  return sum * (met / whole) ** 2 * (LIKED[one.kind] ?? 1) * (1 + 3 * named ** 2);
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
 * @param {Entry} one @param {string[]} runs */
function likeChinese(one, runs) {
  /** @param {string} run */
  const pairs = (run) =>
    run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2));
  const told = runs.some((run) => run.replace(GAME, ""));
  const [names, asked] = [one.chinese, runs].map((all) => all.map((word) => (told && word.replace(GAME, "")) || word));
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
  const typed = words(query);
  const told = typed.filter((word) => !STOP.has(word));
  const meant = told.length ? told : typed;
  const question = meant.map((word) => asked(word, known, entries.length));
  const runs = query.match(CHINESE) ?? [];
  const results = entries.map((one) => ({
    one,
    points: score(one, question, meant) + 100 * likeChinese(one, runs) * (LIKED[one.kind] ?? 1),
  }));
  const found = results.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  // what only just touches the question is left out
  const least = (found[0]?.points ?? 0) / 30;
  const slips = question.map(({ instead }, i) => ({ word: meant[i], instead })).filter(({ instead }) => instead);
  const sought = new Set(
    question.flatMap(({ weights }) => [...weights].filter(([, weight]) => weight >= 0.4).map(([word]) => word)),
  );
  return { found: found.filter(({ points }) => points >= least).map(({ one }) => one), sought, slips };
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

/** @param {Entry} one @param {Set<string>} sought */
function shown(one, sought) {
  const text = h("p");
  // of a term or a game all is told, of the rest what answers
  marked(text, ["term", "game"].includes(one.kind) ? one.text : quotation(one.text, sought), sought);
  const where = h("p", { class: "cg-within" }, one.within || say("page"));
  return h("li", { "data-kind": one.kind }, h("a", { href: one.address }, one.name), where, text);
}

async function main() {
  const list = /** @type {HTMLElement | null} */ (document.querySelector(".cg-found"));
  const status = document.querySelector(".cg-asked");
  const more = /** @type {HTMLButtonElement | null} */ (document.querySelector(".cg-more"));
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#cg-q"));
  if (!list || !status || !more || !field) return;
  const query = (new URLSearchParams(location.search).get("q") ?? "").trim();
  field.value = query;
  if (!query) {
    field.focus();
    return;
  }
  document.title = `${query} – ${document.title}`;
  status.textContent = say("looking");
  try {
    await script(list.dataset.list ?? "");
  } catch {
    status.textContent = say("lost");
    return;
  }
  const entries = /** @type {any} */ (globalThis).cgList.map(entry);
  const { found, sought, slips } = find(entries, query);
  const n = found.length;
  const told = [...slips.map((one) => say("instead", one)), say(n > SHOWN ? "best" : "places", { n })];
  status.textContent = n ? told.join("") : say("none", { query });
  const show = (/** @type {number} */ from) => {
    const items = found.slice(from, from + SHOWN).map((one) => shown(one, sought));
    list.append(...items);
    more.hidden = n <= from + SHOWN;
    if (from) items[0].querySelector("a")?.focus();
  };
  show(0);
  more.onclick = () => show(list.children.length);
}

if (typeof document !== "undefined") main(); // the tests ask without a page
