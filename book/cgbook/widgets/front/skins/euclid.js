// Skin that draws Euclid's game as rectangles, whose height and width are the two numbers. A move cuts squares off the
// longer side. Touching a square cuts off that square and all squares between it and the edge. The first rectangle
// leaves its outline.
import { h } from "../page/dom.js";
import { apply, componentOf, movesOfRow } from "../game/table.js";
import { sentence, t } from "../page/words.js";

const numbersOf = (/** @type {Table} */ table, /** @type {number} */ id) => componentOf(table, id) ?? [0, 0];

/** Returns the left, top and side, in units, of the squares that can be cut off, outermost first.
 * @param {number[]} run */
function squares([high, wide]) {
  const side = Math.min(high, wide);
  const count = side && Math.floor(Math.max(high, wide) / side);
  return Array.from({ length: count }, (_, i) => {
    const from = Math.max(high, wide) - (i + 1) * side;
    return wide >= high ? { left: from, top: 0, side } : { left: 0, top: from, side };
  });
}

/** @type {Draw} */
function draw({ table, state, origin, moves, chosen }) {
  const most = Math.max(...origin.flat().flatMap((id) => numbersOf(table, id)));
  const marked = new Map(); // board -> number of marked squares
  const games = state.map(([id], b) => {
    const [high, wide] = numbersOf(table, id);
    const [tall, long] = numbersOf(table, origin[b][0]);
    /** @param {number} left @param {number} top @param {number} width @param {number} height */
    const place = (left, top, width, height) =>
      `left:${pc(left, long)};top:${pc(top, tall)};width:${pc(width, long)};height:${pc(height, tall)}`;
    const cuts = squares([high, wide]).map(({ left, top, side }, i) => {
      const style = place(left, top, side, side);
      return h("span", { class: "cg-cut-square", style, "data-key": `${b}.${left}.${top}.${i}` });
    });
    const left = h("span", { class: "cg-rectangle", style: place(0, 0, wide, high) });
    const size = `--cg-wide: ${long}; --cg-tall: ${tall}; --cg-most: ${most}`;
    return {
      id,
      cuts,
      element: h(
        "div",
        { class: "cg-euclid-game" },
        h("div", { class: "cg-euclid-sheet", style: size }, left, cuts),
        h("span", { class: "cg-count" }, `${high} × ${wide}`),
      ),
    };
  });
  const open = games.map(({ cuts }, b) => (cuts.length ? b : -1)).filter((b) => b >= 0);
  /** Returns the number of squares that a pick cuts off. @param {Picked} pick */
  const count = ([b, , k]) => {
    const [, taken] = table.acts[movesOfRow(table, games[b].id)[k][0]][0];
    return taken / Math.min(...numbersOf(table, games[b].id));
  };
  const moveOf = (/** @type {Map<number, number>} */ wanted) =>
    moves.find(({ picks }) => picks.length === wanted.size && picks.every((one) => wanted.get(one[0]) === count(one)));

  const pieces = games.flatMap(({ cuts }, b) =>
    cuts.map((node, i) => {
      if (table.touch === 1) return { node, move: moveOf(new Map([[b, i + 1]])) };
      const words = sentence(cutting(i + 1, b, games.length));
      return { node, words, choose: moves.length ? () => mark(b, i + 1) : null };
    }),
  );

  function mark(/** @type {number} */ b, /** @type {number} */ k) {
    if (marked.get(b) === k) marked.delete(b);
    else marked.set(b, k);
    const forced = table.touch ? [] : open.filter((one) => games[one].cuts.length === 1);
    for (const one of marked.size ? forced : []) if (one !== b) marked.set(one, 1);
    const move = moveOf(marked);
    chosen(move ?? null, move ? null : t("markEverySquare"));
  }

  /** @type {Picture["preview"]} */
  function preview(move) {
    const going = new Map((move?.picks ?? []).map((one) => [one[0], count(one)]));
    games.forEach(({ cuts }, b) => {
      const k = move ? going.get(b) : marked.get(b);
      cuts.forEach((node, i) => node.classList.toggle("cg-going", i < (k ?? 0)));
    });
  }

  return { element: h("div", { class: "cg-euclid" }, games), preview, pieces };
}

/** Returns the words for cutting k squares off rectangle b, one of `count` rectangles.
 * @param {number} k @param {number} b @param {number} count */
function cutting(k, b, count) {
  return t(count > 1 ? "cutOffOf" : "cutOff", { squares: t("squares", { n: k }), n: b + 1 });
}

/** Returns a function from a move to its words, which count the squares cut off. @type {NumbersOf} */
function numbers(table, origin, past) {
  const state = past.reduce((now, { move }) => apply(table, now, move), origin);
  return (b, place, [, taken]) => {
    const side = Math.min(...numbersOf(table, state[b][place]));
    return { words: cutting(taken / side, b, origin.length) };
  };
}

const pc = (/** @type {number} */ part, /** @type {number} */ whole) => `${whole ? (100 * part) / whole : 0}%`;

/** @type {Look} */
export default { draw, numbers, together: true, name: (pair) => pair.join(" × ") };
