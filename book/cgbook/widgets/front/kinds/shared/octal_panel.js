// All that the page can say of a code: its rule, its values as a plot and in rows, the period with its proof, why a
// heap has its value, and a board to play on. What takes long is done piece by piece: the page answers meanwhile.
import { certificate, ruleOf, summary, whyValue } from "../../game/sequences.js";
import { reached, rowsOf, search } from "../../maths/octal.js";
import { button, h, statusLine } from "../../page/dom.js";
import { FORMAT } from "../../page/view.js";
import { grouped, sentences, t } from "../../page/words.js";
import { innerPlayer } from "./inner_player.js";
import { plot } from "./plot.js";
import { rowLength, runs } from "./runs.js";

const PIECE = 10; // milliseconds
const [LISTED, PLOTTED, PERIODS] = [240, 1_000, 3]; // values in rows, values in the plot, periods in the plot
const STARTS = [[12], [9], [7, 5], [10, 4], [8, 6, 3]];

/** @typedef {{values: number[], period: any}} Searched */

/**
 * {element, show(breaks), say(text), stop()}; `words` are those of moves, and `found(result)` hears what was found, if
 * somebody asks.
 * @param {{words: Record<string, string>, skin: string, found?: ((result: Searched) => void) | null}} how
 */
export function octalPanel({ words, skin, found = /** @type {any} */ (null) }) {
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
    h("div", { class: "cg-tools" }, start),
    board.element,
  );
  let timer = 0;
  let now = /** @type {any} */ (null); // {breaks, values}

  function clear() {
    clearTimeout(timer);
    board.stop();
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
    status.textContent = verdict(breaks, values, period);
    const shown = Math.min(values.length, period ? Math.max(60, period.start + PERIODS * period.length) : PLOTTED);
    picture.replaceChildren(plot(values.slice(0, Math.min(shown, PLOTTED)), period));
    const across = period ? rowLength(period.length) : 20;
    const ask = (/** @type {number} */ n) => {
      reason.textContent = whyValue(n, reached(breaks, values, n));
    };
    list.replaceChildren(runs({ values, cells: Math.min(LISTED, values.length), across, period, ask }));
    reason.textContent = t("lookAtHeap");
    start.disabled = !breaks.groups.flat().length;
    found?.({ values, period });
  }

  function begin() {
    const { breaks, values } = now;
    const game = { name: breaks.code, merge: "list", words, skin };
    const table = { v: FORMAT, judge: "xor", touch: 1, last: "wins", games: [game], ...rowsOf(breaks, values, STARTS) };
    board.begin(table, t("octal.title", breaks), {}, null, ruleOf(breaks));
  }

  return { element, show, say, stop: clear };
}

/** The period and its proof, or that there is none; and how large values become.
 * @param {Breaks} breaks @param {number[]} values @param {any} period */
function verdict(breaks, values, period) {
  if (period) return sentences(summary(period), certificate(values, period));
  const n = grouped(values.length);
  const largest = t("octal.largest", { n, value: values.reduce((x, y) => Math.max(x, y), 0) });
  return sentences(t(breaks.differ ? "octal.noTheorem" : "octal.none", { n }), largest);
}
