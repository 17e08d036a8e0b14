// Values of heads. Python computes the values of single heads, and a row's value is their nim-sum.
import { nimSum } from "./columns.js";

/**
 * Returns the value of each single head under a rule, and the value of the row. `counts` has one bit for each number of
 * coins, and coins are numbered by their places from 0.
 * @param {CoinMap} map @param {CoinRule} rule
 */
export function worth(map, { counts, pattern, heads }) {
  const values = map.values[pattern][counts];
  return { values, total: nimSum(heads.map((coin) => values[coin])) };
}

/** Yields the sets of `size` coins from a list.
 * @param {number[]} coins @param {number} size @returns {Iterable<number[]>} */
function* choices(coins, size) {
  if (!size) return yield [];
  for (let i = 0; i + size <= coins.length; i++)
    for (const rest of choices(coins.slice(i + 1), size - 1)) yield [coins[i], ...rest];
}

/** Yields the sets of coins on a head's left that a move can turn with the head; `cgkit/rulesets/coins/custom.py` has
 * the patterns.
 * @param {CoinRule} rule @param {number} coin */
export function* turns({ counts, pattern }, coin) {
  /** @param {number} from @param {number} to */
  const range = (from, to) => Array.from({ length: to - from }, (_, i) => from + i);
  for (let others = 0; others <= coin; others++) {
    if (!((counts >> Math.min(others, 4)) & 1)) continue;
    if (pattern === 0) yield* choices(range(0, coin), others);
    else if (pattern === 3) yield* choices(range(Math.max(0, coin - 3), coin), others);
    else {
      const furthest = others && pattern === 2 ? Math.floor(coin / others) : 1;
      for (let gap = 1; gap <= furthest; gap++) yield range(0, others).map((i) => coin - gap * (others - i));
    }
  }
}

/** Returns [value, coins] for each value of a single head's options, from 0 upwards: the first set of coins whose
 * turning with the head leads to this value.
 * @param {number[]} values @param {CoinRule} rule @param {number} coin */
export function reachedBy(values, rule, coin) {
  const met = /** @type {Map<number, number[]>} */ (new Map());
  for (const others of turns(rule, coin)) {
    const value = nimSum(others.map((one) => values[one]));
    if (!met.has(value)) met.set(value, others);
  }
  return [...met].sort(([x], [y]) => x - y);
}
