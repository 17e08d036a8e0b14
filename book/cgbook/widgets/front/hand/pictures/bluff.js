// Thirty low cards, so many of which are bluffs, and two purses: one fills if the bets are called, one if they are not.
import { purses } from "../../maths/bluffs.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, run, sheet, show, write } from "../draw.js";
import { handle } from "../handle.js";
import styles from "./bluff.css";

const CARDS = 30;
const BEST = 10;
const START = 24;
const [MOST, ACROSS] = [60, 5]; // chips of a full purse, and of one row of it
const HEAD = 14;
const LIFT = 9; // pixels by which a bluff stands out

function draw(stage, { touched, enter, changed }) {
  let [bluffs, real, seen, open, placed] = [START, START, 0, false, false];
  /** @type {number | null} */
  let ghost = null;
  let clock = 0;
  let [wide, size, base, pitch, top] = [0, 0, 0, 0, 0];

  const ground = sheet(stage, place);
  const sure = add(ground.node, "path", { class: "sure" });
  const columns = ["folds", "calls"].map((way) => ({
    way,
    wall: add(ground.node, "path", { class: "wall" }),
    chips: Array.from({ length: MOST }, () => add(ground.node, "circle", { class: "coin" })),
    count: add(ground.node, "text", { class: "count" }),
    name: add(ground.node, "text", { class: "side" }, t(`bluff.${way}`)),
  }));
  const cards = Array.from({ length: CARDS }, () => add(ground.node, "rect", { class: "card", rx: 2 }));
  const mine = add(ground.node, "path", { class: "ghost" });
  const you = add(ground.node, "text", { class: "note ghost-word" }, t("hand.you"));
  const told = add(ground.node, "text", { class: "count" });
  const end = (n) => n * pitch; // where so many cards end
  const grip = chip(ground.node, "x");
  const hand = handle(grip, {
    label: t("bluff.cards"),
    min: () => 0,
    max: () => CARDS,
    value: START,
    axis: "x",
    at: (n) => ({ x: end(n), y: top + 62 }),
    to: (x) => x / pitch,
    text: (n) => (open ? read() : t("bluff.many", { n })),
    input(n, at) {
      [bluffs, real] = [n, at];
      if (!wide) return;
      placed ||= n !== START;
      paint();
      if (placed) touched();
      changed();
    },
    enter,
  });
  const stop = ground.ready();
  return {
    ask: t("bluff.first"),
    truth: t("bluff.truth"),
    then: t("bluff.then"),
    holds: () => t("bluff.holds", { n: bluffs, won: purses(bluffs, CARDS).folds }),
    guess: () => (placed ? bluffs : null),
    judge(guess) {
      if (guess === BEST) return { right: true, text: `${t("bluff.right")} ${t("bluff.truth")}` };
      const { calls, folds } = purses(guess, CARDS);
      const way = calls < folds ? "called" : "folded";
      return {
        right: false,
        text: `${t(`bluff.${way}`, { won: Math.min(calls, folds) })} ${t("bluff.truth")}`,
      };
    },
    open(guess, quick) {
      [open, ghost] = [true, guess];
      const fill = (part) => {
        seen = part;
        paint();
      };
      const settle = () => open && !hand.busy() && hand.set(BEST, { glide: quick ? 0 : 1100 });
      run(stage, quick ? 0 : 700, fill, () => {
        if (quick) settle();
        else clock = window.setTimeout(settle, guess === null ? 300 : 1500);
      });
    },
    close() {
      clearTimeout(clock);
      [open, ghost, seen] = [false, null, 0];
      hand.set(START);
      placed = false;
      paint();
    },
    read,
    value: () => bluffs,
    set(value) {
      if (Number.isInteger(value) && value >= 0 && value <= CARDS) hand.set(value);
    },
    stop() {
      clearTimeout(clock);
      stop();
    },
  };

  function place(width) {
    wide = width;
    size = wide < 520 ? 16 : 20;
    base = HEAD + (MOST / ACROSS) * size;
    pitch = wide / CARDS;
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
    paint();
    return top + 84;
  }

  function middle(side) {
    return wide * (side ? 0.78 : 0.28);
  }

  function paint() {
    const won = purses(real, CARDS);
    for (const { way, chips, count } of columns) {
      const full = way === "folds" ? won.folds : won.calls * seen;
      chips.forEach((node, i) => show(node, i < Math.round(full)));
      write(count, way === "folds" || seen === 1 ? purses(bluffs, CARDS)[way] : "?");
    }
    const least = Math.min(won.calls, won.folds);
    put(sure, { d: `M0 ${base - Math.ceil(least / ACROSS) * size}H${wide}` });
    show(sure, seen === 1);
    ground.node.classList.toggle("level", seen === 1 && bluffs === BEST);
    cards.forEach((node, i) => {
      const bet = i < Math.round(real);
      put(node, { x: i * pitch + Math.min(1.5, pitch / 8), y: bet ? top - LIFT : top });
      node.classList.toggle("bet", bet);
    });
    move(grip, end(real), top + 62);
    put(told, { x: Math.min(wide - 30, Math.max(30, end(real))), y: top - 20 });
    write(told, bluffs);
    show(mine, ghost !== null);
    show(you, ghost !== null);
    if (ghost === null) return;
    put(mine, { d: `M${end(ghost)} ${top - LIFT}V${top + 40}` });
    put(you, { x: end(ghost) + 5, y: top + 46 });
  }

  function read() {
    const { calls, folds } = purses(bluffs, CARDS);
    return t(calls === folds ? "bluff.level" : "bluff.stand", {
      n: bluffs,
      calls,
      folds,
      sure: Math.min(calls, folds),
    });
  }
}

export const bluff = { draw, styles };
