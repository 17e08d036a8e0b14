// Skin for any game, which shows its components in words.
import { h } from "../page/dom.js";
import { EMPTY } from "../game/table.js";

/** @type {Draw} */
function draw({ state, name }) {
  const cards = state.flat().map((id) => h("span", { class: id === EMPTY ? "cg-card cg-gone" : "cg-card" }, name(id)));
  const element = h("div", { class: "cg-cards" }, cards.length ? cards : h("span", { class: "cg-card cg-gone" }, "0"));
  /** @type {Picture["preview"]} */
  const preview = (move) => {
    const touched = new Set((move?.picks ?? []).map(([b, place]) => state.slice(0, b).flat().length + place));
    cards.forEach((card, i) => card.classList.toggle("cg-going", touched.has(i)));
  };
  return { element, preview, pieces: [] };
}

/** @type {Look} */
export default { draw, told: true };
