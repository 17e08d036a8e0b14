// The frame of a page: colours, the list of chapters, search, contents, scrolling parts, printing, and copying code.
import { all, h, script } from "../page/dom.js";
import { copied } from "../page/links.js";
import { say } from "./words.js";

const page = document.documentElement;
const first = (/** @type {string} */ selector) => /** @type {any} */ (document.querySelector(selector));

/** Names a button without words, both visibly and for screen readers.
 * @param {HTMLElement} button @param {string} words */
function name(button, words) {
  button.title = words;
  button.setAttribute("aria-label", words);
}

/** Calls a function, and returns null if it fails because the reader allows no storage. @param {() => any} what */
function kept(what) {
  try {
    return what();
  } catch {
    return null;
  }
}

function colours() {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const buttons = all(".cg-colours");
  const show = (/** @type {string} */ mode) => {
    const dark = mode === "auto" ? night.matches : mode === "dark";
    Object.assign(page.dataset, { mode, theme: dark ? "dark" : "light" });
    for (const button of buttons) name(button, say(`colours.${mode}`));
  };
  show(page.dataset.mode ?? "auto");
  night.addEventListener("change", () => show(page.dataset.mode ?? "auto"));
  for (const button of buttons)
    button.addEventListener("click", () => {
      const order = night.matches ? ["auto", "light", "dark"] : ["auto", "dark", "light"];
      const mode = order[(order.indexOf(page.dataset.mode ?? "auto") + 1) % 3];
      kept(() => localStorage.setItem("mode", mode));
      show(mode);
    });
  // paper is light, so the page is printed in its day colours; the style sheet opens the folds
  /** @type {string | undefined} */
  let before;
  addEventListener("beforeprint", () => ([before, page.dataset.theme] = [page.dataset.theme, "light"]));
  addEventListener("afterprint", () => (page.dataset.theme = before));
  for (const button of all("[data-print]")) button.addEventListener("click", () => print());
}

/** Closes an open dialog when the reader presses outside it. @param {HTMLDialogElement} dialog */
function closedFromOutside(dialog) {
  dialog.addEventListener("click", ({ clientX: x, clientY: y }) => {
    const box = dialog.getBoundingClientRect();
    if (dialog.open && (x < box.left || x > box.right || y < box.top || y > box.bottom)) dialog.close();
  });
}

/** Scrolls the book's list of chapters to the current page whenever the list opens. */
function chapters() {
  const list = first("#cg-book");
  list?.addEventListener("toggle", () => first("#cg-book [aria-current]")?.scrollIntoView({ block: "center" }));
}

function search() {
  const dialog = first("#cg-search-dialog");
  if (!dialog) return;
  const own = first("main .cg-search input"); // the field on the search page
  let loaded;
  const open = () => {
    if (own) own.focus();
    else if (dialog.open) dialog.close();
    else {
      dialog.showModal();
      loaded ??= script(dialog.dataset.search).catch(() => {}); // Enter still leads to the search page
    }
  };
  const apple = /Mac|iPhone|iPad/.test(navigator.platform);
  for (const key of apple ? all(".cg-search-button kbd") : []) key.textContent = "⌘ K";
  for (const button of all(".cg-search-button")) button.addEventListener("click", open);
  addEventListener("keydown", (event) => {
    const modified = apple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!modified || event.shiftKey || event.altKey || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    open();
  });
  closedFromOutside(dialog);
}

/** Marks the reader's place in the contents of the page; a link closes the contents if they had to be opened. */
function contents() {
  const list = first("#cg-here");
  list?.addEventListener("click", (/** @type {MouseEvent} */ { target }) => {
    if (target instanceof Element && target.closest("a") && list.matches(":popover-open")) list.hidePopover();
  });
  const links = new Map();
  for (const link of all(".cg-here a[href^='#']")) {
    const place = document.getElementById(decodeURIComponent(/** @type {HTMLAnchorElement} */ (link).hash.slice(1)));
    if (place) links.set(place.querySelector("h1, h2, h3, h4, h5, h6") ?? place, link);
  }
  const mark = (/** @type {Element} */ here) => {
    for (const link of links.values()) {
      link.classList.toggle("active", link === here);
      if (link === here) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    for (const entry of all(".cg-here li")) entry.classList.toggle("active", entry.contains(here));
  };
  // mark the last heading in or above the upper third of the window, however the reader got there
  const above = new Set();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) above[entry.isIntersecting ? "add" : "delete"](entry.target);
      mark(links.get([...links.keys()].findLast((heading) => above.has(heading))) ?? null);
    },
    { rootMargin: "1000000px 0px -70% 0px" },
  );
  for (const heading of links.keys()) seen.observe(heading);
  const linked = () => {
    const here = [...links.values()].find((link) => link.hash === location.hash);
    if (here) mark(here);
  };
  addEventListener("hashchange", linked);
  linked();
}

/** Makes scrolling parts scrollable by keyboard, and marks the sides where they're cut off (`data-cut`). */
function scrolling() {
  const SCROLLS = "pre, .cg-answer, .cell_output > .output, .cg-broad";
  const BOARDS =
    ".cg-canvas, .cg-scroll, .cg-garden, .cg-heat-scroll, .cg-coin-grid, .cg-coin-row, .cg-answer-scroll, .cg-row";
  const TABLES = ".cg-game-trace, .cg-sorted, .cg-pays, .cg-track, .cg-wide-table, .cell_output";
  const WIDE = [SCROLLS, BOARDS, TABLES].join();
  const cut = (/** @type {HTMLElement} */ part) => {
    const beyond = part.scrollWidth - part.clientWidth;
    const sides = [part.scrollLeft > 2 && "left", part.scrollLeft < beyond - 2 && "right"].filter(Boolean);
    if (sides.length && getComputedStyle(part).overflowX !== "visible") part.dataset.cut = sides.join(" ");
    else delete part.dataset.cut;
  };
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const part = target.matches(WIDE) ? target : target.parentElement; // the target can be the content of a wide part
      if (part?.matches(WIDE)) cut(/** @type {HTMLElement} */ (part));
      if (!target.matches(SCROLLS)) continue;
      if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight)
        target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  const watch = (/** @type {HTMLElement} */ part) => {
    for (const inner of [part, ...all(WIDE, part)])
      if (inner.matches(WIDE)) for (const one of [inner, inner.firstElementChild]) if (one) sizes.observe(one);
  };
  /** @param {Event} event */
  const scrolled = ({ target }) =>
    target instanceof Element && target.matches(WIDE) && cut(/** @type {HTMLElement} */ (target));
  addEventListener("scroll", scrolled, { capture: true, passive: true });
  const main = first("#main-content");
  if (!main) return;
  watch(main);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) watch(/** @type {HTMLElement} */ (node));
  }).observe(main, { subtree: true, childList: true });
}

function copying() {
  for (const code of all("div.highlight pre")) {
    const copy = async () => {
      const text = code.innerText.replace(/\n$/, "");
      const taken = await copied(text, (words) => name(button, words), say("copied"), say("notCopied"));
      button.classList.toggle("success", taken);
      setTimeout(() => {
        name(button, say("copy"));
        button.classList.remove("success");
      }, 2000);
    };
    const button = h("button", { type: "button", class: "copybtn", onclick: copy });
    name(button, say("copy"));
    code.after(button);
  }
}

export function theme() {
  colours();
  chapters();
  search();
  contents();
  scrolling();
  copying();
}
