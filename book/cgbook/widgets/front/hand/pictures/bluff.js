// Thirty low cards, so many of which are bluffs, and two purses: one fills if the bets are called, one if they are not.
import { purses } from "../../maths/bluffs.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./bluff.css";

const CARDS = 30;
const BEST = 10;
const START = 24;
const [MOST, ACROSS] = [60, 5]; // chips of a full purse, and of one row of it
const HEAD = 14;
const LIFT = 9; // pixels by which a bluff stands out

const draw = picture("bluff", (at) => {
  let [seen, size, base, pitch, top] = [0, 0, 0, 0, 0];

  const sure = add(at.node, "path", { class: "sure" });
  const columns = ["folds", "calls"].map((way) => ({
    way,
    wall: add(at.node, "path", { class: "wall" }),
    chips: Array.from({ length: MOST }, () => add(at.node, "circle", { class: "coin" })),
    count: add(at.node, "text", { class: "count" }),
    name: add(at.node, "text", { class: "side" }, t(`bluff.${way}`)),
  }));
  const cards = Array.from({ length: CARDS }, () => add(at.node, "rect", { class: "card", rx: 2 }));
  const mine = add(at.node, "path", { class: "ghost" });
  const you = at.you(at.node);
  const told = add(at.node, "text", { class: "count" });
  const end = (n) => n * pitch; // where so many cards end
  const grip = chip(at.node, "x");
  const hand = at.handle(grip, {
    label: t("bluff.cards"),
    max: () => CARDS,
    start: START,
    axis: "x",
    at: (n) => ({ x: end(n), y: top + 62 }),
    to: (x) => x / pitch,
    text: (n) => (at.open ? "" : t("bluff.many", { n })),
  });
  return {
    place,
    paint,
    read,
    holds: () => t("bluff.holds", { n: hand.value, won: purses(hand.value, CARDS).folds }),
    judge(guess) {
      if (guess === BEST) return { right: true, text: `${t("bluff.right")} ${t("bluff.truth")}` };
      const { calls, folds } = purses(guess, CARDS);
      const way = calls < folds ? "called" : "folded";
      return {
        right: false,
        text: `${t(`bluff.${way}`, { won: Math.min(calls, folds) })} ${t("bluff.truth")}`,
      };
    },
    open: () =>
      at.grow(
        700,
        (part) => (seen = part),
        () => at.arrive((glide) => hand.set(BEST, { glide })),
      ),
    close: () => (seen = 0),
    value: () => hand.value,
    set: (value) => Number.isInteger(value) && hand.set(value),
  };

  function place() {
    size = at.narrow ? 16 : 20;
    base = HEAD + (MOST / ACROSS) * size;
    pitch = at.wide / CARDS;
    top = base + 84;
    columns.forEach(({ wall, chips, count, name }, side) => {
      const left = middle(side) - (ACROSS / 2) * size;
      put(wall, { d: `M${left - 4} ${HEAD - 6}V${base + 3}h${ACROSS * size + 8}V${HEAD - 6}` });
      chips.forEach((node, i) =>
        put(node, {
          r: size / 2 - 1.5,
          cx: left + ((i % ACROSS) + 0.5) * size,
          cy: base - (Math.floor(i / ACROSS) + 0.5) * size,
        }),
      );
      put(count, { x: left - 30, y: base - 2 });
      put(name, { x: middle(side), y: base + 26, "text-anchor": "middle" });
    });
    for (const node of cards) put(node, { width: pitch - Math.min(3, pitch / 4), height: 32 });
    return top + 84;
  }

  function middle(side) {
    return at.wide * (side ? 0.78 : 0.28);
  }

  function paint() {
    const [bluffs, real] = [hand.value, hand.real];
    const won = purses(real, CARDS);
    for (const { way, chips, count } of columns) {
      const full = way === "folds" ? won.folds : won.calls * seen;
      chips.forEach((node, i) => show(node, i < Math.round(full)));
      write(count, way === "folds" || seen === 1 ? purses(bluffs, CARDS)[way] : "?");
    }
    const least = Math.min(won.calls, won.folds);
    put(sure, { d: `M0 ${base - Math.ceil(least / ACROSS) * size}H${at.wide}` });
    show(sure, seen === 1);
    at.node.classList.toggle("level", seen === 1 && bluffs === BEST);
    cards.forEach((node, i) => {
      const bet = i < Math.round(real);
      put(node, { x: i * pitch + Math.min(1.5, pitch / 8), y: bet ? top - LIFT : top });
      node.classList.toggle("bet", bet);
    });
    move(grip, end(real), top + 62);
    put(told, { x: Math.min(at.wide - 30, Math.max(30, end(real))), y: top - 20 });
    write(told, bluffs);
    for (const node of [mine, you]) show(node, at.ghost !== null);
    put(mine, { d: `M${end(at.ghost)} ${top - LIFT}V${top + 40}` });
    put(you, { x: end(at.ghost) + 5, y: top + 46 });
  }

  function read() {
    const { calls, folds } = purses(hand.value, CARDS);
    const said = { n: hand.value, calls, folds, sure: Math.min(calls, folds) };
    return t(calls === folds ? "bluff.level" : "bluff.stand", said);
  }
});

export const bluff = { draw, styles };
