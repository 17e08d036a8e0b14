// The values of Kayles, slid along themselves until they fit.
import { readCode, search } from "../../maths/octal.js";
import { unlike } from "../../maths/sliding.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./slide.css";

const FIRST = 84; // the row of pins at the left edge while the question is asked
const LAST = 130; // and at most
const MOST = 16;
const BEGIN = 5; // moved by so many at the beginning

/** @returns {any} the values that are looked at, and their period */
function solved() {
  const work = search(readCode("0.77"));
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

const draw = picture("slide", (at) => {
  const { values, period } = solved();
  let [cell, many, high] = [22, 30, 30];

  const [upper, lower] = [0, 1].map((side) => {
    const window = add(at.node, "svg", { class: "window" }); // shows what lies within it
    const paper = add(window, "rect", { class: "paper" });
    const row = add(window, "g");
    const texts = values.map((value) => add(row, "text", { class: "number" }, value));
    return { side, window, paper, row, texts };
  });
  const rows = Array.from({ length: 4 }, () => add(at.node, "text", { class: "note place" }));
  const names = [add(at.node, "text", { class: "note" }), add(at.node, "text", { class: "note" })];
  const ties = Array.from({ length: 31 }, () => add(at.node, "path", { class: "tie" }));
  const bracket = add(at.node, "path", { class: "bracket" });
  const count = add(at.node, "text", { class: "count" });
  const mine = add(at.node, "g");
  const stroke = add(mine, "path", { class: "ghost" });
  at.you(mine, { x: 20, y: 20, "text-anchor": "middle" });
  const rail = add(at.node, "g", { class: "rail" });
  const line = add(rail, "path");
  const faults = add(rail, "g");
  const grips = [chip(at.node, "x"), chip(rail, "x")];
  const hand = at.handle(grips[0], {
    label: t("slide.row"),
    min: () => 1,
    max: () => MOST,
    start: BEGIN,
    axis: "x",
    at: (n) => ({ x: n * cell, y: high * 2 + 96 }),
    to: (x) => x / cell,
    text: (n) => t("slide.by", { n }),
  });
  const look = at.handle(grips[1], {
    label: t("slide.window"),
    min: () => MOST,
    max: () => LAST,
    start: FIRST,
    waits: true,
    far: 12,
    axis: "x",
    at: (n) => ({ x: along(n), y: 0 }),
    to: (x) => MOST + ((x - 20) / (at.wide - 40)) * (LAST - MOST),
    text: (n) => t("slide.from", { n }),
  });
  return {
    place,
    paint,
    read,
    holds: () => t("slide.holds", { n: hand.value }),
    judge(guess) {
      const wrong = unlike(values, guess, FIRST, FIRST + many - 1).length;
      const right = guess === period.length;
      const said = right ? t("slide.fits") : t("slide.not", { n: guess, wrong, many });
      return { right, text: `${said} ${t("slide.truth")}` };
    },
    open: () => at.arrive((glide) => hand.set(period.length, { glide })),
    value: () => ({ shift: hand.value, from: look.value }),
    set(value) {
      if (Number.isInteger(value?.shift)) hand.set(value.shift);
      if (at.open && Number.isInteger(value?.from)) look.set(value.from);
    },
  };

  function along(n) {
    return 20 + ((n - MOST) / (LAST - MOST)) * (at.wide - 40);
  }

  function place() {
    [many, high] = at.narrow ? [17, 34] : [30, 40];
    cell = at.wide / many;
    at.node.style.setProperty("--number", `${Math.min(20, cell * 0.85)}px`);
    [upper, lower].forEach(({ side, window, paper, texts }) => {
      put(window, { x: 0, y: 22 + side * (high + 26), width: at.wide, height: high });
      put(paper, { x: 0.75, y: 0.75, width: at.wide - 1.5, height: high - 1.5 });
      texts.forEach((text, n) => put(text, { x: (n + 0.5) * cell, y: high / 2 }));
    });
    names.forEach((name, side) => put(name, { x: 2, y: side ? 2 * high + 68 : 14 }));
    rows.forEach((row, k) => put(row, { y: 14, x: ((k + 1) / 5) * at.wide }));
    const low = 2 * high + 150;
    move(rail, 0, low);
    put(line, { d: `M20 0H${at.wide - 20}` });
    faults.replaceChildren();
    for (const { n } of exceptions()) add(faults, "path", { class: "fault", d: `M${along(n)} -12v24` });
    return low + 26;
  }

  /** The rows of pins below the period whose value is not the one that it has. */
  function exceptions() {
    const { start, length } = period;
    const usual = (n) => values[n + Math.ceil((start - n) / length) * length];
    return values.flatMap((value, n) => (n >= MOST && n < start && value !== usual(n) ? [{ n }] : []));
  }

  function paint() {
    const [shift, real, from, left] = [hand.value, hand.real, look.value, look.real];
    move(upper.row, -left * cell, 0);
    move(lower.row, (real - left) * cell, 0);
    const tops = [Math.ceil((from + 2) / 5) * 5];
    while (tops.length < rows.length) tops.push(tops[tops.length - 1] + Math.max(5, Math.round(many / 20) * 5));
    rows.forEach((row, k) => {
      const x = (tops[k] - left + 0.5) * cell;
      put(row, { x, "text-anchor": "middle" });
      write(row, tops[k]);
      show(row, x > 70 && x < at.wide - 10);
    });
    const wrong = new Set(unlike(values, shift, from, from + many));
    ties.forEach((tie, k) => {
      const n = from + k;
      const x = (n - left + 0.5) * cell;
      const bad = wrong.has(n);
      show(tie, at.open && x > 0 && x < at.wide);
      put(tie, {
        class: bad ? "tie bad" : "tie",
        d: bad ? `M${x - 5} ${high + 30}l10 10m0 -10l-10 10` : `M${x} ${high + 25}v20`,
      });
    });
    for (const { texts, side } of [upper, lower])
      for (let k = 0; k <= many; k++)
        texts[from + k - side * shift]?.classList.toggle("bad", at.open && wrong.has(from + k));
    const end = real * cell;
    put(bracket, { d: `M1 ${2 * high + 78}v18H${end}` });
    move(grips[0], end, 2 * high + 96);
    put(count, { x: Math.max(14, end / 2), y: 2 * high + 90 });
    write(count, shift);
    move(grips[1], along(left), 0);
    show(rail, at.open);
    show(mine, at.ghost !== null);
    if (at.ghost !== null) {
      move(mine, at.ghost * cell, 2 * high + 98);
      put(stroke, { d: "M0 0v22" });
    }
    write(names[0], t("slide.pins"));
    write(names[1], "");
  }

  function read() {
    const [shift, from] = [hand.value, look.value];
    const wrong = unlike(values, shift, from, from + many - 1);
    if (!wrong.length) return t("slide.all", { n: shift, from, to: from + many - 1 });
    const last = wrong[wrong.length - 1];
    return t("slide.some", { n: shift, wrong: wrong.length, many, last, before: last - shift });
  }
});

export const slide = { draw, styles };
