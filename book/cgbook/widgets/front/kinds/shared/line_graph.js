// A game with two rows as a graph: each column a straight line, whose ends are grips. What is dragged changes an entry.
import { h, svg } from "../../page/dom.js";

const [WIDTH, HEIGHT, LEFT, RIGHT, PAD] = [440, 260, 80, 360, 16];
const STEPS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5 };

/**
 * names: of the lines. ends(k): the heights of line k at the left and at the right. say(k, side): the name of a grip.
 * change(k, side, height): an end was dragged. `most`: the largest height there may be.
 */
export function lineGraph({ names, ends, say, change, most }) {
  let span = [-1, 1];
  let held = false;
  const lines = names.map(() => svg("path", { class: "cg-line" }));
  const words = names.map((name) => [svg("text", { "text-anchor": "end" }, name), svg("text", {}, name)]);
  const grips = names.map((_, k) => [0, 1].map((side) => grip(k, side)));
  const broken = svg("path", { class: "cg-envelope" });
  const at = svg("path", { class: "cg-at" });
  const spot = svg("circle", { r: 6, class: "cg-spot-on" });
  const axes = svg("path", { class: "cg-axis" });
  const zero = svg("path", { class: "cg-zero" });
  const picture = svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group" },
    zero,
    axes,
    at,
    ...lines,
    broken,
    ...words.flat(),
    spot,
    ...grips.flat(),
  );

  const down = (height) => PAD + ((span[1] - height) / (span[1] - span[0])) * (HEIGHT - 2 * PAD);
  const across = (p) => LEFT + p * (RIGHT - LEFT);
  const path = (points) => `M${points.map(([p, y]) => `${across(p).toFixed(1)} ${down(y).toFixed(1)}`).join("L")}`;
  const within = (height) => Math.max(-most, Math.min(most, Math.round(height)));

  function grip(k, side) {
    const node = svg("circle", {
      r: 9,
      class: "cg-end-grip",
      role: "slider",
      tabindex: 0,
      "aria-orientation": "vertical",
    });
    node.addEventListener("keydown", (event) => {
      const now = ends(k)[side];
      const to = event.key === "Home" ? -most : event.key === "End" ? most : now + (STEPS[event.key] ?? NaN);
      if (Number.isNaN(to)) return;
      event.preventDefault();
      change(k, side, within(to));
    });
    node.addEventListener("pointerdown", (event) => {
      if (event.button || !event.isPrimary) return;
      event.preventDefault();
      node.focus({ preventScroll: true });
      node.setPointerCapture(event.pointerId);
      held = true;
    });
    node.addEventListener("pointermove", (event) => {
      if (!held || !node.hasPointerCapture(event.pointerId)) return;
      const box = picture.getBoundingClientRect();
      const y = ((event.clientY - box.top) / box.height) * HEIGHT;
      const to = within(span[1] - ((y - PAD) / (HEIGHT - 2 * PAD)) * (span[1] - span[0]));
      if (to !== ends(k)[side]) change(k, side, to);
    });
    const end = () => {
      if (!held) return;
      held = false;
      change(k, side, ends(k)[side]); // the heights may now take another scale
    };
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    return node;
  }

  /** corners: of the envelope. p and height: where the reader stands. */
  function update({ corners, p, height, label: told }) {
    const all = names.map((_, k) => ends(k));
    if (!held)
      span = [
        Math.max(-most, Math.min(0, ...all.flat()) - 1) - 0.4,
        Math.min(most, Math.max(0, ...all.flat()) + 1) + 0.4,
      ];
    picture.setAttribute("aria-label", told);
    axes.setAttribute("d", `M${LEFT} ${PAD}V${HEIGHT - PAD}M${RIGHT} ${PAD}V${HEIGHT - PAD}`);
    zero.setAttribute(
      "d",
      path([
        [0, 0],
        [1, 0],
      ]),
    );
    broken.setAttribute("d", path(corners));
    at.setAttribute("d", `M${across(p)} ${PAD}V${HEIGHT - PAD}`);
    spot.setAttribute("cx", String(across(p)));
    spot.setAttribute("cy", String(down(height)));
    all.forEach((pair, k) => {
      lines[k].setAttribute(
        "d",
        path([
          [0, pair[0]],
          [1, pair[1]],
        ]),
      );
      pair.forEach((one, side) => {
        // of two at one height, one stands aside
        const shift = all.slice(0, k).filter((other) => other[side] === one).length;
        const x = across(side) + (side ? 1 : -1) * 20 * shift;
        const node = grips[k][side];
        node.setAttribute("cx", String(x));
        node.setAttribute("cy", String(down(one)));
        node.setAttribute("aria-label", say(k, side));
        node.setAttribute("aria-valuenow", String(one));
        node.setAttribute("aria-valuemin", String(-most));
        node.setAttribute("aria-valuemax", String(most));
        const name = words[k][side];
        name.setAttribute("x", String(x + (side ? 14 : -14)));
        name.setAttribute("y", String(down(one) + 5));
      });
    });
  }
  return { element: h("div", { class: "cg-line-graph" }, picture), update };
}
