// A pair of scales: two pans on an arm, pinned while the question is asked.
import { add, move, put, run } from "./draw.js";

const DEEP = 34; // pixels from the pans to the arm

/** @param {SVGElement} ground */
export function balance(ground) {
  const beam = add(ground, "g");
  const post = add(ground, "path", { class: "post" });
  const arm = add(beam, "path", { class: "arm" });
  const sides = [add(beam, "g"), add(beam, "g")];
  const pans = sides.map((side) => add(side, "path", { class: "pan" }));
  const pin = add(ground, "circle", { class: "pin", r: 7 });
  let [tilt, floor] = [0, 0];
  let places = [0, 0];
  const middle = () => (places[0] + places[1]) / 2;

  return {
    sides,
    /** Puts the pans where they belong, each with its half width; returns the height of all. */
    place(across, halves, base) {
      [places, floor] = [across, base + DEEP];
      pans.forEach((pan, i) => {
        put(pan, { d: `M${across[i] - halves[i]} ${base}H${across[i] + halves[i]}M${across[i]} ${base}V${floor}` });
      });
      put(arm, { d: `M${across[0]} ${floor}H${across[1]}` });
      put(post, { d: `M${middle()} ${floor}v54m-58 0h116` });
      put(pin, { cx: middle(), cy: floor });
      ground.append(pin); // it lies on all
      return floor + 60;
    },
    /** Leans by so many degrees to the right; at once, or as scales do. */
    lean(to, now) {
      const from = tilt;
      const turn = (part) => {
        tilt = from + (to - from) * part;
        const rise = Math.sin((tilt * Math.PI) / 180) * (places[1] - middle());
        put(arm, { transform: `rotate(${tilt} ${middle()} ${floor})` });
        move(sides[0], 0, -rise);
        move(sides[1], 0, rise);
      };
      if (to === from) turn(1);
      else run(beam, now ? 0 : 260, turn);
    },
    /** Whether it may move, and is level. */
    show(free, level) {
      ground.classList.toggle("level", level);
      pin.classList.toggle("locked", !free);
    },
  };
}
