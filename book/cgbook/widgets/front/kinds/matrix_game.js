// A matrix game to work on, with entries to change, bounds and saddle points, lines to strike out, a graph of two rows
// or two columns, and the value.
import { exact, MatrixGame } from "../game/matrix_game.js";
import { bounds } from "../maths/matrix_games.js";
import { written } from "../maths/ratios.js";
import { button, h, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { minus, t } from "../page/words.js";
import { lineGraph } from "./shared/line_graph.js";
import { entry as entryOf } from "./shared/pair_table.js";
import { payTable } from "./shared/pay_table.js";

/** @param {Kind<"matrix game">} widget */
function draw({ model, el }) {
  const { rows, columns } = model.get("table");
  const { parts, most } = model.get("options");
  const names = [rows, columns];
  const has = Object.fromEntries(parts.map((part) => [part, true]));
  const game = new MatrixGame(names, model.get("entries"), model.get("struck"));
  let valued = false;
  let graph = /** @type {ReturnType<typeof lineGraph> | null} */ (null);
  let drawn = "";

  const status = statusLine();
  const boxes = rows.map((row, i) => columns.map((column, j) => entry(row, column, i, j)));
  const cell = (/** @type {number} */ i, /** @type {number} */ j) => boxes[i][j] ?? "";
  const least = rows.map(() => h("span"));
  const greatest = columns.map(() => h("span"));
  const often = names.map((some) => some.map(() => h("span")));
  const margins = [
    has.bounds && { name: t("matrix.least"), of: [least, null] },
    has.bounds && { name: t("matrix.greatest"), of: [null, greatest] },
    has.solution && { name: t("matrix.chance"), of: often },
  ].filter(Boolean);
  const head = (/** @type {number} */ side, /** @type {number} */ i) =>
    has.strike
      ? button(names[side][i], () => strike(() => game.strike(side, i)), {
          class: "cg-strike",
          "aria-pressed": "false",
          "aria-label": t("matrix.strike", { line: game.named(side, i) }),
        })
      : names[side][i];
  const table = payTable({ rows, columns, cell, head, margins });
  const undo = has.strike && button(t("matrix.undo"), () => strike(() => game.back()));
  const answer = has.solution && button("", () => value(!valued), { class: "cg-main", "aria-pressed": "false" });
  const anew = button(t("matrix.anew"), () => {
    game.begin(model.get("table").entries);
    boxes.forEach((row, i) => row.forEach((box, j) => (box.value = String(game.entries[i][j]))));
    valued = false;
    changed();
  });
  const place = h("div", { class: "cg-graph-place" });
  frame({ model, el }, table, has.graph && place, status, h("div", { class: "cg-tools" }, answer, undo, anew));
  show();
  status.textContent = opening();

  /** @param {string} row @param {string} column @param {number} i @param {number} j */
  function entry(row, column, i, j) {
    const refused = () => {
      status.textContent = t("matrix.whole", { least: minus(-most), most });
    };
    return entryOf(most, game.entries[i][j], {
      "aria-label": t("matrix.entry", { row, column }),
      onfocus: (event) => event.target.select(),
      oninput: ({ target }) => {
        if (!target.validity.valid) return refused();
        game.entries[i][j] = target.valueAsNumber;
        changed();
      },
      onchange: (event) => (event.target.value = String(game.entries[i][j])),
    });
  }

  /** Sends the reader's changes to the model, and recomputes everything. */
  function changed() {
    model.tell({ entries: game.entries.map((row) => [...row]), struck: game.struck.map((pair) => [...pair]) });
    show();
    status.textContent = opening();
  }

  /** Strikes a line out or brings it back, and shows the effect in words. @param {() => string} act */
  function strike(act) {
    const before = game.struck;
    const said = act();
    if (game.struck !== before) changed();
    status.textContent = said;
  }

  /** Returns the default words of the status line. */
  function opening() {
    if (valued) return game.valueLine();
    if (has.bounds) return game.boundsLine();
    if (graph) return game.standing();
    return has.solution ? t("matrix.ask") : "";
  }

  function show() {
    const { alive, small } = game.left();
    const limits = bounds(small);
    const [low, high] = [Math.max(...limits.least), Math.min(...limits.greatest)];
    const saddles = limits.saddles.map(([i, j]) => `${alive[0][i]},${alive[1][j]}`);
    const answers = valued ? game.solved() : null;
    table.cells.forEach((row, i) =>
      row.forEach((one, j) => {
        const out = game.gone(0, i) || game.gone(1, j);
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
    if (undo) undo.disabled = !game.struck.length;
    el.dataset.value = answers ? written(answers.value) : "";
    el.dataset.left = `${alive[0].length}x${alive[1].length}`;
    el.dataset.entries = JSON.stringify(game.entries);
    if (has.graph) showGraph();
  }

  function value(/** @type {boolean} */ now) {
    valued = now;
    if (has.graph && now) game.best(); // move the reader's point to the best mixture too
    show();
    status.textContent = opening();
  }

  // --- the graph

  function showGraph() {
    const mixer = game.mixer();
    const key = mixer ? `${mixer.side}:${mixer.mine}:${mixer.others}` : "none";
    if (key !== drawn) {
      drawn = key;
      graph = mixer && newGraph(mixer);
      place.replaceChildren(graph?.element ?? h("p", { class: "cg-legend" }, t("matrix.noGraph")));
    }
    if (mixer) graph?.update(game.graph(mixer));
  }

  function newGraph(/** @type {import("../game/matrix_game.js").Mixer} */ mixer) {
    const { side, mine, others } = mixer;
    const read = (/** @type {number} */ k, /** @type {number} */ end) => {
      const [i, j] = game.at(mixer, k, end);
      return game.entries[i][j];
    };
    return lineGraph({
      names: others.map((k) => names[1 - side][k]),
      posts: [1, 0].map((i) => t("matrix.always", { line: names[side][mine[i]] })),
      choose: t("matrix.choose", { line: game.named(side, mine[0]) }),
      most,
      ends: (k) => [read(k, 0), read(k, 1)],
      say: (k, end) => {
        const [i, j] = game.at(mixer, k, end);
        return t("matrix.handle", { entry: t("matrix.entry", { row: rows[i], column: columns[j] }) });
      },
      change: (k, end, to) => {
        const [i, j] = game.at(mixer, k, end);
        game.entries[i][j] = to;
        boxes[i][j].value = String(to);
        changed();
      },
      slide: (to) => {
        game.mix(to);
        valued = false;
        show();
        status.textContent = game.standing();
      },
    });
  }
}

export default { traits: ["table", "entries", "struck", "options"], draw };
