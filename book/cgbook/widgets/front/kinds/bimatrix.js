// Games in a table, with entries to change, best replies to mark and dominated choices to strike out. If each player
// has two choices, the square of mixtures shows both best-reply curves and all equilibria.
import { brought, curves, meetings, replies, struck } from "../maths/tables.js";
import { button, dropDown, h, nodesOf, statusLine, svg } from "../page/dom.js";
import { follow } from "../page/drag.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { list, sentence, sentences, t } from "../page/words.js";
import { at, pairTable, twelfths, who, written } from "./shared/pair_table.js";

const SIDE = 240; // side of the square, in pixels; the next three constants are its margins
const LEFT = 46;
const TOP = 14;
const BELOW = 40;

/** @param {Kind<"bimatrix">} widget */
function draw({ model, el }) {
  const games = model.get("games");
  const game = () => games[model.get("chosen")];
  let steps = 0; // number of dominated choices that are struck out
  const body = h("div");
  const titles = games.map(({ title }, i) => [i, title]);
  const choose = (/** @type {number} */ chosen) => {
    model.tell({ chosen, pays: games[chosen].pays, mix: [6, 6] });
    build();
  };
  const picker = games.length > 1 && dropDown(t("table.game"), titles, model.get("chosen"), choose);
  const back = button(t("table.back"), () => {
    model.tell({ pays: game().pays, mix: [6, 6] });
    build();
  });
  frame({ model, el }, picker, body);
  build();

  function build() {
    steps = 0;
    const { rule, rows, columns } = game();
    const status = statusLine();
    const table = pairTable({
      rows,
      columns,
      pays: model.get("pays"),
      /** @param {number[][][]} pays */
      onchange: (pays) => {
        steps = 0;
        model.tell({ pays });
        show();
      },
      onrefuse: () => (status.textContent = t("table.refused")),
    });
    const strike = button(t("table.strike"), () => strikeOut(steps + 1));
    const undo = button(t("table.undo"), () => strikeOut(steps - 1));
    const both = rows.length === 2 && columns.length === 2;
    const square = both && model.get("mixtures") && mixtures({ model, rows, columns });
    const legends = ["table.whose", "table.marks"].map((key) => h("p", { class: "cg-legend" }, t(key)));
    const more = menu(t("more"), [h("div", { class: "cg-tools" }, undo, back)]);
    const above = rule && h("p", { class: "cg-rule cg-table-rule" }, rule);
    const acts = h("div", { class: "cg-acts" }, strike, more);
    body.replaceChildren(...nodesOf([above, table, legends, status, acts, square]));
    show();

    function show() {
      const pays = model.get("pays");
      const found = replies(pays).flatMap((row, i) => row.flatMap((best, j) => (best[0] && best[1] ? [[i, j]] : [])));
      const cells = found.map(([i, j]) => t("table.cell", { row: rows[i], column: columns[j] }));
      el.dataset.equilibria = found.map((cell) => cell.join(",")).join(" ");
      status.textContent = cells.length
        ? t("table.framed", { n: cells.length, cells: list(cells, t("and")) })
        : t("table.none");
      undo.disabled = true;
      square && square.show();
    }

    function strikeOut(/** @type {number} */ many) {
      const all = struck(model.get("pays"));
      if (many > all.length) {
        status.textContent = t(all.length ? "table.strikeNoMore" : "table.strikeNone");
        return;
      }
      steps = many;
      table.show(all.slice(0, steps));
      undo.disabled = !steps;
      el.dataset.struck = String(steps);
      if (!steps) return show();
      const { player, which, by } = all[steps - 1];
      const names = player ? columns : rows;
      status.textContent = t("table.struck", { out: sentence(names[which]), by: names[by], who: who(player) });
    }
  }
}

/** Draws the square of mixtures, with p to the right and q upwards.
 * @param {{model: Model<Traits['bimatrix']>, rows: string[], columns: string[]}} told */
function mixtures({ model, rows, columns }) {
  const hold = svg("circle", { r: 22, class: "cg-mix-hold" }); // a finger drags on this disc, and scrolls elsewhere
  const picture = svg("svg", {
    viewBox: `0 0 ${LEFT + SIDE + 16} ${TOP + SIDE + BELOW}`,
    class: "cg-mix-square",
    role: "img",
  });
  const all = h("p", { class: "cg-status" });
  const says = h("p", { class: "cg-status", role: "status" });
  const sliders = [rows, columns].map((names, player) =>
    twelfths(
      model.get("mix")[player],
      (n) => t("table.slider", { who: who(player), choice: names[0], n }),
      (n) => move(model.get("mix").map((one, i) => (i === player ? n : one))),
    ),
  );
  /** @param {{clientX: number, clientY: number}} pointer */
  const place = ({ clientX, clientY }) => {
    const box = picture.getBoundingClientRect();
    const scale = (LEFT + SIDE + 16) / box.width;
    const part = (/** @type {number} */ one) => Math.min(12, Math.max(0, Math.round(12 * one)));
    return [part(((clientX - box.left) * scale - LEFT) / SIDE), part(1 - ((clientY - box.top) * scale - TOP) / SIDE)];
  };
  const drag = (/** @type {any} */ event) => {
    const mix = place(event);
    sliders.forEach((one, i) => one.set(mix[i]));
    move(mix);
  };
  follow(picture, (event) => {
    if (event.pointerType === "touch" && event.target !== hold)
      return { end: (last) => last.type === "pointerup" && drag(last) };
    drag(event);
    return { move: drag };
  });
  const element = h(
    "div",
    { class: "cg-mixtures" },
    h("div", {}, picture),
    h("div", {}, sliders, says),
    h("div", { class: "cg-under" }, all, h("p", { class: "cg-legend" }, t("table.curves"))),
  );
  return { element, show };

  function move(/** @type {number[]} */ mix) {
    model.tell({ mix });
    show();
  }

  function show() {
    const pays = model.get("pays");
    const mix = model.get("mix");
    const [p, q] = mix;
    const x = (/** @type {number} */ one) => LEFT + SIDE * one;
    const y = (/** @type {number} */ one) => TOP + SIDE * (1 - one);
    const line = (/** @type {string} */ kind) => (/** @type {Box} */ box) => {
      const [from, to] = [0, 1].map((end) => [x(at(box.p[end])), y(at(box.q[end]))]);
      // only a rectangle is closed, because a line drawn back over itself would lose its dashes
      const back = from[0] === to[0] || from[1] === to[1] ? "" : `H${from[0]}Z`;
      return svg("path", { d: `M${from[0]} ${from[1]}H${to[0]}V${to[1]}${back}`, class: kind });
    };
    /** @param {number} across @param {number} upward @param {string} text @param {string} anchor */
    const words = (across, upward, text, anchor) => svg("text", { x: across, y: upward, "text-anchor": anchor }, text);
    const [mine, theirs] = curves(pays);
    const met = meetings(pays);
    const points = met.map((box) =>
      wide(box.p) || wide(box.q)
        ? line("cg-mix-meeting")(box)
        : svg("circle", { cx: x(at(box.p[0])), cy: y(at(box.q[0])), r: 8, class: "cg-mix-meeting" }),
    );
    const [u, v] = [x(p / 12), y(q / 12)];
    hold.setAttribute("cx", String(u));
    hold.setAttribute("cy", String(v));
    picture.setAttribute("aria-label", t("table.square", { row: rows[0], column: columns[0] }));
    picture.replaceChildren(
      svg("rect", { x: LEFT, y: TOP, width: SIDE, height: SIDE, class: "cg-mix-field" }),
      ...mine.map(line("cg-mix-curve-first")),
      ...theirs.map(line("cg-mix-curve-second")),
      ...points,
      svg("path", { d: `M${u - 11} ${v}h22M${u} ${v - 11}v22`, class: "cg-mix-cross" }),
      hold,
      words(LEFT, TOP + SIDE + 21, "0", "middle"),
      words(LEFT + SIDE, TOP + SIDE + 21, "1", "middle"),
      words(LEFT + SIDE / 2, TOP + SIDE + 35, t("table.axis", { choice: rows[0], p: "p" }), "middle"),
      words(LEFT - 13, TOP + SIDE + 4, "0", "end"),
      words(LEFT - 13, TOP + 6, "1", "end"),
      svg(
        "text",
        { transform: `translate(16 ${TOP + SIDE / 2}) rotate(-90)`, "text-anchor": "middle" },
        t("table.axis", { choice: columns[0], p: "q" }),
      ),
    );
    all.textContent = t("table.all", { list: met.map((box) => named(pays, box)).join("; ") });
    const odds = mix.map((n) => [n, 12]);
    const [a, b] = [0, 1].map((i) => brought(pays, [1 - i, 1], odds[1])[0]);
    const [c, d] = [0, 1].map((j) => brought(pays, odds[0], [1 - j, 1])[1]);
    const choices = [compare(0, rows, a, b), compare(1, columns, c, d)];
    const settled = [
      [p, a, b],
      [q, c, d],
    ].every(([n, one, other]) => at(one) === at(other) || n === (at(one) > at(other) ? 12 : 0));
    says.textContent = sentences(...choices, settled && t("table.meets"));
    picture.dataset.settled = String(settled);
    picture.dataset.meetings = String(met.length);
  }
}

/** Returns whether an interval has more than one probability. @param {number[][]} ends */
const wide = ([from, to]) => at(from) < at(to);

/** @param {number} player @param {string[]} names @param {number[]} a @param {number[]} b */
function compare(player, names, a, b) {
  const told = { who: who(player), a: written(a), b: written(b), first: names[0], second: names[1] };
  const gets = t("table.gets", told);
  if (at(a) === at(b)) return t("table.either", { gets });
  return t("table.would", { gets, choice: names[at(a) > at(b) ? 0 : 1] });
}

/** @param {number[][][]} pays @param {Box} told */
function named(pays, { p, q }) {
  const [a, b] = brought(pays, p[0], q[0]).map(written);
  if (wide(p) && wide(q)) return t("table.area");
  if (!wide(p) && !wide(q)) return t("table.point", { p: written(p[0]), q: written(q[0]), a, b });
  return t("table.span", { p: written(p[0]), q: written(q[0]), u: written(p[1]), v: written(q[1]) });
}

export default { traits: ["games", "chosen", "pays", "mix", "mixtures"], draw };
