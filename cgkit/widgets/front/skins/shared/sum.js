// A sum: each part under its own name, drawn by the look of its game. A look sees its part alone, as if it were the
// whole.
import { skinOf } from "../../game/names.js";
import { h } from "../../page/dom.js";
import { t } from "../../page/words.js";

function draw(args) {
  const { table, state, origin, past, moves, games, before } = args;
  const drawn = state.map((board, b) => {
    const game = games[b];
    const ours = moves.filter(({ picks }) => picks.every(([other]) => other === b));
    const own = new Map(
      ours.map((move) => [move, { ...move, picks: move.picks.map(([, place, k]) => [0, place, k]), whole: move }]),
    );
    const inside = {
      ...args,
      games: [game],
      table: { ...table, start: table.start.map((start) => [start[b]]) },
      before: before && [before[b]],
      state: [board],
      origin: [origin[b]],
      past: past.map((turn) => within(turn, b)).filter(Boolean),
      moves: [...own.values()],
      chosen: (move, text) => args.chosen(move && move.whole, text),
    };
    const found = skinOf(game).draw(inside);
    for (const node of found.element.querySelectorAll("[data-key]")) node.dataset.key = `${b}/${node.dataset.key}`;
    const pieces = found.pieces.map((piece) => ({ ...piece, move: piece.move?.whole }));
    const title = t("partTitle", { n: b + 1, title: game?.title ?? "" });
    const name = h("p", { class: "cg-part-name", "aria-hidden": "true" }, title);
    return { own, pieces, preview: found.preview, element: h("div", { class: "cg-part" }, name, found.element) };
  });
  const preview = (move) => drawn.forEach((part) => part.preview(part.own.get(move) ?? null));
  return {
    element: h(
      "div",
      {},
      drawn.map((part) => part.element),
    ),
    preview,
    pieces: drawn.flatMap((part) => part.pieces),
  };
}

/** A move of the game as its part sees it; nothing, if it was made in another part. */
function within({ state, move }, b) {
  const picks = move.picks.filter(([other]) => other === b).map(([, place, k]) => [0, place, k]);
  return picks.length ? { state: [state[b]], move: { picks } } : null;
}

export const sum = { draw };
