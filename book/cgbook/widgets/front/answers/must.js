// What any answer must be, right or wrong, as `Must` of `cgbook.teaching.answers` tells it.

const between = ([low, high], n) => (low === null || n >= low) && (high === null || n <= high);

/** @type {Record<string, (value: any, numbers: bigint[]) => boolean>} */
const HOLDS = {
  count: (bounds, numbers) => between(bounds, numbers.length),
  range: (bounds, numbers) => numbers.every((one) => between(bounds, one)),
  among: (all, numbers) => numbers.every((one) => all.map(BigInt).includes(one)),
  distinct: (_, numbers) => new Set(numbers).size === numbers.length,
  increasing: (_, numbers) => numbers.every((one, i) => !i || numbers[i - 1] <= one),
};

/**
 * The words of the first field that does not hold; null where all do.
 * @param {{field: string, value: any, say: string}[]} must
 * @param {bigint[]} numbers
 */
export const unmet = (must, numbers) => must.find(({ field, value }) => !HOLDS[field](value, numbers))?.say ?? null;
