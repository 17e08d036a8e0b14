// What a position is called in a sentence: "leaving 20", "leaving 16 (at most 8)".
import { componentOf, EMPTY } from "./table.js";
import { t } from "../page/words.js";

const plain = (component) => (Array.isArray(component) ? component.map(plain).join(", ") : String(component));

const bySkin = {
  beads: ([size, closed]) => (closed ? t("ring", { size }) : String(size)),
  choose: ([heaps]) => (Array.isArray(heaps) ? t("chooseFrom", { heaps: heaps.join(", ") }) : String(heaps)),
  cards: ([total]) => t("total", { total }),
  hackenbush: (edges) => t(edges.length === 1 ? "edgeHere" : "edgesHere", { n: edges.length }),
  limit: ([size, limit]) => t("atMost", { size, limit: Math.min(size, limit) }),
  northcott: ([turn, rows]) => t(turn ? "blackMoves" : "whiteMoves", {
    rows: rows.map(([left, gap, right]) => `${".".repeat(left)}W${".".repeat(gap)}B${".".repeat(right)}`).join(" ") }),
  pairs: (pairs) => pairs.map((pair) => `(${pair.join(", ")})`).join(", "),
  ring: ([size, closed]) => (closed ? t("ring", { size }) : String(size)),
  sos: (row) => row.replaceAll(".", "·"),
  treblecross: (row) => row.replaceAll(".", "·"),
  vertices: ([size, closed]) => (closed ? t("cycle", { size }) : String(size)),
};

export function nameRow(T, id) {
  if (id === EMPTY) return "0";
  const component = componentOf(T, id);
  return (bySkin[T.games[T.rows[id][0]].skin] ?? plain)(component);
}

/** The rows of a board in reading order: heads by their places, other components as they stand. */
export function inOrder(T, board) {
  const some = board.filter((id) => id !== EMPTY);
  return some.every((id) => T.games[T.rows[id][0]].skin.startsWith("coins")) ? some.sort((a, b) => componentOf(T, a)[0] - componentOf(T, b)[0]) : some;
}

/** Heads on a row are told by their places, in order; other components as they stand. */
export function nameState(T, state) {
  const coins = T.games.length && T.games.every(({ skin }) => skin.startsWith("coins"));
  const nameBoard = (board) => (coins ? inOrder(T, board).map((id) => componentOf(T, id)[0]).join(", ") || t("noHead")
    : board.map((id) => nameRow(T, id)).join(", ") || "0");
  return state.map(nameBoard).join(" + ");
}
