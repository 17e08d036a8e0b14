// A tree beside a stalk. The scales are level when whoever must cut is lost, and stay so while branches are folded.
import { winningCuts } from "../../maths/green.js";
import { t } from "../../page/words.js";
import { balance } from "../balance.js";
import { add, chip, move, put, run, sheet, show, write } from "../draw.js";
import { handle } from "../handle.js";
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

function draw(stage, { touched, enter, changed }) {
  let tree = grown();
  let [heap, lift, turned] = [0, 0, 0];
  let [open, placed, folded] = [false, false, ""];
  /** @type {number | null} */
  let ghost = null;
  let clock = 0;
  let [wide, unit, base, left, right] = [0, 30, 0, 0, 0];

  const ground = sheet(stage, place);
  const scale = balance(ground.node);
  const [bough, pot] = scale.sides;
  const [wood, cane] = [add(bough, "g"), add(pot, "g")];
  const count = add(pot, "text", { class: "count" });
  const mine = add(pot, "g");
  const level = add(mine, "path", { class: "ghost" });
  const you = add(mine, "text", { class: "note ghost-word" }, t("hand.you"));
  const fold = handle(chip(bough, "xy"), {
    label: t("branches.branch"),
    min: () => 0,
    max: () => 1,
    value: 0,
    axis: "xy",
    at: (part) => tips(part).chip,
    to: swung,
    text: () => (open ? read() : ""),
    input(_, real) {
      turned = real;
      if (wide) paint();
    },
    done: (value) => value === 1 && melt(),
  });
  const hand = handle(chip(pot, "y"), {
    label: t("branches.stalk"),
    min: () => 0,
    max: () => MOST,
    value: 0,
    axis: "y",
    at: (n) => ({ x: right, y: base - n * unit }),
    to: (_, y) => (base - y) / unit,
    text: (n) => (open ? `${t("branches.edges", { n })}; ${read()}` : t("branches.edges", { n })),
    input(n, real) {
      [heap, lift] = [n, real];
      if (!wide) return;
      placed ||= n > 0;
      folded = "";
      weigh();
      if (placed) touched();
      changed();
    },
    enter,
  });
  const [twig, grip] = [bough, pot].map((side) => /** @type {SVGElement} */ (side.querySelector(".cg-handle")));
  fold.lock(true);
  const stop = ground.ready();
  return {
    ask: t("branches.first"),
    truth: t("branches.truth"),
    then: t("branches.then"),
    holds: () => t("branches.holds", { heap }),
    guess: () => (placed ? heap : null),
    judge(guess) {
      const what = guess === WORTH ? "level" : guess < WORTH ? "under" : "over";
      return {
        right: guess === WORTH,
        text: `${t(`branches.${what}`, { over: guess - WORTH })} ${t("branches.truth")}`,
      };
    },
    open(guess, quick) {
      [open, ghost] = [true, guess];
      weigh(quick);
      if (quick) return arrive(0);
      clock = window.setTimeout(() => open && !hand.busy() && arrive(700), guess === null ? 0 : 1600);
    },
    close() {
      clearTimeout(clock);
      [open, ghost, tree, folded] = [false, null, grown(), ""];
      fold.lock(true);
      fold.set(0);
      hand.set(0);
      placed = false;
      weigh();
    },
    read,
    value: () => heap,
    set: (value) => Number.isInteger(value) && hand.set(Math.max(0, Math.min(MOST, value))),
    stop() {
      clearTimeout(clock);
      stop();
    },
  };

  /** The stalk goes to the height that is true, and then the branches can be folded. */
  function arrive(glide) {
    hand.set(WORTH, { glide });
    fold.lock(!pair(tree));
    fold.set(0);
  }

  function place(width) {
    wide = width;
    const narrow = wide < 520;
    [unit, base] = narrow ? [28, 290] : [38, 376];
    [left, right] = narrow ? [wide * 0.36, wide * 0.84] : [wide * 0.36, wide * 0.79];
    const half = narrow ? 38 : 70;
    const high = scale.place([left, right], [half * 1.9, half], base);
    put(count, { x: right + half - 14, y: base - 10 });
    put(level, { d: `M${-half} 0H${half}` });
    put(you, { x: -half - 6, y: -6 });
    weigh(true);
    return high;
  }

  /** Where a branch ends that begins at a point. @returns {[number, number]} */
  function end([x, y], size, angle) {
    const turn = (angle * Math.PI) / 180;
    return [x + Math.cos(turn) * size * unit, y - Math.sin(turn) * size * unit];
  }

  /** The angle of the branch that is being folded. */
  function leaning(node, part = turned) {
    const [first, second] = node.over;
    return first.angle + (second.angle - first.angle) * part;
  }

  /** The fork of the pair that is folded next, and the tip of its first branch. */
  function tips(part = turned, branch = tree, from = /** @type {[number, number]} */ ([left, base])) {
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
    if (!node || !open) return;
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
        [turned, folded] = [0, t(a === b ? "branches.gone" : "branches.folded", { a, b, sum: a ^ b })];
        fold.lock(!pair(tree));
        fold.set(0);
        paint();
        changed();
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
    return Array.from({ length: Math.ceil(lift - 0.01) }, (_, i) => {
      const low = base - i * unit;
      return {
        edge: [i ? many + i : 0, many + i + 1],
        from: [right, low],
        to: [right, low - Math.min(1, lift - i) * unit],
      };
    });
  }

  function weigh(now = false) {
    const to = open ? Math.max(-1, Math.min(1, (heap - WORTH) / 2)) * LEAN : 0;
    scale.lean(to, now);
    paint();
  }

  function paint() {
    const all = limbs();
    const both = [...all, ...stalk(all.length)];
    const good = open && heap !== WORTH ? new Set(winningCuts(both.map(({ edge }) => edge))) : new Set();
    [wood, cane].forEach((group, side) => {
      group.replaceChildren();
      both.forEach(({ from, to }, i) => {
        if (i < all.length === (side === 0)) limb(group, from, to, good.has(i));
      });
    });
    scale.show(open, open && heap === WORTH);
    move(grip, right, base - lift * unit);
    const { x, y } = tips().chip;
    move(twig, x, y);
    write(count, heap);
    show(mine, open && ghost !== null);
    if (ghost !== null) move(mine, right, base - ghost * unit);
  }

  function limb(group, [a, b], [c, d], good) {
    add(group, "path", { class: good ? "limb good" : "limb", d: `M${a} ${b}L${c} ${d}` });
    add(group, "circle", { class: "knot", r: 4.5, cx: c, cy: d });
  }

  function read() {
    if (heap > WORTH) return t("branches.tall", { over: heap - WORTH });
    if (heap < WORTH) return t("branches.short");
    return `${folded} ${t(pair(tree) ? "branches.still" : "branches.one")}`.trim();
  }
}

export const branches = { draw, styles };
