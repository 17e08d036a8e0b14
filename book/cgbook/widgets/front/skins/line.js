// Skin for a token on a line of numbered places. The places that the token can step to are buttons, and it can be
// dragged to them.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";
import { tokenAmong } from "./shared/token.js";

/** @type {Draw} */
function draw({ table, state, moves, games }) {
  const { last } = games[0].drawing;
  const here = componentOf(table, state[0][0]);
  const { faces, pieces, mark, grips } = tokenAmong({
    css: "cg-stop",
    names: Array.from({ length: last }, (_, i) => String(i + 1)),
    here: here - 1,
    goals: new Map(moves.map((move) => [here - 1 + move.act[0][1], move])),
    other: (i) => (i + 1 < here ? "cg-past" : ""),
    more: (i) => ({ words: t("stepTo", { step: i + 1 - here, place: i + 1 }) }),
  });
  return { element: h("div", { class: "cg-line" }, faces), preview: mark, pieces, grips };
}

/** @type {Look} */
export default { draw };
