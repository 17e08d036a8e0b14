// Chips and pins side by side. Their values are bars that break into blocks, and equal blocks cancel in pairs.
import { blocks, cancelled } from "../../maths/blocks.js";
import { t } from "../../page/words.js";
import { add, chip, move, PIN, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./sums.css";

const FIXED = 2; // the first two parts lie on the table; the others can be laid there, two of them at a time
const PARTS = [
  { game: "chips", many: 9, value: 9 },
  { game: "pins", many: 6, value: 3 },
  { game: "chips", many: 12, value: 12 },
  { game: "chips", many: 10, value: 10 },
  { game: "pins", many: 11, value: 6 },
];
const RIGHT = 3; // the part that cancels
const POWERS = [8, 4, 2, 1];
const [ROW, THICK, LEFT, HEAD] = [46, 20, 44, 24];
const FLOOR = HEAD + 4 * ROW;
const TRAY = FLOOR + 48;
const column = (power) => 16 - 2 * power; // where its blocks begin: 0, 8, 12, 14

const draw = picture("sums", (at) => {
  let [split, unit] = [0, 20];
  const rowOf = new Map([...Array(FIXED).keys()].map((i) => [i, i])); // where on the table

  const cloth = add(at.node, "rect", { class: "cloth", x: 0, y: HEAD - 4 });
  const guides = POWERS.map(() => add(at.node, "path", { class: "guide" }));
  const heads = POWERS.map((power) => add(at.node, "text", { class: "note middle" }, power));
  const ties = add(at.node, "g");
  const rule = add(at.node, "path", { class: "rule" });
  const left = POWERS.map(() => add(at.node, "rect", { class: "block left", rx: 3, height: THICK }));
  const zero = add(at.node, "circle", { class: "lost", r: 11 });
  const sum = add(at.node, "text", { class: "count" });
  const parts = PARTS.map(({ game, many, value }, i) => {
    const node = add(at.node, "g", { class: "part" });
    const icons = Array.from({ length: many }, () =>
      game === "pins" ? add(node, "path", { class: "piece", d: PIN }) : add(node, "circle", { class: "piece", r: 5 }),
    );
    const you = at.you(node, { y: -8 });
    const bar = add(node, "rect", { class: "block", rx: 3, height: THICK, x: LEFT, y: 0 });
    const pieces = blocks(value).map((power) => ({
      power,
      rect: add(node, "rect", { class: "block", rx: 3, height: THICK, y: 0 }),
      text: add(node, "text", { class: "number", y: THICK / 2 }, power),
    }));
    const whole = add(node, "text", { class: "number", y: THICK / 2 }, value);
    return { i, value, node, icons, you, bar, pieces, whole, y: 0 };
  });
  const hands = PARTS.map((_, i) => (i < FIXED ? null : grip(i)));
  return {
    place,
    paint,
    read,
    holds() {
      const part = last();
      return part === null ? t("sums.first") : t("sums.holds", { value: PARTS[part].value });
    },
    guess: last,
    judge(guess) {
      if (guess === RIGHT) return { right: true, text: `${t("sums.right")} ${t("sums.truth")}` };
      return { right: false, text: `${t(PARTS[guess].value > 9 ? "sums.plus" : "sums.minus")} ${t("sums.truth")}` };
    },
    open() {
      const arrive = (glide) => hands.forEach((hand, i) => hand?.set(i === RIGHT ? 1 : 0, { glide }));
      at.grow(
        900,
        (part) => (split = part),
        () => at.arrive(arrive, 500),
      );
    },
    close: () => (split = 0),
    value: () => [...rowOf.keys()],
    set: (value) => Array.isArray(value) && hands.forEach((hand, i) => hand?.set(value.includes(i) ? 1 : 0)),
  };

  /** What is grabbed of a part: 0 beside the table, 1 on it. */
  function grip(i) {
    const part = parts[i];
    const node = chip(part.node, "y", 14);
    move(node, 18, 4);
    return at.handle(node, {
      label: t(`sums.${PARTS[i].game}`, { many: PARTS[i].many, value: PARTS[i].value }),
      max: () => 1,
      start: 0,
      axis: "y",
      at: (on) => ({ x: 18, y: height(i, on) }),
      to: (_, y) => (height(i, 0) - y) / (height(i, 0) - height(i, 1)),
      text: (on) => t(on ? "sums.on" : "sums.off"),
      input(on, real) {
        part.y = height(i, real);
        lay(i, on === 1);
      },
    });
  }

  /** Where a part lies: at its place beside the table, on its row there, or between the two. */
  function height(i, on) {
    const row = rowOf.get(i) ?? free();
    const [off, there] = [TRAY + (i - FIXED + 0.5) * ROW, HEAD + (row + 0.5) * ROW];
    return off + (there - off) * on;
  }

  function free() {
    const taken = new Set(rowOf.values());
    return taken.has(FIXED) && !taken.has(FIXED + 1) ? FIXED + 1 : FIXED;
  }

  function lay(i, on) {
    if (on === rowOf.has(i)) return;
    if (!on) return void rowOf.delete(i);
    const others = [...rowOf.keys()].filter((other) => other >= FIXED);
    let row = free();
    if (others.length >= (at.open ? 2 : 1)) {
      const [back] = others; // there is no room for more
      row = rowOf.get(back) ?? row;
      rowOf.delete(back);
      hands[back]?.set(0, { glide: 200 });
    }
    rowOf.set(i, row);
  }

  function last() {
    return [...rowOf.keys()].find((i) => i >= FIXED) ?? null;
  }

  function place() {
    unit = (at.wide - LEFT - 2) / 15;
    put(cloth, { width: at.wide, height: 4 * ROW + 6 });
    put(rule, { d: `M0 ${FLOOR + 2}H${at.wide}` });
    POWERS.forEach((power, k) => {
      put(heads[k], { x: LEFT + (column(power) + power / 2) * unit, y: 15 });
      put(guides[k], { d: `M${LEFT + column(power) * unit} ${HEAD}V${FLOOR + 38}` });
    });
    const pitch = Math.min(16, (at.wide - LEFT - 40) / 12);
    for (const { i, icons, you, y } of parts) {
      icons.forEach((one, k) => move(one, LEFT + 7 + k * pitch, -11));
      put(you, { x: LEFT + icons.length * pitch + 8 });
      parts[i].y = i < FIXED ? HEAD + (i + 0.5) * ROW : y || height(i, hands[i]?.real ?? 0);
    }
    return TRAY + 3 * ROW + 6;
  }

  function paint() {
    const order = [...rowOf.keys()];
    const { rows, sum: over } = cancelled(order.map((i) => PARTS[i].value));
    const done = split === 1;
    ties.replaceChildren();
    for (const { i, node, you, bar, pieces, whole, value, y } of parts) {
      const row = order.indexOf(i);
      move(node, 0, y);
      show(you, at.open && at.ghost === i);
      show(bar, split === 0);
      show(whole, split === 0);
      put(bar, { width: value * unit - 2 });
      put(whole, { x: LEFT + (value * unit) / 2 });
      let before = 0;
      pieces.forEach(({ power, rect, text }, k) => {
        const x = LEFT + (before + (column(power) - before) * split) * unit;
        before += power;
        const by = row >= 0 && done ? rows[row][k].by : -1;
        put(rect, { x, width: power * unit - 2 });
        put(text, { x: x + (power * unit) / 2 });
        for (const part of [rect, text]) {
          show(part, split > 0);
          part.classList.toggle("gone", by >= 0);
        }
        const other = parts[order[by]];
        if (by >= 0 && other.y > y) {
          const middle = x + (power * unit) / 2;
          add(ties, "path", { class: "tie", d: `M${middle} ${y + THICK}V${other.y}` });
        }
      });
    }
    POWERS.forEach((power, k) => {
      show(guides[k], split > 0);
      show(heads[k], split > 0.5);
      show(left[k], done && Math.floor(over / power) % 2 === 1);
      put(left[k], { x: LEFT + column(power) * unit, width: power * unit - 2, y: FLOOR + 13 });
    });
    show(zero, done && over === 0);
    put(zero, { cx: LEFT + 12, cy: FLOOR + 23 });
    put(sum, { x: 18, y: FLOOR + 31 });
    write(sum, at.open ? over : "?");
  }

  function read() {
    const values = [...rowOf.keys()].map((i) => PARTS[i].value);
    const { sum: over } = cancelled(values);
    return `${values.join(" ⊕ ")} = ${over}. ${t(over ? "sums.wins" : "sums.lost", { over })}`;
  }
});

export const sums = { draw, styles };
