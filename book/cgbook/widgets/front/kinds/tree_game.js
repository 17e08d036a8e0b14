// A game in extensive form, with rounds against a machine, their total, the tree of the game, and a table of all plans.
import { seeded } from "../game/game.js";
import { CHANCE, MANY } from "../game/rounds.js";
import { SHOWN, TreeGame } from "../game/tree_game.js";
import { button, choice, dropDown, fold, h, heads, statusLine, table as tableOf } from "../page/dom.js";
import { face, heap, taken } from "../page/faces.js";
import { frame } from "../page/view.js";
import { grouped, list, mean, sentences, t } from "../page/words.js";
import { treeDrawing } from "./shared/tree_drawing.js";

const AT_A_GLANCE = 3; // maximum number of machines to show as buttons; more are in a list

/** @param {Kind<"tree game">} widget */
function draw({ model, el }) {
  const [tree, machines, plans] = [model.get("tree"), model.get("machines"), model.get("plans")];
  const options = model.get("options");
  const { seat, reveal: mayAsk } = options;
  const machineNow = () => machines[model.get("machine")];
  const game = new TreeGame(tree, seat, machineNow(), model.get("tally"), seeded(options));
  const { alone, many, own, once, others, signed, ways } = game;
  const looks = seeded(options); // picks the number that a die shows, among numbers with the same effect
  const habits = machines.some(({ states }) => states.length);
  let thrown = /** @type {number[]} */ ([]); // random numbers from 0 up to 1 for the dice of this round
  const drawnMoves = tree.nodes.some(({ turn, moves }) => turn === seat && moves.some(([words]) => face(words)));
  const anyDrawn = tree.nodes.some(({ moves }) => moves.some(([words]) => face(words)));

  const heaps = tree.nodes.every(({ moves }) => moves.every(([words]) => taken(words))); // all moves take chips

  const longest = Math.max(...ways.map((path) => path.length));
  const lines = `--cg-lines: ${Math.ceil(longest / 3)}`; // lines of the trail on a phone, so that nothing below moves
  const trail = h("ol", { class: "cg-trail", "aria-label": t("tree.table"), style: lines });
  const pieces = heaps && h("div", { class: "cg-heap-left" });
  const status = statusLine();
  const track = habits && h("div", { class: "cg-track" });
  const moves = h("div", { class: "cg-moves cg-choices", role: "group", "aria-label": t("moves") });
  const score = h("p", { class: "cg-score" });
  const anew = button(t("tree.anew"), forget);
  const drawing = h("div");
  const unfold = fold(t("tree.unfold"), drawing, h("p", { class: "cg-legend" }, legend()));
  const against =
    machines.length > 1 &&
    (machines.length > AT_A_GLANCE ? dropDown : choice)(
      t("tree.against"),
      machines.map(({ name }, i) => [i, name]),
      model.get("machine"),
      (one) => {
        model.tell({ machine: one });
        game.machine = machineNow();
        forget();
        revealPlan(false);
        begin();
      },
    );
  const does = h("p", { class: "cg-legend" });
  const asking = alone ? "tree.revealMeans" : many ? "tree.revealAll" : "tree.reveal";
  const reveal = button(t(asking), () => revealPlan(true));
  const byPlan = statusLine();
  /** @type {HTMLElement[]} */
  const means = plans.rows.map(() => h("td"));
  const played = plans.rows.map(() => ({ rounds: 0, sum: 0, cell: h("td") })); // totals of each plan, on this page
  const table = plans.rows.length > 0 && fold(t("tree.plans"), planTable(), mayAsk && reveal, does, byPlan);
  frame(
    { model, el },
    against,
    pieces,
    trail,
    track,
    status,
    moves,
    h("div", { class: "cg-acts" }, score, anew),
    h("div", { class: "cg-drawers" }, unfold, table),
  );
  revealPlan(false);
  lightUp();
  count();
  begin();

  function legend() {
    const { zeroSum, boxes } = tree;
    const words = t("tree.legend", { ring: t(many ? "tree.rings" : "tree.ring") }).split(/(?<=\.) /);
    const fits = [true, !alone, tree.nodes.some(({ turn }) => turn === CHANCE), boxes.length > 0];
    return sentences(
      ...words.filter((_, i) => fits[i]),
      t(zeroSum || alone ? "tree.ends" : many ? "tree.endsAll" : "tree.endsBoth"),
    );
  }

  /** Starts a new round, and plays up to the reader's first choice. */
  function begin({ focus = false } = {}) {
    thrown = [];
    game.begin();
    show(focus ? 0 : -1);
  }

  /** Returns the number of chips on the table: as many as moves can still take. @returns {number} */
  function left(/** @type {number} */ place) {
    return Math.max(0, ...tree.nodes[place].moves.map(([words, next]) => taken(words) + left(next)));
  }

  function play(/** @type {number} */ move) {
    game.play(move);
    if (game.over) count();
    show(once ? move : 0);
  }

  function show(focus = -1) {
    const { over } = game;
    const events = game.events().map(happened);
    trail.replaceChildren(...(events.length ? events : tree.players.map(waiting)));
    const n = heaps ? left(game.at) : 0;
    if (pieces) pieces.replaceChildren(heap(n, t("tree.chips", { n })));
    status.textContent = game.line();
    moves.replaceChildren(
      ...(over && !once
        ? [button(t("tree.again"), () => begin({ focus: true }), { class: "cg-main" })]
        : game.moves.map(([words], i) =>
            button([face(words), h("span", {}, words)].filter(Boolean), () => (over && begin(), play(i)), {
              class: "cg-move cg-choosing",
            }),
          )),
    );
    moves.classList.toggle("cg-drawn", drawnMoves);
    el.dataset.state = over ? "over" : "yours";
    el.dataset.knows = game.node.knows;
    if (over) lightUp();
    if (track) track.replaceChildren(...tracked());
    if (focus >= 0) moves.querySelectorAll("button")[focus].focus({ preventScroll: true });
  }

  /** Creates a table of the choices in the latest rounds, with a column for each round. */
  function tracked() {
    const [names] = own.map((i) => tree.nodes[i].moves.map(([words]) => words));
    const line = (/** @type {string} */ who, /** @type {number} */ which) => [
      ...heads("row", [who]),
      ...Array.from({ length: SHOWN }, (_, k) => {
        const choice = game.past[k]?.[which];
        const kind = choice === undefined ? null : ["cg-kind", "cg-hard"][choice];
        const words = h("span", { class: "cg-heard" }, choice === undefined ? t("tree.notYet") : names[choice]);
        return h("td", { class: kind }, h("span", { "aria-hidden": "true" }, "●○"[choice] ?? "·"), words);
      }),
    ];
    const caption = h("caption", { class: "cg-heard" }, t("tree.track"));
    return [
      tableOf([], tree.players.map(line), {}, caption),
      h("p", { class: "cg-legend" }, t("tree.marks", { first: names[0], second: names[1] })),
    ];
  }

  /** @param {ReturnType<TreeGame["events"]>[number]} event @param {number} k */
  function happened({ turn, by, words }, k) {
    const who = h("span", { class: "cg-legend" }, turn < 0 ? by : tree.players[turn]);
    const name = words ?? t("tree.faceDown");
    if (!anyDrawn) return h("li", {}, who, h("b", {}, name));
    const drawn = face(words, (thrown[k] ??= looks())) ?? h("span", { class: "cg-face-drawing" });
    return h("li", {}, who, drawn, h("span", {}, name));
  }

  function waiting(/** @type {string} */ name) {
    return h("li", { class: "cg-slot" }, h("span", { class: "cg-legend" }, name), h("b", {}, t("tree.asked")));
  }

  function forget() {
    game.forget();
    if (track) track.replaceChildren(...tracked());
    for (const plan of played) Object.assign(plan, { rounds: 0, sum: 0 });
    count();
  }

  /** Stores how often each end was reached, and shows the total. */
  function count() {
    model.tell({ tally: game.tally });
    for (const { rounds, sum, cell } of played) cell.textContent = mean(sum, rounds, signed);
    const { rounds, sum, said } = game.score();
    score.textContent = said;
    anew.style.visibility = rounds ? "" : "hidden"; // so that the board keeps its shape
    el.dataset.rounds = String(rounds);
    el.dataset.sum = String(sum);
  }

  function lightUp() {
    drawing.replaceChildren(treeDrawing({ tree, seat, way: game.last }));
  }

  /** Describes the machine's plan, or hides the description, so that readers can work out the plan.
   * @param {boolean} open */
  function revealPlan(open) {
    byPlan.textContent = "";
    reveal.setAttribute("aria-pressed", String(open));
    does.textContent = open ? game.does() : "";
    means.forEach((cell, i) => (cell.textContent = open ? game.machine.means[i] : t("tree.asked")));
  }

  function planTable() {
    const head = [...plans.knows, ...plans.columns, ...(mayAsk ? [t("tree.mean")] : []), t("tree.had")];
    const names = others.map(({ name }) => name);
    const theirs = many ? t("tree.plansOf", { names: list(names, t("and")) }) : t("tree.theirs");
    const n = grouped(MANY);
    const rows = plans.rows.map((moves, i) => {
      const label = t("tree.timesBy", { n, plan: list(moves) });
      const times = button(t("tree.times", { n }), () => rounds(i), { "aria-label": label });
      const cells = (plans.cells[i] ?? []).map((cell) => h("td", {}, cell));
      return [...heads("row", moves), ...cells, mayAsk && means[i], played[i].cell, h("td", {}, times)];
    });
    const above = [
      ...heads("colgroup", [t("tree.plan")], { colspan: plans.knows.length }),
      ...(plans.columns.length ? heads("colgroup", [theirs], { colspan: plans.columns.length }) : []),
      h("td", { colspan: mayAsk ? 3 : 2 }),
    ];
    const scroll = { class: "cg-scroll cg-plan-table", tabindex: 0, role: "group", "aria-label": t("scrolls") };
    return h("div", scroll, tableOf([above, [...heads("col", head), h("td")]], rows));
  }

  /** Plays many rounds by one of the plans. @param {number} i */
  function rounds(i) {
    const plan = played[i];
    plan.sum += game.rounds(plans.plans[i]);
    plan.rounds += MANY;
    count();
    byPlan.textContent = t("tree.played", { n: grouped(plan.rounds), mean: mean(plan.sum, plan.rounds, signed) });
  }
}

export default { traits: ["tree", "machines", "plans", "options", "machine", "tally"], draw };
