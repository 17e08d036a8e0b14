// The Talmud's rule: a vessel for each claim, with half of it below and half above, and a thin pipe between the two.
// All are joined at the foot, so the water, which is the estate, stands equally high in them.
import { amount, leftFor, nucleolus, PARTS } from "../../maths/coalitions.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./vessels.css";

const NAMES = ["A", "B", "C"];
const CLAIMS = [100, 200, 300];
const TALL = Math.max(...CLAIMS); // how high the vessels are
const ALL = CLAIMS.reduce((sum, one) => sum + one);
const BEGIN = ALL / 2; // what has been poured in when the question is asked
const STEP = 10;
const [HEAD, FOOT, RAIL] = [58, 298, 372]; // how far down the vessels begin and end, and the scale of estates
const [PIPE, TUBE] = [3, 9]; // half as wide as a pipe is, and how high the tube at the foot
/** What each gets of an estate, in twelfths. */
const paid = (estate) => nucleolus(leftFor(estate, CLAIMS)) ?? [];
/** The largest estate of which A gets half of its claim. */
const TRUE = [...Array(ALL).keys()].filter((n) => n % STEP === 0 && 2 * paid(n)[0] === PARTS * CLAIMS[0]).at(-1) ?? 0;
const up = (level) => FOOT - (level / TALL) * (FOOT - HEAD);

const draw = picture("vessels", (at) => {
  let half = 0; // half as wide as a vessel is
  /** @type {number[]} */
  let middles = [];

  const tubes = ["water", "glass"].map((kind) => add(at.node, "path", { class: kind }));
  const waters = CLAIMS.map(() => add(at.node, "path", { class: "water" }));
  const glasses = CLAIMS.map(() => add(at.node, "path", { class: "glass" }));
  const level = add(at.node, "path", { class: "level" });
  const titles = NAMES.map((name, i) => add(at.node, "text", { class: "note" }, `${name} ${CLAIMS[i]}`));
  const shares = NAMES.map(() => add(at.node, "text", { class: "count" }));
  const scale = add(at.node, "path", { class: "scale" });
  const marks = [...Array(ALL / 100 + 1).keys()].map((n) => add(at.node, "text", { class: "note" }, 100 * n));
  const mine = add(at.node, "g");
  add(mine, "circle", { class: "ghost", r: 20 });
  at.you(mine, { y: -25, "text-anchor": "middle" });
  const along = (estate) => 24 + (estate / ALL) * (at.wide - 48);
  const grip = chip(at.node, "x");
  const hand = at.handle(grip, {
    label: t("vessels.estate"),
    max: () => ALL,
    step: STEP,
    start: BEGIN,
    axis: "x",
    at: (estate) => ({ x: along(estate), y: RAIL }),
    to: (x) => ((x - 24) / (at.wide - 48)) * ALL,
    text: (estate) => (at.open ? "" : String(estate)),
  });
  return {
    place() {
      half = Math.min(60, at.wide / 8);
      middles = CLAIMS.map((_, i) => at.wide / 2 + (i - 1) * Math.min(180, at.wide / 3.1));
      CLAIMS.forEach((claim, i) => {
        put(glasses[i], { d: outline(middles[i], claim, TALL) });
        put(titles[i], { x: middles[i], y: HEAD - 14, "text-anchor": "middle" });
        put(shares[i], { x: middles[i], y: HEAD - 34 });
      });
      put(tubes[1], { d: tube() });
      put(scale, { d: `M${along(0)} ${RAIL}H${along(ALL)}` });
      marks.forEach((mark, n) => put(mark, { x: along(100 * n), y: RAIL + 40, "text-anchor": "middle" }));
      return RAIL + 50;
    },
    paint() {
      const estate = at.open ? Math.round(hand.real) : BEGIN;
      const got = paid(estate);
      const high = got[2] / PARTS; // the vessel of the largest claim has no pipe
      CLAIMS.forEach((claim, i) => {
        put(waters[i], { d: outline(middles[i], claim, high) });
        write(shares[i], amount(got[i]));
      });
      put(tubes[0], { d: high > 0 ? tube() : "" });
      put(level, { d: `M${middles[0] - half - 14} ${up(high)}H${middles[2] + half + 14}` });
      move(grip, along(hand.real), RAIL);
      show(mine, at.ghost !== null);
      if (at.ghost !== null) move(mine, along(at.ghost), RAIL);
    },
    holds: () => t("vessels.holds", { n: hand.value }),
    judge(guess) {
      const [a] = paid(guess);
      const [, b, c] = paid(TRUE).map(amount);
      const half = (PARTS * CLAIMS[0]) / 2;
      const what = guess === TRUE ? "right" : guess > TRUE ? "more" : a < half ? "less0" : "less";
      return {
        right: guess === TRUE,
        text: `${t(`vessels.${what}`, { n: guess, a: amount(a) })} ${t("vessels.truth", { n: TRUE, b, c })}`,
      };
    },
    open: () => at.arrive((glide) => hand.set(TRUE, { glide })),
    read() {
      const [a, b, c] = paid(hand.value).map(amount);
      return t("vessels.read", { n: hand.value, a, b, c });
    },
    value: () => hand.value,
    set(value) {
      if (Number.isInteger(value)) hand.set(value);
    },
  };

  /** A vessel, or its water, up to a height: the lower half of the claim, the pipe, the upper half. */
  function outline(middle, claim, high) {
    const turns = [
      [0, half],
      [claim / 2, half],
      [claim / 2, PIPE],
      [TALL - claim / 2, PIPE],
      [TALL - claim / 2, half],
      [TALL, half],
    ];
    if (claim === TALL) turns.splice(1, 4);
    const below = turns.filter(([level]) => level <= high);
    const wide = below.at(-1)?.[1] ?? half;
    const right = [...below, [high, wide]].map(([level, width]) => `${middle + width} ${up(level)}`);
    const left = [...below, [high, wide]].map(([level, width]) => `${middle - width} ${up(level)}`);
    return `M${[...left, ...right.reverse()].join("L")}Z`;
  }

  function tube() {
    return `M${middles[0] - half} ${FOOT}V${FOOT + TUBE}H${middles[2] + half}V${FOOT}Z`;
  }
});

export const vessels = { draw, styles };
