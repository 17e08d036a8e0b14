// Values made of blocks of 1, 2, 4, 8, …; in a sum, equal blocks cancel in pairs.

/** Returns the different powers of 2 that add up to a number, largest first. @param {number} value */
export function blocks(value) {
  const powers = [];
  for (let power = 1; power <= value; power *= 2) if (Math.floor(value / power) % 2) powers.unshift(power);
  return powers;
}

/** Returns each value's blocks as {power, by}, and the nim-sum; `by` is the index of the value whose block cancels this
 * one, or -1.
 * @param {number[]} values */
export function cancelled(values) {
  const waiting = new Map(); // power -> the block that has no partner yet, and the index of its value
  const rows = values.map((value) => blocks(value).map((power) => ({ power, by: -1 })));
  rows.forEach((row, i) => {
    for (const block of row) {
      const other = waiting.get(block.power);
      if (!other) waiting.set(block.power, { block, i });
      else {
        block.by = other.i;
        other.block.by = i;
        waiting.delete(block.power);
      }
    }
  });
  return { rows, sum: [...waiting.keys()].reduce((sum, power) => sum + power, 0) };
}
