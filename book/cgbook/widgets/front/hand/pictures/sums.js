// Chips and pins side by side. Their values are bars that break into blocks, and equal blocks cancel in pairs.
import { blocks, cancelled } from "../../maths/blocks.js";
import { t } from "../../page/words.js";
import { pin } from "../../page/pin.js";
import { add, dress, move, put, range, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./sums.css";

// the first two parts stay on the table; the reader can add one of the others, or two once the gate is open
const FIXED = 2;
const PARTS = [
  { game: "chips", many: 9, value: 9 },
  { game: "pins", many: 6, value: 3 },
  { game: "chips", many: 12, value: 12 },
  { game: "chips", many: 10, value: 10 },
  { game: "pins", many: 11, value: 6 },
];
const RIGHT = PARTS.findIndex(({ value }) => value === (PARTS[0].value ^ PARTS[1].value)); // index of the right answer
const POWERS = [8, 4, 2, 1];
const [ROW, THICK, LEFT, HEAD] = [46, 20, 44, 24];
const FLOOR = HEAD + 4 * ROW;
const TRAY = FLOOR + 48;
const LIE = { x: 18, y: 4 }; // place of the chip on a part, in pixels
const column = (/** @type {number} */ power) => 16 - 2 * power; // units before a block: 0, 8, 12, 14

export const sums = picture("sums", styles, (at) => {
  let unit = 20;
  const rowOf = new Map(range(FIXED).map((i) => [i, i])); // the row of each part on the table
  const laid = () => [...rowOf.keys()].filter((i) => i >= FIXED); // the parts that the reader has put on the table
  /** @param {SVGElement} parent */
  const bar = (parent, kind = "chip") => add(parent, "rect", { class: kind, rx: 3, height: THICK });
  /** @param {SVGElement} parent @param {number} text */
  const number = (parent, text) => add(parent, "text", { class: "number on-chip", y: THICK / 2 }, text);

  const cloth = add(at.node, "rect", { class: "cloth", x: 0, y: HEAD - 4, height: 4 * ROW + 6 });
  const guides = POWERS.map(() => add(at.node, "path", { class: "guide" }));
  const heads = POWERS.map((power) => add(at.node, "text", { class: "note middle", y: 15 }, power));
  const ties = add(at.node, "g");
  const rule = add(at.node, "path", { class: "bold" });
  const left = POWERS.map(() => bar(at.node, "left"));
  const zero = add(at.node, "circle", { class: "lost", r: 11, cx: LEFT + 12, cy: FLOOR + 23 });
  const sum = add(at.node, "text", { class: "count", x: 18, y: FLOOR + 31 });
  const parts = PARTS.map(({ game, many, value }, i) => {
    const node = add(at.node, "g", { class: "part" });
    const icons = range(many).map(() => {
      const icon = add(node, "g"); // the group that moves, because a pin has its own transform
      if (game === "pins") icon.append(pin());
      else add(icon, "circle", { class: "chip", r: 5 });
      return icon;
    });
    const you = at.you(node, { x: 0, y: -8 });
    const whole = [bar(node), number(node, value)];
    const pieces = blocks(value).map((power) => ({ power, rect: bar(node), text: number(node, power) }));
    return { i, value, node, icons, you, whole, pieces };
  });
  const hands = PARTS.map((_, i) => (i < FIXED ? null : grip(i)));
  return {
    answer: RIGHT,
    grows: 900,
    place() {
      unit = (at.wide - LEFT - 2) / 15;
      put(cloth, { width: at.wide });
      put(rule, { d: `M0 ${FLOOR + 2}H${at.wide}` });
      POWERS.forEach((power, k) => {
        put(heads[k], { x: LEFT + (column(power) + power / 2) * unit });
        put(guides[k], { d: `M${LEFT + column(power) * unit} ${HEAD}V${FLOOR + 38}` });
      });
      const pitch = Math.min(16, (at.wide - LEFT - 40) / 12);
      for (const { icons, you } of parts) {
        icons.forEach((one, k) => move(one, LEFT + 7 + k * pitch, -11));
        put(you, { x: LEFT + icons.length * pitch + 8 });
      }
      return TRAY + 3 * ROW + 6;
    },
    paint() {
      const order = [...rowOf.keys()];
      const { rows, sum: over } = cancelled(order.map((i) => PARTS[i].value));
      const [split, done] = [at.seen, at.seen === 1];
      const high = (/** @type {number} */ i) => height(i, hands[i]?.real ?? 1);
      ties.replaceChildren();
      for (const { i, node, you, whole, pieces, value } of parts) {
        const row = order.indexOf(i);
        move(node, 0, high(i));
        show(you, at.open && at.ghost === i);
        for (const one of whole) show(one, split === 0);
        put(whole[0], { x: LEFT, width: value * unit - 2 });
        put(whole[1], { x: LEFT + (value * unit) / 2 });
        let before = 0;
        pieces.forEach(({ power, rect, text }, k) => {
          const x = LEFT + (before + (column(power) - before) * split) * unit;
          const middle = x + (power * unit) / 2;
          const by = row >= 0 && done ? rows[row][k].by : -1;
          before += power;
          put(rect, { x, width: power * unit - 2 });
          put(text, { x: middle });
          for (const part of [rect, text]) show(part, split > 0);
          rect.classList.toggle("gone", by >= 0);
          dress(text, "number", by >= 0 ? "soft" : "on-chip");
          if (by >= 0 && high(order[by]) > high(i))
            add(ties, "path", { class: "thin", d: `M${middle} ${high(i) + THICK}V${high(order[by])}` });
        });
      }
      POWERS.forEach((power, k) => {
        show(guides[k], split > 0);
        show(heads[k], split > 0.5);
        show(left[k], done && Math.floor(over / power) % 2 === 1);
        put(left[k], { x: LEFT + column(power) * unit, width: power * unit - 2, y: FLOOR + 13 });
      });
      show(zero, done && over === 0);
      write(sum, at.open ? over : "?");
    },
    holds: () => (laid().length ? t("sums.holds", { value: PARTS[laid()[0]].value }) : t("sums.first")),
    guess: () => laid()[0] ?? null,
    judge: (guess, right) => t(`sums.${right ? "right" : PARTS[guess].value > 9 ? "plus" : "minus"}`),
    read() {
      const values = [...rowOf.keys()].map((i) => PARTS[i].value);
      const { sum: over } = cancelled(values);
      return `${values.join(" ⊕ ")} = ${over}. ${t(over ? "sums.wins" : "sums.lost", { over })}`;
    },
    arrive: (glide) => hands.forEach((hand, i) => hand?.set(i === RIGHT ? 1 : 0, { glide })),
    value: () => [...rowOf.keys()],
    set: (value) => Array.isArray(value) && hands.forEach((hand, i) => hand?.set(value.includes(i) ? 1 : 0)),
  };

  /** Creates the handle of part i, with value 0 beside the table and 1 on the table. @param {number} i */
  function grip(i) {
    const { game, many, value } = PARTS[i];
    return at.chip({
      parent: parts[i].node,
      lies: LIE,
      radius: 14,
      label: t(`sums.${game}`, { many, value }),
      max: () => 1,
      start: 0,
      axis: "y",
      at: (on) => ({ x: 18, y: height(i, on) }),
      text: (on) => t(on ? "sums.on" : "sums.off"),
      input: (on) => lay(i, on === 1),
    });
  }

  /** Returns the y-coordinate of part i: beside the table (`on` is 0), in its row on the table (1), or on the way.
   * @param {number} i @param {number} on */
  function height(i, on) {
    const row = rowOf.get(i) ?? free();
    const [off, there] = [TRAY + (i - FIXED + 0.5) * ROW, HEAD + (row + 0.5) * ROW];
    return off + (there - off) * on;
  }

  function free() {
    const taken = new Set(rowOf.values());
    return taken.has(FIXED) && !taken.has(FIXED + 1) ? FIXED + 1 : FIXED;
  }

  function lay(/** @type {number} */ i, /** @type {boolean} */ on) {
    if (on === rowOf.has(i)) return;
    if (!on) return void rowOf.delete(i);
    const others = laid();
    let row = free();
    if (others.length >= (at.open ? 2 : 1)) {
      const [back] = others; // the table is full
      row = rowOf.get(back) ?? row;
      rowOf.delete(back);
      hands[back]?.set(0, { glide: 200 });
    }
    rowOf.set(i, row);
  }
});
