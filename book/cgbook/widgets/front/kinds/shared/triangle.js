// Proposals for paying three players, as points of a triangle: the place of a proposal, the proposal at a place, and
// the drawing of the core, the values and the trail of objections. Payments are in twelfths.
import { svg } from "../../page/dom.js";
import { t } from "../../page/words.js";
import { alone, clamp, fromGains, inside, PAIRS, PLAYERS, spare } from "../../game/sharing.js";
import { corners, nucleolus, PARTS, shapley } from "../../maths/coalitions.js";

export const [WIDE, TALL] = [360, 322];
const CORNERS = [
  [34, 284],
  [326, 284],
  [180, 32],
];
const NEAR = 11; // how near a proposal must be to snap to a marked point, in units of the drawing

/** Returns the place of a proposal in the drawing. @param {number[]} worth @param {number[]} paid */
export function place(worth, paid) {
  const whole = spare(worth);
  const parts = alone(worth).map((one, i) => (whole ? (paid[i] - one) / whole : 1 / 3));
  return [0, 1].map((k) => PLAYERS.reduce((sum, i) => sum + parts[i] * CORNERS[i][k], 0));
}

/** Returns the wanted values (Shapley, nucleolus) that are inside the triangle, each with its place.
 * @param {number[]} worth @param {Set<string>} wanted */
function marks(worth, wanted) {
  const values = Object.entries({ shapley: shapley(worth), nucleolus: nucleolus(worth) });
  return values.flatMap(([what, paid]) =>
    paid && wanted.has(what) && inside(worth, paid) ? [{ what, paid, at: place(worth, paid) }] : [],
  );
}

/** Returns the proposal nearest to a place, in whole grains, or the proposal of a marked point nearby.
 * @param {number[]} worth @param {number[]} place @param {number} grain @param {Set<string>} wanted */
export function proposalAt(worth, [x, y], grain, wanted) {
  const top = (CORNERS[0][1] - y) / (CORNERS[0][1] - CORNERS[2][1]);
  const right = (x - CORNERS[0][0] - top * (CORNERS[2][0] - CORNERS[0][0])) / (CORNERS[1][0] - CORNERS[0][0]);
  /** @param {{at: number[]}} mark */
  const far = ({ at }) => Math.hypot(at[0] - x, at[1] - y);
  const [marked] = marks(worth, wanted).sort((one, other) => far(one) - far(other));
  if (marked && far(marked) < NEAR) return marked.paid;
  const grains = spare(worth) / grain;
  const third = clamp(Math.round(top * grains), 0, Math.floor(grains));
  const second = clamp(Math.round(right * grains), 0, Math.floor(grains) - third);
  return fromGains(worth, [second * grain, third * grain]);
}

/**
 * Returns the drawing, or only the triangle if there's nothing to share.
 * @typedef {{worth: number[], shown: Set<string>, trail: number[][], names: string[]}} Shares
 * @param {Shares & {groupName: (group: number) => string}} shares
 */
export function painted({ worth, shown, trail, names, groupName }) {
  /** @param {number[][]} places */
  const points = (places) => places.map((one) => one.map((n) => n.toFixed(1)).join(",")).join(" ");
  /** @type {SVGElement[]} */
  const parts = [svg("polygon", { points: points(CORNERS), class: "cg-imputations" })];
  if (spare(worth) >= 0) {
    if (shown.has("core")) parts.push(...core(worth, points, groupName));
    if (trail.length > 1)
      parts.push(svg("polyline", { points: points(trail.map((paid) => place(worth, paid))), class: "cg-way" }));
    parts.push(...marks(worth, shown).map(mark));
  }
  return [...parts, ...PLAYERS.map((i) => cornerName(i, names[i]))];
}

/**
 * @param {number[]} worth
 * @param {(places: number[][]) => string} points @param {(group: number) => string} groupName
 */
function core(worth, points, groupName) {
  const paid = corners(worth).map((one) => one.map((n) => PARTS * n));
  const places = paid.map((one) => place(worth, one));
  const drawn =
    places.length > 2
      ? svg("polygon", { points: points(places), class: "cg-core" })
      : places.length && svg("polyline", { points: points([...places, places[0]]), class: "cg-core cg-thin" });
  return [drawn, ...PAIRS.map((group) => border(worth, group, groupName(group)))].filter(
    (one) => one instanceof SVGElement,
  );
}

/** @param {{what: string, at: number[]}} value */
function mark({ what, at }) {
  const [x, y] = at;
  const size = 7;
  const rhombus = `M${x - size} ${y}l${size} ${-size}l${size} ${size}l${-size} ${size}z`;
  return svg("path", {
    d: what === "shapley" ? rhombus : `M${x - 5.5} ${y - 5.5}h11v11h-11z`,
    class: `cg-mark-${what}`,
  });
}

function cornerName(/** @type {number} */ i, /** @type {string} */ name) {
  const [x, y] = CORNERS[i];
  const place = [
    { x: x - 20, y: y + 26, "text-anchor": "start" },
    { x: x + 20, y: y + 26, "text-anchor": "end" },
    { x, y: y - 12, "text-anchor": "middle" },
  ][i];
  return svg("text", place, t("sharing.takesAll", { name }));
}

/** Returns the line beyond which a pair objects, with the pair's name, or null if the line misses the triangle.
 * @param {number[]} worth @param {number} group @param {string} name */
function border(worth, group, name) {
  const outside = PLAYERS.findIndex((i) => !((group >> i) & 1));
  const whole = spare(worth);
  const most = PARTS * (worth[7] - worth[group]) - PARTS * worth[1 << outside];
  if (most < 0 || most > whole || !whole) return null;
  const ends = PLAYERS.filter((i) => i !== outside).map((i) => {
    const paid = alone(worth);
    paid[outside] += most;
    paid[i] += whole - most;
    return place(worth, paid);
  });
  const [[x, y], [u, v]] = ends;
  const from = ends[outside === 2 ? 0 : 1];
  const [dx, dy] = [
    [9, -4],
    [-9, -4],
    [-8, 5],
  ][outside];
  const anchor = outside === 0 ? "start" : "end";
  return svg(
    "g",
    { class: "cg-border" },
    svg("line", { x1: x.toFixed(1), y1: y.toFixed(1), x2: u.toFixed(1), y2: v.toFixed(1) }),
    svg("text", { x: (from[0] + dx).toFixed(1), y: (from[1] + dy).toFixed(1), "text-anchor": anchor }, name),
  );
}
