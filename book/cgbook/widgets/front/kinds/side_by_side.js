// The same games played together in three ways. A turn is a move in one game, in all, or in one or more. The ways are
// side by side, and the reader chooses one to play on a board. Once a game has ended, its way shows who wins with
// best play.
import { nameState } from "../game/names.js";
import { letter, score } from "../game/table.js";
import { button, dropDown, h, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { t } from "../page/words.js";
import { innerPlayer } from "./shared/inner_player.js";

const WAYS = ["one", "all", "some"];

/** @param {Kind<"side by side">} widget */
function draw({ model, el }) {
  const tables = /** @type {Table[]} */ (model.get("tables"));
  const options = model.get("options");
  const starts = tables[0].start.map((state, i) => [i, nameState(tables[0], state)]);
  let start = model.get("start");
  /** @type {(string | null)[]} */
  let became = WAYS.map(() => null);
  const board = innerPlayer();
  const rule = statusLine();
  const marks = WAYS.map(() => h("span", { class: "cg-way-mark" }));
  const truths = WAYS.map(() => h("span", { class: "cg-way-truth" }));
  const buttons = WAYS.map((way, i) =>
    button([h("b", {}, t(`together.${way}`)), marks[i], truths[i]], () => choose(i), { class: "cg-way" }),
  );
  const other = starts.length > 1 && dropDown(t("together.heaps"), starts, start, begin);
  frame(
    { model, el },
    other && h("div", { class: "cg-tools" }, other),
    h("div", { class: "cg-ways", role: "group", "aria-label": t("together.way") }, buttons),
    rule,
    board,
  );
  begin(start);
  return board.stop;

  /** Changes the heaps, and forgets the results. @param {number} one */
  function begin(one) {
    start = one;
    became = WAYS.map(() => null);
    board.stop();
    rule.textContent = t("together.choose");
    buttons.forEach((each) => each.setAttribute("aria-pressed", "false"));
    model.tell({ start });
    show();
  }

  function choose(/** @type {number} */ i) {
    buttons.forEach((each, j) => each.setAttribute("aria-pressed", String(i === j)));
    rule.textContent = t(`together.rules.${WAYS[i]}`);
    const table = tables[i];
    board.begin({ ...table, start: [table.start[start]] }, t(`together.${WAYS[i]}`), options, (state) =>
      heard(i, state),
    );
  }

  /** Shows the result of a game, which stays until the next game has ended.
   * @param {number} i @param {string | undefined} state */
  function heard(i, state) {
    if (state && ["won", "lost", "drawn"].includes(state)) became = became.with(i, state);
    show();
  }

  function show() {
    WAYS.forEach((_, i) => {
      marks[i].textContent = t(`together.${became[i] ?? "unplayed"}`);
      const outcome = letter(score(tables[i], tables[i].start[start]));
      truths[i].textContent = became[i] ? t(outcome === "N" ? "together.mover" : "together.other") : "";
    });
    el.dataset.became = became.map((one) => one ?? "").join();
  }
}

export default { traits: ["tables", "start", "options"], draw };
