// Links to a board of this page: "#board-3-take-1-2-or-3:…". The text after the colon is the board's own.
const MARK = "#board-";

const slug = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

const nameOf = (el, title) => {
  const place = el.closest(".cg-place");
  return place && `${[...document.querySelectorAll(".cg-place")].indexOf(place)}-${slug(title)}`;
};

/** What the page's address says of this board; null where it speaks of another one, or of none. */
export function linked(el, title) {
  const name = nameOf(el, title);
  const [own, text] = decodeURIComponent(location.hash).split(":");
  return name && own === MARK + name && text !== undefined ? text : null;
}

/** The address of this page that opens this board at this text. */
export const boardLink = (el, title, text) => `${location.href.split("#")[0]}${MARK}${nameOf(el, title)}:${text}`;
