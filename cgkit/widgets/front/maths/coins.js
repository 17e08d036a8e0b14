// What heads are worth: values of single heads come from Python, and a row is worth their nim-sum.

/**
 * What heads are worth under a rule: `counts` is a set of bits, one for each number of coins; coins are told by
 * their places from 0.
 */
export function worth(map, { counts, pattern, heads }) {
  const values = map.values[pattern][counts];
  return { values, total: heads.reduce((sum, coin) => sum ^ values[coin], 0) };
}
