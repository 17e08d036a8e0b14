// Habits: what is done round after round, as a machine. A state is [its choice, the state after the other's first
// choice, the state after the second]; `cgbook.examples.habits` has the same.

/** The choice of a habit when the other has made these choices so far. */
export const after = (states, seen) => states[seen.reduce((at, choice) => states[at][1 + choice], 0)][0];

/** The most that the first player of a table can get against a habit in so many rounds, and choices that bring it. */
export function bestAgainst(pays, states, rounds) {
  let worth = states.map(() => 0);
  const plan = [];
  for (let round = 0; round < rounds; round++) {
    const brings = states.map((state) => [0, 1].map((i) => pays[i][state[0]][0] + worth[state[1 + i]]));
    plan.unshift(brings.map(([first, second]) => Number(second > first)));
    worth = brings.map((pair) => Math.max(...pair));
  }
  let at = 0;
  const choices = plan.map((best) => {
    const choice = best[at];
    at = states[at][1 + choice];
    return choice;
  });
  return { most: worth[0], choices };
}
