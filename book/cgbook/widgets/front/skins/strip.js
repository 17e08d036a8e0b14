// Coins on a strip of squares 0, 1, 2, …: choose a coin, then a square on its left; or drag it there.
import { h } from "../page/dom.js";
import { sizeOf } from "../game/table.js";
import { t } from "../page/words.js";

/** @type {Draw} */
function draw({ table, state, moves, chosen: tell }) {
  const length = Math.max(...table.start.flat(2).map((id) => sizeOf(table, id))) + 1;
  const coins = state.flat().map((id, place) => ({ place, at: sizeOf(table, id) }));
  /** @type {number | null} */
  let chosen = coins.length === 1 && moves.length ? 0 : null;
  /** @param {number} place @param {number} to */
  const moveOf = (place, to) => moves.find(({ picks, act }) => picks[0][1] === place && act[0][2] === to);
  // a square lies under its coins and does not hold them: a button in a button could not be named
  const grounds = Array.from({ length }, (_, square) =>
    h("span", { class: "cg-ground" }, h("span", { class: "cg-name" }, String(square))),
  );
  const squares = grounds.map((ground) =>
    h("div", { class: "cg-place-on-strip" }, ground, h("div", { class: "cg-stack" })),
  );
  const faces = coins.map(({ place, at }) => {
    const face = h("span", { class: "cg-penny", "data-key": `${place}` }, coins.length > 1 ? String(place + 1) : "");
    squares[at].lastChild?.appendChild(face);
    return face;
  });
  const ghost = h("span", { class: "cg-penny cg-going" });
  const open = (/** @type {number} */ place) => moves.some(({ picks }) => picks[0][1] === place);
  const pieces = [
    ...faces.map((node, place) => ({
      node,
      at: [0, place],
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
    tell(move ?? null, move ? null : t("onlyLeft"));
  }

  /** @type {Picture["preview"]} */
  function preview(move) {
    ghost.remove();
    faces.forEach((face, i) => face.classList.toggle("cg-going", move?.picks[0][1] === i));
    if (move) squares[move.act[0][2]].lastChild?.appendChild(ghost);
  }

  // Room for all coins on one square and the ghost above them: nothing may grow under the pointer.
  const style = `min-height: ${1.65 * (coins.length + 1) + 1.6}rem`;
  const grips = faces.map((node, place) => {
    const aims = new Map();
    squares.forEach((one, square) => moveOf(place, square) && aims.set(one, moveOf(place, square)));
    return { node, aims };
  });
  return { element: h("div", { class: "cg-squares", style }, squares), preview, pieces, grips };
}

/** @type {Look} */
export default { draw };
