// A link that leads into something folded opens it: to a heading, an exercise, or a board ("#board-3-…"). Most browsers
// do the first by themselves. A classic script, before mount.js, so that a board is seen when it measures itself.
(() => {
  "use strict";

  /** What the address asks for; as it stands, where it was cut off within a sign. */
  function asked() {
    const hash = location.hash.slice(1);
    try {
      return decodeURIComponent(hash);
    } catch {
      return hash;
    }
  }

  function open() {
    const hash = asked();
    const board = hash.match(/^board-(\d+)-/)?.[1];
    const target = board ? document.querySelectorAll(".cg-place")[Number(board)] : document.getElementById(hash);
    let folded = target?.closest("details:not([open])");
    if (!folded) return;
    for (; folded; folded = folded.closest("details:not([open])")) folded.setAttribute("open", "");
    target?.scrollIntoView();
  }

  addEventListener("hashchange", open);
  open();
})();
