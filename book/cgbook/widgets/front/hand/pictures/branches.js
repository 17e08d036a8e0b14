// A tree beside a stalk. The scales are level when whoever must cut is lost, and stay so while branches are folded.
import { winningCuts } from "../../maths/green.js";
import { t } from "../../page/words.js";
import { balance } from "../balance.js";
import { add, chip, move, put, run, show, stop as halt, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./branches.css";

// a branch: its length in edges, its angle, and the branches at its end
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
/** What a tree is worth, by the colon principle. */
const worth = (branch) => branch.size + branch.over.reduce((sum, next) => sum ^ worth(next), 0);
const WORTH = worth(grown());
const MOST = 9;
const LEAN = 6; // degrees at the most
const MELT = 450; // milliseconds

/** The two branches that can be folded next, and the branch on which they stand; none when the tree is a stalk. */
function pair(branch) {
  const found = branch.over.map(pair).find(Boolean);
  return found ?? (branch.over.length > 1 ? branch : null);
}

const draw = picture("branches", (at) => {
  let tree = grown();
  let folded = "";
  let [unit, base, left, right] = [30, 0, 0, 0];

  const scale = balance(at.node);
  const [bough, pot] = scale.sides;
  const [wood, cane] = [add(bough, "g"), add(pot, "g")];
  const count = add(pot, "text", { class: "count" });
  const mine = add(pot, "g");
  const line = add(mine, "path", { class: "ghost" });
  const you = at.you(mine);
  const fold = at.handle(chip(bough, "xy"), {
    label: t("branches.branch"),
    max: () => 1,
    start: 0,
    waits: true,
    axis: "xy",
    at: (part) => tips(part).chip,
    to: swung,
    text: () => "",
    done: (value) => value === 1 && melt(),
  });
  const hand = at.handle(chip(pot, "y"), {
    label: t("branches.stalk"),
    max: () => MOST,
    start: 0,
    axis: "y",
    at: (n) => ({ x: right, y: base - n * unit }),
    to: (_, y) => (base - y) / unit,
    text: (n) => t("branches.edges", { n }),
    input: () => (folded = ""),
  });
  const [twig, grip] = [bough, pot].map((side) => /** @type {SVGElement} */ (side.querySelector(".cg-handle")));
  return {
    place,
    paint,
    read,
    holds: () => t("branches.holds", { heap: hand.value }),
    judge(guess) {
      const what = guess === WORTH ? "level" : guess < WORTH ? "under" : "over";
      return {
        right: guess === WORTH,
        text: `${t(`branches.${what}`, { over: guess - WORTH })} ${t("branches.truth")}`,
      };
    },
    open() {
      fold.lock(true);
      at.arrive(arrive);
    },
    close: () => ([tree, folded] = [grown(), ""]),
    value: () => hand.value,
    set: (value) => Number.isInteger(value) && hand.set(value),
    stop: () => halt(wood),
  };

  /** The stalk goes to the height that is true, and then the branches can be folded. */
  function arrive(glide) {
    hand.set(WORTH, { glide });
    fold.lock(!pair(tree));
    fold.set(0);
  }

  function place() {
    const { narrow } = at;
    [unit, base] = narrow ? [28, 290] : [38, 376];
    [left, right] = narrow ? [at.wide * 0.36, at.wide * 0.84] : [at.wide * 0.36, at.wide * 0.79];
    const half = narrow ? 38 : 70;
    const high = scale.place([left, right], [half * 1.9, half], base);
    put(count, { x: right + half - 14, y: base - 10 });
    put(line, { d: `M${-half} 0H${half}` });
    put(you, { x: -half - 6, y: -6 });
    lean(true);
    return high;
  }

  /** Where a branch ends that begins at a point. @returns {[number, number]} */
  function end([x, y], size, angle) {
    const turn = (angle * Math.PI) / 180;
    return [x + Math.cos(turn) * size * unit, y - Math.sin(turn) * size * unit];
  }

  /** The angle of the branch that is being folded. */
  function leaning(node, part = fold.real) {
    const [first, second] = node.over;
    return first.angle + (second.angle - first.angle) * part;
  }

  /** The fork of the pair that is folded next, and the tip of its first branch. */
  function tips(part = fold.real, branch = tree, from = /** @type {[number, number]} */ ([left, base])) {
    const at = end(from, branch.size, branch.angle);
    if (branch === pair(tree)) {
      const [x, y] = end(at, branch.over[0].size, leaning(branch, part));
      return { fork: at, chip: { x, y } };
    }
    for (const next of branch.over) {
      const found = tips(part, next, at);
      if (found.fork) return found;
    }
    return { fork: null, chip: { x: left, y: base } };
  }

  /** How far the hand has swung the branch: 0 where it grew, 1 on its neighbour. */
  function swung(x, y) {
    const { fork } = tips();
    if (!fork) return 0;
    const [first, second] = pair(tree).over;
    const angle = (Math.atan2(fork[1] - y, x - fork[0]) * 180) / Math.PI;
    const wrapped = angle < -90 ? angle + 360 : angle;
    return (wrapped - first.angle) / (second.angle - first.angle);
  }

  /** The folded branches become one, of the nim-sum of their lengths. */
  function melt() {
    const node = pair(tree);
    if (!node || !at.open) return;
    const [first, second] = node.over;
    const [a, b] = [first.size, second.size];
    fold.lock(true);
    run(
      wood,
      MELT,
      (part) => {
        first.size = a * (1 - part);
        second.size = b + ((a ^ b) - b) * part;
        paint();
      },
      () => {
        node.over = node.over.slice(2);
        if (node.over.length) node.over.unshift({ size: a ^ b, angle: second.angle, over: [] });
        else node.size += a ^ b;
        fold.set(0);
        fold.lock(!pair(tree));
        folded = t(a === b ? "branches.gone" : "branches.folded", { a, b, sum: a ^ b });
        at.moved();
      },
    );
  }

  /** The edges of the tree, each with its two ends as drawn and as the numbers of its vertices. */
  function limbs() {
    let many = 0;
    const found = [];
    (function walk(branch, from, vertex, angle) {
      let [at, place] = [vertex, from];
      for (let i = 0; i < branch.size; i++) {
        const to = end(place, Math.min(1, branch.size - i), angle);
        found.push({ edge: [at, ++many], from: place, to });
        [at, place] = [many, to];
      }
      branch.over.forEach((next, i) => {
        walk(next, place, at, branch === pair(tree) && i === 0 ? leaning(branch) : next.angle);
      });
    })(tree, /** @type {[number, number]} */ ([left, base]), 0, tree.angle);
    return found;
  }

  function stalk(many) {
    return Array.from({ length: Math.ceil(hand.real - 0.01) }, (_, i) => {
      const low = base - i * unit;
      return {
        edge: [i ? many + i : 0, many + i + 1],
        from: [right, low],
        to: [right, low - Math.min(1, hand.real - i) * unit],
      };
    });
  }

  function lean(now) {
    const to = at.open ? Math.max(-1, Math.min(1, (hand.value - WORTH) / 2)) * LEAN : 0;
    scale.lean(to, now);
  }

  function paint() {
    lean(at.quick);
    const level = hand.value === WORTH;
    const all = limbs();
    const both = [...all, ...stalk(all.length)];
    const good = at.open && !level ? new Set(winningCuts(both.map(({ edge }) => edge))) : new Set();
    [wood, cane].forEach((group, side) => {
      group.replaceChildren();
      both.forEach(({ from, to }, i) => {
        if (i < all.length === (side === 0)) limb(group, from, to, good.has(i));
      });
    });
    scale.show(at.open, at.open && level);
    move(grip, right, base - hand.real * unit);
    const { x, y } = tips().chip;
    move(twig, x, y);
    write(count, hand.value);
    show(mine, at.ghost !== null);
    if (at.ghost !== null) move(mine, right, base - at.ghost * unit);
  }

  function limb(group, [a, b], [c, d], good) {
    add(group, "path", { class: good ? "limb good" : "limb", d: `M${a} ${b}L${c} ${d}` });
    add(group, "circle", { class: "knot", r: 4.5, cx: c, cy: d });
  }

  function read() {
    const over = hand.value - WORTH;
    if (over) return t(over > 0 ? "branches.tall" : "branches.short", { over });
    return `${folded} ${t(pair(tree) ? "branches.still" : "branches.one")}`.trim();
  }
});

export const branches = { draw, styles };
