// A rectangle whose sides are numbers. Two lines split the sides into nim-sums. The reader gives the values of the four
// areas. Then these values drop into a row as a sum, because their nim-sum is the product.
import { area, splits, wayTo } from "../../maths/areas.js";
import { nimSum } from "../../maths/columns.js";
import { button, h } from "../../page/dom.js";
import { t } from "../../page/words.js";
import { add, dress, move, put, range, run, show, stop, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./areas.css";

const ASKED = [24, 17];
const BEST = [16, 16]; // the first part of each side when the answer is shown
const MOST = 255; // maximum length of a side
const FALL = 900; // duration of the areas' fall, in milliseconds

export const areas = picture("areas", styles, (at) => {
  let sides = [...ASKED];
  let known = /** @type {Record<string, number>} */ ({}); // values of the areas that the reader has found
  let done = false; // whether all areas are known
  let fallen = 0;
  let said = "";
  let [left, top, width, height] = [0, 0, 0, 0];

  const boxes = range(4).map((i) => ({
    x: i % 2,
    y: i >> 1,
    rect: add(at.node, "rect", { class: `area area-${i}` }),
  }));
  const ends = range(4).map(() => add(at.node, "text", { class: "number" }));
  const lines = [0, 1].map(() => add(at.node, "path", { class: "bold" }));
  const signs = range(4).map((i) => add(at.node, "text", { class: "count sign" }, i < 3 ? "⊕" : "="));
  const terms = range(4).map((i) => add(at.node, "text", { class: `count term term-${i}` }));
  const total = add(at.node, "text", { class: "count total" });
  const stage = /** @type {Element} */ (at.node.parentNode);
  const typed = [0, 1].map((side) => blank(t("areas.side", { n: side + 1 }), "side-field", (n) => resize(side, n)));
  const blanks = boxes.map((_, i) => blank("", "area-field", (n) => fill(i, n)));
  const give = button(t("areas.give"), () => finish(), { class: "cg-quiet give" });
  stage.append(h("div", { class: "sides" }, typed[0], h("span", {}, "⊗"), typed[1]), ...blanks, give);

  /** @type {Hand[]} */
  const hands = [0, 1].map((side) =>
    at.chip({
      name: side,
      label: t(side ? "areas.row" : "areas.column"),
      radius: 15,
      axis: side ? "y" : "x",
      max: () => last(side),
      start: turned(side, last(side)),
      at: (n) => {
        const part = along(side, turned(side, n));
        return side ? { x: left - 17, y: top + part * height } : { x: left + part * width, y: top - 17 };
      },
      to: (x, y) => turned(side, nearest(side, side ? (y - top) / height : (x - left) / width)),
      text: () => split(side),
      input: () => (said = ""),
    }),
  );
  return {
    task: true,
    numbers: { product: area(ASKED[0], ASKED[1]) },
    place() {
      const { narrow, wide } = at;
      width = Math.min(560, wide - (narrow ? 74 : 140));
      height = narrow ? 240 : 300;
      left = narrow ? 56 : (wide - width) / 2;
      top = 112;
      return top + height + 74;
    },
    paint() {
      const parts = [0, 1].map(halves);
      const cut = hands.map((hand, side) => along(side, turned(side, hand.real)));
      const [x, y] = [left + cut[0] * width, top + cut[1] * height];
      put(lines[0], { d: `M${x} ${top - 4}V${top + height}` });
      put(lines[1], { d: `M${left - 4} ${y}H${left + width}` });
      const spans = cut.map((part) => [part, 1 - part]);
      const low = top + height + 52;
      const live = boxes.filter((_, i) => present(i));
      const step = Math.min(110, at.wide / (live.length + 1)); // with room for the sum
      const from = (at.wide - (live.length + 1) * step) / 2;
      boxes.forEach((box, i) => {
        const [w, high] = [spans[0][box.x] * width, spans[1][box.y] * height];
        const [bx, by] = [box.x ? x : left, box.y ? y : top];
        put(box.rect, { x: bx, y: by, width: w, height: high });
        const there = present(i);
        const worth = worthOf(i);
        const [middle, centre] = [bx + w / 2, by + high / 2];
        Object.assign(blanks[i].style, { left: `${middle}px`, top: `${centre}px` });
        show(blanks[i], there && w > 30 && high > 20);
        dress(blanks[i], "blank", "area-field", worth !== undefined && "found");
        const field = /** @type {HTMLInputElement} */ (blanks[i]);
        const [a, b] = factors(i);
        if (field.dataset.key !== key(i)) {
          field.dataset.key = key(i);
          field.value = "";
          field.removeAttribute("aria-invalid");
        }
        if (worth !== undefined) field.value = String(worth);
        put(field, { "aria-label": t("areas.area", { a, b }), placeholder: `${a} ⊗ ${b}` });
        field.readOnly = worth !== undefined;
        const slot = live.indexOf(box);
        const to = from + (slot + 0.5) * step;
        write(terms[i], worth ?? "");
        show(terms[i], done && there && live.length > 1);
        move(terms[i], middle + (to - middle) * fallen, centre + (low - centre) * fallen);
        show(signs[i], done && fallen > 0.9 && slot >= 0);
        move(signs[i], to + step / 2, low);
        write(signs[i], slot === live.length - 1 ? "=" : "⊕");
      });
      if (live.length === 1) show(signs[0], false);
      show(total, done && fallen > 0.9);
      move(total, live.length === 1 ? at.wide / 2 : from + (live.length + 0.5) * step, low);
      Object.assign(give.style, { top: `${low - 30}px` });
      write(total, done ? area(sides[0], sides[1]) : "");
      ends.forEach((end, i) => {
        const [side, part] = [i >> 1, i % 2];
        write(end, parts[side][part] || "");
        const middle = part ? cut[side] + spans[side][1] / 2 : cut[side] / 2;
        put(
          end,
          side
            ? { x: left - (at.narrow ? 42 : 54), y: top + middle * height }
            : { x: left + middle * width, y: top - 48 },
        );
        show(end, spans[side][part] > 0.05);
      });
      typed.forEach((field, side) => {
        field.readOnly = !at.open;
        if (document.activeElement !== field) field.value = String(sides[side]);
      });
      show(give, at.open && !done);
    },
    holds: () => told(),
    read: () => told(),
    guess: () => hands.map((hand) => hand.value),
    right: () => true,
    judge: () => t("areas.right", { split: [0, 1].map(split).join("; ") }),
    arrive(glide) {
      if (done) return;
      BEST.forEach((part, side) => hands[side].set(turned(side, splits(sides[side]).indexOf(part)), { glide }));
      finish();
    },
    close: () => renew(ASKED),
    value: () => ({ sides: [...sides], parts: [0, 1].map((side) => halves(side)[0]) }),
    set(value) {
      const fits = (/** @type {any} */ n) => Number.isInteger(n) && n >= 1 && n <= MOST;
      if (at.open && value?.sides?.every?.(fits) && String(value.sides) !== String(sides)) renew(value.sides);
      if (!value?.parts?.every?.(fits)) return;
      [0, 1].forEach((side) => {
        const notch = splits(sides[side]).indexOf(value.parts[side]);
        if (notch >= 0) hands[side].set(turned(side, notch));
      });
    },
  };

  /** @param {number} side */
  function last(side) {
    return splits(sides[side]).length - 1;
  }
  /** Converts between a notch of a side and the value of its handle, which counts upwards on the upright side.
   * @param {number} side @param {number} notch */
  function turned(side, notch) {
    return side ? last(side) - notch : notch;
  }
  /** Returns the two parts of a side. @param {number} side */
  function halves(side) {
    const part = splits(sides[side])[turned(side, hands[side].value)];
    return [part, sides[side] ^ part];
  }
  /** @param {number} side */
  function split(side) {
    const [first, second] = halves(side);
    return second ? `${sides[side]} = ${first} ⊕ ${second}` : `${first}`;
  }
  /** @param {number} i */
  function factors(i) {
    return [halves(0)[boxes[i].x], halves(1)[boxes[i].y]];
  }
  /** @param {number} i */
  function key(i) {
    return factors(i).join("·");
  }
  /** Returns the value of area i, once it's known. @param {number} i @returns {number | undefined} */
  function worthOf(i) {
    const [a, b] = factors(i);
    return done ? area(a, b) : known[key(i)];
  }
  /** @param {number} i */
  function present(i) {
    return factors(i).every(Boolean);
  }

  /** Returns where the line at a notch crosses its side, from 0 to 1. Each part of the side has room for a number.
   * @param {number} side @param {number} notch */
  function along(side, notch) {
    const end = last(side);
    const edge = Math.max(0.22, 1 / (end + 1));
    const inner = (/** @type {number} */ n) => edge + ((1 - 2 * edge) * n) / Math.max(1, end - 1);
    return notch <= end - 1 ? inner(notch) : 1 - (1 - inner(end - 1)) * (end - notch);
  }
  /** @param {number} side @param {number} part */
  function nearest(side, part) {
    const end = last(side);
    if (!end) return 0;
    const [edge, far] = [along(side, 0), along(side, end - 1)];
    if (part > far) return end - 1 + (part - far) / (1 - far);
    return ((part - edge) / (far - edge)) * (end - 1);
  }

  /** Creates a field for a number. @param {string} label @param {string} kind @param {(n: number) => void} hear */
  function blank(label, kind, hear) {
    const field = h("input", {
      class: `blank ${kind}`,
      inputmode: "numeric",
      autocomplete: "off",
      "aria-label": label,
    });
    field.addEventListener(
      "change",
      () => /^\s*\d{1,5}\s*$/.test(field.value) && !field.readOnly && hear(+field.value),
    );
    return /** @type {HTMLInputElement} */ (field);
  }

  /** @param {number} i @param {number} n */
  function fill(i, n) {
    const [a, b] = factors(i);
    const right = n === area(a, b);
    const way = wayTo(a, b);
    if (right) known[key(i)] = n;
    put(blanks[i], { "aria-invalid": !right });
    said = right ? t("areas.yes", { a, b, n }) : t(`areas.${way}`, { a, b, n, u: a >> 4 || a, v: b >> 4 || b });
    const next = blanks.find((_, k) => present(k) && worthOf(k) === undefined);
    if (!next) finish();
    else at.moved();
    if (right) next?.focus({ preventScroll: true });
    if (done && !at.open) at.done();
  }

  /** Makes all areas known, and lets them fall together. */
  function finish() {
    done = true;
    run(terms, at.quick ? 0 : FALL, (part) => {
      fallen = part;
      at.paint();
    });
    at.moved();
  }

  function told() {
    const parts = [0, 1].map(split).join("; ");
    if (!done)
      return said || t(parts.includes("=") ? "areas.holds" : "areas.whole", { parts, x: sides[0], y: sides[1] });
    const worth = boxes.flatMap((_, i) => (present(i) ? [worthOf(i) ?? 0] : []));
    return t("areas.read", { x: sides[0], y: sides[1], sum: worth.join(" ⊕ "), product: nimSum(worth) });
  }

  /** @param {number} side @param {number} n */
  function resize(side, n) {
    if (n < 1 || n > MOST || n === sides[side]) return;
    renew(side ? [sides[0], n] : [n, sides[1]]);
    at.moved();
  }

  /** @param {number[]} numbers */
  function renew(numbers) {
    stop(terms);
    [sides, known, done, fallen, said] = [[...numbers], {}, false, 0, ""];
    hands.forEach((hand, side) => hand.set(turned(side, last(side))));
    at.paint();
  }
});
