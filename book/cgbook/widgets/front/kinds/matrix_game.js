// A matrix game to work on: entries to change, bounds and saddle points, lines to strike out, two rows as a graph,
// the value.
import { bounds, brought, costs, dominated, envelope, solve } from "../maths/matrix_games.js";
import { compared, near, plus, ratio, times, written } from "../maths/ratios.js";
import { button, h, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { list, minus, sentence, t } from "../page/words.js";
import { lineGraph } from "./shared/line_graph.js";
import { payTable } from "./shared/pay_table.js";

const FINE = 60; // places where one may stand, or about as many
const BRIEF = 12n; // the largest denominator of a fraction that is read
const exact = (one) => minus(written(one));
const brief = (one) => (one.d > BRIEF ? minus(near(one).toFixed(2)) : exact(one));
const whole = (number) => ratio(BigInt(number));
/** @param {{n: bigint, d: bigint}} one */
const less = (one) => ratio(-one.n, one.d);

/** @param {Kind<"matrix game">} widget */
function draw({ model, el }) {
  const { rows, columns } = model.get("table");
  const { parts, most } = model.get("options");
  const names = [rows, columns];
  const has = Object.fromEntries(parts.map((part) => [part, true]));
  /** @type {number[][]} */
  let entries = model.get("entries").map((row) => [...row]);
  /** @type {number[][]} */
  let struck = model.get("struck").map((pair) => [...pair]); // [side, number], oldest first
  let valued = false;
  let p = ratio(1n, 2n);
  let fine = FINE;
  /** @type {any} */
  let graph = null;
  let drawn = "";

  const status = statusLine();
  const boxes = rows.map((row, i) => columns.map((column, j) => entry(row, column, i, j)));
  const cell = (i, j) => boxes[i][j] ?? "";
  const least = rows.map(() => h("span"));
  const greatest = columns.map(() => h("span"));
  const often = names.map((some) => some.map(() => h("span")));
  const margins = [
    has.bounds && { name: t("matrix.least"), of: [least, null] },
    has.bounds && { name: t("matrix.greatest"), of: [null, greatest] },
    has.solution && { name: t("matrix.chance"), of: often },
  ].filter(Boolean);
  const head = (side, i) =>
    has.strike
      ? button(names[side][i], () => strike(side, i), {
          class: "cg-strike",
          "aria-pressed": "false",
          "aria-label": t("matrix.strike", { line: named(side, i) }),
        })
      : names[side][i];
  const table = payTable({ rows, columns, cell, head, margins });
  const undo = has.strike && button(t("matrix.undo"), back);
  const answer = has.solution && button("", () => value(!valued), { class: "cg-main", "aria-pressed": "false" });
  const anew = button(t("matrix.anew"), () => {
    entries = model.get("table").entries.map((row) => [...row]);
    boxes.forEach((row, i) => row.forEach((box, j) => (box.value = String(entries[i][j]))));
    struck = [];
    valued = false;
    p = ratio(1n, 2n);
    changed();
  });
  const place = h("div", { class: "cg-graph-place" });
  frame({ model, el }, table.element, has.graph && place, status, h("div", { class: "cg-tools" }, answer, undo, anew));
  show();
  status.textContent = opening();

  function entry(row, column, i, j) {
    const refused = () => {
      status.textContent = t("matrix.whole", { least: minus(-most), most });
    };
    return h("input", {
      type: "number",
      step: 1,
      required: true,
      min: -most,
      max: most,
      value: entries[i][j],
      "aria-label": t("matrix.entry", { row, column }),
      onfocus: (event) => event.target.select(),
      oninput: ({ target }) => {
        if (!target.validity.valid) return refused();
        entries[i][j] = target.valueAsNumber;
        changed();
      },
      onchange: (event) => (event.target.value = String(entries[i][j])),
    });
  }

  function named(side, i) {
    return t(side ? "matrix.column" : "matrix.row", { name: names[side][i] });
  }

  /** The rows and columns that are left, by their numbers, and their entries. */
  function left() {
    const alive = names.map((some, side) => some.map((_, i) => i).filter((i) => !gone(side, i)));
    return { alive, small: alive[0].map((i) => alive[1].map((j) => entries[i][j])) };
  }

  function gone(side, i) {
    return struck.some(([s, k]) => s === side && k === i);
  }

  /** What the reader has changed is told, and everything is computed anew. */
  function changed() {
    model.tell({ entries: entries.map((row) => [...row]), struck: struck.map((pair) => [...pair]) });
    show();
    status.textContent = opening();
  }

  /** What is said where nothing else has happened. */
  function opening() {
    if (valued) return valueLine();
    if (has.bounds) return boundsLine();
    if (graph) return standing();
    return has.solution ? t("matrix.ask") : "";
  }

  function show() {
    const { alive, small } = left();
    const limits = bounds(small);
    const [low, high] = [Math.max(...limits.least), Math.min(...limits.greatest)];
    const saddles = limits.saddles.map(([i, j]) => `${alive[0][i]},${alive[1][j]}`);
    const answers = valued ? solve(small) : null;
    table.cells.forEach((row, i) =>
      row.forEach((one, j) => {
        const out = gone(0, i) || gone(1, j);
        one.classList.toggle("cg-struck", out);
        one.classList.toggle("cg-saddle", Boolean(has.bounds) && saddles.includes(`${i},${j}`));
        boxes[i][j].disabled = out;
      }),
    );
    names.forEach((some, side) =>
      some.forEach((_, i) => {
        const at = alive[side].indexOf(i);
        const own = (side ? greatest : least)[i];
        const bound = (side ? limits.greatest : limits.least)[at];
        own.textContent = at < 0 ? "" : minus(bound);
        own.classList.toggle("cg-best-bound", bound === (side ? high : low));
        const mix = answers && (side ? answers.columns : answers.rows);
        often[side][i].textContent = at < 0 ? "–" : mix ? exact(mix[at]) : "?";
        table.heads[side][i].classList.toggle("cg-struck", at < 0);
        table.heads[side][i].querySelector("button")?.setAttribute("aria-pressed", String(at < 0));
      }),
    );
    if (answer) {
      answer.textContent = t(valued ? "matrix.hide" : "matrix.solve");
      answer.setAttribute("aria-pressed", String(valued));
    }
    if (undo) undo.disabled = !struck.length;
    el.dataset.value = answers ? written(answers.value) : "";
    el.dataset.left = `${alive[0].length}x${alive[1].length}`;
    el.dataset.entries = JSON.stringify(entries);
    if (has.graph) showGraph();
  }

  function boundsLine() {
    const { alive, small } = left();
    const { least: low, greatest: high, saddles } = bounds(small);
    if (!saddles.length) return t("matrix.noSaddle", { low: minus(Math.max(...low)), high: minus(Math.min(...high)) });
    const [i, j] = saddles[0];
    const first = { row: rows[alive[0][i]], column: columns[alive[1][j]], pay: minus(small[i][j]) };
    return t("matrix.saddles", { ...first, n: saddles.length });
  }

  // --- the value

  function value(now) {
    valued = now;
    const seen = has.graph && now ? mixer() : null;
    if (seen) p = envelope(seen.own).best[0]; // the reader is shown the place as well
    show();
    status.textContent = opening();
  }

  function valueLine() {
    const { small } = left();
    const found = solve(small);
    const brings = list(brought(small, found.rows).map(exact));
    const theirs = list(brought(costs(small), found.columns).map((one) => exact(less(one))));
    return t("matrix.value", { value: exact(found.value), brings, costs: theirs });
  }

  // --- striking out

  function strike(side, i) {
    const line = sentence(named(side, i));
    if (gone(side, i)) {
      struck = struck.filter(([s, k]) => s !== side || k !== i);
      changed();
      status.textContent = t("matrix.back", { line });
      return;
    }
    const { alive, small } = left();
    const own = side ? costs(small) : small;
    const at = alive[side].indexOf(i);
    const real = (number) => (side ? less(number) : number); // what is a gain to the one is a cost to the other
    const listed = (some) => list(some.map((one) => exact(real(one))));
    /** @type {any} */
    const domination = dominated(own, at);
    if (domination.by) {
      const worse = listed(own[at].map(whole));
      const better = listed(brought(own, domination.by));
      const by = mixed(side, alive[side], domination.by);
      struck = [...struck, [side, i]];
      changed();
      const rest = left().small;
      const more = [rest, costs(rest)].some((some) => some.some((_, k) => dominated(some, k).by));
      const said = t(side ? "matrix.struckColumn" : "matrix.struck", { line, by: sentence(by), better, worse });
      status.textContent = more ? said : `${said} ${t("matrix.none")}`;
    } else if (own.length === 1) {
      status.textContent = t(side ? "matrix.lastColumn" : "matrix.lastRow", { line });
    } else {
      const brings = own[at]
        .map((one, k) => times(domination.against[k], whole(one)))
        .reduce((sum, one) => plus(sum, one));
      const mix = mixed(1 - side, alive[1 - side], domination.against);
      status.textContent = t(side ? "matrix.keptColumn" : "matrix.kept", { line, mix, own: exact(real(brings)) });
    }
  }

  /** A mixture in words: "1/2 of row a with 1/2 of row b". */
  function mixed(side, numbers, mix) {
    const parts = mix.flatMap((one, k) => (one.n ? [[one, named(side, numbers[k])]] : []));
    if (parts.length === 1) return parts[0][1];
    return parts.map(([one, name]) => t("matrix.part", { p: exact(one), name })).join(t("matrix.with"));
  }

  function back() {
    const [side, i] = struck.at(-1) ?? [0, 0];
    strike(side, i);
  }

  // --- the graph

  /** Two lines that are mixed, in the game as the mixer sees it: the first player's own, or the second one's costs. */
  function mixer() {
    const { alive, small } = left();
    const side = alive[0].length === 2 ? 0 : alive[1].length === 2 ? 1 : -1;
    return side < 0 ? null : { side, own: side ? costs(small) : small, mine: alive[side], others: alive[1 - side] };
  }

  function showGraph() {
    const seen = mixer();
    const key = seen ? `${seen.side}:${seen.mine}:${seen.others}` : "none";
    if (key !== drawn) {
      drawn = key;
      graph = seen && newGraph(seen);
      place.replaceChildren(graph ? graph.element : h("p", { class: "cg-legend" }, t("matrix.noGraph")));
    }
    if (!seen) return;
    const { side, own, mine, others } = seen;
    const { corners, best } = envelope(own);
    fine = Number(best[0].d) * Math.max(1, Math.round(FINE / Number(best[0].d)));
    p = ratio(BigInt(Math.round(near(p) * fine)), BigInt(fine));
    const real = (number) => (side ? -number : number);
    const lines = list(
      others.map((k, at) =>
        t("matrix.line", { name: names[1 - side][k], from: minus(real(own[1][at])), to: minus(real(own[0][at])) }),
      ),
    );
    graph.update({
      steps: fine,
      told: standing(),
      corners: corners.map(([x, y]) => [near(x), real(near(y))]),
      p: near(p),
      height: real(near(heights(own).reduce((low, one) => (compared(one, low) < 0 ? one : low)))),
      label: t("matrix.graph", { line: named(side, mine[0]), lines }),
    });
  }

  function newGraph({ side, mine, others }) {
    /** @returns {[number, number]} */
    const at = (k, end) => (side ? [others[k], mine[end ? 0 : 1]] : [mine[end ? 0 : 1], others[k]]);
    const read = ([i, j]) => entries[i][j];
    return lineGraph({
      names: others.map((k) => names[1 - side][k]),
      posts: [1, 0].map((i) => t("matrix.always", { line: names[side][mine[i]] })),
      choose: t("matrix.choose", { line: named(side, mine[0]) }),
      most,
      ends: (k) => [read(at(k, 0)), read(at(k, 1))],
      say: (k, end) => {
        const [i, j] = at(k, end);
        return t("matrix.handle", { entry: t("matrix.entry", { row: rows[i], column: columns[j] }) });
      },
      change: (k, end, to) => {
        const [i, j] = at(k, end);
        entries[i][j] = to;
        boxes[i][j].value = String(to);
        changed();
      },
      slide: (to) => {
        p = ratio(BigInt(Math.round(to * fine)), BigInt(fine));
        valued = false;
        show();
        status.textContent = standing();
      },
    });
  }

  /** What each of the others brings against the reader's own mixture. */
  /** @param {number[][]} own */
  function heights([first, second]) {
    return first.map((one, k) => plus(times(p, whole(one)), times(plus(whole(1), less(p)), whole(second[k]))));
  }

  /** What the reader's own mixture is sure of, and whether it can be better. */
  function standing() {
    const seen = mixer();
    if (!seen) return "";
    const { side, own, mine, others } = seen;
    const all = heights(own);
    const low = all.reduce((best, one) => (compared(one, best) < 0 ? one : best));
    const by = others.filter((_, k) => compared(all[k], low) === 0).map((k) => names[1 - side][k]);
    const values = {
      row: sentence(named(side, mine[0])),
      p: brief(p),
      height: brief(side ? less(low) : low),
      name: list(by, t("and")),
      n: by.length,
    };
    const said = t(side ? "matrix.cost" : "matrix.sure", values);
    const top = compared(envelope(own).value, low) === 0;
    return `${said} ${t(side ? (top ? "matrix.bottom" : "matrix.above") : top ? "matrix.top" : "matrix.below")}`;
  }
}

export default { traits: ["table", "entries", "struck", "options"], draw };
