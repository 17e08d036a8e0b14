// Names of positions in sentences, such as "leaving 20" or "leaving 16 (at most 8)". A look names its own components.
import { skins } from "../skins/index.js";
import { componentOf, EMPTY, gameOf } from "./table.js";
import { list, t } from "../page/words.js";

/** Returns the look that a game names, or the generic look, which shows any game in words.
 * @param {GameFormat | null | undefined} game */
export const skinOf = (game) => skins[game?.skin ?? ""] ?? skins.generic;

/** @type {(component: any) => string} */
const plain = (component) => (Array.isArray(component) ? list(component.map(plain)) : String(component));
const skinOfRow = (/** @type {Table} */ T, /** @type {number} */ id) => skinOf(T.games[T.rows[id][0]]);

export function nameRow(/** @type {Table} */ T, /** @type {number} */ id) {
  if (id === EMPTY) return "0";
  const name = (skinOfRow(T, id).name ?? plain)(componentOf(T, id));
  const side = sideOf(T, id);
  return side ? t("toMove", { board: name, side }) : name;
}

/** Returns the name of the player whose turn it is in a row, or "" if the two players have no names.
 * @param {Table} T @param {number} id */
export function sideOf(T, id) {
  if (!T.rows[id]) return ""; // nothing is left on this board
  const { sides } = skinOfRow(T, id);
  const component = sides && componentOf(T, id);
  return sides && Array.isArray(component?.[1]) ? t(sides[component[0]]) : "";
}

/** Returns the rows of a board, except empty places, in the reading order of their look if it has one.
 * @param {Table} T @param {number[]} board */
export function inOrder(T, board) {
  const some = board.filter((id) => id !== EMPTY);
  const { order } = some.length ? skinOfRow(T, some[0]) : {};
  return order ? some.sort((a, b) => order(componentOf(T, a), componentOf(T, b))) : some;
}

/**
 * Returns the name of a position, a list of its rows' names. If their look has a reading order, empty components are
 * left out; otherwise, their name is 0.
 * @param {Table} T @param {State} state
 */
export function nameState(T, state) {
  const nameBoard = (/** @type {number[]} */ board, /** @type {number} */ b) => {
    const { order, nothing } = skinOf(gameOf(T, b));
    return list((order ? inOrder(T, board) : board).map((id) => nameRow(T, id))) || (nothing ? t(nothing) : "0");
  };
  return state.map(nameBoard).join(" + ");
}
