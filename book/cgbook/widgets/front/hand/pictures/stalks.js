// A stalk of blue and red edges, and what it's worth on a line of numbers. Once the gate is open, the reader recolours
// and lengthens the stalk, or drags the number, and the stalk follows.
import { fraction, stalksUpTo, stalkValue, weights } from "../../maths/stalks.js";
import { t } from "../../page/words.js";
import { add, dress, put, range, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./stalks.css";

const ASKED = "BRB";
const MOST = 4; // maximum number of edges; with more, a finger couldn't pick one of two neighbouring numbers
const STALKS = stalksUpTo(MOST);
const VALUES = STALKS.map(stalkValue);
const HEAD = 30;

export const stalks = picture("stalks", styles, (at) => {
  let colours = [..."BRBR"]; // the colours above the tip are kept for when the stalk grows again
  let following = false; // whether the number or the stalk follows the other now, to prevent an endless loop
  let led = false; // whether the number was the last to change, so that the stalk still has to follow
  let [unit, foot, line] = [40, 0, 0];
  const stalk = () => colours.slice(0, tip.value).join("");
  const across = (/** @type {number} */ value) => at.wide / 2 + (value / MOST) * (at.wide / 2 - 24);
  const up = (/** @type {number} */ edges) => foot - edges * unit;
  const middle = () => at.wide * (at.narrow ? 0.3 : 0.4);
  /** Returns the number at a place in the list of values; the place can be between two values. @param {number} real */
  const between = (real) => {
    const [low, part] = [Math.floor(real), real % 1];
    return VALUES[low] + part * ((VALUES[low + 1] ?? VALUES[low]) - VALUES[low]);
  };

  const soil = add(at.node, "path", { class: "soil" });
  const edges = range(MOST).map((i) => {
    const one = at.button({
      press: () => recolour(i),
      role: "button",
      tabindex: 0,
      class: "edge-button",
      arrows: undefined,
    });
    const [full, core] = ["full", "core"].map((css) => add(one.node, "path", { class: css }));
    return { ...one, full, core, note: add(at.node, "text", { class: "note weight" }) };
  });
  const scale = add(at.node, "path", { class: "scale" });
  const ticks = range(2 * MOST + 1, -MOST).map((n) => add(at.node, "text", { class: "note middle" }, fraction(n)));
  const worth = add(at.node, "text", { class: "number worth" });
  const tip = at.chip({
    label: t("stalks.tip"),
    min: () => 1,
    max: () => MOST,
    start: ASKED.length,
    waits: true,
    axis: "y",
    at: (/** @type {number} */ n) => ({ x: middle(), y: up(n) - 24 }),
    text(/** @type {number} */ n) {
      led = false;
      return t("stalks.edges", { n });
    },
    input: () => at.open && follow(),
  });
  const mark = at.chip({
    label: t("stalks.worth"),
    max: () => STALKS.length - 1,
    start: VALUES.indexOf(stalkValue("BB")),
    axis: "x",
    at: (/** @type {number} */ real) => ({ x: across(between(real)), y: line }),
    to: (/** @type {number} */ x) => {
      const value = ((x - at.wide / 2) / (at.wide / 2 - 24)) * MOST;
      const high = VALUES.findIndex((one) => one > value);
      if (high < 1) return high ? STALKS.length - 1 : 0;
      return high - 1 + (value - VALUES[high - 1]) / (VALUES[high] - VALUES[high - 1]);
    },
    text(/** @type {number} */ i) {
      led = true;
      return fraction(VALUES[i]);
    },
    input(/** @type {number} */ i) {
      if (!at.open || following) return;
      colours = [...STALKS[i], ...colours.slice(STALKS[i].length)];
      following = true;
      tip.set(STALKS[i].length);
      following = false;
    },
  });
  at.mark({ r: 20 }, { y: 56 }, (i) => [across(VALUES[i]), line]);
  return {
    answer: STALKS.indexOf(ASKED),
    place() {
      [unit, foot] = [44, HEAD + MOST * 44 + 30];
      line = foot + 62;
      put(soil, { d: `M${middle() - 70} ${foot}H${middle() + 70}` });
      edges.forEach(({ node, reach, full, core, note }, i) => {
        const d = `M0 ${unit / 2 - 3}V${3 - unit / 2}`;
        for (const path of [full, core]) put(path, { d });
        put(reach, { x: -40, width: 80, y: -unit / 2, height: unit });
        put(node, { transform: `translate(${middle()} ${up(i + 0.5)})` });
        put(note, { x: middle() + 26, y: up(i + 0.5) + 5 });
      });
      put(scale, {
        d: `M${across(-MOST)} ${line}H${across(MOST)}${VALUES.map((n) => `M${across(n)} ${line - 5}v10`).join("")}`,
      });
      ticks.forEach((text, i) => put(text, { x: across(i - MOST), y: line + 40 }));
      return line + 66;
    },
    paint() {
      const [all, each] = [stalk(), weights(stalk())];
      edges.forEach(({ node, core, note }, i) => {
        const [there, red] = [i < tip.value, colours[i] === "R"];
        show(node, there);
        show(note, there && at.open);
        show(core, red);
        dress(node, "press edge-button", red ? "red" : "blue");
        put(node, { "aria-label": t("stalks.edge", { n: i + 1, colour: t(red ? "stalks.red" : "stalks.blue") }) });
        put(node, { tabindex: at.open && there ? 0 : -1 });
        if (there) write(note, `${each[i] > 0 ? "+" : ""}${fraction(each[i])}`);
      });
      show(tip.node, at.open);
      write(worth, at.open ? fraction(stalkValue(all)) : fraction(VALUES[mark.value]));
      put(worth, { x: across(between(mark.real)), y: line - 36, "text-anchor": "middle" });
    },
    holds: () => t("stalks.holds", { value: fraction(VALUES[mark.value]) }),
    judge: (guess, right) =>
      t(right ? "stalks.right" : VALUES[guess] > stalkValue(ASKED) ? "stalks.over" : "stalks.under", {
        value: fraction(VALUES[guess]),
      }),
    read() {
      const shown = led ? STALKS[mark.value] : stalk();
      return t("stalks.read", { sum: sum(shown), value: fraction(stalkValue(shown)) });
    },
    close: () => (colours = [..."BRBR"]),
    value: () => (at.open ? stalk() : mark.value),
    set(value) {
      const i = at.open ? STALKS.indexOf(value) : value;
      if (Number.isInteger(i) && STALKS[i]) mark.set(i);
    },
  };

  /** Returns what the edges add to the value, as a sum such as "1 − 1/2". @param {string} shown */
  function sum(shown) {
    const [first, ...rest] = weights(shown);
    return [fraction(first), ...rest.map((one) => `${one < 0 ? "−" : "+"} ${fraction(Math.abs(one))}`)].join(" ");
  }

  /** Moves the number's chip to the present value of the stalk. */
  function follow() {
    if (following) return;
    following = true;
    mark.set(STALKS.indexOf(stalk()));
    following = false;
  }

  function recolour(/** @type {number} */ i) {
    colours[i] = colours[i] === "B" ? "R" : "B";
    follow();
    at.moved();
  }
});
