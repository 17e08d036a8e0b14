// Rounds of a matrix game against a machine that chooses by lot: each round, their sum, and the line of the value.
import { seeded } from "../game/game.js";
import { lot } from "../game/rounds.js";
import { button, choice, h, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { gain, list, minus, t } from "../page/words.js";
import { chart } from "./shared/chart.js";
import { payTable } from "./shared/pay_table.js";

const MANY = 100; // rounds at once
const POINTS = 400; // of the drawn line

/** @param {Kind<"mixed play">} widget */
function draw({ model, el }) {
  const { rows, columns, entries } = model.get("table");
  const [machines, options] = [model.get("machines"), model.get("options")];
  const lots = seeded(options);
  const machine = () => machines[model.get("machine")];
  const named = () => ({ name: machine().name });
  /** @type {number[]} */
  let way = []; // the sum after each round that this view has seen
  /** @type {number[] | null} */
  let last = null;

  const table = payTable({ rows, columns, cell: (i, j) => gain(entries[i][j]) });
  const status = statusLine();
  const score = h("p", { class: "cg-score" });
  const place = h("div", {});
  const moves = h(
    "div",
    { class: "cg-moves cg-choices", role: "group", "aria-label": t("moves") },
    rows.map((row, i) => button(row, () => round(i), { class: "cg-move cg-choosing" })),
  );
  const even = rows.map(() => 1);
  const many = h(
    "div",
    { class: "cg-moves cg-choices cg-many" },
    rows.map((row, i) =>
      button(t("mixed.hundred", { row }), () =>
        rounds(
          even.map((_, k) => Number(k === i)),
          row,
        ),
      ),
    ),
    button(t("mixed.hundred", { row: t("mixed.lots") }), () => rounds(even, null)),
  );
  const does = h("p", { class: "cg-legend" });
  const reveal = h("details", { class: "cg-more" }, h("summary", {}), does);
  const others =
    machines.length > 1 &&
    choice(
      t("mixed.against"),
      machines.map(({ name }, i) => [i, name]),
      model.get("machine"),
      (one) => {
        model.tell({ machine: one });
        reveal.removeAttribute("open");
        anew();
      },
    );
  const clear = button(t("mixed.anew"), anew);
  frame(
    { model, el },
    "mixed-play",
    others,
    table.element,
    status,
    moves,
    many,
    place,
    h("div", { class: "cg-foot" }, score, clear),
    reveal,
  );
  status.textContent = t("mixed.begin", named());
  show();

  function anew() {
    way = [];
    last = null;
    model.tell({ tally: entries.map((row) => row.map(() => 0)) });
    status.textContent = t("mixed.begin", named());
    show();
  }

  /** Plays one round more, and returns the machine's choice. */
  function once(tally, i) {
    const j = lot(machine().odds, lots);
    tally[i][j]++;
    way.push(sum(tally));
    return j;
  }

  function copied() {
    return model.get("tally").map((row) => [...row]);
  }

  function sum(tally) {
    return tally.reduce((all, row, i) => row.reduce((so, n, j) => so + n * entries[i][j], all), 0);
  }

  function round(i) {
    const tally = copied();
    const j = once(tally, i);
    last = [i, j];
    model.tell({ tally });
    const pay = entries[i][j];
    const said = t(pay ? (pay > 0 ? "mixed.won" : "mixed.lost") : "mixed.even", { pay: Math.abs(pay) });
    status.textContent = t("mixed.chosen", { mine: rows[i], theirs: columns[j], pay: said, ...named() });
    show();
  }

  /** A hundred rounds, the rows by lot with these weights. */
  function rounds(weights, row) {
    const tally = copied();
    const before = sum(tally);
    for (let n = 0; n < MANY; n++) once(tally, lot(weights, lots));
    last = null;
    model.tell({ tally });
    const made = sum(tally) - before;
    const told = { sum: gain(made), mean: gain(made / MANY), row };
    status.textContent = t(row === null ? "mixed.lotsOf" : "mixed.many", told);
    show();
  }

  function show() {
    const tally = model.get("tally");
    const n = tally.flat().reduce((all, one) => all + one, 0);
    const total = sum(tally);
    const { value, valueWritten } = options;
    table.cells.forEach((row, i) =>
      row.forEach((cell, j) => cell.classList.toggle("cg-saddle", last !== null && last[0] === i && last[1] === j)),
    );
    const mean = n ? gain(Math.round((1000 * total) / n) / 1000) : "–";
    const expected = gain(Math.round(10 * value * n) / 10);
    const long = n >= MANY; // before that, the reader is to find out
    const said = [t("mixed.rounds", { n, sum: gain(total), mean }), long && t("mixed.theory", { n, sum: expected })];
    score.textContent = list(said.filter(Boolean), "; ");
    const { name } = machine();
    reveal.firstChild.textContent = t("mixed.reveal");
    const brings = list(rows.map((row, i) => t("mixed.brings", { row, mean: machine().means[i] })));
    does.textContent = t("mixed.does", { name, odds: machine().does, rows: brings });
    const first = n - way.length; // rounds that another view has played
    const far = Math.max(n, 20);
    const seen = way.map((one, k) => [first + k + 1, one]);
    const step = Math.max(1, Math.ceil(seen.length / POINTS));
    const mine = [...(first ? [] : [[0, 0]]), ...seen.filter((_, k) => k % step === step - 1 || k === seen.length - 1)];
    const heights = [...mine.map(([, y]) => y), 0, ...(long ? [value * far] : [])];
    /** @type {[number, number]} */
    const span = [Math.min(...heights, -5), Math.max(...heights, 5)];
    const straight = [
      [0, 0],
      [1, value * far],
    ];
    place.replaceChildren(
      chart({
        series: [
          ...(long ? [{ points: straight, name: t("mixed.line"), mark: "cg-curve-value" }] : []),
          { points: mine.map(([x, y]) => [x / far, y]), name: t("mixed.yours"), mark: "cg-curve-own" },
        ],
        span,
        label: t(long ? "mixed.picture" : "mixed.pictureAlone", { value: minus(valueWritten) }),
        from: "0",
        to: String(far),
      }),
    );
    el.dataset.rounds = String(n);
    el.dataset.sum = String(total);
  }
}

export default { traits: ["table", "machines", "machine", "tally", "options"], draw };
