// A pair of scales. The left pan holds what is weighed; the hand raises a stack in the right pan until the scales are
// level. The scales are pinned until the question has been answered.
import { add, move, put, run, write } from "./draw.js";

const DEEP = 34; // pixels from the pans to the arm
const EASE = 260; // milliseconds that a tilt takes

/**
 * Adds scales to a picture. All other options are for the chip in the right pan.
 * @typedef {Omit<Chip, "max" | "axis" | "at" | "start">} More
 * @param {Sheet} at
 * @param {{most: number, worth: () => number, seen?: () => any} & More} how `worth`: the height of the right stack
 *   that makes the scales level, and `most`: its maximum height
 */
export function balance(at, { most, worth, seen, ...how }) {
  const beam = add(at.node, "g");
  const post = add(at.node, "path", { class: "post" });
  const arm = add(beam, "path", { class: "arm" });
  const [left, right] = [add(beam, "g"), add(beam, "g")];
  const pans = [left, right].map((side) => add(side, "path", { class: "pan" }));
  const loads = [left, right].map((side) => add(side, "g"));
  const pin = add(at.node, "circle", { class: "pin", r: 7 });
  const count = add(right, "text", { class: "count" });
  let [tilt, base, unit, high] = [0, 0, 0, 0];
  let [across, steep] = [[0, 0], 0];
  const up = (/** @type {number} */ n) => base - n * unit;
  const hand = at.chip({
    ...how,
    parent: right,
    max: () => most,
    start: 0,
    axis: "y",
    at: (n) => ({ x: across[1], y: up(n) }),
  });
  const { ghost, you } = at.mark({ d: "" }, { x: 0, y: -6 }, (n) => [across[1], up(n)], {
    parent: right,
    seen,
  });

  function lean(/** @type {number} */ to, /** @type {any} */ now) {
    const from = tilt;
    const middle = (across[0] + across[1]) / 2;
    const turn = (/** @type {number} */ part) => {
      tilt = from + (to - from) * part;
      const rise = Math.sin((tilt * Math.PI) / 180) * (across[1] - middle);
      put(arm, { transform: `rotate(${tilt} ${middle} ${high})` });
      move(left, 0, -rise);
      move(right, 0, rise);
    };
    if (to === from) turn(1);
    else run(beam, now ? 0 : EASE, turn);
  }

  return {
    hand,
    left: loads[0],
    right: loads[1],
    up,
    /**
     * Places the two pans (`middles` and half widths `halves`) with their base at the y-coordinate `down`, and returns
     * the height of the picture. The stack in the right pan is `grows` pixels high for each 1, and the number beside
     * the stack is `wide` pixels from the pan's middle. The scales lean by `most` degrees or less.
     * @param {number[]} middles @param {number[]} halves @param {number} down
     * @param {{grows: number, wide: number, most: number}} how
     */
    place(middles, halves, down, { grows, wide, most }) {
      [across, base, unit, high, steep] = [middles, down, grows, down + DEEP, most];
      pans.forEach((pan, i) => {
        put(pan, { d: `M${across[i] - halves[i]} ${base}H${across[i] + halves[i]}M${across[i]} ${base}V${high}` });
      });
      const middle = (across[0] + across[1]) / 2;
      put(arm, { d: `M${across[0]} ${high}H${across[1]}` });
      put(post, { d: `M${middle} ${high}v54m-58 0h116` });
      put(pin, { cx: middle, cy: high });
      at.node.append(pin); // on top of everything else
      put(count, { x: across[1] + wide, y: base - 8 });
      put(ghost, { d: `M${-halves[1]} 0H${halves[1]}` });
      put(you, { x: -halves[1] - 5 });
      return high + 60;
    },
    paint() {
      const over = hand.value - worth();
      lean(at.open ? Math.max(-1, Math.min(1, over / 2)) * steep : 0, at.quick);
      at.node.classList.toggle("level", at.open && !over);
      pin.classList.toggle("locked", !at.open);
      write(count, hand.value);
    },
  };
}
