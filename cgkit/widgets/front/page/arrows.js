// The geometry of arrows between boxes, in pixels. A box is {x, y, w, h}: its middle, and half of its width and height.

const BENDS = [0, 0.08, -0.08, 0.16, -0.16, 0.23, -0.23, 0.3, -0.3, 0.4, -0.4, 0.5, -0.5];
const MOST_BENT = 80; // vertices; in a larger graph arrows are straight
const CLEAR = 5;
const HEAD = 8;

const inside = (box, x, y, margin) => Math.abs(x - box.x) < box.w + margin && Math.abs(y - box.y) < box.h + margin;

function curve(a, b, bend) {
  const cx = (a.x + b.x) / 2 - bend * (b.y - a.y);
  const cy = (a.y + b.y) / 2 + bend * (b.x - a.x);
  return (t) => {
    const s = 1 - t;
    return [s * s * a.x + 2 * s * t * cx + t * t * b.x, s * s * a.y + 2 * s * t * cy + t * t * b.y];
  };
}

/** Where along the curve, from 0 to 1, it is last (or first) inside the box. */
function border(at, box, from, to) {
  let [low, high] = [from, to]; // inside at `low`, outside at `high`
  for (let i = 0; i < 14; i++) {
    const middle = (low + high) / 2;
    if (inside(box, ...at(middle), 2)) low = middle;
    else high = middle;
  }
  return high;
}

const round = (number) => Math.round(number * 10) / 10;
const points = (list) => list.map(([x, y]) => `${round(x)} ${round(y)}`);

/**
 * @param {number[]} tip
 * @param {number[]} before
 */
function head([x, y], [fromX, fromY]) {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [ux, uy] = [(x - fromX) / length, (y - fromY) / length];
  const base = [x - HEAD * ux, y - HEAD * uy];
  return points([
    [x, y],
    [base[0] - HEAD * 0.42 * uy, base[1] + HEAD * 0.42 * ux],
    [base[0] + HEAD * 0.42 * uy, base[1] - HEAD * 0.42 * ux],
  ]).join(" ");
}

/**
 * The line of an arrow and its head, as SVG says them: {line, head}. It goes round the other boxes where it
 * can, and stays between 0 and `tall`.
 */
export function arrow(boxes, v, w, { both = false, tall = Infinity } = {}) {
  const [a, b] = [boxes[v], boxes[w]];
  if (v === w) {
    const [x, top] = [a.x, a.y - a.h];
    const [p, q] = points([
      [x - 7, top],
      [x + 7, top - 1],
    ]);
    return {
      line: `M${p}C${points([[x - 26, top - 32]])} ${points([[x + 26, top - 32]])} ${q}`,
      head: head([x + 7, top], [x + 13, top - 12]),
    };
  }
  const others = boxes.length > MOST_BENT ? [] : boxes.filter((_, i) => i !== v && i !== w);
  const faults = (bend) => {
    const at = curve(a, b, bend);
    let count = 0;
    for (let t = 0.08; t < 0.95; t += 0.07) {
      const [x, y] = at(t);
      if (y < 3 || y > tall - 3) return Infinity;
      if (others.some((box) => inside(box, x, y, CLEAR))) count++;
    }
    return count;
  };
  const tried = both ? BENDS.filter((bend) => bend > 0) : BENDS; // two arrows between the same two keep apart
  let [best, least] = [tried[0], Infinity];
  for (const bend of tried) {
    const found = faults(bend);
    if (found < least) [best, least] = [bend, found];
    if (!least) break;
  }
  const at = curve(a, b, best);
  const [start, end] = [border(at, a, 0, 0.5), border(at, b, 1, 0.5)];
  if (start >= end) return { line: "", head: "" };
  const stops = Array.from({ length: 13 }, (_, i) => at(start + ((end - start) * i) / 12));
  return { line: `M${points(stops).join("L")}`, head: head(stops[12], stops[11]) };
}
