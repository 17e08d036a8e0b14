// Boards appear while the page is being read, and move the text below them. Until the reader scrolls, touches or types,
// the page goes to the place named by its address; from then on, the element that the reader touched or the text at the
// top of the window stays in place. All browser engines except WebKit keep text in place by themselves
// (`overflow-anchor`). This script runs before the boards and waits for them.
import { decoded } from "../page/links.js";

export function stay() {
  const PARTS = "p, li, h1, h2, h3, h4, pre, tr, figure, summary, .katex-display";
  const WHOLE = ".cg-place, .cg-recall"; // parts to anchor to as a whole, because their contents come and go
  const article = /** @type {HTMLElement} */ (document.querySelector(".cg-text"));
  if (!article) return;
  const anchored = CSS.supports("overflow-anchor", "auto");
  const [visit] = performance.getEntriesByType("navigation");
  /** Whether the visit is fresh; a reader who comes back finds the page where they left it. */
  const fresh = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";

  /**
   * Returns the first part that begins below the window's top; a part that begins above can be a board about to grow.
   */
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
  let at = 0; // the held part's place on the page, in pixels
  let seen = -1; // the page's previous scroll position, in pixels

  /** Corrects the scroll position when the held part has moved on the page. */
  function mend() {
    if (!held?.getClientRects().length) return; // the held part is gone or folded
    const moved = place(held) - at;
    if (held === target) held.scrollIntoView({ behavior: "instant" });
    else if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: "instant" });
    at = place(held);
    seen = scrollY;
  }

  /** Holds the element that the reader touched, or else the first visible one, in its place from now on, unless the
   * browser does so by itself.
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
      const grown = target && Math.abs(place(target) - at) > 1; // `mend` is about to correct the scroll position
      // the page was too short to scroll further
      const ended = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      if (!target || (seen >= 0 && !grown && !ended && Math.abs(scrollY - seen) > 2)) leave();
    },
    { passive: true },
  );
}
