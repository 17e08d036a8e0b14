// Rows of pins beside a heap of Nim, and two lamps below it: one for normal play, one for misère. Each is lit when the
// heap is of the size at which whoever moves has lost.
import { escape, pair } from "../../maths/pins.js";
import { t } from "../../page/words.js";
import { add, chip, move, PIN, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./lamps.css";

const ROWS = [9, 0]; // pins while the question is asked
const LONGEST = 12;
const MOST = 7; // chips of the heap
const [ALLEY, LANE, RAILS] = [[34, 92], 168, [256, 336]]; // how far down the rows of pins are, the heap, the lamps
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
  return `M${18 * x} ${18 * y}L${24 * x} ${24 * y}`;
}).join("");

const draw = picture("lamps", (at) => {
  let [pitch, step] = [0, 0];
  const slot = (n) => (n + 0.5) * step;

  const rows = ROWS.map((start, i) => {
    const alley = add(at.node, "path", { class: "alley" });
    const pins = Array.from({ length: LONGEST }, () => add(at.node, "path", { class: "pin-piece", d: PIN }));
    const count = add(at.node, "text", { class: "count" });
    const grip = chip(at.node, "x");
    const hand = at.handle(grip, {
      label: t("lamps.row", { n: i + 1 }),
      max: () => LONGEST,
      start,
      waits: true,
      axis: "x",
      at: (n) => ({ x: 20 + n * pitch, y: ALLEY[i] }),
      to: (x) => (x - 20) / pitch,
      text: (n) => t("lamps.pins", { n }),
    });
    return { alley, pins, count, grip, hand, i };
  });
  const chips = Array.from({ length: MOST }, () => add(at.node, "circle", { class: "chip" }));
  const size = add(at.node, "text", { class: "count" });
  const lamps = ["wins", "loses"].map((way, play) => {
    const name = add(at.node, "text", { class: "note", y: RAILS[play] - 34 }, t(`lamps.${way}`));
    const sockets = Array.from({ length: MOST + 1 }, (_, n) => add(at.node, "text", { class: "note number" }, n));
    const lamp = add(at.node, "g", { class: "lamp" });
    add(lamp, "path", { class: "rays", d: RAYS });
    add(lamp, "circle", { r: 14 });
    return { play, name, sockets, lamp, number: add(lamp, "text", { class: "number" }) };
  });
  const ghost = add(at.node, "g");
  add(ghost, "circle", { class: "ghost", r: 20 });
  at.you(ghost, { y: 37, "text-anchor": "middle" });
  const grip = chip(at.node, "x");
  const heap = at.handle(grip, {
    label: t("lamps.heap"),
    max: () => MOST,
    start: MOST,
    axis: "x",
    at: (n) => ({ x: slot(n), y: LANE }),
    to: (x) => x / step - 0.5,
    text: (n) => [t("lamps.chips", { n }), !at.open && lit(0) && t("lamps.lit")].filter(Boolean).join("; "),
  });
  return {
    place() {
      pitch = (at.wide - 62) / LONGEST;
      step = (at.wide - 30) / (MOST + 1);
      for (const { alley, pins, i } of rows) {
        put(alley, { d: `M0 ${ALLEY[i] + 20}H${at.wide}` });
        pins.forEach((pin, n) => put(pin, { transform: `translate(${(n + 0.5) * pitch} ${ALLEY[i]}) scale(2)` }));
      }
      chips.forEach((node, n) => put(node, { cx: slot(n), cy: LANE, r: Math.min(17, step / 2 - 2) }));
      for (const { play, sockets } of lamps) sockets.forEach((one, n) => put(one, { x: slot(n), y: RAILS[play] }));
      return RAILS[1] + 44;
    },
    paint() {
      for (const { pins, count, grip: end, hand, i } of rows) {
        pins.forEach((pin, n) => show(pin, n < Math.round(hand.real)));
        move(end, 20 + hand.real * pitch, ALLEY[i]);
        put(count, { x: 48 + hand.real * pitch, y: ALLEY[i] + 8 });
        write(count, at.open || hand.value ? hand.value : "");
      }
      chips.forEach((node, n) => {
        show(node, n < Math.round(heap.real));
        node.classList.toggle("spare", at.open && n >= pair(pins())[1] && at.ghost === heap.value);
      });
      move(grip, slot(heap.real), LANE);
      put(size, { x: slot(heap.real) + 32, y: LANE + 8 });
      write(size, heap.value);
      for (const { play, lamp, number } of lamps) {
        const level = pair(pins())[play];
        const known = at.open || play === 0;
        move(lamp, slot(known ? level : heap.real), RAILS[play]);
        lamp.setAttribute("class", known ? `lamp ${lit(play) ? "lit" : ""}` : "lamp asked");
        write(number, known ? level : "?");
      }
      show(ghost, at.ghost !== null);
      if (at.ghost !== null) move(ghost, slot(at.ghost), RAILS[1]);
    },
    holds: () => t("lamps.holds", { n: heap.value }),
    judge(guess) {
      const reply = escape(ROWS, guess);
      if (!reply) return { right: true, text: `${t("lamps.right")} ${t("lamps.truth")}` };
      return { right: false, text: `${t("lamps.wrong", { n: guess - (reply.heap ?? 0) })} ${t("lamps.truth")}` };
    },
    open: () => at.arrive((glide) => heap.set(pair(ROWS)[1], { glide })),
    read() {
      const [normal, misere] = pair(pins());
      const laid = pins().filter(Boolean).join(t("lamps.and"));
      return t(laid ? "lamps.read" : "lamps.none", { rows: laid, normal, misere });
    },
    value: () => ({ rows: pins(), heap: heap.value }),
    set(value) {
      if (Number.isInteger(value?.heap)) heap.set(value.heap);
      if (at.open && Array.isArray(value?.rows)) rows.forEach(({ hand, i }) => hand.set(value.rows[i] ?? 0));
    },
  };

  function pins() {
    return rows.map(({ hand }) => hand.value);
  }

  function lit(play) {
    return pair(pins())[play] === heap.value;
  }
});

export const lamps = { draw, styles };
