// A tree beside a stalk. The scales are level when the player to move loses, and stay level while branches are folded.
import { fold, forkOf, winningCuts, worthOf } from "../../maths/green.js";
import { t } from "../../page/words.js";
import { balance } from "../balance.js";
import { add, range } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./branches.css";

// a branch: its length in edges, its angle in degrees, and the branches at its end
const grown = () => ({
  size: 1,
  angle: 92,
  over: [
    {
      size: 1,
      angle: 126,
      over: [
        { size: 2, angle: 160, over: [] },
        { size: 2, angle: 100, over: [] },
      ],
    },
    { size: 3, angle: 58, over: [] },
  ],
});
const WORTH = worthOf(grown());
const MOST = 9;
const LEAN = 6; // largest tilt of the scales, in degrees
const MELT = 450; // milliseconds until two branches are one

export const branches = picture("branches", styles, (at) => {
  let tree = grown();
  let said = ""; // the sentence about the latest fold
  let [unit, base, left, right] = [30, 0, 0, 0];

  const scale = balance(at, {
    most: MOST,
    worth: () => WORTH,
    label: t("branches.stalk"),
    /** @param {number} n */
    text: (n) => t("branches.edges", { n }),
    input: () => (said = ""),
  });
  const { hand } = scale;
  const groups = [scale.left, scale.right].map((load) => add(load, "g"));
  const branch = at.chip({
    parent: scale.left,
    label: t("branches.branch"),
    max: () => 1,
    start: 0,
    waits: true,
    axis: "xy",
    at: tip,
    to: swung,
    text: () => "",
    done: (value) => value === 1 && melt(),
  });
  return {
    answer: WORTH,
    place() {
      [unit, base] = at.narrow ? [28, 290] : [38, 376];
      [left, right] = [at.wide * 0.36, at.wide * (at.narrow ? 0.84 : 0.79)];
      const half = at.narrow ? 38 : 70;
      return scale.place([left, right], [half * 1.9, half], base, { grows: unit, wide: half - 14, most: LEAN });
    },
    paint() {
      scale.paint();
      const { limbs } = drawn();
      const both = [...limbs, ...stalk(limbs.length)];
      const good = at.open && hand.value !== WORTH ? winningCuts(both.map(({ edge }) => edge)) : [];
      for (const group of groups) group.replaceChildren();
      both.forEach(({ from, to }, i) => {
        const group = groups[Number(i >= limbs.length)];
        add(group, "path", { class: good.includes(i) ? "limb good" : "limb", d: `M${from}L${to}` });
        add(group, "circle", { class: "knot", r: 4.5, cx: to[0], cy: to[1] });
      });
    },
    holds: () => t("branches.holds", { heap: hand.value }),
    judge: (guess, right) =>
      t(`branches.${right ? "level" : guess < WORTH ? "under" : "over"}`, { over: guess - WORTH }),
    read() {
      const over = hand.value - WORTH;
      if (over) return t(over > 0 ? "branches.tall" : "branches.short", { over });
      return `${said} ${t(forkOf(tree) ? "branches.still" : "branches.one")}`.trim();
    },
    open: () => branch.lock(true),
    arrive(glide) {
      hand.set(WORTH, { glide });
      ready();
    },
    close: () => ([tree, said] = [grown(), ""]),
  };

  /** Makes the next branch foldable, if there is one. */
  function ready() {
    branch.set(0);
    branch.lock(!forkOf(tree));
  }

  /** Returns the end of a branch that begins at a point.
   * @param {number[]} from @param {number} size @param {number} angle */
  function end([x, y], size, angle) {
    const turn = (angle * Math.PI) / 180;
    return [x + Math.cos(turn) * size * unit, y - Math.sin(turn) * size * unit];
  }

  /** Returns the angle of a branch that has been swung part of the way to its neighbour.
   * @param {any[]} pair @param {number} part */
  function swinging([first, second], part) {
    return first.angle + (second.angle - first.angle) * part;
  }

  /**
   * Returns the edges of the tree, each with its two ends as points and as numbers of vertices, and the place of the
   * fork whose branches can be folded next.
   */
  function drawn() {
    const next = forkOf(tree);
    const limbs = /** @type {{edge: number[], from: number[], to: number[]}[]} */ ([]);
    let fork = /** @type {number[] | null} */ (null);
    (function walk(branching, from, below, angle) {
      let [point, vertex] = [from, below];
      for (let i = 0; i < branching.size; i++) {
        const to = end(point, Math.min(1, branching.size - i), angle);
        limbs.push({ edge: [vertex, limbs.length + 1], from: point, to });
        [point, vertex] = [to, limbs.length];
      }
      if (branching === next) fork = point;
      branching.over.forEach((one, i) => {
        const swung = branching === next && i === 0;
        walk(one, point, vertex, swung ? swinging(next.over, branch.real) : one.angle);
      });
    })(tree, /** @type {number[]} */ ([left, base]), 0, tree.angle);
    return { limbs, fork };
  }

  /** Returns the edges of the stalk. The numbers of its vertices begin at `many` + 1. @param {number} many */
  function stalk(many) {
    return range(Math.ceil(hand.real - 0.01)).map((i) => ({
      edge: [i ? many + i : 0, many + i + 1],
      from: [right, scale.up(i)],
      to: [right, scale.up(Math.min(i + 1, hand.real))],
    }));
  }

  /** Returns the place of the chip when its branch has been swung part of the way. @param {number} part */
  function tip(part) {
    const { fork } = drawn();
    if (!fork) return { x: left, y: base };
    const over = forkOf(tree)?.over ?? [];
    const [x, y] = end(fork, over[0].size, swinging(over, part));
    return { x, y };
  }

  /** Returns how far the hand has swung the branch: 0 where it grew, 1 on its neighbour.
   * @param {number} x @param {number} y */
  function swung(x, y) {
    const { fork } = drawn();
    if (!fork) return 0;
    const [first, second] = (forkOf(tree)?.over ?? []).map((one) => one.angle ?? 0);
    const angle = (Math.atan2(fork[1] - y, x - fork[0]) * 180) / Math.PI;
    return ((angle < -90 ? angle + 360 : angle) - first) / (second - first);
  }

  /** Replaces two branches by one, whose length is the nim-sum of their lengths. */
  function melt() {
    const fork = forkOf(tree);
    if (!fork || !at.open) return;
    const [first, second] = fork.over;
    const [a, b] = [first.size, second.size];
    branch.lock(true);
    /** @param {number} part */
    const melting = (part) => ([first.size, second.size] = [a * (1 - part), b + ((a ^ b) - b) * part]);
    at.grow(MELT, melting, () => {
      [first.size, second.size] = [a, b];
      fold(fork);
      ready();
      said = t(a === b ? "branches.gone" : "branches.folded", { a, b, sum: a ^ b });
      at.moved();
    });
  }
});
