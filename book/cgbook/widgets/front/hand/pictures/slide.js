// The values of Kayles, slid along themselves until they fit.
import { readCode, search } from "../../maths/octal.js";
import { unlike } from "../../maths/sliding.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, sheet, show, write } from "../draw.js";
import { handle } from "../handle.js";
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

function draw(stage, { touched, enter, changed }) {
  const { values, period } = solved();
  let [shift, real, from, left] = [BEGIN, BEGIN, FIRST, FIRST];
  let [open, placed] = [false, false];
  /** @type {number | null} */
  let ghost = null;
  let clock = 0;
  let [wide, cell, many, high] = [0, 22, 30, 30];

  const ground = sheet(stage, place);
  const [upper, lower] = [0, 1].map((side) => {
    const window = add(ground.node, "svg", { class: "window" }); // shows what lies within it
    const paper = add(window, "rect", { class: "paper" });
    const row = add(window, "g");
    const texts = values.map((value) => add(row, "text", { class: "number" }, value));
    return { side, window, paper, row, texts };
  });
  const rows = Array.from({ length: 4 }, () => add(ground.node, "text", { class: "note place" }));
  const names = [add(ground.node, "text", { class: "note" }), add(ground.node, "text", { class: "note" })];
  const ties = Array.from({ length: 31 }, () => add(ground.node, "path", { class: "tie" }));
  const bracket = add(ground.node, "path", { class: "bracket" });
  const count = add(ground.node, "text", { class: "count" });
  const mine = add(ground.node, "g");
  const stroke = add(mine, "path", { class: "ghost" });
  add(mine, "text", { class: "note ghost-word", x: 20, y: 20, "text-anchor": "middle" }, t("hand.you"));
  const rail = add(ground.node, "g", { class: "rail" });
  const line = add(rail, "path");
  const faults = add(rail, "g");
  const grips = [chip(ground.node, "x"), chip(rail, "x")];
  const hand = handle(grips[0], {
    label: t("slide.row"),
    min: () => 1,
    max: () => MOST,
    value: BEGIN,
    axis: "x",
    at: (n) => ({ x: n * cell, y: high * 2 + 96 }),
    to: (x) => x / cell,
    text: (n) => (open ? `${t("slide.by", { n })}; ${read()}` : t("slide.by", { n })),
    input(n, exact) {
      placed ||= n !== shift;
      [shift, real] = [n, exact];
      if (!wide) return;
      paint();
      if (placed) touched();
      changed();
    },
    enter,
  });
  const look = handle(grips[1], {
    label: t("slide.window"),
    min: () => MOST,
    max: () => LAST,
    value: FIRST,
    far: 12,
    axis: "x",
    at: (n) => ({ x: along(n), y: 0 }),
    to: (x) => MOST + ((x - 20) / (wide - 40)) * (LAST - MOST),
    text: (n) => t("slide.from", { n }),
    input(n, exact) {
      [from, left] = [n, exact];
      if (!wide) return;
      paint();
      changed();
    },
  });
  look.lock(true);
  const stop = ground.ready();
  return {
    ask: t("slide.first"),
    truth: t("slide.truth"),
    then: t("slide.then"),
    holds: () => t("slide.holds", { n: shift }),
    guess: () => (placed ? shift : null),
    judge(guess) {
      const wrong = unlike(values, guess, FIRST, FIRST + many - 1).length;
      const right = guess === period.length;
      const said = right ? t("slide.fits") : t("slide.not", { n: guess, wrong, many });
      return { right, text: `${said} ${t("slide.truth")}` };
    },
    open(guess, quick) {
      [open, ghost] = [true, guess];
      look.lock(false);
      paint();
      const arrive = (glide) => hand.set(period.length, { glide });
      if (quick) return arrive(0);
      clock = window.setTimeout(() => open && !hand.busy() && arrive(900), guess === null ? 0 : 1800);
    },
    close() {
      clearTimeout(clock);
      [open, ghost] = [false, null];
      look.lock(true);
      look.set(FIRST);
      hand.set(BEGIN);
      placed = false;
      paint();
    },
    read,
    value: () => ({ shift, from }),
    set(value) {
      if (Number.isInteger(value?.shift)) hand.set(Math.max(1, Math.min(MOST, value.shift)));
      if (open && Number.isInteger(value?.from)) look.set(Math.max(MOST, Math.min(LAST, value.from)));
    },
    stop() {
      clearTimeout(clock);
      stop();
    },
  };

  function along(n) {
    return 20 + ((n - MOST) / (LAST - MOST)) * (wide - 40);
  }

  function place(width) {
    wide = width;
    [many, high] = wide < 520 ? [17, 34] : [30, 40];
    cell = wide / many;
    ground.node.style.setProperty("--number", `${Math.min(20, cell * 0.85)}px`);
    [upper, lower].forEach(({ side, window, paper, texts }) => {
      put(window, { x: 0, y: 22 + side * (high + 26), width: wide, height: high });
      put(paper, { x: 0.75, y: 0.75, width: wide - 1.5, height: high - 1.5 });
      texts.forEach((text, n) => put(text, { x: (n + 0.5) * cell, y: high / 2 }));
    });
    names.forEach((name, side) => put(name, { x: 2, y: side ? 2 * high + 68 : 14 }));
    rows.forEach((row, k) => put(row, { y: 14, x: ((k + 1) / 5) * wide }));
    const low = 2 * high + 150;
    move(rail, 0, low);
    put(line, { d: `M20 0H${wide - 20}` });
    faults.replaceChildren();
    for (const { n } of exceptions()) add(faults, "path", { class: "fault", d: `M${along(n)} -12v24` });
    paint();
    return low + 26;
  }

  /** The rows of pins below the period whose value is not the one that it has. */
  function exceptions() {
    const { start, length } = period;
    const usual = (n) => values[n + Math.ceil((start - n) / length) * length];
    return values.flatMap((value, n) => (n >= MOST && n < start && value !== usual(n) ? [{ n }] : []));
  }

  function paint() {
    move(upper.row, -left * cell, 0);
    move(lower.row, (real - left) * cell, 0);
    const tops = [Math.ceil((from + 2) / 5) * 5];
    while (tops.length < rows.length) tops.push(tops[tops.length - 1] + Math.max(5, Math.round(many / 20) * 5));
    rows.forEach((row, k) => {
      const x = (tops[k] - left + 0.5) * cell;
      put(row, { x, "text-anchor": "middle" });
      write(row, tops[k]);
      show(row, x > 70 && x < wide - 10);
    });
    const wrong = new Set(unlike(values, shift, from, from + many));
    ties.forEach((tie, k) => {
      const n = from + k;
      const x = (n - left + 0.5) * cell;
      const bad = wrong.has(n);
      show(tie, open && x > 0 && x < wide);
      put(tie, {
        class: bad ? "tie bad" : "tie",
        d: bad ? `M${x - 5} ${high + 30}l10 10m0 -10l-10 10` : `M${x} ${high + 25}v20`,
      });
    });
    for (const { texts, side } of [upper, lower])
      for (let k = 0; k <= many; k++)
        texts[from + k - side * shift]?.classList.toggle("bad", open && wrong.has(from + k));
    const end = real * cell;
    put(bracket, { d: `M1 ${2 * high + 78}v18H${end}` });
    move(grips[0], end, 2 * high + 96);
    put(count, { x: Math.max(14, end / 2), y: 2 * high + 90 });
    write(count, shift);
    move(grips[1], along(left), 0);
    show(rail, open);
    show(mine, open && ghost !== null);
    if (ghost !== null) {
      move(mine, ghost * cell, 2 * high + 98);
      put(stroke, { d: "M0 0v22" });
    }
    write(names[0], t("slide.pins"));
    write(names[1], "");
  }

  function read() {
    const wrong = unlike(values, shift, from, from + many - 1);
    if (!wrong.length) return t("slide.all", { n: shift, from, to: from + many - 1 });
    const last = wrong[wrong.length - 1];
    return t("slide.some", { n: shift, wrong: wrong.length, many, last, before: last - shift });
  }
}

export const slide = { draw, styles };
