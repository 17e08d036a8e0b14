// A link that leads into something folded opens it: to a heading, an exercise, or a board ("#board-3-…"). Most browsers
// do the first by themselves. It comes before the boards, so that one is seen when it measures itself.
import { decoded } from "../page/links.js";

export function folds() {
  function open() {
    const hash = decoded(location.hash.slice(1)) ?? location.hash.slice(1);
    const board = hash.match(/^board-(\d+)-/)?.[1];
    const target = board ? document.querySelectorAll(".cg-place")[Number(board)] : document.getElementById(hash);
    let folded = target?.closest("details:not([open])");
    if (!folded) return;
    for (; folded; folded = folded.closest("details:not([open])")) folded.setAttribute("open", "");
    target?.scrollIntoView();
  }

  addEventListener("hashchange", open);
  open();
}
