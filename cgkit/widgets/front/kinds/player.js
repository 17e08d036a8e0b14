// The player: a game against an opponent that is perfect, or slips as often as one likes.
import { hintFor, verdict } from "../game/advice.js";
import { complete } from "../game/complete.js";
import { Game } from "../game/game.js";
import { nameRow, nameState } from "../game/names.js";
import { actOf, apply, say, score } from "../game/table.js";
import { button, calm, choice, dropDown, h, roving, statusLine } from "../page/dom.js";
import { frame } from "../page/frame.js";
import { list, sentence, t } from "../page/words.js";
import { lookOf } from "../skins/shared/look.js";

const THINK = 450; // milliseconds

const keyOf = (move) => JSON.stringify(move.picks);

function draw({ model, el }) {
  const table = complete(model.get("table"));
  const options = { youStart: true, slip: 0, ...model.get("options") };
  const { games, skin } = lookOf(table);
  const starts = table.start.map((state, i) => [i, nameState(table, state)]);
  let start = model.get("start");
  let game, timer, picture, advised, before;

  const status = statusLine();
  const board = h("div", { class: "cg-board", tabindex: -1 }); // holds the focus while there is no move to make
  const controls = h("div", { class: "cg-moves" });
  const record = h("ol", { class: "cg-record" });
  const back = button(
    t("backThere"),
    () => {
      game.rewind(game.mistake);
      show(t("yourMove"), true);
    },
    { class: "cg-main" },
  );
  const hintButton = button(t("hint"), hint);
  const undoButton = button(t("undo"), () => {
    clearTimeout(timer);
    game.undo();
    show(t("yourMove"));
  });
  const againButton = button(t("again"), () => begin([], true));
  frame(
    { model, el },
    "player",
    board,
    status,
    controls,
    h("div", { class: "cg-tools" }, back, hintButton, undoButton, againButton),
    h("details", { class: "cg-more" }, h("summary", {}, t("settings")), settings()),
    h("details", { class: "cg-more" }, h("summary", {}, t("record")), record),
  );
  begin(model.get("history"));
  return () => clearTimeout(timer);

  function settings() {
    const set = (choices) => {
      Object.assign(options, choices);
      model.tell({ options: { ...model.get("options"), ...choices } });
    };
    const who = (one) => {
      set({ youStart: one === "you" });
      begin([]);
    };
    const slips = [0, 0.25, 0.5, 1].map((slip) => [slip, t(`slip${slip * 100}`)]);
    return h(
      "div",
      { class: "cg-settings" },
      choice(
        t("whoStarts"),
        [
          ["you", t("you")],
          ["opponent", t("opponent")],
        ],
        options.youStart ? "you" : "opponent",
        who,
      ),
      dropDown(t("opponentIs"), slips, options.slip, (slip) => {
        game.slip = slip;
        set({ slip });
      }),
      starts.length > 1 &&
        dropDown(t("start"), starts, start, (one) => {
          start = one;
          begin([]);
        }),
    );
  }

  /** A game from its start, and the moves that were made in it. */
  function begin(history, focus = false) {
    clearTimeout(timer);
    before = null;
    const seed = options.seed ?? crypto.getRandomValues(new Uint32Array(1))[0];
    game = new Game(table, table.start[start], { ...options, seed });
    for (const picks of history) game.play({ picks });
    const last = game.past
      .slice(game.yourTurn ? -2 : -1)
      .map(({ state, move, yours }) => tell(yours ? "youDid" : "opponentDid", move, state));
    if (game.yourTurn) show([...last, game.over ? "" : t("yourMove")].join(" "), focus);
    else answer(last.join(" "), focus);
  }

  function move(chosen) {
    const text = tell("youDid", chosen);
    const focus = onMoves();
    game.play(chosen);
    answer(text, focus);
  }

  function answer(before, focus) {
    if (game.over) return show(before, focus);
    show(`${before} ${t("opponentThinks")}`, focus);
    timer = setTimeout(
      () => {
        const state = game.state;
        const held = onMoves();
        const reply = game.reply();
        show(`${before} ${tell("opponentDid", reply, state)} ${game.over ? "" : t("yourMove")}`, held);
      },
      calm() ? 0 : THINK,
    );
  }

  function tell(key, chosen, state = game.state) {
    return t(key, { move: say(table, state, chosen), left: nameState(table, apply(table, state, chosen)) });
  }

  function hint() {
    const { move: best, text } = hintFor(game);
    show(text, false, best);
  }

  /** Draws everything anew: the text, the board, the moves, the record. */
  function show(text, focus = false, best = null) {
    advised = best && keyOf(best);
    const legal = (game.yourTurn ? game.legal : []).map((one) => ({ ...one, act: actOf(table, game.state, one) }));
    const ended = game.over ? verdict(game) : { turn: -1, text: "" };
    status.textContent = [text.trim(), ended.text].filter(Boolean).join(" ");
    el.dataset.state = game.over
      ? game.result > 0
        ? "won"
        : game.result < 0
          ? "lost"
          : "drawn"
      : game.yourTurn
        ? "yours"
        : "theirs";
    el.dataset.position = nameState(table, game.state);
    picture = skin.draw({
      table,
      state: game.state,
      moves: legal,
      play: move,
      refuse,
      button: moveButton,
      plain: options.plain,
      before,
      games,
      name: (id) => nameRow(table, id),
    });
    before = game.state;
    board.replaceChildren(skin.holds ? roving(picture.element) : picture.element);
    controls.replaceChildren(...(skin.holds || skin.chooses ? [] : groups(legal)));
    if (best) picture.preview(legal.find((one) => keyOf(one) === advised));
    back.hidden = ended.turn < 0;
    hintButton.disabled = !legal.length;
    undoButton.disabled = !game.canUndo;
    record.replaceChildren(...game.past.map(turnLine));
    model.tell({ start, history: game.past.map((turn) => turn.move.picks) });
    if (focus)
      (el.querySelector(".cg-move") ?? (legal.length ? picture.home : null) ?? (back.hidden ? board : back)).focus({
        preventScroll: true,
      });
  }

  function onMoves() {
    const at = document.activeElement;
    return at === board || Boolean(at && el.contains(at) && at.closest(skin.chooses ? ".cg-board" : ".cg-move"));
  }

  /** The button of a move, as every skin shows it: its words, a preview, and a mark when the hint means it. */
  function moveButton(one, attributes = {}, ...face) {
    const words = sentence(say(table, game.state, one));
    return h(
      "button",
      {
        type: "button",
        "aria-label": face.length || attributes.class ? words : null,
        ...attributes,
        class: ["cg-move", attributes.class, keyOf(one) === advised && "cg-main"].filter(Boolean).join(" "),
        onclick: () => move(one),
        onpointerenter: () => picture.preview(one),
        onpointerleave: () => picture.preview(null),
        onfocus: () => picture.preview(one),
        onblur: () => picture.preview(null),
      },
      ...(face.length || attributes.class ? face : [words]),
    );
  }

  /** One group of buttons for each place, or one for the whole game. */
  function groups(legal) {
    const places = new Map();
    for (const one of legal) {
      const place = one.picks.length === 1 ? one.picks[0].slice(0, 2).join() : "";
      places.set(place, [...(places.get(place) ?? []), one]);
    }
    return [...places].map(([place, some]) => {
      const [b, at] = place.split(",").map(Number);
      const label = !place ? t("movesInSeveral") : places.size > 1 ? groupLabel(b, at) : t("moves");
      return roving(
        h(
          "div",
          { class: "cg-group", role: "group", "aria-label": label },
          some.map((one) => moveButton(one)),
        ),
      );
    });
  }

  function groupLabel(b, at) {
    const name = nameRow(table, game.state[b][at]);
    if (game.state.length === 1) return t("movesIn", { n: at + 1, name });
    return game.state[b].length > 1
      ? t("movesInRow", { part: b + 1, n: at + 1, name })
      : t("movesIn", { n: b + 1, name });
  }

  function turnLine({ state, move: made, yours }) {
    const gave = Math.sign(score(table, state)) > Math.sign(-score(table, apply(table, state, made)));
    return h(
      "li",
      {},
      tell(yours ? "youDid" : "opponentDid", made, state),
      game.over && gave && h("span", { class: "cg-mark" }, ` ${t(yours ? "marks.gave" : "marks.slip")}`),
    );
  }

  /** Says why a move is not legal here; without a reason, it lists the moves that are. */
  function refuse(why) {
    status.textContent =
      why ?? t("illegal", { moves: list([...new Set(game.legal.map((one) => say(table, game.state, one)))], t("or")) });
  }
}

export default { traits: ["table", "options", "start", "history"], draw };
