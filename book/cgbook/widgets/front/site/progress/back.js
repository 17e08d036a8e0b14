// Lines below the first page's title for returning readers, with links to their last place, the proof after their first
// win, the due prompts and the problem of the day.
import { h } from "../../page/dom.js";
import { dayOf } from "../../page/leitner.js";
import * as store from "../../page/store.js";
import { dueIn } from "./records.js";
import { say } from "./words.js";

const LAST = "place:last";
const LINE = 0.4; // fraction of the window's height; the last section that begins above this line is being read

/** Stores the current section when the reader leaves the page, unless no section has begun yet. @param {string} here */
export function watchPlace(here) {
  const heads = [...document.querySelectorAll(".cg-text section[id] > :is(h2, h3)")];
  const keep = () => {
    const begun = heads.filter((head) => {
      const { top, height } = head.getBoundingClientRect();
      return height > 0 && top < innerHeight * LINE;
    });
    const head = begun.at(-1);
    if (!head?.parentElement) return;
    const text = [...head.childNodes].filter((one) => !(one instanceof Element && one.matches(".headerlink")));
    const title = text.map((one) => one.textContent).join("");
    store.set(LAST, { page: here, section: head.parentElement.id, title });
  };
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());
}

/** Returns a function that fills or updates the lines below the title. @param {HTMLElement} place
 * @param {ListedPage[]} pages @param {Record<string, Todo>} book */
export function goOn(place, pages, book) {
  return (/** @type {Kept} */ kept) => {
    const { page, section, title } = kept[LAST] ?? {};
    const link = pages.find((one) => one.page === page)?.link;
    const name = /** @type {HTMLElement | undefined} */ (link?.cloneNode(true));
    for (const mark of name?.querySelectorAll(".cg-no, .cg-mark-done, .cg-optional") ?? []) mark.remove();
    const at = { href: `${link?.href}#${section}` };
    const last = link && h("p", {}, `${say("goOn")} `, h("a", at, name?.textContent?.trim(), ": ", title));
    const due = dueIn(book, kept, dayOf(new Date()));
    const review = due ? [h("a", { href: "review.html" }, say("due", { n: due })), " · "] : [];
    const begun = Object.keys(kept).length > 0; // the problem of the day is for readers who have begun
    const proof = kept["board:index/take-1-2-or-3"] && [
      h("a", { href: "02-take-away.html#the-pattern-and-its-proof" }, say("prove")),
      " · ",
    ];
    const daily = begun ? [h("a", { href: "practice.html#board-0-practice:day" }, say("daily"))] : [];
    place.replaceChildren(...(last ? [last] : []), h("p", {}, ...(proof || []), ...review, ...daily));
  };
}
