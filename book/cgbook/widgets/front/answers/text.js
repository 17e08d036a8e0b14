// Answers that are proofs or stories. The reader writes, answers doubts, and then compares the text with the points
// of a good answer.
import { formOf, h, statusLine, tick } from "../page/dom.js";
import { list, t } from "../page/words.js";
import { doubted } from "./doubts.js";

const WORDS = 8; // minimum number of words in a proof

/** @param {Given} given */
function ask({ spec, value, before, keep, tell, goOn, model }) {
  const box = h("textarea", { rows: 4, oninput: () => keep({ answer: box.value }) });
  box.value = value;
  const ticks = spec.rubric.map((_, i) => before.ticks.includes(i));
  const points = h("div", { class: "cg-points", hidden: true }, spec.rubric.map(point));
  const asked = statusLine(); // above the doubts; the other status line is above the points
  const doubts = h("div");
  const label = h("label", { class: "cg-field cg-wide" }, h("span", {}, t("answer")), box);
  const form = formOf(t("check"), check, label);
  if (ticks.includes(true)) open();
  else if (model.get("answer")) doubt();
  return { element: h("div", { class: "cg-doubts" }, form, asked, doubts), between: points };

  function point(/** @type {string} */ text, /** @type {number} */ i) {
    return tick(text, ticks[i], (yes) => {
      ticks[i] = yes;
      mark();
    });
  }

  function check() {
    model.tell({ answer: box.value });
    if (box.value.trim().split(/\s+/).length < WORDS) tell("unread", t("writeFirst"));
    else if (!points.hidden) open();
    else if (!doubts.hasChildNodes()) doubt();
  }

  function doubt() {
    if (spec.doubts.length) {
      tell("doubted", "");
      asked.textContent = t("doubted", { n: spec.doubts.length });
    }
    doubted(doubts, spec.doubts, open);
  }

  function open() {
    points.hidden = false;
    if (ticks.includes(true)) mark();
    else tell("compared", t("compare"));
  }

  /** Stores and shows the points by the reader's own marking, in proportion to the ticks. */
  function mark() {
    const ticked = ticks.filter(Boolean).length;
    const missing = ticks.flatMap((ticked, i) => (ticked ? [] : [String(i + 1)]));
    const worth = Math.round((spec.points * ticked) / ticks.length);
    keep({ ticks: ticks.flatMap((ticked, i) => (ticked ? [i] : [])), points: worth });
    const whole = ticked === ticks.length;
    const some = { found: ticked, all: ticks.length, missing: list(missing, t("and")) };
    tell(whole ? "right" : "compared", whole ? t("provedAll") : t("provedSome", some));
    goOn();
  }
}

export default { ask };
