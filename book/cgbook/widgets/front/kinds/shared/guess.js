// "Guess first": the reader guesses before seeing the answer. The answer is one touch away, and there's no score.
import { button, h, tick } from "../../page/dom.js";
import { t } from "../../page/words.js";

/**
 * Creates a question with a few answers [value, words]. The switch `first` turns the question on or off; `begins` is
 * its first state. `open()` says whether the answer can be shown, `anew()` asks about something else, and `said(truth)`
 * returns the reply to the guess. `onchange` is called after a guess and after a change of the switch.
 * @template T
 * @param {{question: string, answers: [T, string][], begins: boolean, onchange: () => void}} how
 */
export function guessing({ question, answers, begins, onchange }) {
  let open = !begins;
  let guess = /** @type {T | null} */ (null);
  /** @type {(readonly [T | null, string])[]} */
  const all = [...answers, [null, t("guess.tell")]];
  const buttons = all.map(([value, words]) =>
    button(words, () => {
      if (open) return; // the button only looks disabled, so that it keeps the focus
      guess = value;
      open = true;
      show();
      onchange();
    }),
  );
  const switched = () => {
    anew();
    onchange();
  };
  const { box, element: first } = tick(t("guess.first"), begins, switched, { class: "cg-only" });
  const element = h(
    "div",
    { class: "cg-guess", role: "group", "aria-label": question },
    h("span", { class: "cg-legend" }, question),
    buttons,
  );
  show();

  function show() {
    element.hidden = !box.checked;
    for (const one of buttons) one.setAttribute("aria-disabled", String(open));
  }

  function anew() {
    open = !box.checked;
    guess = null;
    show();
  }

  const said = (/** @type {T} */ truth) => (guess === null ? "" : t(guess === truth ? "right" : "guess.wrong"));
  return { element, first, anew, said, asks: () => box.checked, open: () => open };
}

/** Asks who wins, "N" or "P". @param {boolean} begins @param {() => void} onchange */
export const guessingWho = (begins, onchange) =>
  guessing({
    question: t("guess.who"),
    answers: [
      ["N", t("guess.mover")],
      ["P", t("guess.other")],
    ],
    begins,
    onchange,
  });
