// Coins in a ring, and the rows that are left of it. Touching a coin takes it alone; the list has the moves that take
// more.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { circle, straight } from "./shared/circle.js";
import { lines, span, traced } from "./shared/traced.js";
import { list, t } from "../page/words.js";

const run = ([verb, ...args]) => (verb === "open" ? [1, args[0]] : [args[0] + 1, args[0] + args[1]]);

function parted(act, size) {
  const [first, last] = run(act);
  return [span(1, first - 1), span(last + 1, size)];
}

function draw({ table, state, origin, past, moves }) {
  const pieces = [];
  const drawn = new Map(); // "board,place" -> the coins
  const why = moves.length ? null : undefined;
  const rows = lines(traced(table, origin, past, parted), origin, table).map(({ b, line, slots, sizes }) => {
    const [, closed] = [].concat(componentOf(table, state[b][line]) ?? []);
    const { things, element } = closed
      ? circle(slots.length, Math.max(26, slots.length * 4.6))
      : straight(slots.length);
    slots.forEach((slot, i) => {
      things[i].setAttribute("data-key", `${b}.${line}.${i}`);
      if (!slot) return things[i].classList.add("cg-away");
      const key = `${slot.b},${slot.place}`;
      drawn.set(key, [...(drawn.get(key) ?? []), things[i]]);
      const here = moves.filter(({ picks }) => picks[0][0] === slot.b && picks[0][1] === slot.place);
      const one = here.find(({ act }) => (closed ? true : run(act[0]).every((end) => end === slot.i + 1)));
      pieces.push({ node: things[i], move: one, why });
    });
    const left = list(sizes.filter(Boolean).map(String)) || "0";
    return h("div", { class: "cg-heap" }, element, h("span", { class: "cg-count" }, left));
  });

  function preview(move) {
    for (const [key, coins] of drawn) {
      const [first, last] = move && move.picks[0].slice(0, 2).join() === key ? run(move.act[0]) : [0, -1];
      coins.forEach((coin, i) => coin.classList.toggle("cg-going", i + 1 >= first && i + 1 <= last));
    }
  }

  return { element: h("div", { class: "cg-heaps" }, rows), preview, pieces };
}

export default { draw, name: ([size, closed]) => (closed ? t("ring", { size }) : String(size)) };
