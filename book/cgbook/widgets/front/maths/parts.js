// A heap from which each move takes at most so many times what was taken before: its parts, of which the smallest
// decides.

/** The parts of a number from 1 on, the largest first: for 1 its powers of two, for 2 its Fibonacci numbers.
 * @param {number} number @param {number} factor */
export function partsOf(number, factor) {
  const terms = [1];
  for (let last = 1, j = 0; last <= number; terms.push(last)) {
    while (factor * terms[j] < last) j++;
    last += terms[j];
  }
  const parts = [];
  for (const term of terms.reverse()) {
    if (term > number) continue;
    parts.push(term);
    number -= term;
  }
  return parts;
}
