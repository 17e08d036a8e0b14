// Skin for a token on a line of numbered places. The places it can step to are buttons, and it can be dragged to them.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

/** @type {Draw} */
function draw({ table, state, moves, games }) {
  const { last } = games[0].drawing;
  const here = componentOf(table, state[0][0]);
  const goals = new Map(moves.map((move) => [here + move.act[0][1], move]));
  const token = h("span", { class: "cg-disc", "data-key": "token" });
  const faces = Array.from({ length: last }, (_, i) => {
    const [place, face] = [i + 1, h("span", { class: "cg-name" }, String(i + 1))];
    const past = place < here ? "cg-past" : "";
    const css = goals.has(place) ? "cg-goal" : place === here ? "cg-token" : past;
    return h("span", { class: `cg-stop ${css}` }, place === here && token, face);
  });
  const pieces = faces.map((node, i) => {
    const words = t("stepTo", { step: i + 1 - here, place: i + 1 });
    return { node, move: goals.get(i + 1), words };
  });
  /** @type {Picture["preview"]} */
  const preview = (move) =>
    faces.forEach((face, i) => face.classList.toggle("cg-going", Boolean(move) && goals.get(i + 1) === move));
  const aims = new Map([...goals].map(([place, move]) => [faces[place - 1], move]));
  return { element: h("div", { class: "cg-line" }, faces), preview, pieces, grips: [{ node: token, aims }] };
}

/** @type {Look} */
export default { draw };
