// A token on a graph beside a heap of Nim. The scales are level when whoever must move is lost.
import { levelling } from "../../maths/balance.js";
import { grundy } from "../../maths/labelling.js";
import { t } from "../../page/words.js";
import { balance } from "../balance.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./scales.css";

const NAMES = [..."suvwxyz"];
const OPTIONS = [[2, 5, 6], [0, 3], [3, 4, 5], [4, 5], [5, 6], [6], []];
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

const draw = picture("scales", (at) => {
  const { value: values } = grundy(OPTIONS);
  let token = 0; // the vertex on which it stands
  const known = new Set();
  // what `place` says
  let [thick, radius, base, right, half] = [22, 17, 0, 0, 0];
  let box = { x: 0, y: 0, w: 0, h: 0 };

  const scale = balance(at.node);
  const [left, pan] = scale.sides;
  const edges = OPTIONS.flatMap((all, from) =>
    all.map((to) => ({
      from,
      to,
      line: add(left, "path", { class: "edge" }),
      head: add(left, "path", { class: "edge-head" }),
    })),
  );
  const vertices = NAMES.map((_, vertex) => {
    const node = add(left, "g", { class: "vertex" });
    add(node, "circle", { class: "cg-handle-reach", r: 24 });
    node.addEventListener("click", () => at.open && carry(vertex));
    return { node, face: add(node, "circle"), number: add(node, "text", { class: "number" }) };
  });
  const disc = add(left, "circle", { class: "token" });
  const walker = add(left, "circle", {
    class: "walker",
    tabindex: -1,
    role: "slider",
    "aria-label": t("scales.token"),
    "aria-valuemin": 1,
    "aria-valuemax": NAMES.length,
  });
  walker.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by || !at.open) return;
    event.preventDefault();
    carry((token + by + NAMES.length) % NAMES.length);
  });
  const coins = Array.from({ length: MOST }, () => {
    const node = add(pan, "g", { class: "coin" });
    return { node, side: add(node, "rect", { rx: 5 }), line: add(node, "path") };
  });
  const count = add(pan, "text", { class: "count" });
  const mine = add(pan, "g");
  const level = add(mine, "path", { class: "ghost" });
  const you = at.you(mine);
  const grip = chip(pan, "y");
  const hand = at.handle(grip, {
    label: t("scales.heap"),
    max: () => MOST,
    start: 0,
    axis: "y",
    at: (n) => ({ x: right, y: base - n * thick }),
    to: (_, y) => (base - y) / thick,
    text: (n) => t("scales.chips", { n }),
  });
  /** @returns {[number, number]} */
  const spot = (vertex) => [box.x + SPOTS[vertex][0] * box.w, box.y + SPOTS[vertex][1] * box.h];
  return {
    place,
    paint,
    read,
    holds: () => t("scales.holds", { heap: hand.value }),
    judge: (guess) => ({
      right: guess === values[0],
      text: `${t(said(guess), { n: guess, over: guess - values[0] })} ${t("scales.truth")}`,
    }),
    open() {
      walker.setAttribute("tabindex", "0");
      at.arrive((glide) => hand.set(values[0], { glide }));
    },
    close() {
      token = 0;
      known.clear();
      walker.setAttribute("tabindex", "-1");
    },
    value: () => ({ vertex: NAMES[token], heap: hand.value }),
    set(value) {
      const vertex = NAMES.indexOf(value?.vertex);
      if (at.open && vertex >= 0) token = vertex;
      hand.set(Number.isInteger(value?.heap) ? value.heap : hand.value);
    },
  };

  function place() {
    const { narrow } = at;
    [thick, radius, base] = narrow ? [25, 14, 246] : [28, 19, 292];
    [right, half] = narrow ? [at.wide * 0.8, at.wide * 0.13] : [at.wide * 0.79, at.wide * 0.14];
    const x = narrow ? 16 : at.wide * 0.05;
    box = { x, y: 34, w: at.wide * (narrow ? 0.53 : 0.48), h: base - 34 - radius - 14 };
    at.node.style.setProperty("--number", `${radius * 1.05}px`);
    for (const edge of edges) arrow(edge);
    vertices.forEach(({ node, face }, vertex) => {
      move(node, ...spot(vertex));
      put(face, { r: radius });
    });
    put(disc, { r: radius * 0.62 });
    put(walker, { r: radius + 7 });
    const high = scale.place([box.x + box.w / 2, right], [box.w / 2 + 6, half], base);
    coins.forEach(({ node, side, line }, i) => {
      move(node, right, base - (i + 1) * thick);
      put(side, { x: -half * 0.55, y: 1, width: half * 1.1, height: thick - 2 });
      put(line, { d: `M${9 - half * 0.55} ${thick / 2}H${half * 0.55 - 9}` });
    });
    put(count, { x: right + half * 0.55 + 18, y: base - 8 });
    put(level, { d: `M${-half} 0H${half}` });
    put(you, { x: -half - 4, y: -6 });
    lean(true);
    return high;
  }

  function arrow({ from, to, line, head }) {
    const [[a, b], [c, d]] = [spot(from), spot(to)];
    const far = Math.hypot(c - a, d - b);
    const [x, y] = [(c - a) / far, (d - b) / far];
    const [ex, ey] = [c - x * (radius + 5), d - y * (radius + 5)];
    put(line, { d: `M${a + x * radius} ${b + y * radius}L${ex - x * 5} ${ey - y * 5}` });
    put(head, { d: `M${ex} ${ey}l${-x * 11 - y * 5} ${-y * 11 + x * 5}l${y * 10} ${-x * 10}z` });
  }

  function lean(now) {
    const most = at.narrow ? LEAN - 2 : LEAN;
    const to = at.open ? Math.max(-1, Math.min(1, (hand.value - values[token]) / 2)) * most : 0;
    scale.lean(to, now);
  }

  function paint() {
    lean(at.quick);
    const best = at.open ? levelling(OPTIONS, values, token, hand.value) : undefined;
    if (best === null) known.add(token);
    scale.show(at.open, best === null);
    coins.forEach(({ node }, i) => {
      show(node, i < Math.ceil(hand.real - 0.01));
      node.style.opacity = String(Math.min(1, Math.max(0.15, hand.real - i)));
      node.classList.toggle("spare", best?.heap !== undefined && i >= best.heap);
    });
    move(grip, right, base - hand.real * thick);
    write(count, hand.value);
    for (const { from, to, line, head } of edges)
      for (const part of [line, head]) {
        part.classList.toggle("good", from === token && best?.to === to);
        part.classList.toggle("near", from === token);
      }
    vertices.forEach(({ face, number }, vertex) => {
      const zero = known.has(vertex) && values[vertex] === 0;
      face.setAttribute("class", ["disc", known.has(vertex) && "known", zero && "zero"].filter(Boolean).join(" "));
      number.setAttribute("class", zero ? "number on" : "number");
      write(number, known.has(vertex) ? values[vertex] : "");
    });
    const [x, y] = spot(token);
    const aside = known.has(token) ? radius * 0.85 : 0; // beside the number
    put(disc, { cx: x + aside, cy: y - aside });
    const stands = t("scales.at", { name: NAMES[token] });
    put(walker, {
      cx: x,
      cy: y,
      "aria-valuenow": token + 1,
      "aria-valuetext": at.open ? `${stands}; ${read()}` : stands,
    });
    show(mine, at.ghost !== null && token === 0);
    if (at.ghost !== null) move(mine, right, base - at.ghost * thick);
  }

  function carry(vertex) {
    token = vertex;
    at.moved();
  }

  function said(guess) {
    return `scales.${guess === values[0] ? "level" : guess < values[0] ? "under" : "over"}`;
  }

  function read() {
    const heap = hand.value;
    const best = levelling(OPTIONS, values, token, heap);
    if (!best) return known.size === NAMES.length ? t("scales.all") : t("scales.worth", { heap });
    return best.heap === undefined ? t("scales.light") : t("scales.heavy", { over: heap - best.heap });
  }
});

export const scales = { draw, styles };
