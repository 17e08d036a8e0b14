// Rounds of a matrix game against a machine that chooses by lot: each round, their sum, and what each row has brought.
import { seeded } from "../game/game.js";
import { lot, MANY } from "../game/rounds.js";
import { button, choice, h, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { gain, grouped, mean, minus, t } from "../page/words.js";
import { chart } from "./shared/chart.js";
import { payTable } from "./shared/pay_table.js";

const POINTS = 400; // of the drawn line

/** @param {Kind<"mixed play">} widget */
function draw({ model, el }) {
  const { rows, columns, entries } = model.get("table");
  const machines = model.get("machines");
  const lots = seeded(model.get("options"));
  const machine = () => machines[model.get("machine")];
  /** @type {number[]} */
  let way = []; // the sum after each round that this view has seen
  /** @type {number[] | null} */
  let last = null;

  const brought = rows.map(() => h("span"));
  const margins = [{ name: t("mixed.soFar"), of: [brought, null] }];
  const table = payTable({ rows, columns, cell: (i, j) => gain(entries[i][j]), margins });
  const status = statusLine();
  const score = h("p", { class: "cg-score" });
  const place = h("div");
  const moves = h(
    "div",
    { class: "cg-moves cg-choices", role: "group", "aria-label": t("moves") },
    rows.map((row, i) => button(row, () => round(i), { class: "cg-move cg-choosing" })),
  );
  const many = h(
    "div",
    { class: "cg-moves cg-choices cg-many" },
    rows.map((row, i) => button(t("mixed.timesRow", { n: grouped(MANY), row }), () => rounds(i))),
  );
  const others =
    machines.length > 1 &&
    choice(
      t("mixed.against"),
      machines.map(({ name }, i) => [i, name]),
      model.get("machine"),
      (one) => {
        model.tell({ machine: one });
        anew();
      },
    );
  const clear = button(t("mixed.anew"), anew);
  const foot = h("div", { class: "cg-acts" }, score, clear);
  frame({ model, el }, others, table.element, status, moves, many, place, foot);
  begin();

  function begin() {
    status.textContent = t("mixed.begin", { name: machine().name });
    show();
  }

  function anew() {
    way = [];
    last = null;
    model.tell({ tally: entries.map((row) => row.map(() => 0)) });
    begin();
  }

  /** Plays so many rounds of a row more, and returns the machine's last choice. */
  function play(i, n) {
    const tally = model.get("tally").map((row) => [...row]);
    let sum = summed(tally);
    let j = 0;
    for (let k = 0; k < n; k++) {
      j = lot(machine().odds, lots);
      tally[i][j]++;
      sum += entries[i][j];
      way.push(sum);
    }
    model.tell({ tally });
    return j;
  }

  function brings(row, i) {
    return row.reduce((sum, n, j) => sum + n * entries[i][j], 0);
  }

  function summed(tally) {
    return tally.reduce((sum, row, i) => sum + brings(row, i), 0);
  }

  function round(i) {
    const j = play(i, 1);
    last = [i, j];
    const pay = entries[i][j];
    const said = t(pay ? (pay > 0 ? "mixed.won" : "mixed.lost") : "mixed.even", { pay: Math.abs(pay) });
    status.textContent = t("mixed.chosen", { mine: rows[i], theirs: columns[j], pay: said, name: machine().name });
    show();
  }

  function rounds(i) {
    const before = summed(model.get("tally"));
    play(i, MANY);
    last = null;
    const made = summed(model.get("tally")) - before;
    const said = { n: grouped(MANY), sum: gained(made), mean: mean(made, MANY), row: rows[i] };
    status.textContent = t("mixed.many", said);
    show();
  }

  function show() {
    const tally = model.get("tally");
    const each = tally.map((row) => row.reduce((sum, one) => sum + one, 0));
    const n = each.reduce((sum, one) => sum + one, 0);
    const total = summed(tally);
    table.cells.forEach((row, i) =>
      row.forEach((cell, j) => cell.classList.toggle("cg-saddle", last !== null && last[0] === i && last[1] === j)),
    );
    tally.forEach((row, i) => (brought[i].textContent = mean(brings(row, i), each[i])));
    score.textContent = t("mixed.rounds", { n: grouped(n), sum: gained(total), mean: mean(total, n) });
    const first = n - way.length; // rounds that another view has played
    const far = Math.max(n, 20);
    const step = Math.max(1, Math.ceil(way.length / POINTS));
    const seen = Array.from({ length: Math.ceil(way.length / step) }, (_, k) => Math.min((k + 1) * step, way.length));
    const points = [...(first ? [] : [[0, 0]]), ...seen.map((k) => [(first + k) / far, way[k - 1]])];
    const heights = points.map(([, y]) => y);
    place.replaceChildren(
      chart({
        series: [{ points, name: t("mixed.yours"), mark: "cg-curve-own" }],
        span: [Math.min(...heights, -5), Math.max(...heights, 5)],
        label: t("mixed.picture"),
        from: "0",
        to: grouped(far),
      }),
    );
    el.dataset.rounds = String(n);
    el.dataset.sum = String(total);
  }
}

const gained = (number) => minus(`${number > 0 ? "+" : ""}${grouped(number)}`);

export default { traits: ["table", "machines", "machine", "tally", "options"], draw };
