// A move on a board as an answer: touched, shown and made as in a game. Where all winning moves are asked for, each is
// marked instead.
import { Game } from "../../game/game.js";
import { actOf, say as inWords } from "../../game/table.js";
import { button, h } from "../../page/dom.js";
import { places } from "../../page/motion.js";
import { sentence, t } from "../../page/words.js";
import { fieldOf } from "../../kinds/shared/field.js";
import { moveList } from "../../kinds/shared/move_list.js";
import { sheet } from "./typed.js";

/** `say(text or null)` speaks for a while; `value` is the answer given before, moves in words. */
export function board({ spec, value, check, say }, { many = false } = {}) {
  const table = spec.board;
  const [origin] = table.start;
  const refuse = (why) => !game.past.length && say(why ?? t("illegalHere"));
  const field = fieldOf(table, { pick, play, refuse });
  const game = new Game(table, origin, { friend: true, numbers: field.numbers(origin) });
  const named = (move) => inWords(table, origin, move);
  const marked = new Set(many && value ? value.split("; ") : []);
  const isMarked = (move) => marked.has(named(move));
  let picture, touch;
  /** @type {any} */
  let selected = null; // the move that is shown, and that the button makes

  const go = button(t("go"), act, { class: many ? "cg-go" : "cg-go cg-main", disabled: true });
  const all = moveList(table, { say: (move) => game.say(move), pick: (move) => pick(move, "pointer"), play });
  const tools = h("div", { class: "cg-tools" }, go);
  const element = h("div", { class: "cg-answer-board" }, field.element, tools);
  if (many) tools.append(sheet(() => [...marked].join("; "), check));

  if (!many) {
    const before = game.legal.find((move) => named(move) === value);
    if (before) game.play(before);
  }
  show({});
  return { element, below: all.element };

  function play(move) {
    if (many) return mark(move);
    const before = places(field.element);
    const focus = element.contains(document.activeElement) || all.element.contains(document.activeElement);
    game.play(move);
    check(named(move));
    show({ before, focus });
  }

  function mark(move) {
    const words = named(move);
    if (!marked.delete(words)) marked.add(words);
    paint();
    label();
    say(count());
  }

  /** The first button: makes or marks the move that is shown, or takes the last one back. */
  function act() {
    if (selected) return play(selected);
    const before = places(field.element);
    game.undo();
    say("");
    show({ before, focus: true });
  }

  /**
   * Draws everything anew. `before`: where the pieces were, so that what has moved is seen to move.
   * @param {{before?: Map<string, any> | null, focus?: boolean}} how
   */
  function show({ before = null, focus = false }) {
    const moves = game.past.length ? [] : game.legal.map((one) => ({ ...one, act: actOf(table, origin, one) }));
    selected = null;
    const how = { before, ghosts: Boolean(game.past.length), plain: true, answer: null };
    ({ picture, touch } = field.draw(game, moves, how));
    all.list(origin, moves);
    paint();
    label();
    if (focus && !(moves.length && touch.resume(null))) go.focus({ preventScroll: true });
  }

  /** How many moves are marked; nothing, where one is made. */
  function count() {
    if (!many || !marked.size) return many ? t("markedNone") : null;
    return t(marked.size > 1 ? "markedSome" : "markedOne", { n: marked.size });
  }

  /**
   * A move is shown; or `text` says what is missing.
   * @param {any} move
   * @param {string} how
   * @param {string | null} text
   */
  function pick(move, how, text = null) {
    selected = move ?? null;
    paint();
    label();
    say(move ? `${sentence(game.say(move))}. ${t(`doIt.${how}`)}` : text);
  }

  function paint() {
    picture.preview(selected);
    if (!many) return;
    for (const { node, move } of picture.pieces) {
      if (!move) continue;
      const on = isMarked(move);
      node.classList.toggle("cg-picked", on);
      node.setAttribute("aria-pressed", String(on));
    }
    all.mark(isMarked);
  }

  function label() {
    const move = selected && game.say(selected);
    const key = many && (selected && isMarked(selected) ? "unmarkMove" : "markMove");
    if (move) go.textContent = key ? t(key, { move }) : sentence(move);
    else go.textContent = t(game.past.length ? "tryAgain" : "go");
    go.disabled = !selected && !game.past.length;
  }
}
