// Each column gives a line: the payoff of each mixture of two rows against that column. The reader moves along the
// floor under the lines.
import { envelope } from "../../maths/matrix_games.js";
import { near, ratio, times, written } from "../../maths/ratios.js";
import { t } from "../../page/words.js";
import { add, put, show, through, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./lines.css";

const NAMES = [..."uvw"];
// payoffs of row B against each column, and then of row A
const PAYS = [
  [6, 2, 1],
  [1, 7, 9],
];
const MOST = 9;
const START = 0.85; // a first mixture so bad that nobody would keep it
const PART = 20; // while the reader pulls a payoff, it's rounded to twentieths
const [LEFT, HEAD] = [62, 44];

/**
 * Returns a mixture's payoff against each column, the minimum payoff, and the column where it occurs. `chance` is the
 * probability of the second row.
 * @param {number[][]} rows
 * @param {number} chance
 */
function against([never, always], chance) {
  const pays = never.map((pay, column) => pay + (always[column] - pay) * chance);
  const pay = Math.min(...pays);
  return { pays, pay, column: pays.indexOf(pay) };
}

export const lines = picture("lines", styles, (at) => {
  let [ends, p] = [structuredClone(PAYS), START];
  let [tall, under] = [0, 0]; // height of the graph in pixels, and column of the lowest line at the reader's place
  let top = best();
  const asked = near(top.p);
  const across = (/** @type {number} */ chance) => LEFT + chance * (at.wide - 2 * LEFT);
  const up = (/** @type {number} */ pay) => HEAD + ((MOST - pay) / MOST) * tall;
  const shown = () => at.open && at.seen === 1;
  /** Returns the payoff at the reader's place: on the first line until the others are drawn, and then on the floor.
   * @param {number} chance */
  const stand = (chance) => {
    const { pays, pay } = against(ends, chance);
    return pays[0] + (pay - pays[0]) * at.seen;
  };

  const grid = add(at.node, "path", { class: "grid" });
  const filled = add(at.node, "path", { class: "under" });
  const walls = add(at.node, "path", { class: "thin" });
  const sides = ["never", "always"].map((side) => add(at.node, "text", { class: "side", y: 18 }, t(`lines.${side}`)));
  const columns = NAMES.map(() => add(at.node, "path", { class: "column" }));
  const floor = add(at.node, "path", { class: "floor" });
  const summit = add(at.node, "path", { class: "summit" });
  const dots = [0, 1].flatMap((side) =>
    NAMES.map((name, column) => ({
      side,
      column,
      dot: add(at.node, "circle", { class: "end", r: 4.5 }),
      text: add(at.node, "text", { class: "pay", "data-side": side }, name),
    })),
  );
  const scale = ["0", "½", "1"].map((text) => add(at.node, "text", { class: "note middle" }, text));
  const plumb = add(at.node, "path", { class: "plumb" });
  const mine = at.mark({ r: 19 }, { x: 8 }, (chance) => {
    const low = up(against(ends, chance).pay);
    put(fall, { d: `M0 ${HEAD + tall - low}V19` });
    put(mine.you, { y: HEAD + tall - low - 9 });
    return [across(chance), low];
  });
  const fall = add(mine.node, "path", { class: "ghost" });
  const height = add(at.node, "text", { class: "number halo" });
  const grips = ends.map((pays, side) =>
    at.chip({
      radius: 13,
      label: t(side ? "lines.payA" : "lines.payB"),
      max: () => MOST,
      start: pays[0],
      waits: true,
      axis: "y",
      at: (pay) => ({ x: across(side), y: up(pay) }),
      text: (pay) => `${t("lines.pays", { pay, column: NAMES[under] })}; ${t("lines.best", summed())}`,
      input(pay, real) {
        if (!at.open) return;
        ends[side][under] = grips[side].busy() ? Math.round(real * PART) / PART : pay;
        top = best();
      },
      done() {
        follow();
        at.moved();
      },
    }),
  );
  const mix = at.chip({
    radius: 19,
    label: t("lines.mix"),
    max: () => 1,
    step: 0.01,
    far: 0.1,
    start: START,
    axis: "x",
    at: (chance) => ({ x: across(chance), y: up(stand(chance)) }),
    magnet: (chance, reach = 5 / (at.wide - 2 * LEFT)) =>
      at.open && Math.abs(chance - near(top.p)) < reach ? near(top.p) : chance,
    text: (chance) => (at.open ? "" : t("lines.often", { chance: chance.toFixed(2) })),
    input(_, real) {
      p = real;
      follow();
    },
  });
  return {
    grows: 1100,
    place() {
      const { narrow, wide } = at;
      tall = narrow ? 250 : 330;
      const low = HEAD + tall;
      put(grid, { d: [3, 6, 9].map((pay) => `M${across(0)} ${up(pay)}H${across(1)}`).join("") });
      put(walls, { d: `M${across(0)} ${HEAD}V${low}H${across(1)}V${HEAD}` });
      put(sides[0], narrow ? { x: 0, "text-anchor": "start" } : { x: across(0), "text-anchor": "middle" });
      put(sides[1], narrow ? { x: wide, "text-anchor": "end" } : { x: across(1), "text-anchor": "middle" });
      scale.forEach((text, i) => put(text, { x: across(i / 2), y: low + 24 }));
      return low + 36;
    },
    paint() {
      const low = HEAD + tall;
      const [never, always] = ends;
      columns.forEach((line, column) => {
        const to = column ? at.seen : 1;
        const pay = never[column] + (always[column] - never[column]) * to;
        put(line, { d: `M${across(0)} ${up(never[column])}L${across(to)} ${up(pay)}` });
        line.classList.toggle("held", shown() && column === under);
      });
      const d = shown() ? through(top.corners.map(([chance, pay]) => [across(chance), up(pay)])) : "";
      put(floor, { d });
      put(filled, { d: d && `${d}V${low}H${across(0)}z` });
      put(summit, { d: `M${across(0)} ${up(near(top.value))}H${across(1)}` });
      show(summit, shown());
      for (const { side, column, dot, text } of dots) {
        const pay = ends[side][column];
        const same = NAMES.filter((_, other) => Math.abs(ends[side][other] - pay) < 0.5);
        const off = shown() && column === under ? 21 : 12;
        const [told, names] = [Math.round(pay), same.join(" ")];
        put(dot, { cx: across(side), cy: up(pay) });
        put(text, { x: across(side) + (side ? off : -off), y: up(pay) + 5 });
        write(text, same[0] !== NAMES[column] ? "" : side ? `${told} ${names}` : `${names} ${told}`);
      }
      const [x, pay] = [across(p), stand(p)];
      put(plumb, { d: `M${x} ${low}V${up(pay)}` });
      put(height, { x, y: up(pay) - 34 });
      write(height, pay.toFixed(Math.abs(pay - Math.round(pay)) < 0.005 ? 0 : 2));
      for (const { node } of grips) show(node, shown());
    },
    holds: () => t("lines.holds", { chance: p.toFixed(2), pay: stand(+p.toFixed(2)).toFixed(2) }),
    guess: () => +p.toFixed(3),
    right: (guess) => Math.abs(guess - asked) < 0.015,
    judge: (guess, right) => t(right ? "lines.right" : "lines.wrong", standing(PAYS, guess)),
    read: () => (Math.abs(p - near(top.p)) < 0.004 ? t("lines.top", summed()) : t("lines.stand", standing(ends, p))),
    open: follow,
    arrive: (glide) => mix.set(near(top.p), { glide }),
    close() {
      [ends, under] = [structuredClone(PAYS), 0];
      top = best();
    },
    value: () => ({ p, ends }),
    set: (value) => value?.p >= 0 && value.p <= 1 && mix.set(value.p),
  };

  /** Returns the corners of the floor, and its highest point in exact numbers. */
  function best() {
    const whole = (/** @type {number} */ side) => ends[side].map((pay) => Math.round(pay * PART));
    const { corners, value, best: highest } = envelope([whole(1), whole(0)]);
    return {
      corners: corners.map(([chance, pay]) => [near(chance), near(pay) / PART]),
      p: highest[0],
      value: times(value, ratio(1n, BigInt(PART))),
    };
  }

  /** Moves the two small chips to the ends of the line at the reader's place, unless one of the chips is held. */
  function follow() {
    if (!at.open || grips.some((grip) => grip.busy())) return;
    under = against(ends, p).column;
    grips.forEach((grip, side) => grip.value === ends[side][under] || grip.set(ends[side][under], { glide: 160 }));
  }

  /** Returns the numbers for a sentence about the floor's highest point: its mixture and its payoff. */
  function summed() {
    return { chance: written(top.p), pay: written(top.value) };
  }
  function standing(/** @type {number[][]} */ rows, /** @type {number} */ chance) {
    const said = +chance.toFixed(2); // rounded first, so that the sentence's two numbers agree
    const { pay, column } = against(rows, said);
    return { chance: said.toFixed(2), column: NAMES[column], pay: pay.toFixed(2) };
  }
});
