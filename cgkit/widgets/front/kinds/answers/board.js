// A move on a board as an answer: touched, shown and made as in a game. Where all winning moves are asked for, each is
// marked instead.
import { Game } from "../../game/game.js";
import { nameRow } from "../../game/names.js";
import { actOf, say as inWords } from "../../game/table.js";
import { button, h } from "../../page/dom.js";
import { draggable } from "../../page/drag.js";
import { places, settle } from "../../page/motion.js";
import { touchable } from "../../page/touch.js";
import { sentence, t } from "../../page/words.js";
import { lookOf } from "../../skins/shared/look.js";
import { moveList } from "../shared/move_list.js";
import { sheet } from "./typed.js";

/** `say(text or null)` speaks for a while; `value` is the answer given before, moves in words. */
export function board({ spec, value, check, say }) {
  const table = spec.board;
  const many = spec.kind === "moves";
  const { games, skin } = lookOf(table);
  const [origin] = table.start;
  const numbers = skin.numbers && ((past) => skin.numbers(table, origin, past, games));
  const game = new Game(table, origin, { friend: true, numbers });
  const named = (move) => inWords(table, origin, move);
  const marked = new Set(many && value ? value.split("; ") : []);
  let picture, touch;
  /** @type {any} */
  let selected = null; // the move that is shown, and that the button makes
  let tall = 0;

  const field = h("div", { class: "cg-board", tabindex: -1 });
  const go = button(t("go"), act, { class: many ? "cg-go" : "cg-go cg-main", disabled: true });
  const all = moveList(table, { say: (move) => game.say(move), pick: (move) => pick(move, "pointer"), play });
  const tools = h("div", { class: "cg-tools" }, go);
  const element = h("div", { class: "cg-answer-board" }, field, tools);
  if (many) tools.append(sheet(() => [...marked].join("; "), check));

  if (!many) {
    const before = game.legal.find((move) => named(move) === value);
    if (before) game.play(before);
  }
  show({});
  return { element, below: all.element };

  function play(move) {
    if (many) return mark(move);
    const before = places(field);
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
    const before = places(field);
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
    picture = skin.draw({
      table,
      state: game.state,
      origin,
      past: game.past,
      moves,
      plain: true,
      before: before && (game.past.at(-1)?.state ?? null),
      answer: null,
      games,
      name: (id) => nameRow(table, id),
      chosen: (move, text) => pick(move, "touch", text),
    });
    field.replaceChildren(picture.element);
    tall = Math.max(tall, picture.element.offsetHeight);
    field.style.minHeight = `${tall}px`;
    const spoken = picture.pieces.map((one) => ({
      ...one,
      words: one.words ?? (one.move && sentence(game.say(one.move))),
    }));
    touch = touchable(field, spoken, {
      show: pick,
      play,
      refuse: (why) => moves.length && say(why ?? t("illegalHere")),
    });
    draggable(picture.grips ?? [], { show: pick, play });
    if (before) settle(field, before, Boolean(game.past.length));
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
      const on = marked.has(named(move));
      node.classList.toggle("cg-picked", on);
      node.setAttribute("aria-pressed", String(on));
    }
  }

  function label() {
    const move = selected && game.say(selected);
    const key = many && (marked.has(selected && named(selected)) ? "unmarkMove" : "markMove");
    if (move) go.textContent = key ? t(key, { move }) : sentence(move);
    else go.textContent = t(game.past.length ? "tryAgain" : "go");
    go.disabled = !selected && !game.past.length;
  }
}
