// A row of coins that show heads or tails. Choose a coin to turn, then perhaps one more; coins that a move would turn are outlined.
import { h } from "../dom.js";
import { componentOf } from "../table.js";
import { t } from "../words.js";

export function coins({ table, state, moves, play, refuse }) {
  const most = Math.max(...table.start.flat(2).map((id) => componentOf(table, id)?.[0] ?? 0));
  const heads = new Set(state.flat().map((id) => componentOf(table, id)?.[0]));
  const chosen = new Set();
  const turned = (move) => new Set(move.act[0].slice(1));
  const moveOf = () => moves.find((move) => { const coins = turned(move); return coins.size === chosen.size && [...coins].every((coin) => chosen.has(coin)); });
  const row = Array.from({ length: most }, (_, i) => h("div", { class: "cg-coin-place", onclick: () => choose(i + 1) },
    h("span", { class: heads.has(i + 1) ? "cg-face-up" : "cg-face-down" }, heads.has(i + 1) ? t("heads") : t("tails")), h("span", { class: "cg-name" }, String(i + 1))));
  const confirm = h("button", { type: "button", class: "cg-main", hidden: true, onclick: () => { const move = moveOf(); if (move) play(move); else refuse(); } }, t("turnChosen"));

  function choose(coin) {
    if (!moves.length) return;
    if (!chosen.delete(coin)) chosen.add(coin);
    row.forEach((one, i) => one.classList.toggle("cg-chosen", chosen.has(i + 1)));
    confirm.hidden = !chosen.size;
  }

  function preview(move) {
    const going = move ? turned(move) : new Set();
    row.forEach((one, i) => one.classList.toggle("cg-going", going.has(i + 1)));
  }

  return { element: h("div", {}, h("div", { class: "cg-coin-row", "aria-hidden": "true" }, row), confirm), preview };
}
