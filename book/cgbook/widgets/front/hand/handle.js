// Handles, which readers move with a pointer, a finger or keys. Screen readers call a handle a slider.
import { follow } from "../page/drag.js";
import { arrowOf } from "../page/touch.js";
import { put, run, stop } from "./draw.js";

const STILL = 3; // pixels that a finger can move while the touch still counts as a tap
const SETTLE = 140; // duration of a released handle's glide to its value, in milliseconds

/**
 * Makes a node draggable. Places are in pixels of the sheet, and the node keeps its distance from the pointer: `at()`
 * is the node's place, and `drag` and `drop` get its new place. `tap` is called instead if the pointer hasn't moved.
 * Returns a function that says whether the node is held now.
 * @param {SVGElement} node
 * @param {{at: () => {x: number, y: number}, drag: (to: {x: number, y: number}) => void,
 *   drop?: (to: {x: number, y: number}) => void, tap?: () => void, axis?: string}} how
 */
export function grab(node, { at, drag, drop, tap, axis = "xy" }) {
  let held = false;
  follow(node, ({ clientX, clientY }) => {
    if (node.getAttribute("aria-disabled") === "true") return null;
    const from = at();
    const place = (/** @type {PointerEvent} */ event) => ({
      x: from.x + event.clientX - clientX,
      y: from.y + event.clientY - clientY,
    });
    let moved = false;
    held = true;
    node.classList.add("held");
    node.classList.remove("idle");
    return {
      move(event) {
        moved ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL;
        if (moved) drag(place(event));
      },
      end(event) {
        held = false;
        node.classList.remove("held");
        if (event.type === "pointerup" && !moved) tap?.();
        else drop?.(place(event));
      },
    };
  });
  node.style.touchAction = axis === "x" ? "pan-y" : axis === "y" ? "pan-x" : "none";
  return () => held;
}

/**
 * Listens for the keys of a node that can be grabbed or pressed. `arrows` gets the step to the right and up, and
 * whether Shift is down. Enter and Space call `press`. `jumps` holds functions for other keys, by their names.
 * @param {SVGElement} node
 * @param {{arrows?: (right: number, up: number, shift: boolean) => void, press?: () => void,
 *   jumps?: Record<string, () => void>}} how
 */
export function keys(node, { arrows, press, jumps = {} }) {
  node.addEventListener("keydown", (event) => {
    if (node.getAttribute("aria-disabled") === "true" || event.altKey || event.ctrlKey || event.metaKey) return;
    const way = arrowOf(event.key, true);
    const jump = event.key === "Enter" || event.key === " " ? press : jumps[event.key];
    if (way && arrows) arrows(way[0], way[1], event.shiftKey);
    else if (jump) jump();
    else return;
    node.classList.remove("idle");
    event.preventDefault();
  });
}

/**
 * Makes a node a handle. The handle calls `input(value, real)` in the same frame as it moves, where `real` is the value
 * before rounding to a step. When the reader lets go or has pressed a key, the handle calls `done(value)`, even
 * while it's still gliding to the value.
 * @param {SVGElement} node
 * @param {object} how
 * @param {string} how.label
 * @param {() => number} how.min @param {() => number} how.max
 * @param {number} how.value
 * @param {"x" | "y" | "xy"} how.axis
 * @param {(value: number) => {x: number, y: number}} how.at the handle's place at a value, in pixels of the sheet
 * @param {(x: number, y: number) => number} [how.to] the value at a place, not necessarily rounded or within bounds
 *   (default: the values are spaced evenly along the axis)
 * @param {(value: number) => string} how.text words that a screen reader says
 * @param {(value: number, real: number) => void} how.input
 * @param {(value: number) => void} [how.done]
 * @param {() => void} [how.enter] the action of Enter and Space
 * @param {number} [how.step] @param {number} [how.far] size of a step by an arrow key, and of a large step, by an arrow
 *   key with Shift or a Page key
 * @param {number} [how.glide] milliseconds that a step by a key takes
 * @param {(real: number, reach?: number) => number} [how.magnet] the value to snap to; for keys, only if it's within
 *   `reach`
 */
export function handle(node, how) {
  const { step = 1, magnet } = how;
  const far = how.far ?? step * 5;
  const evenly = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [from, next] = [how.at(0), how.at(1)];
    return how.axis === "y" ? (y - from.y) / (next.y - from.y) : (x - from.x) / (next.x - from.x);
  };
  const to = how.to ?? evenly;
  const bound = (/** @type {number} */ value) => Math.min(how.max(), Math.max(how.min(), value));
  const round = (/** @type {number} */ value) =>
    +bound(how.min() + Math.round((value - how.min()) / step) * step).toFixed(9);
  /** @type {Hand} */
  const own = {
    value: how.value,
    real: how.value,
    busy: () => false,
    /** Sets the value, within the bounds, without calling `done`, and updates the bounds for screen readers. */
    set(wanted, { glide = 0 } = {}) {
      const [from, value] = [own.real, bound(wanted)];
      own.value = value; // the next key starts from this value, even during the glide
      run(node, glide, (part) => tell(part < 1 ? from + (value - from) * part : value, value));
      put(node, { "aria-valuemin": how.min(), "aria-valuemax": how.max() });
    },
    lock(yes) {
      put(node, { "aria-disabled": yes, tabindex: yes ? -1 : 0 });
      node.classList.toggle("locked", yes);
    },
  };
  /** @param {number} real */
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
      const real = bound(to(x, y));
      tell(magnet?.(real) ?? real);
    },
    drop() {
      const value = magnet ? own.real : own.value;
      own.set(value, { glide: own.real === value ? 0 : SETTLE });
      how.done?.(value);
    },
    tap: () => how.done?.(own.value),
  });
  function go(/** @type {number} */ wanted) {
    const value = round(wanted);
    own.set(magnet?.(value, step / 2) ?? value, { glide: how.glide });
    how.done?.(own.value);
  }
  keys(node, {
    arrows: (right, up, shift) => go(own.value + (right + up) * (shift ? far : step)),
    press: () => how.enter?.(),
    jumps: {
      PageUp: () => go(own.value + far),
      PageDown: () => go(own.value - far),
      Home: () => go(how.min()),
      End: () => go(how.max()),
    },
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
