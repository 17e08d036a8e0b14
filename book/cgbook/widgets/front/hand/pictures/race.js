// Three heaps of which every one is moved at once, each above the bar of moves that it lasts: the longest bar decides.
import { shortened, suspense } from "../../maths/suspense.js";
import { t } from "../../page/words.js";
import { add, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import { row } from "../row.js";
import styles from "./race.css";

const TAKES = [1, 3, 4];
const MOST = 11;
const HEAPS = [7, 8, 5];
const ASKED = 2; // the heap that is asked for, and its size
const BEST = 9;
const LASTS = suspense(TAKES, MOST);
const LONGEST = Math.max(...LASTS);

const draw = picture("race", (at) => {
  let [seen, lane] = [0, 0];
  const y = (i) => 26 + i * lane;

  const lanes = HEAPS.map((start, i) => {
    const words = { label: t("race.heap", { n: i + 1 }), text: (n) => (at.open ? "" : t("race.chips", { n })) };
    return {
      i,
      heap: row(at, { most: MOST, start, waits: i !== ASKED, ...words }),
      cells: Array.from({ length: LONGEST }, () => add(at.node, "rect", { class: "cell", height: 18, rx: 3 })),
      count: add(at.node, "text", { class: "number" }),
    };
  });
  const asked = lanes[ASKED].heap;
  const ghost = add(at.node, "g");
  add(ghost, "circle", { class: "ghost", r: 20 });
  at.you(ghost, { y: -26, "text-anchor": "middle" });
  const heaps = () => lanes.map(({ heap }) => heap.hand.value);
  return {
    place() {
      const pitch = (at.wide - 30) / (MOST + 1);
      lane = at.narrow ? 92 : 98;
      for (const { i, heap, cells, count } of lanes) {
        heap.place(y(i));
        cells.forEach((node, k) => put(node, { x: k * pitch, y: y(i) + 26, width: pitch - 3 }));
        put(count, { y: y(i) + 35 });
      }
      return 3 * lane + 6;
    },
    paint() {
      const longest = Math.max(...heaps().map((n) => LASTS[n]));
      for (const { heap, cells, count } of lanes) {
        heap.paint();
        const lasts = LASTS[heap.hand.value];
        const kind = lasts < longest ? "" : longest % 2 ? "odd" : "even";
        cells.forEach((node, k) => {
          show(node, k < lasts * seen);
          node.setAttribute("class", `cell ${kind}`);
        });
        put(count, { x: ((at.wide - 30) / (MOST + 1)) * lasts + 12 });
        write(count, seen === 1 ? lasts : "");
      }
      show(ghost, at.ghost !== null);
      move(ghost, asked.end(at.ghost), y(ASKED));
    },
    holds: () => t("race.holds", { n: asked.hand.value }),
    judge(guess) {
      if (guess === BEST) return { right: true, text: t("race.right") };
      const left = shortened(TAKES, [...HEAPS.slice(0, ASKED), guess]).join(", ");
      return { right: false, text: `${t("race.wrong", { left })} ${t("race.truth")}` };
    },
    open: () =>
      at.grow(
        900,
        (part) => (seen = part),
        () => at.arrive((glide) => asked.hand.set(BEST, { glide })),
      ),
    close: () => (seen = 0),
    read() {
      const lasts = heaps().map((n) => LASTS[n]);
      const longest = Math.max(...lasts);
      return t(longest % 2 ? "race.odd" : "race.even", { heaps: heaps().join(", "), lasts: lasts.join(", "), longest });
    },
    value: heaps,
    set(value) {
      if (Array.isArray(value) && value.length === HEAPS.length && value.every(Number.isInteger))
        value.forEach((n, i) => (at.open || i === ASKED) && lanes[i].heap.hand.set(n));
    },
  };
});

export const race = { draw, styles };
