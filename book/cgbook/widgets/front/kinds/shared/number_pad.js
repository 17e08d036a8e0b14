// Numbers from 0 up to choose from, and a last button that tells.
import { button, h, roving } from "../../page/dom.js";
import { t } from "../../page/words.js";

/** The element, and `open(whether)`. `choose(n)` hears of a number, and of null where the reader wants to be told. */
export function numberPad(most, question, choose) {
  let asks = false;
  const keys = Array.from({ length: most + 1 }, (_, n) => [n, String(n)]);
  const buttons = [...keys, [null, t("guess.tell")]].map(([n, words]) => button(words, () => asks && choose(n)));
  const element = roving(h("div", { class: "cg-pad", role: "group", "aria-label": question }, buttons));
  function open(whether) {
    asks = whether;
    for (const one of buttons) one.setAttribute("aria-disabled", String(!asks)); // the focus stays where it is
  }
  return { element, open };
}
