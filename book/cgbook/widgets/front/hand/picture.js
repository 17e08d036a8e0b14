// What all pictures in the hand have in common: a sheet, handles that paint and tell, and the truth that comes by
// itself beside the guess.
//
// A picture is {styles, draw}: a style sheet, each rule of which has the picture's own name, [data-name="…"], and
// picture(name, setup). Its words are those of its name; `first`, `truth` and `then` are the line while the gate is
// closed, what is true, and what can be done when it is open. `setup` draws by what it is given (`at`, below), and
// returns
//   place(), paint()   puts all where it belongs on a sheet of a new width, and returns its height; shows what is so
//   holds(), read()    the line while the reader is about to guess, and while the gate is open
//   guess()            what the reader has in hand; by default the value of the first handle that does not wait
//   judge(guess)       {right, text}: what is true, said of this very guess
//   open()             lets the truth come: `at.arrive`
//   close()            asks again; handles go back by themselves
//   value(), set()     what is in the hand, as JSON, for a program that asks or sets it
//   stop()             when it goes, or asks again
import { t } from "../page/words.js";
import { add, run, sheet, stop } from "./draw.js";
import { handle } from "./handle.js";

const SAID = 1600; // milliseconds for what is said of a guess
const GLIDE = 800;

/** What a gate draws. @param {string} name @param {(at: any) => any} setup */
export const picture =
  (name, setup) =>
  (stage, { touched, enter, changed }) => {
    let [placed, clock] = [false, 0];
    /** @type {{hand: ReturnType<typeof handle>, start: number, waits: boolean}[]} */
    const hands = [];
    const paint = () => at.wide && own.paint();
    const ground = sheet(stage, (width) => {
      const first = !at.wide;
      Object.assign(at, { wide: width, narrow: width < 520 });
      const height = own.place();
      if (first) for (const { hand, start } of hands) hand.set(start); // now it can say where it is
      paint();
      return height;
    });
    const at = {
      node: ground.node, // the sheet
      wide: 0, // its width
      narrow: false, // as on a phone
      open: false, // whether the gate is
      quick: false, // whether it opens without a guess, and so without motion
      /** @type {any} */
      ghost: null, // what was guessed
      enter, // the Enter key, for what is grabbed without a handle
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
        if (waits) node.classList.remove("idle");
        hands.push({ hand, start, waits });
        return hand;
      },
      /** The reader has moved something, and so perhaps made a guess. */
      moved(guessed = true) {
        placed ||= guessed && !at.open;
        paint();
        if (placed) touched();
        changed();
      },
      /** The word beside the ghost. */
      you: (parent, attributes = {}) => add(parent, "text", { class: "note ghost-word", ...attributes }, t("hand.you")),
      /** Calls step with 0 to 1, and paints. */
      grow(ms, step, done) {
        const grown = (part) => {
          step(part);
          paint();
        };
        run(stage, at.quick ? 0 : ms, grown, done);
      },
      /** What was to come later does not. */
      stay: () => clearTimeout(clock),
      later(ms, act) {
        at.stay();
        clock = window.setTimeout(act, ms);
      },
      /** Calls act(milliseconds) when what was said has been read, unless the reader holds something; or at once. */
      arrive(act, glide = GLIDE) {
        if (at.quick) return act(0);
        const free = () => at.open && !hands.some(({ hand }) => hand.busy());
        at.later(at.ghost === null ? 200 : SAID, () => free() && act(glide));
      },
    };
    function still() {
      at.stay();
      stop(stage);
      own.stop?.();
    }
    const own = setup(at);
    const off = ground.ready();
    return {
      ...own,
      ask: t(`${name}.first`),
      truth: t(`${name}.truth`),
      then: t(`${name}.then`),
      guess: () => (placed ? (own.guess ? own.guess() : hands.find(({ waits }) => !waits)?.hand.value) : null),
      open(guess, quick) {
        Object.assign(at, { open: true, ghost: guess, quick });
        for (const { hand } of hands) hand.lock(false);
        paint();
        own.open();
        at.quick = false;
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
        paint();
      },
      stop() {
        still();
        off();
      },
    };
  };
