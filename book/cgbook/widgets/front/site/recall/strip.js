// One prompt after another in one place, each with its question, its answers as buttons, and then the reason. All texts
// that can appear, or at least the longest, are in the same cells from the beginning, hidden, so that nothing moves
// when the next prompt comes.
import { button, h, svg } from "../../page/dom.js";
import { shuffled } from "../../page/leitner.js";
import { say } from "./words.js";

/**
 * @typedef {{
 *   id: string;
 *   at: string;
 *   ask: string;
 *   choices: string[];
 *   right: number;
 *   not: string[];
 *   why: string;
 *   ordered?: boolean;
 * }} Prompt
 */

const TICK = "M2.5 8.5 6 12l7.5-8";
const CROSS = "M3.5 3.5l9 9m0-9-9 9";
/** @param {string} path */
const sign = (path) => svg("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, svg("path", { d: path }));

/** Words that a screen reader says between the parts of a formula. @type {Record<string, string>} */
const BETWEEN = { msup: " to the power ", msub: " index ", mfrac: " over " };

/** Writes the formulas in some text as words, because some screen readers find no name in a button that's a formula.
 * @param {Node} node @returns {string} */
function heard(node) {
  if (!(node instanceof Element)) return node.textContent ?? "";
  if (node.matches(".katex-html")) return "";
  const parts = [...node.childNodes].map(heard);
  return node.localName === "msqrt" ? `root of ${parts.join("")}` : parts.join(BETWEEN[node.localName] ?? "");
}

/** Creates an element with HTML from the book's own pages.
 * @param {keyof HTMLElementTagNameMap} tag @param {string} text */
const html = (tag, text, attributes = {}) => Object.assign(h(tag, attributes), { innerHTML: text });
/** @param {keyof HTMLElementTagNameMap} tag @param {string} text */
const unseen = (tag, text) => html(tag, text, { class: "cg-unseen", "aria-hidden": "true" });

/** @param {string} word @param {Prompt} prompt @param {number} i */
const reason = (word, { not, why }, i) => `<strong>${say(word)}</strong> ${not[i] ? `${not[i]} ` : ""}${why}`;

/** Returns the 24 longest of some texts, which reserve room for all of them. A single section has so few prompts that
 * no text is left out.
 * @param {string[]} texts */
function longest(texts) {
  const letters = (/** @type {string} */ text) => html("p", text).textContent?.length ?? 0;
  return [...new Set(texts)].sort((a, b) => letters(b) - letters(a)).slice(0, 24);
}

let places = 0;

/**
 * Fills a place with a strip of prompts.
 * @param {Element} place
 * @param {object} how
 * @param {Prompt[]} how.all all prompts that can appear, to reserve room for them
 * @param {() => Prompt | undefined} how.next the next prompt
 * @param {() => string} how.counter returns the text that counts the prompts
 * @param {(prompt: Prompt, right: boolean) => void} how.answered
 * @param {() => {words: (string | Node)[], more?: () => void}} how.closing the words when no prompt is left
 * @param {string[]} [how.last] the longest closing words, to reserve their room
 * @param {string} how.today
 */
export function strip(place, { all, next, counter, answered, closing, last = [], today }) {
  const id = `cg-recall-${(places += 1)}`;
  const count = h("span", { class: "cg-recall-count" });
  const ask = h("p", { class: "cg-recall-ask", id, tabindex: "-1" });
  const choices = h("div", { class: "cg-recall-choices", role: "group", "aria-labelledby": id });
  const status = h("p", { class: "cg-recall-said", role: "status" });
  // unseen, this button keeps its room
  const onward = button(say("next"), () => show(true), { class: "cg-recall-next cg-unseen" });
  const offered = all.map(({ choices: some }) => {
    const choices = some.map((one) => h("span", { class: "cg-recall-choice" }, html("span", one)));
    return h("div", { class: "cg-recall-choices cg-unseen", "aria-hidden": "true" }, choices);
  });
  const askings = longest([...all.map((one) => one.ask), ...last]).map((one) => unseen("p", one));
  const reasons = all.flatMap((one) => one.choices.map((_, i) => reason(i === one.right ? "right" : "wrong", one, i)));
  const replies = longest(reasons).map((one) => unseen("p", one));
  place.replaceChildren(
    h("p", { class: "cg-recall-title" }, h("span", {}, say("title")), count),
    h("div", { class: "cg-recall-cell" }, askings, ask),
    h("div", { class: "cg-recall-cell" }, offered, choices),
    h("div", { class: "cg-recall-foot" }, h("div", { class: "cg-recall-cell" }, replies, status), onward),
  );

  /** @param {boolean} focus whether the reader has pressed the button to go on */
  function show(focus) {
    const prompt = next();
    count.textContent = prompt ? counter() : "";
    status.textContent = "";
    onward.classList.add("cg-unseen");
    choices.replaceChildren();
    if (!prompt) return void close(focus);
    ask.innerHTML = prompt.ask;
    const order = prompt.ordered ? prompt.choices.keys() : shuffled(prompt.choices.length, prompt.id + today);
    for (const i of order) {
      const words = html("span", prompt.choices[i]);
      const how = { type: "button", class: "cg-recall-choice", "data-choice": i, onclick: () => answer(prompt, i) };
      const choice = h("button", how, words);
      if (words.querySelector("math")) {
        words.setAttribute("aria-hidden", "true");
        choice.append(h("span", { class: "cg-heard" }, heard(words).trim()));
      }
      choices.append(choice);
    }
    if (focus) /** @type {HTMLElement} */ (choices.firstElementChild).focus({ preventScroll: true });
  }

  function answer(/** @type {Prompt} */ prompt, /** @type {number} */ i) {
    if (!onward.matches(".cg-unseen")) return; // the prompt is answered, so this is a second tap
    const right = i === prompt.right;
    for (const choice of choices.querySelectorAll("button")) {
      const mine = Number(choice.dataset.choice);
      choice.setAttribute("aria-disabled", "true");
      if (mine !== i) choice.tabIndex = -1;
      if (mine !== i && mine !== prompt.right) continue;
      const good = mine === prompt.right;
      choice.dataset.is = good ? "right" : "wrong";
      const words = h("span", { class: "cg-heard" }, ` (${say(good ? "isRight" : "isWrong")})`);
      choice.append(sign(good ? TICK : CROSS), words);
    }
    status.innerHTML = reason(right ? "right" : "wrong", prompt, i);
    answered(prompt, right);
    onward.classList.remove("cg-unseen");
  }

  function close(/** @type {boolean} */ focus) {
    const { words, more } = closing();
    ask.replaceChildren(...words);
    if (more) choices.append(button(say("once"), () => (more(), show(true)), { class: "cg-recall-choice cg-again" }));
    if (focus) ask.focus({ preventScroll: true });
  }

  show(false);
}
