// Habits for a game of two choices that's played again and again. A habit is a list of states. Each state has a choice
// and the states that follow the other player's first and second choice. A habit begins in its first state.

/**
 * Returns the habit that five switches make: its choice at the start, after both players chose the first, after only
 * the other player chose the second, after only the habit chose the second, and after both chose the second.
 * @param {number[]} switches
 */
export const switched = (switches) => switches.map((choice) => [choice, 1 + 2 * choice, 2 + 2 * choice]);

/**
 * Returns each habit's total payoff, as the first player, against each habit over a number of rounds.
 * @param {number[][]} pays payoffs of the first player @param {number[][][]} habits @param {number} rounds
 */
export const totals = (pays, habits, rounds) =>
  habits.map((one) =>
    habits.map((other) => {
      let [mine, theirs, sum] = [0, 0, 0];
      for (let round = 0; round < rounds; round++) {
        const [i, j] = [one[mine][0], other[theirs][0]];
        sum += pays[i][j];
        [mine, theirs] = [one[mine][1 + j], other[theirs][1 + i]];
      }
      return sum;
    }),
  );

/**
 * Returns the share of each habit in each generation. All shares are equal at first, and then each grows in proportion
 * to the habit's average payoff.
 * @param {number[][]} scores each habit's payoff against every habit @param {number} last number of the last generation
 */
export function generations(scores, last) {
  let shares = scores.map(() => 1 / scores.length);
  const found = [shares];
  for (let n = 0; n < last; n++) {
    const gets = scores.map((row) => row.reduce((sum, one, j) => sum + one * shares[j], 0));
    const mean = gets.reduce((sum, one, i) => sum + one * shares[i], 0);
    const before = shares;
    shares = gets.map((one, i) => (mean ? (before[i] * one) / mean : before[i]));
    found.push(shares);
  }
  return found;
}

/** Returns whether two habits always make the same choices. @param {number[][]} one @param {number[][]} other */
export function alike(one, other) {
  const met = new Set(["0 0"]);
  for (const pair of met) {
    const [i, j] = pair.split(" ").map(Number);
    if (one[i][0] !== other[j][0]) return false;
    for (const next of [1, 2]) met.add(`${one[i][next]} ${other[j][next]}`);
  }
  return true;
}
