// A graph with cycles and an arrow with a loose end. The vertices are labelled round by round, from the ends of play.
import { retrograde } from "../../maths/labelling.js";
import { list, t } from "../../page/words.js";
import { add, aim, arrow, disc, dress, move, put, show, write } from "../draw.js";
import { picture } from "../picture.js";
import styles from "./loose.css";

const NAMES = [..."abcdefg"];
const OPTIONS = [[1, 2], [4], [1, 6], [], [5], [2, 3], [1]];
const [ASKED, FROM] = [0, 6]; // the vertex in the question, and the vertex where the loose arrow begins
// the vertices' places, as fractions of the width and the height, and the side of each label
const SPOTS = [
  [0.04, 0.5, 0, -1],
  [0.34, 0.13, 0, -1],
  [0.34, 0.87, 0, 1],
  [0.94, 0.5, 0, -1],
  [0.72, 0.13, 0, -1],
  [0.72, 0.87, 0, 1],
  [0.53, 0.5, -1, -0.3],
];
const LOOSE = NAMES.length; // means that the arrow ends at no vertex
const REST = [0.94, 0.93]; // the place of the loose end, as fractions of the width and the height
const ENDS = [LOOSE, ...NAMES.keys()].filter((v) => v !== FROM && !OPTIONS[FROM].includes(v));
const ASIDE = 0.5; // angle between the arrow and the chip beside its end, in radians

/** Returns every vertex's score if the loose arrow ends at the vertex `end`. @param {number} end */
const scored = (end) => retrograde(OPTIONS.map((to, v) => (v === FROM && end < LOOSE ? [...to, end] : to))).score;
const RIGHT = ENDS.filter((end) => !scored(end)[ASKED]);
const listed = (/** @type {number[]} */ vertices) =>
  list(
    vertices.map((v) => NAMES[v]),
    t("loose.or"),
  );

/** Returns the sentence about the result if the loose arrow ends at the vertex `end`. @param {number} end */
function said(end) {
  const score = scored(end);
  const result = score[ASKED];
  if (!result) return t("loose.D", { end: NAMES[end], drawn: listed([...NAMES.keys()].filter((v) => !score[v])) });
  return t(`loose.${end === LOOSE ? "none" : result > 0 ? "N" : "P"}`, { end: NAMES[end], n: Math.abs(result) - 1 });
}

export const loose = picture("loose", styles, (at) => {
  let end = LOOSE;
  let place = [0, 0]; // the place of the chip
  let [radius, high] = [20, 0];
  const spot = (/** @type {number} */ v) => {
    const [x, y] = SPOTS[v] ?? REST;
    return [24 + x * (at.wide - 48), y * high];
  };

  const edges = OPTIONS.flatMap((all, from) => all.map((to) => ({ from, to, ...arrow(at.node) })));
  const free = arrow(at.node);
  free.edge.classList.add("free");
  const vertices = NAMES.map((name, v) => ({
    v,
    ...disc(at.node, name, { class: "vertex" }),
    label: add(at.node, "text", { class: "side middle" }),
  }));
  const mark = at.mark({ r: 0 }, {}, spot);
  at.roam({
    label: t("loose.end"),
    radius: 15,
    at: () => ({ x: place[0], y: place[1] }),
    drag({ x, y }) {
      place = [x, y];
      const far = (/** @type {number} */ v) => Math.hypot(x - spot(v)[0], y - spot(v)[1]);
      go(ENDS.reduce((one, other) => (far(other) < far(one) ? other : one)));
    },
    drop: () => settle(140),
    by(right, up) {
      go(ENDS.at((ENDS.indexOf(end) + right + up) % ENDS.length) ?? end);
      settle(0);
    },
    text: () => (end === LOOSE ? t("loose.nowhere") : t("loose.to", { name: NAMES[end] })),
  });
  return {
    right: (guess) => RIGHT.includes(guess),
    numbers: { ends: listed(RIGHT) },
    grows: 2600,
    place() {
      [radius, high] = at.narrow ? [16, 280] : [20, 320];
      for (const edge of edges) aim(edge, [spot(edge.from), spot(edge.to)], radius);
      for (const { v, node, face, label } of vertices) {
        const [[x, y], [, , right, down]] = [spot(v), SPOTS[v]];
        move(node, x, y);
        put(face, { r: radius });
        put(label, { x: x + right * (radius + 16), y: y + 5 + down * (radius + 16) });
      }
      put(mark.ghost, { r: radius + 6 });
      put(mark.you, { x: radius + 24, y: 5 });
      place = seat();
      return high;
    },
    paint() {
      const score = scored(end);
      const last = at.seen * NAMES.length; // the last visible round
      const drawn = (/** @type {number} */ v) => at.seen === 1 && score[v] === 0;
      for (const { v, face, number, label } of vertices) {
        const round = Math.abs(score[v]) - 1;
        const kind = drawn(v) ? "D" : !at.open || !score[v] || round > last ? "" : score[v] > 0 ? "N" : "P";
        dress(face, "disc", kind);
        dress(number, "number", kind === "P" && "on");
        write(label, kind && kind !== "D" ? `${kind} ${round}` : kind);
      }
      for (const { from, to, edge } of [...edges, { from: FROM, to: end, ...free }])
        edge.classList.toggle("circles", drawn(from) && drawn(to));
      const [x, y] = spot(end);
      // whether the chip leaves room for the arrow's head
      const aimed = end !== LOOSE && Math.hypot(x - place[0], y - place[1]) > radius + 21;
      show(free.head, aimed);
      aim(free, [spot(FROM), place, ...(aimed ? [[x, y]] : [])], aimed ? radius : 0);
    },
    holds: () => (end === LOOSE ? t("loose.first") : t("loose.holds", { end: NAMES[end] })),
    guess: () => (end === LOOSE ? null : end),
    judge: (guess, right) => (right ? t("loose.right") : said(guess)),
    read: () => said(end),
    arrive(glide) {
      if (RIGHT.includes(end)) return;
      go(RIGHT[0]);
      settle(glide);
    },
    close() {
      end = LOOSE;
      place = seat();
    },
    value: () => NAMES[end] ?? null,
    set(value) {
      const wanted = value === null ? LOOSE : NAMES.indexOf(value);
      if (!ENDS.includes(wanted)) return;
      go(wanted);
      settle(0);
    },
  };

  /** Returns the place of the chip when the arrow ends at a vertex: before the vertex, to one side of the arrow. */
  function seat() {
    const [[a, b], [x, y]] = [spot(FROM), spot(end)];
    if (end === LOOSE) return [x, y];
    const angle = Math.atan2(b - y, a - x) + ASIDE;
    return [x + Math.cos(angle) * (radius + 34), y + Math.sin(angle) * (radius + 34)];
  }

  function settle(/** @type {number} */ glide) {
    const [from, to] = [place, seat()];
    at.grow(glide, (part) => (place = from.map((one, i) => one + (to[i] - one) * part)));
  }

  function go(/** @type {number} */ next) {
    end = next;
    at.moved(end !== LOOSE);
  }
});
