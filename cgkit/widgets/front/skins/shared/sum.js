// A sum: each part under its own name, drawn by the look of its game. A look sees its part alone, as if it were
// the whole.
import { skinOf } from "../../game/names.js";
import { h } from "../../page/dom.js";
import { t } from "../../page/words.js";

function draw(args) {
  const { table, state, moves, games, before } = args;
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
      moves: [...own.values()],
      play: (move) => (move ? args.play(move.whole) : args.refuse()),
      button: null,
    };
    const skin = skinOf(game);
    const found = (skin.holds ? skinOf(null) : skin).draw(inside); // in a sum all moves are listed below it
    const title = t("partTitle", { n: b + 1, title: game?.title ?? "" });
    const name = h("p", { class: "cg-part-name", "aria-hidden": "true" }, title);
    return { own, preview: found.preview, element: h("div", { class: "cg-part" }, name, found.element) };
  });
  const preview = (move) => drawn.forEach((part) => part.preview(part.own.get(move) ?? null));
  return {
    element: h(
      "div",
      {},
      drawn.map((part) => part.element),
    ),
    preview,
  };
}

export const sum = { draw };
