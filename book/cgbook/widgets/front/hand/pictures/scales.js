// A token on a graph beside a heap of Nim. The scales are level when the player to move loses. The arrows carry the
// values of the options to a shelf beside the heap, each at the height of a heap of that size. The heap that
// balances the token reaches up to the first gap.
import { levelling } from "../../maths/balance.js";
import { grundy } from "../../maths/labelling.js";
import { list, t } from "../../page/words.js";
import { balance } from "../balance.js";
import { add, aim, arrow, disc, dress, move, put, range, show, write } from "../draw.js";
import { grab, keys } from "../handle.js";
import { picture } from "../picture.js";
import styles from "./scales.css";

const NAMES = [..."suvwxyz"];
const OPTIONS = [[2, 5, 6], [0, 3], [3, 4, 5], [4, 5], [5, 6], [6], []];
const { value: VALUES } = grundy(OPTIONS);
// the vertices' places, as fractions of the width and the height of the pan
const SPOTS = [
  [0.26, 0.6],
  [0.05, 0.22],
  [0.44, 0.06],
  [0.8, 0.1],
  [0.97, 0.46],
  [0.6, 0.57],
  [0.88, 0.95],
];
const MOST = 7;
const LEAN = 8; // largest tilt of the scales, in degrees
const CARRY = 900; // milliseconds that the values take to reach the shelf

export const scales = picture("scales", styles, (at) => {
  let token = 0; // the vertex of the token
  const known = new Set();
  let held = /** @type {{x: number, y: number} | null} */ (null); // the place of the token while it's dragged
  let carried = 1; // how far the values have come to the shelf, from 0 to 1
  let shelf = 0; // x-coordinate of the shelf, in pixels
  let radius = 17;
  let box = { x: 0, y: 0, w: 0, h: 0 };
  /** @param {number} vertex @returns {[number, number]} */
  const spot = (vertex) => [box.x + SPOTS[vertex][0] * box.w, box.y + SPOTS[vertex][1] * box.h];

  const scale = balance(at, {
    most: MOST,
    worth: () => VALUES[token],
    seen: () => token === 0,
    label: t("scales.heap"),
    /** @param {number} n */
    text: (n) => t("scales.chips", { n }),
  });
  const { left, right, hand } = scale;
  const edges = OPTIONS.flatMap((all, from) => all.map((to) => ({ from, to, ...arrow(left) })));
  const vertices = NAMES.map((_, vertex) => at.button({ parent: left, class: "vertex", press: () => carry(vertex) }));
  const pebble = add(left, "circle", { class: "chip token" });
  const walker = add(left, "circle", {
    class: "walker",
    tabindex: -1,
    role: "slider",
    "aria-label": t("scales.token"),
    "aria-valuemin": 1,
    "aria-valuemax": NAMES.length,
  });
  keys(walker, { arrows: (right, up) => carry((token + right - up + NAMES.length) % NAMES.length) });
  const coins = range(MOST).map(() => {
    const node = add(right, "g", { class: "coin" });
    return { node, side: add(node, "rect", { class: "chip", rx: 5 }), line: add(node, "path") };
  });
  const notches = add(right, "path", { class: "thin" });
  const gap = add(right, "circle", { class: "gap" });
  const reasons = range(Math.max(...OPTIONS.map((to) => to.length))).map(() => disc(right));
  /** @param {number} vertex */
  const valueOf = (vertex) => (known.has(vertex) ? VALUES[vertex] : null);
  grab(walker, {
    at: () => held ?? place(),
    drag(to) {
      held = to;
      at.paint();
    },
    drop(to) {
      held = null;
      const far = (/** @type {number} */ vertex) => Math.hypot(spot(vertex)[0] - to.x, spot(vertex)[1] - to.y);
      const [nearest] = [...NAMES.keys()].sort((a, b) => far(a) - far(b));
      carry(far(nearest) < 3 * radius ? nearest : token);
    },
  });
  return {
    answer: VALUES[0],
    place() {
      const { narrow, wide } = at;
      const [thick, base, middle, half] = narrow ? [25, 246, 0.8, 0.13] : [28, 292, 0.79, 0.14];
      radius = narrow ? 14 : 19;
      box = { x: narrow ? 16 : wide * 0.05, y: 34, w: wide * (narrow ? 0.53 : 0.48), h: base - 48 - radius };
      at.node.style.setProperty("--number", `${radius * 1.05}px`);
      for (const edge of edges) aim(edge, [spot(edge.from), spot(edge.to)], radius);
      vertices.forEach(({ node, face }, vertex) => {
        move(node, ...spot(vertex));
        put(face, { r: radius });
      });
      put(pebble, { r: radius * 0.62 });
      put(walker, { r: radius + 7 });
      const side = 0.55 * half * wide; // half the width of a chip
      const small = narrow ? 10 : 12;
      shelf = middle * wide - side - small - (narrow ? 3 : 10);
      put(notches, {
        d: range(Math.max(...VALUES) + 2).reduce((d, n) => `${d}M${shelf - 5} ${base - n * thick}h10`, ""),
      });
      put(gap, { r: small + 1 });
      for (const { node, face } of reasons) {
        put(face, { r: small });
        node.style.setProperty("--number", `${small * 1.3}px`);
      }
      coins.forEach(({ node, side: rim, line }, i) => {
        move(node, middle * wide, base - (i + 1) * thick);
        put(rim, { x: -side, y: 1, width: 2 * side, height: thick - 2 });
        put(line, { d: `M${9 - side} ${thick / 2}H${side - 9}` });
      });
      const heap = { grows: thick, wide: side + 18, most: narrow ? LEAN - 2 : LEAN };
      return scale.place([box.x + box.w / 2, middle * wide], [box.w / 2 + 6, half * wide], base, heap);
    },
    paint() {
      scale.paint();
      const best = at.open ? levelling(OPTIONS, VALUES, token, hand.value) : undefined;
      if (best === null) known.add(token);
      const values = OPTIONS[token].map(valueOf);
      const whole = at.open && !values.includes(null);
      for (const part of [notches, gap]) show(part, whole);
      put(gap, { cx: shelf, cy: scale.up(VALUES[token]) });
      reasons.forEach(({ node, face, number }, i) => {
        const value = values[i] ?? null;
        show(node, at.open && value !== null);
        if (value === null) return;
        const [x, y] = spot(OPTIONS[token][i]);
        move(node, x + (shelf - x) * carried, y + (scale.up(value) - y) * carried);
        dress(face, "disc", value ? "known" : "zero");
        dress(number, "number", value ? "on-chip" : "on");
        write(number, value);
      });
      coins.forEach(({ node }, i) => {
        show(node, i < Math.ceil(hand.real - 0.01));
        node.style.opacity = String(Math.min(1, Math.max(0.15, hand.real - i)));
        node.classList.toggle("spare", best?.heap !== undefined && i >= best.heap);
      });
      for (const { from, to, edge } of edges) {
        edge.classList.toggle("good", from === token && best?.to === to);
        edge.classList.toggle("near", from === token);
      }
      vertices.forEach(({ face, number }, vertex) => {
        const zero = known.has(vertex) && VALUES[vertex] === 0;
        dress(face, "disc", known.has(vertex) && "known", zero && "zero");
        dress(number, "number", zero ? "on" : known.has(vertex) && "on-chip");
        write(number, known.has(vertex) ? VALUES[vertex] : "");
      });
      const { x, y } = held ?? place();
      put(pebble, { cx: x, cy: y });
      put(walker, {
        cx: x,
        cy: y,
        tabindex: at.open ? 0 : -1,
        "aria-disabled": !at.open,
        "aria-valuenow": token + 1,
        "aria-valuetext": at.told(t("scales.at", { name: NAMES[token] })),
      });
    },
    holds: () => t("scales.holds", { heap: hand.value }),
    judge(guess, right) {
      const over = guess - VALUES[0];
      return t(`scales.${right ? "level" : over < 0 ? "under" : "over"}`, { n: guess, over });
    },
    read() {
      const heap = hand.value;
      const best = levelling(OPTIONS, VALUES, token, heap);
      if (!best) {
        if (known.size === NAMES.length) return t("scales.all");
        const values = OPTIONS[token].map(valueOf);
        const reason = values.length && !values.includes(null) ? "scales.why" : "scales.worth";
        return t(reason, { heap, values: list(values.toSorted(), t("and")) });
      }
      return best.heap === undefined ? t("scales.light") : t("scales.heavy", { over: heap - best.heap });
    },
    open() {
      for (const vertex of OPTIONS[token]) known.add(vertex);
      toShelf();
    },
    close() {
      token = 0;
      held = null;
      known.clear();
    },
    value: () => ({ vertex: NAMES[token], heap: hand.value }),
    set(value) {
      const vertex = NAMES.indexOf(value?.vertex);
      if (at.open && vertex >= 0) token = vertex;
      hand.set(Number.isInteger(value?.heap) ? value.heap : hand.value);
    },
  };

  /** Returns the place of the token, beside its vertex's number if the number is known. */
  function place() {
    const [x, y] = spot(token);
    const aside = known.has(token) ? radius * 0.85 : 0;
    return { x: x + aside, y: y - aside };
  }

  function toShelf() {
    at.grow(CARRY, (part) => (carried = part));
  }

  function carry(/** @type {number} */ vertex) {
    if (vertex !== token) {
      token = vertex;
      toShelf();
    }
    at.moved();
  }
});
