// A row of coins that show heads or tails: choose those to turn, then turn them. drawing: `first`, the number of the
// leftmost coin; `imagined`, whether a coin 0 is thought before it, which is not there.
import { h } from "../page/dom.js";
import { coinOf, single, turnable } from "./shared/turning.js";
import { t } from "../page/words.js";

function draw(view) {
  const { table, state, plain, games } = view;
  const rows = games.map(({ drawing: { first } }, b) => {
    const most = Math.max(first, ...table.start.flatMap((start) => start[b]).map((id) => coinOf(table, id)));
    return Array.from({ length: most - first + 1 }, (_, i) => first + i);
  });
  const imagined = () =>
    h(
      "span",
      { class: "cg-coin-imagined", "aria-hidden": "true" },
      h("span", { class: "cg-face-down" }),
      h("span", { class: "cg-name" }, "0"),
    );
  return turnable(view, {
    boards: rows,
    name: String,
    leads: (coin, all) => coin === Math.max(...all),
    arrange: (buttons, b) =>
      h(
        "div",
        { class: "cg-coin-row", role: "group", "aria-label": t("row") },
        games[b].drawing.imagined && imagined(),
        buttons,
      ),
    below: () => (plain || table.judge !== "xor" ? [] : [worth(table, state, games)]),
  });
}

/** What the row is made of: one line for each head, with its value. */
function worth(table, state, games) {
  const heads = state.flatMap((board, b) =>
    board.map((id) => ({ first: games[b].drawing.first, coin: coinOf(table, id), value: table.rows[id][2] })),
  );
  heads.sort((x, y) => x.coin - y.coin);
  const total = heads.reduce((sum, { value }) => sum ^ value, 0);
  const line = ({ first, coin, value }) =>
    h("li", {}, h("span", { class: "cg-mono" }, single(coin, first)), ` ${t("isWorth", { value })}`);
  const sum = { sum: heads.map(({ value }) => value).join(" ⊕ "), total };
  return h(
    "div",
    { class: "cg-worth" },
    h("ul", {}, heads.map(line)),
    h("p", {}, t(heads.length > 1 ? "worthSum" : "worthAll", sum)),
  );
}

const byPlace = ([coin], [other]) => coin - other;

export default { draw, together: true, order: byPlace, nothing: "noHead" };
