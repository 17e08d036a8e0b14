// Shows a preview of a term or a theorem beside its link, on hover, on focus and, for a term, at the first touch. A
// second touch follows the link. The previews are in a separate script for the page, fetched with the first preview.
// Without this script, links are ordinary links.
import { h, script } from "../page/dom.js";

export function previews() {
  /** @type {HTMLElement | null} */
  const article = document.querySelector("article[data-previews]");
  if (!article) return;

  const [PAUSE, GRACE, EDGE, GAP] = [250, 200, 8, 6]; // delays of a preview, in milliseconds; distances, in pixels
  const site = /** @type {any} */ (window); // the page's script leaves its previews in cgPreviews

  /** @type {Promise<Record<string, string>> | undefined} */
  let fetched;
  const fetchPreviews = () =>
    (fetched ??= script(article.dataset.previews ?? "").then(
      () => site.cgPreviews ?? {},
      () => ({}), // without previews, links are ordinary links
    ));

  const box = h("div", { id: "cg-preview", class: "cg-preview", role: "tooltip", popover: "manual" });
  document.body.append(box);

  let current = /** @type {HTMLAnchorElement | null} */ (null); // the link whose preview is visible
  let wanted = /** @type {HTMLAnchorElement | null} */ (null); // the link whose preview is visible or about to be
  let clock = 0;
  let touched = false;

  const linkOf = (/** @type {EventTarget | null} */ target) => {
    const link = target instanceof Element ? target.closest("a.internal") : null;
    return link instanceof HTMLAnchorElement && article.contains(link) ? link : null;
  };

  async function show(/** @type {HTMLAnchorElement} */ link) {
    wanted = link;
    const html = (await fetchPreviews())[link.getAttribute("href") ?? ""];
    if (wanted !== link || current === link) return Boolean(html);
    hide();
    if (!html) return false;
    wanted = current = link;
    box.innerHTML = html; // safe, because it comes from the book's own pages
    for (const part of box.querySelectorAll("[id]")) part.removeAttribute("id");
    for (const inner of box.querySelectorAll("a"))
      inner.replaceWith(...(inner.matches(".headerlink") ? [] : inner.childNodes));
    link.removeAttribute("title"); // the title would repeat the preview
    link.setAttribute("aria-describedby", box.id);
    box.showPopover();
    place(link);
    return true;
  }

  function hide() {
    clearTimeout(clock);
    current?.removeAttribute("aria-describedby");
    wanted = current = null;
    box.hidePopover();
  }

  /**
   * Places the preview below the link's line if it fits there, otherwise above or below, wherever there's more room,
   * and always inside the window. The preview scrolls with the page.
   *
   * @param {HTMLAnchorElement} link
   */
  function place(link) {
    const lines = link.getClientRects();
    const line = lines[0] ?? link.getBoundingClientRect();
    const last = lines[lines.length - 1] ?? line;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    box.style.maxHeight = "";
    const above = line.top - GAP - EDGE;
    const below = height - last.bottom - GAP - EDGE;
    const down = box.offsetHeight <= below || below >= above;
    box.style.maxHeight = `${Math.max(above, below)}px`;
    const x = Math.max(EDGE, Math.min(line.left, width - box.offsetWidth - EDGE));
    const y = down ? last.bottom + GAP : line.top - GAP - box.offsetHeight;
    box.style.left = `${x + scrollX}px`;
    box.style.top = `${y + scrollY}px`;
  }

  const after = (/** @type {() => void} */ then, /** @type {number} */ time) => {
    clearTimeout(clock);
    clock = window.setTimeout(then, time);
  };

  addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch";
    if (touched && !box.contains(/** @type {Node} */ (event.target)) && linkOf(event.target) !== current) hide();
  });
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = linkOf(event.target);
    if (link && link !== current) after(() => show(link), PAUSE);
    else if (link || box.contains(/** @type {Node} */ (event.target))) clearTimeout(clock);
    else after(() => wanted !== document.activeElement && hide(), GRACE);
  });
  document.documentElement.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") after(hide, GRACE);
  });
  article.addEventListener("focusin", (event) => {
    const link = linkOf(event.target);
    if (link?.matches(":focus-visible")) show(link);
  });
  article.addEventListener("focusout", (event) => {
    if (event.target === current || event.target === wanted) hide();
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
  article.addEventListener("click", (event) => {
    const link = linkOf(event.target);
    if (!touched || !link?.classList.contains("cg-term") || link === current) return;
    event.preventDefault();
    show(link).then((found) => {
      if (!found && wanted === link) location.href = link.href;
    });
  });
  // when boards above appear, or a phone hides its address bar, the preview moves with its link
  const follow = () => {
    const line = current?.getBoundingClientRect();
    if (current && line && line.bottom > 0 && line.top < innerHeight) place(current);
  };
  addEventListener("scroll", follow, { passive: true });
  addEventListener("resize", follow);
  new ResizeObserver(follow).observe(article);
}
