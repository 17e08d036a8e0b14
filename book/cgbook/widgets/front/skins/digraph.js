// Skin for a token on a graph. The vertices that the token can move to are buttons, and it can be dragged to them.
import { canvas } from "../page/graph.js";
import { layout } from "../page/layout.js";
import { optionsOfRow } from "../game/table.js";
import { t } from "../page/words.js";
import { tokenAmong } from "./shared/token.js";

const NEAR = 24; // distance from a vertex at which a released token still lands on it, in pixels

/** The graph of each table's game, computed once. Its vertices are the game's rows; a sum's table has more rows. */
/** @typedef {ReturnType<typeof layout> & {ids: number[], place: Map<number, number>, options: number[][]}} Drawn */
/** @type {WeakMap<Table, Drawn>} */
const known = new WeakMap();
function graphOf(/** @type {Table} */ table, /** @type {BoardGame} */ game) {
  let found = known.get(table);
  if (!found) {
    const kind = table.games.indexOf(game);
    const ids = table.rows.flatMap((row, id) => (row[0] === kind ? [id] : []));
    const place = new Map(ids.map((id, v) => [id, v]));
    const options = ids.map((id) => optionsOfRow(table, id).map(([to]) => Number(place.get(to))));
    found = { ids, place, options, ...layout(options) };
    known.set(table, found);
  }
  return found;
}

/** @type {Draw} */
function draw({ table, state, moves, name, games }) {
  const { ids, place, options, at, columns, rows } = graphOf(table, games[0]);
  const here = /** @type {number} */ (place.get(state[0][0]));
  const goals = new Map(moves.map((move) => [options[here][move.picks[0][2]], move]));
  const more = () => ({ why: t("noArrow") });
  const { faces, pieces, mark, grips } = tokenAmong({
    css: "cg-vertex",
    names: ids.map(name),
    here,
    goals,
    more,
    near: NEAR,
  });
  const board = canvas({ columns, rows });
  /** @type {Picture["preview"]} */
  const preview = (move) => {
    const to = move && options[here][move.picks[0][2]];
    mark(move);
    board.draw({ at, options, faces, lit: (v, w) => v === here && (!move || w === to), see: here });
  };
  preview(null);
  return { element: board.element, preview, pieces, grips };
}

/** @type {Look} */
export default { draw };
