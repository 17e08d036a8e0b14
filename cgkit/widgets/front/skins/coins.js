// A row of coins that show heads or tails: choose those to turn, then turn them.
import { h } from "../page/dom.js";
import { coinOf, turnable } from "../game/turning.js";
import { t } from "../page/words.js";

/** A row with one head, as it is written: TTTH. */
export const single = (coin, first) => `${"T".repeat(coin - first)}H`;

/** `first`: the number of the leftmost coin. `imagined`: a coin 0 before it, which is not there. */
export const coins = ({ first = 1, imagined = false } = {}) => (view) => {
  const { table, state, plain } = view;
  const most = Math.max(first, ...table.start.flat(2).map((id) => coinOf(table, id)));
  const row = Array.from({ length: most - first + 1 }, (_, i) => first + i);
  return turnable(view, {
    boards: state.map(() => row),
    name: String,
    leads: (coin, all) => coin === Math.max(...all),
    arrange: (buttons) => h("div", { class: "cg-coin-row", role: "group", "aria-label": t("row") },
      imagined && h("span", { class: "cg-coin-imagined", "aria-hidden": "true" }, h("span", { class: "cg-face-down" }), h("span", { class: "cg-name" }, "0")), buttons),
    below: () => (plain || table.judge !== "xor" ? [] : [worth(table, state, first)]),
  });
};

/** What the row is made of: one line for each head, with its value. */
function worth(table, state, first) {
  const heads = state.flat().map((id) => ({ coin: coinOf(table, id), value: table.rows[id][2] })).sort((x, y) => x.coin - y.coin);
  const total = heads.reduce((sum, { value }) => sum ^ value, 0);
  const line = ({ coin, value }) => h("li", {}, h("span", { class: "cg-mono" }, single(coin, first)), ` ${t("isWorth", { value })}`);
  return h("div", { class: "cg-worth" }, h("ul", {}, heads.map(line)),
    h("p", {}, heads.length > 1 ? t("worthSum", { sum: heads.map(({ value }) => value).join(" ⊕ "), total }) : t("worthAll", { total })));
}
