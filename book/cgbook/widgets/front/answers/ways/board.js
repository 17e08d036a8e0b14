// A move on a board as an answer. The reader touches, previews and makes the move as in a game. If the answer is all
// moves with a property, the reader marks each of them instead.
import { Game } from "../../game/game.js";
import { say as inWords } from "../../game/table.js";
import { h } from "../../page/dom.js";
import { menu } from "../../page/menu.js";
import { places } from "../../page/motion.js";
import { sentence, t } from "../../page/words.js";
import { desk } from "../../kinds/shared/desk.js";
import { answerForm } from "./typed.js";

/** Creates the board. `say(text or null)` shows some text for a while; `value` is the previous answer, as moves in
 * words.
 * @param {Given} given */
export function board({ spec, value, check, say }, { many = false } = {}) {
  const table = /** @type {Table} */ (spec.board);
  const [origin] = table.start;
  const named = (/** @type {Move} */ move) => inWords(table, origin, move);
  const marked = new Set(many && value ? value.split("; ") : []);
  const isMarked = (/** @type {BoardMove} */ move) => marked.has(named(move));
  const act = (/** @type {BoardMove} */ move) => (!many ? "doIt" : isMarked(move) ? "unmarkIt" : "markIt");
  const these = () => t("markedThese", { moves: [...marked].join("; ") });
  const own = desk(table, {
    say: (move) => game.say(move),
    play: many ? mark : play,
    shown: (move, how, text) => say(move ? `${sentence(game.say(move))}. ${t(`${act(move)}.${how}`)}` : text),
    label,
    idle: back,
    paint,
    refuse: (why) => !game.past.length && say(why ?? t("illegalHere")),
  });
  const game = new Game(table, origin, { friend: true, numbers: own.numbers(origin) });
  const press = many && answerForm(() => [...marked].join("; "), check);
  const bar = h("div", { class: "cg-acts" }, press, own.go, menu(t("moreMoves"), [own.all]));

  if (!many) {
    const before = game.legal.find((move) => named(move) === value);
    if (before) game.play(before);
  }
  show({});
  const first = many ? t("markPieces") : own.howTo();
  // the board doesn't show moves of an earlier answer that were marked part by part
  if (marked.size && !own.pieces().some(({ move }) => move && isMarked(move))) say(these());
  return { element: h("div", { class: "cg-answer-board" }, own.board, bar), first };

  function play(/** @type {BoardMove} */ move) {
    const how = { before: places(own.board), focus: own.holds() };
    game.play(move);
    check(named(move));
    show(how);
  }

  function mark(/** @type {BoardMove} */ move) {
    const words = named(move);
    if (!marked.delete(words)) marked.add(words);
    const seen = own.pieces().some((piece) => piece.move && named(piece.move) === words);
    if (seen) own.refresh();
    else show({ focus: own.holds() }); // the move was chosen part by part, so free the board for the next one
    if (!marked.size) say(t("markedNone"));
    else say(seen ? t("marked", { n: marked.size }) : these());
  }

  /** Takes the move back. */
  function back() {
    const before = places(own.board);
    game.undo();
    say(first);
    show({ before, focus: true });
  }

  function show(/** @type {{before?: ReturnType<typeof places>, focus?: boolean}} */ how) {
    const moves = game.past.length ? [] : game.legal;
    own.draw(game, moves, { ...how, ghosts: Boolean(game.past.length), plain: true });
  }

  /** @param {Piece[]} pieces @param {(marked: (move: BoardMove) => boolean) => void} list */
  function paint(pieces, list) {
    if (!many) return;
    for (const { node, move } of pieces) {
      if (!move) continue;
      const on = isMarked(move);
      node.classList.toggle("cg-picked", on);
      node.setAttribute("aria-pressed", String(on));
    }
    list(isMarked);
  }

  function label(/** @type {BoardMove | null} */ move) {
    if (!move) return game.past.length ? t("takeBack") : "";
    if (!many) return sentence(game.say(move));
    return t(isMarked(move) ? "unmarkMove" : "markMove", { move: game.say(move) });
  }
}
