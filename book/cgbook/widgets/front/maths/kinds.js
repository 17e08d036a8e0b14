// The kinds of games, as their answers to three questions, and where a game belongs on a map with a circle for each.

/** The questions, as bits of a kind. A game without players is of kind NOBODY, and has no other answers. */
const QUESTIONS = /** @type {[number, string, string][]} */ ([
  [1, "chance", "noChance"],
  [2, "hidden", "noHidden"],
  [4, "sum", "noSum"],
]);
export const NOBODY = 8;

/** @type {Record<string, number>} */
export const KINDS = {
  chips: 4,
  roll: 1,
  scissors: 6,
  life: NOBODY,
  kayles: 4,
  stag: 2,
  chess: 4,
  card: 7,
  sweets: 0,
  northcott: 4,
  backgammon: 5,
};

/** Returns the answers of a kind, by their names. @param {number} kind */
export const answers = (kind) =>
  kind === NOBODY ? ["nobody"] : QUESTIONS.map(([bit, yes, no]) => (kind & bit ? yes : no));

/** Returns the first answer of a kind that doesn't fit a place on the map, or an empty string.
 * @param {number} kind @param {number} place */
export function denied(kind, place) {
  if (kind === place) return "";
  if (kind === NOBODY) return "nobody";
  if (place === NOBODY) return "somebody";
  return answers(kind).find((answer, i) => answer !== answers(place)[i]) ?? "";
}

/** Returns which of the circles [x, y, radius] contain a point, as one bit for each circle.
 * @param {number[][]} circles @param {number} x @param {number} y */
export const inside = (circles, x, y) =>
  circles.reduce((bits, [a, b, radius], i) => bits | (Number(Math.hypot(x - a, y - b) < radius) << i), 0);
