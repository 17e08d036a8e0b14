// A game's tree, laid out by Python, with the path of play lit.
import { END, follow } from "../../game/rounds.js";
import { h, svg } from "../../page/dom.js";
import { sentences, t } from "../../page/words.js";

const LARGER = 1.4; // maximum scale of the drawing, if there's room

/** @type {Record<string, (x: number, y: number, name: string) => SVGElement[]>} */
const MARKS = {
  you: (x, y) => [svg("circle", { cx: x, cy: y, r: 8, class: "cg-node-you" })],
  other: (x, y) => [svg("circle", { cx: x, cy: y, r: 8, class: "cg-node-other" })],
  named: (x, y, name) => [
    svg("circle", { cx: x, cy: y, r: 10, class: "cg-node-other" }),
    svg("text", { x, y: y + 4.5, class: "cg-node-name", "text-anchor": "middle" }, name.slice(0, 1)),
  ],
  chance: (x, y) => [svg("rect", { x: x - 7, y: y - 7, width: 14, height: 14, rx: 3, class: "cg-node-other" })],
};

/** @param {{tree: TreeFormat, seat: number, way: number[] | null}} what */
export function treeDrawing({ tree, seat, way }) {
  const { nodes, boxes, size, players } = tree;
  const other = players.length > 2 ? "named" : "other";
  const [width, height] = size;
  const lit = new Set(way?.map((_, k) => follow(tree, 0, way.slice(0, k + 1))));
  const lines = /** @type {SVGElement[]} */ ([]);
  const words = /** @type {SVGElement[]} */ ([]);
  const marks = /** @type {SVGElement[]} */ ([]);
  nodes.forEach((node, i) => {
    const [x, y] = node.at;
    for (const [, to, label] of node.moves) {
      const [u, v] = nodes[to].at;
      const line = svg("path", { d: `M${x} ${y}L${u} ${v}`, class: lit.has(to) ? "cg-branch cg-lit" : "cg-branch" });
      lit.has(to) ? lines.push(line) : lines.unshift(line); // lit lines are on top
      const half = Math.min(24, 3.25 * label.length); // half the width of the label, in units of the drawing
      const climb = Math.abs((v - y) / (u - x)) * half;
      const above = { x: x + 0.56 * (u - x), y: y + 0.56 * (v - y) - 5 - climb };
      words.push(svg("text", { ...above, "text-anchor": "middle" }, label));
    }
    const end = svg("text", { x: x + 8, y: y + 5, class: lit.has(i) ? "cg-pay cg-lit" : "cg-pay" }, node.says);
    const kind = node.turn === seat ? "you" : node.turn < 0 ? "chance" : other;
    marks.push(...(node.turn === END ? [end] : MARKS[kind](x, y, players[node.turn])));
  });
  const dashed = boxes.map(([x, y, w, tall]) =>
    svg("rect", { x, y, width: w, height: tall, rx: 15, class: "cg-alike" }),
  );
  const path = way?.map((move, k) => nodes[follow(tree, 0, way.slice(0, k))].moves[move][0]).join(", ");
  const label = sentences(
    t("tree.drawn", { ends: nodes.filter((node) => node.turn === END).length }),
    path && t("tree.path", { path }),
  );
  const picture = svg(
    "svg",
    {
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": label,
      style: `width: clamp(${width}px, 100%, ${LARGER * width}px)`,
    },
    ...dashed,
    ...lines,
    ...marks,
    ...words,
  );
  const scroll = { class: "cg-scroll cg-game-tree", tabindex: 0, role: "group", "aria-label": t("scrolls") };
  return h("div", scroll, picture);
}
