// Coins that are chosen and then turned, on any board. The table has each move's leading head and the heads that the
// move leaves; this module works out the coins to turn. For readers who have met values, each head's value is
// below its face, and the value of all heads is below the board.
import { h } from "../../page/dom.js";
import { componentOf, optionsOfRow } from "../../game/table.js";
import { stretchable } from "../../page/drag.js";
import { list, t } from "../../page/words.js";
import { worth } from "./worth.js";

/** A coin is a number, or [row, column]. @typedef {any} Coin */
/** @typedef {(coins: Coin[], missing: string | null) => void} Select */
/** @typedef {{element: HTMLElement, pieces: Piece[]}} Arranged */
/**
 * @typedef {{boards: Coin[][], name: (coin: Coin) => string, face?: (coin: Coin) => string | null, lead?: string,
 *   leads: (coin: Coin, others: Coin[]) => boolean, touched?: () => void, stretch?: boolean, all: "row" | "board",
 *   arrange: (buttons: HTMLElement[], b: number, select: Select) => HTMLElement | Arranged}} Coins
 * @param {Table} table @param {number} id
 */
export const coinOf = (table, id) => componentOf(table, id)[0];

/** Returns the coins that a move turns, as "board:coin".
 * @param {Table} table @param {State} state @param {Move} move */
function turnedBy(table, state, { picks: [[b, place, k]] }) {
  const id = state[b][place];
  return [id, ...optionsOfRow(table, id)[k]].map((one) => `${b}:${coinOf(table, one)}`);
}

/** Creates a coin: a button with a face and, below it, the coin's number; a screen reader says `words`.
 * @param {boolean} up @param {string | null} name @param {string} words @param {(() => void) | undefined} onclick */
export function coinButton(up, name, words, onclick, worth = /** @type {Child} */ (null)) {
  return h(
    "button",
    { type: "button", class: "cg-coin-place", onclick },
    h("span", { class: "cg-heard" }, words),
    h("span", { class: up ? "cg-face-up" : "cg-face-down", "aria-hidden": "true" }, up ? t("heads") : t("tails")),
    name !== null && h("span", { class: "cg-name", "aria-hidden": "true" }, name),
    worth !== null && h("span", { class: "cg-worth-here", "aria-hidden": "true" }, String(worth)),
  );
}

/** Returns [minimum, maximum] of some coins' numbers, or of their rows and of their columns. @param {Coin[]} coins */
function reach(coins) {
  const [first] = coins;
  return [first].flat().map((_, axis) => {
    const along = coins.map((coin) => [coin].flat()[axis]);
    return [Math.min(...along), Math.max(...along)];
  });
}

/**
 * Draws a skin of coins. `boards` lists the coins of each board of the state in reading order; `name(coin)` returns the
 * name of a coin, and `leads(coin, others)` returns whether a coin must show heads to be turned with these others.
 * `arrange(buttons, b, select)` lays out the buttons of a board, and can return {element, pieces} with further pieces;
 * `select(coins, missing)` chooses exactly these coins, or says what's missing. `touched()` is called when a coin's
 * button is touched. With `stretch`, a pointer can be dragged from one coin to another. `all` says whether the coins
 * are a row or a board.
 * @param {View} view @param {Coins} board
 */
export function turnable(
  { table, state, moves, plain, answer, chosen: tell },
  { boards, name, arrange, leads, lead = "mustShowHeads", face = name, touched = () => {}, stretch = false, all },
) {
  const heads = new Map(
    state.flatMap((board, b) => board.map((id) => [`${b}:${coinOf(table, id)}`, table.rows[id][2]])),
  ); // the value of each head
  const valued = !plain && table.judge === "xor";
  const turned = new Set(answer ? turnedBy(table, answer.state, answer.move) : []);
  const coinOfKey = new Map(boards.flatMap((coins, b) => coins.map((coin) => [`${b}:${coin}`, coin])));
  const legal = moves.map((move) => {
    const keys = turnedBy(table, state, move);
    return { move, keys, b: move.picks[0][0], reach: reach(keys.map((key) => coinOfKey.get(key))) };
  });
  const chosen = new Set(); // "board:coin"
  const places = new Map();
  const arranged = boards.map((coins, b) => {
    const buttons = coins.map((coin) => {
      const key = `${b}:${coin}`;
      const [up, value] = [heads.has(key), heads.get(key)];
      const words = t(!up ? "coinTails" : valued ? "headWorth" : "coinHeads", { name: name(coin), value });
      const place = coinButton(up, face(coin), words, undefined, valued ? (value ?? "") : null);
      place.setAttribute("aria-pressed", "false");
      place.classList.toggle("cg-answered", turned.has(key));
      places.set(key, place);
      return place;
    });
    const select = (/** @type {Coin[]} */ some, /** @type {string | null} */ missing) => {
      const keys = some.map((coin) => `${b}:${coin}`);
      if (moves.length) choose(keys, missing);
    };
    const made = arrange(buttons, b, select);
    if (stretch && moves.length) stretchable(buttons, (from, to) => select([coins[from], coins[to]], null));
    return made instanceof Node ? { element: made, pieces: [] } : made;
  });
  const pieces = boards.flatMap((coins, b) => [
    ...coins.map((coin) => {
      const key = `${b}:${coin}`;
      const place = state[b].findIndex((id) => coinOf(table, id) === coin);
      return { node: places.get(key), at: [b, place], choose: moves.length ? () => toggle(key) : null };
    }),
    ...arranged[b].pieces.map((piece) => (moves.length ? piece : { ...piece, choose: null })),
  ]);

  function toggle(/** @type {string} */ key) {
    touched();
    choose(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]);
  }

  /**
   * @param {string[]} keys
   * @param {string | null} missing
   */
  function choose(keys, missing = null) {
    chosen.clear();
    for (const key of keys) chosen.add(key);
    for (const [key, place] of places) place.setAttribute("aria-pressed", String(chosen.has(key)));
    const move = meant();
    tell(move, move ? null : (missing ?? why()));
  }

  /**
   * Returns the move that turns exactly the chosen coins. If there's none, looks for the move with the fewest coins
   * that turns the chosen coins and reaches no farther than they do. Returns null if there's no such move, or more than
   * one.
   */
  function meant() {
    if (!chosen.size) return null;
    const all = [...chosen];
    const fits = legal.filter(({ keys }) => all.every((key) => keys.includes(key)));
    const exact = fits.find(({ keys }) => keys.length === all.length);
    if (exact) return exact.move;
    const ends = String(reach(all.map((key) => coinOfKey.get(key))));
    const within = fits.filter((one) => String(one.reach) === ends);
    const least = Math.min(...within.map(({ keys }) => keys.length));
    const [one, other] = within.filter(({ keys }) => keys.length === least);
    return one && !other ? one.move : null;
  }

  /** Returns words that say what's missing for a move, or why the chosen coins can't be turned. */
  function why() {
    if (!chosen.size) return t("chooseCoins");
    const all = [...chosen];
    const coins = all.map((key) => coinOfKey.get(key));
    const names = [...coinOfKey].filter(([key]) => chosen.has(key)).map(([, coin]) => name(coin));
    const coinNames =
      names.length > 1 ? t("someCoins", { names: list(names, t("and")) }) : t("aCoin", { name: names[0] });
    if (legal.some(({ keys }) => all.every((key) => keys.includes(key))))
      return t("notYetTurned", { coins: coinNames });
    const tails = all.find((key) => !heads.has(key) && leads(coinOfKey.get(key), coins));
    if (tails) return t(lead, { name: name(coinOfKey.get(tails)) });
    return t("notTogether", { coins: coinNames });
  }

  /** @type {Picture["preview"]} */
  function preview(move) {
    const going = new Set(move ? turnedBy(table, state, move) : []);
    for (const [key, place] of places) place.classList.toggle("cg-going", going.has(key));
  }

  const values = [...coinOfKey.keys()].flatMap((key) => heads.get(key) ?? []);
  return { element: h("div", {}, arranged, valued && worth(values, all)), preview, pieces };
}
