// The parts that all pictures in the hand share: a sheet, chips that repaint and speak, the guess, which stays visible,
// and the truth, which appears beside the guess by itself.
//
// A picture is picture(name, styles, setup), in a module of `pictures` that its `index.js` lists. Its style sheet
// applies to this picture only. Its words have the picture's name as a prefix: `first` is the sentence while the gate
// is closed, `truth` is the answer, and `then` suggests what to do once the gate is open. `setup` draws with the help
// of `at`, below, and returns
//   place(), paint()   place() lays the picture out for a new width and returns its height; paint() shows the state
//   holds(), read()    the sentence under the picture before the guess, and while the gate is open
//   answer             the right guess, or `right(guess)`, which says whether a guess is right
//   judge(…)           the reply to a guess, given the guess and whether it's right; the truth follows the reply
//   numbers            the numbers in the words of the truth
// and, if the default won't do,
//   guess()            the reader's guess (default: the value of the first chip that doesn't wait)
//   task               whether there are several steps, each answered by the sentence; the last step calls
//                      `at.done()`, or makes the picture `ready()` for the button, whose label is `go`
//   grows              milliseconds for `at.seen` to go from 0 to 1 when the gate opens
//   open()             prepares everything else when the gate opens
//   arrive(glide)      shows the truth (default: the first chip glides to the answer)
//   close()            resets everything but the chips, which go back by themselves
//   value(), set()     the value in the hand, as JSON, for a program that reads or sets this value (default: the
//                      values of the chips by their names, or of the only chip)
import { sentences, t } from "../page/words.js";
import { add, chip, disc, move, put, run, sheet, show, stop } from "./draw.js";
import { grab, handle, keys } from "./handle.js";

const SAID = 1600; // milliseconds for reading the reply to a guess
const GLIDE = 800;

/** Makes a picture for a gate. @param {string} name @param {string} styles @param {(at: Sheet) => HandPicture} setup */
export const picture = (name, styles, setup) => ({
  styles: `[data-name="${name}"] {\n${styles}}\n`,
  /** @param {HTMLElement} stage @param {Record<"touched" | "enter" | "changed" | "done", () => void>} hears */
  draw(stage, { touched, enter, changed, done }) {
    let [placed, clock] = [false, 0];
    const hands = /** @type {{hand: Hand, name: string | number, start: number, waits: boolean}[]} */ ([]);
    const painted = /** @type {(() => void)[]} */ ([]); // functions that paint the shared parts
    const paint = () => {
      if (at.wide) for (const part of [own.paint, ...painted]) part();
    };
    const ground = sheet(stage, (width) => {
      const first = !at.wide;
      Object.assign(at, { wide: width, narrow: width < 520 });
      const height = own.place();
      // only after the layout, because a chip shows its value by its place
      if (first) for (const { hand, start } of hands) hand.set(start);
      paint();
      return height;
    });
    const held = /** @type {(() => boolean)[]} */ ([]); // functions that each say whether a chip is held
    /** @type {Sheet} */
    const at = {
      node: ground.node, // the SVG element of the sheet
      wide: 0, // the width of the sheet, in pixels
      narrow: false, // whether the sheet is as narrow as on a phone
      open: false, // whether the gate is open
      paint,
      done,
      quick: false, // whether the gate opens without motion
      seen: 0, // visibility, from 0 to 1, of the parts that appear when the gate opens
      ghost: null, // the reader's guess while the gate is open
      /**
       * Adds a chip, a handle that begins at `start`. With `waits`, the chip can't be moved until the gate is open.
       * Movements repaint the picture. If the chip's parent moves too, `lies` is the chip's place in the parent.
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
       * Adds a chip that moves freely. `at()` is its place. `drag` and `drop` get a place; `by` gets the number of
       * steps right and up, and whether the steps are large. With `waits`, the chip is hidden until the gate is open.
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
      /** Returns what a screen reader says about a part and, once the gate is open, about the whole picture. */
      told: (text) => [text, at.open && own.read()].filter(Boolean).join("; "),
      /**
       * Adds a disc with a number. The disc can be pressed once the gate is open, by keys only if it has a role.
       * `reach` is the area in which a finger can touch the disc.
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
      /** Call this when the reader has moved something. `guessed`: whether the move makes a guess. */
      moved(guessed = true) {
        placed ||= guessed && !at.open;
        paint();
        if (placed) touched();
        changed();
      },
      /**
       * Marks the guess with a dashed circle or path and a word beside it, at the place `where(guess)`, while `seen()`
       * is true.
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
      /** Adds the word beside the mark of the guess, centred unless `x` is given. */
      you(parent, attributes = {}) {
        const kind = "x" in attributes ? "note ghost-word" : "note ghost-word middle";
        return add(parent, "text", { class: kind, ...attributes }, t("hand.you"));
      },
      /** Calls `step` with numbers from 0 to 1 for `ms` milliseconds, and repaints each time. */
      grow(ms, step, done) {
        const grown = (/** @type {number} */ part) => {
          step(part);
          paint();
        };
        run(stage, at.quick ? 0 : ms, grown, done);
      },
      /** Stops the motion of `grow`, and cancels the function that `later` is waiting to call. */
      stay() {
        clearTimeout(clock);
        stop(stage);
      },
      later(ms, act) {
        clearTimeout(clock);
        clock = window.setTimeout(act, ms);
      },
    };
    /** Shows the truth once the reader has had time to read the reply, unless the reader is holding something. */
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
      task: own.task ?? false,
      go: own.go,
      ready: own.ready ?? (() => true),
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
