// The period finder, which shows the values in rows whose length the reader changes by pulling. When the rows are as
// long as the period, the exceptions are ringed, and there's a proof that the period never ends.
import { button, field, formOf, h, statusLine } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { certificate, numbersIn, summary, whyValue } from "../game/sequences.js";
import { reached, searched, taking } from "../maths/octal.js";
import { sentences, t } from "../page/words.js";
import { pulled } from "./shared/runs.js";

const [MOST_CELLS, LEAST_ROWS, MOST_ROWS] = [480, 6, 12];

/** @param {Kind<"finder">} widget */
function draw({ model, el }) {
  const given = model.get("given");
  const own = !given.values; // a sequence computed by Python is shown unchanged
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
  const form = formOf(t("findPeriod"), find, element, { after: tries.length ? menu(t("tryThese"), tries) : [] });
  const tell = button(t("guess.tell"), () => table?.tell(), { class: "cg-quiet" });
  let table = /** @type {ReturnType<typeof pulled> | null} */ (null);
  frame(
    { model, el },
    own && form,
    status,
    h("div", { class: "cg-scroll" }, grid),
    own && h("div", { class: "cg-acts" }, tell),
    own && reason,
    h("p", { class: "cg-legend" }, t("legendPeriod")),
  );
  if (own) find();
  else show(given.values ?? [], given, given.certificate ?? "");
  return () => table?.stop();

  function find() {
    const { numbers, said: fault } = numbersIn(input.value);
    const breaks = taking(numbers ?? []);
    // search immediately, because sets of small numbers take only a few milliseconds
    const { values, period } = numbers ? searched(breaks) : { values: [], period: null };
    reason.textContent = "";
    el.dataset.period = "";
    tell.hidden = !period;
    if (!period) {
      status.textContent = fault ?? t("noPeriodYet");
      table?.stop();
      return grid.replaceChildren();
    }
    model.tell({ numbers: breaks.groups[1].join(", ") });
    status.textContent = t("width.pull");
    reason.textContent = t("lookAtHeap");
    show(values, period, certificate(values, period), (n) => {
      reason.textContent = whyValue(n, reached(breaks, values, n));
    });
  }

  /** @param {number[]} values @param {any} period @param {string} proof @param {(n: number) => void} [ask] */
  function show(values, period, proof, ask) {
    const { start, length } = period;
    const rows = Math.max(LEAST_ROWS, Math.min(MOST_ROWS, Math.ceil(start / length) + 3));
    const said = (/** @type {string | null} */ judgement) => {
      status.textContent = judgement ?? sentences(summary(period), proof);
      tell.hidden = judgement === null;
      el.dataset.period = judgement ? "" : `${start} ${length}`;
    };
    table?.stop();
    table = pulled({ values, period, rows, cells: MOST_CELLS, told: !own, ask, said });
    grid.replaceChildren(table.element);
    if (!own) said(null);
  }
}

export default { traits: ["numbers", "given", "options"], draw };
