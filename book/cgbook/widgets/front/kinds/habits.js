// The reader's own habit among others: five switches, a tournament of all against all, and generations. The more a
// habit gets, the more followers it has.
import { add, put, range, sheet } from "../hand/draw.js";
import { rail } from "../hand/rail.js";
import { alike, generations, switched, totals } from "../maths/habits.js";
import { button, choice, h, heads, table as tableOf } from "../page/dom.js";
import { frame } from "../page/view.js";
import { list, sentences, t } from "../page/words.js";

const [TALL, LOW] = [308, 220]; // heights of the chart, beside the table of seven rows and below it, in pixels
const BESIDE = 704; // minimum width, in pixels, of a window with the chart beside the table, as in bimatrix.css
const COLOURS = ["p", "chip-low", "n", "green", "soft", "chip", "soil"]; // the habits' colours, the reader's own first
const END = 24; // margin at each end of the chart, in pixels, as on a rail
const PASS = 3000; // time to pass through all generations, in milliseconds
const dyed = (/** @type {number} */ i) => `--habit: var(--cg-${COLOURS[i]})`;
const percent = (/** @type {number} */ share) => `${Math.round(100 * share)} %`;

/** @param {Kind<"habits">} widget */
function draw({ model, el }) {
  const [pays, habits, rounds, last] = [model.get("pays"), model.get("habits"), model.get("rounds"), model.get("last")];
  const names = [t("habits.own"), ...habits.map(({ name }) => name)];
  let [switches, at, wide, tall] = [model.get("switches"), model.get("generation"), 0, TALL];
  let real = at; // place of the handle, which can be between two generations
  let seen = real; // the latest generation that the chart has shown
  let [scores, shares] = [/** @type {number[][]} */ ([]), /** @type {number[][]} */ ([])];

  const ways = t("habits.ways")
    .split("; ")
    .map((word, way) => /** @type {const} */ ([way, word]));
  const asked = ["first", "cc", "cd", "dc", "dd"].map((when, i) =>
    choice(t(`habits.${when}`), ways, switches[i], (way) => {
      switches = switches.map((old, k) => (k === i ? way : old));
      model.tell({ switches });
      meet();
    }),
  );
  const rows = names.map((name, i) => {
    const card = t(`habits.cards.${i ? name : "own"}`);
    const cells = ["against", "total", "share"].map((kind) => h("td", { class: `cg-habit-${kind}` }));
    const sign = h("span", { class: "cg-habit-sign", style: dyed(i) });
    const inside = [sign, name, h("span", { class: "cg-habit-card", "aria-hidden": true }, card)];
    const called = button(inside, () => {}, { class: "cg-habit-name", "aria-description": card });
    const light = (/** @type {boolean} */ yes) => () =>
      bands.forEach(({ node }, k) => node.classList.toggle("cg-dim", yes && k !== i));
    for (const kind of ["pointerenter", "focus"]) called.addEventListener(kind, light(true));
    for (const kind of ["pointerleave", "blur"]) called.addEventListener(kind, light(false));
    return { cells, line: [...heads("row", [called]), ...cells] };
  });
  const columns = ["name", "against", "total", "share"].map((kind) => t(`habits.${kind}`));
  const lines = rows.map(({ line }) => line);
  const table = tableOf([heads("col", columns)], lines, { class: "cg-habit-table" });

  const stage = h("div", { class: "cg-habit-chart", role: "img" });
  const ground = sheet(stage, (width) => {
    [wide, tall] = [width, innerWidth < BESIDE ? LOW : TALL];
    paint();
    return tall;
  });
  const bands = names.map((_, i) => {
    const node = add(ground.node, "g", { style: dyed(i) });
    return { node, gone: add(node, "path"), come: add(node, "path", { class: "cg-habit-later" }) };
  });
  const status = h("p", { class: "cg-status", role: "status" });
  const { element, hand, stop } = rail(last + 1, {
    label: t("habits.generation"),
    start: at,
    text: (n) => told(n),
    input(n, where) {
      real = where;
      seen = Math.max(seen, real);
      if (n !== at) model.tell({ generation: (at = n) });
      paint();
    },
  });
  const pass = button(t("habits.pass", { n: last }), () => {
    if (at === last) hand.set(0);
    hand.set(last, { glide: PASS });
  });

  frame(
    { model, el },
    h("div", { class: "cg-habit-switches" }, asked),
    h("div", { class: "cg-habit-both" }, table, h("div", { class: "cg-habit-time" }, stage, element)),
    h("div", { class: "cg-acts" }, pass),
    status,
  );
  meet();
  const off = ground.ready();
  return () => {
    off();
    stop();
  };

  /** Plays the tournament again. */
  function meet() {
    const all = [switched(switches), ...habits.map(({ states }) => states)];
    scores = totals(pays, all, rounds);
    shares = generations(scores, last);
    seen = real;
    paint();
  }

  function paint() {
    if (!shares.length) return;
    const sums = scores.map((row) => row.reduce((sum, one) => sum + one));
    rows.forEach(({ cells }, i) => {
      const against = `${scores[0][i]} : ${scores[i][0]}`;
      [against, sums[i], percent(shares[Math.round(real)][i])].forEach(
        (text, k) => (cells[k].textContent = String(text)),
      );
    });
    const [pitch, thick] = [(wide - 2 * END) / last, Math.max(2, ((wide - 2 * END) / last) * 0.86)];
    const rise = shares.map((some) => some.reduce((sums, one) => [...sums, sums[sums.length - 1] + one * tall], [0]));
    bands.forEach(({ gone, come }, i) => {
      const bar = (/** @type {number} */ n) =>
        `M${END + n * pitch - thick / 2} ${rise[n][i]}h${thick}V${rise[n][i + 1]}h${-thick}z`;
      const all = range(last + 1).filter((n) => n <= seen);
      const [past, later] = [all.filter((n) => n <= real), all.filter((n) => n > real)];
      put(gone, { d: past.map(bar).join("") });
      put(come, { d: later.map(bar).join("") });
    });
    stage.setAttribute("aria-label", t("habits.chart", { last, shares: listed(last) }));
    const known = habits.find(({ states }) => alike(states, switched(switches)));
    const place = 1 + sums.filter((sum) => sum > sums[0]).length;
    const said = t(place > 1 ? "habits.sum" : "habits.most", { sum: sums[0], place, all: names.length });
    status.textContent = sentences(known && t("habits.known", { name: known.name }), said, told(at));
  }

  /** Lists the habits' shares in a generation, in words. @param {number} n */
  function listed(n) {
    return list(names.map((name, i) => `${name} ${percent(shares[n]?.[i] ?? 0)}`));
  }
  function told(/** @type {number} */ n) {
    const [now, own] = [shares[n] ?? [1], percent(shares[n]?.[0] ?? 0)];
    const most = Math.max(...now);
    const way = n === 0 ? "equal" : now[0] === most ? "first" : "then";
    return t(`habits.told.${way}`, { n, own, name: names[now.indexOf(most)], share: percent(most) });
  }
}

export default { traits: ["pays", "habits", "rounds", "last", "switches", "generation"], draw };
