// What a position is called in a sentence: "leaving 20", "leaving 16 (at most 8)".
import { componentOf, EMPTY } from "./table.js";
import { t } from "./words.js";

const plain = (component) => (Array.isArray(component) ? component.map(plain).join(", ") : String(component));

const bySkin = {
  beads: ([size, closed]) => (closed ? t("ring", { size }) : String(size)),
  cards: ([total]) => t("total", { total }),
  limit: ([size, limit]) => t("atMost", { size, limit: Math.min(size, limit) }),
  northcott: ([turn, rows]) => t(turn ? "blackMoves" : "whiteMoves", {
    rows: rows.map(([left, gap, right]) => `${".".repeat(left)}W${".".repeat(gap)}B${".".repeat(right)}`).join(" ") }),
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

/** Heads on a row are told by their places, in order; other components as they stand. */
export function nameState(T, state) {
  if (state.length === 1 && T.games[0]?.skin === "coins")
    return state[0].map((id) => componentOf(T, id)[0]).sort((x, y) => x - y).join(", ") || t("noHead");
  return state.map((board) => board.map((id) => nameRow(T, id)).join(", ") || "0").join(" + ");
}
