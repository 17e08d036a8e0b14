// The player: a game against an opponent that is perfect, or slips as often as one likes, or between two who sit here.
import { longest } from "../game/advice.js";
import { complete } from "../game/complete.js";
import { read, write } from "../game/link.js";
import { nameState } from "../game/names.js";
import { Match } from "../game/match.js";
import { boardLink, copied, linked } from "../page/links.js";
import { button, calm, choice, done, dropDown, h, statusLine } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { places } from "../page/motion.js";
import { sentence, t } from "../page/words.js";
import { desk } from "./shared/desk.js";

const MOST_ON_BUTTON = 48; // letters of a move that the button has room for
const THINK = 420; // milliseconds

/** Whether a piece, or a move that touching it makes, is of this [board, place] of the position.
 * @param {Piece} piece @param {any[] | null} place */
const isPartOf = ({ at, move }, place) =>
  Boolean(place) && [at, ...(move?.picks ?? [])].some((one) => one?.slice(0, 2).join() === place?.join());

/** The words of a move on the button; a long move stands whole in the sentence beside it. @param {string} words */
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
  const room = h("p", { class: "cg-room", "aria-hidden": "true" }); // what is below keeps its place
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
  const linkable = el.closest(".cg-place") && !el.parentElement?.closest(".cg"); // a board inside a widget has none
  const more = menu(t("moreMoves"), [
    h("div", { class: "cg-tools" }, undoButton, againButton, linkable && linkButton),
    seat,
    strength,
    starts.length > 1 && startFrom,
    own.all,
    h("details", { class: "cg-more" }, h("summary", {}, t("record")), record),
  ]);
  const bar = h("div", { class: "cg-acts" }, own.go, hintButton, more);
  const says = h("div", { class: "cg-says" }, h("div", { class: "cg-layers" }, status, room), bar);
  frame({ model, el }, ...[own.board, trace, says].filter((part) => part !== false));
  open();
  return () => clearTimeout(timer);

  /** Begins where the model says, or where a link to this very board says. */
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

  /** A game from its start, and the moves that were made in it. @param {Picked[][]} history */
  function begin(history, focus = false) {
    clearTimeout(timer);
    const game = match.begin(history);
    room.textContent = longest(game);
    /** @type {any} */ (seat.querySelector(`[value="${match.who}"]`)).checked = true;
    strength.hidden = game.friend;
    /** @type {HTMLSelectElement} */ (startFrom.querySelector("select")).selectedIndex = match.start;
    show({ focus });
    // a picture without pieces: there is nothing else to touch than the list
    if (game.here && !game.over && !game.past.length && !own.pieces().length) {
      own.board.after(own.all);
      own.all.open = true;
    }
    if (!game.over && !game.here) answer(focus);
  }

  /** The reader's move, or that of either of two. @param {Move} move */
  function play(move) {
    const how = { before: places(own.board), focus: own.holds() };
    match.play(move);
    show(how);
    if (!match.game.over && !match.game.here) answer(how.focus);
    cheer();
  }

  function answer(/** @type {boolean} */ focus) {
    timer = window.setTimeout(
      () => {
        const how = { before: places(own.board), ghosts: true, focus: focus || own.holds() };
        match.reply();
        show(how);
        cheer();
      },
      calm() ? 0 : THINK,
    );
  }

  /** Tells the page of a win over the machine that was played here, and not put on the board by a link or by Python. */
  function cheer() {
    if (match.won) done(el);
  }

  function undo() {
    clearTimeout(timer);
    match.undo();
    show({});
  }

  /** Goes on from the end. */
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
    copied(address).then(
      () => (status.textContent = t("linkCopied")),
      () => (status.textContent = t("linkIs", { address })),
    );
  }

  /** Draws everything anew. `before`: where the pieces were, so that what has moved is seen to move.
   * @param {{before?: Map<string, any> | null, ghosts?: boolean, focus?: boolean}} how */
  function show(how) {
    const { game } = match;
    const last = game.past.at(-1);
    const answered = last && (game.friend || !last.yours) ? last : null; // not by whoever looks at the board now
    own.draw(game, game.here ? game.legal : [], { ...how, plain: options.plain, answer: answered });
    record.replaceChildren(...match.record().map(recordLine));
    if (trace) trace.replaceChildren(...(game.past.length ? match.trace() : []).map(traced));
    el.dataset.state = match.state;
    el.dataset.position = nameState(table, game.state);
    model.tell({ start: match.start, history: match.history });
    words();
  }

  /** The words below the board, and which buttons there are something to do.
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

  /** A number that somebody left. @param {{left: string, yours: boolean | null}} what */
  function traced({ left, yours }) {
    const who = yours === null ? "" : t(yours ? "traceYou" : "traceOpponent");
    return h(
      "li",
      { class: yours ? "cg-yours" : "", title: who },
      left,
      who && h("span", { class: "cg-heard" }, ` ${who}`),
    );
  }

  /** Says why a move is not legal here, and lists the moves that are, if there is room. @param {string} [why] */
  function refuse(why) {
    if (match.game.here && !match.game.over) words(match.refusal((room.textContent ?? "").length, why));
  }
}

export default { traits: ["table", "options", "start", "history"], draw };
