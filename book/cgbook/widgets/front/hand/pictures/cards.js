// Two rows of cards with powers of 2. The reader turns the cards, and each row shows their sum. When both sums are
// right, equal cards slide together and vanish, and the remaining cards show the nim-sum. A list below has each number
// that a row has shown so far, with its cards.
import { digits, nimSum } from "../../maths/columns.js";
import { t } from "../../page/words.js";
import { add, dress, move, put, range, run, show, stop, write } from "../draw.js";
import { keys } from "../handle.js";
import { picture } from "../picture.js";
import styles from "./cards.css";

const WANTED = [13, 11];
const POWERS = [8, 4, 2, 1];
const TOP = 15; // the sum of all cards in a row
const [FLIP, SLIDE] = [220, 700]; // milliseconds to turn a card, and to slide cards together
const PIP = 6;

export const cards = picture("cards", styles, (at) => {
  const shown = [0, 0];
  const met = new Set([0]); // numbers that a row has shown
  let both = false; // whether both rows have shown the numbers that the task asks for
  let [wide, high, gap, left] = [96, 108, 16, 0];

  const x = (/** @type {number} */ column) => left + column * (wide + gap);
  const y = (/** @type {number} */ row) => row * (high + gap) + Number(row === 2) * gap;
  const rows = [0, 1, 2].map((row) => ({
    number: add(at.node, "text", { class: "count" }),
    note: add(at.node, "text", { class: "note middle" }),
    row,
  }));
  const line = add(at.node, "path", { class: "bold" });
  const ticks = POWERS.map(() => add(at.node, "path", { class: "tick", d: "M-9 1L-3 7L10 -8" }));
  const beds = [0, 1].flatMap((row) =>
    POWERS.map((_, column) => ({ row, column, node: add(at.node, "rect", { class: "bed", rx: 8 }) })),
  );
  // row 2 has the remaining cards; each comes from the only card that's face up in its column
  const all = [2, 0, 1].flatMap((row) => POWERS.map((power, column) => made(row, column, power)));
  const gone = POWERS.map(() => 0); // how far each column has slid, from 0 to 1
  const strip = range(TOP + 1).map((n) => {
    const node = add(at.node, "g");
    const pips = digits(n, POWERS.length).map((on, i) =>
      add(node, "rect", { class: on ? "pip on" : "pip", x: -PIP / 2, y: 14 + i * (PIP + 2), width: PIP, height: PIP }),
    );
    return { n, node, number: add(node, "text", { class: "number" }, n), pips };
  });
  const title = add(at.node, "text", { class: "note" }, t("cards.met"));

  return {
    task: true,
    go: t("cards.go"),
    ready: () => both,
    answer: WANTED,
    numbers: { sum: nimSum(WANTED) },
    place() {
      const aside = at.narrow ? 68 : 96;
      gap = at.narrow ? 8 : 16;
      wide = Math.min(96, (at.wide - aside) / POWERS.length - gap);
      high = Math.round(wide * 1.1);
      left = Math.max(aside, (at.wide - POWERS.length * (wide + gap) + gap) / 2);
      for (const { row, number, note } of rows) {
        const middle = left - aside / 2 - (at.narrow ? 2 : 8);
        put(number, { x: middle, y: y(row) + high / 2 + 4 });
        put(note, { x: middle, y: y(row) + high / 2 + 26 });
      }
      put(line, { d: `M${left - aside + 8} ${y(2) - gap}H${x(POWERS.length - 1) + wide}` });
      for (const { node, row, column } of beds) put(node, { x: x(column), y: y(row), width: wide, height: high });
      for (const { node, shapes } of all) {
        put(shapes.reach, { width: wide, height: high, x: -wide / 2, y: -high / 2 });
        put(shapes.face, { width: wide - 2, height: high - 2, x: 1 - wide / 2, y: 1 - high / 2 });
        put(shapes.back, { width: wide - 14, height: high - 14, x: 7 - wide / 2, y: 7 - high / 2 });
        node.style.setProperty("--number", at.narrow ? "26px" : "34px");
      }
      const low = y(3) + (at.narrow ? 40 : 46);
      const step = Math.min(34, at.wide / (TOP + 1));
      const from = (at.wide - (TOP + 1) * step) / 2;
      put(title, { x: from + 2, y: low - 20 });
      for (const { n, node } of strip) {
        move(node, from + (n + 0.5) * step, low);
        node.style.setProperty("--number", at.narrow ? "13px" : "17px");
      }
      return low + 14 + POWERS.length * (PIP + 2);
    },
    paint() {
      const sum = nimSum(shown);
      const adds = at.open || both;
      for (const { row, number, note } of rows) {
        write(number, row === 2 ? sum : adds && at.open ? shown[row] : WANTED[row]);
        write(note, row === 2 || at.open ? "" : t("cards.shows", { n: shown[row] }));
        dress(note, "note middle", row < 2 && shown[row] === WANTED[row] && "there");
        show(number, row < 2 || adds);
      }
      show(line, adds);
      for (const { node, row, column } of beds) show(node, adds && paired(column) && shown[row] & POWERS[column]);
      POWERS.forEach((_, column) => {
        move(ticks[column], x(column) + wide / 2, y(1) - gap / 2);
        show(ticks[column], adds && paired(column) && gone[column] > 0.98);
      });
      for (const card of all) lay(card, adds);
      for (const { n, number, pips } of strip) {
        dress(number, "number", !met.has(n) && "soft");
        for (const pip of pips) show(pip, met.has(n));
      }
    },
    holds() {
      const [a, b] = shown;
      if (!both) return t("cards.holds", { a, b });
      const told = { met: met.size, sum: nimSum(WANTED) };
      return b === WANTED[1] ? t("cards.both", told) : t("cards.other", { ...told, b });
    },
    guess: () => [...shown],
    right: () => true,
    judge: () => t("cards.right"),
    read() {
      const [a, b] = shown;
      return t(a & b ? "cards.read" : "cards.apart", { a, b, sum: a ^ b, met: met.size, pairs: named(a & b) });
    },
    arrive() {
      shown.splice(0, 2, ...WANTED);
      for (const n of WANTED) met.add(n);
      for (const card of all) if (card.row < 2) card.turned = 1;
      slide(POWERS);
      at.paint();
    },
    close() {
      for (const key of ticks) stop(key);
      shown.fill(0);
      gone.fill(0);
      met.clear();
      met.add(0);
      both = false;
      for (const card of all) card.turned = 1;
    },
    value: () => [...shown],
    set(value) {
      if (!value?.every?.((/** @type {any} */ n) => Number.isInteger(n) && n >= 0 && n <= TOP)) return;
      [0, 1].forEach((row) => POWERS.forEach((power) => (value[row] ^ shown[row]) & power && flip(row, power)));
    },
  };

  /** Returns the powers of 2 in a number, as a list for a sentence. @param {number} n */
  function named(n) {
    return POWERS.filter((power) => n & power).join(", ");
  }
  /** Returns whether both cards in a column are face up. @param {number} column */
  function paired(column) {
    return (shown[0] & shown[1] & POWERS[column]) > 0;
  }

  /** @param {number} row @param {number} column @param {number} power */
  function made(row, column, power) {
    const node = add(at.node, "g", row < 2 ? { class: "press", role: "checkbox", tabindex: 0 } : {});
    const inner = add(node, "g");
    const shapes = {
      reach: add(inner, "rect", { class: "cg-handle-reach" }),
      face: add(inner, "rect", { rx: 8 }),
      back: add(inner, "rect", { class: "back", rx: 4 }),
    };
    if (row < 2) {
      const press = () => flip(row, power);
      node.addEventListener("click", press);
      keys(node, { press, arrows: (right, up) => near(row - up, column + right)?.node.focus() });
      put(node, { "aria-label": t("cards.card", { power, n: row + 1 }) });
    }
    return {
      row,
      column,
      power,
      node,
      inner,
      shapes,
      number: add(inner, "text", { class: "number" }, power),
      turned: 1,
    };
  }
  /** @param {number} row @param {number} column */
  function near(row, column) {
    return all.find((card) => card.row < 2 && card.row === row && card.column === column);
  }

  /** @param {number} row @param {number} power */
  function flip(row, power) {
    at.stay(); // the answer doesn't appear while the reader is active
    shown[row] ^= power;
    met.add(shown[row]);
    const card = /** @type {typeof all[number]} */ (near(row, POWERS.indexOf(power)));
    run(card.node, FLIP, (part) => {
      card.turned = part;
      at.paint();
    });
    if (!both && String(shown) === String(WANTED)) {
      both = true;
      slide(POWERS);
    } else if (both || at.open) slide([power]);
    at.moved();
  }

  /** Makes the cards with these powers of 2 slide together, or down to the row of remaining cards.
   * @param {number[]} powers */
  function slide(powers) {
    for (const power of powers) {
      const column = POWERS.indexOf(power);
      gone[column] = 0;
      run(ticks[column], at.quick ? 0 : SLIDE, (part) => {
        gone[column] = part;
        at.paint();
      });
    }
  }

  /** @param {typeof all[number]} card @param {boolean} adds */
  function lay({ row, column, power, node, inner, shapes, number, turned }, adds) {
    const odd = ((shown[0] ^ shown[1]) & power) > 0;
    const from = row < 2 ? row : Number(!(shown[0] & power)); // the row that the remaining card comes from
    const [pair, part] = [adds && row < 2 && paired(column), gone[column]];
    const up = row === 2 ? odd : (shown[row] & power) > 0;
    const faced = turned < 0.5 ? !up : up;
    const to = row === 2 ? y(2) : y(row) + (pair ? ((high + gap) / 2) * (row ? -1 : 1) : 0);
    move(node, x(column) + wide / 2, y(from) + (to - y(from)) * part + high / 2);
    put(inner, { transform: `scale(${Math.max(0.04, Math.abs(1 - 2 * turned))} 1)` });
    show(node, row < 2 || (adds && odd));
    node.style.opacity = String(pair ? Math.max(0, 1 - Math.max(0, part - 0.6) * 2.5) : 1);
    dress(shapes.face, "card", faced && "up", row === 2 && "rest");
    show(shapes.back, !faced);
    show(number, faced);
    dress(number, "number", row === 2 ? "on" : "on-chip");
    if (row < 2) put(node, { "aria-checked": up });
  }
});
