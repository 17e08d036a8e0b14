// What heads are worth: values of single heads come from Python, and a row is worth their nim-sum.
import { nimSum } from "./columns.js";

/**
 * What heads are worth under a rule: `counts` is a set of bits, one for each number of coins; coins are told by
 * their places from 0.
 * @param {CoinMap} map @param {CoinRule} rule
 */
export function worth(map, { counts, pattern, heads }) {
  const values = map.values[pattern][counts];
  return { values, total: nimSum(heads.map((coin) => values[coin])) };
}

/** The sets of `size` coins among those of a list.
 * @param {number[]} coins @param {number} size @returns {Iterable<number[]>} */
function* choices(coins, size) {
  if (!size) return yield [];
  for (let i = 0; i + size <= coins.length; i++)
    for (const rest of choices(coins.slice(i + 1), size - 1)) yield [coins[i], ...rest];
}

/** The coins left of a head that a move may turn with it; patterns as in `cgkit/rulesets/coins/custom.py`.
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

/** For each value of an option of a single head, from 0 up, the first of the coins that are turned with it.
 * @param {number[]} values @param {CoinRule} rule @param {number} coin */
export function reachedBy(values, rule, coin) {
  const met = /** @type {Map<number, number[]>} */ (new Map());
  for (const others of turns(rule, coin)) {
    const value = nimSum(others.map((one) => values[one]));
    if (!met.has(value)) met.set(value, others);
  }
  return [...met].sort(([x], [y]) => x - y);
}
