// Links to a board of this page: "#board-3-take-1-2-or-3:…". The text after the colon is the board's own.
const MARK = "#board-";
const ADDRESS = /^#board-([^:]*):([^:]*)/;

const slug = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

const nameOf = (el, title) => {
  const place = el.closest(".cg-place");
  return place && `${[...document.querySelectorAll(".cg-place")].indexOf(place)}-${slug(title)}`;
};

/** What an address asks for: a board, and its text; null where it names none, or was cut off within a sign. */
export function asked(hash) {
  try {
    const found = ADDRESS.exec(decodeURIComponent(hash));
    return found && { name: found[1], text: found[2] };
  } catch {
    return null;
  }
}

/** What the page's address says of this board; null where it speaks of another one, or of none. */
export function linked(el, title) {
  const found = asked(location.hash);
  return found && found.name === nameOf(el, title) ? found.text : null;
}

/** The address of this page that opens this board at this text. */
export const boardLink = (el, title, text) => `${location.href.split("#")[0]}${MARK}${nameOf(el, title)}:${text}`;
