// Links to a board of this page: "#board-3-take-1-2-or-3:…". The text after the colon is the board's own.
import { h } from "./dom.js";

const MARK = "#board-";
const ADDRESS = /^#board-([^:]*):([^:]*)/;

const slug = (/** @type {string} */ title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

const nameOf = (/** @type {HTMLElement} */ el, /** @type {string} */ title) => {
  const place = el.closest(".cg-place");
  return place && `${[...document.querySelectorAll(".cg-place")].indexOf(place)}-${slug(title)}`;
};

/** The name of the page that an address leads to. @param {string} address */
export const pageOf = (address) =>
  /((?:book\/api\/)?[^/]+?)(?:\.html)?$/.exec(new URL(address).pathname)?.[1] ?? "index";

/** A part of an address as it reads; null where it was cut off within a sign. @param {string} hash */
export function decoded(hash) {
  try {
    return decodeURIComponent(hash);
  } catch {
    return null;
  }
}

/** What an address asks for: a board, and its text; null where it names none. @param {string} hash */
export function asked(hash) {
  const found = ADDRESS.exec(decoded(hash) ?? "");
  return found && { name: found[1], text: found[2] };
}

/** Whether a place holds a game to win of this title: `cgsite/progress.py` writes which.
 * @param {HTMLElement | null | undefined} place @param {string} title */
const holds = (place, title) =>
  /^board (.*?)(-no-\d+)?$/.exec(place?.dataset.counts ?? "")?.[1] === title.replace(/[^a-z0-9]+/g, "-");

/** The place that a name means: that of its number, or, where boards have come or gone, the nearest of its title.
 * @param {string} name */
function meant(name) {
  const number = parseInt(name);
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".cg-place")]);
  const title = name.replace(/^\d+-/, "");
  if (holds(all[number], title)) return all[number];
  const far = (/** @type {HTMLElement} */ place) => Math.abs(all.indexOf(place) - number);
  return all.filter((place) => holds(place, title)).sort((a, b) => far(a) - far(b))[0] ?? all[number];
}

/** What an address leads to: a board, or what has its name. @param {string} hash */
export function target(hash) {
  const name = decoded(hash.slice(1)) ?? hash.slice(1);
  const [, board] = /^board-(\d+-[^:]*)/.exec(name) ?? [];
  return /** @type {HTMLElement | null} */ (board ? meant(board) : document.getElementById(name));
}

/** What the page's address says of this board; null where it speaks of another one, or of none.
 * @param {HTMLElement} el @param {string} title */
export function linked(el, title) {
  const found = asked(location.hash);
  if (!found?.name.endsWith(`-${slug(title)}`) || el.closest(".cg-place") !== meant(found.name)) return null;
  return found.text;
}

/** The address of this page that opens this board at this text.
 * @param {HTMLElement} el @param {string} title @param {string} text */
export const boardLink = (el, title, text) => `${location.href.split("#")[0]}${MARK}${nameOf(el, title)}:${text}`;

/** Copies a text; fails where the clipboard is not given. The older way is for pages that come without encryption.
 * @param {string} text */
export async function copied(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = h("textarea", {}, text);
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (!done) throw new Error("no clipboard");
}

/**
 * Copies what stands in a field of a menu; where the clipboard is not given, selects it, to be copied by hand, and says
 * false.
 * @param {HTMLTextAreaElement} area @param {HTMLElement} panel
 */
export async function copiedOrSelected(area, panel) {
  try {
    await copied(area.value);
    return true;
  } catch {
    panel.showPopover();
    area.select();
    return false;
  }
}
