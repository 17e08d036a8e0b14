// Skin for Hackenbush, green or in two colours, a picture on the ground. Each edge has a button with its number;
// clicking the edge itself cuts it too. In two colours a component also says whose turn it is.
import { h } from "../page/dom.js";
import { garden } from "../page/garden.js";
import { standing } from "../maths/green.js";
import { curves, extent, spots } from "../maths/strokes.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

/** @param {any} component @returns {component is [number, number[]]} */
const hasTurn = (component) => Array.isArray(component?.[1]);
/** @param {any} component @returns {number[]} */
const edgesOf = (component) => (hasTurn(component) ? component[1] : (component ?? []));
/** @param {Table} table @param {number[] | undefined} board @returns {Set<number>} */
const numbersIn = (table, board) => new Set((board ?? []).flatMap((id) => edgesOf(componentOf(table, id))));
const vertex = (/** @type {number} */ v) => (v === 0 ? t("theGround") : t("point", { n: v }));

/** @type {Draw} */
function draw({ table, state, moves, before, answer, games }) {
  const fields = state.map((board, b) => {
    const { edges, segments, colours = "" } = games[b].drawing;
    const drawn = curves(segments);
    const field = garden(extent(drawn));
    const stands = numbersIn(table, board);
    /** @param {State | null | undefined} earlier */
    const lost = (earlier) => [...numbersIn(table, earlier?.[b])].filter((one) => !stands.has(one));
    const shape = (/** @type {number} */ n) => ({ curve: drawn[n - 1] });
    const moveOf = new Map(moves.filter(({ picks }) => picks[0][0] === b).map((move) => [move.act[0][1], move]));
    const numbers = [...stands].sort((x, y) => x - y);
    field.show(
      numbers.map((n) => ({
        id: n,
        curve: drawn[n - 1],
        colour: colours[n - 1],
        onclick: moveOf.has(n) ? () => badges.get(n)?.click() : null,
      })),
      lost(before).map(shape),
      lost(answer?.state).map(shape),
    );
    const places = spots(numbers.map((n) => drawn[n - 1]));
    const badges = new Map(
      numbers.map((n, i) => {
        const [one, other] = edges[n - 1];
        const title = t("joins", { a: vertex(one), b: vertex(other) });
        const badge = h("span", { class: "cg-badge", title }, String(n));
        return [n, field.place(badge, places[i])];
      }),
    );
    field.layer.append(...badges.values());

    /** @type {Picture["preview"]} */
    function preview(move) {
      const cut = move?.picks[0][0] === b ? move.act[0][1] : null;
      const left = numbers.filter((n) => n !== cut);
      const held = standing(left.map((n) => edges[n - 1]));
      const going = new Set(cut === null ? [] : [cut, ...left.filter((_, i) => !held[i])]);
      field.mark(going);
      badges.forEach((badge, n) => badge.classList.toggle("cg-going", going.has(n)));
    }
    const pieces = [...badges].map(([n, node]) => ({ node, move: moveOf.get(n) }));
    return { element: field.element, preview, pieces };
  });
  return {
    element: h("div", {}, fields),
    preview: (move) => fields.forEach((one) => one.preview(move)),
    pieces: fields.flatMap((one) => one.pieces),
  };
}

/** @type {Look} */
export default {
  draw,
  together: true,
  name: (component) => t("edges", { n: edgesOf(component).length }),
  sides: ["blue", "red"],
};
