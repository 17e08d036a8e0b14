// Three heaps, each above a bar that shows how many moves the heap lasts. A turn moves in all heaps, and the longest
// bar decides.
import { shortened, suspense } from "../../maths/suspense.js";
import { t } from "../../page/words.js";
import { add, dress, put, range, show, write } from "../draw.js";
import { picture } from "../picture.js";
import { row } from "../row.js";
import styles from "./race.css";

const TAKES = [1, 3, 4];
const MOST = 11;
const HEAPS = [7, 8, 5];
const ASKED = 2; // index of the heap whose size the question asks for
const LASTS = suspense(TAKES, MOST);
const LONGEST = Math.max(...LASTS);
const longestOf = (/** @type {number[]} */ heaps) => Math.max(...heaps.map((n) => LASTS[n]));
const BEST = range(MOST + 1).find((n) => longestOf(HEAPS.with(ASKED, n)) % 2 === 0);

export const race = picture("race", styles, (at) => {
  let [lane, pitch] = [0, 0];
  const y = (/** @type {number} */ i) => 26 + i * lane;

  const lanes = HEAPS.map((start, i) => {
    const words = {
      label: t("race.heap", { n: i + 1 }),
      text: (/** @type {number} */ n) => (at.open ? "" : t("race.chips", { n })),
    };
    return {
      i,
      heap: row(at, { name: i, most: MOST, start, waits: i !== ASKED, ...words }),
      cells: range(LONGEST).map(() => add(at.node, "rect", { class: "cell", height: 18, rx: 3 })),
      count: add(at.node, "text", { class: "number" }),
    };
  });
  const asked = lanes[ASKED].heap;
  at.mark({ r: 20 }, { y: -26 }, (n) => [asked.end(n), y(ASKED)]);
  const heaps = () => lanes.map(({ heap }) => heap.hand.value);
  return {
    answer: BEST,
    grows: 900,
    place() {
      pitch = (at.wide - 30) / (MOST + 1);
      lane = at.narrow ? 92 : 98;
      for (const { i, heap, cells, count } of lanes) {
        heap.place(y(i));
        cells.forEach((node, k) => put(node, { x: k * pitch, y: y(i) + 26, width: pitch - 3 }));
        put(count, { y: y(i) + 35 });
      }
      return 3 * lane + 6;
    },
    paint() {
      const longest = longestOf(heaps());
      for (const { heap, cells, count } of lanes) {
        heap.paint();
        const lasts = LASTS[heap.hand.value];
        const kind = lasts < longest ? "" : longest % 2 ? "odd" : "even";
        cells.forEach((node, k) => {
          show(node, k < lasts * at.seen);
          dress(node, "cell", kind);
        });
        put(count, { x: pitch * lasts + 12 });
        write(count, at.seen === 1 ? lasts : "");
      }
    },
    holds: () => t("race.holds", { n: asked.hand.value }),
    judge(guess, right) {
      const left = shortened(TAKES, HEAPS.with(ASKED, guess)).join(", ");
      return t(right ? "race.right" : "race.wrong", { left });
    },
    read() {
      const lasts = heaps().map((n) => LASTS[n]);
      const longest = longestOf(heaps());
      return t(longest % 2 ? "race.odd" : "race.even", { heaps: heaps().join(", "), lasts: lasts.join(", "), longest });
    },
    value: heaps,
  };
});
