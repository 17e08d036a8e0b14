// The player: a game against an opponent that is perfect, or slips as often as one likes.
import { button, calm, choice, h, roving } from "../page/dom.js";
import { Game } from "../game/game.js";
import { complete } from "../game/complete.js";
import { skinFor } from "../skins/index.js";
import { inOrder, nameRow, nameState } from "../game/names.js";
import { actOf, apply, bestMoves, say, score, theoryOf } from "../game/table.js";
import { list, sentence, t } from "../page/words.js";

const THINK = 450; // milliseconds

const keyOf = (move) => JSON.stringify(move.picks);

/** Why it is good to leave this position. */
export function reason(table, left, plain = false) {
  if (theoryOf(table, left)) return t("whyTheory", { theory: theoryOf(table, left) });
  const parts = left.flatMap((board) => inOrder(table, board)).map((id) => table.rows[id][2]);
  if (!plain && table.judge === "xor" && parts.length > 1) return t("whySum", { sum: parts.join(" ⊕ ") });
  return t("whyP");
}

/** What the hint says, and the move it means (none where every move loses). */
export function hintFor(game) {
  const { table, state } = game;
  const [move] = bestMoves(table, state);
  const left = apply(table, state, move);
  const name = { move: say(table, state, move), left: nameState(table, left), here: nameState(table, state) };
  if (score(table, left) < 0) return { move, text: t("hintWin", { ...name, why: reason(table, left, game.plain) }) };
  if (score(table, left) === 0) return { move, text: t("hintDraw", name) };
  return { move: null, text: sentence(t("hintLost", name)) };
}

/** After the game: how it ended, and the move that lost it (`turn`, or -1). */
export function verdict(game) {
  const { table, result, mistake: turn } = game;
  if (result >= 0) {
    const lucky = result > 0 && game.past.length && Math.sign(score(table, game.past[0].state)) === (game.youStart ? -1 : 1);
    return { turn: -1, text: result ? t("youWin") + (lucky ? ` ${t("luckyWin")}` : "") : t(game.round ? "drawRound" : "draw") };
  }
  if (turn < 0) return { turn, text: `${t("youLose")} ${t("neverWinning")}` };
  const { state, move } = game.past[turn];
  const [better] = bestMoves(table, state);
  const left = nameState(table, apply(table, state, better));
  return { turn, text: `${t("youLose")} ${t("lostBy", { n: turn + 1, move: say(table, state, move), here: nameState(table, state),
    better: t("wouldWin", { move: say(table, state, better), left }) })}` };
}

export function player({ model, el }) {
  const table = complete(model.get("table"));
  const options = { start: 0, youStart: true, slip: 0, ...model.get("options") };
  const draw = skinFor(table);
  let game, timer, picture, advised, before;

  const status = h("p", { class: "cg-status", role: "status" });
  const board = h("div", { class: "cg-board", tabindex: -1 }); // holds the focus while there is no move to make
  const controls = h("div", { class: "cg-moves" });
  const record = h("ol", { class: "cg-record" });
  const back = button(t("backThere"), () => { game.rewind(game.mistake); show(t("yourMove"), true); }, { class: "cg-main" });
  const hintButton = button(t("hint"), hint);
  const undoButton = button(t("undo"), () => { clearTimeout(timer); game.undo(); show(t("yourMove")); });
  el.classList.add("cg", "cg-player");
  el.append(
    h("div", { class: "cg-head" }, h("p", { class: "cg-title" }, model.get("title")), h("p", { class: "cg-rule" }, model.get("rule"))),
    board, status, controls,
    h("div", { class: "cg-tools" }, back, hintButton, undoButton, button(t("again"), () => begin(true))),
    h("details", { class: "cg-more" }, h("summary", {}, t("settings")), settings()),
    h("details", { class: "cg-more" }, h("summary", {}, t("record")), record));
  begin(false);
  return () => clearTimeout(timer);

  function settings() {
    const pick = (label, items, chosen, onchange) => h("label", {}, h("span", {}, label),
      h("select", { onchange: (event) => onchange(Number(event.target.value)) },
        items.map(([value, text]) => h("option", { value, selected: value === chosen }, text))));
    return h("div", { class: "cg-settings" },
      choice(t("whoStarts"), [["you", t("you")], ["opponent", t("opponent")]], options.youStart ? "you" : "opponent",
        (who) => { options.youStart = who === "you"; begin(false); }),
      pick(t("opponentIs"), [0, 0.25, 0.5, 1].map((slip) => [slip, t(`slip${slip * 100}`)]), options.slip,
        (slip) => { options.slip = game.slip = slip; }),
      table.start.length > 1 && pick(t("start"), table.start.map((state, i) => [i, nameState(table, state)]), options.start,
        (start) => { options.start = start; begin(false); }));
  }

  function begin(focus) {
    clearTimeout(timer);
    before = null;
    game = new Game(table, table.start[options.start], { ...options, seed: options.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] });
    if (game.yourTurn) show(t("yourMove"), focus);
    else answer("", focus);
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
    timer = setTimeout(() => {
      const state = game.state;
      const held = onMoves();
      const reply = game.reply();
      show(`${before} ${tell("opponentDid", reply, state)} ${game.over ? "" : t("yourMove")}`, held);
    }, calm() ? 0 : THINK);
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
    el.dataset.state = game.over ? (game.result > 0 ? "won" : game.result < 0 ? "lost" : "drawn") : game.yourTurn ? "yours" : "theirs";
    el.dataset.position = nameState(table, game.state);
    picture = draw({ table, state: game.state, moves: legal, play: move, refuse, button: moveButton, plain: options.plain, before });
    before = game.state;
    board.replaceChildren(picture.holdsMoves ? roving(picture.element) : picture.element);
    controls.replaceChildren(...(picture.holdsMoves || picture.chooses ? [] : groups(legal)));
    if (best) picture.preview(legal.find((one) => keyOf(one) === advised));
    back.hidden = ended.turn < 0;
    hintButton.disabled = !legal.length;
    undoButton.disabled = !game.canUndo;
    record.replaceChildren(...game.past.map(turnLine));
    model.set("history", game.past.map((turn) => turn.move.picks));
    model.save_changes();
    if (focus) (el.querySelector(".cg-move") ?? (legal.length ? picture.home : null) ?? (back.hidden ? board : back)).focus({ preventScroll: true });
  }

  function onMoves() {
    const at = document.activeElement;
    return at === board || Boolean(el.contains(at) && at.closest(picture.chooses ? ".cg-board" : ".cg-move"));
  }

  /** The button of a move, as every skin shows it: its words, a preview, and a mark when the hint means it. */
  function moveButton(one, attributes = {}, ...face) {
    const words = sentence(say(table, game.state, one));
    return h("button", {
      type: "button", "aria-label": face.length || attributes.class ? words : null, ...attributes,
      class: ["cg-move", attributes.class, keyOf(one) === advised && "cg-main"].filter(Boolean).join(" "), onclick: () => move(one),
      onpointerenter: () => picture.preview(one), onpointerleave: () => picture.preview(null),
      onfocus: () => picture.preview(one), onblur: () => picture.preview(null),
    }, ...(face.length || attributes.class ? face : [words]));
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
      return roving(h("div", { class: "cg-group", role: "group", "aria-label": label }, some.map((one) => moveButton(one))));
    });
  }

  function groupLabel(b, at) {
    const name = nameRow(table, game.state[b][at]);
    if (game.state.length === 1) return t("movesIn", { n: at + 1, name });
    return game.state[b].length > 1 ? t("movesInRow", { part: b + 1, n: at + 1, name }) : t("movesIn", { n: b + 1, name });
  }

  function turnLine({ state, move: made, yours }) {
    const gave = Math.sign(score(table, state)) > Math.sign(-score(table, apply(table, state, made)));
    return h("li", {}, tell(yours ? "youDid" : "opponentDid", made, state),
      game.over && gave && h("span", { class: "cg-mark" }, ` ${t(yours ? "marks.gave" : "marks.slip")}`));
  }

  /** Says why a move is not legal here; without a reason, it lists the moves that are. */
  function refuse(why) {
    status.textContent = why ?? t("illegal", { moves: list([...new Set(game.legal.map((one) => say(table, game.state, one)))], t("or")) });
  }
}
