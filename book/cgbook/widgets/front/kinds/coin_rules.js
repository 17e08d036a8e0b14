// A workshop for coin-turning rules. The reader ticks how many coins a move turns, chooses where they can lie, and sees
// the values of single heads and of a row. Python computed the values for every rule of the workshop; the page looks
// the values up and takes the nim-sum of a row.
import { choice, dropDown, h, roving, statusLine, stopAt, tick } from "../page/dom.js";
import { frame } from "../page/view.js";
import { coinButton } from "../skins/shared/turning.js";
import { reachedBy, worth } from "../maths/coins.js";
import { list, sentences, t } from "../page/words.js";

const TOLD = 4; // maximum number of moves to name

/** @param {Kind<"coin rules">} widget */
function draw({ model, el }) {
  const map = model.get("map");
  const rule = { ...model.get("chosen") };
  const up = new Set(rule.heads);
  const reason = h("p", { class: "cg-legend cg-why" });
  const board = h("div", { class: "cg-board" });
  const sum = h("div", { class: "cg-worth" });
  const status = statusLine();
  const change = (/** @type {string} */ key) => (/** @type {any} */ value) => {
    Object.assign(rule, { [key]: value });
    show();
  };
  const counts = map.counts.map((name, i) =>
    tick(name, Boolean(rule.counts & (1 << i)), () => change("counts")(rule.counts ^ (1 << i))),
  );
  const patterns = map.patterns.map((name, i) => [i, name]);
  const firsts = [0, 1].map((first) => [first, String(first)]);
  const parts = [
    h("fieldset", { class: "cg-choice cg-ticks" }, h("legend", {}, t("howMany")), counts),
    dropDown(t("whereTheyLie"), patterns, rule.pattern, change("pattern")),
    choice(t("countFrom"), firsts, rule.first, change("first")),
  ];
  const rules = h("div", { class: "cg-rules", role: "group", "aria-label": t("theRule") }, parts);
  frame({ model, el }, rules, board, reason, sum, status);
  show();

  function show(focus = -1) {
    rule.heads = [...up].sort((x, y) => x - y);
    const { values, total } = worth(map, rule);
    const coins = values.map((value, coin) => {
      const words = t("coinWorth", {
        name: coin + rule.first,
        face: t(up.has(coin) ? "faces.up" : "faces.down"),
        value,
      });
      const place = coinButton(up.has(coin), String(coin + rule.first), words, () => {
        if (!up.delete(coin)) up.add(coin);
        show(coin);
      });
      place.append(h("span", { class: "cg-label", "aria-hidden": "true" }, String(value)));
      return place;
    });
    board.replaceChildren(roving(h("div", { class: "cg-coin-row", role: "group", "aria-label": t("row") }, coins)));
    if (focus >= 0) {
      stopAt(coins, coins[focus]);
      coins[focus].focus({ preventScroll: true });
    }
    reason.textContent = focus >= 0 ? why(values, focus) : t("turnCoin");
    const lines = rule.heads.map((coin) => {
      const row = h("span", { class: "cg-mono" }, `${"T".repeat(coin)}H`);
      return h("li", {}, row, ` ${t("isWorth", { value: values[coin] })}`);
    });
    sum.replaceChildren(h("ul", {}, lines));
    const row = t(rule.heads.length > 1 ? "rowSum" : "rowAll", {
      sum: rule.heads.map((coin) => values[coin]).join(" ⊕ "),
      total,
    });
    const name = map.names[`${rule.pattern},${rule.counts}`];
    status.textContent = sentences(
      !rule.counts && t("noMoveAllowed"),
      name && t("theseAre", { name }),
      row,
      t(total ? "thisIsN" : "thisIsP"),
    );
    el.dataset.total = String(total);
    model.tell({ chosen: { ...rule } });
  }

  /** Explains the value of a single head by naming moves to smaller values, at most TOLD.
   * @param {number[]} values @param {number} coin */
  function why(values, coin) {
    const name = coin + rule.first;
    const found = reachedBy(values, rule, coin);
    if (!found.length) return t("headAlone", { name });
    const missing = values[coin];
    const listed = found.map(([value, others], i) => {
      const coins = [...others, coin].map((one) => one + rule.first);
      return value < missing && i < TOLD ? t("turning", { value, coins: list(coins, t("and")) }) : String(value);
    });
    return t("headReaches", { name, missing, values: list(listed, t("and")) });
  }
}

export default { traits: ["map", "chosen"], draw };
