// Heaps from which a number of chips of a set is taken, in all of them at once; whoever cannot move loses.

/** For each heap from 0 to `top`, how many moves it lasts if the winner delays and the loser hurries.
 * @param {number[]} takes @param {number} top */
export function suspense(takes, top) {
  const lasts = /** @type {number[]} */ ([]);
  for (let heap = 0; heap <= top; heap++) {
    const after = takes.filter((take) => take <= heap).map((take) => lasts[heap - take]);
    const lost = after.filter((moves) => moves % 2 === 0); // for whoever moves from there
    lasts.push(lost.length ? 1 + Math.max(...lost) : after.length ? 1 + Math.min(...after) : 0);
  }
  return lasts;
}

/** What is left of each heap when every bar is made shorter by one; a heap that has no move stays.
 * @param {number[]} takes @param {number[]} heaps */
export function shortened(takes, heaps) {
  const lasts = suspense(takes, Math.max(...heaps));
  return heaps.map((heap) => {
    const take = takes.find((one) => one <= heap && lasts[heap - one] === lasts[heap] - 1);
    return heap - (take ?? 0);
  });
}
