// What all pictures in the hand have in common: a sheet, handles that paint and tell, and the truth that comes by
// itself beside the guess.
//
// A picture is a function of `at`, by which it draws: `at.node` is its sheet, `at.wide` how wide that is, `at.narrow`
// whether as on a phone, `at.open` whether the gate is open, and `at.ghost` what was guessed. It returns
//   place(), paint()   puts all where it belongs on a sheet of a new width, and returns its height; shows what is so
//   holds(), read()    the line while the reader is about to guess, and while the gate is open
//   guess()            what the reader has in hand; by default the value of the first handle that does not wait
//   judge(guess)       {right, text}: what is true, said of this very guess
//   open()             the truth arrives: see `at.arrive`
//   close()            asks again; handles go where they started by themselves
//   value(), set()     as a gate asks for them
// Its words are those of its name: `first`, `truth` and `then`.
import { t } from "../page/words.js";
import { add, run, sheet, stop } from "./draw.js";
import { handle } from "./handle.js";

const SAID = 1600; // milliseconds for what is said of a guess
const GLIDE = 800;

/** What a gate draws. @param {string} name @param {(at: any) => any} setup */
export const picture =
  (name, setup) =>
  (stage, { touched, enter, changed }) => {
    let [placed, quick, clock] = [false, false, 0];
    /** @type {{hand: ReturnType<typeof handle>, start: number, waits: boolean}[]} */
    const hands = [];
    const ground = sheet(stage, (width) => {
      const first = !at.wide;
      Object.assign(at, { wide: width, narrow: width < 520 });
      const height = own.place();
      if (first) for (const { hand, start } of hands) hand.set(start); // now it can say where it is
      own.paint();
      return height;
    });
    const at = {
      node: ground.node,
      wide: 0,
      narrow: false,
      open: false,
      /** @type {any} */
      ghost: null,
      /**
       * A handle that begins at `start`, and with `waits` can be taken only when the gate is open. A movement paints.
       * @param {SVGElement} node
       * @param {any} how
       */
      handle(node, { start, waits = false, min = () => 0, max, text, input, ...how }) {
        const hand = handle(node, {
          ...how,
          value: start,
          enter,
          min: () => (at.wide ? min() : start),
          max: () => (at.wide ? max() : start),
          text: (value) => (at.wide ? [text(value), at.open && own.read()].filter(Boolean).join("; ") : ""),
          input(value, real) {
            if (!at.wide) return;
            input?.(value, real);
            at.moved(value !== start);
          },
        });
        hand.lock(waits);
        hands.push({ hand, start, waits });
        return hand;
      },
      /** The reader has moved something, and so perhaps made a guess. */
      moved(guessed = true) {
        placed ||= guessed && !at.open;
        own.paint();
        if (placed) touched();
        changed();
      },
      /** The word beside the ghost. */
      you: (parent, attributes = {}) => add(parent, "text", { class: "note ghost-word", ...attributes }, t("hand.you")),
      /** Grows from 0 to 1; at once where nobody has just guessed. */
      grow: (ms, step, done) => run(stage, quick ? 0 : ms, step, done),
      /** Calls act(milliseconds) when what was said has been read, unless the reader holds something; or at once. */
      arrive(act, glide = GLIDE) {
        if (quick) return act(0);
        const free = () => at.open && !hands.some(({ hand }) => hand.busy());
        clock = window.setTimeout(() => free() && act(glide), at.ghost === null ? 200 : SAID);
      },
    };
    function still() {
      clearTimeout(clock);
      stop(stage);
    }
    const own = setup(at);
    const off = ground.ready();
    return {
      ask: t(`${name}.first`),
      truth: t(`${name}.truth`),
      then: t(`${name}.then`),
      guess: () => (placed ? (own.guess ? own.guess() : hands.find(({ waits }) => !waits)?.hand.value) : null),
      holds: own.holds,
      judge: own.judge,
      read: own.read,
      value: own.value,
      set: own.set,
      open(guess, now) {
        Object.assign(at, { open: true, ghost: guess });
        quick = now;
        for (const { hand } of hands) hand.lock(false);
        own.paint();
        own.open();
      },
      close() {
        still();
        Object.assign(at, { open: false, ghost: null });
        own.close?.();
        for (const { hand, start, waits } of hands) {
          hand.set(start);
          hand.lock(waits);
        }
        placed = false;
        own.paint();
      },
      stop() {
        still();
        off();
      },
    };
  };
