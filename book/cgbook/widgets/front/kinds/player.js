// The player, for games against an opponent that's perfect or slips at a chosen rate, or for two people at one screen.
import { longest } from "../game/advice.js";
import { complete } from "../game/complete.js";
import { read, write } from "../game/link.js";
import { nameState } from "../game/names.js";
import { Match } from "../game/match.js";
import { boardLink, copied, linked } from "../page/links.js";
import { button, calm, choice, done, dropDown, fold, h, statusLine } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { places } from "../page/motion.js";
import { sentence, t } from "../page/words.js";
import { desk } from "./shared/desk.js";

const MOST_ON_BUTTON = 48; // maximum number of letters in a move that fits on the button
const THINK = 420; // the opponent's thinking time, in milliseconds

/** Returns whether a piece, or the move it makes, belongs to a place, given as [board, place].
 * @param {Piece} piece @param {any[] | null} place */
const isPartOf = ({ at, move }, place) =>
  Boolean(place) && [at, ...(move?.picks ?? [])].some((one) => one?.slice(0, 2).join() === place?.join());

/** Shortens the words of a move for the button; the sentence beside the button has all of them.
 * @param {string} words */
const onButton = (words) => (words.length > MOST_ON_BUTTON ? t("playThis") : words);

/** @param {Kind<"player">} widget */
function draw({ model, el }) {
  const table = complete(model.get("table"));
  /** @type {number | undefined} */
  let timer;

  const own = desk(table, {
    say: (move) => match.game.say(move),
    play,
    shown: (move, how, text) => words(text ?? (move ? `${sentence(match.game.say(move))}. ${t(`doIt.${how}`)}` : null)),
    label: (move) => (move ? onButton(sentence(match.game.say(move))) : match.game.over ? match.onward().words : ""),
    idle: onward,
    paint: (pieces) => pieces.forEach((one) => one.node.classList.toggle("cg-meant", isPartOf(one, match.marked))),
    refuse,
  });
  const match = new Match(table, model.get("options"), model.get("start"), own);
  const { options } = match;
  const status = statusLine();
  const room = h("p", { class: "cg-room", "aria-hidden": "true" }); // reserves room, so that the text below stays put
  const hintButton = button(t("hint"), hint);
  const undoButton = button(t("undo"), undo);
  const againButton = button(t("again"), () => begin([], true));
  const seats = ["first", "second", "friend"].map((one) => [one, t(`seats.${one}`)]);
  const seat = choice(t("whoPlays"), seats, match.who, sit);
  const slips = [0, 0.25, 0.5, 1].map((slip) => [slip, t(`slip${slip * 100}`)]);
  const strength = dropDown(t("opponentIs"), slips, options.slip, (slip) => {
    set({ slip: (match.game.slip = slip) });
    room.textContent = longest(match.game);
  });
  const starts = match.names.map((name, i) => [i, name]);
  const startFrom = dropDown(t("start"), starts, match.start, (one) => {
    match.start = one;
    begin([]);
  });
  const record = h("ol", { class: "cg-record" });
  const trace = match.oneHeap && h("ol", { class: "cg-game-trace", "aria-label": t("trace") });
  const linkButton = button(t("copyLink"), copyLink);
  const linkable = el.closest(".cg-place") && !el.parentElement?.closest(".cg"); // a board inside a widget has no link
  const more = menu(t("moreMoves"), [
    h("div", { class: "cg-tools" }, undoButton, againButton, linkable && linkButton),
    seat,
    strength,
    starts.length > 1 && startFrom,
    own.all,
    fold(t("record"), record),
  ]);
  const bar = h("div", { class: "cg-acts" }, own.go, hintButton, more);
  const says = h("div", { class: "cg-says" }, h("div", { class: "cg-layers" }, status, room), bar);
  frame({ model, el }, own.board, trace, says);
  open();
  return () => clearTimeout(timer);

  /** Begins with the model's position, or with the position in a link to this board. */
  function open() {
    const link = linked(el, model.get("title"));
    if (!link) return begin(model.get("history"));
    const linkedGame = read(link, table);
    if (!linkedGame) {
      begin([]);
      match.said = t("badLink");
      return words();
    }
    ({ start: match.start, who: match.who } = linkedGame);
    begin(linkedGame.history);
    el.closest(".cg-place")?.scrollIntoView({ block: "center" });
  }

  function set(/** @type {Partial<PlayOptions>} */ choices) {
    Object.assign(options, choices);
    model.tell({ options: { ...model.get("options"), ...choices } });
  }

  function sit(/** @type {string} */ who) {
    match.who = who;
    if (who !== "friend") set({ youStart: who === "first" });
    begin([], own.holds());
  }

  /** Begins a game, and replays the moves that were made in it. @param {Picked[][]} history */
  function begin(history, focus = false) {
    clearTimeout(timer);
    const game = match.begin(history);
    room.textContent = longest(game);
    /** @type {any} */ (seat.querySelector(`[value="${match.who}"]`)).checked = true;
    strength.hidden = game.friend;
    /** @type {HTMLSelectElement} */ (startFrom.querySelector("select")).selectedIndex = match.start;
    show({ focus });
    // a picture without pieces has nothing to touch except the list
    if (game.here && !game.over && !game.past.length && !own.pieces().length) {
      own.board.after(own.all);
      own.all.open = true;
    }
    if (!game.over && !game.here) answer(focus);
  }

  /** Plays a move of the reader, or of either of two people. @param {Move} move */
  function play(move) {
    const how = { before: places(own.board), focus: own.holds() };
    match.play(move);
    show(how);
    if (!match.game.over && !match.game.here) answer(how.focus);
    cheer();
  }

  function answer(/** @type {boolean} */ focus) {
    const reply = () => {
      const how = { before: places(own.board), ghosts: true, focus: focus || own.holds() };
      match.reply();
      show(how);
      cheer();
    };
    timer = window.setTimeout(reply, calm() ? 0 : THINK);
  }

  /** Reports a win over the machine to the page, unless a link or Python set the won position. */
  function cheer() {
    if (match.won) done(el);
  }

  function undo() {
    clearTimeout(timer);
    match.undo();
    show({});
  }

  /** Takes the next step after the end of a game. */
  function onward() {
    const { turn, start, who } = match.onward();
    if (turn !== undefined) {
      match.rewind(turn);
      return show({ focus: true });
    }
    if (who !== match.who) return sit(who);
    match.start = start;
    begin([], true);
  }

  function hint() {
    own.select(match.hint((place) => own.pieces().some((piece) => isPartOf(piece, place))));
    words();
  }

  function copyLink() {
    const address = boardLink(el, model.get("title"), write(match));
    copied(address, words, t("linkCopied"), t("linkIs", { address }));
  }

  /** Redraws everything. `before`: the old places of the pieces, so that their movement can be shown.
   * @param {{before?: Map<string, any> | null, ghosts?: boolean, focus?: boolean}} how */
  function show(how) {
    const { game } = match;
    const last = game.past.at(-1);
    // the latest move, unless the player to move made it
    const answered = last && (game.friend || !last.yours) ? last : null;
    own.draw(game, game.here ? game.legal : [], { ...how, plain: options.plain, answer: answered });
    record.replaceChildren(...match.record().map(recordLine));
    if (trace) {
      trace.replaceChildren(...(game.past.length ? match.trace() : []).map(traced));
      trace.scrollLeft = trace.scrollWidth; // a long game has more numbers than fit, and the latest matter
    }
    el.dataset.state = match.state;
    el.dataset.position = nameState(table, game.state);
    model.tell({ start: match.start, history: match.history });
    words();
  }

  /** Updates the words below the board, and enables the buttons that can do something.
   * @param {string | null} text */
  function words(text = null) {
    const { game } = match;
    const words = (text ?? match.line(own.howTo)).trim();
    if (status.textContent !== words) status.textContent = words;
    hintButton.disabled = Boolean(game.over) || !game.here || game.friend;
    undoButton.disabled = !game.canUndo;
  }

  /** @param {{words: string, mark: string}} line */
  function recordLine({ words, mark }) {
    return h("li", {}, words, mark && h("span", { class: "cg-mark" }, ` ${mark}`));
  }

  /** Creates an element for a number that a player left. @param {{left: string, yours: boolean | null}} what */
  function traced({ left, yours }) {
    const who = yours === null ? "" : t(yours ? "traceYou" : "traceOpponent");
    const heard = who && h("span", { class: "cg-heard" }, ` ${who}`);
    return h("li", { class: yours ? "cg-yours" : "", title: who }, left, heard);
  }

  /** Says why the touched piece has no legal move, and lists the legal moves if there's room. @param {string} [why] */
  function refuse(why) {
    if (match.game.here && !match.game.over) words(match.refusal((room.textContent ?? "").length, why));
  }
}

export default { traits: ["table", "options", "start", "history"], draw };
