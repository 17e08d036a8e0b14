// A token among places. The places that the token can go to are pieces, and it can be dragged to them.
import { h } from "../../page/dom.js";

/**
 * Draws a token among named places. `here` is the place of the token, and `goals` has the move to each place that the
 * token can go to. `other(place)` returns the class of any other place, and `more(place)` further fields of a piece. In
 * the result, `mark(move)` shows where a move leads.
 * @param {{css: string, names: string[], here: number, goals: Map<number, BoardMove>, near?: number,
 *   other?: (place: number) => string, more: (place: number) => object}} how
 */
export function tokenAmong({ css, names, here, goals, other = () => "", more, near }) {
  const token = h("span", { class: "cg-disc", "data-key": "token" });
  const faces = names.map((name, place) => {
    const kind = place === here ? "cg-token" : goals.has(place) ? "cg-goal" : other(place);
    return h(
      "span",
      { class: `${css} ${kind}`.trim() },
      place === here && token,
      h("span", { class: "cg-name" }, name),
    );
  });
  const pieces = faces.map((node, place) => ({ node, move: goals.get(place), ...more(place) }));
  const mark = (/** @type {BoardMove | null} */ move) =>
    faces.forEach((face, place) => face.classList.toggle("cg-going", Boolean(move) && goals.get(place) === move));
  const aims = new Map([...goals].map(([place, move]) => [faces[place], move]));
  return { faces, pieces, mark, grips: [{ node: token, aims, near }] };
}
