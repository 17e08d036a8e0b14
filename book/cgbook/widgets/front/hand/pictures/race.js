// Three heaps of which every one is moved at once, each above the bar of moves that it lasts: the longest bar decides.
import { shortened, suspense } from "../../maths/suspense.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, run, sheet, show, write } from "../draw.js";
import { handle } from "../handle.js";
import styles from "./race.css";

const TAKES = [1, 3, 4];
const MOST = 11;
const HEAPS = [7, 8, 5];
const ASKED = 2; // the heap that is asked for, and its size
const BEST = 9;
const LASTS = suspense(TAKES, MOST);
const LONGEST = Math.max(...LASTS);

function draw(stage, { touched, enter, changed }) {
  const heaps = [...HEAPS];
  const reals = [...HEAPS];
  let [open, placed, seen, wide] = [false, false, 0, 0];
  /** @type {number | null} */
  let ghost = null;
  let clock = 0;
  let [pitch, lane] = [0, 0];
  const x = (n) => (n + 0.5) * pitch;
  const y = (i) => 26 + i * lane;

  const ground = sheet(stage, place);
  const lanes = HEAPS.map((_, i) => ({
    i,
    chips: Array.from({ length: MOST }, () => add(ground.node, "circle", { class: "coin" })),
    cells: Array.from({ length: LONGEST }, () => add(ground.node, "rect", { class: "cell" })),
    count: add(ground.node, "text", { class: "number" }),
    size: add(ground.node, "text", { class: "count" }),
  }));
  const mine = add(ground.node, "circle", { class: "ghost" });
  const you = add(ground.node, "text", { class: "note ghost-word" }, t("hand.you"));
  const grips = HEAPS.map(() => chip(ground.node, "x"));
  const hands = HEAPS.map((size, i) =>
    handle(grips[i], {
      label: t("race.heap", { n: i + 1 }),
      min: () => 0,
      max: () => MOST,
      value: size,
      axis: "x",
      at: (n) => ({ x: x(n), y: y(i) }),
      to: (at) => at / pitch - 0.5,
      text: (n) => (open ? read() : t("race.chips", { n })),
      input(n, real) {
        [heaps[i], reals[i]] = [n, real];
        if (!wide) return;
        placed ||= !open && n !== HEAPS[i];
        paint();
        if (placed) touched();
        changed();
      },
      enter,
    }),
  );
  lock(true);
  const stop = ground.ready();
  return {
    ask: t("race.first"),
    truth: t("race.truth"),
    then: t("race.then"),
    holds: () => t("race.holds", { n: heaps[ASKED] }),
    guess: () => (placed ? heaps[ASKED] : null),
    judge(guess) {
      if (guess === BEST) return { right: true, text: t("race.right") };
      const left = shortened(TAKES, [...HEAPS.slice(0, ASKED), guess]).join(", ");
      return { right: false, text: `${t("race.wrong", { left })} ${t("race.truth")}` };
    },
    open(guess, quick) {
      [open, ghost] = [true, guess];
      const grow = (part) => {
        seen = part;
        paint();
      };
      const settle = () => {
        if (!open) return;
        lock(false);
        if (!hands[ASKED].busy()) hands[ASKED].set(BEST, { glide: quick ? 0 : 800 });
      };
      run(stage, quick ? 0 : 900, grow, () => {
        if (quick) settle();
        else clock = window.setTimeout(settle, guess === null ? 300 : 1500);
      });
    },
    close() {
      clearTimeout(clock);
      [open, ghost, seen] = [false, null, 0];
      lock(true);
      HEAPS.forEach((size, i) => hands[i].set(size));
      placed = false;
      paint();
    },
    read,
    value: () => [...heaps],
    set(value) {
      const fits = Array.isArray(value) && value.length === HEAPS.length;
      if (fits && value.every((n) => Number.isInteger(n) && n >= 0 && n <= MOST))
        value.forEach((n, i) => (open || i === ASKED) && hands[i].set(n));
    },
    stop() {
      clearTimeout(clock);
      stop();
    },
  };

  /** Only the heap that is asked for can be changed until the gate is open. */
  function lock(yes) {
    hands.forEach((hand, i) => i === ASKED || hand.lock(yes));
  }

  function place(width) {
    wide = width;
    pitch = (wide - 30) / (MOST + 1);
    const size = Math.min(34, pitch - 2);
    lane = Math.max(92, size + 52);
    for (const { i, chips, cells, count, size: told } of lanes) {
      chips.forEach((node, k) => put(node, { r: size / 2, cx: x(k), cy: y(i) }));
      cells.forEach((node, k) =>
        put(node, { x: k * pitch, y: y(i) + size / 2 + 9, width: pitch - 3, height: 18, rx: 3 }),
      );
      put(count, { y: y(i) + size / 2 + 18 });
      put(told, { y: y(i) + 8 });
    }
    put(mine, { r: size / 2 + 4, cy: y(ASKED) });
    put(you, { y: y(ASKED) - size / 2 - 9, "text-anchor": "middle" });
    paint();
    return 3 * lane + 6;
  }

  function paint() {
    const longest = Math.max(...heaps.map((n) => LASTS[n]));
    for (const { i, chips, cells, count, size } of lanes) {
      const lasts = LASTS[heaps[i]];
      chips.forEach((node, k) => show(node, k < Math.round(reals[i])));
      cells.forEach((node, k) => show(node, k < lasts * seen));
      const kind = lasts < longest ? "" : longest % 2 ? "odd" : "even";
      for (const node of cells) node.setAttribute("class", `cell ${kind}`);
      put(count, { x: lasts * pitch + 12 });
      write(count, seen === 1 ? lasts : "");
      move(grips[i], x(reals[i]), y(i));
      put(size, { x: x(reals[i]) + 32 });
      write(size, heaps[i]);
    }
    show(mine, ghost !== null);
    show(you, ghost !== null);
    if (ghost === null) return;
    put(mine, { cx: x(Math.max(0, ghost - 1)) });
    put(you, { x: x(Math.max(0, ghost - 1)) });
  }

  function read() {
    const lasts = heaps.map((n) => LASTS[n]);
    const longest = Math.max(...lasts);
    return t(longest % 2 ? "race.odd" : "race.even", { heaps: heaps.join(", "), lasts: lasts.join(", "), longest });
  }
}

export const race = { draw, styles };
