// What all pictures in the hand have in common: a sheet, chips that paint and tell, the guess that stays in sight, and
// the truth that comes by itself beside it.
//
// A picture is picture(name, styles, setup), in a module of `pictures` that its `index.js` lists. Its style sheet
// dresses nothing but itself. Its words are those of its name: `first`, `truth` and `then` are the line while the gate
// is closed, what is true, and what can be done when it is open. `setup` draws by what it is given (`at`, below), and
// returns
//   place(), paint()   puts all where it belongs on a sheet of a new width, and returns its height; shows what is so
//   holds(), read()    the line while the reader is about to guess, and while the gate is open
//   answer             the guess that is right, or `right(guess)`: whether one is
//   judge(guess)       what becomes of this very guess; the truth is told after it
//   numbers            those in the words of the truth
// and where it differs from what is said here
//   guess()            what the reader has in hand: the value of the first chip that does not wait
//   grows              milliseconds in which `at.seen` goes from 0 to 1 when the gate opens
//   open()             what else is made ready then
//   arrive(glide)      lets the truth come: the first chip glides to the answer
//   close()            what is asked anew; chips go back by themselves
//   value(), set()     what is in the hand, as JSON, for a program that asks or sets it: the values of the chips by
//                      their names, or of the one chip
import { sentences, t } from "../page/words.js";
import { add, chip, disc, move, put, run, sheet, show, stop } from "./draw.js";
import { grab, handle, keys } from "./handle.js";

const SAID = 1600; // milliseconds for what is said of a guess
const GLIDE = 800;

/** What a gate draws. @param {string} name @param {string} styles @param {(at: Sheet) => HandPicture} setup */
export const picture = (name, styles, setup) => ({
  styles: `[data-name="${name}"] {\n${styles}}\n`,
  /** @param {HTMLElement} stage @param {{touched: () => void, enter: () => void, changed: () => void}} hears */
  draw(stage, { touched, enter, changed }) {
    let [placed, clock] = [false, 0];
    const hands = /** @type {{hand: Hand, name: string | number, start: number, waits: boolean}[]} */ ([]);
    const painted = /** @type {(() => void)[]} */ ([]); // what is painted of itself
    const paint = () => {
      if (at.wide) for (const part of [own.paint, ...painted]) part();
    };
    const ground = sheet(stage, (width) => {
      const first = !at.wide;
      Object.assign(at, { wide: width, narrow: width < 520 });
      const height = own.place();
      if (first) for (const { hand, start } of hands) hand.set(start); // now it can say where it is
      paint();
      return height;
    });
    const held = /** @type {(() => boolean)[]} */ ([]); // whether a chip is
    /** @type {Sheet} */
    const at = {
      node: ground.node, // the sheet
      wide: 0, // its width
      narrow: false, // as on a phone
      open: false, // whether the gate is
      paint,
      quick: false, // whether it opens without a guess, and so without motion
      seen: 0, // how much is seen of what comes when it opens, from 0 to 1
      ghost: null, // what was guessed
      /**
       * A chip: a handle that begins at `start`, and with `waits` can be taken only when the gate is open. A movement
       * paints. Where its parent goes along with it, `lies` is its place there.
       */
      chip({ parent = at.node, radius, lies, name = "", start, waits = false, min = () => 0, ...how }) {
        const node = chip(parent, how.axis, radius);
        const hand = handle(node, {
          ...how,
          value: start,
          enter,
          min: () => (at.wide ? min() : start),
          max: () => (at.wide ? how.max() : start),
          text: (value) => (at.wide ? at.told(how.text(value)) : ""),
          input(value, real) {
            if (!at.wide) return;
            how.input?.(value, real);
            at.moved(value !== start);
          },
        });
        hand.lock(waits);
        if (waits) node.classList.remove("idle");
        hands.push({ hand, name, start, waits });
        held.push(hand.busy);
        painted.push(() => {
          const { x, y } = lies ?? how.at(hand.real);
          move(node, x, y);
        });
        return Object.assign(hand, { node });
      },
      /**
       * A chip that goes over the plane: `at()` is where it is, `drag` and `drop` take a place, `by` so many steps to
       * the right and up, and whether far. With `waits` it is there only when the gate is open.
       */
      roam({ radius, label, waits = false, text, by, ...how }) {
        const node = chip(at.node, "xy", radius);
        held.push(grab(node, how));
        keys(node, { arrows: by, press: enter });
        put(node, { role: "slider", "aria-label": label, "aria-valuenow": 0 });
        node.classList.toggle("idle", !waits);
        painted.push(() => {
          const { x, y } = how.at();
          const asleep = waits && !at.open;
          move(node, x, y);
          show(node, !asleep);
          put(node, { "aria-valuetext": at.told(text()), "aria-disabled": asleep, tabindex: asleep ? -1 : 0 });
        });
      },
      /** What a screen reader is told of a thing, and of the whole when the gate is open. */
      told: (text) => [text, at.open && own.read()].filter(Boolean).join("; "),
      /**
       * A disc with a number that can be pressed when the gate is open, by keys only where it has a role; `reach` is
       * the room that it has for a finger.
       */
      button({ parent = at.node, number = "", press, arrows, class: kind = "", ...attributes }) {
        const one = disc(parent, number, { class: `press ${kind}`.trim(), ...attributes });
        const reach = add(one.node, "rect", { class: "cg-handle-reach", x: -24, y: -24, width: 48, height: 48 });
        one.node.prepend(reach);
        one.node.addEventListener("click", () => at.open && press());
        if (attributes.role) {
          keys(one.node, { press, arrows });
          painted.push(() => put(one.node, { "aria-disabled": !at.open }));
        }
        return { ...one, reach };
      },
      /** The reader has moved something, and so perhaps made a guess. */
      moved(guessed = true) {
        placed ||= guessed && !at.open;
        paint();
        if (placed) touched();
        changed();
      },
      /**
       * What marks the guess: a dashed circle or path with a word beside it, at the place of the guess, as long as it
       * can be `seen`.
       */
      mark(shape, beside, where, { parent = at.node, seen = () => true } = {}) {
        const node = add(parent, "g");
        const ghost = add(node, "r" in shape ? "circle" : "path", { class: "ghost", ...shape });
        const you = at.you(node, beside);
        painted.push(() => {
          const there = at.ghost !== null && seen();
          show(node, there);
          if (!there) return;
          const [x, y] = where(at.ghost);
          move(node, x, y);
        });
        return { node, ghost, you };
      },
      /** The word beside it: in its middle, unless it begins somewhere. */
      you(parent, attributes = {}) {
        const kind = "x" in attributes ? "note ghost-word" : "note ghost-word middle";
        return add(parent, "text", { class: kind, ...attributes }, t("hand.you"));
      },
      /** Calls step with 0 to 1, and paints. */
      grow(ms, step, done) {
        const grown = (/** @type {number} */ part) => {
          step(part);
          paint();
        };
        run(stage, at.quick ? 0 : ms, grown, done);
      },
      /** What is coming, or was to come later, does not. */
      stay() {
        clearTimeout(clock);
        stop(stage);
      },
      later(ms, act) {
        clearTimeout(clock);
        clock = window.setTimeout(act, ms);
      },
    };
    /** The truth comes when what was said has been read, unless the reader holds something; or at once. */
    function arrive() {
      const come = own.arrive ?? ((/** @type {number} */ glide) => asked().set(own.answer, { glide }));
      if (at.quick) return come(0);
      const free = () => at.open && !held.some((busy) => busy());
      at.later(at.ghost === null ? 200 : SAID, () => free() && come(GLIDE));
    }
    const asked = () => /** @type {Hand} */ (hands.find(({ waits }) => !waits)?.hand);
    function reveal(/** @type {number} */ part) {
      at.seen = part;
      paint();
    }
    function still() {
      at.stay();
      stop(own);
    }
    const own = setup(at);
    const truth = t(`${name}.truth`, own.numbers);
    const named = hands.filter((one) => one.name !== "");
    const off = ground.ready();
    return {
      ask: t(`${name}.first`),
      truth,
      then: t(`${name}.then`),
      holds: own.holds,
      read: own.read,
      guess: () => (placed ? (own.guess ? own.guess() : asked().value) : null),
      /** @param {any} guess */
      judge(guess) {
        const right = own.right ? own.right(guess) : guess === own.answer;
        return { right, text: sentences(own.judge(guess, right), truth) };
      },
      value() {
        if (own.value) return own.value();
        return named.length ? Object.fromEntries(named.map((one) => [one.name, one.hand.value])) : asked().value;
      },
      /** @param {any} value */
      set(value) {
        if (own.set) own.set(value);
        else if (named.length) {
          for (const one of named)
            if (Number.isInteger(value?.[one.name]) && (at.open || !one.waits)) one.hand.set(value[one.name]);
        } else if (Number.isInteger(value)) asked().set(value);
      },
      /** @param {any} guess @param {boolean} quick */
      open(guess, quick) {
        Object.assign(at, { open: true, ghost: guess, quick });
        for (const { hand } of hands) hand.lock(false);
        paint();
        own.open?.();
        run(own, quick ? 0 : (own.grows ?? 0), reveal, arrive);
        at.quick = false;
      },
      close() {
        still();
        Object.assign(at, { open: false, ghost: null, seen: 0 });
        own.close?.();
        for (const { hand, start, waits } of hands) {
          hand.set(start);
          hand.lock(waits);
        }
        placed = false;
        paint();
      },
      stop() {
        still();
        off();
      },
    };
  },
});
