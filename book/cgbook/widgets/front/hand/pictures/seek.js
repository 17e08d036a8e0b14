// A square whose sides show how often you look in the garden and how often your friend hides there. The piles at the
// corners are the payoffs.
import { curves, drift, meetings, walked } from "../../maths/tables.js";
import { calm } from "../../page/dom.js";
import { sentences, t } from "../../page/words.js";
import { add, move, put, range, show, through, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./seek.css";

// your payoff for finding your friend in the garden; your friend's payoff for hiding safely in the house
const [FOUND, HIDDEN] = [4, 3];
const START = [0.9, 0.9];
const GRAIN = 20; // number of steps across the square
const NEAR = 0.055;
const MOST = 9;
const DRIFT = 3200; // milliseconds that the players drift
const ANCHORS = ["start", "middle", "end"];

/**
 * Returns the payoffs of both players. Rows are where you look, columns where your friend hides, with the garden first.
 * @param {number} found @param {number} hidden
 * @returns {any}
 */
const table = (found, hidden) => [
  [
    [found, 0],
    [0, hidden],
  ],
  [
    [0, 2],
    [1, 0],
  ],
];
const bound = (/** @type {number} */ one) => Math.min(1, Math.max(0, one));
/** @type {(one: number[]) => number} */
const near = ([n, d]) => n / d;
/** Returns the equilibrium, as two fractions. @param {number[][][]} pays */
const goal = (pays) => meetings(pays).map(({ p, q }) => [p[0], q[0]])[0];
const REST = goal(table(FOUND, HIDDEN)).map(near);
/** @type {(often: number[]) => {p: number, q: number}} */
const percents = ([p, q]) => ({ p: Math.round(p * 100), q: Math.round(q * 100) });

/**
 * Returns each player's preference: 1 for the garden, -1 for the house, 0 for indifference.
 * @param {number[]} often
 * @param {number[][][]} pays
 */
function wishes([p, q], pays) {
  const [you, friend] = goal(pays).map(near);
  return [q - friend, you - p].map((one) => (Math.abs(one) < 0.012 ? 0 : Math.sign(one)));
}

function wanting(/** @type {number[]} */ often, /** @type {number[][][]} */ pays) {
  const [you, friend] = wishes(often, pays);
  return sentences(t(`seek.you${you}`), t(`seek.friend${friend}`));
}

export const seek = picture("seek", styles, (at) => {
  let pays = table(FOUND, HIDDEN);
  let often = START; // how often you are in the garden, and how often your friend is
  let trail = /** @type {number[][]} */ ([]);
  let pulled = ""; // the sentence about a pile that the reader has changed
  let [left, top, side, thick] = [0, 0, 0, 0];
  const x = (/** @type {number} */ one) => left + one * side;
  const y = (/** @type {number} */ one) => top + (1 - one) * side;
  /** Returns the x-coordinate of a row's piles. `base` returns the y-coordinate of a column's piles.
   * @param {number} row */
  const aside = (row) => (row ? left - (at.narrow ? 40 : 66) : left + side + (at.narrow ? 26 : 46));
  const base = (/** @type {number} */ column) => (column ? top + side : top + 5 * thick);

  const tenths = add(at.node, "path", { class: "tenths" });
  const field = add(at.node, "rect", { class: "field" });
  const stairs = ["mine", "theirs"].map((name) => add(at.node, "path", { class: name }));
  const way = add(at.node, "path", { class: "trail" });
  const plumb = add(at.node, "path", { class: "thin" });
  const words = [0, 1].flatMap((player) =>
    ["house", player ? "friendsSide" : "yourSide", "garden"].map((name, i) => ({
      player,
      part: i / 2,
      node: add(at.node, "text", { class: "note", style: `text-anchor: ${ANCHORS[i]}` }, t(`seek.${name}`)),
    })),
  );
  const piles = [0, 1].flatMap((i) =>
    [0, 1].map((j) => {
      const [node, other] = [add(at.node, "g"), i !== j];
      return {
        node,
        i,
        j,
        coins: range(MOST).map(() => add(node, "rect", { class: other ? "worth other" : "worth", rx: 4 })),
        floor: add(node, "path", { class: "bold" }),
        count: add(node, "text", { class: "count" }),
        whose: add(node, "text", { class: "note middle", y: 18 }, t(other ? "seek.friend" : "seek.you")),
      };
    }),
  );
  const arrows = ["wish", "wish other"].map((name) =>
    add(at.node, "path", { class: name, d: "M25 0H52m-9 -8l9 8l-9 8" }),
  );
  at.mark({ r: 17 }, { y: -23 }, ([p, q]) => [x(p), y(q)]);
  at.roam({
    radius: 19,
    label: t("seek.chip"),
    at: () => ({ x: x(often[0]), y: y(often[1]) }),
    drag: (to) => carry([bound((to.x - left) / side), bound(1 - (to.y - top) / side)]),
    drop: () => at.open && !calm() && roll(),
    by(right, up, far) {
      /** @param {number} one @param {number} by */
      const step = (one, by) => (by ? bound(Math.round(one * GRAIN + by * (far ? 5 : 1)) / GRAIN) : one);
      carry([step(often[0], right), step(often[1], up)]);
    },
    text: () => t("seek.holds", percents(often)),
  });
  [FOUND, HIDDEN].forEach((start, player) =>
    at.chip({
      radius: 14,
      label: t(player ? "seek.hidden" : "seek.found"),
      min: () => 1,
      max: () => MOST,
      start,
      waits: true,
      axis: "y",
      at: (n) => ({ x: aside(0), y: base(player) - n * thick - 14 }),
      text: String,
      input(n) {
        if (!at.open) return;
        pays = player ? table(pays[0][0][0], n) : table(n, pays[0][1][1]);
        const [you, friend] = goal(pays).map((one) => one.join("/"));
        settle(260, sentences(t(player ? "seek.moved" : "seek.hid", { n }), t("seek.rests", { you, friend })));
      },
    }),
  );
  return {
    grows: 900,
    place() {
      const { narrow } = at;
      [left, thick] = narrow ? [62, 11] : [128, 15];
      side = Math.min(380, at.wide - left - (narrow ? 56 : 120));
      if (!narrow) left = (at.wide - side) / 2;
      top = 4 * thick + 16;
      put(field, { x: left, y: top, width: side, height: side });
      const grid = range(9, 1).map((i) => `M${x(i / 10)} ${top}v${side}M${left} ${y(i / 10)}h${side}`);
      put(tenths, { d: grid.join("") });
      for (const { player, part, node } of words) {
        if (player) put(node, { transform: `translate(${left - 10} ${y(part)}) rotate(-90)` });
        else move(node, x(part), top + side + 40);
      }
      const half = narrow ? 13 : 20;
      for (const { node, i, j, coins, floor, count } of piles) {
        move(node, aside(i), base(j));
        coins.forEach((coin, k) => put(coin, { x: -half, y: -(k + 1) * thick, width: 2 * half, height: thick }));
        put(floor, { d: `M${-half - 4} 0H${half + 4}` });
        put(count, { x: (i ? -1 : 1) * (half + 18), y: -4 });
        show(count, !narrow);
      }
      return top + side + 52;
    },
    paint() {
      const [right, up] = [x(often[0]), y(often[1])];
      put(plumb, { d: `M${right} ${up}V${top + side}M${right} ${up}H${left}` });
      curves(pays).forEach((boxes, player) => {
        const lines = boxes.map(({ p, q }) => through([0, 1].map((end) => [x(near(p[end])), y(near(q[end]))])));
        put(stairs[player], { d: lines.join(""), opacity: at.seen });
      });
      put(way, { d: through(trail.map(([p, q]) => [x(p), y(q)])) });
      const wanted = at.open ? wishes(often, pays) : [0, 0];
      arrows.forEach((arrow, i) => {
        const wish = wanted[i];
        show(arrow, wish !== 0);
        put(arrow, { transform: `translate(${right} ${up}) rotate(${(i ? -90 : 0) + (wish < 0 ? 180 : 0)})` });
      });
      for (const { i, j, coins, count } of piles) {
        const many = Math.max(...pays[i][j]);
        coins.forEach((coin, k) => show(coin, k < many));
        write(count, many);
      }
    },
    holds: () => t("seek.holds", percents(often)),
    guess: () => often.map((one) => Math.round(one * 100) / 100),
    right: (/** @type {number[]} */ guess) => guess.every((one, i) => Math.abs(one - REST[i]) < NEAR),
    judge: (guess, right) => (right ? t("seek.rest") : wanting(guess, table(FOUND, HIDDEN))),
    read: () => pulled || wanting(often, pays),
    arrive: (glide) => (glide ? roll() : settle(0)),
    close() {
      [often, trail, pulled] = [START, [], ""];
      pays = table(FOUND, HIDDEN);
    },
    value: () => often,
    set: (value) => Array.isArray(value) && value.every(Number.isFinite) && carry([bound(value[0]), bound(value[1])]),
  };

  function carry(/** @type {number[]} */ to) {
    at.stay();
    [often, trail, pulled] = [to, [], ""];
    at.moved();
  }

  /** Moves the chip straight to the equilibrium. @param {number} glide */
  function settle(glide, said = "") {
    at.stay();
    const [from, to] = [often, goal(pays).map(near)];
    [trail, pulled] = [[], said];
    at.grow(glide, (part) => (often = from.map((one, i) => one + (to[i] - one) * part)), at.moved);
  }

  /** Lets each player drift towards the choice that is better at the moment, until both rest. */
  function roll() {
    const points = [...drift(pays, often[0], often[1]), goal(pays).map(near)];
    const step = (/** @type {number} */ part) => {
      trail = walked(points, part);
      often = trail[trail.length - 1];
    };
    at.grow(DRIFT, step, at.moved);
  }
});
