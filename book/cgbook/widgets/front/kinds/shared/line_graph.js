// A game with two rows (or two columns) as a graph between two posts. Each column (or row) is a straight line, and
// dragging its ends changes entries. Dragging the reader's point along the lowest lines changes the mixture.
import { put } from "../../hand/draw.js";
import { handle } from "../../hand/handle.js";
import { h, svg } from "../../page/dom.js";
import { onResize } from "../../page/watch.js";
import { minus } from "../../page/words.js";

const [NARROW, HEAD, FOOT] = [420, 40, 34]; // width below which the graph is drawn for phones, and space
// above and below the posts, in pixels
const TICKS = 6; // approximate number of heights to label

/** @typedef {{corners: number[][], p: number, height: number, steps: number, label: string, told: string}} Shown */

/**
 * Creates the graph. names: names of the lines. posts: names of the left and the right post. ends(k): returns the
 * heights of line k on the left and on the right. say(k, side): returns the name of a grip. change(k, side, height):
 * called while an end is dragged. slide(p): called while the point is dragged. choose: name of the point.
 * most: the largest height.
 * @param {{names: string[], posts: string[], ends: (k: number) => number[], say: (k: number, side: number) => string,
 *   change: (k: number, side: number, height: number) => void, slide: (p: number) => void, choose: string,
 *   most: number}} lines
 */
export function lineGraph({ names, posts, ends, say, change, slide, choose, most }) {
  let span = [-1, 1];
  let [wide, tall] = [0, 0];
  /** @type {Shown} */
  let now = { corners: [], p: 0, height: 0, steps: 1, label: "", told: "" };
  const lines = names.map(() => svg("path", { class: "cg-line" }));
  const words = names.map((name) => [svg("text", { "text-anchor": "end" }, name), svg("text", {}, name)]);
  const broken = svg("path", { class: "cg-envelope" });
  const at = svg("path", { class: "cg-at" });
  const axes = svg("path", { class: "cg-axis" });
  const grid = svg("path", { class: "cg-zero" });
  const heights = svg("g", {});
  const heads = posts.map((name) => svg("text", { class: "cg-post", "text-anchor": "middle" }, name));
  const scale = ["0", "½", "1"].map((text) => svg("text", { class: "cg-legend", "text-anchor": "middle" }, text));
  const grips = names.map(() => [0, 1].map(() => svg("circle", { r: 9, class: "cg-end-grip" })));
  const spot = svg("circle", { r: 11, class: "cg-spot-on" });
  const picture = svg(
    "svg",
    { role: "group" },
    grid,
    heights,
    axes,
    at,
    ...lines,
    broken,
    ...heads,
    ...scale,
    ...words.flat(),
    ...grips.flat(),
    spot,
  );
  const element = h("div", { class: "cg-line-graph" }, picture);
  onResize(element, () => {
    if (element.clientWidth === wide || !element.clientWidth) return;
    wide = element.clientWidth;
    tall = wide < NARROW ? 260 : 340;
    put(picture, { width: wide, height: tall });
    place();
  });

  const down = (/** @type {number} */ height) =>
    HEAD + ((span[1] - height) / (span[1] - span[0])) * (tall - HEAD - FOOT);
  const beside = () => (wide < NARROW ? 54 : 84); // distance of the posts from the edges, in pixels
  const across = (/** @type {number} */ p) => beside() + p * (wide - 2 * beside());
  /** @param {number[][]} points */
  const path = (points) => `M${points.map(([p, y]) => `${across(p).toFixed(1)} ${down(y).toFixed(1)}`).join("L")}`;
  const hands = grips.map((pair, k) =>
    pair.map((node, side) =>
      handle(node, {
        label: say(k, side),
        axis: "y",
        value: ends(k)[side],
        min: () => -most,
        max: () => most,
        at: (height) => ({ x: across(side), y: down(height) }),
        text: minus,
        input: (height) => height !== ends(k)[side] && change(k, side, height),
        done: () => change(k, side, ends(k)[side]), // the heights might need a different scale now
      }),
    ),
  );
  const hand = handle(spot, {
    label: choose,
    axis: "x",
    value: 0,
    min: () => 0,
    max: () => now.steps,
    at: (n) => ({ x: across(n / now.steps), y: down(now.height) }),
    text: () => now.told,
    input: (n) => wide && n !== Math.round(now.p * now.steps) && slide(n / now.steps),
  });

  /**
   * corners: corners of the envelope. p, height: place of the reader's point. steps: number of key presses from post to
   * post. told: the sentence about the point. label: the label of the picture.
   * @param {Shown} shown
   */
  function update(shown) {
    now = shown;
    const all = names.map((_, k) => ends(k)).flat();
    if (!hands.flat().some((one) => one.busy()))
      span = [Math.max(-most, Math.min(0, ...all) - 1) - 0.4, Math.min(most, Math.max(0, ...all) + 1) + 0.4];
    place();
  }

  function place() {
    if (!wide) return;
    const { corners, p, height, label, told: spoken } = now;
    const all = names.map((_, k) => ends(k));
    const foot = tall - FOOT;
    const [low, high] = [Math.ceil(span[0]), Math.floor(span[1])];
    const step = Math.max(1, Math.ceil((high - low) / TICKS));
    const ticks = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((one) => one % step === 0);
    picture.setAttribute("aria-label", label);
    put(axes, { d: `M${across(0)} ${HEAD - 8}V${foot}M${across(1)} ${HEAD - 8}V${foot}` });
    put(grid, { d: ticks.map((one) => `M${across(0)} ${down(one)}H${across(1)}`).join("") });
    heights.replaceChildren(
      ...ticks.map((one) => svg("text", { class: "cg-legend", x: 2, y: down(one) + 5 }, minus(one))),
    );
    heads.forEach((node, side) => put(node, { x: across(side), y: 16 }));
    scale.forEach((node, i) => put(node, { x: across(i / 2), y: tall - 8 }));
    put(broken, { d: path(corners) });
    put(at, { d: `M${across(p)} ${down(height)}V${foot}` });
    if (!hand.busy()) hand.set(Math.round(p * now.steps));
    put(spot, { cx: across(p), cy: down(height), "aria-valuetext": spoken });
    all.forEach((pair, k) => {
      const line = [
        [0, pair[0]],
        [1, pair[1]],
      ];
      put(lines[k], { d: path(line) });
      pair.forEach((end, side) => {
        // move a label aside if another label has the same height
        const shift = all.slice(0, k).filter((other) => other[side] === end).length;
        const x = across(side) + (side ? 1 : -1) * 20 * shift;
        if (!hands[k][side].busy()) hands[k][side].set(end);
        put(grips[k][side], { cx: x, cy: down(end) });
        put(words[k][side], { x: x + (side ? 22 : -22), y: down(end) + 5 });
      });
    });
  }
  return { element, update };
}
