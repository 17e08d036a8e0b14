// Three heaps of Nim, each as blocks that add up to its size. Equal blocks are on the same level, where two cancel.
import { nimSum, sunk } from "../../maths/columns.js";
import { t } from "../../page/words.js";
import { add, dress, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./blocks.css";

const HEAPS = [9, 5, 7];
const POWERS = [1, 2, 4, 8];
const MOST = 15;
const SUM = nimSum(HEAPS);
const HELD = HEAPS.findIndex((size) => (size ^ SUM) < size); // index of the heap that must change
const LEFT = HEAPS[HELD] ^ SUM; // new size of that heap

export const blocks = picture("blocks", styles, (at) => {
  let [unit, base, step, half] = [0, 0, 0, 0];
  const rail = (/** @type {number} */ i) => step * (i + 0.5) + (at.narrow ? half + 13 : half + 24);
  const y = (/** @type {number} */ n) => base - n * unit;

  const floor = add(at.node, "path", { class: "bold" });
  const towers = HEAPS.map((_, i) => ({
    rail: add(at.node, "path", { class: "rail" }),
    count: add(at.node, "text", { class: "count" }),
    blocks: POWERS.map((power) => {
      const node = add(at.node, "rect", { class: "block", rx: 5 });
      return { power, node, number: add(at.node, "text", { class: "number" }, power) };
    }),
    i,
  }));
  at.mark({ d: "M-22 0H22" }, { y: -24 }, ([i, left]) => [rail(i), y(left)]);
  const hands = HEAPS.map((size, i) =>
    at.chip({
      name: i,
      label: t("blocks.heap", { n: i + 1 }),
      max: () => (at.open ? MOST : HEAPS[i]),
      start: size,
      axis: "y",
      at: (n) => ({ x: rail(i), y: y(n) }),
      text: (n) => t("blocks.chips", { n }),
      input: (n) => at.open || n === HEAPS[i] || restore((k) => k !== i), // a move changes only one heap
    }),
  );
  const heaps = () => hands.map((hand) => hand.value);
  return {
    place() {
      const { narrow } = at;
      [unit, step, half] = narrow ? [17, at.wide / 3, 22] : [23, at.wide / 3, 42];
      base = 24 + MOST * unit;
      at.node.style.setProperty("--number", narrow ? "15px" : "18px");
      put(floor, { d: `M0 ${base}H${at.wide}` });
      const wall = narrow ? -20 : -12;
      for (const { rail: line, count, blocks, i } of towers) {
        const middle = step * (i + 0.5) + wall;
        put(line, { d: `M${rail(i)} ${base}V${y(MOST)}` });
        put(count, { x: middle, y: base + 28 });
        for (const { power, node, number } of blocks) {
          put(node, { x: middle - half, y: y(2 * power - 1) + 2, width: 2 * half, height: power * unit - 4 });
          move(number, middle, y(1.5 * power - 1));
          number.style.fontSize = power === 1 ? `${unit - 6}px` : ""; // the smallest block is as low as one chip
        }
      }
      return base + 38;
    },
    paint() {
      const sum = nimSum(heaps());
      for (const { count, blocks, i } of towers) {
        const { value } = hands[i];
        write(count, value);
        for (const { power, node, number } of blocks) {
          const on = value & power;
          const kind = !at.open ? "on-chip" : sum & power ? "odd" : "even";
          dress(node, "block", on && "on", on && kind);
          dress(number, "number", kind);
          show(number, on !== 0);
        }
      }
    },
    holds() {
      const i = moved();
      return i < 0 ? t("blocks.first") : t("blocks.holds", { n: HEAPS[i], left: hands[i].value });
    },
    guess() {
      const i = moved();
      return i < 0 ? null : [i, hands[i].value];
    },
    right: ([i, left]) => i === HELD && left === LEFT,
    judge([i, left], right) {
      if (right) return t("blocks.right");
      const now = HEAPS.map((size, k) => (k === i ? left : size));
      const reply = /** @type {any} */ (sunk(now)); // only the right answer makes everything cancel
      return t("blocks.wrong", { n: now[reply.heap], left: reply.left });
    },
    read() {
      const reply = sunk(heaps());
      const said = heaps().join(", ");
      if (!reply) return t("blocks.level", { heaps: said });
      return t("blocks.move", { heaps: said, n: hands[reply.heap].value, left: reply.left });
    },
    open() {
      for (const hand of hands) hand.set(hand.value); // updates the bounds, because now each heap is allowed to grow
    },
    arrive(glide) {
      restore((k) => k !== HELD, glide);
      hands[HELD].set(LEFT, { glide });
    },
    value: heaps,
  };

  function moved() {
    return heaps().findIndex((size, i) => size !== HEAPS[i]);
  }

  /** @param {(i: number) => boolean} which */
  function restore(which, glide = 0) {
    HEAPS.forEach((size, i) => which(i) && hands[i].value !== size && hands[i].set(size, { glide }));
  }
});
