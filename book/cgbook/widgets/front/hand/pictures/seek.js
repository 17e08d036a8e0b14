// A square whose sides are two hands: how often you look in the garden, and how often your friend hides there. At its
// corners stand the piles that each meeting brings.
import { curves, drift, meetings } from "../../maths/tables.js";
import { calm } from "../../page/dom.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, run, show, stop as halt, write } from "../draw.js";
import { grab } from "../handle.js";
import { picture } from "../picture.js";
import styles from "./seek.css";

const FOUND = 4; // what the garden is worth to you
const HIDDEN = 3; // what the house is worth to your friend
const REST = [2 / 5, 1 / 5];
const START = [0.9, 0.9];
const GRAIN = 20; // steps across the square
const NEAR = 0.055;
const MOST = 9;
const DRIFT = 3200; // milliseconds
const STEPS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * What both get: rows are where you look, columns where your friend hides, the garden first.
 * @returns {any}
 */
const table = (found, hidden) => [
  [
    [found, 0],
    [0, hidden],
  ],
  [
    [0, 2],
    [1, 0],
  ],
];
const bound = (one) => Math.min(1, Math.max(0, one));
/** @type {(one: number[]) => number} */
const near = ([n, d]) => n / d;
const percent = (one) => Math.round(one * 100);

const draw = picture("seek", (at) => {
  let pays = table(FOUND, HIDDEN);
  let [p, q, drawn] = [...START, 0];
  let pulled = "";
  let trail = "";
  let [left, top, side, thick] = [0, 0, 0, 0];
  const x = (one) => left + one * side;
  const y = (one) => top + (1 - one) * side;

  const tenths = add(at.node, "path", { class: "tenths" });
  const field = add(at.node, "rect", { class: "field" });
  const stairs = ["mine", "theirs"].map((name) => add(at.node, "path", { class: name }));
  const path = add(at.node, "path", { class: "trail" });
  const plumb = add(at.node, "path", { class: "plumb" });
  const words = [0, 1].flatMap((player) =>
    ["house", player ? "friendsSide" : "yourSide", "garden"].map((name, i) => ({
      player,
      part: i / 2,
      node: add(at.node, "text", { class: "note" }, t(`seek.${name}`)),
    })),
  );
  const piles = [0, 1].flatMap((i) =>
    [0, 1].map((j) => {
      const other = i !== j;
      const node = add(at.node, "g");
      return {
        node,
        i,
        j,
        coins: Array.from({ length: MOST }, () => add(node, "rect", { class: other ? "worth other" : "worth", rx: 4 })),
        floor: add(node, "path", { class: "floor" }),
        count: add(node, "text", { class: "count" }),
        whose: add(node, "text", { class: "note" }, t(other ? "seek.friend" : "seek.you")),
      };
    }),
  );
  const wishes = ["wish", "wish other"].map((name) => add(at.node, "path", { class: name }));
  const mine = add(at.node, "g");
  add(mine, "circle", { class: "ghost", r: 17 });
  at.you(mine, { y: -23, "text-anchor": "middle" });
  const grip = chip(at.node, "xy", 19);
  put(grip, {
    role: "slider",
    tabindex: 0,
    "aria-label": t("seek.chip"),
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    class: "cg-handle idle",
  });
  const busy = grab(grip, {
    at: () => ({ x: x(p), y: y(q) }),
    drag: (to) => carry(bound((to.x - left) / side), bound(1 - (to.y - top) / side)),
    drop: () => at.open && !calm() && roll(),
  });
  grip.addEventListener("keydown", (event) => {
    const way = STEPS[event.key];
    if (event.key === "Enter" || event.key === " ") at.enter();
    else if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    else {
      const by = (event.shiftKey ? 5 : 1) / GRAIN;
      const step = (one, on) => (on ? bound(Math.round((one + on * by) * GRAIN) / GRAIN) : one);
      grip.classList.remove("idle");
      carry(step(p, way[0]), step(q, way[1]));
    }
    event.preventDefault();
  });
  ["found", "hidden"].forEach((name, player) =>
    at.handle(chip(at.node, "y", 14), {
      label: t(`seek.${name}`),
      min: () => 1,
      max: () => MOST,
      start: player ? HIDDEN : FOUND,
      waits: true,
      axis: "y",
      at: (n) => ({ x: aside(0), y: base(player) - n * thick }),
      to: (_, on) => (base(player) - on) / thick,
      text: String,
      input(n) {
        if (!at.open) return;
        pays = player ? table(pays[0][0][0], n) : table(n, pays[0][1][1]);
        const goal = player ? "seek.moved" : "seek.hid";
        pulled = `${t(goal, { n })} ${rests()}`;
        settle(260);
      },
    }),
  );
  const [upper, lower] = [...at.node.querySelectorAll(".cg-handle")].slice(1);
  return {
    place,
    paint,
    holds: () => t("seek.holds", { p: percent(p), q: percent(q) }),
    guess: () => [p, q].map((one) => Math.round(one * 100) / 100),
    judge(guess) {
      const right = guess.every((one, i) => Math.abs(one - REST[i]) < NEAR);
      return { right, text: `${right ? t("seek.rest") : wanting(guess, table(FOUND, HIDDEN))} ${t("seek.truth")}` };
    },
    open() {
      grip.classList.remove("idle");
      at.grow(900, (part) => (drawn = part));
      at.arrive((glide) => (glide ? busy() || roll() : settle(0)));
    },
    close() {
      [p, q, drawn] = [...START, 0];
      [trail, pulled] = ["", ""];
      pays = table(FOUND, HIDDEN);
    },
    read: () => pulled || wanting([p, q], pays),
    value: () => [p, q],
    set: (value) => Array.isArray(value) && value.every(Number.isFinite) && carry(bound(value[0]), bound(value[1])),
    stop: still,
  };

  function still() {
    at.stay();
    halt(grip);
  }

  function carry(newP, newQ) {
    still();
    [p, q, trail, pulled] = [newP, newQ, "", ""];
    at.moved();
  }

  /** The equilibrium, as two fractions. */
  function goal() {
    const [box] = meetings(pays);
    return [box.p[0], box.q[0]];
  }
  function rests() {
    const [you, friend] = goal().map((one) => one.join("/"));
    return t("seek.rests", { you, friend });
  }

  /** The chip goes straight to where both rest. */
  function settle(glide) {
    still();
    const from = [p, q];
    const to = goal().map(near);
    trail = "";
    run(grip, glide, (part) => {
      [p, q] = from.map((one, i) => one + (to[i] - one) * part);
      if (part === 1) at.moved();
      else paint();
    });
  }

  /** Each drifts to what is better just now, until both rest. */
  function roll() {
    const points = [...drift(pays, p, q), goal().map(near)];
    const far = [0];
    points.slice(1).forEach(([a, b], i) => far.push(far[i] + Math.hypot(a - points[i][0], b - points[i][1])));
    run(grip, DRIFT, (part) => {
      const gone = part * far[far.length - 1];
      const next = Math.max(
        1,
        far.findIndex((one) => one >= gone - 1e-9),
      );
      const along = far[next] > far[next - 1] ? (gone - far[next - 1]) / (far[next] - far[next - 1]) : 1;
      [p, q] = points[next - 1].map((one, i) => one + (points[next][i] - one) * along);
      trail = [...points.slice(0, next), [p, q]].map(([a, b], i) => `${i ? "L" : "M"}${x(a)} ${y(b)}`).join("");
      if (part === 1) [p, q] = goal().map(near);
      if (part === 1) at.moved();
      else paint();
    });
  }

  /** Where a pile stands beside its corner, and on which height. */
  function aside(row) {
    return row ? left - (at.narrow ? 40 : 66) : left + side + (at.narrow ? 26 : 46);
  }
  function base(column) {
    return column ? top + side : top + 5 * thick;
  }

  function place() {
    const { narrow } = at;
    [left, thick] = narrow ? [62, 11] : [128, 15];
    side = Math.min(380, at.wide - left - (narrow ? 56 : 120));
    if (!narrow) left = (at.wide - side) / 2;
    top = 4 * thick + 16;
    put(field, { x: left, y: top, width: side, height: side });
    const lines = Array.from({ length: 9 }, (_, i) => (i + 1) / 10);
    put(tenths, { d: lines.map((one) => `M${x(one)} ${top}v${side}M${left} ${y(one)}h${side}`).join("") });
    for (const { player, part, node } of words) {
      const at = player ? `translate(${left - 10} ${y(part)}) rotate(-90)` : `translate(${x(part)} ${top + side + 40})`;
      put(node, { transform: at, style: `text-anchor: ${["start", "middle", "end"][part * 2]}` });
    }
    const half = narrow ? 13 : 20;
    for (const { node, i, j, coins, floor, count, whose } of piles) {
      move(node, aside(i), base(j));
      coins.forEach((coin, k) => put(coin, { x: -half, y: -(k + 1) * thick, width: 2 * half, height: thick }));
      put(floor, { d: `M${-half - 4} 0H${half + 4}` });
      put(count, { x: narrow ? 0 : (i ? -1 : 1) * (half + 18), y: narrow ? 0 : -4 });
      put(whose, { x: 0, y: 18, "text-anchor": "middle" });
      show(count, !narrow);
    }
    return top + side + 52;
  }

  /** Which of the two would rather be in the garden: 1, in the house: -1, or does not mind: 0. */
  function wants([you, friend], of) {
    const [rest] = meetings(of);
    const sign = (one) => (Math.abs(one) < 0.012 ? 0 : Math.sign(one));
    return [sign(friend - near(rest.q[0])), sign(near(rest.p[0]) - you)];
  }

  function wanting(at, of) {
    const [you, friend] = wants(at, of);
    return `${t(`seek.you${you}`)} ${t(`seek.friend${friend}`)}`;
  }

  function paint() {
    move(grip, x(p), y(q));
    put(plumb, { d: `M${x(p)} ${y(q)}V${top + side}M${x(p)} ${y(q)}H${left}` });
    const text = t("seek.holds", { p: percent(p), q: percent(q) });
    put(grip, { "aria-valuenow": percent(p), "aria-valuetext": at.open ? `${text} ${wanting([p, q], pays)}` : text });
    curves(pays).forEach((boxes, player) => {
      const d = boxes.map(({ p: [a, b], q: [c, e] }) => `M${x(near(a))} ${y(near(c))}L${x(near(b))} ${y(near(e))}`);
      put(stairs[player], { d: d.join(""), opacity: drawn });
    });
    put(path, { d: trail });
    const [you, friend] = at.open ? wants([p, q], pays) : [0, 0];
    const head = "m-9 -8l9 8l-9 8";
    wishes.forEach((wish, player) => {
      const way = player ? friend : you;
      show(wish, way !== 0);
      put(wish, {
        d: `M25 0H52${head}`,
        transform: `translate(${x(p)} ${y(q)}) rotate(${(player ? -90 : 0) + (way < 0 ? 180 : 0)})`,
      });
    });
    for (const { i, j, coins, count } of piles) {
      const many = Math.max(...pays[i][j]);
      coins.forEach((coin, k) => show(coin, k < many));
      write(count, many);
    }
    move(upper, aside(0), base(0) - pays[0][0][0] * thick - 14);
    move(lower, aside(0), base(1) - pays[0][1][1] * thick - 14);
    show(mine, at.ghost !== null);
    if (at.ghost !== null) move(mine, x(at.ghost[0]), y(at.ghost[1]));
  }
});

export const seek = { draw, styles };
