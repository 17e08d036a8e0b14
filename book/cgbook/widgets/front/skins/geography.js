// Skin for a token that walks along the edges of a graph and never returns. The vertices that the token can move to are
// buttons, and it can be dragged to them. `drawing` has the names and places of the vertices, and the edges as pairs of
// vertex numbers.
import { canvas } from "../page/graph.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";
import { tokenAmong } from "./shared/token.js";

const [MARGIN, EDGE, NEAR] = [0.07, 28, 24]; // margin left and right, as a fraction of the width; margin above and
// below, in pixels; distance from a vertex that still catches a released token, in pixels

/** Returns {at, height}: places as fractions of a picture's width and height, and the picture's height in pixels.
 * @param {number[][]} places */
function fitted(places) {
  const spans = [0, 1].map((axis) => {
    const numbers = places.map((place) => place[axis]);
    return [Math.min(...numbers), Math.max(...numbers) - Math.min(...numbers)];
  });
  const part = (/** @type {number} */ x, /** @type {number} */ axis) =>
    spans[axis][1] ? (x - spans[axis][0]) / spans[axis][1] : 0.5;
  const tall = Math.min(300, spans[1][1] && (540 * spans[1][1]) / (spans[0][1] || 1));
  const height = tall + 2 * EDGE;
  const at = places.map(([x, y]) => [
    MARGIN + (1 - 2 * MARGIN) * part(x, 0),
    (EDGE + (1 - part(y, 1)) * tall) / height,
  ]);
  return { at, height };
}

/** @type {Draw} */
function draw({ table, state, moves, games }) {
  const { names, edges, places } = games[0].drawing;
  /** @type {[number, number[]]} */
  const [here, left] = componentOf(table, state[0][0]);
  const open = new Set([here, ...left]);
  const goals = new Map(moves.map((move) => [Number(move.act[0][0].slice(3)), move])); // the verb is "go 4"
  const other = (/** @type {number} */ v) => (open.has(v) ? "" : "cg-visited");
  const more = () => ({ why: t("noEdge") });
  const { faces, pieces, mark, grips } = tokenAmong({ css: "cg-vertex", names, here, goals, other, more, near: NEAR });
  const { at, height } = fitted(places);
  const board = canvas({ height });
  board.element.classList.add("cg-edges");
  const options = faces.map(() => /** @type {number[]} */ ([]));
  for (const [v, w] of edges) if (open.has(v) && open.has(w)) options[v].push(w);
  /** @type {Picture["preview"]} */
  const preview = (move) => {
    const to = move && Number(move.act[0][0].slice(3));
    mark(move);
    const lit = (/** @type {number} */ v, /** @type {number} */ w) =>
      (v === here || w === here) && (!move || v === to || w === to);
    board.draw({ at, options, faces, lit });
  };
  preview(null);
  return { element: board.element, preview, pieces, grips };
}

/** @type {Look} */
export default { draw };
