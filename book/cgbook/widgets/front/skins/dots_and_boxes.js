// Skin for dots and boxes. A touch draws a line; if the line completes a box, the turn goes on with another line.
import { h } from "../page/dom.js";
import { componentOf } from "../game/table.js";
import { t } from "../page/words.js";

/** @type {Draw} */
function draw({ table, state, moves, answer, games, chosen: tell, play }) {
  const { rows, columns } = games[0].drawing;
  const drawn = new Set(/** @type {number[]} */ (componentOf(table, state[0][0])));
  const before = answer && new Set(/** @type {number[]} */ (componentOf(table, answer.state[0][0])));
  const linesOf = (/** @type {BoardMove} */ move) => /** @type {number[]} */ (move.act[0].slice(1));
  const turn = new Set(/** @type {number[]} */ ([])); // the lines of this turn so far; each completes a box
  const lines = /** @type {HTMLElement[]} */ ([]);
  const boxes = games[0].drawing.boxes.map((/** @type {number[]} */ sides) => ({
    node: h("span", { class: "cg-lot" }),
    sides,
  }));
  const across = 2 * columns + 1;
  const cells = Array.from({ length: (2 * rows + 1) * across }, (_, i) => {
    const [r, c] = [Math.floor(i / across), i % across];
    if (r % 2 === 0 && c % 2 === 0) return h("span", { class: "cg-peg" });
    const n = Math.floor(r / 2) * across + (r % 2 ? columns + c / 2 : (c - 1) / 2) + 1;
    if (r % 2 && c % 2) return boxes[((r - 1) / 2) * columns + (c - 1) / 2].node;
    lines[n] = h("span", { class: r % 2 ? "cg-fence cg-upright" : "cg-fence", "data-key": `line ${n}` });
    return lines[n];
  });
  const moveOf = (/** @type {number} */ n) =>
    moves.find((move) => {
      const all = linesOf(move);
      return all.length === turn.size + 1 && all.every((line) => line === n || turn.has(line)) && all.includes(n);
    });
  const completes = (/** @type {number} */ n) =>
    boxes.some(({ sides }) => sides.includes(n) && sides.every((one) => one === n || drawn.has(one) || turn.has(one)));

  /** @type {Picture["preview"]} */
  function preview(move) {
    const going = new Set([...turn, ...(move ? linesOf(move) : [])]);
    lines.forEach((node, n) => {
      node.classList.toggle("cg-drawn", drawn.has(n));
      node.classList.toggle("cg-going", going.has(n));
      node.classList.toggle("cg-answered", Boolean(before && drawn.has(n) && !before.has(n)));
    });
    for (const { node, sides } of boxes) {
      const full = sides.every((n) => drawn.has(n) || turn.has(n));
      node.classList.toggle("cg-full", full);
    }
  }
  function choose(/** @type {number} */ n) {
    if (turn.has(n)) turn.clear();
    else if (completes(n)) turn.add(n);
    else {
      const move = moveOf(n);
      return move ? play(move) : tell(null, t("drawAnother"));
    }
    preview(null);
    const stuck = turn.size && lines.every((_, line) => drawn.has(line) || turn.has(line));
    tell(null, turn.size ? t(stuck ? "noLineLeft" : "drawAnother") : null);
  }
  preview(null);
  const simple = !lines.some((_, n) => !drawn.has(n) && completes(n)); // whether each line is a whole turn
  const pieces = lines.flatMap((node, n) => {
    if (drawn.has(n)) return [];
    const move = simple ? moveOf(n) : undefined;
    return [{ node, move, words: t("lineNo", { n }), choose: moves.length ? () => choose(n) : null }];
  });
  const track = (/** @type {number} */ n) => `repeat(${n}, 1.1rem 4rem) 1.1rem`;
  const style = `grid-template: ${track(rows)} / ${track(columns)};`;
  return { element: h("div", { class: "cg-scroll" }, h("div", { class: "cg-pegs", style }, cells)), preview, pieces };
}

/** @type {Look} */
export default { draw, howTo: "touchLine", name: (drawn) => t("linesDrawn", { n: drawn.length }) };
