// Two combs over a board of coins: where a tooth for a row crosses one for a column, the coin shows heads. These heads
// lie beside a heap of Nim.
import { answer, crossed, ruler } from "../../maths/rugs.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import { row } from "../row.js";
import styles from "./cloth.css";

const SIDE = 6; // rows and columns, counted from 1
const RUN = [2, 3]; // which of them are asked for, first and last
const MOST = 15; // chips of the heap
const [COUNT, SPINE, EDGE, GUTTER] = [12, 40, 72, 90]; // how far a comb's value, its spine, the edge, the board are in
const stroke = (from, to) => `M${from.x} ${from.y}L${to.x} ${to.y}`;
const coins = Array.from({ length: SIDE }, (_, i) => i + 1);

const draw = picture("cloth", (at) => {
  let [left, pitch, lane] = [0, 0, 0];
  /** @type {(n: number, run: number[] | undefined) => boolean} */
  const within = (n, [first, last] = [1, 0]) => first <= n && n <= last;
  const along = (n) => GUTTER + (n - 0.5) * pitch; // the middle of a row or column
  /**
   * A place by how far it is from a comb's outer end and along its spine.
   * @type {(comb: number, far: number, on: number) => {x: number, y: number}}
   */
  const spot = (comb, far, on) => (comb ? { x: left + on, y: far } : { x: left + far, y: on });

  const combs = ["rows", "columns"].map((name, comb) => ({
    comb,
    name,
    lines: coins.map((n) => ({
      n,
      tooth: add(at.node, "path", { class: `tooth ${name}` }),
      disc: add(at.node, "circle", { class: `edge ${name}` }),
      number: add(at.node, "text", { class: "number" }, ruler(n)),
    })),
    spine: add(at.node, "path", { class: `spine ${name}` }),
    count: add(at.node, "text", { class: "count" }),
  }));
  const board = coins.flatMap((down) =>
    coins.map((across) => ({
      down,
      across,
      disc: add(at.node, "circle", { class: "coin" }),
      number: add(at.node, "text", { class: "number" }),
    })),
  );
  const ghost = add(at.node, "g");
  add(ghost, "path", { class: "ghost", d: "M0 -22V30" });
  at.you(ghost, { x: 6, y: 34 });

  const words = { label: t("cloth.heap"), text: (n) => t("cloth.chips", { n }) };
  const { hand: heap, ...lying } = row(at, { most: MOST, start: MOST, ...words });
  const ends = combs.map(({ comb, name }) =>
    RUN.map((start, last) => {
      const node = chip(at.node, comb ? "x" : "y", 13);
      const hand = at.handle(node, {
        label: t(`cloth.${name}${last}`),
        min: () => (last && at.open ? ends[comb][0].hand.value : 1),
        max: () => (last || !at.open ? SIDE : ends[comb][1].hand.value),
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
      lane = GUTTER + SIDE * pitch + 44;
      at.node.style.setProperty("--number", `${pitch * 0.42}px`);
      for (const { comb, lines } of combs)
        for (const { n, tooth, disc, number } of lines) {
          put(tooth, { d: stroke(spot(comb, SPINE, along(n)), spot(comb, GUTTER + SIDE * pitch, along(n))) });
          label(disc, number, spot(comb, EDGE, along(n)), Math.min(14, pitch * 0.36));
        }
      for (const { down, across, disc, number } of board)
        label(disc, number, { x: left + along(across), y: along(down) }, pitch * 0.38);
      lying.place(lane);
      return lane + 42;
    },
    paint() {
      const [now, all] = [runs(), worth()];
      const { heap: kept, ...rug } = (at.open && answer(now.rows, now.columns, heap.value)) || {};
      for (const { comb, name, lines, spine, count } of combs) {
        const reals = ends[comb].map(({ hand }, last) => GUTTER + (hand.real - 1 + last) * pitch);
        const [from, to] = reals.map((on) => spot(comb, SPINE, on));
        put(spine, { d: stroke(from, to) });
        move(ends[comb][0].node, from.x, from.y);
        move(ends[comb][1].node, to.x, to.y);
        const middle = spot(comb, COUNT, (reals[0] + reals[1]) / 2);
        put(count, { x: middle.x, y: middle.y + 8 });
        write(count, all[name]);
        for (const { n, tooth, disc, number } of lines) {
          const on = within(n, now[name]);
          show(tooth, on);
          disc.classList.toggle("on", on);
          number.setAttribute("class", on ? `number ${name}` : "number soft");
        }
      }
      for (const { down, across, disc, number } of board) {
        const on = within(down, now.rows) && within(across, now.columns);
        const turned = within(down, rug.rows) && within(across, rug.columns);
        disc.setAttribute("class", ["coin", on && "head", turned && "turned"].filter(Boolean).join(" "));
        write(number, at.open && on ? crossed([down, down], [across, across]).all : "");
      }
      lying.paint(kept);
      show(ghost, at.ghost !== null);
      move(ghost, lying.end(at.ghost), lane);
    },
    holds: () => t("cloth.holds", { n: heap.value }),
    judge(guess) {
      const { rows, columns, all } = crossed(RUN, RUN);
      const tempting = { [all]: "right", [rows * columns]: "times", [rows ^ columns]: "plus" }[guess];
      const said = t(`cloth.${tempting ?? (guess > all ? "over" : "under")}`, { over: guess - all });
      return { right: guess === all, text: `${said} ${t("cloth.truth")}` };
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

  function label(disc, number, { x, y }, r) {
    put(disc, { cx: x, cy: y, r });
    put(number, { x, y });
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
