// Three heaps of Nim, each beside the blocks of which it is the sum. Equal blocks lie on one level: two of them cancel.
import { sunk } from "../../maths/columns.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, sheet, show, write } from "../draw.js";
import { handle } from "../handle.js";
import styles from "./blocks.css";

const HEAPS = [9, 5, 7];
const POWERS = [1, 2, 4, 8];
const MOST = 15;
const HELD = 0; // the heap that must be changed, and what is left of it
const LEFT = 2;

function draw(stage, { touched, enter, changed }) {
  const heaps = [...HEAPS];
  const lifts = [...HEAPS];
  let [open, placed, wide] = [false, false, 0];
  let setting = false; // the picture itself sets a heap
  /** @type {number[] | null} */
  let ghost = null;
  let clock = 0;
  let [unit, base, step, half] = [0, 0, 0, 0];
  const rail = (i) => step * (i + 0.5) + (wide < 520 ? half + 13 : half + 24);
  const y = (n) => base - n * unit;

  const ground = sheet(stage, place);
  const floor = add(ground.node, "path", { class: "ground" });
  const towers = HEAPS.map((_, i) => ({
    rail: add(ground.node, "path", { class: "rail" }),
    count: add(ground.node, "text", { class: "count" }),
    blocks: POWERS.map((power) => {
      const node = add(ground.node, "rect", { class: "block", rx: 5 });
      return { power, node, number: add(ground.node, "text", { class: "number" }, power) };
    }),
    i,
  }));
  const mine = add(ground.node, "g");
  const level = add(mine, "path", { class: "ghost" });
  const you = add(mine, "text", { class: "note ghost-word" }, t("hand.you"));
  const grips = HEAPS.map(() => chip(ground.node, "y"));
  const hands = HEAPS.map((size, i) =>
    handle(grips[i], {
      label: t("blocks.heap", { n: i + 1 }),
      min: () => 0,
      max: () => (open ? MOST : HEAPS[i]),
      value: size,
      axis: "y",
      at: (n) => ({ x: rail(i), y: y(n) }),
      to: (_, at) => (base - at) / unit,
      text: (n) => (open ? `${t("blocks.chips", { n })}; ${read()}` : t("blocks.chips", { n })),
      input(n, real) {
        [heaps[i], lifts[i]] = [n, real];
        if (!wide) return;
        if (!open && !setting && n < HEAPS[i]) {
          placed = true;
          restore((k) => k !== i); // a move is made in one heap
        }
        paint();
        if (placed) touched();
        if (!setting) changed();
      },
      enter,
    }),
  );
  const end = ground.ready();
  return {
    ask: t("blocks.first"),
    truth: t("blocks.truth"),
    then: t("blocks.then"),
    holds() {
      const i = moved();
      return i < 0 ? t("blocks.first") : t("blocks.holds", { n: HEAPS[i], left: heaps[i] });
    },
    guess() {
      const i = moved();
      return placed && i >= 0 ? [i, heaps[i]] : null;
    },
    judge([i, left]) {
      if (i === HELD && left === LEFT) return { right: true, text: `${t("blocks.right")} ${t("blocks.truth")}` };
      const now = HEAPS.map((size, k) => (k === i ? left : size));
      const reply = /** @type {any} */ (sunk(now)); // all cancels in one case only, which is right
      return {
        right: false,
        text: `${t("blocks.wrong", { n: now[reply.heap], left: reply.left })} ${t("blocks.truth")}`,
      };
    },
    open(guess, quick) {
      [open, ghost] = [true, guess];
      for (const hand of hands) hand.set(hand.value); // it may grow now
      paint();
      const arrive = (glide) => {
        restore(() => true, glide);
        set(HELD, LEFT, glide);
      };
      if (quick) return arrive(0);
      clock = window.setTimeout(
        () => open && !hands.some((one) => one.busy()) && arrive(800),
        guess === null ? 0 : 1800,
      );
    },
    close() {
      clearTimeout(clock);
      [open, ghost] = [false, null];
      restore(() => true);
      placed = false;
      paint();
    },
    read,
    value: () => [...heaps],
    set(value) {
      if (Array.isArray(value) && value.length === 3 && value.every((n) => Number.isInteger(n) && n >= 0 && n <= MOST))
        value.forEach((n, i) => hands[i].set(open ? n : Math.min(n, HEAPS[i])));
    },
    stop() {
      clearTimeout(clock);
      end();
    },
  };

  function moved() {
    return heaps.findIndex((size, i) => size !== HEAPS[i]);
  }

  function set(i, n, glide = 0) {
    setting = true;
    hands[i].set(n, { glide });
    setting = false;
  }
  function restore(which, glide = 0) {
    HEAPS.forEach((size, i) => which(i) && heaps[i] !== size && set(i, size, i === HELD ? 0 : glide));
  }

  function place(width) {
    wide = width;
    const narrow = wide < 520;
    [unit, step, half] = narrow ? [17, wide / 3, 22] : [23, wide / 3, 42];
    base = 24 + MOST * unit;
    ground.node.style.setProperty("--number", narrow ? "15px" : "18px");
    put(floor, { d: `M0 ${base}H${wide}` });
    const wall = narrow ? -20 : -12;
    for (const { rail: line, count, blocks, i } of towers) {
      const middle = step * (i + 0.5) + wall;
      put(line, { d: `M${rail(i)} ${base}V${y(MOST)}` });
      put(count, { x: middle, y: base + 28 });
      for (const { power, node, number } of blocks) {
        put(node, { x: middle - half, y: y(2 * power - 1) + 2, width: 2 * half, height: power * unit - 4 });
        move(number, middle, y(1.5 * power - 1));
      }
    }
    put(level, { d: "M-22 0H22" });
    put(you, { y: -24, "text-anchor": "middle" });
    paint();
    return base + 38;
  }

  function paint() {
    const sum = heaps.reduce((one, other) => one ^ other, 0);
    for (const { count, blocks, i } of towers) {
      write(count, heaps[i]);
      for (const { power, node, number } of blocks) {
        const on = heaps[i] & power;
        const kind = !open ? "on-block" : sum & power ? "odd" : "even";
        node.setAttribute("class", on ? `block on ${kind}` : "block");
        number.setAttribute("class", `number ${kind}`);
        show(number, on !== 0);
      }
      move(grips[i], rail(i), y(lifts[i]));
    }
    show(mine, open && ghost !== null);
    if (ghost) move(mine, rail(ghost[0]), y(ghost[1]));
  }

  function read() {
    const reply = sunk(heaps);
    const said = heaps.join(", ");
    if (!reply) return t("blocks.level", { heaps: said });
    return t("blocks.move", { heaps: said, n: heaps[reply.heap], left: reply.left });
  }
}

export const blocks = { draw, styles };
