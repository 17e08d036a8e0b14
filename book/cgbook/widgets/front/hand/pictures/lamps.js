// Rows of pins beside a heap of Nim, and two lamps below: one for normal play, one for misère play. A lamp is lit when
// the size of the heap makes the player to move lose.
import { escape, pair } from "../../maths/pins.js";
import { t } from "../../page/words.js";
import { add, dress, move, put, range, write } from "../draw.js";
import { picture } from "../picture.js";
import { row } from "../row.js";
import styles from "./lamps.css";

const ROWS = [9, 0]; // pins in each row during the question
const MOST = 7; // maximum number of chips in the heap
const [ALLEYS, LANE, RAILS] = [[34, 92], 168, [256, 336]]; // y-coordinates of pins, heap and lamps, in pixels
/** The path of a lit lamp's rays. */
export const RAYS = range(12)
  .map((i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    return `M${18 * x} ${18 * y}L${24 * x} ${24 * y}`;
  })
  .join("");

export const lamps = picture("lamps", styles, (at) => {
  const alleys = ALLEYS.map(() => add(at.node, "path", { class: "alley" }));
  const rows = ROWS.map((start, i) => {
    const words = { label: t("lamps.row", { n: i + 1 }), text: (/** @type {number} */ n) => t("lamps.pins", { n }) };
    return row(at, { most: 12, pins: true, start, waits: true, ...words });
  });
  const heap = row(at, {
    label: t("lamps.heap"),
    most: MOST,
    start: MOST,
    /** @param {number} n */
    text: (n) => [t("lamps.chips", { n }), !at.open && lit(0) && t("lamps.lit")].filter(Boolean).join("; "),
  });
  const lamps = ["wins", "loses"].map((way, play) => {
    add(at.node, "text", { class: "note", y: RAILS[play] - 34 }, t(`lamps.${way}`));
    const sockets = range(MOST + 1).map((n) => add(at.node, "text", { class: "note number" }, n));
    const lamp = add(at.node, "g");
    add(lamp, "path", { class: "rays", d: RAYS });
    add(lamp, "circle", { class: "disc", r: 14 });
    return { play, sockets, lamp, number: add(lamp, "text", { class: "number" }) };
  });
  at.mark({ r: 20 }, { y: 37 }, (n) => [heap.end(n), RAILS[1]]);
  const pins = () => rows.map(({ hand }) => hand.value);
  const lit = (/** @type {number} */ play) => pair(pins())[play] === heap.hand.value;
  return {
    answer: pair(ROWS)[1],
    place() {
      ALLEYS.forEach((down, i) => {
        put(alleys[i], { d: `M0 ${down + 20}H${at.wide}` });
        rows[i].place(down);
      });
      heap.place(LANE);
      for (const { play, sockets } of lamps) sockets.forEach((one, n) => put(one, { x: heap.end(n), y: RAILS[play] }));
      return RAILS[1] + 44;
    },
    paint() {
      for (const one of rows) one.paint();
      heap.paint(at.ghost === heap.hand.value ? pair(pins())[1] : MOST);
      for (const { play, lamp, number } of lamps) {
        const known = at.open || play === 0;
        const level = pair(pins())[play];
        move(lamp, heap.end(known ? level : heap.hand.real), RAILS[play]);
        dress(number, "number", known && lit(play) && "on-chip");
        dress(lamp, "lamp", known ? lit(play) && "lit" : "asked");
        write(number, known ? level : "?");
      }
    },
    holds: () => t("lamps.holds", { n: heap.hand.value }),
    judge: (guess, right) => t(right ? "lamps.right" : "lamps.wrong", { n: guess - (escape(ROWS, guess)?.heap ?? 0) }),
    read() {
      const [normal, misere] = pair(pins());
      const laid = pins().filter(Boolean).join(t("lamps.and"));
      return t(laid ? "lamps.read" : "lamps.none", { rows: laid, normal, misere });
    },
    value: () => ({ rows: pins(), heap: heap.hand.value }),
    set(value) {
      if (Number.isInteger(value?.heap)) heap.hand.set(value.heap);
      if (at.open && value?.rows?.every?.(Number.isInteger))
        rows.forEach(({ hand }, i) => hand.set(value.rows[i] ?? 0));
    },
  };
});
