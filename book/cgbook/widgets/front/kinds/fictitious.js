// Fictitious play, round by round: what each player has done, what answers it best, and the two bounds that close in.
import { begin, onward, solve } from "../maths/matrix_games.js";
import { near, ratio, written } from "../maths/ratios.js";
import { button, h, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { gain, mean, minus, sentences, t } from "../page/words.js";
import { chart } from "./shared/chart.js";
import { payTable } from "./shared/pay_table.js";

const STEPS = [1, 10, 100, 1000];
const POINTS = 300; // of a drawn line, as far apart as they look

/** @param {Kind<"fictitious">} widget */
function draw({ model, el }) {
  const { rows, columns, entries } = model.get("table");
  const { most, row, column } = model.get("options");
  const { value } = solve(entries);
  const counts = [rows.map(() => 0), columns.map(() => 0)];
  /** @type {number[][]} */
  let bounds = []; // [low, high] after each round
  let now = begin(entries, row, column);

  const often = counts.map((some) => some.map(() => h("span")));
  const sums = counts.map((some) => some.map(() => h("span")));
  const table = payTable({
    rows,
    columns,
    cell: (i, j) => gain(entries[i][j]),
    margins: [
      { name: t("fictitious.count"), of: often },
      { name: t("fictitious.answers"), of: sums },
    ],
  });
  const status = statusLine();
  const place = h("div");
  const steps = STEPS.filter((n) => n <= most).map((n) =>
    button(t("fictitious.times", { n }), () => go(n), { class: n === 1 && "cg-main" }),
  );
  const anew = button(t("fictitious.anew"), () => go(-now.n));
  frame({ model, el }, table.element, status, h("div", { class: "cg-tools" }, steps, anew), place);
  play(Math.min(model.get("rounds"), most));
  show();

  function go(n) {
    const to = Math.min(most, now.n + n);
    if (to < now.n) {
      now = begin(entries, row, column);
      bounds = [];
      counts.forEach((some) => some.fill(0));
    }
    play(to - now.n);
    model.tell({ rounds: now.n });
    show();
  }

  function play(n) {
    for (let k = 0; k < n; k++) {
      counts[0][now.i]++;
      counts[1][now.j]++;
      now = onward(entries, now);
      bounds.push([Math.min(...now.byColumn) / now.n, Math.max(...now.byRow) / now.n]);
    }
  }

  function show() {
    const { n, byRow, byColumn } = now;
    [byRow, byColumn].forEach((some, side) =>
      some.forEach((sum, k) => {
        often[side][k].textContent = String(counts[side][k]);
        sums[side][k].textContent = mean(sum, n);
        sums[side][k].classList.toggle("cg-best-bound", n > 0 && k === (side ? now.j : now.i));
      }),
    );
    steps.forEach((one) => (one.disabled = n >= most));
    status.textContent = words();
    place.replaceChildren(picture());
    el.dataset.rounds = String(n);
  }

  function words() {
    const { n, i, j, byRow, byColumn } = now;
    const chosen = { row: rows[i], column: columns[j] };
    if (!n) return t("fictitious.first", chosen);
    const [low, high] = [Math.min(...byColumn), Math.max(...byRow)].map((sum) =>
      minus(written(ratio(BigInt(sum), BigInt(n)))),
    );
    const next = n < most ? t("fictitious.next", chosen) : t("fictitious.full");
    return sentences(t("fictitious.rounds", { n }), t("fictitious.bounds", { low, high }), next);
  }

  /** Rounds lie as their logarithms do: the first ten take as much room as the tenth to the hundredth. */
  function picture() {
    const far = Math.max(now.n, 10);
    const across = (n) => Math.log(n) / Math.log(far);
    const kept = bounds.map((_, k) => k + 1).filter((n, k) => k === bounds.length - 1 || apart(n, far));
    const curve = (which) => kept.map((n) => [across(n), bounds[n - 1][which]]);
    const flat = entries.flat();
    const at = near(value);
    return chart({
      series: [
        {
          points: [
            [0, at],
            [1, at],
          ],
          name: t("fictitious.value"),
          mark: "cg-curve-value",
        },
        { points: curve(1), name: t("fictitious.upper"), mark: "cg-curve-upper" },
        { points: curve(0), name: t("fictitious.lower"), mark: "cg-curve-own" },
      ],
      span: [Math.min(...flat), Math.max(...flat)],
      label: t("fictitious.picture", { n: now.n, value: minus(written(value)) }),
      from: "1",
      to: String(far),
    });
  }
}

/** Whether a round stands apart from the one before it, where it is drawn. */
function apart(n, far) {
  const place = (one) => Math.floor((POINTS * Math.log(one)) / Math.log(far));
  return n === 1 || place(n) > place(n - 1);
}

export default { traits: ["table", "rounds", "options"], draw };
