// Folds stay as the reader left them. A link to a heading, an exercise or a board ("#board-3-…") inside a fold opens
// the fold; most browsers do so for headings by themselves. This script runs before the boards are mounted, so that a
// board is visible when it measures itself.
import { pageOf, target } from "../page/links.js";
import { get, set } from "../page/store.js";

/** @type {NodeListOf<HTMLDetailsElement>} */
const kept = document.querySelectorAll("details[data-fold]");
const nameOf = (/** @type {HTMLElement} */ fold) => `fold:${pageOf(location.href)}/${fold.dataset.fold}`;

export function folds() {
  function open() {
    const aim = target(location.hash);
    let folded = aim?.closest("details:not([open])");
    if (!folded) return;
    for (; folded; folded = folded.closest("details:not([open])")) folded.setAttribute("open", "");
    aim?.scrollIntoView();
  }

  for (const fold of kept) {
    fold.open = get(nameOf(fold)).open;
    fold.addEventListener("toggle", () => {
      if (get(nameOf(fold)).open !== fold.open) set(nameOf(fold), { open: fold.open });
    });
  }
  addEventListener("hashchange", open);
  open();
}
