// Thirty low cards, some of them bluffs, and two purses: what you win if all bets are called, and if none is.
import { purses } from "../../maths/bluffs.js";
import { t } from "../../page/words.js";
import { add, put, range, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./bluff.css";

const CARDS = 30;
const START = 24;
const BEST = range(CARDS + 1).findIndex((bluffs) => {
  const { calls, folds } = purses(bluffs, CARDS);
  return calls === folds;
});
const [MOST, ACROSS] = [60, 5]; // chips in a full purse, and in one row of a purse
const HEAD = 14;
const LIFT = 9; // height that a bluff is raised by, in pixels

export const bluff = picture("bluff", styles, (at) => {
  let [size, base, pitch, top] = [0, 0, 0, 0];
  const end = (/** @type {number} */ n) => n * pitch; // x-coordinate where the first n cards end

  const sure = add(at.node, "path", { class: "sure" });
  const columns = ["folds", "calls"].map((way) => ({
    way,
    wall: add(at.node, "path", { class: "thin" }),
    chips: range(MOST).map(() => add(at.node, "circle", { class: "coin" })),
    count: add(at.node, "text", { class: "count" }),
    names: ["lead", way].map((line) => add(at.node, "text", { class: "side middle" }, t(`bluff.${line}`))),
  }));
  const cards = range(CARDS).map(() => add(at.node, "rect", { class: "card", rx: 2, height: 32 }));
  at.mark({ d: `M0 ${-LIFT}V40` }, { x: 5, y: 46 }, (n) => [end(n), top]);
  const told = add(at.node, "text", { class: "count" });
  const hand = at.chip({
    label: t("bluff.cards"),
    max: () => CARDS,
    start: START,
    axis: "x",
    at: (n) => ({ x: end(n), y: top + 62 }),
    text: (n) => (at.open ? "" : t("bluff.many", { n })),
  });
  return {
    answer: BEST,
    grows: 700,
    place() {
      size = at.narrow ? 16 : 20;
      base = HEAD + (MOST / ACROSS) * size;
      pitch = at.wide / CARDS;
      top = base + 98;
      columns.forEach(({ wall, chips, count, names }, side) => {
        const middle = at.wide * (side ? 0.78 : 0.28);
        const left = middle - (ACROSS / 2) * size;
        put(wall, { d: `M${left - 4} ${HEAD - 6}V${base + 3}h${ACROSS * size + 8}V${HEAD - 6}` });
        chips.forEach((node, i) => {
          const [row, place] = [Math.floor(i / ACROSS), i % ACROSS];
          put(node, { r: size / 2 - 1.5, cx: left + (place + 0.5) * size, cy: base - (row + 0.5) * size });
        });
        put(count, { x: left - 30, y: base - 2 });
        names.forEach((line, i) => put(line, { x: middle, y: base + 26 + 18 * i }));
      });
      for (const node of cards) put(node, { width: pitch - Math.min(3, pitch / 4) });
      return top + 84;
    },
    paint() {
      const [bluffs, real] = [hand.value, hand.real];
      const won = purses(real, CARDS);
      const known = at.seen === 1;
      for (const { way, chips, count } of columns) {
        const full = way === "folds" ? won.folds : won.calls * at.seen;
        chips.forEach((node, i) => show(node, i < Math.round(full)));
        write(count, way === "folds" || known ? purses(bluffs, CARDS)[way === "folds" ? "folds" : "calls"] : "?");
      }
      const least = Math.min(won.calls, won.folds);
      put(sure, { d: `M0 ${base - Math.ceil(least / ACROSS) * size}H${at.wide}` });
      show(sure, known);
      at.node.classList.toggle("level", known && bluffs === BEST);
      cards.forEach((node, i) => {
        const bet = i < Math.round(real);
        put(node, { x: i * pitch + Math.min(1.5, pitch / 8), y: bet ? top - LIFT : top });
        node.classList.toggle("bet", bet);
      });
      put(told, { x: Math.min(at.wide - 30, Math.max(30, end(real))), y: top - 20 });
      write(told, bluffs);
    },
    holds: () => t("bluff.holds", { n: hand.value, won: purses(hand.value, CARDS).folds }),
    judge(guess, right) {
      const { calls, folds } = purses(guess, CARDS);
      const way = right ? "right" : calls < folds ? "called" : "folded";
      return t(`bluff.${way}`, { won: Math.min(calls, folds) });
    },
    read() {
      const { calls, folds } = purses(hand.value, CARDS);
      const said = { n: hand.value, calls, folds, sure: Math.min(calls, folds) };
      return t(calls === folds ? "bluff.level" : "bluff.stand", said);
    },
  };
});
