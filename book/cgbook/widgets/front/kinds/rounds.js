// A game of two choices each, round after round against a habit that is named, or hidden and guessed at the end.
import { seeded } from "../game/game.js";
import { after, bestAgainst } from "../maths/habits.js";
import { button, dropDown, h, statusLine } from "../page/dom.js";
import { face } from "../page/faces.js";
import { frame } from "../page/view.js";
import { minus, sentences, t } from "../page/words.js";

const HIDDEN = -1;

/** @param {Kind<"rounds">} widget */
function draw({ model, el }) {
  const [habits, options] = [model.get("habits"), model.get("options")];
  const { pays, rows, columns } = model.get("game");
  const { rounds } = options;
  const chance = seeded(options);
  const drawn = () => Math.floor(chance() * habits.length);
  let other = 0; // who it is, in this match
  /** @type {string | null} */
  let guessed = null;
  const theirs = (seen) => after(habits[other].states, seen);

  const against = dropDown(
    t("rounds.against"),
    [[HIDDEN, t("rounds.hidden")], ...habits.map(({ name }, i) => [i, name])],
    model.get("chosen"),
    (chosen) => {
      model.tell({ chosen, played: [] });
      begin();
    },
  );
  const track = h("div", { class: "cg-track" });
  const status = statusLine();
  const score = h("p", { class: "cg-score" });
  const moves = h("div", { class: "cg-moves cg-choices", role: "group" });
  const boxes = pays.map((row) => row.map((pay) => h("td", {}, pay.map(minus).join(", "))));
  const brings = h("div", { class: "cg-pays" }, table());
  frame({ model, el }, against, brings, track, score, moves, status);
  begin();

  function table() {
    const head = h(
      "tr",
      {},
      h("td", {}),
      columns.map((one) => h("th", { scope: "col" }, one)),
    );
    const lines = rows.map((row, i) => h("tr", {}, h("th", { scope: "row" }, row), boxes[i]));
    return h(
      "table",
      {},
      h("caption", { class: "cg-heard" }, t("rounds.pays")),
      h("thead", {}, head),
      h("tbody", {}, lines),
    );
  }

  function begin() {
    const chosen = model.get("chosen");
    other = chosen === HIDDEN ? drawn() : chosen;
    guessed = null;
    show(false);
  }

  /** What has been done: [mine, theirs] for each round. */
  function cells() {
    const played = model.get("played");
    return played.map((mine, k) => [mine, theirs(played.slice(0, k))]);
  }

  function play(choice) {
    model.tell({ played: [...model.get("played"), choice] });
    show(true);
  }

  function guess(i) {
    const seen = model.get("played");
    const at = seen.findIndex((_, k) => after(habits[i].states, seen.slice(0, k)) !== theirs(seen.slice(0, k)));
    const name = habits[other].name;
    if (i === other) guessed = t("rounds.right", { name });
    else if (at < 0) guessed = t("rounds.asGood", { name });
    else {
      const choice = columns[after(habits[i].states, seen.slice(0, at))];
      guessed = t("rounds.wrong", { guess: habits[i].name, choice, n: at + 1, name });
    }
    el.dataset.guess = i === other ? "right" : at < 0 ? "as good" : "wrong";
    show(true);
  }

  function show(focus) {
    const done = cells();
    const sums = [0, 1].map((player) => done.reduce((sum, [i, j]) => sum + pays[i][j][player], 0));
    const over = done.length === rounds;
    const asks = over && model.get("chosen") === HIDDEN && guessed === null;
    drawTrack(done);
    const [a, b] = sums.map(minus);
    score.textContent = t("rounds.score", { a, b });
    const last = done.at(-1);
    boxes.forEach((row, i) =>
      row.forEach((box, j) => box.classList.toggle("cg-lit", last?.[0] === i && last[1] === j)),
    );
    status.textContent = sentences(
      last ? happened(last) : t("rounds.begin"),
      over ? ending(a, b, asks) : next(done.length),
    );
    moves.setAttribute("aria-label", asks ? t("rounds.who") : t("rounds.choose"));
    moves.classList.toggle("cg-drawn", !over && rows.some((name) => face(name)));
    moves.replaceChildren(...controls(over, asks));
    el.dataset.state = asks ? "asks" : over ? "over" : "yours";
    el.dataset.sums = sums.join(",");
    if (focus) moves.querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {number[]} choices */
  function happened([i, j]) {
    const [a, b] = pays[i][j].map(minus);
    return t("rounds.happened", { mine: rows[i], theirs: columns[j], a, b });
  }

  function next(done) {
    return t("rounds.round", { n: done + 1, all: rounds });
  }

  function ending(a, b, asks) {
    const { name, does, states } = habits[other];
    const sum = t("rounds.over", { a, b });
    if (asks) return sentences(sum, t("rounds.who"));
    const most = minus(bestAgainst(pays, states, rounds).most);
    return sentences(sum, guessed ?? t("rounds.was", { name }), t("rounds.does", { does, all: rounds, most }));
  }

  function controls(over, asks) {
    if (asks) return habits.map(({ name }, i) => button(name, () => guess(i)));
    if (over) {
      const again = () => {
        model.tell({ played: [] });
        begin();
        moves.querySelector("button")?.focus({ preventScroll: true });
      };
      return [button(t("rounds.again"), again, { class: "cg-main" })];
    }
    return rows.map((name, i) =>
      button([face(name), h("span", {}, `${"●○"[i]} ${name}`)].filter(Boolean), () => play(i), {
        class: "cg-move cg-choosing",
      }),
    );
  }

  function drawTrack(done) {
    const line = (name, names, which) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, name),
        Array.from({ length: rounds }, (_, k) => {
          const choice = done[k]?.[which];
          const mark = choice === undefined ? "·" : "●○"[choice];
          const words = choice === undefined ? t("rounds.notYet") : names[choice];
          return h(
            "td",
            { class: choice === undefined ? null : choice ? "cg-hard" : "cg-kind" },
            h("span", { "aria-hidden": "true" }, mark),
            h("span", { class: "cg-heard" }, words),
          );
        }),
      );
    track.replaceChildren(
      h(
        "table",
        {},
        h("caption", { class: "cg-heard" }, t("rounds.table")),
        h("tbody", {}, line(t("rounds.you"), rows, 0), line(t("rounds.other"), columns, 1)),
      ),
      h("p", { class: "cg-legend" }, t("rounds.legend", { first: rows[0], second: rows[1] })),
    );
  }
}

export default { traits: ["game", "habits", "options", "chosen", "played"], draw };
