// The values of Kayles, slid along themselves until they fit.
import { readCode, searched } from "../../maths/octal.js";
import { unlike } from "../../maths/sliding.js";
import { t } from "../../page/words.js";
import { add, dress, move, put, range, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./slide.css";

const FIRST = 84; // the row of pins at the left edge during the question
const LAST = 130; // the longest row of pins at the left edge
const MOST = 16;
const BEGIN = 5; // number of places by which the copy is shifted at the beginning
const WIDEST = 30; // maximum number of places in sight
const EDGE = 20; // margin at each end of the rail, in pixels

export const slide = picture("slide", styles, (at) => {
  const { values, period } = searched(readCode("0.77"));
  let [cell, many, high] = [22, WIDEST, 30];
  const along = (/** @type {number} */ n) => EDGE + ((n - MOST) / (LAST - MOST)) * (at.wide - 2 * EDGE);

  const [upper, lower] = [0, 1].map((side) => {
    const window = add(at.node, "svg", { class: "window", x: 0 }); // clips the values to its frame
    const paper = add(window, "rect", { class: "piece", x: 0.75, y: 0.75 });
    const row = add(window, "g");
    const texts = values.map((value) => add(row, "text", { class: "number" }, value));
    return { side, window, paper, row, texts };
  });
  const rows = range(4).map(() => add(at.node, "text", { class: "note place middle", y: 14 }));
  add(at.node, "text", { class: "note", x: 2, y: 14 }, t("slide.pins"));
  const ties = range(WIDEST + 1).map(() => add(at.node, "path"));
  const bracket = add(at.node, "path", { class: "bold" });
  const count = add(at.node, "text", { class: "count" });
  const rail = add(at.node, "g");
  const line = add(rail, "path", { class: "rail" });
  const faults = period.exceptions
    .filter((/** @type {number} */ n) => n >= MOST)
    .map((/** @type {number} */ n) => ({ n, node: add(rail, "path", { class: "fault", d: "M0 -12v24" }) }));
  at.mark({ d: "M0 0v22" }, { x: 8, y: 20 }, (n) => [n * cell, 2 * high + 98]);
  const hand = at.chip({
    name: "shift",
    label: t("slide.row"),
    min: () => 1,
    max: () => MOST,
    start: BEGIN,
    axis: "x",
    at: (n) => ({ x: n * cell, y: 2 * high + 96 }),
    text: (n) => t("slide.by", { n }),
  });
  const look = at.chip({
    parent: rail,
    name: "from",
    label: t("slide.window"),
    min: () => MOST,
    max: () => LAST,
    start: FIRST,
    waits: true,
    far: 12,
    axis: "x",
    at: (n) => ({ x: along(n), y: 0 }),
    text: (n) => t("slide.from", { n }),
  });
  return {
    answer: period.length,
    place() {
      [many, high] = at.narrow ? [17, 34] : [WIDEST, 40];
      cell = at.wide / many;
      at.node.style.setProperty("--number", `${Math.min(20, cell * 0.85)}px`);
      for (const { side, window, paper, texts } of [upper, lower]) {
        put(window, { y: 22 + side * (high + 26), width: at.wide, height: high });
        put(paper, { width: at.wide - 1.5, height: high - 1.5 });
        texts.forEach((text, n) => put(text, { x: (n + 0.5) * cell, y: high / 2 }));
      }
      const low = 2 * high + 150;
      move(rail, 0, low);
      put(line, { d: `M${EDGE} 0H${at.wide - EDGE}` });
      for (const { n, node } of faults) move(node, along(n), 0);
      return low + 26;
    },
    paint() {
      const [shift, from, left] = [hand.value, look.value, look.real];
      move(upper.row, -left * cell, 0);
      move(lower.row, (hand.real - left) * cell, 0);
      const apart = Math.max(5, Math.round(many / 20) * 5); // distance between two numbers above the values, in places
      rows.forEach((row, k) => {
        const n = Math.ceil((from + 2) / 5) * 5 + k * apart;
        const x = (n - left + 0.5) * cell;
        put(row, { x });
        write(row, n);
        show(row, x > 70 && x < at.wide - 10);
      });
      const wrong = new Set(unlike(values, shift, from, from + many));
      ties.forEach((tie, k) => {
        const x = (from + k - left + 0.5) * cell;
        const bad = wrong.has(from + k);
        show(tie, at.open && x > 0 && x < at.wide);
        dress(tie, bad ? "fault" : "tie");
        put(tie, { d: bad ? `M${x - 5} ${high + 30}l10 10m0 -10l-10 10` : `M${x} ${high + 25}v20` });
      });
      for (const { texts, side } of [upper, lower])
        for (const n of range(many + 1, from))
          texts[n - side * shift]?.classList.toggle("bad", at.open && wrong.has(n));
      const end = hand.real * cell;
      put(bracket, { d: `M1 ${2 * high + 78}v18H${end}` });
      put(count, { x: Math.max(14, end / 2), y: 2 * high + 90 });
      write(count, shift);
      show(rail, at.open);
    },
    holds: () => t("slide.holds", { n: hand.value }),
    judge(guess, right) {
      const wrong = unlike(values, guess, FIRST, FIRST + many - 1).length;
      return t(right ? "slide.fits" : "slide.not", { n: guess, wrong, many });
    },
    read() {
      const [shift, from, to] = [hand.value, look.value, look.value + many - 1];
      const wrong = unlike(values, shift, from, to);
      const last = wrong.at(-1);
      if (last === undefined) return t("slide.all", { n: shift, from, to });
      return t("slide.some", { n: shift, wrong: wrong.length, many, last, before: last - shift });
    },
  };
});
