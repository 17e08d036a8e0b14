// The period finder: values in rows as long as the period, what stands apart from it ringed, and the proof that it
// never ends.
import { button, field, h, statusLine } from "../page/dom.js";
import { frame } from "../page/frame.js";
import { certificate, numbersIn, summary } from "../game/periods.js";
import { period } from "../maths/periods.js";
import { t } from "../page/words.js";

const MOST_CELLS = 480;
const WIDEST = 24;

function draw({ model, el }) {
  const given = model.get("given");
  const own = !given.values; // a sequence that Python has computed is shown as it is
  const status = statusLine();
  const grid = h("div", { class: "cg-values" });
  const { input, element } = field(t("takeThese"), { inputmode: "numeric", value: model.get("numbers") });
  const form = h(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault();
        find();
      },
    },
    element,
    button(t("findPeriod"), () => {}, { type: "submit", class: "cg-main" }),
  );
  const tries = h(
    "div",
    { class: "cg-tools" },
    (model.get("options").tries ?? []).map((text) =>
      button(`{${text}}`, () => {
        input.value = text;
        find();
      }),
    ),
  );
  frame(
    { model, el },
    "finder",
    own && form,
    own && tries,
    status,
    h("div", { class: "cg-scroll", tabindex: 0, role: "group", "aria-label": t("valuesInRows") }, grid),
    h("p", { class: "cg-legend" }, t("legendPeriod")),
  );
  if (own) find();
  else show(given);

  function find() {
    const { numbers, said } = numbersIn(input.value);
    const found = numbers && period(numbers);
    if (!found) {
      status.textContent = said ?? t("noPeriodYet");
      el.dataset.period = "";
      return grid.replaceChildren();
    }
    model.tell({ numbers: numbers.join(", ") });
    show(found);
  }

  function show(found) {
    const { values, start, length, exceptions } = found;
    const apart = new Set(exceptions);
    const across = length <= WIDEST ? length * Math.max(1, Math.floor(WIDEST / 2 / length)) : WIDEST;
    const cells = Math.min(values.length, MOST_CELLS, Math.ceil((start + 2 * length + across) / across) * across);
    const rows = [];
    for (let first = 0; first < cells; first += across) {
      rows.push(
        h(
          "div",
          { class: "cg-run" },
          h("span", { class: "cg-nth" }, String(first)),
          values.slice(first, Math.min(first + across, cells)).map((value, i) => {
            const n = first + i;
            return h(
              "span",
              {
                class: [
                  "cg-one",
                  apart.has(n) && "cg-apart",
                  n >= start && Math.floor((n - start) / length) % 2 && "cg-second",
                  n < start && "cg-before",
                ]
                  .filter(Boolean)
                  .join(" "),
                title: t("valueOf", { n, value }),
              },
              String(value),
            );
          }),
        ),
      );
    }
    grid.replaceChildren(...rows, h("p", { class: "cg-legend" }, t("andSoOn")));
    status.textContent = `${summary(found)} ${found.certificate ?? certificate(found)}`;
    el.dataset.period = `${start} ${length}`;
  }
}

export default { traits: ["numbers", "given", "options"], draw };
