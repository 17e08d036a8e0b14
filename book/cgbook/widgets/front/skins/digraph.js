// Skin for a token on a graph. The vertices it can move to are buttons, and it can be dragged to them.
import { canvas } from "../page/graph.js";
import { h } from "../page/dom.js";
import { layout } from "../page/layout.js";
import { optionsOfRow } from "../game/table.js";
import { t } from "../page/words.js";

const NEAR = 24; // distance from a vertex at which a released token still lands on it, in pixels

/** The graph of each table's game, computed once. Its vertices are the game's rows; a sum has other rows too. */
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
  const token = h("span", { class: "cg-disc", "data-key": "token" });
  const faces = ids.map((id, v) => {
    const face = h("span", { class: "cg-name" }, name(id));
    const css = v === here ? "cg-vertex cg-token" : goals.has(v) ? "cg-vertex cg-goal" : "cg-vertex";
    return h("span", { class: css }, v === here && token, face);
  });
  const pieces = faces.map((node, v) => ({ node, move: goals.get(v), why: t("noArrow") }));
  const board = canvas({ columns, rows });
  /** @type {Picture["preview"]} */
  const preview = (move) => {
    const to = move && options[here][move.picks[0][2]];
    faces.forEach((face, v) => face.classList.toggle("cg-going", Boolean(move) && v === to));
    board.draw({ at, options, faces, lit: (v, w) => v === here && (!move || w === to), see: here });
  };
  preview(null);
  const aims = new Map([...goals].map(([v, move]) => [faces[v], move]));
  return { element: board.element, preview, pieces, grips: [{ node: token, aims, near: NEAR }] };
}

/** @type {Look} */
export default { draw };
