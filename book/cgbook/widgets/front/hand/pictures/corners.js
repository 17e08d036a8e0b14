// A rectangle stretched over the table of nim-products. The nim-sum of three corners is forbidden at the fourth corner.
// That corner gets the smallest number that isn't forbidden.
import { mex } from "../../maths/labelling.js";
import { product } from "../../maths/nim_field.js";
import { sentences, t } from "../../page/words.js";
import { add, dress, put, range, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./corners.css";

const SIDE = 8; // rows and columns of the table
const MOST = 15; // the largest number on the strip
const TOP = 30;
const ASIDE = 0.42; // distance of a corner's chip from the middle of its place, as a fraction of the place
const TABLE = range(SIDE).map((x) => range(SIDE).map((y) => Number(product(BigInt(x), BigInt(y)))));
const ASKED = [2, 2];
const TRUE = TABLE[ASKED[0]][ASKED[1]];

export const corners = picture("corners", styles, (at) => {
  let [far, near] = [ASKED, [0, 0]];
  let [cell, step, low] = [40, 20, 0];
  const met = new Set(); // the numbers found to be forbidden at the far corner
  const left = (/** @type {number} */ many, /** @type {number} */ size) => (at.wide - many * size) / 2;
  const along = (/** @type {number} */ n) => left(MOST + 1, step) + (n + 0.5) * step;
  const gap = () => mex([...met]);
  /** Returns the number that a rectangle from the far corner to this place forbids.
   * @param {number} x @param {number} y */
  const bans = (x, y) => TABLE[x][far[1]] ^ TABLE[far[0]][y] ^ TABLE[x][y];
  /** Returns the middle of a place in the table, moved right and down by `aside` places. @param {number[]} place */
  const spot = ([x, y], aside = 0) => ({
    x: left(SIDE, cell) + (y + 0.5 + aside) * cell,
    y: TOP + (x + 0.5 + aside) * cell,
  });

  const heads = range(2 * SIDE).map((k) => add(at.node, "text", { class: "note number" }, k % SIDE));
  const cells = TABLE.flatMap((row, x) =>
    row.map((value, y) => ({
      x,
      y,
      value,
      box: add(at.node, "rect", { class: "box" }),
      number: add(at.node, "text", { class: "number" }),
    })),
  );
  const frame = add(at.node, "rect", { class: "frame" });
  const strip = range(MOST + 1).map((n) => ({
    n,
    number: add(at.node, "text", { class: "number" }, n),
    cross: add(at.node, "path", { class: "fault" }),
  }));
  const ring = add(at.node, "rect", { class: "gap", height: 30, rx: 5 });
  at.mark({ d: "M0 -24v14" }, { y: 4 }, (n) => [along(n), low + 44], { seen: () => String(far) === String(ASKED) });
  const hand = at.chip({
    label: t("corners.number"),
    max: () => MOST,
    start: MOST,
    axis: "x",
    at: (n) => ({ x: along(n), y: low + 34 }),
    text: (n) => `${n}`,
  });
  stretch("near", () => near, nearer, -ASIDE);
  stretch("far", () => far, further, ASIDE);
  return {
    answer: TRUE,
    place() {
      cell = Math.min(42, (at.wide - 40) / SIDE);
      step = Math.min(30, (at.wide - 4) / (MOST + 1));
      low = TOP + SIDE * cell + 34;
      at.node.style.setProperty("--number", `${Math.min(19, step * 0.75)}px`);
      heads.forEach((head, k) => {
        const { x, y } = spot(k < SIDE ? [0, k] : [k - SIDE, 0]);
        put(head, k < SIDE ? { x, y: TOP - 14 } : { x: x - cell / 2 - 14, y });
      });
      for (const { x: row, y: column, box, number } of cells) {
        const { x, y } = spot([row, column]);
        put(box, { x: x - cell / 2 + 1, y: y - cell / 2 + 1, width: cell - 2, height: cell - 2 });
        put(number, { x, y });
      }
      for (const { n, number, cross } of strip) {
        put(number, { x: along(n), y: low });
        put(cross, { d: `M${along(n) - 8} ${low + 8}l16 -16` });
      }
      return low + 56;
    },
    paint() {
      const [[fx, fy], [nx, ny], sum] = [far, near, found()];
      for (const { x, y, value, box, number } of cells) {
        const end = x === fx && y === fy;
        const corner = at.open && !end && (x === nx || x === fx) && (y === ny || y === fy);
        const all = sum?.[0] === x && sum[1] === y;
        dress(box, "box", corner && "corner", end && "end", all && "sum");
        dress(number, "number", corner && "on");
        if (end) write(number, gap() === value ? value : "?");
        else write(number, all || (x <= fx && y <= fy) ? value : "");
      }
      const { x, y } = spot(near, -0.5);
      show(frame, at.open);
      put(frame, { x, y, width: (fy - ny + 1) * cell, height: (fx - nx + 1) * cell });
      for (const { n, number, cross } of strip) {
        const gone = at.open && met.has(n);
        show(cross, gone);
        dress(number, "number", gone && "soft");
      }
      show(ring, at.open);
      put(ring, { x: along(gap()) - step / 2 + 1, y: low - 15, width: step - 2 });
    },
    holds: () => t("corners.holds", { n: hand.value }),
    judge: (n, right) => t(`corners.${right ? "right" : n > TRUE ? "more" : `less${n}`}`, { n }),
    read() {
      const [a, b, c] = [TABLE[near[0]][far[1]], TABLE[far[0]][near[1]], TABLE[near[0]][near[1]]];
      const said = t("corners.read", { a, b, c, bans: a ^ b ^ c });
      const [[x, y], sum] = [far, found()];
      if (!sum) return said;
      const [row, column] = sum;
      return sentences(said, t("corners.stays", { x, y, gap: gap(), all: TABLE[row][column], row, column }));
    },
    open() {
      hand.lock(true);
      near = [1, 1];
      for (const x of [0, 1]) for (const y of [0, 1]) met.add(bans(x, y));
      at.moved();
    },
    arrive: () => {},
    close() {
      [far, near] = [ASKED, [0, 0]];
      met.clear();
    },
    value: () => (at.open ? { far, near } : hand.value),
    set: (value) => Number.isInteger(value) && !at.open && hand.set(value),
  };

  /** Returns the place in the table that has the nim-sum of all four corners, or null until the far corner is found. */
  function found() {
    const swept = at.open && gap() === TABLE[far[0]][far[1]];
    return swept ? [near[0] ^ far[0], near[1] ^ far[1]] : null;
  }

  /** @param {number[]} place */
  function nearer([x, y]) {
    near = [Math.min(x, far[0] - 1), Math.min(y, far[1] - 1)];
    met.add(bans(near[0], near[1]));
  }

  /** @param {number[]} place */
  function further([x, y]) {
    far = [Math.max(1, x), Math.max(1, y)];
    met.clear();
    nearer(near);
  }

  /** Creates the chip that moves a corner: `where()` is the corner's place, and `go(place)` moves the corner.
   * @param {string} name @param {() => number[]} where @param {(place: number[]) => void} go @param {number} aside */
  function stretch(name, where, go, aside) {
    const to = (/** @type {number[]} */ place) => {
      const before = String(where());
      go(place.map((n) => Math.max(0, Math.min(SIDE - 1, Math.round(n)))));
      if (String(where()) !== before) at.moved();
    };
    at.roam({
      radius: 13,
      label: t(`corners.${name}`),
      waits: true,
      at: () => spot(where(), aside),
      drag({ x, y }) {
        const corner = spot([0, 0], aside);
        to([(y - corner.y) / cell, (x - corner.x) / cell]);
      },
      by: (right, up) => to([where()[0] - up, where()[1] + right]),
      text: () => t("corners.place", { x: where()[0], y: where()[1] }),
    });
  }
});
