// A page counts as read when its end has been on the screen for a while and the reader has scrolled, pressed or typed,
// because opening a page isn't reading it.
import { h } from "../../page/dom.js";

const LOOK = 1000; // minimum time of the end on the screen, in milliseconds

/** Calls `read` once, when this page has been read to its end. @param {() => void} read */
export function watchEnd(read) {
  const article = document.querySelector(".cg-text");
  if (!article) return;
  const end = h("div");
  article.append(end);
  let moved = false;
  let inSight = false;
  /** @type {number | undefined} */
  let timer;
  const move = ["wheel", "touchmove", "keydown", "pointerdown"];
  const look = () => {
    clearTimeout(timer);
    if (moved && inSight) timer = window.setTimeout(finish, LOOK);
  };
  const begin = () => {
    moved = true;
    for (const name of move) removeEventListener(name, begin);
    look();
  };
  const seen = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? false;
    look();
  });
  function finish() {
    seen.disconnect();
    end.remove();
    read();
  }
  for (const name of move) addEventListener(name, begin, { passive: true });
  seen.observe(end);
}
