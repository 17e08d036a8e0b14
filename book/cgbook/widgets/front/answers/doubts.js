// Follow-up questions of a doubting reader about a proof. A correct answer brings the next question, and a button skips
// the rest.
import { button, h, statusLine } from "../page/dom.js";
import { sentences, t } from "../page/words.js";

/**
 * @param {Element} place element for the questions
 * @param {{ask: string, choices: string[], say: string[], right: number}[]} doubts
 * @param {() => void} done
 */
export function doubted(place, doubts, done) {
  next(0);

  function next(/** @type {number} */ at) {
    if (at === doubts.length) return done();
    const { ask, choices, say, right } = doubts[at];
    const status = statusLine();
    const buttons = choices.map((text, i) => button(text, (event) => answer(i, event.target)));
    const skip = button(t("doubtSkip"), leave, { class: "cg-quiet" });
    const group = h("div", { class: "cg-choices", role: "group", "aria-label": ask }, buttons);
    const doubt = h("div", { class: "cg-doubt", tabindex: -1 }, h("p", {}, ask), group, status, skip);
    place.append(doubt);

    function leave() {
      skip.remove();
      done();
      doubt.focus({ preventScroll: true });
    }

    function answer(/** @type {number} */ i, /** @type {HTMLElement} */ pressed) {
      if (i !== right) {
        pressed.setAttribute("aria-disabled", "true"); // unlike `disabled`, this attribute keeps the focus
        status.textContent = sentences(t("doubtWrong", { answer: choices[i] }), say[i]);
        return;
      }
      group.remove();
      skip.remove();
      status.textContent = sentences(t("doubtRight", { answer: choices[i] }), say[i]);
      next(at + 1);
      /** @type {HTMLElement} */ (place.lastElementChild).focus({ preventScroll: true }); // the focused element is gone
    }
  }
}
