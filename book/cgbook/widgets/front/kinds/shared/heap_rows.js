// The three heaps for a place in a table: its row, its column and its number. The heaps are chips or, if the number is
// the nim-sum, cards.
import { digits, widthOf } from "../../maths/columns.js";
import { button, h } from "../../page/dom.js";
import { t } from "../../page/words.js";

const chips = (/** @type {number} */ size) =>
  size === null
    ? [h("span", { class: "cg-unknown", "aria-hidden": "true" }, "?")]
    : Array.from({ length: size }, () => h("span", { class: "cg-trio-chip", "aria-hidden": "true" }));

/** @type {Record<string, string[]>} */
const NAMES = {
  chips: ["heapRow", "heapColumn", "heapThird"],
  cards: ["heapRow", "heapColumn", "heapSum"],
};

/**
 * Creates the heaps. as: "chips" or "cards" (with powers of two). most: the largest heap. `flip(which, power)` flips a
 * card of the row (0) or of the column (1). `show([row, column, number])` shows the three heaps, with null for an
 * unknown number; the sentence above the element says the same.
 * @param {string} as @param {number} most @param {(which: number, power: number) => void} flip
 */
export function heapRows(as, most, flip) {
  const width = widthOf([most]);
  const powers = Array.from({ length: width }, (_, i) => 2 ** (width - 1 - i));
  const lines = NAMES[as].map((name, which) => {
    const label = h("span", { class: "cg-trio-name" });
    const things = as === "cards" ? powers.map((power) => card(which, power)) : [];
    const place = h("span", { class: `cg-trio-things cg-${as}-row` }, things);
    return { name, label, things, place };
  });
  const element = h(
    "div",
    { class: "cg-trio", role: "group", "aria-label": t("heapRows") },
    lines.map(({ label, place }) => h("div", { class: "cg-trio-line" }, label, place)),
  );
  return { element, show };

  function card(/** @type {number} */ which, /** @type {number} */ power) {
    if (which === 2) return h("span", { class: "cg-power", "aria-hidden": "true" }, String(power));
    const label = t(which ? "heapFlipColumn" : "heapFlipRow", { power });
    return button(String(power), () => flip(which, power), { class: "cg-power", "aria-label": label });
  }

  function show(/** @type {any[]} */ sizes) {
    lines.forEach(({ name, label, things, place }, which) => {
      const size = sizes[which];
      label.textContent = t(name, { n: size ?? "?" });
      if (as === "chips") place.replaceChildren(...chips(size));
      else
        things.forEach((thing, i) => {
          const up = size !== null && digits(size, width)[i] === 1;
          const twice = which < 2 && sizes.slice(0, 2).every((other) => digits(other, width)[i] === 1);
          thing.classList.toggle("cg-up", up);
          thing.classList.toggle("cg-twice", twice);
          if (which < 2) thing.setAttribute("aria-pressed", String(up));
        });
    });
  }
}
