// What a mixture of two rows brings against each column is a line. You stand on the floor under the lines.
import { envelope } from "../../maths/matrix_games.js";
import { near, ratio, times, written } from "../../maths/ratios.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./lines.css";

const NAMES = [..."uvw"];
const AT_0 = [6, 2, 1]; // what row B brings against each column, and row A
const AT_1 = [1, 7, 9];
const MOST = 9;
const START = 0.85; // where nobody would leave it
const PART = 20; // pay-offs that are being pulled are told in twentieths
const [LEFT, HEAD] = [62, 44];

const draw = picture("lines", (at) => {
  let [ends, p, seen] = [[[...AT_0], [...AT_1]], START, 0];
  let [tall, under] = [0, 0]; // under: the column on whose line one stands
  let top = best();

  const grid = add(at.node, "path", { class: "grid" });
  const filled = add(at.node, "path", { class: "under" });
  const walls = add(at.node, "path", { class: "wall" });
  const sides = ["never", "always"].map((side) => add(at.node, "text", { class: "side" }, t(`lines.${side}`)));
  const columns = NAMES.map(() => add(at.node, "path", { class: "column" }));
  const floor = add(at.node, "path", { class: "floor" });
  const summit = add(at.node, "path", { class: "summit" });
  const dots = [0, 1].flatMap((side) =>
    NAMES.map((name, column) => ({
      side,
      column,
      dot: add(at.node, "circle", { class: "end", r: 4.5 }),
      text: add(at.node, "text", { class: "pay" }, name),
    })),
  );
  const scale = ["0", "½", "1"].map((text) => add(at.node, "text", { class: "note middle" }, text));
  const plumb = add(at.node, "path", { class: "plumb" });
  const mine = add(at.node, "g");
  const fall = add(mine, "path", { class: "ghost" });
  add(mine, "circle", { class: "ghost", r: 19 });
  const you = at.you(mine);
  const height = add(at.node, "text", { class: "number height" });
  const pulls = ends.map(() => chip(at.node, "y", 13));
  const ball = chip(at.node, "x", 19);
  const across = (chance) => LEFT + chance * (at.wide - 2 * LEFT);
  const up = (pay) => HEAD + ((MOST - pay) / MOST) * tall;
  const mix = at.handle(ball, {
    label: t("lines.mix"),
    max: () => 1,
    step: 0.01,
    far: 0.1,
    start: START,
    axis: "x",
    at: (chance) => ({ x: across(chance), y: up(stand(chance)) }),
    to: (x) => (x - LEFT) / (at.wide - 2 * LEFT),
    magnet: (chance, reach = 5 / (at.wide - 2 * LEFT)) =>
      at.open && Math.abs(chance - near(top.p)) < reach ? near(top.p) : chance,
    text: (chance) => (at.open ? "" : t("lines.often", { chance: chance.toFixed(2) })),
    input(_, real) {
      p = real;
      follow();
    },
  });
  const grips = pulls.map((node, side) =>
    at.handle(node, {
      label: t(side ? "lines.payA" : "lines.payB"),
      max: () => MOST,
      start: ends[side][0],
      waits: true,
      axis: "y",
      at: (pay) => ({ x: across(side), y: up(pay) }),
      to: (_, y) => MOST - ((y - HEAD) / tall) * MOST,
      text: (pay) => `${t("lines.pays", { pay, column: NAMES[under] })}; ${summed()}`,
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
  return {
    place,
    paint,
    holds: () => t("lines.holds", { chance: p.toFixed(2), pay: stand(p).toFixed(2) }),
    read,
    guess: () => +p.toFixed(3),
    judge(guess) {
      const pays = NAMES.map((_, column) => AT_0[column] + (AT_1[column] - AT_0[column]) * guess);
      const least = Math.min(...pays);
      if (Math.abs(guess - 0.4) < 0.015) return { right: true, text: t("lines.right") };
      const said = { chance: guess.toFixed(2), column: NAMES[pays.indexOf(least)], pay: least.toFixed(2) };
      return { right: false, text: `${t("lines.wrong", said)} ${t("lines.truth")}` };
    },
    open() {
      follow();
      at.grow(
        1100,
        (part) => (seen = part),
        () => at.arrive((glide) => mix.set(near(top.p), { glide })),
      );
    },
    close() {
      [ends, seen, under] = [[[...AT_0], [...AT_1]], 0, 0];
      top = best();
    },
    value: () => ({ p, ends }),
    set(value) {
      if (value?.p >= 0 && value.p <= 1) mix.set(value.p);
    },
  };

  /** What a mixture brings against each column. */
  function pays(chance) {
    return NAMES.map((_, column) => ends[0][column] + (ends[1][column] - ends[0][column]) * chance);
  }

  /** How high one stands: on the first line while the others are not drawn, and then on the floor. */
  function stand(chance) {
    const all = pays(chance);
    return all[0] + (Math.min(...all) - all[0]) * seen;
  }

  /** The floor in exact numbers: its corners, and where it is highest. */
  function best() {
    const whole = (side) => ends[side].map((pay) => Math.round(pay * PART));
    const { corners, value, best: highest } = envelope([whole(1), whole(0)]);
    return {
      corners: corners.map(([chance, pay]) => [near(chance), near(pay) / PART]),
      p: highest[0],
      value: times(value, ratio(1n, BigInt(PART))),
    };
  }

  /** The two small chips go to the ends of the line on which one stands, unless one of them is held. */
  function follow() {
    if (!at.open || grips.some((grip) => grip.busy())) return;
    const all = pays(p);
    under = all.indexOf(Math.min(...all));
    grips.forEach((grip, side) => grip.value === ends[side][under] || grip.set(ends[side][under], { glide: 160 }));
  }

  function place() {
    tall = at.narrow ? 250 : 330;
    const floorY = HEAD + tall;
    put(grid, { d: [3, 6, 9].map((pay) => `M${across(0)} ${up(pay)}H${across(1)}`).join("") });
    put(walls, { d: `M${across(0)} ${HEAD}V${floorY}H${across(1)}V${HEAD}` });
    const { narrow } = at;
    put(sides[0], { x: narrow ? 0 : across(0), y: 18, "text-anchor": narrow ? "start" : "middle" });
    put(sides[1], { x: narrow ? at.wide : across(1), y: 18, "text-anchor": narrow ? "end" : "middle" });
    scale.forEach((text, i) => put(text, { x: across(i / 2), y: floorY + 24 }));
    return floorY + 36;
  }

  function paint() {
    const floorY = HEAD + tall;
    columns.forEach((line, column) => {
      const to = column ? seen : 1;
      const pay = ends[0][column] + (ends[1][column] - ends[0][column]) * to;
      put(line, { d: `M${across(0)} ${up(ends[0][column])}L${across(to)} ${up(pay)}` });
      line.classList.toggle("held", at.open && column === under && seen === 1);
    });
    const shown = seen === 1 ? `M${top.corners.map(([chance, pay]) => `${across(chance)} ${up(pay)}`).join("L")}` : "";
    put(floor, { d: shown });
    put(filled, { d: shown && `${shown}V${floorY}H${across(0)}z` });
    put(summit, { d: `M${across(0)} ${up(near(top.value))}H${across(1)}` });
    show(summit, seen === 1);
    for (const { side, column, dot, text } of dots) {
      const pay = ends[side][column];
      const same = NAMES.filter((_, other) => Math.abs(ends[side][other] - pay) < 0.5);
      put(dot, { cx: across(side), cy: up(pay) });
      const off = at.open && seen === 1 && column === under ? 21 : 12;
      put(text, { x: across(side) + (side ? off : -off), y: up(pay) + 5, "data-side": side });
      const told = Math.round(pay);
      const names = same.join(" ");
      write(text, same[0] !== NAMES[column] ? "" : side ? `${told} ${names}` : `${names} ${told}`);
    }
    const y = up(stand(p));
    move(ball, across(p), y);
    put(plumb, { d: `M${across(p)} ${floorY}V${y}` });
    put(height, { x: across(p), y: y - 34 });
    write(height, stand(p).toFixed(Math.abs(stand(p) - Math.round(stand(p))) < 0.005 ? 0 : 2));
    pulls.forEach((pull, side) => {
      show(pull, at.open && seen === 1);
      move(pull, across(side), up(grips?.[side]?.real ?? ends[side][under]));
    });
    show(mine, at.ghost !== null);
    if (at.ghost === null) return;
    const low = up(Math.min(...pays(at.ghost)));
    put(fall, { d: `M${across(at.ghost)} ${floorY}V${low + 19}` });
    put(mine.children[1], { cx: across(at.ghost), cy: low });
    put(you, { x: across(at.ghost) + 8, y: floorY - 9 });
  }

  function summed() {
    return t("lines.best", { chance: written(top.p), pay: written(top.value) });
  }

  function read() {
    if (Math.abs(p - near(top.p)) < 0.004) return t("lines.top", { chance: written(top.p), pay: written(top.value) });
    const all = pays(p);
    const pay = Math.min(...all);
    return t("lines.stand", { chance: p.toFixed(2), column: NAMES[all.indexOf(pay)], pay: pay.toFixed(2) });
  }
});

export const lines = { draw, styles };
