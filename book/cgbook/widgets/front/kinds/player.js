// The player: a game against an opponent that is perfect, or slips as often as one likes, or between two who sit here.
import { HINTS, hintFor, longest, verdict } from "../game/advice.js";
import { complete } from "../game/complete.js";
import { Game, seedOf } from "../game/game.js";
import { read, write } from "../game/link.js";
import { nameState } from "../game/names.js";
import { apply, harder, score } from "../game/table.js";
import { boardLink, copied, linked } from "../page/links.js";
import { button, calm, choice, done, dropDown, h, statusLine } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { frame } from "../page/view.js";
import { places } from "../page/motion.js";
import { list, sentence, sentences, t } from "../page/words.js";
import { desk } from "./shared/desk.js";

const MOST_ON_BUTTON = 48; // letters of a move that the button has room for
const MOST_OF_START = 12; // letters of a start, likewise
const THINK = 420; // milliseconds

/**
 * Whether a piece, or a move that touching it makes, is of this [board, place] of the position.
 * @param {any} piece
 * @param {any[] | null} place
 */
const isPartOf = ({ at, move }, place) =>
  Boolean(place) && [at, ...(move?.picks ?? [])].some((one) => one?.slice(0, 2).join() === place?.join());

/** The words of a move on the button; a long move stands whole in the sentence beside it. @param {string} words */
const onButton = (words) => (words.length > MOST_ON_BUTTON ? t("playThis") : words);

/** @param {Kind<"player">} widget */
function draw({ model, el }) {
  const table = complete(model.get("table"));
  const options = { youStart: true, slip: 0, ...model.get("options") };
  const starts = table.start.map((state, i) => /** @type {const} */ ([i, nameState(table, state)]));
  let start = model.get("start");
  let who = options.youStart ? "first" : "second"; // how the reader goes; or "friend": two sit here
  let game, timer;
  let step = 0; // of the hint
  /** @type {number[] | null} */
  let marked = null; // a place that a hint means
  let said = ""; // what the board says when nothing is previewed

  const own = desk(table, {
    say: (move) => game.say(move),
    play,
    shown: (move, how, text) => words(text ?? (move ? `${sentence(game.say(move))}. ${t(`doIt.${how}`)}` : null)),
    label: (move) => (move ? onButton(sentence(game.say(move))) : game.over ? onward()[0] : ""),
    idle: () => onward()[1](),
    paint: (pieces) => pieces.forEach((one) => one.node.classList.toggle("cg-meant", isPartOf(one, marked))),
    refuse,
  });
  const status = statusLine();
  const room = h("p", { class: "cg-room", "aria-hidden": "true" }); // what is below keeps its place
  const hintButton = button(t("hint"), hint);
  const undoButton = button(t("undo"), undo);
  const againButton = button(t("again"), () => begin([], true));
  const seats = ["first", "second", "friend"].map((one) => [one, t(`seats.${one}`)]);
  const seat = choice(t("whoPlays"), seats, who, (one) => sit(one));
  const slips = [0, 0.25, 0.5, 1].map((slip) => [slip, t(`slip${slip * 100}`)]);
  const strength = dropDown(t("opponentIs"), slips, options.slip, (slip) => {
    set({ slip: (game.slip = slip) });
    room.textContent = longest(game);
  });
  const startFrom = dropDown(t("start"), starts, start, (one) => {
    start = one;
    begin([]);
  });
  const record = h("ol", { class: "cg-record" });
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
  frame({ model, el }, own.board, h("div", { class: "cg-says" }, h("div", { class: "cg-layers" }, status, room), bar));
  open();
  return () => clearTimeout(timer);

  /** Begins where the model says, or where a link to this very board says. */
  function open() {
    const link = linked(el, model.get("title"));
    if (!link) return begin(model.get("history"));
    const linkedGame = read(link, table);
    if (!linkedGame) {
      begin([]);
      said = t("badLink");
      return words();
    }
    ({ start, who } = linkedGame);
    begin(linkedGame.history);
    el.closest(".cg-place")?.scrollIntoView({ block: "center" });
  }

  function set(choices) {
    Object.assign(options, choices);
    model.tell({ options: { ...model.get("options"), ...choices } });
  }

  function sit(where) {
    who = where;
    if (who !== "friend") set({ youStart: who === "first" });
    begin([], own.holds());
  }

  /** A game from its start, and the moves that were made in it. */
  function begin(history, focus = false) {
    clearTimeout(timer);
    const origin = table.start[start];
    const how = { slip: options.slip, plain: options.plain, youStart: who !== "second", friend: who === "friend" };
    game = new Game(table, origin, { ...how, seed: seedOf(options), numbers: own.numbers(origin) });
    room.textContent = longest(game);
    for (const picks of history) game.play({ picks });
    /** @type {any} */ (seat.querySelector(`[value="${who}"]`)).checked = true;
    strength.hidden = game.friend;
    /** @type {HTMLSelectElement} */ (startFrom.querySelector("select")).selectedIndex = start;
    const last = game.past.at(-1);
    said = last && !last.yours && !game.friend ? tell(last) : "";
    show({ focus });
    // a picture without pieces: there is nothing else to touch than the list
    if (game.here && !game.over && !game.past.length && !own.pieces().length) {
      own.board.after(own.all);
      own.all.open = true;
    }
    if (!game.over && !game.here) answer(focus);
  }

  /** The reader's move, or that of either of two. */
  function play(move) {
    const how = { before: places(own.board), focus: own.holds() };
    game.play(move);
    said = "";
    show(how);
    if (!game.over && !game.here) answer(how.focus);
    cheer();
  }

  function answer(focus) {
    timer = setTimeout(
      () => {
        const how = { before: places(own.board), ghosts: true, focus: focus || own.holds() };
        game.reply();
        said = tell(game.past.at(-1));
        show(how);
        cheer();
      },
      calm() ? 0 : THINK,
    );
  }

  /** Tells the page of a win over the machine that was played here, and not put on the board by a link or by Python. */
  function cheer() {
    if (game.over && !game.friend && game.result > 0) done(el);
  }

  function undo() {
    clearTimeout(timer);
    game.undo();
    said = "";
    show({});
  }

  function tell(turn) {
    const { state, move, yours } = turn;
    const before = game.past.slice(0, game.past.indexOf(turn));
    const key = game.friend ? (before.length % 2 ? "secondDid" : "firstDid") : yours ? "youDid" : "theyDid";
    const left = own.told ? t("leaving", { left: nameState(table, apply(table, state, move)) }) : "";
    return t(key, { move: game.say(move, before, state) + left });
  }

  /**
   * The way on from the end, its words and what it does: back to the move that lost it; or, after a game without a
   * mistake, a harder start, the other seat, or the same again.
   * @returns {[string, () => void]}
   */
  function onward() {
    const { turn } = verdict(game);
    if (turn >= 0)
      return [
        t("backThere"),
        () => {
          game.rewind(turn);
          said = t("backAgain");
          show({ focus: true });
        },
      ];
    const first = who === "first";
    if (!game.friend && game.result < 0)
      return [t(first ? "asSecond" : "asFirst"), () => sit(first ? "second" : "first")];
    const further = harder(table, start, game.friend ? null : first);
    if (further < 0) return [t("again"), () => begin([], true)];
    return [
      starts[further][1].length > MOST_OF_START ? t("nextHarder") : t("nextStart", { start: starts[further][1] }),
      () => {
        start = further;
        begin([], true);
      },
    ];
  }

  function hint() {
    step = Math.min(step + 1, HINTS);
    const found = hintFor(game, step, (place) => own.pieces().some((piece) => isPartOf(piece, place)));
    marked = found.place;
    said = found.text;
    own.select(found.move);
    words();
  }

  function copyLink() {
    const history = game.past.map((turn) => turn.move.picks);
    const address = boardLink(el, model.get("title"), write({ start, who, history }));
    copied(address).then(
      () => (status.textContent = t("linkCopied")),
      () => (status.textContent = t("linkIs", { address })),
    );
  }

  /**
   * Draws everything anew. `before`: where the pieces were, so that what has moved is seen to move.
   * @param {{before?: Map<string, any> | null, ghosts?: boolean, focus?: boolean}} how
   */
  function show(how) {
    step = 0;
    marked = null;
    const last = game.past.at(-1);
    const answered = last && (game.friend || !last.yours) ? last : null; // not by whoever looks at the board now
    own.draw(game, game.here ? game.legal : [], { ...how, plain: options.plain, answer: answered });
    record.replaceChildren(...game.past.map(turnLine));
    el.dataset.state = game.over ? ended() : game.here ? "yours" : "theirs";
    el.dataset.position = nameState(table, game.state);
    model.tell({ start, history: game.past.map((turn) => turn.move.picks) });
    words();
  }

  function ended() {
    if (!game.result) return "drawn";
    return game.friend || game.result > 0 ? "won" : "lost";
  }

  /**
   * The words below the board, and which buttons there are something to do.
   * @param {string | null} text
   */
  function words(text = null) {
    const turn = t(!game.friend ? "yourMove" : game.yourTurn ? "firstMoves" : "secondMoves");
    const opening = game.past.length || own.told ? "" : own.howTo();
    const now = game.here ? `${said || turn}${said && !step ? ` ${turn}` : ""} ${said ? "" : opening}` : t("thinking");
    const words = text ?? (game.over ? verdict(game).text : now);
    if (status.textContent !== words.trim()) status.textContent = words.trim();
    hintButton.disabled = game.over || !game.here || game.friend;
    undoButton.disabled = !game.canUndo;
  }

  function turnLine(turn) {
    const { state, move, yours } = turn;
    const gave = Math.sign(score(table, state)) > Math.sign(-score(table, apply(table, state, move)));
    const slip = yours || game.friend ? "marks.gave" : "marks.slip";
    const mark = game.over && gave && h("span", { class: "cg-mark" }, ` ${t(slip)}`);
    return h("li", {}, tell(turn), mark);
  }

  /** Says why a move is not legal here, and lists the moves that are, if there is room. */
  function refuse(why) {
    if (!game.here || game.over) return;
    const moves = [...new Set(game.legal.map((one) => game.say(one)))];
    const few = sentences(why ?? t("illegal"), t("mayMove", { moves: list(moves, t("or")) }));
    words(few.length <= room.textContent.length ? few : (why ?? t("illegalHere")));
  }
}

export default { traits: ["table", "options", "start", "history"], draw };
