// A heap split into its parts. The hand takes some chips, and the remainder has parts too. The next take may or may not
// reach the smallest of these parts.
import { partsOf } from "../../maths/parts.js";
import { t } from "../../page/words.js";
import { add, dress, move, put, range, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./parts.css";

const [HEAP, TIMES] = [20, 2]; // the heap and the factor during the question
const [MOST, MOST_TIMES] = [24, 4];
const [TOP, HIGH] = [64, 46]; // y-coordinate and height of the boxes, in pixels
const [TAKE, RAIL] = [TOP + HIGH + 48, TOP + HIGH + 142]; // y-coordinates of the chips, in pixels
const MOST_PARTS = Math.max(...range(MOST).map((n) => partsOf(n + 1, 1).length));

/** Returns the numbers for a sentence about a take, the part that decides, and whether the next take can reach it.
 * @param {number} heap @param {number} left @param {number} times */
function facts(heap, left, times) {
  const parts = partsOf(left, times);
  const sum = parts.length > 1 ? `${left} = ${parts.join(" + ")}` : `${left}`;
  const [part, limit] = [parts[parts.length - 1], times * (heap - left)];
  return { n: heap - left, left, sum, part, limit, within: part <= limit };
}
const LEFT = HEAP - facts(HEAP, HEAP, TIMES).part;

export const parts = picture("parts", styles, (at) => {
  let step = 20;
  const x = (/** @type {number} */ n) => 1 + n * step;
  const notch = (/** @type {number} */ n) => at.wide * (n / (MOST_TIMES + 1));

  const boxes = range(MOST_PARTS).map(() => ({
    node: add(at.node, "rect", { y: TOP, height: HIGH, rx: 7 }),
    number: add(at.node, "text", { y: TOP - 14 }),
  }));
  const pieces = range(MOST).map(() => {
    const node = add(at.node, "g");
    add(node, "circle", { class: "piece" });
    return node;
  });
  const reach = add(at.node, "path", { class: "bold" });
  const upTo = add(at.node, "text", { class: "note", y: TAKE + 5 });
  const rail = add(at.node, "g");
  const line = add(rail, "path", { class: "rail" });
  const notches = range(MOST_TIMES, 1).map((n) => add(rail, "text", { class: "note number", y: 34 }, `${n} ×`));
  const count = add(at.node, "text", { class: "count", y: TOP - 10 });

  const heap = at.chip({
    name: "heap",
    label: t("parts.heap"),
    min: () => 2,
    max: () => MOST,
    start: HEAP,
    waits: true,
    axis: "x",
    at: (n) => ({ x: x(n) + 20, y: TOP + HIGH / 2 }),
    text: (n) => t("parts.chips", { n }),
    input: () => rest.set(rest.value), // the remainder can't be larger than the heap
  });
  const rest = at.chip({
    name: "left",
    label: t("parts.left"),
    min: () => 1,
    max: () => heap.value,
    start: HEAP,
    axis: "x",
    at: (n) => ({ x: x(n), y: TAKE }),
    text: (left) => t("parts.take", { n: heap.value - left, left }),
  });
  const factor = at.chip({
    parent: rail,
    name: "times",
    label: t("parts.factor"),
    min: () => 1,
    max: () => MOST_TIMES,
    start: TIMES,
    waits: true,
    far: 1,
    axis: "x",
    at: (n) => ({ x: notch(n), y: 0 }),
    text: (n) => t("parts.times", { n }),
  });
  at.mark({ d: `M0 ${TOP - TAKE - 6}V-20` }, { y: 34 }, (left) => [x(left), TAKE]);
  const now = () => facts(heap.value, rest.value, factor.value);
  return {
    answer: LEFT,
    numbers: facts(HEAP, LEFT, TIMES),
    place() {
      step = (at.wide - 40) / MOST;
      pieces.forEach((node, i) => {
        move(node, x(i + 0.5), TOP + HIGH / 2);
        put(/** @type {Element} */ (node.firstChild), { r: step * 0.36 });
      });
      notches.forEach((one, i) => put(one, { x: notch(i + 1) }));
      put(line, { d: `M${notch(1)} 0H${notch(MOST_TIMES)}` });
      move(rail, 0, RAIL);
      return RAIL + 44;
    },
    paint() {
      const { n, left, limit, within } = now();
      const drawn = partsOf(at.open ? left : heap.value, factor.value);
      let from = 0;
      boxes.forEach(({ node, number }, i) => {
        for (const one of [node, number]) show(one, i < drawn.length);
        if (i >= drawn.length) return;
        const decides = at.open && n > 0 && i === drawn.length - 1 && (within ? "within" : "beyond");
        dress(node, "thin", decides);
        dress(number, "number", decides === "within" ? "bad" : decides);
        write(number, drawn[i]);
        put(node, { x: x(from) + 1, width: drawn[i] * step - 2 });
        put(number, { x: x(from + drawn[i] / 2) });
        from += drawn[i];
      });
      pieces.forEach((node, i) => {
        show(node, i < Math.round(heap.real));
        node.classList.toggle("spare", i >= Math.round(rest.real));
      });
      put(count, { x: x(heap.real) + 24 });
      write(count, heap.value);
      const end = x(rest.real);
      const start = x(Math.max(0, rest.real - factor.value * (heap.real - rest.real)));
      put(reach, { d: `M${start} ${TOP + HIGH + 5}v10H${end}M${end} ${TOP - 6}V${TAKE - 17}` });
      const aside = end > 170 ? -28 : 28;
      put(upTo, { x: end + aside, "text-anchor": aside < 0 ? "end" : "start" });
      write(upTo, n ? t("parts.upTo", { limit }) : "");
      show(rail, at.open);
    },
    holds: () => t("parts.holds", now()),
    judge(left, right) {
      const told = facts(HEAP, left, TIMES);
      return t(`parts.${right ? "right" : told.limit < left ? "wrong" : "all"}`, told);
    },
    read() {
      const told = now();
      return t(`parts.${told.n ? (told.within ? "within" : "beyond") : "none"}`, told);
    },
  };
});
