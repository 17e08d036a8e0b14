// What two players can agree upon: the polygon of a table whose entries are changed, side payments, and threats that
// divide the largest sum.
import { brought, corners, divided } from "../maths/tables.js";
import { button, h, statusLine, svg } from "../page/dom.js";
import { frame } from "../page/view.js";
import { list, minus, sentences, t } from "../page/words.js";
import { at, pairTable, twelfths, who, written } from "./shared/pair_table.js";

const SIDE = 300;
const LEFT = 40;
const TOP = 12;
const BELOW = 36;
const STEPS = [1, 2, 5, 10, 20]; // of a scale; else 50
const LINES = 9; // of a scale, at most

/** @param {Kind<"bargain">} widget */
function draw({ model, el }) {
  const game = model.get("game");
  const { rows, columns } = game;
  const status = statusLine();
  const picture = svg("svg", {
    viewBox: `0 0 ${LEFT + SIDE + 14} ${TOP + SIDE + BELOW}`,
    class: "cg-mix-plane",
    role: "img",
  });
  const table = pairTable({
    rows,
    columns,
    pays: model.get("pays"),
    marks: false,
    onchange: (pays) => {
      model.tell({ pays });
      show();
    },
    onrefuse: () => (status.textContent = t("table.refused")),
  });
  const sliders = [rows, columns].map((names, player) =>
    twelfths(
      model.get("threats")[player],
      (n) => t("bargain.threat", { who: who(player), choice: names[0], n }),
      (n) => {
        model.tell({ threats: model.get("threats").map((one, i) => (i === player ? n : one)) });
        show();
      },
    ),
  );
  const reply = button(t("bargain.reply"), () => {
    const pays = model.get("pays");
    const [p] = odds();
    const ahead = [1, 0].map((q) => brought(pays, p, [q, 1])).map(([a, b]) => at(a) - at(b));
    const q = ahead[0] <= ahead[1] ? 12 : 0;
    sliders[1].set(q);
    model.tell({ threats: [model.get("threats")[0], q] });
    show(t("bargain.answered", { choice: columns[q ? 0 : 1] }));
  });
  const back = button(t("table.back"), () => {
    model.tell({ pays: game.pays, threats: [0, 0] });
    table.set(game.pays);
    sliders.forEach((one) => one.set(0));
    show();
  });
  frame(
    { model, el },
    table.element,
    h("p", { class: "cg-legend" }, t("table.whose")),
    h(
      "div",
      { class: "cg-mixtures" },
      h("div", {}, picture),
      h("div", {}, sliders[0].element, sliders[1].element, h("div", { class: "cg-tools" }, reply, back), status),
    ),
    h("p", { class: "cg-legend" }, t("bargain.legend")),
  );
  show();

  function odds() {
    return model.get("threats").map((n) => [n, 12]);
  }

  function show(before = "") {
    const pays = model.get("pays");
    const { together, without, shares } = divided(pays, ...odds());
    const best = pays.flatMap((row, i) => row.flatMap(([a, b], j) => (a + b === together ? [[i, j]] : [])));
    const cells = list(
      best.map(([i, j]) => t("table.cell", { row: rows[i], column: columns[j] })),
      t("and"),
    );
    const [[i, j]] = best;
    const [n, d] = shares[0];
    const paid = [n - pays[i][j][0] * d, d];
    /** @param {number[][]} both */
    const pair = ([a, b]) => ({ a: written(a), b: written(b) });
    status.textContent = sentences(
      before,
      t("bargain.without", pair(without)),
      t("bargain.together", { sum: minus(together), cells, ...pair(shares) }),
      paid[0]
        ? t("bargain.pays", {
            from: who(paid[0] > 0 ? 1 : 0),
            to: who(paid[0] > 0 ? 0 : 1),
            n: written([Math.abs(paid[0]), d]),
          })
        : t("bargain.paysNone"),
    );
    el.dataset.shares = shares.map((one) => one.join("/")).join(",");
    plane(pays, together, without.map(at), shares.map(at));
  }

  function plane(pays, together, without, shares) {
    const numbers = [...pays.flat(2), ...shares, 0];
    const [low, high] = [Math.floor(Math.min(...numbers)), Math.ceil(Math.max(...numbers))].map(
      (one, i) => one + 2 * i - 1,
    );
    const x = (one) => LEFT + (SIDE * (one - low)) / (high - low);
    const y = (one) => TOP + (SIDE * (high - one)) / (high - low);
    const step = STEPS.find((one) => (high - low) / one <= LINES) ?? 50;
    const ticks = [];
    for (let one = Math.ceil(low / step) * step; one <= high; one += step) ticks.push(one);
    const from = Math.max(low, together - high);
    const to = Math.min(high, together - low);
    const line = (a, b, kind) => svg("path", { d: `M${x(a[0])} ${y(a[1])}L${x(b[0])} ${y(b[1])}`, class: kind });
    picture.setAttribute("aria-label", t("bargain.plane"));
    const [u, v] = [x(without[0]), y(without[1])];
    picture.replaceChildren(
      svg("rect", { x: LEFT, y: TOP, width: SIDE, height: SIDE, class: "cg-mix-field" }),
      ...ticks.flatMap((tick) => [
        line([tick, low], [tick, high], "cg-mix-grid"),
        line([low, tick], [high, tick], "cg-mix-grid"),
        svg("text", { x: x(tick), y: TOP + SIDE + 15, "text-anchor": "middle" }, minus(tick)),
        svg("text", { x: LEFT - 6, y: y(tick) + 4, "text-anchor": "end" }, minus(tick)),
      ]),
      svg("polygon", {
        points: corners(pays)
          .map(([a, b]) => `${x(a)},${y(b)}`)
          .join(" "),
        class: "cg-mix-feasible",
      }),
      line([from, together - from], [to, together - to], "cg-mix-payments"),
      line(without, shares, "cg-mix-even"),
      ...pays.flat().map(([a, b]) => svg("circle", { cx: x(a), cy: y(b), r: 4, class: "cg-mix-dot" })),
      svg("path", { d: `M${u - 10} ${v}h20M${u} ${v - 10}v20`, class: "cg-mix-cross" }),
      svg("circle", { cx: x(shares[0]), cy: y(shares[1]), r: 8, class: "cg-mix-meeting" }),
      svg("text", { x: LEFT + SIDE / 2, y: TOP + SIDE + 31, "text-anchor": "middle" }, who(0)),
      svg("text", { transform: `translate(12 ${TOP + SIDE / 2}) rotate(-90)`, "text-anchor": "middle" }, who(1)),
    );
  }
}

export default { traits: ["game", "pays", "threats"], draw };
