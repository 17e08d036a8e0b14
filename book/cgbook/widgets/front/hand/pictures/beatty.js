// Two combs over the whole numbers: each tooth marks the number below it, and none shall be left out or marked twice.
import { firstFault, marked } from "../../maths/combs.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, run, sheet, show, write } from "../draw.js";
import { handle } from "../handle.js";
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

function draw(stage, { touched, enter, changed }) {
  let [alpha, beta, top, placed, open] = [START, START + 1, FEW, false, false];
  /** @type {number | null} */
  let ghost = null;
  let [wide, unit, which] = [0, 0, 5]; // `which` tooth of the lower comb is held

  const ground = sheet(stage, place);
  const combs = ["upper", "lower"].map((name) => ({
    spine: add(ground.node, "path", { class: `spine ${name}` }),
    teeth: Array.from({ length: MANY }, () => ({
      line: add(ground.node, "path", { class: `tooth ${name}` }),
      root: add(ground.node, "circle", { class: `root ${name}` }),
    })),
    name: add(ground.node, "text", { class: "note" }),
  }));
  const cups = Array.from({ length: MANY }, (_, i) => ({
    ring: add(ground.node, "circle"),
    number: add(ground.node, "text", {}, i + 1),
  }));
  const rail = add(ground.node, "path", { class: "rail" });
  const ticks = Array.from({ length: 6 }, (_, i) =>
    add(ground.node, "text", { class: "note middle" }, (1 + i / 5).toFixed(1)),
  );
  const truth = add(ground.node, "g", { class: "truth" });
  add(truth, "path", { d: "M0 -26V26" });
  add(truth, "text", { class: "note middle", y: -37 }, "φ");
  const mine = add(ground.node, "g");
  add(mine, "path", { class: "ghost", d: "M0 -26V26" });
  add(mine, "text", { class: "note middle ghost-word", y: -35 }, t("hand.you"));
  const [comb, grip] = [chip(ground.node, "x", 15), chip(ground.node, "x", 19)];
  const at = (value) => (value - 0.5) * unit; // what lies between m and m + 1 belongs to m
  const on = (value) => EDGE + (value - 1) * (wide - 2 * EDGE);
  const hand = handle(grip, {
    label: t("beatty.upper"),
    min: () => 1.001,
    max: () => 2,
    step: 0.001,
    far: 0.02,
    value: START,
    axis: "x",
    at: (value) => ({ x: on(value), y: RAIL }),
    to: (x) => 1 + (x - EDGE) / (wide - 2 * EDGE),
    magnet: (value, reach = 4 / (wide - 2 * EDGE)) => (open ? near(value, partner(beta), reach) : value),
    text: (value) => `${value.toFixed(3)}; ${faults()}`,
    input(_, real) {
      alpha = real;
      if (!open) beta = real + 1;
      if (!wide) return;
      placed ||= real !== START;
      paint();
      if (placed) touched();
      changed();
    },
    enter,
  });
  const pull = handle(comb, {
    label: t("beatty.lower"),
    min: () => 1.5,
    max: () => 4,
    step: 0.01,
    far: 0.1,
    value: START + 1,
    axis: "x",
    at: (value) => ({ x: at(which * value), y: LOW }),
    to: (x) => (x / unit + 0.5) / which,
    magnet: (value, reach = 6 / unit / which) => near(value, partner(alpha), reach),
    text: (value) => `${value.toFixed(3)}; ${faults()}`,
    input(_, real) {
      if (!open || !wide) return;
      beta = real;
      paint();
      changed();
    },
  });
  comb.classList.remove("idle");
  pull.lock(true);
  const stop = ground.ready();
  return {
    ask: t("beatty.first"),
    truth: t("beatty.truth"),
    then: t("beatty.then"),
    holds: () => t("beatty.holds", { alpha: alpha.toFixed(3), faults: faults() }),
    guess: () => (placed ? +alpha.toFixed(4) : null),
    judge(guess) {
      const fault = firstFault([guess, guess + 1], FAR);
      if (!fault || Math.abs(guess - GOLDEN) < 5e-4) return { right: true, text: t("beatty.golden") };
      const said = t(fault.number > FEW ? "beatty.close" : "beatty.off", { before: fault.number - 1 });
      const what = t(fault.times ? "beatty.twice" : "beatty.none", { number: fault.number });
      return { right: fault.number > FEW, text: `${said} ${what} ${t("beatty.truth")}` };
    },
    open(guess, quick) {
      [open, ghost] = [true, guess];
      const wider = (part) => {
        top = FEW + ((wide < 520 ? SMALL : MANY) - FEW) * part;
        paint();
      };
      run(stage, quick ? 0 : 900, wider, () => open && arrive(quick ? 0 : 900));
    },
    close() {
      [open, ghost, top] = [false, null, FEW];
      pull.lock(true);
      hand.set(START);
      placed = false;
      paint();
    },
    read,
    value: () => ({ alpha, beta }),
    set(value) {
      if (value?.alpha > 1 && value.alpha <= 2) hand.set(value.alpha);
      if (open && value?.beta >= 1.5 && value.beta <= 4) pull.set(value.beta);
    },
    stop,
  };

  /** Both combs go where every number is marked once, and then the lower one is free. */
  function arrive(glide) {
    if (hand.busy()) return;
    const from = alpha;
    const step = (part) => {
      const value = part < 1 ? from + (GOLDEN - from) * part : GOLDEN;
      beta = value + 1;
      hand.set(value);
    };
    run(stage, glide, step, () => {
      if (!open) return;
      pull.set(beta);
      pull.lock(false);
      paint();
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

  function place(width) {
    wide = width;
    which = wide < 520 ? 3 : 5;
    const marks = Array.from({ length: 11 }, (_, i) => `M${on(1 + i / 10)} ${RAIL - 5}v10`).join("");
    put(rail, { d: `M${EDGE} ${RAIL}H${wide - EDGE}${marks}` });
    ticks.forEach((tick, i) => put(tick, { x: on(1 + i / 5), y: RAIL + 40 }));
    move(truth, on(GOLDEN), RAIL);
    put(combs[0].name, { x: 0, y: 14 });
    put(combs[1].name, { x: wide, y: LOW + 30, "text-anchor": "end" });
    if (open) top = wide < 520 ? SMALL : MANY;
    paint();
    return RAIL + 50;
  }

  function paint() {
    unit = wide / top;
    const radius = Math.min(unit * 0.44, 22);
    const times = marked([alpha, beta], MANY);
    const below = new Set(Array.from({ length: MANY }, (_, i) => Math.floor((i + 1) * beta)));
    ground.node.style.setProperty("--number", `${Math.max(11, radius * 0.85)}px`);
    [alpha, beta].forEach((step, i) => {
      const y = i ? LOW : TOP;
      const { spine, teeth, name } = combs[i];
      put(spine, { d: `M0 ${y}H${wide}` });
      write(name, `${"αβ"[i]} = ${step.toFixed(3)}`);
      teeth.forEach(({ line, root }, k) => {
        const [from, to] = [(k + 1) * step, Math.floor((k + 1) * step)];
        const seen = to <= top + 0.01;
        show(line, seen);
        show(root, seen && at(from) < wide + 4);
        if (!seen) return;
        put(root, { cx: at(from), cy: y, r: Math.min(5, unit / 4) });
        const [knee, end] = [(y + 2 * MIDDLE) / 3, MIDDLE + (i ? radius : -radius)];
        put(line, { d: `M${at(from)} ${y}C${at(from)} ${(y + MIDDLE) / 2} ${at(to)} ${knee} ${at(to)} ${end}` });
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
      put(ring, { cx: at(m), cy: MIDDLE, r: radius + more, class: `cup ${kind}` });
      put(number, { x: at(m), y: MIDDLE, class: `number ${kind}` });
    });
    move(grip, on(alpha), RAIL);
    move(comb, at(which * beta), LOW);
    show(truth, open);
    show(mine, open && ghost !== null);
    if (ghost === null) return;
    move(mine, on(ghost), RAIL);
    show(mine.lastChild, Math.abs(on(ghost) - on(GOLDEN)) > 24);
  }

  function read() {
    const teeth = 1 / alpha + 1 / beta;
    if (Math.abs(teeth - 1) < 1e-9 && !firstFault([alpha, beta], Math.round(top)))
      return t("beatty.whole", { alpha: alpha.toFixed(3), beta: beta.toFixed(3) });
    return t("beatty.sum", { faults: faults(), teeth: teeth.toFixed(3) });
  }
}

export const beatty = { draw, styles };
