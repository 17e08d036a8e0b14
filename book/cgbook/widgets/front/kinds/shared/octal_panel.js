// Everything that the page can say about a code: its rule, its values as a plot and in rows, the period with its proof,
// the reason for a heap's value, and a board to play on. Long searches run in pieces, so that the page still responds.
import { certificate, ruleOf, summary, whyValue } from "../../game/sequences.js";
import { reached, rowsOf, search } from "../../maths/octal.js";
import { button, h, statusLine } from "../../page/dom.js";
import { FORMAT } from "../../page/view.js";
import { grouped, sentences, t } from "../../page/words.js";
import { innerPlayer } from "./inner_player.js";
import { plot } from "./plot.js";
import { pulled } from "./runs.js";

const PIECE = 10; // length of a piece of a search, in milliseconds
const [LISTED, PLOTTED, PERIODS] = [240, 1_000, 3]; // maximum numbers of values in rows and in the
// plot, and number of periods in the plot, unless they're short
const STARTS = [[12], [9], [7, 5], [10, 4], [8, 6, 3]];

/** @typedef {{values: number[], period: any}} Searched */

/**
 * Returns {element, show(breaks), say(text), stop()}. `words` are the words for moves. With `found`, the reader first
 * finds the period by pulling the width of the table; then `found(result)` is called.
 * @param {{words: Record<string, string>, skin: string, found?: ((result: Searched) => void) | null}} how
 */
export function octalPanel({ words, skin, found = /** @type {any} */ (null) }) {
  const tell = button(t("guess.tell"), () => table?.tell(), { class: "cg-quiet" });
  let table = /** @type {ReturnType<typeof pulled> | null} */ (null);
  const rule = h("p", { class: "cg-rule" });
  const status = statusLine();
  const picture = h("div", { class: "cg-plot-place" });
  const list = h("div", { class: "cg-scroll cg-rows" });
  const reason = h("p", { class: "cg-status cg-reason", role: "status" });
  const board = innerPlayer();
  const start = button(t("octal.play"), begin, { class: "cg-main", disabled: true });
  const element = h(
    "div",
    { class: "cg-octal-panel" },
    rule,
    status,
    picture,
    list,
    reason,
    h("div", { class: "cg-tools" }, start, tell),
    board,
  );
  let timer = 0;
  let now = /** @type {any} */ (null); // {breaks, values} of the code shown

  function clear() {
    clearTimeout(timer);
    table?.stop();
    board.stop();
    tell.hidden = true;
    now = null;
    start.disabled = true;
    for (const one of [picture, list]) one.replaceChildren();
    rule.textContent = reason.textContent = "";
  }

  function say(/** @type {string} */ text) {
    clear();
    status.textContent = text;
  }

  function show(/** @type {Breaks} */ breaks) {
    clear();
    rule.textContent = ruleOf(breaks);
    const work = search(breaks);
    const go = () => {
      const until = performance.now() + PIECE;
      let step = work.next();
      while (!step.done && performance.now() < until) step = work.next();
      if (step.done) return finish(breaks, step.value);
      status.textContent = t("octal.looking", { n: grouped(step.value) });
      timer = window.setTimeout(go);
    };
    go();
  }

  /** @param {Breaks} breaks @param {Searched} found */
  function finish(breaks, { values, period }) {
    now = { breaks, values };
    const shown = Math.min(values.length, period ? Math.max(60, period.start + PERIODS * period.length) : PLOTTED);
    const plotted = values.slice(0, Math.min(shown, PLOTTED));
    const told = !found || !period;
    const said = (/** @type {string | null} */ judgement) => {
      status.textContent = judgement ?? verdict(breaks, values, period);
      picture.replaceChildren(plot(plotted, judgement === null ? period : null));
      tell.hidden = judgement === null;
      if (judgement === null) found?.({ values, period });
    };
    const ask = (/** @type {number} */ n) => {
      reason.textContent = whyValue(n, reached(breaks, values, n));
    };
    table = pulled({ values, period, cells: LISTED, told, ask, said });
    list.replaceChildren(table.element);
    said(told ? null : t("width.pull"));
    reason.textContent = t("lookAtHeap");
    start.disabled = !breaks.groups.flat().length;
  }

  function begin() {
    const { breaks, values } = now;
    const game = { name: breaks.code, merge: "list", words, skin };
    const table = { v: FORMAT, judge: "xor", touch: 1, last: "wins", games: [game], ...rowsOf(breaks, values, STARTS) };
    board.begin(table, t("octal.title", breaks), {}, null, ruleOf(breaks));
  }

  return { element, show, say, stop: clear };
}

/** Describes the period and its proof, or says that no period was found, and gives the largest value.
 * @param {Breaks} breaks @param {number[]} values @param {any} period */
function verdict(breaks, values, period) {
  if (period) return sentences(summary(period), certificate(values, period));
  const n = grouped(values.length);
  const largest = t("octal.largest", { n, value: values.reduce((x, y) => Math.max(x, y), 0) });
  return sentences(t(breaks.differ ? "octal.noTheorem" : "octal.none", { n }), largest);
}
