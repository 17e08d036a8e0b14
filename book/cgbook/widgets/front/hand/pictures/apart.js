// A row of coins, and below it each of its heads alone. A coin that is turned above comes below too: a second one of
// its kind meets the first, and both are gone.
import { labelled } from "../../maths/coins.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, run, show, stop as halt, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./apart.css";

const COINS = [1, 2, 3, 4, 5, 6, 7];
const BEFORE = [2, 3, 6];
const TURNED = [3, 6];
const AFTER = [2];
const HELD = 6; // the head that is moved
const RIGHT = 3;
const MEET = 700; // milliseconds
const FALL = 500;

const draw = picture("apart", (at) => {
  let heads = new Set(AFTER);
  let rows = new Set(BEFORE); // those that lie below, by their heads
  let told = "";
  let [pitch, radius, above, below, first, step] = [0, 0, 0, 0, 0, 0];
  const x = (coin) => first + coin * pitch;
  const y = (coin) => below + coin * step;

  const words = ["above", "below"].map((name) => add(at.node, "text", { class: "note" }, t(`apart.${name}`)));
  const edge = add(at.node, "path", { class: "edge" });
  const coins = COINS.map((coin) => {
    const node = add(at.node, "g", { class: "place", role: "button", "aria-label": t("apart.coin", { coin }) });
    node.addEventListener("click", () => at.open && turn(coin));
    node.addEventListener("keydown", (event) => {
      if (!at.open || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      turn(coin);
    });
    add(node, "circle", { class: "cg-handle-reach", r: 22 });
    return { coin, node, disc: add(node, "circle"), number: add(node, "text", { class: "number" }, coin) };
  });
  const lanes = COINS.map((coin) => {
    const node = add(at.node, "g");
    const spots = COINS.slice(0, coin).map(() => add(node, "circle", { class: "spot", r: 3.5 }));
    const head = add(node, "g");
    return { coin, node, spots, head, disc: add(head, "circle", { class: "coin head" }), number: numberIn(head) };
  });
  const falling = add(at.node, "g");
  const faller = { disc: add(falling, "circle", { class: "coin head" }), number: numberIn(falling) };
  const mine = add(at.node, "g");
  const ring = add(mine, "circle", { class: "ghost" });
  const you = at.you(mine, { "text-anchor": "middle" });
  const grip = chip(at.node, "x");
  const hand = at.handle(grip, {
    label: t("apart.head"),
    max: () => HELD,
    start: HELD,
    axis: "x",
    at: (n) => ({ x: x(n), y: y(HELD) }),
    to: (px) => (px - first) / pitch,
    text: (n) => t(n ? "apart.on" : "apart.off", { n }),
  });
  show(falling, false);
  return {
    place,
    paint,
    read,
    holds: () => t(hand.value ? "apart.holds" : "apart.gone", { at: hand.value }),
    judge(guess) {
      if (guess === RIGHT) return { right: true, text: `${t("apart.right")} ${t("apart.truth")}` };
      const left = [2, 3, ...(guess ? [guess] : [])];
      return { right: false, text: `${t("apart.wrong", said(left))} ${t("apart.truth")}` };
    },
    open() {
      for (const { node } of coins) put(node, { tabindex: 0 });
      at.arrive((glide) => (glide ? arrive() : settled()));
    },
    close() {
      told = "";
      [heads, rows] = [new Set(AFTER), new Set(BEFORE)];
      for (const { node } of coins) node.removeAttribute("tabindex");
    },
    value: () => (at.open ? [...heads].sort() : hand.value),
    set: (value) => !at.open && Number.isInteger(value) && hand.set(value),
    stop: still,
  };

  function numberIn(parent) {
    return add(parent, "text", { class: "number head" });
  }

  function still() {
    at.stay();
    for (const key of [grip, falling]) halt(key);
    show(falling, false);
  }

  /** The head goes to its place, meets the one that stands there, and both are gone. */
  function arrive() {
    hand.set(RIGHT, { glide: 600 });
    at.later(700, () => {
      hand.lock(true);
      rows.delete(HELD);
      rows.delete(RIGHT);
      paint();
      meet(RIGHT, y(HELD), settled);
    });
  }

  /** One head comes from so high to the row of its like. */
  function meet(coin, from, done) {
    show(falling, true);
    write(faller.number, coin);
    const { node, head } = lanes[coin - 1];
    show(node, true);
    move(head, x(coin), y(coin));
    run(
      falling,
      MEET,
      (part) => {
        const near = Math.min(1, part / 0.7);
        move(falling, x(coin), from + (y(coin) - from) * near);
        for (const one of [node, falling]) one.style.opacity = String(1 - Math.max(0, part - 0.7) / 0.3);
      },
      () => {
        show(falling, false);
        for (const one of [node, falling]) one.style.opacity = "";
        done();
      },
    );
  }

  function settled() {
    still();
    hand.lock(true);
    [rows, heads] = [new Set(AFTER), new Set(AFTER)];
    hand.set(HELD);
  }

  /** A coin is turned above, and comes below. */
  function turn(coin) {
    if (rows.has(HELD) && !told) settled();
    else still();
    const there = heads.has(coin);
    if (there) heads.delete(coin);
    else heads.add(coin);
    told = t(there ? "apart.twice" : "apart.once", { coin });
    rows = new Set(heads);
    at.moved();
    if (there) return meet(coin, above, paint);
    const { node, head } = lanes[coin - 1];
    run(
      falling,
      FALL,
      (part) => {
        node.style.opacity = String(part);
        move(head, x(coin), above + (y(coin) - above) * part);
      },
      () => (node.style.opacity = ""),
    );
  }

  /** What heads are worth together, for a sentence. */
  function said(some) {
    const sorted = [...some].sort();
    const value = labelled(sorted);
    return { sum: sorted.length > 1 ? `${sorted.join(" ⊕ ")} = ${value}` : value };
  }

  function place() {
    const { narrow } = at;
    [radius, step, above, below] = narrow ? [14, 32, 44, 92] : [20, 44, 54, 106];
    pitch = narrow ? at.wide / 8 : Math.min(76, at.wide / 8.6);
    first = (at.wide - 7 * pitch) / 2 - (narrow ? 0 : pitch * 0.15);
    put(words[0], { x: x(1) - radius, y: above - radius - 14 });
    put(words[1], { x: x(1) - radius, y: y(0) + 10 });
    put(edge, { d: `M${x(1) - radius} ${above + radius + 14}H${x(7) + radius}` });
    for (const { coin, node, disc } of coins) {
      move(node, x(coin), above);
      put(disc, { r: radius });
    }
    for (const { coin, spots, disc } of lanes) {
      spots.forEach((spot, i) => put(spot, { cx: x(i + 1), cy: y(coin) }));
      put(disc, { r: radius - 1 });
    }
    put(faller.disc, { r: radius - 1 });
    put(ring, { r: radius + 3 });
    put(you, { y: -radius - 8 });
    return y(7) + radius + 6;
  }

  function paint() {
    write(words[0], t(told || !rows.has(RIGHT) ? "apart.row" : "apart.above"));
    for (const { coin, node, disc, number } of coins) {
      const head = heads.has(coin);
      const just = !told && rows.has(RIGHT) && TURNED.includes(coin);
      disc.setAttribute("class", ["coin", head && "head", just && "turned"].filter(Boolean).join(" "));
      number.setAttribute("class", head ? "number head" : "number");
      put(node, { "aria-pressed": head, "aria-disabled": !at.open });
    }
    for (const { coin, node, head, disc, number } of lanes) {
      show(node, rows.has(coin));
      const held = coin === HELD && !told && rows.has(RIGHT);
      move(head, held ? x(hand.real) : x(coin), y(coin));
      head.style.opacity = held ? String(Math.min(1, 0.25 + hand.real)) : "";
      show(disc, !held);
      write(number, held ? "" : coin);
    }
    move(grip, x(hand.real), y(HELD));
    show(mine, at.ghost !== null && !told);
    if (at.ghost !== null) move(mine, x(at.ghost), y(HELD));
  }

  function read() {
    return [told, t("apart.both", said([...heads]))].filter(Boolean).join(" ");
  }
});

export const apart = { draw, styles };
