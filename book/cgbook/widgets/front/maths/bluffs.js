// One card, high or low: a bet of one chip on one chip that each has put in. The high card is always bet.

/**
 * What is won in twice as many rounds as there are low cards, half of them with the high card, when so many of the low
 * ones are bet: of an opponent who always calls, and of one who always folds.
 * @param {number} bluffs @param {number} cards
 */
export function purses(bluffs, cards) {
  const given = cards - bluffs; // the low cards that are folded cost one chip each
  return { calls: 2 * cards - 2 * bluffs - given, folds: cards + bluffs - given };
}
