// A rectangle stretched over the table of products: what its three other corners are worth together is forbidden at the
// fourth, and the least number that is not forbidden stays.
import { product } from "../../maths/nim_field.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { grab } from "../handle.js";
import { picture } from "../picture.js";
import styles from "./corners.css";

const SIDE = 8; // of the table
const MOST = 15; // of the strip
const ASIDE = 0.42; // of a place, how far a corner's chip lies from its middle
const TABLE = Array.from({ length: SIDE }, (_, x) =>
  Array.from({ length: SIDE }, (_, y) => Number(product(BigInt(x), BigInt(y)))),
);
const TRUE = TABLE[2][2];
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const draw = picture("corners", (at) => {
  /** @type {[number, number][]} */
  let [far, near] = [
    [2, 2],
    [0, 0],
  ];
  let [cell, step, low] = [40, 20, 0];
  const top = 30;
  const left = (many, size) => (at.wide - many * size) / 2;
  const met = new Set(); // what has been forbidden at this corner by the hand

  const heads = Array.from({ length: 2 * SIDE }, (_, k) => add(at.node, "text", { class: "note number" }, k % SIDE));
  const cells = TABLE.flatMap((row, x) =>
    row.map((value, y) => ({
      place: [x, y],
      value,
      box: add(at.node, "rect", { class: "box" }),
      number: add(at.node, "text", { class: "number" }),
    })),
  );
  const frame = add(at.node, "rect", { class: "frame" });
  const strip = Array.from({ length: MOST + 1 }, (_, n) => ({
    n,
    number: add(at.node, "text", { class: "number" }, n),
    cross: add(at.node, "path", { class: "cross" }),
  }));
  const ring = add(at.node, "rect", { class: "gap" });
  const mine = add(at.node, "g");
  add(mine, "path", { class: "ghost", d: "M0 -24v14" });
  at.you(mine, { y: 4, "text-anchor": "middle" });
  const grips = [chip(at.node, "x"), chip(at.node, "xy", 13), chip(at.node, "xy", 13)];
  const hand = at.handle(grips[0], {
    label: t("corners.number"),
    max: () => MOST,
    start: MOST,
    axis: "x",
    at: (n) => ({ x: along(n), y: low + 34 }),
    to: (x) => (x - along(0)) / step,
    text: (n) => `${n}`,
  });
  stretch(grips[1], -1, t("corners.near"), () => near, nearer);
  stretch(grips[2], 1, t("corners.far"), () => far, further);
  return {
    place,
    paint,
    read,
    holds: () => t("corners.holds", { n: hand.value }),
    judge(n) {
      const said = n === TRUE ? t("corners.right") : n > TRUE ? t("corners.more", { n }) : t(`corners.less${n}`);
      return { right: n === TRUE, text: `${said} ${t("corners.truth")}` };
    },
    open() {
      hand.lock(true);
      near = [1, 1];
      for (const x of [0, 1]) for (const y of [0, 1]) met.add(bans(x, y));
      at.moved();
    },
    close() {
      [far, near] = [
        [2, 2],
        [0, 0],
      ];
      met.clear();
    },
    value: () => (at.open ? { far, near } : hand.value),
    set: (value) => Number.isInteger(value) && !at.open && hand.set(value),
  };

  function along(n) {
    return left(MOST + 1, step) + (n + 0.5) * step;
  }

  /** The middle of a place of the table. @param {number[]} place */
  function middle([x, y]) {
    return { x: left(SIDE, cell) + (y + 0.5) * cell, y: top + (x + 0.5) * cell };
  }

  /** Where the chip of a corner is. */
  function held(place, aside) {
    const { x, y } = middle(place);
    return { x: x + ASIDE * aside * cell, y: y + ASIDE * aside * cell };
  }

  /** What a rectangle from the far corner to here forbids. */
  function bans(x, y) {
    return TABLE[x][far[1]] ^ TABLE[far[0]][y] ^ TABLE[x][y];
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

  /** A chip that goes over the table, by hand and by keys; it lies aside of the number, before it or behind. */
  function stretch(node, aside, label, where, to) {
    const go = ([x, y]) => {
      const inside = (n) => Math.max(0, Math.min(SIDE - 1, Math.round(n)));
      const before = String(where());
      to([inside(x), inside(y)]);
      if (String(where()) !== before) at.moved();
    };
    grab(node, {
      at: () => held(where(), aside),
      drag({ x, y }) {
        const off = 0.5 + ASIDE * aside;
        go([(y - top) / cell - off, (x - left(SIDE, cell)) / cell - off]);
      },
    });
    node.addEventListener("keydown", (event) => {
      const by = ARROWS[event.key];
      if (!by || !at.open) return;
      event.preventDefault();
      go(where().map((n, axis) => n + by[axis]));
    });
    put(node, { role: "slider", "aria-label": label, "aria-valuenow": 0 });
  }

  function place() {
    cell = Math.min(42, (at.wide - 40) / SIDE);
    step = Math.min(30, (at.wide - 4) / (MOST + 1));
    low = top + SIDE * cell + 34;
    at.node.style.setProperty("--number", `${Math.min(19, step * 0.75)}px`);
    heads.forEach((head, k) => {
      const { x, y } = middle(k < SIDE ? [0, k] : [k - SIDE, 0]);
      put(head, k < SIDE ? { x, y: top - 14 } : { x: x - cell / 2 - 14, y });
    });
    for (const { place: where, box, number } of cells) {
      const { x, y } = middle(where);
      put(box, { x: x - cell / 2 + 1, y: y - cell / 2 + 1, width: cell - 2, height: cell - 2 });
      put(number, { x, y });
    }
    for (const { n, number, cross } of strip) {
      put(number, { x: along(n), y: low });
      put(cross, { d: `M${along(n) - 8} ${low + 8}l16 -16` });
    }
    return low + 56;
  }

  /** Where what all four corners make stands in the table, when all rectangles have been swept. */
  function found() {
    const swept = at.open && gap() === TABLE[far[0]][far[1]];
    return swept ? [near[0] ^ far[0], near[1] ^ far[1]] : [SIDE, SIDE];
  }

  function paint() {
    const [[fx, fy], [nx, ny], [sx, sy]] = [far, near, found()];
    for (const { place: where, value, box, number } of cells) {
      const [x, y] = where;
      const end = x === fx && y === fy;
      const corner = at.open && !end && (x === nx || x === fx) && (y === ny || y === fy);
      const sum = x === sx && y === sy;
      box.setAttribute("class", ["box", corner && "corner", end && "end", sum && "sum"].filter(Boolean).join(" "));
      number.setAttribute("class", corner ? "number on" : "number");
      if (end) write(number, gap() === value ? value : "?");
      else write(number, sum || (x <= fx && y <= fy) ? value : "");
    }
    const [from, to] = [middle(near), middle(far)];
    show(frame, at.open);
    const size = { width: to.x - from.x + cell, height: to.y - from.y + cell };
    put(frame, { x: from.x - cell / 2, y: from.y - cell / 2, ...size });
    for (const { n, number, cross } of strip) {
      show(cross, at.open && met.has(n));
      number.setAttribute("class", at.open && met.has(n) ? "number soft" : "number");
    }
    show(ring, at.open);
    put(ring, { x: along(gap()) - step / 2 + 1, y: low - 15, width: step - 2, height: 30, rx: 5 });
    move(grips[0], along(hand.real), low + 34);
    [near, far].forEach((place, k) => {
      const { x, y } = held(place, 2 * k - 1);
      move(grips[k + 1], x, y);
      put(grips[k + 1], { tabindex: at.open ? 0 : -1, "aria-disabled": !at.open, "aria-valuetext": told(place) });
      show(grips[k + 1], at.open);
    });
    show(mine, at.ghost !== null);
    if (at.ghost !== null) move(mine, along(at.ghost), low + 44);
  }

  /** @param {number[]} place */
  function told([x, y]) {
    return `${t("corners.place", { x, y })}${at.open ? `; ${read()}` : ""}`;
  }

  function gap() {
    let n = 0;
    while (met.has(n)) n++;
    return n;
  }

  function read() {
    const [a, b, c] = [TABLE[near[0]][far[1]], TABLE[far[0]][near[1]], TABLE[near[0]][near[1]]];
    const said = t("corners.read", { a, b, c, bans: a ^ b ^ c });
    const [[x, y], [row, column]] = [far, found()];
    if (row === SIDE) return said;
    return `${said} ${t("corners.stays", { x, y, gap: gap(), all: TABLE[row][column], row, column })}`;
  }
});

export const corners = { draw, styles };
