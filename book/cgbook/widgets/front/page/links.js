// Links to a board of this page: "#board-3-take-1-2-or-3:…". The board writes and reads the text after the colon.
import { all, h } from "./dom.js";

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

/** Returns the name of the page that an address leads to. @param {string} address */
export const pageOf = (address) =>
  /((?:book\/api\/)?[^/]+?)(?:\.html)?$/.exec(new URL(address).pathname)?.[1] ?? "index";

/** Decodes a part of an address; returns null if the part was cut off inside a character. @param {string} hash */
export function decoded(hash) {
  try {
    return decodeURIComponent(hash);
  } catch {
    return null;
  }
}

/** Returns the name of the board in an address and the text after it, or null if the address names no board.
 * @param {string} hash */
export function asked(hash) {
  const found = ADDRESS.exec(decoded(hash) ?? "");
  return found && { name: found[1], text: found[2] };
}

/** Returns whether a place holds the game with this title, as a game that readers can win; `cgsite/progress.py` writes
 * the titles.
 * @param {HTMLElement | null | undefined} place @param {string} title */
const holds = (place, title) =>
  /^board (.*?)(-no-\d+)?$/.exec(place?.dataset.counts ?? "")?.[1] === title.replace(/[^a-z0-9]+/g, "-");

/** Returns the place that a link means: the place whose number is in the name or, if boards have been added or removed,
 * the nearest place with the title in the name.
 * @param {string} name */
function meant(name) {
  const number = parseInt(name);
  const places = all(".cg-place");
  const title = name.replace(/^\d+-/, "");
  if (holds(places[number], title)) return places[number];
  const far = (/** @type {HTMLElement} */ place) => Math.abs(places.indexOf(place) - number);
  return places.filter((place) => holds(place, title)).sort((a, b) => far(a) - far(b))[0] ?? places[number];
}

/** Returns the board or the element that an address leads to. @param {string} hash */
export function target(hash) {
  const name = decoded(hash.slice(1)) ?? hash.slice(1);
  const [, board] = /^board-(\d+-[^:]*)/.exec(name) ?? [];
  return /** @type {HTMLElement | null} */ (board ? meant(board) : document.getElementById(name));
}

/** Returns the text for this board in the page's address, or null if the address names another board or none.
 * @param {HTMLElement} el @param {string} title */
export function linked(el, title) {
  const found = asked(location.hash);
  if (!found?.name.endsWith(`-${slug(title)}`) || el.closest(".cg-place") !== meant(found.name)) return null;
  return found.text;
}

/** Returns the address that opens this board with this text.
 * @param {HTMLElement} el @param {string} title @param {string} text */
export const boardLink = (el, title, text) => `${location.href.split("#")[0]}${MARK}${nameOf(el, title)}:${text}`;

/** Copies text; fails if the clipboard isn't available. The older method is for pages served without encryption.
 * @param {string} text */
export async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = h("textarea", {}, text);
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (!done) throw new Error("no clipboard");
}

/** Copies text, and says that it's copied or what to do instead. Returns whether the text was copied.
 * @param {string} text @param {(words: string) => void} say @param {string} done @param {string} failed */
export async function copied(text, say, done, failed) {
  const taken = await copy(text).then(
    () => true,
    () => false,
  );
  say(taken ? done : failed);
  return taken;
}
