// The period finder: values in rows as long as the period, what stands apart from it ringed, and the proof that it
// never ends.
import { button, field, formOf, h, statusLine } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { certificate, numbersIn, summary, whyValue } from "../game/sequences.js";
import { reached, searched, taking } from "../maths/octal.js";
import { t } from "../page/words.js";
import { rowLength, runs } from "./shared/runs.js";

const MOST_CELLS = 480;
const MOST_ACROSS = 60;

/** What is said of a guess that is not the period: two heaps that differ, where the period has begun.
 * @param {number[]} values @param {{start: number, length: number}} told @param {any} guess */
function judged(values, { start, length }, guess) {
  if (!guess) return t("guess.period");
  if (guess % length === 0) return t("guess.multiple", { guess });
  const valueOf = (/** @type {number} */ n) => values[start + ((n - start) % length)];
  let n = start;
  while (valueOf(n) === valueOf(n + guess)) n++;
  return t("guess.notPeriod", { guess, n, value: valueOf(n), later: n + guess, other: valueOf(n + guess) });
}

/** @param {Kind<"finder">} widget */
function draw({ model, el }) {
  const given = model.get("given");
  const own = !given.values; // a sequence that Python has computed is shown as it is
  const status = statusLine();
  const reason = h("p", { class: "cg-status cg-reason", role: "status" });
  const grid = h("div");
  const { input, element } = field(t("takeThese"), { inputmode: "numeric", value: model.get("numbers") });
  const tries = (model.get("options").tries ?? []).map((text) =>
    button(`{${text}}`, () => {
      input.value = text;
      find();
    }),
  );
  const asks = h("input", { type: "checkbox", onchange: () => find() });
  const first = h("label", { class: "cg-only" }, asks, ` ${t("guess.first")}`);
  const form = formOf(t("findPeriod"), find, element, { after: menu(t("tryThese"), [...tries, first]) });
  const trial = field(t("guess.yours"), { inputmode: "numeric" });
  const tell = button(t("guess.tell"), () => reveal());
  const how = { after: [tell], class: "cg-guess", main: false };
  const guess = formOf(t("guess.rows"), () => layOut(), trial.element, how);
  let layOut = () => {};
  let reveal = () => {};
  frame(
    { model, el },
    own && form,
    own && guess,
    status,
    h("div", { class: "cg-scroll" }, grid),
    own && reason,
    h("p", { class: "cg-legend" }, t("legendPeriod")),
  );
  if (own) find();
  else show(given.values ?? [], given, given.certificate ?? "");

  function find() {
    const { numbers, said: fault } = numbersIn(input.value);
    const breaks = taking(numbers ?? []);
    // sets of small numbers take a few milliseconds
    const { values, period } = numbers ? searched(breaks) : { values: [], period: null };
    reason.textContent = "";
    if (!period) {
      status.textContent = fault ?? t("noPeriodYet");
      el.dataset.period = "";
      return grid.replaceChildren();
    }
    model.tell({ numbers: breaks.groups[1].join(", ") });
    reason.textContent = t("lookAtHeap");
    const ask = (/** @type {number} */ n) => {
      reason.textContent = whyValue(n, reached(breaks, values, n));
    };
    reveal = () => show(values, period, certificate(values, period), ask);
    layOut = () => {
      const length = Number(trial.input.value);
      if (length === period.length) {
        reveal();
        status.textContent = `${t("right")} ${status.textContent}`;
        return;
      }
      const across = length > 0 && length <= MOST_ACROSS ? Math.floor(length) : 10;
      grid.replaceChildren(runs({ values, cells: Math.min(values.length, 20 * across, MOST_CELLS), across, ask }));
      status.textContent = judged(values, period, across === length ? length : 0);
      el.dataset.period = "";
    };
    trial.input.value = "";
    guess.hidden = !asks.checked;
    if (asks.checked) layOut();
    else reveal();
  }

  /** @param {number[]} values @param {any} period @param {string} proof @param {(n: number) => void} [ask] */
  function show(values, period, proof, ask) {
    const { start, length } = period;
    const across = rowLength(length);
    const cells = Math.min(values.length, MOST_CELLS, Math.ceil((start + 2 * length + across) / across) * across);
    grid.replaceChildren(runs({ values, cells, across, period, ask }), h("p", { class: "cg-legend" }, t("andSoOn")));
    status.textContent = `${summary(period)} ${proof}`;
    el.dataset.period = `${start} ${length}`;
  }
}

export default { traits: ["numbers", "given", "options"], draw };
