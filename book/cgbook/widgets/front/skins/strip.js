// Skin for coins on a strip of squares 0, 1, 2, …. The player chooses a coin and then a square on its left, or drags
// the coin. Either each coin is a numbered component, or all coins are one component and no two share a square.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

/** @type {Draw} */
function draw({ table, state, moves, chosen: tell }) {
  const squaresOf = (/** @type {number} */ id) => /** @type {number[]} */ (componentOf(table, id) ?? [0]);
  const length = Math.max(...table.start.flat(2).flatMap(squaresOf)) + 1;
  const coins = state.flat().flatMap((id, board) => squaresOf(id).map((at) => ({ board, at })));
  const numbered = state.flat().length > 1;
  /** @type {number | null} */
  let chosen = coins.length === 1 && moves.length ? 0 : null;
  /** @type {(place: number) => (move: BoardMove) => boolean} */
  const isOf =
    (place) =>
    ({ picks, act }) =>
      picks[0][1] === coins[place].board && act[0][1] === coins[place].at;
  /** @param {number} place @param {number} to */
  const moveOf = (place, to) => moves.find((move) => isOf(place)(move) && move.act[0][2] === to);
  // A square is drawn under its coins and doesn't contain them, because a button inside a button can't have a name.
  const grounds = Array.from({ length }, (_, square) =>
    h("span", { class: "cg-ground" }, h("span", { class: "cg-name" }, String(square))),
  );
  const squares = grounds.map((ground) =>
    h("div", { class: "cg-place-on-strip" }, ground, h("div", { class: "cg-stack" })),
  );
  const faces = coins.map(({ at }, place) => {
    const key = numbered ? place : at;
    const face = h("span", { class: "cg-penny", "data-key": `${key}` }, numbered ? String(place + 1) : "");
    squares[at].lastChild?.appendChild(face);
    return face;
  });
  const ghost = h("span", { class: "cg-penny cg-going" });
  const open = (/** @type {number} */ place) => moves.some(isOf(place));
  const pieces = [
    ...faces.map((node, place) => ({
      node,
      at: numbered ? [0, place] : undefined,
      choose: open(place) ? () => choose(chosen === place ? null : place) : null,
      words: t("coinOn", { n: place + 1, square: coins[place].at }),
    })),
    ...grounds.map((node, square) => ({
      node,
      choose: moves.length ? () => go(square) : null,
      words: t("squareNo", { square }),
    })),
  ];
  choose(chosen, false);

  /** @param {number | null} place */
  function choose(place, aloud = true) {
    chosen = place;
    faces.forEach((face, i) => face.classList.toggle("cg-chosen", i === place));
    squares.forEach((one, square) => one.classList.toggle("cg-goal", place !== null && Boolean(moveOf(place, square))));
    if (aloud) tell(null, place === null ? t("chooseCoin") : t("chooseSquare"));
  }

  function go(/** @type {number} */ square) {
    if (chosen === null) return tell(null, t("chooseCoin"));
    const move = moveOf(chosen, square);
    tell(move ?? null, move ? null : t(numbered ? "onlyLeft" : "onlyLeftAndEmpty"));
  }

  /** @type {Picture["preview"]} */
  function preview(move) {
    ghost.remove();
    faces.forEach((face, i) => face.classList.toggle("cg-going", Boolean(move && isOf(i)(move))));
    if (move) squares[move.act[0][2]].lastChild?.appendChild(ghost);
  }

  // Leave room for all coins on one square and the ghost above them, so that nothing grows under the pointer.
  const style = `min-height: ${1.65 * (numbered ? coins.length + 1 : 1) + 1.6}rem`;
  const grips = faces.map((node, place) => {
    const aims = new Map();
    squares.forEach((one, square) => moveOf(place, square) && aims.set(one, moveOf(place, square)));
    return { node, aims };
  });
  return { element: h("div", { class: "cg-squares", style }, squares), preview, pieces, grips };
}

/** @type {Look} */
export default { draw, howTo: "chooseCoin" };
