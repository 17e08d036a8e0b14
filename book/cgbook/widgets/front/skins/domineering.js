// Skin for Domineering. Each place for a domino of the player to move has a dot on the line between its two squares.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

/** Returns the place of a domino in the grid, as CSS. @param {any[]} step */
const place = ([verb, row, column]) =>
  `grid-area: ${row} / ${column} / ${verb === "upright" ? "span 2 / span 1" : "span 1 / span 2"}`;
const domino = (/** @type {any[]} */ step, css = "") =>
  h("span", { class: `cg-domino cg-${step[0]} ${css}`.trim(), style: place(step), "data-key": step.join() });

/** @type {Draw} */
function draw({ table, state, origin, past, moves, answer }) {
  /** @type {[number, string[]]} */
  const [, rows] = componentOf(table, origin[0][0]);
  const squares = rows.flatMap((row, i) =>
    [...row].map((square, j) =>
      square === "." ? h("span", { class: "cg-floor", style: `grid-area: ${i + 1} / ${j + 1}` }) : null,
    ),
  );
  const rowsOf = (/** @type {State} */ one) => /** @type {string[]} */ (componentOf(table, one[0][0])[1]);
  /** Returns the [verb, row, column] that leads from one state to the next. @param {State} from @param {State} to */
  const added = (from, to) => {
    const [old, next] = [rowsOf(from), rowsOf(to)];
    const row = old.findIndex((line, i) => line !== next[i]);
    const column = [...old[row]].findIndex((square, j) => square !== next[row][j]);
    return [old[row + 1] === next[row + 1] ? "across" : "upright", row + 1, column + 1];
  };
  const states = [...past.map((turn) => turn.state), state];
  const laid = past.map(({ move }, i) =>
    domino(added(states[i], states[i + 1]), answer?.move === move ? "cg-new" : ""),
  );
  const ghost = h("span", { class: "cg-domino cg-going", hidden: true });
  const pieces = moves.map((move) => {
    const [verb, row, column] = move.act[0];
    const node = h("span", { class: "cg-seam", style: place(move.act[0]) }, h("span", { class: "cg-spot" }));
    return { move, node, words: t(`${verb}Here`, { row, column }) };
  });
  /** @type {Picture["preview"]} */
  const preview = (move) => {
    ghost.hidden = !move;
    if (move) ghost.setAttribute("style", place(move.act[0]));
    for (const one of pieces) one.node.classList.toggle("cg-going", one.move === move);
  };
  const style = `grid-template-columns: repeat(${rows[0].length}, 1fr); --cg-columns: ${rows[0].length}`;
  const seams = pieces.map(({ node }) => node);
  return { element: h("div", { class: "cg-dominoes", style }, squares, laid, ghost, seams), preview, pieces };
}

/** Names a position by the size of its board or, if some squares are taken, by the number of free squares.
 * @param {[number, string[]]} component */
const name = ([, rows]) => {
  const board = rows.join("");
  return board.includes("#")
    ? t("freeSquares", { n: board.replaceAll("#", "").length })
    : t("grid", { rows: rows.length, columns: rows[0].length });
};

/** @type {Look} */
export default { draw, name, sides: ["leftPlayer", "rightPlayer"] };
