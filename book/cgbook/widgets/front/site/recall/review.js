// The review page, with the due prompts, the sections to read again, the unsolved exercises, and the box.
import { h } from "../../page/dom.js";
import { again, DAYS, due, next } from "../../page/leitner.js";
import { strip } from "./strip.js";
import { boxes, say } from "./words.js";

/**
 * @typedef {object} Listed the contents of a page
 * @property {string} title
 * @property {string} number of the page, such as 6.2
 * @property {string} prompts the address of the script with the prompts
 * @property {{[id: string]: string}} sections the titles of the sections, by id
 * @property {{[id: string]: string}} at the section of each prompt, by id
 */

/** @typedef {{pages: {[page: string]: Listed}; exercises: {[id: string]: [string, string]}}} Index */

/** @typedef {import('../../page/leitner.js').Card} Card */

/**
 * Returns the id of each prompt, with the address of its section.
 * @param {Index} index
 * @returns {[string, string][]}
 */
export const placesOf = ({ pages }) =>
  Object.entries(pages).flatMap(([page, { at }]) =>
    Object.entries(at).map(([id, section]) => /** @type {[string, string]} */ ([id, `${page}.html#${section}`])),
  );

/**
 * Returns the unsolved exercises that were begun or whose solution was read.
 * @param {{[name: string]: any}} kept
 * @param {{[id: string]: number}} points
 */
export const unsolved = (kept, points) =>
  Object.entries(points)
    .filter(([id, all]) => {
      const one = kept[`exercise:${id}`];
      return one && (one.opened || ((one.answer || one.ticks.length) && one.points < all));
    })
    .map(([id]) => id);

/**
 * Fills the review page.
 * @param {Element} place
 * @param {object} how
 * @param {Index} how.index
 * @param {() => {[id: string]: Card}} how.cards returns the current cards
 * @param {string[]} how.exercises ids of the exercises
 * @param {(pages: string[]) => Promise<import("./strip.js").Prompt[]>} how.fetch
 * @param {(id: string, right: boolean) => void} how.answered
 * @param {string} how.today
 */
export async function review(place, { index, cards, exercises, fetch, answered, today }) {
  const places = placesOf(index);
  const ids = places.map(([id]) => id);
  const wanted = due(ids, cards(), today);
  const head = h("p", { class: "cg-review-head" });
  const box = h("div", { class: "cg-recall" });
  const rest = h("div", { class: "cg-review-rest" });
  place.replaceChildren(head, box, rest);
  box.hidden = !wanted.length;
  tell();
  if (!wanted.length) {
    const days = next(ids, cards(), today);
    head.textContent = days === null ? say("nothing") : say("later", { n: days });
    return;
  }
  head.textContent = say("today", { n: wanted.length });
  const pageOf = Object.fromEntries(places.map(([id, address]) => [id, address.split(".html")[0]]));
  const found = await fetch([...new Set(wanted.map((id) => pageOf[id]))]);
  const byId = new Map(found.map((one) => [one.id, one]));
  const all = wanted.flatMap((id) => byId.get(id) ?? []);
  const waiting = [...all];
  strip(box, {
    all,
    today,
    next: () => waiting.shift(),
    counter: () => say("left", { n: waiting.length + 1 }),
    answered: (prompt, right) => {
      if (!right) waiting.push(prompt); // ask the prompt once more, after the others
      answered(prompt.id, right);
      tell();
    },
    closing: () => {
      head.style.visibility = "hidden"; // hidden but not removed, so that the text below doesn't move
      return { words: [say("finished")] };
    },
  });

  function tell() {
    const held = cards();
    /** @param {string} address @param {string[]} words */
    const link = (address, words) => h("li", {}, h("a", { href: address }, words[0]), words[1] ? `, ${words[1]}` : "");
    const toRead = again(places, held).map(({ section, missed }) => {
      const [page, id] = section.split(".html#");
      const { sections, number, title } = index.pages[page];
      const name = number ? say("chapter", { n: number, title: sections[id] }) : `${title}, ${sections[id]}`;
      return link(section, [name, say("misses", { n: missed })]);
    });
    const toSolve = exercises.flatMap((id) =>
      index.exercises[id] ? [link(index.exercises[id][0], [index.exercises[id][1]])] : [],
    );
    const mine = ids.flatMap((id) => (Object.hasOwn(held, id) ? [held[id].box] : []));
    const rows = DAYS.map((_, i) => [boxes[i], mine.filter((one) => one === i).length]);
    const boxed = rows.map(([name, n]) => h("li", {}, h("b", {}, n), h("span", {}, name)));
    const head = (/** @type {string} */ key) => h("h2", {}, say(key));
    rest.replaceChildren();
    if (toRead.length) rest.append(head("again"), h("ul", { class: "cg-read-again" }, toRead));
    if (toSolve.length) {
      const list = h("ul", { class: "cg-solve-again" }, toSolve);
      rest.append(head("exercises"), h("p", {}, say("exercisesWhy")), list);
    }
    if (mine.length) rest.append(head("boxes"), h("ol", { class: "cg-boxes" }, boxed));
  }
}
