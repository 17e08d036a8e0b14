// A reader's progress, which is stored only in this browser. This module collects it from the page's widgets and from
// other tabs, and updates every place that shows it. `window.cgBook`, written by the build, lists each page's tasks.
import { pageOf } from "../../page/links.js";
import * as store from "../../page/store.js";
import { goOn, watchPlace } from "./back.js";
import { panel } from "./panel.js";
import { watchPrompts } from "./prompts.js";
import { watchEnd } from "./reading.js";
import { dueMark, listed, marks } from "./sidebar.js";

/** Returns a widget's entry in the progress, ["board", its name] or ["exercise", its id, its points].
 * @param {Element} node */
const countsFor = (node) =>
  /** @type {HTMLElement | null} */ (node.closest("[data-counts]"))?.dataset.counts?.split(" ") ?? [];

export function progress() {
  const book = /** @type {any} */ (window).cgBook;
  const here = pageOf(location.href);
  const pages = listed(book);
  const painters = [marks(pages), dueMark(book)];
  const refresh = () => {
    const found = store.all();
    for (const show of painters) show(found);
  };
  const place = /** @type {HTMLElement | null} */ (document.querySelector(".cg-progress"));
  if (place) painters.push(panel(place, pages, refresh, book));
  const back = document.querySelector(".cg-back");
  if (back instanceof HTMLElement) painters.push(goOn(back, pages, book));
  refresh();

  document.addEventListener("cg:done", ({ target }) => {
    const [kind, name] = countsFor(/** @type {Element} */ (target));
    if (kind === "board") store.set(`board:${here}/${name}`, { won: true });
  });

  // The reader can open a solution before their own answer is right, or before they've written a proof to compare.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const cell = target.closest(".tag_exercise");
      if (!cell || target !== [...cell.querySelectorAll("details")].at(-1)) return; // a hint, not the solution
      const [, id, points] = countsFor(cell.querySelector("[data-counts]") ?? target);
      const state = cell.querySelector(".cg-exercise")?.getAttribute("data-state") ?? "";
      if (!id || store.get(`exercise:${id}`).points >= Number(points) || ["right", "compared"].includes(state)) return;
      store.set(`exercise:${id}`, { opened: true });
    },
    true, // capture, because the event doesn't bubble
  );

  if (Object.keys(book[here]?.exercises ?? {}).length) {
    watchEnd(() => store.set(`page:${here}`, { read: true }));
    watchPlace(here);
  }

  store.subscribe(refresh);
  watchPrompts([...document.querySelectorAll(".cg-recall, .cg-review")].filter((one) => one instanceof HTMLElement));
}
