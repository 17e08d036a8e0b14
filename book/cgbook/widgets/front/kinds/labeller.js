// The labeller, which shows backward induction step by step, forwards and back. Either the
// machine or the reader does the labelling.
import { canvas } from "../page/graph.js";
import { button, calm, choice, h, roving, statusLine } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { rail } from "../hand/rail.js";
import { width } from "../hand/width.js";
import { frame } from "../page/view.js";
import { correction, explain, lesson } from "../game/lesson.js";
import { letterOfValue } from "../game/reasons.js";
import { clash, shortest, unfitting } from "../maths/widths.js";
import { layout } from "../page/layout.js";
import { namesOf, sentences, t } from "../page/words.js";

const [FITS, LETTER] = [6, 0.4]; // maximum number of letters in a normal cell, and the width of a letter in rem
const [PACE, GLIDE] = [900, 250]; // time for a running step and for the handle's slide, in milliseconds

const LETTERS = ["P", "N"];
const MANY = 12; // minimum number of heaps in a table whose width the reader can pull

/** @param {Kind<"labeller">} widget */
function draw({ model, el }) {
  const graph = model.get("graph");
  const normal = graph.end.every((result) => result < 0);
  const state = { kind: "outcome", who: "show", at: model.get("step"), ...model.get("options") };
  let plan = lesson(graph, state.kind);
  /** @type {LessonStep[]} */
  let steps = plan.show;
  let timer = 0;

  // without a picture, the boxes are in rows
  const drawn = state.picture ? { options: graph.options, ...layout(graph.options) } : null;
  const css = drawn ? "cg-vertex" : "cg-cell";
  const cells = graph.names.map((name) =>
    h("div", { class: css }, h("span", { class: "cg-name" }, name), h("span", { class: "cg-label" })),
  );
  const board = drawn && canvas(drawn);
  const strip = board ? board.element : h("div", { class: "cg-strip" }, cells);
  const picture = board ? board.sheet : strip;
  const longest = Math.max(...graph.names.map((name) => name.length));
  if (longest > FITS) strip.style.setProperty("--cell", `${longest * LETTER + 0.6}rem`);
  picture.setAttribute("role", "img");
  if (graph.places) {
    // as on a board: columns from the left, rows from the bottom
    const top = Math.max(...graph.places.map(([, row]) => row));
    strip.classList.add("cg-on-board");
    graph.places.forEach(([column, row], v) => {
      cells[v].style.gridArea = `${top - row + 1} / ${column + 1}`;
    });
  }
  const heaps = !drawn && cells.length >= MANY && graph.names.every((name, n) => name === String(n));
  const table =
    heaps && width(strip, { start: (few) => unfitting(shortest(final()), few), most: fitting, edge, input });
  const status = statusLine();
  let track = /** @type {any} */ (null); // the rail of the steps
  const tracks = h("div");
  const runButton = button(t("run"), () => (timer ? halt() : run()));
  const guesses = h("div", { class: "cg-moves" });
  const legend = h("p", { class: "cg-legend" });
  const next = button(`${t("next")} ›`, () => go(state.at + 1), { class: "cg-main" });
  const walk = h("div", { class: "cg-tools" }, next, runButton);
  const kinds = [
    ["outcome", t("outcomes")],
    ["grundy", t("grundyValues")],
  ];
  const ways = [
    ["show", t("showMe")],
    ["try", t("letMe")],
  ];
  const more = menu(t("more"), [
    choice(t("how"), ways, state.who, (who) => change({ who })),
    normal && !state.plain && choice(t("what"), kinds, state.kind, (kind) => change({ kind })),
  ]);
  frame({ model, el }, table || strip, status, tracks, h("div", { class: "cg-acts" }, walk, guesses, more), legend);
  begin(state.at);
  return () => {
    halt();
    track.stop();
    if (table) table.stop();
  };

  function final() {
    return labelsAt(steps.length);
  }

  /** Returns the distance from one box to the next, and the gap between them, in pixels. */
  function spacing() {
    const gap = parseFloat(getComputedStyle(strip).columnGap) || 0;
    return { gap, step: cells[0].offsetWidth + gap };
  }

  function fitting(/** @type {number} */ room) {
    const { gap, step } = spacing();
    return Math.min(cells.length, Math.floor((room + gap) / step));
  }

  function edge(/** @type {number} */ across) {
    const { gap, step } = spacing();
    return across * step - gap / 2;
  }

  /** Tells the reader whether equal labels form columns, once every vertex has its label. @param {number} across */
  function input(across) {
    if (!table || !table.pulled() || state.at < steps.length) return;
    const [labels, n] = [final(), clash(final(), across)];
    const told = { width: across, n, value: labels[n], later: n + across, other: labels[n + across] };
    status.textContent =
      n >= 0
        ? t("width.clash", told)
        : t(shortest(labels) === across ? "width.fits" : "width.multiple", { ...told, n: across });
  }

  function change(/** @type {object} */ choices) {
    Object.assign(state, choices);
    model.tell({ options: { ...model.get("options"), ...choices } });
    begin();
  }

  function begin(at = 0) {
    halt();
    plan = lesson(graph, state.kind);
    steps = state.who === "try" ? plan.quiz : plan.show;
    const legends = state.kind === "grundy" ? ["legendMex", "legendValue"] : ["legend", "legendD"];
    legend.textContent = t(legends[plan.complete ? 0 : 1]);
    track?.stop();
    state.at = at;
    track = rail(steps.length + 1, {
      label: t("labelled"),
      start: at,
      text: (step) => t("stepOf", { n: step, all: steps.length }),
      input: (step) => step === state.at || go(step),
    });
    tracks.replaceChildren(track.element);
    walk.hidden = tracks.hidden = state.who === "try";
    go(at);
  }

  function run() {
    if (state.at >= steps.length) go(0);
    runButton.textContent = t("pause");
    const step = () => (state.at < steps.length ? go(state.at + 1, true) : halt());
    timer = window.setInterval(step, calm() ? PACE / 3 : PACE);
  }

  function halt() {
    clearInterval(timer);
    timer = 0;
    runButton.textContent = t("run");
  }

  function labelsAt(/** @type {number} */ at) {
    const labels = new Array(graph.names.length).fill(null);
    for (const step of steps.slice(0, at)) labels[step.vertex] = step.label;
    return labels;
  }

  /** Returns what a vertex shows: its label or, at the end, the substitute for a missing label.
   * @param {any} label @param {number} v */
  function faceOf(label, v) {
    if (label === null) return state.at === steps.length ? plan.rest(v) : { text: "", letter: "" };
    return { text: String(label), letter: state.kind === "grundy" ? letterOfValue(label) : label };
  }

  /** @param {number} to */
  function go(to, running = false) {
    if (!running) halt();
    state.at = Math.max(0, Math.min(to, steps.length));
    const labels = labelsAt(state.at);
    const asking = state.who === "try" && state.at < steps.length;
    const now = state.at ? steps[state.at - 1] : null;
    const focus = asking ? { vertex: steps[state.at].vertex, to: /** @type {number[]} */ ([]) } : now;
    cells.forEach((cell, v) => {
      const { text, letter } = faceOf(labels[v], v);
      cell.dataset.label = letter;
      /** @type {Node} */ (cell.lastChild).textContent = text || (asking && v === focus?.vertex ? "?" : "");
      cell.classList.toggle("cg-now", v === focus?.vertex);
      cell.classList.toggle("cg-seen", Boolean(focus?.to.includes(v)));
    });
    drawn && board?.draw({ ...drawn, faces: cells, lit: (v) => v === focus?.vertex, see: focus?.vertex });
    picture.setAttribute(
      "aria-label",
      graph.names.map((name, v) => `${name}: ${faceOf(labels[v], v).text || "–"}`).join(", "),
    );
    if (track.hand.value !== state.at) track.hand.set(state.at, { glide: GLIDE });
    el.dataset.step = String(state.at);
    say(now, labels, asking);
    ask(asking, labels);
    model.tell({ step: state.at });
  }

  /** @param {LessonStep | null} now @param {any[]} labels @param {boolean} asking */
  function say(now, labels, asking) {
    const parts = [];
    if (now) parts.push(state.who === "try" ? t("right") : "", explain(graph, state.kind, now, labels));
    else if (state.who === "show") parts.push(t("begin"));
    if (asking) parts.push(question(steps[state.at]));
    else if (state.at === steps.length)
      parts.push(
        t(plan.complete ? "allDone" : state.kind === "grundy" ? "noValues" : "unlabelled"),
        table ? t("width.columns") : "",
      );
    status.textContent = sentences(...parts);
  }

  function question(/** @type {LessonStep} */ step) {
    const moves = step.needs.length
      ? t("moveList", { to: namesOf(step.needs.map((v) => graph.names[v])) })
      : t("noMoves");
    return t("yourTurnToLabel", { name: graph.names[step.vertex], moves });
  }

  function ask(/** @type {boolean} */ asking, /** @type {any[]} */ labels) {
    const held = guesses.contains(document.activeElement);
    guesses.hidden = !asking;
    if (!asking) return guesses.replaceChildren();
    const step = steps[state.at];
    const most = Math.max(1, ...graph.options.map((to) => new Set(to).size));
    const answers = state.kind === "grundy" ? Array.from({ length: Math.min(most, 9) + 1 }, (_, i) => i) : LETTERS;
    const answer = (/** @type {any} */ guess) => {
      if (guess === step.label) return go(state.at + 1);
      status.textContent = `${correction(state.kind, step, guess, graph, labels)} ${question(step)}`;
      // mark the options of the vertex, because they decide its label
      cells.forEach((cell, v) => cell.classList.toggle("cg-seen", step.needs.includes(v)));
    };
    const buttons = answers.map((guess) => button(String(guess), () => answer(guess), { class: "cg-move" }));
    const group = { class: "cg-group", role: "group", "aria-label": question(step) };
    guesses.replaceChildren(roving(h("div", group, buttons)));
    if (held) guesses.querySelector("button")?.focus({ preventScroll: true });
  }
}

export default { traits: ["graph", "step", "options"], draw };
