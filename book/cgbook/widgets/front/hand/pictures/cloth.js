// Two combs over a board of coins: where a tooth for a row crosses one for a column, the coin shows heads. These heads
// lie beside a heap of Nim.
import { answer, crossed, ruler } from "../../maths/rugs.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./cloth.css";

const SIDE = 6; // rows and columns, counted from 1
const RUN = [2, 3]; // which of them are asked for, first and last
const MOST = 15; // chips of the heap
const [COUNT, SPINE, EDGE, GUTTER] = [12, 40, 72, 90]; // how far a comb's value, its spine, the edge, the board are in
const coins = Array.from({ length: SIDE }, (_, i) => i + 1);

const draw = picture("cloth", (at) => {
  let [left, pitch, step, lane] = [0, 0, 0, 0];
  /** @type {(n: number, run: number[] | undefined) => boolean} */
  const within = (n, [first, last] = [1, 0]) => first <= n && n <= last;
  const along = (n) => GUTTER + (n - 0.5) * pitch; // the middle of a row or column
  /** A place by how far it is from a comb's outer end and along its spine. */
  /** @type {(comb: number, far: number, on: number) => {x: number, y: number}} */
  const spot = (comb, far, on) => (comb ? { x: left + on, y: far } : { x: left + far, y: on });

  const combs = ["rows", "columns"].map((name, comb) => ({
    comb,
    teeth: coins.map(() => add(at.node, "path", { class: `tooth ${name}` })),
    spine: add(at.node, "path", { class: `spine ${name}` }),
    edges: coins.map((n) => ({
      n,
      disc: add(at.node, "circle", { class: `edge ${name}` }),
      number: add(at.node, "text", { class: "number" }, ruler(n)),
    })),
    count: add(at.node, "text", { class: "count middle" }),
    name,
  }));
  const board = coins.flatMap((row) =>
    coins.map((column) => ({
      at: [row, column],
      disc: add(at.node, "circle", { class: "coin" }),
      number: add(at.node, "text", { class: "number" }),
    })),
  );
  const chips = Array.from({ length: MOST }, () => add(at.node, "circle", { class: "chip" }));
  const size = add(at.node, "text", { class: "count" });
  const ghost = add(at.node, "g");
  add(ghost, "path", { class: "ghost", d: "M0 -22V30" });
  at.you(ghost, { x: 6, y: 34 });

  const grip = chip(at.node, "x");
  const heap = at.handle(grip, {
    label: t("cloth.heap"),
    max: () => MOST,
    start: MOST,
    axis: "x",
    at: (n) => ({ x: end(n), y: lane }),
    to: (x) => (x - 20) / step,
    text: (n) => t("cloth.chips", { n }),
  });
  const ends = combs.map(({ comb, name }) =>
    RUN.map((start, last) => {
      const node = chip(at.node, comb ? "x" : "y", 13);
      const hand = at.handle(node, {
        label: t(`cloth.${name}${last}`),
        min: () => (last ? ends[comb][0].hand.value : 1),
        max: () => (last ? SIDE : ends[comb][1].hand.value),
        start,
        waits: true,
        axis: comb ? "x" : "y",
        at: (n) => spot(comb, SPINE, GUTTER + (n - 1 + last) * pitch),
        to: (x, y) => ((comb ? x - left : y) - GUTTER) / pitch + 1 - last,
        text: (n) => `${n}`,
        input: () => at.open && heap.set(worth().all),
      });
      return { node, hand };
    }),
  );
  return {
    place() {
      pitch = Math.min(50, (at.wide - GUTTER - 4) / SIDE);
      left = at.narrow ? 0 : (at.wide - GUTTER - SIDE * pitch) / 2 - 30;
      step = (at.wide - 60) / MOST;
      lane = GUTTER + SIDE * pitch + 44;
      at.node.style.setProperty("--number", `${pitch * 0.42}px`);
      for (const { comb, teeth, edges } of combs)
        coins.forEach((n, i) => {
          const [from, to] = [spot(comb, SPINE, along(n)), spot(comb, GUTTER + SIDE * pitch, along(n))];
          put(teeth[i], { d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
          const { x, y } = spot(comb, EDGE, along(n));
          put(edges[i].disc, { cx: x, cy: y, r: Math.min(14, pitch * 0.36) });
          put(edges[i].number, { x, y });
        });
      for (const one of board) {
        const [cy, cx] = one.at.map(along);
        put(one.disc, { cx: left + cx, cy, r: pitch * 0.38 });
        put(one.number, { x: left + cx, y: cy });
      }
      chips.forEach((node, i) => put(node, { cx: 4 + (i + 0.5) * step, cy: lane, r: Math.min(15, step / 2 - 1) }));
      return lane + 42;
    },
    paint() {
      const [now, all] = [runs(), worth()];
      const { heap: left, ...rug } = (at.open && answer(now.rows, now.columns, heap.value)) || {};
      for (const { comb, name, teeth, spine, edges, count } of combs) {
        const reals = ends[comb].map(({ hand }, last) => GUTTER + (hand.real - 1 + last) * pitch);
        const [from, to] = reals.map((on) => spot(comb, SPINE, on));
        put(spine, { d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
        move(ends[comb][0].node, from.x, from.y);
        move(ends[comb][1].node, to.x, to.y);
        const middle = spot(comb, COUNT, (reals[0] + reals[1]) / 2);
        put(count, { x: middle.x, y: middle.y + 8 });
        write(count, all[name]);
        for (const [i, { n, disc, number }] of edges.entries()) {
          const on = within(n, now[name]);
          show(teeth[i], on);
          disc.classList.toggle("on", on);
          number.setAttribute("class", on ? `number ${name}` : "number soft");
        }
      }
      for (const {
        at: [row, column],
        disc,
        number,
      } of board) {
        const on = within(row, now.rows) && within(column, now.columns);
        const turned = within(row, rug.rows) && within(column, rug.columns);
        disc.setAttribute("class", ["coin", on && "head", turned && "turned"].filter(Boolean).join(" "));
        write(number, at.open && on ? crossed([row, row], [column, column]).all : "");
      }
      chips.forEach((node, i) => {
        show(node, i < Math.round(heap.real));
        node.classList.toggle("spare", left !== undefined && i >= left);
      });
      move(grip, end(heap.real), lane);
      put(size, { x: end(heap.real) + 30, y: lane + 8 });
      write(size, heap.value);
      show(ghost, at.ghost !== null);
      if (at.ghost !== null) move(ghost, end(at.ghost), lane);
    },
    holds: () => t("cloth.holds", { n: heap.value }),
    judge(guess) {
      const { rows, columns, all } = worth();
      if (guess === all) return { right: true, text: `${t("cloth.right")} ${t("cloth.truth")}` };
      const tempting = { [rows * columns]: "times", [rows ^ columns]: "plus" }[guess];
      const said = tempting ?? (guess > all ? "over" : "under");
      return { right: false, text: `${t(`cloth.${said}`, { over: guess - all })} ${t("cloth.truth")}` };
    },
    open() {
      heap.lock(true); // from now on it follows the combs
      at.arrive((glide) => heap.set(worth().all, { glide }));
    },
    read: () => t("cloth.read", { ...worth(), many: board.filter(({ disc }) => disc.matches(".head")).length }),
    value: () => ({ ...runs(), heap: heap.value }),
    set(value) {
      if (Number.isInteger(value?.heap) && !at.open) heap.set(value.heap);
    },
  };

  function end(n) {
    return 20 + n * step;
  }

  function runs() {
    const [rows, columns] = ends.map((both) => both.map(({ hand }) => hand.value));
    return { rows, columns };
  }

  function worth() {
    const { rows, columns } = runs();
    return crossed(rows, columns);
  }
});

export const cloth = { draw, styles };
