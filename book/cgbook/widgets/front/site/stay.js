// Boards take their places while the page is read, and what lies below them moves. Until the reader scrolls, the page
// goes to the place that its address names; from then on what stands at the top of the window stays there. Browsers do
// the latter by themselves (`overflow-anchor`), WebKit does not. It comes before the boards, for which it waits.
import { decoded } from "../page/links.js";

export function stay() {
  const PARTS = "p, li, h1, h2, h3, h4, pre, tr, figure, summary, .katex-display";
  const WHOLE = ".cg-place, .cg-recall"; // what stands in them comes and goes
  const article = /** @type {HTMLElement} */ (document.querySelector(".cg-text"));
  if (!article) return;
  const anchored = CSS.supports("overflow-anchor", "auto");
  const [visit] = performance.getEntriesByType("navigation");
  /** Who comes back to a page finds it where it was left. */
  const fresh = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";

  /** What begins nearest to the top of the window: what began above it may be a board that is about to grow. */
  function first() {
    const { left, width } = article.getBoundingClientRect();
    for (let y = 64; y < innerHeight; y += 16) {
      const there = document.elementFromPoint(left + Math.min(48, width / 2), y);
      const part = there?.closest(WHOLE) ?? there?.closest(PARTS);
      if (part && article.contains(part) && part.getBoundingClientRect().top > 0) return part;
    }
    return null;
  }

  const place = (/** @type {Element} */ part) => part.getBoundingClientRect().top + scrollY;
  let target = fresh ? document.getElementById(decoded(location.hash.slice(1)) ?? "") : null;
  /** @type {Element | null} */
  let held = target;
  let at = 0; // where it was on the page
  let seen = -1; // and how far the page was scrolled

  /** Puts the page right when what is held has moved on it. */
  function mend() {
    if (!held?.getClientRects().length) return; // it is gone, or folded
    const moved = place(held) - at;
    if (held === target) held.scrollIntoView({ behavior: "instant" });
    else if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: "instant" });
    at = place(held);
    seen = scrollY;
  }

  /** The reader moves, or touches something: from now on that keeps its place, or what is seen first.
   * @param {EventTarget | null} [touched] */
  function leave(touched) {
    if (held !== target) mend();
    target = null;
    held = anchored ? null : touched instanceof Element && article.contains(touched) ? touched : first();
    if (held) at = place(held);
    else if (anchored) sizes.disconnect();
  }

  const sizes = new ResizeObserver(mend);
  sizes.observe(article);
  for (const act of ["pointerdown", "keydown", "touchmove", "wheel"])
    addEventListener(act, (event) => leave(event.target), { once: anchored, capture: true, passive: true });
  addEventListener(
    "scroll",
    () => {
      const grown = target && Math.abs(place(target) - at) > 1; // which `mend` is about to answer
      // the page was too short for more
      const ended = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      if (!target || (seen >= 0 && !grown && !ended && Math.abs(scrollY - seen) > 2)) leave();
    },
    { passive: true },
  );
}
