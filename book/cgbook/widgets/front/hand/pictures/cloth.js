// Two combs over a board of coins. Where a tooth for a row crosses a tooth for a column, the coin shows heads. A heap
// of Nim beside the board follows the combs. When the reader pulls the heap, nim-division moves the columns.
import { answer, crossed, divided, ruler } from "../../maths/rugs.js";
import { t } from "../../page/words.js";
import { add, disc, dress, move, put, range, show, through, write } from "../draw.js";
import { picture } from "../picture.js";
import { row } from "../row.js";
import styles from "./cloth.css";

const SIDE = 8; // rows and columns, numbered from 1: enough to reach every size of the heap
const RUN = [2, 3]; // the first and the last row (and column) in the question
const MOST = 15; // maximum number of chips in the heap
const ASKED = crossed(RUN, RUN);
const [COUNT, SPINE, EDGE, GUTTER] = [12, 40, 72, 90]; // pixels to a comb's value, spine and coins, and to the board
const coins = range(SIDE, 1);
/** @type {(n: number, run: number[] | undefined) => boolean} */
const within = (n, [first, last] = [1, 0]) => first <= n && n <= last;

export const cloth = picture("cloth", styles, (at) => {
  let [left, pitch, lane] = [0, 0, 0];
  let dividing = false; // whether the columns follow the heap
  let said = "cloth.read";
  const along = (/** @type {number} */ n) => GUTTER + (n - 0.5) * pitch; // the middle of a row or column
  /** Returns the place that is `far` from a comb's outer end and `on` along its spine.
   * @type {(comb: number, far: number, on: number) => [number, number]} */
  const spot = (comb, far, on) => (comb ? [left + on, far] : [left + far, on]);

  const combs = /** @type {const} */ (["rows", "columns"]).map((name, comb) => ({
    comb,
    name,
    lines: coins.map((n) => ({
      n,
      tooth: add(at.node, "path", { class: `tooth ${name}` }),
      ...disc(at.node, ruler(n)),
    })),
    spine: add(at.node, "path", { class: `spine ${name}` }),
    count: add(at.node, "text", { class: "count" }),
  }));
  const board = coins.flatMap((down) => coins.map((across) => ({ down, across, ...disc(at.node) })));
  at.mark({ d: "M0 -22V30" }, { x: 6, y: 34 }, (n) => [lying.end(n), lane]);
  const { hand: heap, ...lying } = row(at, {
    most: MOST,
    start: MOST,
    min: () => Number(at.open),
    label: t("cloth.heap"),
    /** @param {number} n */
    text: (n) => t("cloth.chips", { n }),
    /** @param {number} n */
    input: (n) => at.open && n !== worth().all && divide(n),
  });
  /** @type {(Hand & {node: SVGElement})[][]} */
  const ends = combs.map(({ comb, name }) =>
    RUN.map((start, last) =>
      at.chip({
        radius: 13,
        label: t(`cloth.${name}${last}`),
        min: () => (last && at.open && !dividing ? ends[comb][0].value : 1),
        max: () => (last || !at.open || dividing ? SIDE : ends[comb][1].value),
        start,
        waits: true,
        axis: comb ? "x" : "y",
        at(n) {
          const [x, y] = spot(comb, SPINE, GUTTER + (n - 1 + last) * pitch);
          return { x, y };
        },
        text: (n) => `${n}`,
        input() {
          if (!at.open || dividing) return;
          said = "cloth.read";
          heap.set(worth().all);
        },
      }),
    ),
  );
  return {
    answer: ASKED.all,
    place() {
      pitch = Math.min(42, (at.wide - GUTTER - 4) / SIDE);
      left = at.narrow ? 0 : (at.wide - GUTTER - SIDE * pitch) / 2 - 30;
      lane = GUTTER + SIDE * pitch + 44;
      at.node.style.setProperty("--number", `${pitch * 0.46}px`);
      for (const { comb, lines } of combs)
        for (const { n, tooth, node, face } of lines) {
          put(tooth, { d: through([spot(comb, SPINE, along(n)), spot(comb, GUTTER + SIDE * pitch, along(n))]) });
          move(node, ...spot(comb, EDGE, along(n)));
          put(face, { r: Math.min(14, pitch * 0.38) });
        }
      for (const { down, across, node, face } of board) {
        move(node, left + along(across), along(down));
        put(face, { r: pitch * 0.4 });
      }
      lying.place(lane);
      return lane + 42;
    },
    paint() {
      const [now, all] = [runs(), worth()];
      const { heap: kept, ...rug } = (at.open && answer(now.rows, now.columns, heap.value)) || {};
      for (const { comb, name, lines, spine, count } of combs) {
        const [from, to] = ends[comb].map(({ real }, last) => GUTTER + (real - 1 + last) * pitch);
        const [x, y] = spot(comb, COUNT, (from + to) / 2);
        put(spine, { d: through([spot(comb, SPINE, from), spot(comb, SPINE, to)]) });
        put(count, { x, y: y + 8 });
        write(count, all[name]);
        for (const { n, tooth, face, number } of lines) {
          const on = within(n, now[name]);
          for (const one of [tooth, face]) show(one, on);
          dress(face, name);
          dress(number, "number", on ? (comb ? "on-chip" : "on") : "soft");
        }
      }
      for (const { down, across, face, number } of board) {
        const on = within(down, now.rows) && within(across, now.columns);
        dress(face, on ? "chip" : "disc", within(down, rug.rows) && within(across, rug.columns) && "turned");
        dress(number, "number", "on-chip");
        write(number, at.open && on ? crossed([down, down], [across, across]).all : "");
      }
      lying.paint(kept);
    },
    holds: () => t("cloth.holds", { n: heap.value }),
    judge(guess) {
      const { rows, columns, all } = ASKED;
      const tempting = { [all]: "right", [rows * columns]: "times", [rows ^ columns]: "plus" }[guess];
      return t(`cloth.${tempting ?? (guess > all ? "over" : "under")}`, { over: guess - all });
    },
    read() {
      const [rows, columns] = Object.values(runs()).map(([first, last]) => last - first + 1);
      return t(said, { ...worth(), many: rows * columns });
    },
    close: () => (said = "cloth.read"),
    value: () => ({ ...runs(), heap: heap.value }),
    set: (value) => Number.isInteger(value?.heap) && heap.set(value.heap),
  };

  function runs() {
    const [rows, columns] = ends.map((both) => both.map(({ value }) => value));
    return { rows, columns };
  }

  function worth() {
    const { rows, columns } = runs();
    return crossed(rows, columns);
  }

  /** Moves the columns so that the heads are worth n. @param {number} n */
  function divide(n) {
    dividing = true;
    divided(n, runs().rows, SIDE)?.forEach((end, last) => ends[1][last].set(end));
    dividing = false;
    said = "cloth.divided";
  }
});
