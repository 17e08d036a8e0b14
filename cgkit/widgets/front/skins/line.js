// A token on a line of numbered places; those it may step to are buttons.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

function draw({ table, state, moves, button }) {
  const last = Math.max(...table.rows.map(([, place]) => place));
  const here = componentOf(table, state[0][0]);
  const goals = new Map(moves.map((move) => [here + move.act[0][1], move]));
  const faces = Array.from({ length: last }, (_, i) => {
    const [place, face] = [i + 1, h("span", { class: "cg-name" }, String(i + 1))];
    if (goals.has(place))
      return button(
        goals.get(place),
        { class: "cg-stop cg-goal", "aria-label": t("stepTo", { step: place - here, place }) },
        face,
      );
    return h(
      "span",
      { class: place === here ? "cg-stop cg-token" : place < here ? "cg-stop cg-past" : "cg-stop" },
      face,
    );
  });
  const preview = (move) =>
    faces.forEach((face, i) => face.classList.toggle("cg-going", Boolean(move) && goals.get(i + 1) === move));
  return { element: h("div", { class: "cg-line" }, faces), preview };
}

export default { draw, holds: true };
