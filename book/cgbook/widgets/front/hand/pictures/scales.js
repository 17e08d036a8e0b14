// A token on a graph beside a heap of Nim. The scales are level when whoever must move is lost.
import { levelling } from "../../maths/balance.js";
import { grundy } from "../../maths/labelling.js";
import { t } from "../../page/words.js";
import { balance } from "../balance.js";
import { add, aim, arrow, dress, move, put, range, show, write } from "../draw.js";
import { keys } from "../handle.js";
import { picture } from "../picture.js";
import styles from "./scales.css";

const NAMES = [..."suvwxyz"];
const OPTIONS = [[2, 5, 6], [0, 3], [3, 4, 5], [4, 5], [5, 6], [6], []];
const { value: VALUES } = grundy(OPTIONS);
// where they stand, of the width and the height of the pan
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
const LEAN = 8; // degrees at the most

export const scales = picture("scales", styles, (at) => {
  let token = 0; // the vertex on which it stands
  const known = new Set();
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
      const side = 0.55 * half * wide; // half as wide as a chip is
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
      const [x, y] = spot(token);
      const aside = known.has(token) ? radius * 0.85 : 0; // beside the number
      put(pebble, { cx: x + aside, cy: y - aside });
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
      if (!best) return known.size === NAMES.length ? t("scales.all") : t("scales.worth", { heap });
      return best.heap === undefined ? t("scales.light") : t("scales.heavy", { over: heap - best.heap });
    },
    close() {
      token = 0;
      known.clear();
    },
    value: () => ({ vertex: NAMES[token], heap: hand.value }),
    set(value) {
      const vertex = NAMES.indexOf(value?.vertex);
      if (at.open && vertex >= 0) token = vertex;
      hand.set(Number.isInteger(value?.heap) ? value.heap : hand.value);
    },
  };

  function carry(/** @type {number} */ vertex) {
    token = vertex;
    at.moved();
  }
});
