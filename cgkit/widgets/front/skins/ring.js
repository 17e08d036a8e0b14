// Coins in a ring, and the rows that are left of it. Which coins go is in the words of the moves.
import { h } from "../page/dom.js";
import { componentOf, EMPTY } from "../game/table.js";

const coins = (size, closed) => {
  const radius = closed ? Math.max(26, size * 4.6) : 0;
  const middle = radius + 12;
  const across = closed ? 2 * middle : size * 26;
  const spots = Array.from({ length: size }, (_, i) => {
    const turn = (2 * Math.PI * i) / size - Math.PI / 2;
    return closed ? [middle + radius * Math.cos(turn), middle + radius * Math.sin(turn)] : [13 + 26 * i, 13];
  });
  const picture = `<svg viewBox="0 0 ${across} ${closed ? across : 26}" width="${across}">${spots
    .map(([x, y]) => `<circle class="cg-coin" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="10"/>`).join("")}</svg>`;
  const holder = h("span", { class: "cg-coins" });
  holder.innerHTML = picture;
  return holder;
};

export function ring({ table, state }) {
  const parts = state.flat().filter((id) => id !== EMPTY).map((id) => {
    const [size, closed] = [].concat(componentOf(table, id));
    return h("div", { class: "cg-heap" }, coins(size, Boolean(closed)), h("span", { class: "cg-count" }, String(size)));
  });
  return { element: h("div", { "aria-hidden": "true" }, parts), preview: () => {} };
}
