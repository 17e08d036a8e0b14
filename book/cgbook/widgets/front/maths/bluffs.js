// A game with one card, high or low. Each player puts in one chip at the start. The player with the card can bet more,
// and always does so with the high card.

/**
 * Returns the bettor's winnings against an opponent who always calls, and against one who always folds. Half of the
 * deals have the high card, and each of the `cards` low cards is dealt once. `bluffs` of the low cards are bet. A bet
 * is one chip.
 * @param {number} bluffs @param {number} cards
 */
export function purses(bluffs, cards) {
  const given = cards - bluffs; // folded low cards, which cost one chip each
  return { calls: 2 * cards - 2 * bluffs - given, folds: cards + bluffs - given };
}

/**
 * Returns the optimal fractions of low cards to bet (`bluff`) and of bets to call, and the average win per deal, when
 * half of the deals have the high card.
 * @param {number} bet
 */
export const levelOdds = (bet) => ({ bluff: bet / (bet + 2), call: 2 / (bet + 2), won: bet / (bet + 2) });

/** Returns the average win per deal, if `bluff` is the fraction of the low cards that are bet, and `call` the fraction
 * of the bets that are called.
 * @param {number} bet @param {number} bluff @param {number} call */
export const perDeal = (bet, bluff, call) => (call * bet + bluff * (2 - call * (bet + 2))) / 2;

/**
 * Returns the average win per deal so far, after each batch of `every` deals. The same seed always deals the same
 * cards.
 * @param {number} bet @param {number} bluff @param {number} call @param {number} deals @param {number} every
 * @param {number} seed
 */
export function averages(bet, bluff, call, deals, every, seed) {
  const found = [];
  let [state, sum] = [seed, 0];
  const lot = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  for (let deal = 1; deal <= deals; deal++) {
    const [card, bluffs, calls] = [lot(), lot() < bluff, lot() < call];
    const high = card < 0.5;
    if (!high && !bluffs) sum -= 1;
    else if (!calls) sum += 1;
    else sum += high ? 1 + bet : -1 - bet;
    if (deal % every === 0) found.push(sum / deal);
  }
  return found;
}
