// Two combs over the whole numbers: each tooth marks the number below it, and none shall be left out or marked twice.
import { firstFault, marked } from "../../maths/combs.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./beatty.css";

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const START = 1.35; // where nobody would leave it
const FEW = 12; // numbers in sight while asked; then so many, and on a phone
const [MANY, SMALL] = [34, 21];
const FAR = 4000; // how far a guess is tried
const TOP = 30; // where the upper comb lies, the numbers, the lower comb, and the rail
const [MIDDLE, LOW, RAIL] = [120, 210, 316];
const EDGE = 14; // before the rail
const partner = (step) => step / (step - 1);

const draw = picture("beatty", (at) => {
  let [alpha, beta, top] = [START, START + 1, FEW];
  let [unit, which] = [0, 5]; // `which` tooth of the lower comb is held

  const combs = ["upper", "lower"].map((name) => ({
    spine: add(at.node, "path", { class: `spine ${name}` }),
    teeth: Array.from({ length: MANY }, () => ({
      line: add(at.node, "path", { class: `tooth ${name}` }),
      root: add(at.node, "circle", { class: `root ${name}` }),
    })),
    name: add(at.node, "text", { class: "note" }),
  }));
  const cups = Array.from({ length: MANY }, (_, i) => ({
    ring: add(at.node, "circle"),
    number: add(at.node, "text", {}, i + 1),
  }));
  const rail = add(at.node, "path", { class: "rail" });
  const ticks = Array.from({ length: 6 }, (_, i) =>
    add(at.node, "text", { class: "note middle" }, (1 + i / 5).toFixed(1)),
  );
  const truth = add(at.node, "g", { class: "truth" });
  add(truth, "path", { d: "M0 -26V26" });
  add(truth, "text", { class: "note middle", y: -37 }, "φ");
  const mine = add(at.node, "g");
  add(mine, "path", { class: "ghost", d: "M0 -26V26" });
  at.you(mine, { class: "note middle ghost-word", y: -35 });
  const [comb, grip] = [chip(at.node, "x", 15), chip(at.node, "x", 19)];
  const along = (value) => (value - 0.5) * unit; // what lies between m and m + 1 belongs to m
  const on = (value) => EDGE + (value - 1) * (at.wide - 2 * EDGE);
  const hand = at.handle(grip, {
    label: t("beatty.upper"),
    min: () => 1.001,
    max: () => 2,
    step: 0.001,
    far: 0.02,
    start: START,
    axis: "x",
    at: (value) => ({ x: on(value), y: RAIL }),
    to: (x) => 1 + (x - EDGE) / (at.wide - 2 * EDGE),
    magnet: (value, reach = 4 / (at.wide - 2 * EDGE)) => (at.open ? near(value, partner(beta), reach) : value),
    text,
    input(_, real) {
      alpha = real;
      if (!at.open) beta = real + 1;
    },
  });
  const pull = at.handle(comb, {
    label: t("beatty.lower"),
    min: () => 1.5,
    max: () => 4,
    step: 0.01,
    far: 0.1,
    start: START + 1,
    waits: true,
    axis: "x",
    at: (value) => ({ x: along(which * value), y: LOW }),
    to: (x) => (x / unit + 0.5) / which,
    magnet: (value, reach = 6 / unit / which) => near(value, partner(alpha), reach),
    text,
    input(_, real) {
      if (at.open) beta = real;
    },
  });
  return {
    place,
    paint,
    holds: () => t("beatty.holds", { alpha: alpha.toFixed(3), faults: faults() }),
    read,
    guess: () => +alpha.toFixed(4),
    judge(guess) {
      const fault = firstFault([guess, guess + 1], FAR);
      if (!fault || Math.abs(guess - GOLDEN) < 5e-4) return { right: true, text: t("beatty.golden") };
      const said = t(fault.number > FEW ? "beatty.close" : "beatty.off", { before: fault.number - 1 });
      const what = t(fault.times ? "beatty.twice" : "beatty.none", { number: fault.number });
      return { right: fault.number > FEW, text: `${said} ${what} ${t("beatty.truth")}` };
    },
    open() {
      pull.lock(true); // until both combs have arrived
      at.grow(
        900,
        (part) => (top = FEW + ((at.narrow ? SMALL : MANY) - FEW) * part),
        () => at.arrive(arrive),
      );
    },
    close: () => (top = FEW),
    value: () => ({ alpha, beta }),
    set(value) {
      if (value?.alpha > 1 && value.alpha <= 2) hand.set(value.alpha);
      if (at.open && value?.beta >= 1.5 && value.beta <= 4) pull.set(value.beta);
    },
  };

  /** @param {number} value */
  function text(value) {
    return at.open ? value.toFixed(3) : `${value.toFixed(3)}; ${faults()}`;
  }

  /** Both combs go where every number is marked once, and then the lower one is free. */
  function arrive(glide) {
    const from = alpha;
    const step = (part) => {
      const value = part < 1 ? from + (GOLDEN - from) * part : GOLDEN;
      beta = value + 1;
      hand.set(value);
    };
    at.grow(glide, step, () => {
      pull.set(beta);
      pull.lock(false);
    });
  }

  /** The value, or what it is close to. */
  function near(value, goal, reach) {
    return Math.abs(value - goal) < reach ? goal : value;
  }

  /** What is wrong among the numbers in sight. */
  function faults() {
    const last = Math.round(top);
    const times = marked([alpha, beta], last);
    const all = Array.from({ length: last }, (_, i) => i + 1);
    const [none, twice] = [all.filter((m) => !times[m]), all.filter((m) => times[m] > 1)];
    const few = (some) => some.slice(0, 4).join(", ") + (some.length > 4 ? " …" : "");
    const said = [
      none.length && t("beatty.left", { few: few(none) }),
      twice.length && t("beatty.met", { few: few(twice) }),
    ];
    return said.filter(Boolean).join("; ") || t("beatty.once", { last });
  }

  function place() {
    which = at.narrow ? 3 : 5;
    const marks = Array.from({ length: 11 }, (_, i) => `M${on(1 + i / 10)} ${RAIL - 5}v10`).join("");
    put(rail, { d: `M${EDGE} ${RAIL}H${at.wide - EDGE}${marks}` });
    ticks.forEach((tick, i) => put(tick, { x: on(1 + i / 5), y: RAIL + 40 }));
    move(truth, on(GOLDEN), RAIL);
    put(combs[0].name, { x: 0, y: 14 });
    put(combs[1].name, { x: at.wide, y: LOW + 30, "text-anchor": "end" });
    if (at.open) top = at.narrow ? SMALL : MANY;
    return RAIL + 50;
  }

  function paint() {
    unit = at.wide / top;
    const radius = Math.min(unit * 0.44, 22);
    const times = marked([alpha, beta], MANY);
    const below = new Set(Array.from({ length: MANY }, (_, i) => Math.floor((i + 1) * beta)));
    at.node.style.setProperty("--number", `${Math.max(11, radius * 0.85)}px`);
    [alpha, beta].forEach((step, i) => {
      const y = i ? LOW : TOP;
      const { spine, teeth, name } = combs[i];
      put(spine, { d: `M0 ${y}H${at.wide}` });
      write(name, `${"αβ"[i]} = ${step.toFixed(3)}`);
      teeth.forEach(({ line, root }, k) => {
        const [from, to] = [(k + 1) * step, Math.floor((k + 1) * step)];
        const seen = to <= top + 0.01;
        show(line, seen);
        show(root, seen && along(from) < at.wide + 4);
        if (!seen) return;
        put(root, { cx: along(from), cy: y, r: Math.min(5, unit / 4) });
        const [knee, end] = [(y + 2 * MIDDLE) / 3, MIDDLE + (i ? radius : -radius)];
        put(line, {
          d: `M${along(from)} ${y}C${along(from)} ${(y + MIDDLE) / 2} ${along(to)} ${knee} ${along(to)} ${end}`,
        });
      });
    });
    cups.forEach(({ ring, number }, i) => {
      const m = i + 1;
      const seen = m <= top + 0.01;
      show(ring, seen);
      show(number, seen && (unit > 17 || m % 5 === 0));
      if (!seen) return;
      const kind = times[m] === 0 ? "gap" : times[m] > 1 ? "twice" : below.has(m) ? "lower" : "upper";
      const more = times[m] !== 1 && unit > 24 ? 3 : 0;
      put(ring, { cx: along(m), cy: MIDDLE, r: radius + more, class: `cup ${kind}` });
      put(number, { x: along(m), y: MIDDLE, class: `number ${kind}` });
    });
    move(grip, on(alpha), RAIL);
    move(comb, along(which * beta), LOW);
    show(truth, at.open);
    show(mine, at.ghost !== null);
    if (at.ghost === null) return;
    move(mine, on(at.ghost), RAIL);
    show(mine.lastChild, Math.abs(on(at.ghost) - on(GOLDEN)) > 24);
  }

  function read() {
    const teeth = 1 / alpha + 1 / beta;
    if (Math.abs(teeth - 1) < 1e-9 && !firstFault([alpha, beta], Math.round(top)))
      return t("beatty.whole", { alpha: alpha.toFixed(3), beta: beta.toFixed(3) });
    return t("beatty.sum", { faults: faults(), teeth: teeth.toFixed(3) });
  }
});

export const beatty = { draw, styles };
