// Coins on a strip of squares 0, 1, 2, …: choose a coin, then a square on its left.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";

const squareOf = (table, id) => componentOf(table, id)?.[0] ?? 0;

function draw({ table, state, moves, play, refuse }) {
  const length = Math.max(...table.start.flat(2).map((id) => squareOf(table, id))) + 1;
  const coins = state.flat().map((id, place) => ({ place, at: squareOf(table, id) }));
  let chosen = null;
  const moveOf = (place, to) => moves.find(({ picks, act }) => picks[0][1] === place && act[0][2] === to);
  const squares = Array.from({ length }, (_, square) =>
    h(
      "div",
      {
        class: "cg-place-on-strip",
        onclick: () => {
          if (chosen === null || !moves.length) return;
          const move = moveOf(chosen, square);
          if (move) play(move);
          else refuse();
        },
      },
      h("div", { class: "cg-stack" }),
      h("span", { class: "cg-name" }, String(square)),
    ),
  );
  const faces = coins.map(({ place, at }) => {
    const face = h(
      "span",
      {
        class: "cg-penny",
        onclick: (event) => {
          if (!moves.length || (chosen !== null && chosen !== place)) return; // the click is for the square below
          event.stopPropagation();
          choose(chosen === place ? null : place);
        },
      },
      coins.length > 1 ? String(place + 1) : "",
    );
    squares[at].firstChild.append(face);
    return face;
  });
  const ghost = h("span", { class: "cg-penny cg-going" });

  function choose(place) {
    chosen = place;
    faces.forEach((face, i) => face.classList.toggle("cg-chosen", i === place));
    squares.forEach((one, square) => one.classList.toggle("cg-goal", place !== null && Boolean(moveOf(place, square))));
  }

  function preview(move) {
    ghost.remove();
    faces.forEach((face, i) => face.classList.toggle("cg-going", move?.picks[0][1] === i));
    if (move) squares[move.act[0][2]].firstChild.append(ghost);
  }

  // Room for all coins on one square and the ghost above them: a board that grew under the pointer would push
  // the moves away from it.
  return {
    element: h(
      "div",
      { class: "cg-squares", "aria-hidden": "true", style: `min-height: ${1.65 * (coins.length + 1) + 1.6}rem` },
      squares,
    ),
    preview,
  };
}

export default { draw };
