// A row of coins, and below it a row for each of its heads alone. When a coin of the upper row is turned, it gets a row
// below. If it already has one, the two heads meet and vanish.
import { nimSum } from "../../maths/columns.js";
import { sentences, t } from "../../page/words.js";
import { add, disc, dress, move, put, range, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./apart.css";

const COINS = range(7, 1);
const BEFORE = [2, 3, 6]; // the heads before the move
const TURNED = [3, 6];
const AFTER = BEFORE.filter((coin) => !TURNED.includes(coin));
const [RIGHT, HELD] = TURNED; // the correct place for the head in the hand, and the place where it begins
const MEET = 700; // milliseconds until two equal heads have met and vanished
const FALL = 500;
const FADE = 0.3; // fraction of a meeting's time during which the heads fade

export const apart = picture("apart", styles, (at) => {
  let heads = new Set(AFTER);
  let rows = new Set(BEFORE); // the rows below, by their heads
  let told = ""; // the sentence about the coin that has been turned
  /** @type {null | {coin: number, from: number, part: number}} */
  let coming = null; // the head on its way down, the height where it started, and how far it has come
  let [pitch, above, below, first, step] = [0, 0, 0, 0, 0];
  const x = (/** @type {number} */ coin) => first + coin * pitch;
  const y = (/** @type {number} */ coin) => below + coin * step;
  const asked = () => !told && rows.has(RIGHT); // whether the question is still visible

  const words = ["above", "below"].map((name) => add(at.node, "text", { class: "note" }, t(`apart.${name}`)));
  const edge = add(at.node, "path", { class: "thin" });
  const coins = COINS.map((coin) => {
    const label = t("apart.coin", { coin });
    const press = () => turn(coin);
    return { coin, ...at.button({ number: coin, role: "button", "aria-label": label, press }) };
  });
  const lanes = COINS.map((coin) => {
    const node = add(at.node, "g");
    const spots = range(coin).map(() => add(node, "circle", { class: "spot", r: 3.5 }));
    return { coin, node, spots, head: headIn(node) };
  });
  const falling = headIn(at.node);
  const { ghost, you } = at.mark({ r: 0 }, {}, (n) => [x(n), y(HELD)], { seen: () => !told });
  const hand = at.chip({
    label: t("apart.head"),
    max: () => HELD,
    start: HELD,
    axis: "x",
    at: (n) => ({ x: x(n), y: y(HELD) }),
    text: (n) => t(n ? "apart.on" : "apart.off", { n }),
  });
  return {
    answer: RIGHT,
    place() {
      const { narrow } = at;
      const radius = narrow ? 14 : 20;
      [step, above, below] = narrow ? [32, 44, 92] : [44, 54, 106];
      pitch = narrow ? at.wide / 8 : Math.min(76, at.wide / 8.6);
      first = (at.wide - 7 * pitch) / 2 - (narrow ? 0 : pitch * 0.15);
      put(words[0], { x: x(1) - radius, y: above - radius - 14 });
      put(words[1], { x: x(1) - radius, y: y(0) + 10 });
      put(edge, { d: `M${x(1) - radius} ${above + radius + 14}H${x(7) + radius}` });
      for (const { coin, node, face } of coins) {
        move(node, x(coin), above);
        put(face, { r: radius });
      }
      for (const { coin, spots } of lanes) spots.forEach((spot, i) => put(spot, { cx: x(i + 1), cy: y(coin) }));
      for (const { face } of [falling, ...lanes.map(({ head }) => head)]) put(face, { r: radius - 1 });
      put(ghost, { r: radius + 3 });
      put(you, { y: -radius - 8 });
      return y(7) + radius + 6;
    },
    paint() {
      write(words[0], t(asked() ? "apart.above" : "apart.row"));
      for (const { coin, node, face, number } of coins) {
        const head = heads.has(coin);
        dress(face, head ? "chip" : "disc", asked() && TURNED.includes(coin) && "turned");
        dress(number, "number", head && "on-chip");
        put(node, { "aria-pressed": head, tabindex: at.open ? 0 : -1 });
      }
      const meets = coming && !rows.has(coming.coin); // whether the head meets an equal one, and both vanish
      for (const { coin, node, head } of lanes) {
        const held = coin === HELD && asked();
        const comes = coming?.coin === coin ? coming : null;
        show(node, rows.has(coin) || comes);
        node.style.opacity = comes ? String(meets ? faded(comes.part) : comes.part) : "";
        move(head.node, held ? x(hand.real) : x(coin), comes && !meets ? down(comes, comes.part) : y(coin));
        head.node.style.opacity = held ? String(Math.min(1, 0.25 + hand.real)) : "";
        show(head.face, !held);
        write(head.number, held ? "" : coin);
      }
      show(falling.node, meets);
      if (!coming || !meets) return;
      move(falling.node, x(coming.coin), down(coming, Math.min(1, coming.part / (1 - FADE))));
      falling.node.style.opacity = String(faded(coming.part));
      write(falling.number, coming.coin);
    },
    holds: () => t(hand.value ? "apart.holds" : "apart.gone", { at: hand.value }),
    judge: (guess, right) => t(right ? "apart.right" : "apart.wrong", worth(guess ? [2, 3, guess] : [2, 3])),
    read: () => sentences(told, t("apart.both", worth([...heads]))),
    /** Moves the held head to its place, where it meets an equal head and both vanish. */
    arrive(glide) {
      if (!glide) return settled();
      hand.set(RIGHT, { glide: 600 });
      at.later(700, () => {
        hand.lock(true);
        for (const head of [HELD, RIGHT]) rows.delete(head);
        come(RIGHT, y(HELD), MEET, settled);
      });
    },
    close() {
      [told, coming] = ["", null];
      [heads, rows] = [new Set(AFTER), new Set(BEFORE)];
    },
    value: () => (at.open ? [...heads].sort() : hand.value),
    set: (value) => !at.open && Number.isInteger(value) && hand.set(value),
  };

  function headIn(/** @type {SVGElement} */ parent) {
    const head = disc(parent);
    dress(head.face, "chip");
    dress(head.number, "number", "on-chip");
    return head;
  }

  /** Returns the y-coordinate of a falling head that has come part of the way.
   * @param {{coin: number, from: number}} coming @param {number} part */
  function down({ coin, from }, part) {
    return from + (y(coin) - from) * part;
  }

  /** Returns the opacity of two meeting heads after part of the meeting. @param {number} part */
  function faded(part) {
    return 1 - Math.max(0, part - (1 - FADE)) / FADE;
  }

  /** Moves a head from the y-coordinate `from` to its row.
   * @param {number} coin @param {number} from @param {number} ms @param {() => void} done */
  function come(coin, from, ms, done) {
    const step = (/** @type {number} */ part) => (coming = { coin, from, part });
    at.grow(ms, step, () => {
      coming = null;
      done();
    });
  }

  function still() {
    at.stay();
    coming = null;
  }

  /** Stops all motion, and shows the heads after the move in both parts of the picture. */
  function settled() {
    still();
    hand.lock(true);
    [rows, heads] = [new Set(AFTER), new Set(AFTER)];
    hand.set(HELD);
  }

  /** Turns a coin of the upper row, and sends its head down. @param {number} coin */
  function turn(coin) {
    if (told) still();
    else settled();
    const there = heads.delete(coin);
    if (!there) heads.add(coin);
    told = t(there ? "apart.twice" : "apart.once", { coin });
    rows = new Set(heads);
    at.moved();
    come(coin, above, there ? MEET : FALL, at.paint);
  }

  /** Returns the nim-sum of some heads' values, for a sentence. @param {number[]} some */
  function worth(some) {
    const sorted = [...some].sort();
    const value = nimSum(sorted);
    return { sum: sorted.length > 1 ? `${sorted.join(" ⊕ ")} = ${value}` : value };
  }
});
