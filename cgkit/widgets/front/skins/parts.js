// A sum: each part under its own name, drawn by the skin of its game. A skin sees its part alone, as if it were the whole.
import { h } from "../page/dom.js";
import { t } from "../page/words.js";
import { generic } from "./generic.js";

// Skins whose picture is the list of moves: in a sum the list stands below.
const HOLDING = new Set(["cards", "chocolate", "northcott", "queen", "sos", "treblecross"]);

/** The game of a part: told by the table, or by any start, for a part that is used up no longer says it. */
export const gameOf = (table, b) =>
  table.games[table.parts?.[b] ?? table.rows[table.start.flatMap((state) => state[b] ?? []).find((id) => id in table.rows)]?.[0]];

export function parts(table, skinOf) {
  return (args) => {
    const drawn = args.state.map((board, b) => {
      const own = new Map(args.moves.filter(({ picks }) => picks.every(([other]) => other === b))
        .map((move) => [move, { ...move, picks: move.picks.map(([, place, k]) => [0, place, k]), whole: move }]));
      const inside = {
        ...args, table: { ...table, start: table.start.map((state) => [state[b]]) }, before: args.before && [args.before[b]], state: [board], moves: [...own.values()], play: (move) => (move ? args.play(move.whole) : args.refuse()), button: null,
      };
      const game = gameOf(table, b);
      const found = (HOLDING.has(game?.skin) ? generic : skinOf(game))(inside);
      const title = t("partTitle", { n: b + 1, title: game?.title ?? "" });
      return { own, preview: found.preview, element: h("div", { class: "cg-part" }, h("p", { class: "cg-part-name", "aria-hidden": "true" }, title), found.element) };
    });
    const preview = (move) => drawn.forEach((part) => part.preview(part.own.get(move) ?? null));
    return { element: h("div", {}, drawn.map((part) => part.element)), preview };
  };
}
