// The search field on the search page, and in the dialog of every other page. Results appear as the reader types.
import { h, script } from "../page/dom.js";
import { lookUp } from "../page/words.js";
import { questionIn } from "./ask.js";
import { find, index, isSought, quotation } from "./find.js";

const say = lookUp({
  looking: "Loading the list …",
  lost: "The search list didn’t load. Check your connection and load the page again. ",
  instead: "“{word}” isn’t in the book; these are the results for “{instead}”. ",
  missing: ["“{words}” isn’t in the book. ", "“{words}” aren’t in the book. "],
  nearest: "“{query}” isn’t in this book. What comes nearest is first. ",
  best: "{n} results, the best {shown} first.",
  places: ["1 result.", "{n} results."],
  none: "Try a single word, or another name.",
  unknown: "The bank has no problem {ids}. Try what is played in it, such as heaps, a ring or coins. ",
  first: "The question is long, so only its beginning was searched, up to “{last}”. ",
  page: "Page",
});

const SHOWN = 10;
const QUOTED = 60; // maximum number of characters of a question to quote
const PAUSE = 150; // time without a key press before the results change, in milliseconds

const list = /** @type {HTMLElement} */ (document.querySelector("[data-list]")).dataset.list ?? "";
const top = list.slice(0, list.indexOf("_static/")); // leads from this page to the top of the site

/** @type {ReturnType<typeof index> | undefined} */
let loaded;
const load = () => (loaded ??= script(list).then(() => index(/** @type {any} */ (globalThis).cgList)));

/** Adds text to a place and marks the sought words.
 * @param {HTMLElement} place @param {string} text @param {Set<string>} sought */
function marked(place, text, sought) {
  for (const part of text.split(/(\d+\.\d+|[\p{L}\p{N}\p{M}]+)/gu))
    place.append(isSought(part, sought) ? h("mark", {}, part) : part);
}

function result(/** @type {import("./find.js").Entry} */ item, /** @type {Set<string>} */ sought) {
  const text = h("p");
  // a term or a game is quoted in full
  marked(text, ["term", "game"].includes(item.kind) ? item.text : quotation(item.text, sought), sought);
  const where = h("p", { class: "cg-within" }, item.within || say("page"));
  return h("li", { "data-kind": item.kind }, h("a", { href: top + item.address }, item.name), where, text);
}

const shortly = (/** @type {string} */ text) => (text.length > QUOTED ? `${text.slice(0, QUOTED)} …` : text);

/** Returns the sentences that sum up a question and its results.
 * @param {ReturnType<typeof find>} answer @param {string} query */
function summary({ found, slips, missing, nearest, unknown, last }, query) {
  const n = found.length;
  return [
    unknown.length ? say("unknown", { ids: shortly(unknown.join(", ")) }) : "",
    last ? say("first", { last: shortly(last) }) : "",
    nearest ? say("nearest", { query: shortly(query) }) : "",
    ...slips.slice(0, 3).map(({ word, instead }) => say("instead", { word: shortly(word), instead })),
    missing.length ? say("missing", { n: missing.length, words: shortly(missing.join("”, “")) }) : "",
    n ? say(n > SHOWN ? "best" : "places", { n, shown: SHOWN }) : unknown.length ? "" : say("none"),
  ].join("");
}

/** Shows results in a place for the text typed into its field. @param {HTMLElement} place */
function answerIn(place) {
  const part = (/** @type {string} */ selector) => /** @type {any} */ (place.querySelector(selector));
  const [field, status, items, more] = ["input", ".cg-asked", ".cg-found", ".cg-more"].map(part);
  const isPage = !place.closest("dialog");
  const title = document.title;
  let clock = 0;

  async function answer() {
    const query = field.value.trim();
    if (isPage) {
      document.title = query ? `${shortly(query)} – ${title}` : title;
      remember(query);
    }
    if (!query) {
      items.replaceChildren();
      status.textContent = "";
      more.hidden = true;
      return;
    }
    if (!items.children.length) status.textContent = say("looking");
    /** @type {Awaited<ReturnType<typeof index>>} */
    let all;
    try {
      all = await load();
    } catch {
      status.textContent = say("lost");
      return;
    }
    if (query !== field.value.trim()) return; // a later question is on its way
    const told = find(all, query);
    const { found, sought } = told;
    const show = (/** @type {number} */ from) => {
      items.append(...found.slice(from, from + SHOWN).map((one) => result(one, sought)));
      more.hidden = found.length <= from + SHOWN;
      if (from) items.children[from].querySelector("a")?.focus();
    };
    items.replaceChildren();
    items.scrollTop = 0;
    show(0);
    more.onclick = () => show(items.children.length);
    status.textContent = summary(told, query);
  }

  field.addEventListener("input", () => {
    clearTimeout(clock);
    clock = window.setTimeout(answer, PAUSE);
  });
  // arrows lead from the field through the results and back
  place.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.target === more) return;
    const stops = [field, ...items.querySelectorAll("a")];
    const to = stops[stops.indexOf(document.activeElement) + step];
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
  if (field.value) answer();
  else load().catch(() => {}); // the first question reports the error
}

/** Puts the question into the address, so that the Back button restores it. @param {string} query */
function remember(query) {
  try {
    history.replaceState(null, "", location.pathname + (query && questionIn(query)));
  } catch {
    // some browsers refuse this on file://
  }
}

const own = /** @type {HTMLInputElement | null} */ (document.querySelector("main .cg-search input"));
if (own) {
  const asked = new URLSearchParams(location.search).get("q") ?? new URLSearchParams(location.hash.slice(1)).get("q");
  own.value = asked?.trim() ?? "";
  addEventListener("hashchange", () => location.reload());
  if (!asked) own.focus();
}
for (const place of document.querySelectorAll(".cg-search")) answerIn(/** @type {HTMLElement} */ (place));
