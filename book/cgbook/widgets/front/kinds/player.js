// The player: a game against an opponent that is perfect, or slips as often as one likes, or against a friend.
import { HINTS, hintFor, verdict } from "../game/advice.js";
import { complete } from "../game/complete.js";
import { Game } from "../game/game.js";
import { read, write } from "../game/link.js";
import { nameState } from "../game/names.js";
import { actOf, apply, harder, score } from "../game/table.js";
import { boardLink, copied, linked } from "../page/links.js";
import { button, calm, done, dropDown, h, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { places } from "../page/motion.js";
import { list, sentence, t } from "../page/words.js";
import { fieldOf } from "./shared/field.js";
import { moveList } from "./shared/move_list.js";

const THINK = 420; // milliseconds

const keyOf = (move) => JSON.stringify(move.picks);

/**
 * Whether a piece, or a move that touching it makes, is of this [board, place] of the position.
 * @param {any} piece
 * @param {any[] | null} place
 */
const isPartOf = ({ at, move }, place) =>
  Boolean(place) && [at, ...(move?.picks ?? [])].some((one) => one?.slice(0, 2).join() === place?.join());

/** @param {Kind<"player">} widget */
function draw({ model, el }) {
  const table = complete(model.get("table"));
  const options = { youStart: true, slip: 0, ...model.get("options") };
  const starts = table.start.map((state, i) => [i, nameState(table, state)]);
  let start = model.get("start");
  let friend = false;
  let game, timer, picture, touch, strength, startFrom;
  /** @type {any} */
  let selected = null; // the move that is shown, and that the first button makes
  /** @type {any[]} */
  let offered = []; // the legal moves, as the picture knows them
  let step = 0; // of the hint
  /** @type {number[] | null} */
  let marked = null; // a place that a hint means
  let said = ""; // what the board says when nothing is previewed

  const field = fieldOf(table, { pick, play, refuse });
  const board = field.element;
  const status = statusLine();
  const go = button(t("go"), act, { class: "cg-go cg-main", disabled: true });
  const dots = Array.from({ length: HINTS }, () => h("i", { "aria-hidden": "true" }));
  const hintButton = h("button", { type: "button", onclick: hint }, t("hint"), h("span", { class: "cg-dots" }, dots));
  const undoButton = button(t("undo"), undo);
  const againButton = button(t("again"), () => begin([], true));
  const first = button(t("goFirst"), () => seat(true), { "aria-pressed": false });
  const second = button(t("goSecond"), () => seat(false), { "aria-pressed": false });
  const withFriend = button(t("withFriend"), () => invite(), { "aria-pressed": false });
  const linkable = el.closest(".cg-place") && !el.parentElement?.closest(".cg"); // a board inside a widget has none
  const linkButton = button(t("copyLink"), copyLink, { hidden: !linkable });
  const all = moveList(table, { say: (move) => game.say(move), pick: (move) => pick(move, "pointer"), play });
  const record = h("ol", { class: "cg-record" });
  frame(
    { model, el },
    "player",
    board,
    status,
    h("div", { class: "cg-tools" }, go, hintButton, undoButton, againButton),
    h(
      "div",
      { class: "cg-foot" },
      h("span", { class: "cg-who", role: "group", "aria-label": t("whoStarts") }, t("youGo"), first, second),
      withFriend,
      linkButton,
    ),
    h(
      "div",
      { class: "cg-drawers" },
      all.element,
      h("details", { class: "cg-more" }, h("summary", {}, t("settings")), settings()),
      h("details", { class: "cg-more" }, h("summary", {}, t("record")), record),
    ),
  );
  open();
  return () => clearTimeout(timer);

  /** Begins where the model says, or where a link to this very board says. */
  function open() {
    const link = linked(el, model.get("title"));
    if (!link) return begin(model.get("history"));
    const found = read(link, table);
    if (!found) {
      begin([]);
      said = t("badLink");
      return words();
    }
    start = found.start;
    friend = found.who === "friend";
    options.youStart = found.who !== "second";
    begin(found.history);
    el.closest(".cg-place")?.scrollIntoView({ block: "center" });
  }

  function settings() {
    const slips = [0, 0.25, 0.5, 1].map((slip) => [slip, t(`slip${slip * 100}`)]);
    const slipping = (slip) => {
      game.slip = slip;
      set({ slip });
    };
    const from = (one) => {
      start = one;
      begin([]);
    };
    strength = dropDown(t("opponentIs"), slips, options.slip, slipping);
    startFrom = dropDown(t("start"), starts, start, from);
    return h("div", { class: "cg-settings" }, strength, starts.length > 1 && startFrom);
  }

  function set(choices) {
    Object.assign(options, choices);
    model.tell({ options: { ...model.get("options"), ...choices } });
  }

  function seat(youStart) {
    friend = false;
    set({ youStart });
    begin([]);
  }

  function invite() {
    friend = !friend;
    begin([]);
  }

  /** A game from its start, and the moves that were made in it. */
  function begin(history, focus = false) {
    clearTimeout(timer);
    const seed = options.seed ?? crypto.getRandomValues(new Uint32Array(1))[0];
    const origin = table.start[start];
    const numbers = field.numbers(origin);
    game = new Game(table, origin, { ...options, youStart: friend || options.youStart, seed, friend, numbers });
    for (const picks of history) game.play({ picks });
    first.setAttribute("aria-pressed", String(!friend && options.youStart));
    second.setAttribute("aria-pressed", String(!friend && !options.youStart));
    withFriend.setAttribute("aria-pressed", String(friend));
    strength.hidden = friend;
    startFrom.querySelector("select").selectedIndex = start;
    const last = game.past.at(-1);
    said = last && !last.yours && !friend ? tell(last) : "";
    show({ focus });
    if (!game.over && !game.here) answer(focus);
  }

  /** The reader's move, or the friend's. */
  function play(move) {
    const focus = onBoard();
    const before = places(board);
    game.play(move);
    said = "";
    show({ before, focus });
    if (!game.over && !game.here) answer(focus);
    cheer();
  }

  function answer(focus) {
    timer = setTimeout(
      () => {
        const held = focus || onBoard();
        const before = places(board);
        game.reply();
        said = tell(game.past.at(-1));
        show({ before, ghosts: true, focus: held });
        cheer();
      },
      calm() ? 0 : THINK,
    );
  }

  /** Tells the page of a win over the machine that was played here, and not put on the board by a link or by Python. */
  function cheer() {
    if (game.over && !friend && game.result > 0) done(el);
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
    const key = friend ? (before.length % 2 ? "secondDid" : "firstDid") : yours ? "youDid" : "theyDid";
    const left = field.told ? t("leaving", { left: nameState(table, apply(table, state, move)) }) : "";
    return t(key, { move: game.say(move, before, state) + left });
  }

  /** The first button: makes the move that is shown, or goes on after the end. */
  function act() {
    if (selected) return play(selected);
    if (!game.over) return;
    const { turn } = verdict(game);
    if (turn >= 0) {
      game.rewind(turn);
      said = t("backAgain");
      return show({ focus: true });
    }
    next().go();
  }

  /** What comes after a game without a mistake: a harder start, the other seat, or the same again. */
  function next() {
    if (!friend && game.result < 0)
      return { text: t(options.youStart ? "asSecond" : "asFirst"), go: () => seat(!options.youStart) };
    const further = harder(table, start, friend ? null : options.youStart);
    if (further < 0) return { text: t("again"), go: () => begin([], true) };
    const go = () => {
      start = further;
      begin([], true);
    };
    return { text: t("nextStart", { start: starts[further][1] }), go };
  }

  function hint() {
    step = Math.min(step + 1, HINTS);
    const found = hintFor(game, step, (place) => picture.pieces.some((piece) => isPartOf(piece, place)));
    marked = found.place;
    selected = found.move && offered.find((one) => keyOf(one) === keyOf(found.move));
    said = found.text;
    paint();
    words();
  }

  function copyLink() {
    const who = friend ? "friend" : options.youStart ? "first" : "second";
    const history = game.past.map((turn) => turn.move.picks);
    const address = boardLink(el, model.get("title"), write({ start, who, history }));
    copied(address).then(
      () => (status.textContent = t("linkCopied")),
      () => (status.textContent = t("linkIs", { address })),
    );
  }

  function legal() {
    const moves = game.here ? game.legal : [];
    return moves.map((one) => ({ ...one, act: actOf(table, game.state, one) }));
  }

  /**
   * Draws everything anew. `before`: where the pieces were, so that what has moved is seen to move.
   * @param {{before?: Map<string, any> | null, ghosts?: boolean, focus?: boolean}} how
   */
  function show({ before = null, ghosts = false, focus = false }) {
    const from = focus && board.contains(document.activeElement) ? touch?.middle(document.activeElement) : null;
    const moves = (offered = legal());
    selected = null;
    step = 0;
    marked = null;
    const how = { before, ghosts, plain: options.plain, answer: answered() };
    ({ picture, touch } = field.draw(game, moves, how));
    all.list(game.state, moves);
    // there is nothing else to touch
    if (moves.length && !picture.pieces.length && !game.past.length) all.element.open = true;
    record.replaceChildren(...game.past.map(turnLine));
    el.dataset.state = game.over ? ended() : game.here ? "yours" : "theirs";
    el.dataset.position = nameState(table, game.state);
    model.tell({ start, history: game.past.map((turn) => turn.move.picks) });
    words();
    if (focus && (game.over || !touch.resume(from))) (game.over ? go : board).focus({ preventScroll: true });
  }

  /** The last move, where it was not the reader's who now looks at the board. */
  function answered() {
    const last = game.past.at(-1);
    return last && (friend || !last.yours) ? last : null;
  }

  function ended() {
    if (friend) return game.result ? "won" : "drawn";
    return game.result > 0 ? "won" : game.result < 0 ? "lost" : "drawn";
  }

  /**
   * A move is shown, and may be made with the first button.
   * @param {any} move
   * @param {string} how
   * @param {string | null} text
   */
  function pick(move, how, text = null) {
    selected = move ?? null;
    paint();
    words(text ?? (move ? `${sentence(game.say(move))}. ${t(`doIt.${how}`)}` : null));
  }

  function paint() {
    picture.preview(selected);
    for (const piece of picture.pieces) piece.node.classList.toggle("cg-meant", isPartOf(piece, marked));
  }

  /**
   * The words below the board, and what the buttons say.
   * @param {string | null} text
   */
  function words(text = null) {
    const over = game.over ? verdict(game) : null;
    const turn = friend ? t(game.yourTurn ? "firstMoves" : "secondMoves") : t("yourMove");
    const opening = game.past.length || field.told ? "" : t(howTo());
    const now = game.here ? `${said || turn}${said && !step ? ` ${turn}` : ""} ${said ? "" : opening}` : t("thinking");
    const words = text ?? (over ? over.text : now);
    if (status.textContent !== words.trim()) status.textContent = words.trim();
    const after = over && (over.turn >= 0 ? t("backThere") : next().text);
    go.textContent = selected ? sentence(game.say(selected)) : (after ?? t("go"));
    go.disabled = !selected && !over;
    hintButton.disabled = Boolean(over) || !game.here || friend;
    dots.forEach((dot, i) => dot.classList.toggle("cg-on", i < step));
    undoButton.disabled = !game.canUndo;
  }

  /** How a move is made here: in pieces, or by a click or a second touch on one piece. */
  function howTo() {
    if (picture.pieces.some(({ choose }) => choose)) return "choosePieces";
    return matchMedia("(hover: hover)").matches ? "restOnPieces" : "touchPieces";
  }

  function onBoard() {
    const at = document.activeElement;
    return Boolean(at && el.contains(at) && (at === go || board.contains(at) || at.closest(".cg-all")));
  }

  function turnLine(turn) {
    const { state, move, yours } = turn;
    const gave = Math.sign(score(table, state)) > Math.sign(-score(table, apply(table, state, move)));
    const slip = yours || friend ? "marks.gave" : "marks.slip";
    const mark = game.over && gave && h("span", { class: "cg-mark" }, ` ${t(slip)}`);
    return h("li", {}, tell(turn), mark);
  }

  /** Says why a move is not legal here; without a reason, it lists the moves that are. */
  function refuse(why) {
    if (!game.here || game.over) return;
    const moves = [...new Set(game.legal.map((one) => game.say(one)))];
    const few = moves.length <= 8 ? t("illegal", { moves: list(moves, t("or")) }) : t("illegalHere");
    words(why ?? few);
  }
}

export default { traits: ["table", "options", "start", "history"], draw };
