// Loops through dots on paper, in units of a picture: the dots that a line catches, and the shape of a tidied loop.
//
// The dots of a sheet are in a row, one in each slot. A loop goes through some dots and encloses others, and all of
// these are neighbours among the dots of their region. The enclosed dots are neighbours too. That's why two loops are
// always nested or apart. Loops never meet, because a longer loop is drawn larger.

export const PITCH = 60; // distance between two slots
const [LOW, RISE] = [16, 6.5]; // half the height of a loop over no slots, and the growth for each slot
const [ROUND, WIDER] = [0.2, 0.22]; // reach of a loop beyond its last slot, and the growth with its length, in pitches
const BEND = 0.42; // length of a loop's bend to a dot at its end, in pitches
const [NARROW, TALL] = [11, 26]; // half the width of a loop that goes through a single dot, and its height
const ARC = 0.5523; // length of the handles of a quarter circle, as a fraction of its radius
const WAVE = [0, 7, -4, 8, -8, 3, -6]; // distance of each slot's dot below the middle of its sheet
const FINE = 8; // number of points of a curve between two knots

/** Returns half the height of a loop over this many slots. @param {number} slots */
export const heightOf = (slots) => LOW + RISE * slots;

/**
 * Returns the outline of a loop as the points of a closed line, with x along the row from the middle of slot 0, and y
 * down. The loop extends from the slot `first` to the slot `last`. It goes through the dots of the slots `through`, and
 * around its other dots.
 * @param {number} first @param {number} last @param {number[]} through @param {number} many slots on the sheet
 */
export function outline(first, last, through, many) {
  const on = new Set(through);
  const x = (/** @type {number} */ slot) => slot * PITCH;
  if (first === last)
    return curved([
      [x(first), 0, 0],
      [x(first) + NARROW, -TALL / 2, 1],
      [x(first), -TALL, 0],
      [x(first) - NARROW, -TALL / 2, 1],
    ]);
  const slots = last - first + 1;
  const high = heightOf(slots);
  const beyond = PITCH * (ROUND + (WIDER * slots) / many);
  const bend = BEND * PITCH;
  const end = (/** @type {number} */ slot, /** @type {number} */ side) => [
    x(slot) + (on.has(slot) ? 0 : side * beyond),
    0,
    1,
  ];
  const knots = [end(first, -1)]; // [x, y, whether the line is vertical at the knot]
  for (let s = first; s <= last; s++) {
    if (!on.has(s) || (s > first && s < last)) knots.push([x(s), -high, 0]);
    else knots.push([x(s) + (s === first ? bend : -bend), -high, 0]);
  }
  knots.push(end(last, 1));
  for (let s = last; s >= first; s--) {
    if (!on.has(s)) {
      knots.push([x(s), high, 0]);
      continue;
    }
    if (s < last) {
      if (!on.has(s + 1)) knots.push([x(s) + bend, high, 0]);
      if (s > first) knots.push([x(s), 0, 0]);
    }
    if (s > first) knots.push(on.has(s - 1) ? [x(s) - PITCH / 2, LOW / 2, 0] : [x(s) - bend, high, 0]);
  }
  return curved(knots);
}

/** Returns a closed curve through some knots that stays within their bounds. @param {number[][]} knots */
function curved(knots) {
  return knots.flatMap(([x, y, steep], i) => {
    const [u, v, steepNext] = knots[(i + 1) % knots.length];
    const reach = steep === steepNext ? 0.5 : ARC;
    const one = steep ? [x, y + reach * (v - y)] : [x + reach * (u - x), y];
    const two = steepNext ? [u, v - reach * (v - y)] : [u - reach * (u - x), v];
    return Array.from({ length: FINE }, (_, k) => {
      const [t, s] = [k / FINE, 1 - k / FINE];
      const part = (/** @type {number} */ j) =>
        s ** 3 * [x, y][j] + 3 * s * s * t * one[j] + 3 * s * t * t * two[j] + t ** 3 * [u, v][j];
      return [part(0), part(1)];
    });
  });
}

/** Moves points of a straight row to their places on the paper, where the row is wavy. @param {number[][]} line */
export function waved(line) {
  const low = (/** @type {number} */ slot) => WAVE[(slot + WAVE.length) % WAVE.length];
  return line.map(([x, y]) => {
    const slot = Math.floor(x / PITCH);
    const part = (1 - Math.cos(Math.PI * (x / PITCH - slot))) / 2;
    return [x, y + low(slot) * (1 - part) + low(slot + 1) * part];
  });
}

/** Returns whether a point is inside a closed line. @param {number[][]} line @param {number[]} point */
export function within(line, [x, y]) {
  let inside = false;
  line.forEach(([a, b], i) => {
    const [c, d] = line[(i + 1) % line.length];
    if (b > y !== d > y && x < a + ((y - b) * (c - a)) / (d - b)) inside = !inside;
  });
  return inside;
}

/** Returns the distance of a point from a closed line. @param {number[][]} line @param {number[]} point */
export function away(line, [x, y]) {
  return Math.min(
    ...line.map(([a, b], i) => {
      const [c, d] = line[(i + 1) % line.length];
      const [dx, dy] = [c - a, d - b];
      const t = Math.max(0, Math.min(1, ((x - a) * dx + (y - b) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - a - t * dx, y - b - t * dy);
    }),
  );
}

/** Returns whether a closed line goes "through" each dot or leaves it "inside" or "outside".
 * @param {number[][]} line @param {number[][]} dots @param {number} reach */
export const caught = (line, dots, reach) =>
  dots.map((dot) => (away(line, dot) <= reach ? "through" : within(line, dot) ? "inside" : "outside"));

/** Returns whether a drawn line crosses a loop by more than `slack`, an allowance for a trembling hand.
 * @param {number[][]} line @param {number[][]} loop @param {number} slack */
export function crosses(line, loop, slack) {
  const clear = line.filter((point) => away(loop, point) > slack).map((point) => within(loop, point));
  return clear.includes(true) && clear.includes(false);
}
