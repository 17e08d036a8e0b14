// A row of chips or pins, whose end the hand can move.
import { pin } from "../page/pin.js";
import { add, move, put, range, show, write } from "./draw.js";

/** Adds a row of at most `most` pieces to a picture. All other options are for the chip at the row's end.
 * @param {Sheet} at @param {{most: number, pins?: boolean} & Omit<Chip, "max" | "axis" | "at">} how */
export function row(at, { most, pins = false, ...how }) {
  const pieces = range(most).map(() => {
    const node = add(at.node, "g");
    if (pins) node.append(pin("scale(2)"));
    else add(node, "circle", { class: "piece" });
    return node;
  });
  const count = add(at.node, "text", { class: "count" });
  let [step, y] = [0, 0];
  /** Returns the x-coordinate of the chip when the row has n pieces. @param {number} n */
  const end = (n) => n * step + Math.max(step / 2, 20);
  const hand = at.chip({ ...how, max: () => most, axis: "x", at: (n) => ({ x: end(n), y }) });
  return {
    hand,
    end,
    /** Places the row at the y-coordinate `down`, with room beside the row for its size. @param {number} down */
    place(down) {
      y = down;
      step = (at.wide - 40) / (most + 1);
      pieces.forEach((node, i) => {
        move(node, (i + 0.5) * step, y);
        if (!pins) put(/** @type {Element} */ (node.firstChild), { r: Math.min(17, step / 2 - 1) });
      });
    },
    /** Shows the pieces, and marks all but the first `kept` as superfluous. */
    paint(kept = most) {
      pieces.forEach((node, i) => {
        show(node, i < Math.round(hand.real));
        node.classList.toggle("spare", i >= kept);
      });
      put(count, { x: end(hand.real) + 26, y: y + 8 });
      write(count, how.waits && !at.open && !hand.value ? "" : hand.value);
    },
  };
}
