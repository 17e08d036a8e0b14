// Skin for a row of coins that show heads or tails. The player chooses coins, then turns them. In `drawing`, `first` is
// the number of the leftmost coin, and `imagined` says whether the rules imagine a coin 0 before the row.
import { h } from "../page/dom.js";
import { coinOf, turnable } from "./shared/turning.js";
import { t } from "../page/words.js";

/** @type {Draw} */
function draw(view) {
  const { table, games } = view;
  const rows = games.map(({ drawing: { first } }, b) => {
    const most = Math.max(first, ...table.start.flatMap((start) => start[b]).map((id) => coinOf(table, id)));
    return Array.from({ length: most - first + 1 }, (_, i) => first + i);
  });
  const imagined = () => {
    const parts = [h("span", { class: "cg-face-down" }), h("span", { class: "cg-name" }, "0")];
    return h("span", { class: "cg-coin-imagined", "aria-hidden": "true" }, parts);
  };
  return turnable(view, {
    boards: rows,
    name: String,
    leads: (coin, all) => coin === Math.max(...all),
    arrange: (buttons, b) => {
      const row = { class: "cg-coin-row", role: "group", "aria-label": t("row") };
      return h("div", row, games[b].drawing.imagined && imagined(), buttons);
    },
    all: "row",
  });
}

/** @param {number[]} run @param {number[]} run */
const byPlace = ([coin], [other]) => coin - other;

/** @type {Look} */
export default { draw, together: true, order: byPlace, nothing: "noHead", howTo: "turnCoins" };
