// Joins of subtraction games, where each turn takes a number in the set from every unfinished heap.

/** Returns how many moves each heap from 0 to `top` lasts if the winner delays and the loser hurries.
 * @param {number[]} takes @param {number} top */
export function suspense(takes, top) {
  const lasts = /** @type {number[]} */ ([]);
  for (let heap = 0; heap <= top; heap++) {
    const after = takes.filter((take) => take <= heap).map((take) => lasts[heap - take]);
    const lost = after.filter((moves) => moves % 2 === 0); // lost for the player who moves next
    lasts.push(lost.length ? 1 + Math.max(...lost) : after.length ? 1 + Math.min(...after) : 0);
  }
  return lasts;
}

/** Returns the heaps after a turn that makes each heap last one move less; a heap without a move stays.
 * @param {number[]} takes @param {number[]} heaps */
export function shortened(takes, heaps) {
  const lasts = suspense(takes, Math.max(...heaps));
  return heaps.map((heap) => {
    const take = takes.find((one) => one <= heap && lasts[heap - one] === lasts[heap] - 1);
    return heap - (take ?? 0);
  });
}
