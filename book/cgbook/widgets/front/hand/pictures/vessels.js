// The Talmud's rule. Each claim has a vessel, in two halves joined by a thin pipe. A tube joins all vessels at the
// bottom, so the water, which is the estate, rises to the same height in each.
import { amount, leftFor, nucleolus, PARTS } from "../../maths/coalitions.js";
import { t } from "../../page/words.js";
import { add, put, range, through, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./vessels.css";

const NAMES = ["A", "B", "C"];
const CLAIMS = [100, 200, 300];
const TALL = Math.max(...CLAIMS); // height of the vessels, in units of the claims
const ALL = CLAIMS.reduce((sum, one) => sum + one);
const BEGIN = ALL / 2; // the estate during the question
const STEP = 10;
const [HEAD, FOOT, RAIL] = [58, 298, 372]; // y-coordinates, in pixels: top and bottom of the vessels, scale of estates
const [PIPE, TUBE] = [3, 9]; // half the width of a pipe, and the height of the tube at the bottom
/** Returns each claimant's share of an estate, in twelfths. @param {number} estate */
const paid = (estate) => nucleolus(leftFor(estate, CLAIMS)) ?? [0, 0, 0];
/** The largest estate that gives A half of its claim. */
const TRUE =
  range(ALL)
    .filter((n) => n % STEP === 0 && 2 * paid(n)[0] === PARTS * CLAIMS[0])
    .at(-1) ?? 0;
const up = (/** @type {number} */ level) => FOOT - (level / TALL) * (FOOT - HEAD);

export const vessels = picture("vessels", styles, (at) => {
  let half = 0; // half the width of a vessel
  let middles = /** @type {number[]} */ ([]);

  const tubes = ["water", "bold"].map((kind) => add(at.node, "path", { class: kind }));
  const waters = CLAIMS.map(() => add(at.node, "path", { class: "water" }));
  const glasses = CLAIMS.map(() => add(at.node, "path", { class: "bold" }));
  const level = add(at.node, "path", { class: "level" });
  const titles = NAMES.map((name, i) => add(at.node, "text", { class: "note middle" }, `${name} ${CLAIMS[i]}`));
  const shares = NAMES.map(() => add(at.node, "text", { class: "count" }));
  const scale = add(at.node, "path", { class: "rail" });
  const marks = range(ALL / 100 + 1).map((n) => add(at.node, "text", { class: "note middle", y: RAIL + 40 }, 100 * n));
  const along = (/** @type {number} */ estate) => 24 + (estate / ALL) * (at.wide - 48);
  at.mark({ r: 20 }, { y: -25 }, (estate) => [along(estate), RAIL]);
  const hand = at.chip({
    label: t("vessels.estate"),
    max: () => ALL,
    step: STEP,
    start: BEGIN,
    axis: "x",
    at: (estate) => ({ x: along(estate), y: RAIL }),
    text: (estate) => (at.open ? "" : String(estate)),
  });
  return {
    answer: TRUE,
    numbers: { n: TRUE, b: amount(paid(TRUE)[1]), c: amount(paid(TRUE)[2]) },
    place() {
      half = Math.min(60, at.wide / 8);
      middles = CLAIMS.map((_, i) => at.wide / 2 + (i - 1) * Math.min(180, at.wide / 3.1));
      CLAIMS.forEach((claim, i) => {
        put(glasses[i], { d: outline(middles[i], claim, TALL) });
        put(titles[i], { x: middles[i], y: HEAD - 14 });
        put(shares[i], { x: middles[i], y: HEAD - 34 });
      });
      put(tubes[1], { d: tube() });
      put(scale, { d: `M${along(0)} ${RAIL}H${along(ALL)}` });
      marks.forEach((mark, n) => put(mark, { x: along(100 * n) }));
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
    },
    holds: () => t("vessels.holds", { n: hand.value }),
    judge(guess, right) {
      const [a] = paid(guess);
      const what = right ? "right" : guess > TRUE ? "more" : 2 * a < PARTS * CLAIMS[0] ? "less0" : "less";
      return t(`vessels.${what}`, { n: guess, a: amount(a) });
    },
    read() {
      const [a, b, c] = paid(hand.value).map(amount);
      return t("vessels.read", { n: hand.value, a, b, c });
    },
  };

  /** Returns the path of a vessel, or of its water up to a level: lower half of the claim, pipe, upper half.
   * @param {number} middle @param {number} claim @param {number} high */
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
    const side = [...below, [high, below.at(-1)?.[1] ?? half]];
    const edge = (/** @type {number} */ way) => side.map(([level, width]) => [middle + way * width, up(level)]);
    return `${through([...edge(-1), ...edge(1).reverse()])}Z`;
  }

  function tube() {
    return `M${middles[0] - half} ${FOOT}V${FOOT + TUBE}H${middles[2] + half}V${FOOT}Z`;
  }
});
