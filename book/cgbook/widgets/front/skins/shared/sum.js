// Skin for a sum. Each part has its own name and is drawn by the look of its game. A look gets only its own part, as if
// that part were the whole game.
import { skinOf } from "../../game/names.js";
import { h } from "../../page/dom.js";
import { t } from "../../page/words.js";

/** @type {Draw} */
function draw(args) {
  const { table, state, origin, past, moves, games, before, answer } = args;
  const drawn = state.map((board, b) => {
    const game = games[b];
    const ours = moves.filter(({ picks }) => picks.every(([other]) => other === b));
    /** @type {Map<BoardMove, BoardMove>} */
    const own = new Map(
      ours.map((move) => [move, { ...move, picks: move.picks.map(([, place, k]) => [0, place, k]), whole: move }]),
    );
    /** @type {View} */
    const inside = {
      ...args,
      games: [game],
      table: { ...table, start: table.start.map((start) => [start[b]]) },
      before: before && [before[b]],
      answer: answer && within(answer, b),
      state: [board],
      origin: [origin[b]],
      past: past.flatMap((turn) => within(turn, b) ?? []),
      moves: [...own.values()],
      chosen: (move, ...how) => args.chosen(move && raised(move, own), ...how),
      play: (move) => args.play(raised(move, own)),
    };
    const drawing = skinOf(game).draw(inside);
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (drawing.element.querySelectorAll("[data-key]")))
      node.dataset.key = `${b}/${node.dataset.key}`;
    const pieces = drawing.pieces.map(({ move, at, ...piece }) => ({
      ...piece,
      move: move && raised(move, own),
      at: at && [b, at[1]],
    }));
    /** @param {Map<Element, BoardMove>} aims */
    const lifted = (aims) => new Map([...aims].map(([at, move]) => [at, raised(move, own)]));
    const grips = (drawing.grips ?? []).map(({ aims, ...grip }) => ({ ...grip, aims: lifted(aims) }));
    const title = t("partTitle", { n: b + 1, title: game?.title ?? "" });
    const name = h("p", { class: "cg-part-name", "aria-hidden": "true" }, title);
    return { own, pieces, grips, preview: drawing.preview, element: h("div", { class: "cg-part" }, name, drawing) };
  });
  /** @type {Picture["preview"]} */
  const preview = (move) =>
    drawn.forEach((part, b) => {
      const own = move && (part.own.get(move) ?? lowered(move, b));
      part.preview(own?.act ? /** @type {BoardMove} */ (own) : null);
    });
  return {
    element: h("div", {}, drawn),
    preview,
    pieces: drawn.flatMap((part) => part.pieces),
    grips: drawn.flatMap((part) => part.grips),
  };
}

/** Converts a move of a part, or a mirror image of the move, to a move of the sum.
 * @param {BoardMove} move @param {Map<BoardMove, BoardMove>} own */
function raised(move, own) {
  const whole = move.whole ?? move;
  return own.get(whole) === move ? whole : { ...whole, act: move.act };
}

/** Converts a move of the sum to a move of part b, with its act if the move changes no other part; returns null if
 * the move doesn't change part b.
 * @param {Move} move @param {number} b */
function lowered(move, b) {
  const picks = move.picks.filter(([other]) => other === b).map(([, place, k]) => [0, place, k]);
  return picks.length ? { picks, act: picks.length === move.picks.length ? move.act : undefined } : null;
}

/** Converts a turn of the sum to a turn of part b, or null if its move doesn't change part b.
 * @param {Turn} turn @param {number} b */
function within({ state, move }, b) {
  const own = lowered(move, b);
  return own && { state: [state[b]], move: own };
}

/** @type {NumbersOf} */
function numbers(table, origin, past, games) {
  const own = games.map((game, b) => {
    const seen = past.flatMap((turn) => within(turn, b) ?? []);
    return skinOf(game).numbers?.(table, [origin[b]], seen, [game]);
  });
  return (b, place, act) => own[b]?.(0, place, act);
}

export const sum = { draw, numbers };
