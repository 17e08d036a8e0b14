// Two combs, above and below the whole numbers. Each tooth marks its place rounded down. The aim is to mark each number
// exactly once.
import { faults, firstFault, marked } from "../../maths/combs.js";
import { sentences, t } from "../../page/words.js";
import { add, put, range, move, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./beatty.css";

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const START = 1.35; // a first value so bad that nobody would keep it
const FEW = 12; // how many numbers are shown during the question
const [MANY, SMALL] = [34, 21]; // how many are shown once the gate is open, on a wide screen and on a phone
const FAR = 4000; // a guess is tested on this many numbers
const TOP = 30; // y-coordinate of the upper comb, in pixels
const [MIDDLE, LOW, RAIL] = [120, 210, 316]; // y-coordinates of the numbers, the lower comb and the rail, in pixels
const EDGE = 14; // margin at each end of the rail, in pixels
const NUMBERS = range(MANY, 1);
const partner = (/** @type {number} */ step) => step / (step - 1);
/** Returns the goal if it's closer to the value than `reach`, and otherwise the value.
 * @param {number} value @param {number} goal @param {number} reach */
const near = (value, goal, reach) => (Math.abs(value - goal) < reach ? goal : value);

export const beatty = picture("beatty", styles, (at) => {
  let [alpha, beta] = [START, START + 1];
  let [unit, which] = [0, 5]; // the unit in pixels, and the number of the tooth of the lower comb that is the handle
  const top = () => FEW + ((at.narrow ? SMALL : MANY) - FEW) * at.seen; // number of numbers shown

  const combs = ["upper", "lower"].map((name, side) => ({
    y: side ? LOW : TOP,
    spine: add(at.node, "path", { class: `spine ${name}` }),
    teeth: NUMBERS.map(() => ({
      line: add(at.node, "path", { class: `tooth ${name}` }),
      root: add(at.node, "circle", { class: side ? "chip" : "root upper" }),
    })),
    name: add(at.node, "text", { class: "note", y: side ? LOW + 30 : 14, "text-anchor": side ? "end" : "start" }),
  }));
  const cups = NUMBERS.map((m) => ({ m, ring: add(at.node, "circle"), number: add(at.node, "text", {}, m) }));
  const rail = add(at.node, "path", { class: "rail" });
  const ticks = range(6).map((i) =>
    add(at.node, "text", { class: "note middle", y: RAIL + 40 }, (1 + i / 5).toFixed(1)),
  );
  const truth = add(at.node, "g", { class: "truth" });
  add(truth, "path", { d: "M0 -26V26" });
  add(truth, "text", { class: "note middle", y: -37 }, "φ");
  /** @param {number} value */
  const along = (value) => (value - 0.5) * unit; // x-coordinate of a value on the combs
  const on = (/** @type {number} */ value) => EDGE + (value - 1) * (at.wide - 2 * EDGE);
  const { you } = at.mark({ d: "M0 -26V26" }, { y: -35 }, (guess) => {
    const gap = on(guess) - on(GOLDEN);
    const beside = Math.abs(gap) <= 24 ? Math.sign(gap) || 1 : 0; // near φ, the word begins or ends at its mark
    put(you, { x: beside * Math.max(4, 10 - Math.abs(gap)) });
    you.style.textAnchor = beside ? (beside > 0 ? "start" : "end") : "";
    return [on(guess), RAIL];
  });
  const text = (/** @type {number} */ value) => (at.open ? value.toFixed(3) : `${value.toFixed(3)}; ${told()}`);
  const pull = at.chip({
    radius: 15,
    label: t("beatty.lower"),
    min: () => 1.5,
    max: () => 4,
    step: 0.01,
    far: 0.1,
    start: START + 1,
    waits: true,
    axis: "x",
    at: (value) => ({ x: along(which * value), y: LOW }),
    magnet: (value, reach = 6 / unit / which) => near(value, partner(alpha), reach),
    text,
    input(_, real) {
      if (at.open) beta = real;
    },
  });
  const hand = at.chip({
    radius: 19,
    label: t("beatty.upper"),
    min: () => 1.001,
    max: () => 2,
    step: 0.001,
    far: 0.02,
    start: START,
    axis: "x",
    at: (value) => ({ x: on(value), y: RAIL }),
    magnet: (value, reach = 4 / (at.wide - 2 * EDGE)) => (at.open ? near(value, partner(beta), reach) : value),
    text,
    input(_, real) {
      alpha = real;
      if (!at.open) beta = real + 1;
    },
  });
  return {
    grows: 900,
    place() {
      which = at.narrow ? 3 : 5;
      const marks = range(11).map((i) => `M${on(1 + i / 10)} ${RAIL - 5}v10`);
      put(rail, { d: `M${EDGE} ${RAIL}H${at.wide - EDGE}${marks.join("")}` });
      ticks.forEach((tick, i) => put(tick, { x: on(1 + i / 5) }));
      move(truth, on(GOLDEN), RAIL);
      put(combs[1].name, { x: at.wide });
      return RAIL + 50;
    },
    paint() {
      const last = top() + 0.01;
      unit = at.wide / top();
      const radius = Math.min(unit * 0.44, 22);
      const times = marked([alpha, beta], MANY);
      const below = new Set(NUMBERS.map((n) => Math.floor(n * beta)));
      at.node.style.setProperty("--number", `${Math.max(11, radius * 0.85)}px`);
      combs.forEach(({ y, spine, teeth, name }, side) => {
        const step = side ? beta : alpha;
        put(spine, { d: `M0 ${y}H${at.wide}` });
        write(name, `${"αβ"[side]} = ${step.toFixed(3)}`);
        teeth.forEach(({ line, root }, k) => {
          const [from, to] = [(k + 1) * step, Math.floor((k + 1) * step)];
          const seen = to <= last;
          show(line, seen);
          show(root, seen && along(from) < at.wide + 4);
          if (!seen) return;
          const [x, tip] = [along(from), along(to)];
          const [knee, end] = [(y + 2 * MIDDLE) / 3, MIDDLE + (side ? radius : -radius)];
          put(root, { cx: x, cy: y, r: Math.min(5, unit / 4) });
          put(line, { d: `M${x} ${y}C${x} ${(y + MIDDLE) / 2} ${tip} ${knee} ${tip} ${end}` });
        });
      });
      for (const { m, ring, number } of cups) {
        const seen = m <= last;
        show(ring, seen);
        show(number, seen && (unit > 17 || m % 5 === 0));
        const once = below.has(m) ? ["chip", "on-chip"] : ["upper", "on"];
        const [kind, ink] = times[m] === 0 ? ["gap", "bad"] : times[m] > 1 ? ["twice", "on"] : once;
        const more = times[m] !== 1 && unit > 24 ? 3 : 0;
        put(ring, { cx: along(m), cy: MIDDLE, r: radius + more, class: `cup ${kind}` });
        put(number, { x: along(m), y: MIDDLE, class: `number ${ink}` });
      }
      show(truth, at.open);
    },
    holds: () => t("beatty.holds", { alpha: alpha.toFixed(3), faults: told() }),
    guess: () => +alpha.toFixed(4),
    right: (guess) => (firstFault([guess, guess + 1], FAR)?.number ?? FAR) > FEW,
    judge(guess) {
      const fault = firstFault([guess, guess + 1], FAR);
      if (!fault || Math.abs(guess - GOLDEN) < 5e-4) return t("beatty.golden");
      const said = t(fault.number > FEW ? "beatty.close" : "beatty.off", { before: fault.number - 1 });
      return sentences(said, t(fault.times ? "beatty.twice" : "beatty.none", { number: fault.number }));
    },
    read() {
      const teeth = 1 / alpha + 1 / beta;
      if (Math.abs(teeth - 1) < 1e-9 && !firstFault([alpha, beta], Math.round(top())))
        return t("beatty.whole", { alpha: alpha.toFixed(3), beta: beta.toFixed(3) });
      return t("beatty.sum", { faults: told(), teeth: teeth.toFixed(3) });
    },
    open: () => pull.lock(true), // the lower comb is locked until both combs have arrived
    /** Moves both combs until each number is marked exactly once, and then frees the lower comb. */
    arrive(glide) {
      const from = alpha;
      const step = (/** @type {number} */ part) => {
        const value = part < 1 ? from + (GOLDEN - from) * part : GOLDEN;
        beta = value + 1;
        hand.set(value);
      };
      at.grow(glide, step, () => {
        pull.set(beta);
        pull.lock(false);
      });
    },
    value: () => ({ alpha, beta }),
    set(value) {
      if (value?.alpha > 1 && value.alpha <= 2) hand.set(value.alpha);
      if (at.open && value?.beta >= 1.5 && value.beta <= 4) pull.set(value.beta);
    },
  };

  /** Says which visible numbers are left out or marked twice. */
  function told() {
    const last = Math.round(top());
    const { none, twice } = faults([alpha, beta], last);
    const few = (/** @type {number[]} */ some) => some.slice(0, 4).join(", ") + (some.length > 4 ? " …" : "");
    const said = [
      none.length && t("beatty.left", { few: few(none) }),
      twice.length && t("beatty.met", { few: few(twice) }),
    ];
    return said.filter(Boolean).join("; ") || t("beatty.once", { last });
  }
});
