// Three players share 36. Each pair could make some amount without the third player. This amount gives a line that cuts
// a piece off the triangle, and the rest of the triangle is the core.
import { corners } from "../../maths/coalitions.js";
import { t } from "../../page/words.js";
import { add, put, range, show, through, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./core.css";

const ALL = 36;
const BEGIN = 6;
const NAMES = ["A", "B", "C"];
const OUTSIDE = [2, 1, 0]; // the player outside each pair: C, B, A
const pairOf = (/** @type {number} */ third) => NAMES.filter((_, i) => i !== third);
/** Returns the corners of the core, given the amounts that the pairs can make.
 * @param {number} ab @param {number} ac @param {number} bc */
const coreOf = (ab, ac, bc) => corners([0, 0, 0, ab, 0, ac, bc, ALL]);
/** The maximum amount that each pair can make while the core isn't empty. */
const TRUE = range(ALL + 1).findLast((n) => coreOf(n, n, n).length) ?? 0;

export const core = picture("core", styles, (at) => {
  let tips = /** @type {[number, number][]} */ ([]);

  const triangle = add(at.node, "path", { class: "whole" });
  const cuts = OUTSIDE.map(() => add(at.node, "path", { class: "cut" }));
  const lines = OUTSIDE.map(() => add(at.node, "path", { class: "wall" }));
  const left = add(at.node, "path", { class: "left" });
  const point = add(at.node, "circle", { class: "left", r: 5 });
  const { ghost } = at.mark({ d: "" }, { x: 8, y: 4 }, (n) => {
    const [[x, y], [u, v]] = line(2, n);
    put(ghost, { d: `M${x - u} ${y - v}L0 0` });
    return [u, v];
  });
  const players = NAMES.map((name) => add(at.node, "text", { class: "count" }, name));
  const worths = OUTSIDE.map(() => add(at.node, "text", { class: "note halo" }));
  const hands = OUTSIDE.map((third, k) =>
    at.chip({
      name: pairOf(third).join(""),
      label: t("core.pair", { pair: pairOf(third).join(t("core.and")) }),
      max: () => ALL,
      start: BEGIN,
      waits: k > 0,
      axis: "xy",
      at(n) {
        const [x, y] = grip(third, n);
        return { x, y };
      },
      to: (x, y) => ALL - share(third, x, y),
      text: (n) => (at.open ? `${n}` : t("core.make", { n })),
    }),
  );
  /** @param {number} made */
  const all = (made, how = {}) => hands.forEach((hand) => hand.set(made, how));
  return {
    answer: TRUE,
    place() {
      const side = Math.min(at.wide - 110, 440);
      const [x, y] = [at.wide / 2, 36];
      const low = y + (side * Math.sqrt(3)) / 2;
      tips = [
        [x - side / 2, low],
        [x + side / 2, low],
        [x, y],
      ];
      put(triangle, { d: `${through(tips)}Z` });
      players.forEach((text, i) => put(text, { x: tips[i][0] + [-16, 16, 0][i], y: tips[i][1] + [16, 16, -12][i] }));
      return low + 44;
    },
    paint() {
      OUTSIDE.forEach((third, k) => {
        const { real } = hands[k];
        const ends = line(third, real);
        const [x, y] = grip(third, real);
        put(cuts[k], { d: `${through([...ends, tips[third]])}Z` });
        put(lines[k], { d: through(ends) });
        put(worths[k], {
          x: x + [-26, 26, 0][k],
          y: y + [-12, -12, 36][k],
          "text-anchor": ["end", "start", "middle"][k],
        });
        write(worths[k], `${pairOf(third).join("")} ${Math.round(real)}`);
        for (const node of [cuts[k], lines[k], worths[k]]) show(node, at.open || k === 0);
      });
      const [ab, ac, bc] = hands.map(({ real }) => real);
      const ring = at.open ? coreOf(ab, ac, bc).map(spot) : [];
      show(left, ring.length > 1);
      show(point, ring.length > 0);
      put(left, { d: ring.length ? `${through(ring)}Z` : "" });
      /** @param {number} axis */
      const middle = (axis) => ring.reduce((sum, one) => sum + one[axis], 0) / (ring.length || 1);
      put(point, { cx: middle(0), cy: middle(1) });
    },
    holds: () => t("core.holds", { n: hands[0].value }),
    judge(guess, right) {
      const what = right ? "right" : guess < TRUE ? "less" : "more";
      return t(`core.${what}`, { n: guess, three: 3 * guess });
    },
    read() {
      const [ab, ac, bc] = hands.map(({ value }) => value);
      const many = coreOf(ab, ac, bc).length;
      return t(many === 0 ? "core.none" : many === 1 ? "core.point" : "core.some", { ab, ac, bc, sum: ab + ac + bc });
    },
    open: () => all(hands[0].value),
    arrive: (glide) => all(TRUE, { glide }),
  };

  /** Returns the place of a proposal, in pixels. @param {number[]} paid @returns {[number, number]} */
  function spot(paid) {
    /** @param {number} axis */
    const sum = (axis) => paid.reduce((total, one, i) => total + (one / ALL) * tips[i][axis], 0);
    return tips.length ? [sum(0), sum(1)] : [0, 0];
  }

  /** Returns a player's payment at the place (x, y). @param {number} player @param {number} x @param {number} y */
  function share(player, x, y) {
    const [[ax, ay], [bx, by], [cx, cy]] = [0, 1, 2].map((i) => tips[(player + i) % 3]);
    /** @param {number} ux @param {number} uy @param {number} vx @param {number} vy */
    const double = (ux, uy, vx, vy) => ux * vy - uy * vx;
    return (ALL * double(bx - x, by - y, cx - x, cy - y)) / double(bx - ax, by - ay, cx - ax, cy - ay);
  }

  /** Returns the end of a pair's line where player `who` gets everything that the pair makes.
   * @param {number} third @param {number} made @param {number} who */
  function endOf(third, made, who) {
    return spot(NAMES.map((_, i) => (i === third ? ALL - made : i === who ? made : 0)));
  }

  /** Returns a pair's line, from one side of the triangle to the other. @param {number} third @param {number} made */
  function line(third, made) {
    return [0, 1, 2].filter((i) => i !== third).map((who) => endOf(third, made, who));
  }

  /** Returns the end of a pair's line where the pair's chip is. @param {number} third @param {number} made */
  function grip(third, made) {
    return endOf(third, made, (third + 1) % 3);
  }
});
