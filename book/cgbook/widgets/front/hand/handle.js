// The one way to take hold of something: by pointer, by touch, by keys; heard as a slider.
import { put, run, stop } from "./draw.js";

const STILL = 3; // pixels that a finger may move and still have touched only
const SETTLE = 140; // milliseconds

/**
 * Follows one pointer from where it takes hold; places are pixels of the sheet, and what is held keeps its distance to
 * the finger. Returns whether it is held now.
 * @param {SVGElement} node
 * @param {{at: () => {x: number, y: number}, drag: (to: {x: number, y: number}) => void,
 *   drop?: (to: {x: number, y: number}) => void, tap?: () => void, axis?: string}} how
 */
export function grab(node, { at, drag, drop, tap, axis = "xy" }) {
  /** @type {null | {box: DOMRect, dx: number, dy: number, x: number, y: number, moved: boolean}} */
  let hold = null;
  const place = (event, { box, dx, dy }) => ({ x: event.clientX - box.left - dx, y: event.clientY - box.top - dy });
  node.addEventListener("pointerdown", (event) => {
    if (event.button || !event.isPrimary || node.getAttribute("aria-disabled") === "true") return;
    const box = /** @type {SVGSVGElement} */ (node.ownerSVGElement).getBoundingClientRect();
    const { x, y } = at();
    const [dx, dy] = [event.clientX - box.left - x, event.clientY - box.top - y];
    hold = { box, dx, dy, x: event.clientX, y: event.clientY, moved: false };
    node.setPointerCapture(event.pointerId);
    node.classList.add("held");
    node.classList.remove("idle");
  });
  node.addEventListener("pointermove", (event) => {
    if (!hold) return;
    hold.moved ||= Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > STILL;
    if (hold.moved) drag(place(event, hold));
  });
  const end = (event) => {
    if (!hold) return;
    const held = hold;
    hold = null;
    node.classList.remove("held");
    if (event.type === "pointerup" && !held.moved) tap?.();
    else drop?.(place(event, held));
  };
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  // heeded only on what is not displayed inline, which shapes are by themselves
  node.style.display = "block";
  node.style.touchAction = { x: "pan-y", y: "pan-x", xy: "none" }[axis] ?? "none";
  return () => hold !== null;
}

/**
 * A handle. In the frame in which it is moved it calls `input(value, real)`, where `real` is the value before it is
 * rounded to a step; and `done(value)` when it has come to rest.
 * @param {SVGElement} node
 * @param {object} how
 * @param {string} how.label
 * @param {() => number} how.min @param {() => number} how.max
 * @param {number} how.value
 * @param {"x" | "y" | "xy"} how.axis
 * @param {(value: number) => {x: number, y: number}} how.at where the chip is, in pixels of the sheet
 * @param {(x: number, y: number) => number} how.to which value a place means; need not be rounded or within bounds
 * @param {(value: number) => string} how.text what a screen reader says
 * @param {(value: number, real: number) => void} how.input
 * @param {(value: number) => void} [how.done]
 * @param {() => void} [how.enter] what Enter does
 * @param {number} [how.step] @param {number} [how.far] of an arrow key, and with Shift or of a Page key
 * @param {number} [how.glide] milliseconds that a key takes
 * @param {(real: number, reach?: number) => number} [how.magnet] may pull to a value that is near; keys say how near
 */
export function handle(node, how) {
  const { step = 1, magnet } = how;
  const far = how.far ?? step * 5;
  const bound = (value) => Math.min(how.max(), Math.max(how.min(), value));
  const round = (value) => +bound(how.min() + Math.round((value - how.min()) / step) * step).toFixed(9);
  const own = {
    value: how.value,
    real: how.value,
    busy: () => false,
    /** Sets the value without a hand, as far as it may go; the bounds may have changed. */
    set(wanted, { glide = 0 } = {}) {
      const [from, value] = [own.real, bound(wanted)];
      own.value = value; // the next key counts from here
      run(node, glide, (part) => tell(part < 1 ? from + (value - from) * part : value, value));
      put(node, { "aria-valuemin": how.min(), "aria-valuemax": how.max() });
    },
    lock(yes) {
      put(node, { "aria-disabled": yes, tabindex: yes ? -1 : 0 });
      node.classList.toggle("locked", yes);
    },
  };
  function tell(real, value = round(real)) {
    own.real = real;
    own.value = value;
    put(node, { "aria-valuenow": value, "aria-valuetext": how.text(value) });
    how.input(value, real);
  }
  own.busy = grab(node, {
    at: () => how.at(own.real),
    axis: how.axis,
    drag({ x, y }) {
      stop(node);
      const real = bound(how.to(x, y));
      tell(magnet?.(real) ?? real);
    },
    drop() {
      const value = magnet ? own.real : own.value;
      own.set(value, { glide: own.real === value ? 0 : SETTLE });
      how.done?.(value);
    },
    tap: () => how.done?.(own.value),
  });
  node.addEventListener("keydown", (event) => {
    if (node.getAttribute("aria-disabled") === "true" || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrows = { ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step, PageUp: far, PageDown: -far };
    const by = arrows[event.key];
    const to = by
      ? own.value + (event.shiftKey ? Math.sign(by) * far : by)
      : { Home: how.min(), End: how.max() }[event.key];
    if (event.key === "Enter" || event.key === " ") how.enter?.();
    else if (to === undefined) return;
    else {
      node.classList.remove("idle");
      own.set(magnet?.(round(to), step / 2) ?? round(to), { glide: how.glide });
      how.done?.(own.value);
    }
    event.preventDefault();
  });
  put(node, {
    role: "slider",
    tabindex: 0,
    "aria-label": how.label,
    "aria-orientation": how.axis === "y" ? "vertical" : "horizontal",
  });
  node.classList.add("idle");
  own.set(how.value);
  return own;
}
