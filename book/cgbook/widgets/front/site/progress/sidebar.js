// The marks beside the chapters in the list that's on every page.
import { h } from "../../page/dom.js";
import { dayOf } from "../../page/leitner.js";
import { pageOf } from "../../page/links.js";
import { begun, dueIn, tally } from "./records.js";
import { ring } from "./ring.js";
import { line, say } from "./words.js";

/** Returns {page, link, todo} for the pages of the list that have tasks, in the list's order.
 * @param {Record<string, Todo>} book */
export function listed(book) {
  const links = [...document.querySelectorAll("#cg-book > ul > li > a")];
  return links.flatMap((link) => {
    if (!(link instanceof HTMLAnchorElement)) return [];
    const page = pageOf(link.href);
    return Object.hasOwn(book, page) ? [{ page, link, todo: book[page] }] : [];
  });
}

/** Puts a mark into each link; returns a function that updates the marks. @param {ListedPage[]} pages */
export function marks(pages) {
  const all = pages.map(({ page, link, todo }) => {
    const mark = h("span", { class: "cg-mark-done", role: "img", hidden: true });
    link.append(mark);
    return { page, todo, mark };
  });
  return (/** @type {Kept} */ kept) => {
    for (const { page, todo, mark } of all) {
      const done = tally(todo, page, kept);
      mark.hidden = !begun(done);
      mark.title = line(done);
      mark.setAttribute("aria-label", line(done));
      mark.replaceChildren(ring(done));
    }
  };
}

/** Shows the number of due prompts beside the review page's link; returns a function that updates the number.
 * @param {Record<string, Todo>} book */
export function dueMark(book) {
  const links = [...document.querySelectorAll("#cg-book > ul > li > a")];
  const link = links.find((one) => one instanceof HTMLAnchorElement && pageOf(one.href) === "review");
  const mark = h("span", { class: "cg-mark-due", role: "img", hidden: true });
  link?.append(mark);
  return (/** @type {Kept} */ kept) => {
    const n = dueIn(book, kept, dayOf(new Date()));
    mark.hidden = !n;
    mark.textContent = String(n);
    mark.title = say("due", { n });
    mark.setAttribute("aria-label", say("due", { n }));
  };
}
