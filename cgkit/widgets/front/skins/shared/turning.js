// Coins that are chosen and then turned, on any board. What a move turns is read from the table: the head that
// leads it, and the heads that it leaves.
import { h } from "../../page/dom.js";
import { componentOf, optionsOfRow } from "../../game/table.js";
import { list, t } from "../../page/words.js";

export const coinOf = (table, id) => componentOf(table, id)[0];

/** The coins that a move turns, as "board:coin". */
function turnedBy(table, state, { picks: [[b, place, k]] }) {
  const id = state[b][place];
  return [id, ...optionsOfRow(table, id)[k]].map((one) => `${b}:${coinOf(table, one)}`);
}

/** A row with one head, as it is written: TTTH. */
export const single = (coin, first) => `${"T".repeat(coin - first)}H`;

/** A coin: a button that shows a face, and below it its number; read aloud, it is `words`. */
export function coinButton(up, name, words, onclick, worth = null) {
  return h(
    "button",
    { type: "button", class: "cg-coin-place", onclick },
    h("span", { class: "cg-said" }, words),
    h("span", { class: up ? "cg-face-up" : "cg-face-down", "aria-hidden": "true" }, up ? t("heads") : t("tails")),
    name !== null && h("span", { class: "cg-name", "aria-hidden": "true" }, name),
    worth !== null && h("span", { class: "cg-worth-here", "aria-hidden": "true" }, String(worth)),
  );
}

/**
 * A skin of coins. `boards` lists, for each board of the state, the coins in reading order; `name(coin)` is what a coin
 * is called, `arrange(buttons, b)` lays the buttons of a board out, and `leads(coin, others)` tells whether a coin must
 * show heads to be turned with these; `worth("board:coin")` is what stands below a coin, "" for nothing, null for no
 * such line at all.
 * @param {any} view
 * @param {any} board
 */
export function turnable(
  { table, state, moves, answer, chosen: tell },
  { boards, name, arrange, leads, lead = "mustShowHeads", face = name, worth = () => null, below = () => [] },
) {
  const heads = new Set(state.flatMap((board, b) => board.map((id) => `${b}:${coinOf(table, id)}`)));
  const turned = new Set(answer ? turnedBy(table, answer.state, answer.move) : []);
  const chosen = new Map(); // "board:coin" -> its name
  const places = new Map();
  const rows = boards.map((coins, b) =>
    arrange(
      coins.map((coin) => {
        const key = `${b}:${coin}`;
        const value = worth(key);
        const up = heads.has(key);
        const words = t(!up ? "coinTails" : value === null ? "coinHeads" : "headWorth", { name: name(coin), value });
        const place = coinButton(up, face(coin), words, undefined, value);
        place.setAttribute("aria-pressed", "false");
        place.classList.toggle("cg-answered", turned.has(key));
        places.set(key, place);
        return place;
      }),
      b,
    ),
  );
  const pieces = boards.flatMap((coins, b) =>
    coins.map((coin) => {
      const key = `${b}:${coin}`;
      const place = state[b].findIndex((id) => coinOf(table, id) === coin);
      return { node: places.get(key), at: [b, place], choose: moves.length ? () => choose(key, coin) : null };
    }),
  );

  function choose(key, coin) {
    if (!chosen.delete(key)) chosen.set(key, coin);
    places.get(key).setAttribute("aria-pressed", chosen.has(key));
    const move = moves.find((one) => {
      const coins = turnedBy(table, state, one);
      return coins.length === chosen.size && coins.every((at) => chosen.has(at));
    });
    tell(move ?? null, move ? null : why());
  }

  /** Why the chosen coins may not be turned. */
  function why() {
    if (!chosen.size) return t("chooseCoins");
    const tails = [...chosen].find(([key, coin]) => !heads.has(key) && leads(coin, [...chosen.values()]));
    if (tails) return t(lead, { name: name(tails[1]) });
    const names = boards.flatMap((coins, b) => coins.filter((coin) => chosen.has(`${b}:${coin}`))).map(name);
    return t("notTogether", {
      coins: names.length > 1 ? t("someCoins", { names: list(names, t("and")) }) : t("aCoin", { name: names[0] }),
    });
  }

  function preview(move) {
    const going = new Set(move ? turnedBy(table, state, move) : []);
    for (const [key, place] of places) place.classList.toggle("cg-going", going.has(key));
  }

  const element = h("div", {}, rows, below(heads));
  return { element, preview, pieces };
}
