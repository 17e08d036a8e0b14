// The sieve on a queen's board. The reader finds the next two squares that no line has reached. From these cold
// squares, three lines each go out. For a wrong square, the picture shows the lines that reach it, if there are any.
import { lines, nextCold } from "../../maths/queen.js";
import { t } from "../../page/words.js";
import { add, move, put, range, run, show, stop } from "../draw.js";
import { keys } from "../handle.js";
import { picture } from "../picture.js";
import styles from "./sieve.css";

const STEPS = 6; // the first step finds the corner, each other step two squares
const SIDES = [8, 14]; // sides of the board, before and after it grows
const GROWS = 7; // number of cold squares found before the board grows
const [THROW, GROW, NEXT] = [500, 600, 450]; // milliseconds: throwing lines, growing, waiting between two steps
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
];

/** All the cold squares to find, in pairs. */
const ALL = range(STEPS).reduce((/** @type {number[][]} */ cold) => [...cold, ...both(nextCold(cold))], []);
/** @param {number[]} square */
function both([x, y]) {
  return x === y ? [[x, y]] : [[x, y], [y, x]]; // prettier-ignore
}
const named = (/** @type {number[]} */ [x, y]) => `(${x},\u00a0${y})`;
const TRUE = { pairs: ALL.flatMap(([x, y]) => (x <= y ? [`(${x}, ${y})`] : [])).join(", ") };

export const sieve = picture("sieve", styles, (at) => {
  let found = /** @type {number[][]} */ ([]);
  let wrong = /** @type {number[] | null} */ (null); // the square that the sentence is about
  let misses = 0;
  let [side, size, left, floor] = [SIDES[0], 400, 0, 0];
  let said = "";
  let here = [0, 0]; // the square that has the focus

  const cell = () => size / side;
  /** @param {number[]} square */
  const middle = ([x, y]) => [left + (x + 0.5) * cell(), floor - (y + 0.5) * cell()];

  const board = add(at.node, "g", { class: "board" });
  const squares = range(SIDES[1] ** 2).map((i) => {
    const [x, y] = [i % SIDES[1], Math.floor(i / SIDES[1])];
    return { x, y, node: add(board, "rect", { class: (x + y) % 2 ? "square" : "square dark" }) };
  });
  const heads = [0, 1].flatMap((up) =>
    range(SIDES[1]).map((n) => ({ up, n, node: add(at.node, "text", { class: "note number" }, n) })),
  );
  const marks = ALL.map(() => {
    const thrown = WAYS.map(() => add(at.node, "path", { class: "line" }));
    return { thrown, part: 0 };
  });
  const reaches = range(3).map(() => add(at.node, "path", { class: "reach" }));
  const ring = add(at.node, "circle", { class: "disc" });
  const cross = add(at.node, "path", { class: "fault", d: "M-8 -8L8 8M-8 8L8 -8" });
  const discs = ALL.map(() => {
    const node = add(at.node, "g");
    return {
      node,
      face: add(node, "circle", { class: "lost" }),
      letter: add(node, "text", { class: "number on" }, "P"),
    };
  });
  const cursor = add(at.node, "rect", {
    class: "press cursor",
    rx: 3,
    role: "slider",
    tabindex: 0,
    "aria-valuenow": 0,
  });
  put(cursor, { "aria-label": t("sieve.cursor") });
  keys(cursor, {
    press: () => click(here),
    arrows(right, up) {
      here = [here[0] + right, here[1] + up].map((n) => Math.max(0, Math.min(side - 1, n)));
      at.paint();
    },
  });
  at.node.addEventListener("click", (event) => {
    const box = at.node.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - left, floor - (event.clientY - box.top)];
    const square = [x, y].map((n) => Math.floor(n / cell()));
    if (square.every((n) => n >= 0 && n < side)) click(square);
  });
  return {
    task: true,
    numbers: TRUE,
    place() {
      size = Math.min(560, at.wide - 30);
      left = (at.wide - size) / 2 + 12;
      floor = size + 2;
      return size + 30;
    },
    paint() {
      const one = cell();
      for (const { x, y, node } of squares) {
        show(node, x < side && y < side);
        const [w, high] = [
          Math.min(one, left + size - (left + x * one)),
          Math.min(one, floor - y * one - floor + size),
        ];
        put(node, { x: left + x * one, y: floor - y * one - high, width: Math.max(0, w), height: Math.max(0, high) });
      }
      for (const { up, n, node } of heads) {
        show(node, n < Math.floor(side + 0.01));
        const [x, y] = middle([n, n]);
        put(node, up ? { x: left - 14, y } : { x, y: floor + 15 });
      }
      found.forEach((square, i) => {
        const [x, y] = middle(square);
        WAYS.forEach(([right, up], k) => {
          const far = Math.min(...[right && side - square[0], up && side - square[1]].filter(Boolean)) - 0.5;
          const long = far * one * marks[i].part;
          put(marks[i].thrown[k], { d: `M${x} ${y}l${right * long} ${-up * long}` });
        });
        move(discs[i].node, x, y);
        put(discs[i].face, { r: one * 0.38 });
        discs[i].letter.style.fontSize = `${one * 0.5}px`;
      });
      marks.forEach(({ thrown }, i) => {
        for (const path of thrown) show(path, i < found.length);
        show(discs[i].node, i < found.length);
      });
      const from = wrong ? lines(found, wrong) : [];
      reaches.forEach((path, k) => {
        show(path, k < from.length);
        path.classList.toggle("good", at.open);
        if (wrong && from[k]) put(path, { d: `M${middle(from[k]).join(" ")}L${middle(wrong).join(" ")}` });
      });
      show(cross, wrong && !at.open);
      show(ring, wrong && at.open);
      for (const mark of [cross, ring]) if (wrong) move(mark, middle(wrong)[0], middle(wrong)[1]);
      put(ring, { r: one * 0.36 });
      const [x, y] = here;
      put(cursor, { x: left + x * one, y: floor - (y + 1) * one, width: one, height: one });
      put(cursor, { "aria-valuetext": t("sieve.place", { x, y }) });
    },
    holds: () => said,
    read: () => said || t("sieve.truth", TRUE),
    guess: () => ({ misses }),
    right: () => true,
    judge: (guess) => t(guess.misses ? "sieve.slips" : "sieve.right", { n: guess.misses }),
    open: () => ([wrong, said] = [null, ""]),
    arrive: () => rest(),
    close() {
      for (const one of marks) stop(one);
      stop(board);
      [found, wrong, misses, said, here, side] = [[], null, 0, "", [0, 0], SIDES[0]];
    },
    value: () => found.map((square) => [...square]),
    set(value) {
      for (const square of Array.isArray(value) ? value : []) if (Array.isArray(square)) click(square);
    },
  };

  /** Returns the mirror image of the square found last, if that image is still to be found. */
  function twin() {
    const last = found[found.length - 1];
    const mirror = last && [last[1], last[0]];
    return mirror && !has(mirror) ? mirror : null;
  }
  /** Returns the next cold squares to find: a square and its mirror image, or one if the other has been found. */
  function wanted() {
    const mirror = twin();
    return mirror ? [mirror] : both(nextCold(found));
  }
  /** @param {number[]} square */
  function has(square) {
    return found.some((one) => String(one) === String(square));
  }

  /** @param {number[]} square */
  function click(square) {
    here = square;
    wrong = null;
    if (at.open) tell(square);
    else if (has(square)) said = t("sieve.found", { square: named(square) });
    else if (wanted().some((one) => String(one) === String(square))) {
      find(square);
      said = step();
    } else {
      misses++;
      wrong = square;
      said = why(square);
    }
    at.moved();
    if (found.length === ALL.length && !at.open) at.done();
  }

  /** Adds a cold square to the found squares, and throws its lines. @param {number[]} square */
  function find(square) {
    const mark = marks[found.length];
    found.push(square);
    mark.part = 0;
    run(mark, at.quick ? 0 : THROW, (part) => {
      mark.part = part;
      at.paint();
    });
    if (found.length !== GROWS) return;
    run(board, at.quick ? 0 : GROW, (part) => {
      side = SIDES[0] + (SIDES[1] - SIDES[0]) * part;
      at.paint();
    });
  }

  function step() {
    const square = named(found[found.length - 1]);
    if (found.length > 1 && found.length % 2 === 0) return t("sieve.half", { square });
    return t("sieve.step", { square, n: (found.length + 3) / 2, all: STEPS });
  }

  /** Says why a square isn't the next cold square. @param {number[]} square */
  function why(square) {
    const from = lines(found, square);
    const [x] = wanted()[0];
    const told = { square: named(square), from: from.map(named).join(t("sieve.and")), x };
    if (from.length) return t("sieve.reached", told);
    if (!found.length) return t("sieve.corner", told);
    if (twin()) return t("sieve.twin", { ...told, found: named(found[found.length - 1]) });
    if (Math.min(...square) === x) return t("sieve.nearer", told);
    return t("sieve.early", told);
  }

  /** Says which cold squares the queen can reach from a square. @param {number[]} square */
  function tell(square) {
    const from = lines(found, square);
    wrong = from.length ? square : null;
    said = from.length
      ? t("sieve.goes", { square: named(square), to: from.map(named).join(t("sieve.or")) })
      : t("sieve.cold", { square: named(square) });
  }

  /** Finds the remaining squares without the reader's help. */
  function rest() {
    if (found.length >= ALL.length) return;
    for (const square of found.length ? wanted() : [[0, 0]]) find(square);
    at.paint();
    if (at.quick) rest();
    else at.later(NEXT, rest);
  }
});
