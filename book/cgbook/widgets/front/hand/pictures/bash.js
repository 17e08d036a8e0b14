// A bar of what may be taken, stretched by the hand, and the lost heaps behind each of its lengths.
import { lostHeaps, periodOf } from "../../maths/takes.js";
import { t } from "../../page/words.js";
import { add, chip, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./bash.css";

const TOP = 29; // the largest heap: three rows of ten
const MOST = 9; // the longest bar
const ASKED = 5; // the bar while the gate is closed
const KNOWN = 9; // heaps whose lot is seen before the guess
const GUESSED = 20; // where the chip waits; above it are the guesses
const TRUTH = 24;
const BAR = 26; // the height of its middle
const HEAD = 62; // where the heaps begin
let drawn = 0;

const upTo = (most) => Array.from({ length: most }, (_, i) => i + 1);
const plain = (takes) => takes.every((take, i) => take === i + 1);

const draw = picture("bash", (at) => {
  let [takes, end, shown] = [upTo(ASKED), ASKED, KNOWN];
  let [cell, pitch, radius] = [0, 0, 0];
  const id = `cg-bash-${++drawn}`;

  const bar = add(at.node, "rect", { class: "bar", rx: 4 });
  const word = add(at.node, "text", { class: "note" }, t("bash.take"));
  const set = add(at.node, "g", { role: "group", "aria-label": t("bash.takes") });
  const pips = upTo(MOST).map(pip);
  const rings = add(at.node, "g");
  const brackets = add(at.node, "path", { class: "bracket" });
  const repeats = add(at.node, "path", { class: "bracket again" });
  const within = add(add(at.node, "clipPath", { id: `${id}-in` }), "rect", { x: 0, y: 0 });
  const numbers = add(at.node, "g");
  const discs = add(at.node, "g", { "clip-path": `url(#${id}-in)` });
  const holes = add(at.node, "clipPath", { id: `${id}-on` });
  const over = add(at.node, "g", { "clip-path": `url(#${id}-on)` }); // light numbers, seen where a disc lies
  const heaps = Array.from({ length: TOP + 1 }, (_, heap) => ({
    ring: add(rings, "circle"),
    number: add(numbers, "text", {}, heap),
    light: add(over, "text", { class: "number on" }, heap),
  }));
  const pool = Array.from({ length: 2 * TOP }, () => [add(discs, "circle", { class: "lost" }), add(holes, "circle")]);
  const mine = add(at.node, "g");
  const halo = add(mine, "circle", { class: "ghost" });
  const you = at.you(mine, { class: "note middle ghost-word" });
  const marker = add(at.node, "g");
  const guessed = add(marker, "circle", { class: "guessed" });
  const stem = add(marker, "path", { class: "stem" });
  const under = add(marker, "text", { class: "number" });
  const [knob, grip] = [chip(marker, "x"), chip(at.node, "x", 13)];
  const across = (heap) => ((heap % 10) + 0.5) * cell;
  const down = (heap) => HEAD + (Math.floor(heap / 10) + 0.5) * pitch - 7;
  const mark = at.handle(knob, {
    label: t("bash.guess"),
    min: () => GUESSED,
    max: () => TOP,
    start: GUESSED,
    axis: "x",
    at: (heap) => ({ x: (heap - GUESSED + 0.5) * cell, y: 0 }),
    to: (x) => GUESSED + x / cell - 0.5,
    text: (heap) => (heap === GUESSED ? t("bash.waits") : t("bash.heap", { heap })),
  });
  const longest = at.handle(grip, {
    label: t("bash.most"),
    min: () => 1,
    max: () => MOST,
    start: ASKED,
    waits: true,
    axis: "x",
    at: (most) => ({ x: (most + 1) * cell, y: BAR }),
    to: (x) => x / cell - 1,
    text: (most) => t("bash.upTo", { most }),
    input: (most, real) => ([takes, end] = [upTo(most), real]),
  });
  return {
    place,
    paint,
    holds: () => t("bash.holds", { heap: mark.value }),
    read,
    guess: () => (mark.value > GUESSED ? mark.value : null),
    judge(guess) {
      if (guess === TRUTH) return { right: true, text: t("bash.right") };
      const said = guess > TRUTH ? "bash.above" : "bash.below";
      return { right: false, text: t(said, { guess, take: guess - (guess > TRUTH ? TRUTH : TRUTH - 6) }) };
    },
    open() {
      mark.lock(true);
      pips.forEach((one, i) => put(one, { tabindex: i ? -1 : 0 }));
      at.grow(900, (part) => (shown = Math.round(KNOWN + (TOP - KNOWN) * part)));
    },
    close() {
      shown = KNOWN;
      for (const one of pips) put(one, { tabindex: -1 });
    },
    value: () => (at.open ? takes : mark.value),
    set(value) {
      if (at.open && Array.isArray(value)) allow(upTo(MOST).filter((take) => value.includes(take)));
      if (!at.open && Number.isInteger(value)) mark.set(value);
    },
  };

  /** One number in the bar, which can be forbidden. */
  function pip(take) {
    const node = add(set, "g", { class: "pip", role: "switch", "aria-label": t("bash.one", { take }), tabindex: -1 });
    add(node, "rect", { class: "cg-handle-reach" });
    add(node, "circle");
    add(node, "text", { class: "number" }, take);
    const turn = () => at.open && allow(upTo(MOST).filter((one) => takes.includes(one) !== (one === take)));
    node.addEventListener("click", turn);
    node.addEventListener("keydown", (event) => {
      const next = pips[take - 1 + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0)];
      if (event.key === " " || event.key === "Enter") turn();
      else if (next && next !== node) /** @type {SVGElement} */ (next).focus();
      else return;
      event.preventDefault();
    });
    return node;
  }

  function allow(next) {
    if (next.length && plain(next)) longest.set(next.length);
    takes = next;
    end = Math.max(0, ...takes);
    at.moved();
  }

  function place() {
    cell = at.wide / 10;
    const size = Math.min(cell, 66);
    pitch = size + (cell < 50 ? 38 : 20);
    radius = size * 0.42;
    at.node.style.setProperty("--number", `${Math.max(14, radius * 0.72)}px`);
    put(within, { width: at.wide, height: HEAD + 3 * pitch });
    heaps.forEach(({ ring, number, light }, heap) => {
      put(ring, { cx: across(heap), cy: down(heap), r: radius });
      for (const text of [number, light]) put(text, { x: across(heap), y: down(heap) });
    });
    for (const disc of pool.flat()) put(disc, { r: radius + 0.5 });
    pips.forEach((one, i) => {
      move(one, (i + 1.5) * cell, BAR);
      put(one.children[0], { x: -cell / 2, y: -BAR, width: cell, height: 2 * BAR });
      put(one.children[1], { r: Math.min(14, cell * 0.38) });
    });
    put(word, { x: 0, y: BAR + 5 });
    for (const ring of [halo, guessed]) put(ring, { r: radius + 5 });
    put(stem, { d: `M0 ${radius + 5}V${radius + 14}` });
    move(knob, 0, radius + 28);
    return HEAD + 3 * pitch + 34;
  }

  /** Where the lost heaps lie: in a bar that is being stretched, between the whole numbers too. */
  function spots() {
    if (takes.length && plain(takes))
      return upTo(TOP + 2).flatMap((_, k) => (k * (end + 1) < TOP + 1 ? k * (end + 1) : []));
    return lostHeaps(takes, TOP).flatMap((lost, heap) => (lost ? heap : []));
  }

  function paint() {
    const seen = spots()
      .filter((spot) => spot <= shown + 0.49)
      .flatMap((spot) => {
        const [column, row] = [spot % 10, Math.floor(spot / 10)];
        return column > 9
          ? [
              [column, row],
              [column - 10, row + 1],
            ]
          : [[column, row]]; // from one row into the next
      });
    pool.forEach((pair, i) => {
      for (const disc of pair) {
        show(disc, i < seen.length);
        if (i < seen.length) put(disc, { cx: (seen[i][0] + 0.5) * cell, cy: HEAD + (seen[i][1] + 0.5) * pitch - 7 });
      }
    });
    heaps.forEach(({ ring, number }, heap) => {
      ring.setAttribute("class", heap > shown ? "heap unknown" : "heap");
      number.setAttribute("class", heap > shown ? "number soft" : "number");
    });
    put(bar, { x: cell, y: BAR - 18, width: end * cell, height: 36 });
    pips.forEach((one, i) => {
      put(one, { "aria-checked": takes.includes(i + 1), "aria-disabled": !at.open });
      show(one, at.open || i < ASKED);
    });
    move(grip, (end + 1) * cell, BAR);
    const { start, length } = takes.length ? periodOf(takes) : { start: 0, length: TOP + 2 };
    const fits = at.open && shown === TOP && start + length <= TOP + 1;
    put(brackets, { d: fits ? bracket(start, start + length) : "" });
    const next = fits
      ? upTo(TOP)
          .map((k) => start + k * length)
          .filter((from) => from <= TOP)
      : [];
    put(repeats, { d: next.map((from) => bracket(from, Math.min(from + length, TOP + 1))).join("") });
    move(marker, (mark.real - GUESSED + 0.5) * cell, down(GUESSED));
    write(under, mark.value);
    show(marker, !at.open);
    show(mine, at.ghost !== null);
    if (at.ghost === null) return;
    put(halo, { cx: across(at.ghost), cy: down(at.ghost) });
    put(you, { x: across(at.ghost), y: down(at.ghost) + pitch / 2 + 22 });
  }

  /** A line below the heaps from one to before another, with its ends marked. */
  function bracket(from, to) {
    return [0, 1, 2]
      .map((row) => {
        const [a, b] = [Math.max(from, row * 10), Math.min(to, row * 10 + 10)];
        if (a >= b) return "";
        const [left, right, y] = [(a - row * 10) * cell + 3, (b - row * 10) * cell - 3, HEAD + (row + 1) * pitch - 6];
        const stop = (x) => `M${x} ${y - 5}v10`;
        return `M${left} ${y}H${right}${a === from ? stop(left) : ""}${b === to ? stop(right) : ""}`;
      })
      .join("");
  }

  function read() {
    if (!takes.length) return t("bash.nothing");
    const { start, length } = periodOf(takes);
    if (plain(takes)) return t("bash.every", { most: takes.length, length });
    const said = { takes: takes.join(", "), length, start };
    return t(start ? "bash.from" : "bash.repeats", said);
  }
});

export const bash = { draw, styles };
