// A link that leads into something folded opens it: to a heading, an exercise, or a board ("#board-3-…"). Most browsers
// do the first by themselves. It comes before the boards, so that one is seen when it measures itself.
import { target } from "../page/links.js";

export function folds() {
  function open() {
    const aim = target(location.hash);
    let folded = aim?.closest("details:not([open])");
    if (!folded) return;
    for (; folded; folded = folded.closest("details:not([open])")) folded.setAttribute("open", "");
    aim?.scrollIntoView();
  }

  addEventListener("hashchange", open);
  open();
}
