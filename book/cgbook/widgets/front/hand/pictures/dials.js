// Two dials: how often you bluff, and how often your opponent calls. Ten thousand deals draw a curve. Each dial has a
// lamp, which is lit when the other player's choice makes no difference.
import { averages, levelOdds, perDeal } from "../../maths/bluffs.js";
import { calm } from "../../page/dom.js";
import { sentences, t } from "../../page/words.js";
import { add, move, put, range, show, through, write } from "../draw.js";
import { picture } from "../picture.js";
import { RAYS } from "./lamps.js";
import styles from "./dials.css";

const [BET, MOST] = [2, 8]; // chips in a bet during the question, and the largest bet
const WAYS = /** @type {("bluff" | "call")[]} */ (["bluff", "call"]);
const START = [15, 80]; // the dials' first settings, in hundredths
const [DEALS, EVERY] = [10_000, 40]; // number of deals, and deals between two points of the curve
const DEALT = 900; // milliseconds for all deals
const NEAR = 1.6; // how near a dial must be to snap to its mark, in hundredths
const ASKED = WAYS.map((way) => 100 * levelOdds(BET)[way]);
/** Returns a fraction with a small denominator, or else a decimal. @param {number} part */
const written = (part) => {
  const d = range(MOST + 2, 1).find((d) => Math.abs(part * d - Math.round(part * d)) < 1e-9);
  return d === 1 ? String(Math.round(part)) : d ? `${Math.round(part * d)}/${d}` : part.toFixed(2);
};

export const dials = picture("how-often-to-bluff", styles, (at) => {
  const words = (/** @type {string} */ key, said = {}) => t(`how-often-to-bluff.${key}`, said);
  let [radius, level, head, foot, left, right] = [0, 0, 0, 0, 0, 0];
  let [bet, seed, dealt, thick] = [BET, 1, 1, 14];
  const middle = (/** @type {number} */ side) =>
    at.narrow ? (side ? at.wide - radius - 9 : radius + 9) : at.wide / 2 + (side ? 185 : -185);
  const best = (/** @type {number} */ side) => 100 * levelOdds(bet)[WAYS[side]];
  /** @param {number} side @param {number} value @param {number} far */
  const around = (side, value, far = radius) => {
    const turn = Math.PI * (1 - value / 100);
    return [middle(side) + far * Math.cos(turn), level - far * Math.sin(turn)];
  };
  const often = () => dialled.map(({ hand }) => hand.real / 100);
  const lit = (/** @type {number} */ side) => Math.abs(dialled[side].hand.real - best(side)) < 1e-6;
  const won = () => perDeal(bet, often()[0], often()[1]);
  const most = () => Math.max(1, bet / 2); // the most that you can win per deal, on average
  const up = (/** @type {number} */ pay) => foot - 10 - (Math.max(-0.1, pay / most()) * (foot - head - 16)) / 1.06;
  /** Returns your average win per deal with the other dial at "always", and at "never". @param {number} side */
  const ends = (side) =>
    side
      ? [perDeal(bet, 1, often()[1]), perDeal(bet, 0, often()[1])]
      : [perDeal(bet, often()[0], 1), perDeal(bet, often()[0], 0)];

  const grid = add(at.node, "path", { class: "grid" });
  const ticks = [0, 1].map((n) => add(at.node, "text", { class: "note" }, words(n ? "chip" : "none")));
  const curve = add(at.node, "path", { class: "curve" });
  const mean = add(at.node, "path", { class: "mean" });
  const told = add(at.node, "text", { class: "number halo" });
  const many = add(at.node, "text", { class: "note middle" }, words("deals"));
  const marks = [0, 1].map((side) =>
    ["one", "other"].map((end) => ({
      tick: add(at.node, "path", { class: side ? "wish" : "wish theirs" }),
      text: add(at.node, "text", { class: side ? "note right" : "note" }, words(`${end}${side}`)),
    })),
  );
  const dialled = WAYS.map((way, side) => {
    const [track, swept] = ["track", side ? "swept theirs" : "swept"].map((kind) =>
      add(at.node, "path", { class: kind }),
    );
    const title = add(at.node, "text", { class: "side middle", y: 15 }, words(way));
    const number = add(at.node, "text", { class: "count" });
    const names = ["never", "always"].map((end, i) =>
      add(at.node, "text", { class: i ? "note right" : "note" }, words(end)),
    );
    const lamp = add(at.node, "g", { class: "lamp" });
    add(lamp, "path", { class: "rays", d: RAYS });
    add(lamp, "circle", { class: "disc", r: 13 });
    const caption = add(at.node, "text", { class: "note" }, words(`lamp${side}`));
    at.mark({ r: 20 }, { y: -25 }, (guess) => around(side, 100 * guess[side]), { seen: () => Array.isArray(at.ghost) });
    const hand = at.chip({
      name: way,
      label: words(`dial${side}`),
      max: () => 100,
      step: 5,
      far: 25,
      start: START[side],
      axis: "xy",
      at: (value) => ({ x: around(side, value)[0], y: around(side, value)[1] }),
      to(x, y) {
        const turn = Math.atan2(level - y, x - middle(side)) / Math.PI;
        return 100 * (turn < -0.5 ? 0 : turn < 0 ? 1 : 1 - turn);
      },
      magnet: (value, reach = NEAR) => (Math.abs(value - best(side)) < reach ? best(side) : value),
      text: () => [chance(side), lit(side) && words("lit", { what: words(`lamp${side}`) })].filter(Boolean).join("; "),
      done: deal,
    });
    return { track, swept, title, number, names, lamp, caption, hand };
  });
  const pile = add(at.node, "g");
  const coins = range(MOST).map(() => add(pile, "rect", { class: "chip", rx: 3 }));
  const floor = add(pile, "path", { class: "bold" });
  const name = add(pile, "text", { class: "note middle" }, words("bet"));
  at.chip({
    name: "bet",
    radius: 14,
    label: words("bets"),
    min: () => 1,
    max: () => MOST,
    start: BET,
    waits: true,
    axis: "y",
    at: (n) => ({ x: at.wide / 2, y: level + 20 - n * thick - 15 }),
    text: (n) => words("chips", { n }),
    input(n) {
      if (!at.open || n === bet) return;
      bet = n;
      dialled.forEach(({ hand }, side) => hand.set(best(side)));
    },
    done: deal,
  });
  return {
    answer: ASKED.map((one) => one / 100),
    numbers: {
      bluff: written(levelOdds(BET).bluff),
      call: written(levelOdds(BET).call),
      won: written(levelOdds(BET).won),
    },
    place() {
      const { narrow, wide } = at;
      radius = narrow ? Math.min(62, wide * 0.172) : 100;
      thick = narrow ? 9 : 14;
      level = 42 + radius;
      head = level + (narrow ? 82 : 88);
      foot = head + (narrow ? 140 : 165);
      [left, right] = narrow ? [44, wide - 48] : [60, wide - 64];
      dialled.forEach(({ track, title, number, names, lamp, caption }, side) => {
        const x = middle(side);
        put(track, { d: arc(side, 100) });
        put(title, { x });
        put(number, { x, y: level - (narrow ? 8 : 30) });
        names.forEach((end, i) => put(end, { x: x + (i ? radius + 8 : -radius - 8), y: level + 26 }));
        put(lamp, { transform: narrow ? `translate(${x} ${level + 24}) scale(0.8)` : `translate(${x} ${level + 18})` });
        put(caption, {
          x: narrow ? (side ? wide : 0) : x,
          y: level + 62,
          "text-anchor": narrow ? (side ? "end" : "start") : "middle",
        });
      });
      const half = narrow ? 15 : 24;
      move(pile, wide / 2, level + 20);
      coins.forEach((coin, k) => put(coin, { x: -half, y: -(k + 1) * thick, width: 2 * half, height: thick }));
      put(floor, { d: `M${-half - 4} 0H${half + 4}` });
      put(name, { y: 20 });
      put(many, { x: (left + right) / 2, y: foot + 18 });
      return foot + 24;
    },
    paint() {
      const [bluff, call] = often();
      dialled.forEach(({ swept, number, lamp, caption, hand }, side) => {
        put(swept, { d: arc(side, hand.real) });
        write(number, chance(side));
        lamp.classList.toggle("lit", lit(side));
        caption.classList.toggle("lit", lit(side));
        write(caption, words(`${lit(side) ? "lamp" : "minds"}${side}`));
      });
      coins.forEach((coin, k) => show(coin, k < bet));
      const whole = range(Math.floor(most()) + 1).map((n) => `M${left} ${up(n)}H${right}`);
      put(grid, { d: `${whole.join("")}M${left} ${head}V${foot}H${right}V${head}` });
      ticks.forEach((tick, n) => put(tick, { x: left + 5, y: up(n) - 5 }));
      const points = averages(bet, bluff, call, Math.round((dealt * DEALS) / EVERY) * EVERY, EVERY, seed);
      put(curve, {
        d: through(
          points.map((pay, i) => [left + ((i + 1) * EVERY * (right - left)) / DEALS, Math.max(head, up(pay))]),
        ),
      });
      put(mean, { d: `M${left} ${up(won())}H${right}` });
      put(told, { x: left + (right - left) * 0.62, y: up(won()) + (won() > most() / 2 ? 20 : -18) });
      write(told, words("average", { won: written(won()) }));
      marks.forEach((pair, side) => {
        const levels = ends(side).map(up);
        const room = Math.max(0, 15 - Math.abs(levels[0] - levels[1])) / 2;
        pair.forEach(({ tick, text }, i) => {
          const higher = levels[i] < levels[1 - i] || (levels[i] === levels[1 - i] && !i);
          const [x, way] = side ? [left, -1] : [right, 1];
          put(tick, { d: `M${x} ${levels[i]}h${way * 8}` });
          put(text, { x: x + way * 11, y: levels[i] + 5 + (higher ? -room : room) });
          for (const node of [tick, text]) put(node, { opacity: at.seen });
        });
      });
    },
    holds: () => words("holds", said()),
    guess: () => often().map((one) => Math.round(one * 1000) / 1000),
    right: (guess) => Array.isArray(guess) && guess.every((one, side) => 100 * one === ASKED[side]),
    judge(guess, right) {
      if (!Array.isArray(guess)) return "";
      return right ? words("right") : minded(BET, guess);
    },
    read() {
      if (WAYS.every((_, side) => lit(side))) return words("level", { bet, ...said() });
      return sentences(words("holds", said()), minded(bet, often()));
    },
    arrive(glide) {
      dialled.forEach(({ hand }, side) => hand.set(best(side), { glide }));
      if (glide) at.later(glide, deal);
    },
    close: () => ([bet, dealt] = [BET, 1]),
  };

  /** Returns the path of a dial's arc from the left end to a value. @param {number} side @param {number} value */
  function arc(side, value) {
    return `M${around(side, 0)}A${radius} ${radius} 0 0 1 ${around(side, value)}`;
  }

  /** Returns the setting of a dial as text. @param {number} side */
  function chance(side) {
    return written(often()[side]);
  }

  function said() {
    return { bluff: chance(0), call: chance(1), won: written(Math.round(100 * won()) / 100) };
  }

  /** Returns the sentence about a player who isn't indifferent: their better choice, and your win per deal after it.
   * @param {number} bet @param {number[]} often */
  function minded(bet, [bluff, call]) {
    const level = levelOdds(bet);
    const off = Math.abs(bluff - level.bluff) > 0.001 ? Math.sign(bluff - level.bluff) : 0;
    if (off)
      return words(off < 0 ? "folds" : "calls", {
        won: written(Math.round(100 * perDeal(bet, bluff, Number(off > 0))) / 100),
      });
    const best = Number(call < level.call);
    return words(best ? "bluffs" : "gives", { won: written(Math.round(100 * perDeal(bet, best, call)) / 100) });
  }

  /** Plays another ten thousand deals. */
  function deal() {
    seed += 1;
    if (!calm()) at.grow(DEALT, (part) => (dealt = part));
  }
});
