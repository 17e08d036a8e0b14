// Parts that wait for a guess are sealed until the gate with their name is open; a card in their place describes them.
// Readers who read the page on an earlier visit find the parts open; scrolling to the end and back opens none. A link
// into a part, or a match of the browser's search in it, also opens it. Without this script nothing is sealed.
import { all as allOf, button, h } from "../page/dom.js";
import { pageOf, target } from "../page/links.js";
import { all, get, set, subscribe } from "../page/store.js";
import { say } from "./words.js";

const parts = allOf("[data-gate]");
const strips = allOf("[data-after]");
const nameOf = (/** @type {HTMLElement} */ part) => part.dataset.gate ?? "";
const open = (/** @type {string} */ name) => set(`gate:${name}`, { open: true });
const WORDS = 200; // number of words that a reader reads in a minute
const MOST_NAMED = 2; // maximum number of theorems that a card names in full

let read = false;

const isOpened = (/** @type {string} */ name) => read || Boolean(get(`gate:${name}`).open);
const isOpen = (/** @type {HTMLElement} */ part) => isOpened(nameOf(part));
/** Returns whether every gate before a strip of prompts is open. @param {HTMLElement} strip */
const isAfter = ({ dataset: { after = "" } }) => after.split(" ").every(isOpened);

/** Returns the runs of consecutive parts with one gate, as [[first, second, …], …]. */
function runs() {
  /** @type {HTMLElement[][]} */
  const found = [];
  for (const part of parts) {
    // a program inside a part is sealed with that part, and a program in the box of a visible theorem needs no card
    if (part.parentElement?.closest("[data-gate]") || part.matches(".proof .cg-check")) continue;
    const last = found.at(-1)?.at(-1);
    if (last && part.previousElementSibling === last && nameOf(part) === nameOf(last)) found.at(-1)?.push(part);
    else found.push([part]);
  }
  return found;
}

/** Returns the words of a title without the symbol that links to it. @param {Element} title */
function titled(title) {
  const words = [...title.childNodes].filter((one) => !(one instanceof Element && one.matches(".headerlink")));
  return words
    .map((one) => one.textContent)
    .join("")
    .trim();
}

/** Returns the next element in a direction that is neither sealed nor a seal, or null. @param {Element} from
 * @param {"previousElementSibling" | "nextElementSibling"} direction */
function past(from, direction) {
  let at = from[direction];
  while (at?.matches("[data-gate], [data-after], .cg-seal")) at = at[direction];
  return at;
}

/**
 * Creates the card that replaces a run. The card names the run's theorems and length, and has two ways to open the run,
 * unless its question is right above. Until the reader has opened a gate, a page's first card also explains how.
 * @param {HTMLElement[]} run @param {boolean} first
 */
function card(run, first) {
  const name = nameOf(run[0]);
  const titles = run.flatMap((part) => [...part.querySelectorAll(".proof:not(.cg-proof) > .admonition-title, h2, h3")]);
  const text = run.map((part) => part.textContent ?? "").join(" ");
  const words = text.trim().split(/\s+/).length;
  const names = titles.map(titled);
  const short = names.length > MOST_NAMED ? names.map((one) => /^\w+ [\d.]*\d/.exec(one)?.[0] ?? one) : names;
  const what = short.join(", ") || say(past(run[run.length - 1], "nextElementSibling") ? "seal.part" : "seal.text");
  const board = `[data-asks="${CSS.escape(name)}"]`;
  const near = past(run[0], "previousElementSibling")?.querySelector(board);
  const guess = () => {
    const place = /** @type {HTMLElement | null} */ (document.querySelector(board));
    if (!place) return;
    const first = () => ["input, [tabindex='0']", "button:not([disabled])"].flatMap((one) => allOf(one, place))[0];
    const take = () => first()?.focus({ preventScroll: true });
    place.scrollIntoView({ block: "center" });
    if (place.dataset.live) take();
    else
      new MutationObserver((_, watch) => {
        watch.disconnect();
        take();
      }).observe(place, { attributeFilter: ["data-live"] });
  };
  const tell = () => {
    open(name);
    run[0].tabIndex = -1;
    run[0].focus({ preventScroll: true });
  };
  const long = say(short.length > 1 ? "seal.longs" : "seal.long", { n: Math.max(1, Math.round(words / WORDS)) });
  const told = h("p", {}, h("b", {}, what), " ", long, first ? ` ${say("seal.first")}` : "");
  const ways = [button(say("seal.guess"), guess), button(say("seal.tell"), tell, { class: "cg-quiet" })];
  const tools = !near && h("p", { class: "cg-seal-tools" }, ways); // the question right above has both buttons
  return h("div", { class: "cg-seal", role: "group", "aria-label": say("seal.name", { what }) }, told, tools);
}

export function gates() {
  ({ read } = get(`page:${pageOf(location.href)}`));
  const met = Object.keys(all()).some((kept) => kept.startsWith("gate:"));
  const cards = runs().map((run, i) => ({ run, seal: card(run, !met && i === 0) }));
  for (const { run, seal } of cards) run[0].before(seal);

  function show() {
    const closed = [...parts.filter((part) => !isOpen(part)), ...strips.filter((strip) => !isAfter(strip))];
    for (const one of [...parts, ...strips])
      if (closed.includes(one)) one.setAttribute("hidden", "until-found");
      else one.removeAttribute("hidden");
    for (const { run, seal } of cards) {
      const asks = document.querySelector(`[data-asks="${CSS.escape(nameOf(run[0]))}"]`);
      seal.hidden = isOpen(run[0]) || Boolean(asks?.closest("[data-gate][hidden]")); // show only one question at a time
    }
    for (const link of allOf(".cg-text a[href^='#']")) {
      const part = target(link.getAttribute("href") ?? "")?.closest("[data-gate][hidden]");
      link.toggleAttribute("data-sealed", Boolean(part));
    }
  }

  /** Opens the part that a link leads into. */
  function follow() {
    const at = target(location.hash);
    const part = /** @type {HTMLElement | null | undefined} */ (at?.closest("[data-gate]"));
    if (!at || !part) return;
    open(nameOf(part));
    show();
    at.scrollIntoView();
  }

  show();
  document.documentElement.removeAttribute("data-gates");
  follow();
  for (const part of parts) part.addEventListener("beforematch", () => open(nameOf(part)));
  addEventListener("hashchange", follow);
  subscribe(show);
}
