// A token on a graph: the vertices where it may go are buttons.
import { canvas } from "../page/canvas.js";
import { h } from "../page/dom.js";
import { layout } from "../page/layout.js";
import { optionsOfRow } from "../game/table.js";
import { t } from "../page/words.js";

const ROW = 74; // pixels

/** The graph of a table of which each row is a vertex. Looked up once for each table. */
const known = new WeakMap();
function graphOf(table) {
  if (!known.has(table)) {
    const options = table.rows.map((_, id) => optionsOfRow(table, id).map(([to]) => to));
    known.set(table, { options, ...layout(options) });
  }
  return known.get(table);
}

function draw({ table, state, moves, name }) {
  const { options, at, columns, rows } = graphOf(table);
  const here = state[0][0];
  const goals = new Map(moves.map((move) => [options[here][move.picks[0][2]], move]));
  const faces = table.rows.map((_, id) => {
    const face = h("span", { class: "cg-name" }, name(id));
    const css = goals.has(id) ? "cg-vertex cg-goal" : id === here ? "cg-vertex cg-token" : "cg-vertex";
    return h("span", { class: css }, face);
  });
  const pieces = faces.map((node, id) => ({ node, move: goals.get(id), why: moves.length ? t("noArrow") : undefined }));
  const board = canvas({ columns, height: Math.max(130, rows * ROW + 40) });
  const preview = (move) => {
    const to = move && options[here][move.picks[0][2]];
    faces.forEach((face, id) => face.classList.toggle("cg-going", Boolean(move) && id === to));
    board.draw({ at, options, faces, lit: (v, w) => v === here && (!move || w === to), see: here });
  };
  preview(null);
  return { element: board.element, preview, pieces };
}

export default { draw };
