// What waits for a guess: closed until the gate of its name is open. Who has read the page before finds it open (not
// who only looks how it ends, and comes back), and so does who follows a link into it, or finds in it what was
// searched for. Without this script nothing is closed.
import { pageOf, target } from "../page/links.js";
import { get, set, subscribe } from "../page/store.js";

const parts = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-gate]"));
const nameOf = (/** @type {HTMLElement} */ part) => part.dataset.gate ?? "";
const open = (/** @type {string} */ name) => set(`gate:${name}`, { open: true });

let read = false;

/** Each part is open or closed as is kept. */
function show() {
  for (const part of parts) {
    if (read || get(`gate:${nameOf(part)}`).open) part.removeAttribute("hidden");
    else part.setAttribute("hidden", "until-found");
  }
}

/** Opens what a link leads into. */
function follow() {
  const at = target(location.hash);
  const part = at && /** @type {HTMLElement | null} */ (at.closest("[data-gate]"));
  if (!part) return;
  open(nameOf(part));
  show();
  at.scrollIntoView();
}

export function gates() {
  ({ read } = get(`page:${pageOf(location.href)}`));
  show();
  document.documentElement.removeAttribute("data-gates");
  follow();
  for (const part of parts) part.addEventListener("beforematch", () => open(nameOf(part)));
  addEventListener("hashchange", follow);
  subscribe(show);
}
