// Three players share 36, and each two could make something without the third: what they could make is a line that cuts
// a piece off the triangle, and what is left is the core.
import { corners } from "../../maths/coalitions.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./core.css";

const ALL = 36;
const BEGIN = 6;
// the pairs, each by the third: C left out, B left out, A left out
const PAIRS = [2, 1, 0];
const NAMES = ["A", "B", "C"];
/** How much each pair may make while some way to share pleases all. */
const TRUE = [...Array(ALL + 1).keys()].findLast((n) => corners([0, 0, 0, n, 0, n, n, ALL]).length) ?? 0;
const path = (points) => `M${points.map((one) => one.join(" ")).join("L")}Z`;
const pairOf = (third) => NAMES.filter((_, i) => i !== third);

const draw = picture("core", (at) => {
  /** @type {[number, number][]} */
  let tips = [];

  const triangle = add(at.node, "path", { class: "whole" });
  const cuts = PAIRS.map(() => add(at.node, "path", { class: "cut" }));
  const lines = PAIRS.map(() => add(at.node, "path", { class: "wall" }));
  const left = add(at.node, "path", { class: "left" });
  const point = add(at.node, "circle", { class: "left", r: 5 });
  const mine = add(at.node, "path", { class: "ghost" });
  const you = at.you(at.node);
  const players = NAMES.map((name) => add(at.node, "text", { class: "count" }, name));
  const worths = PAIRS.map(() => add(at.node, "text", { class: "note worth" }));
  const grips = PAIRS.map(() => chip(at.node, "xy"));
  const hands = PAIRS.map((third, k) =>
    at.handle(grips[k], {
      label: t("core.pair", { pair: pairOf(third).join(t("core.and")) }),
      max: () => ALL,
      start: BEGIN,
      waits: k > 0,
      axis: "xy",
      at: (n) => spot(third, n),
      to: (x, y) => ALL - share(third, x, y),
      text: (n) => (at.open ? `${n}` : t("core.make", { n })),
    }),
  );
  const all = (made, how = {}) => hands.forEach((hand) => hand.set(made, how));
  return {
    place,
    paint,
    holds: () => t("core.holds", { n: hands[0].value }),
    read,
    judge(guess) {
      const what = guess === TRUE ? "right" : guess < TRUE ? "less" : "more";
      return { right: guess === TRUE, text: `${t(`core.${what}`, { n: guess, three: 3 * guess })} ${t("core.truth")}` };
    },
    open() {
      all(hands[0].value);
      at.arrive((glide) => all(TRUE, { glide }));
    },
    value: () => Object.fromEntries(PAIRS.map((third, k) => [pairOf(third).join(""), hands[k].value])),
    set(value) {
      PAIRS.forEach((third, k) => {
        const made = value?.[pairOf(third).join("")];
        if (Number.isInteger(made) && (at.open || third === 2)) hands[k].set(made);
      });
    },
  };

  function place() {
    const side = Math.min(at.wide - 110, 440);
    const [x, y] = [at.wide / 2, 36];
    const tall = (side * Math.sqrt(3)) / 2;
    tips = [
      [x - side / 2, y + tall],
      [x + side / 2, y + tall],
      [x, y],
    ];
    put(triangle, { d: path(tips) });
    players.forEach((text, i) => put(text, { x: tips[i][0] + [-16, 16, 0][i], y: tips[i][1] + [16, 16, -12][i] }));
    return y + tall + 44;
  }

  /** Where what each gets is seen. @returns {[number, number]} */
  function shared(paid) {
    const sum = (axis) => paid.reduce((total, one, i) => total + (one / ALL) * tips[i][axis], 0);
    return tips.length ? [sum(0), sum(1)] : [0, 0];
  }

  /** What a player gets at a place. */
  function share(third, x, y) {
    const [[ax, ay], [bx, by], [cx, cy]] = [tips[third], tips[(third + 1) % 3], tips[(third + 2) % 3]];
    const double = (ux, uy, vx, vy) => ux * vy - uy * vx;
    return (ALL * double(bx - x, by - y, cx - x, cy - y)) / double(bx - ax, by - ay, cx - ax, cy - ay);
  }

  /** Where the chip of a pair is: at an end of its line. */
  function spot(third, made) {
    const [x, y] = shared(NAMES.map((_, i) => (i === third ? ALL - made : i === (third + 1) % 3 ? made : 0)));
    return { x, y };
  }

  /** Along a pair's line, from one side of the triangle to the other. */
  function line(third, made) {
    const [one, other] = NAMES.map((_, i) => i).filter((i) => i !== third);
    const end = (who) => shared(NAMES.map((_, i) => (i === third ? ALL - made : i === who ? made : 0)));
    return [end(one), end(other)];
  }

  function paint() {
    const [ab, ac, bc] = hands.map((hand) => hand.real);
    const worth = [0, 0, 0, ab, 0, ac, bc, ALL];
    PAIRS.forEach((third, k) => {
      const seen = at.open || third === 2;
      const { real } = hands[k];
      const ends = line(third, real);
      put(cuts[k], { d: path([...ends, tips[third]]) });
      put(lines[k], { d: `M${ends.map((one) => one.join(" ")).join("L")}` });
      const { x, y } = spot(third, real);
      move(grips[k], x, y);
      put(worths[k], {
        x: x + [-26, 26, 0][k],
        y: y + [-12, -12, 36][k],
        "text-anchor": ["end", "start", "middle"][k],
      });
      write(worths[k], `${pairOf(third).join("")} ${Math.round(real)}`);
      for (const node of [cuts[k], lines[k], worths[k]]) show(node, seen);
    });
    const ring = at.open ? corners(worth).map(shared) : [];
    const [mx, my] = [0, 1].map((axis) => ring.reduce((sum, one) => sum + one[axis], 0) / (ring.length || 1));
    const turn = ([x, y]) => Math.atan2(y - my, x - mx);
    ring.sort((a, b) => turn(a) - turn(b));
    show(left, ring.length > 1);
    show(point, ring.length > 0);
    if (ring.length) {
      put(left, { d: path(ring) });
      put(point, { cx: mx, cy: my });
    }
    for (const node of [mine, you]) show(node, at.ghost !== null);
    if (at.ghost !== null) {
      const ends = line(2, at.ghost);
      put(mine, { d: `M${ends.map((one) => one.join(" ")).join("L")}` });
      put(you, { x: ends[1][0] + 8, y: ends[1][1] + 4 });
    }
  }

  function read() {
    const [ab, ac, bc] = hands.map((hand) => hand.value);
    const sum = ab + ac + bc;
    const many = corners([0, 0, 0, ab, 0, ac, bc, ALL]).length;
    return t(many === 0 ? "core.none" : many === 1 ? "core.point" : "core.some", { ab, ac, bc, sum });
  }
});

export const core = { draw, styles };
