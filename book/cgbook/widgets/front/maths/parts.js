// The parts of a heap in dynamic subtraction, where each take is at most `factor` times the previous take. The
// smallest part decides who wins.

/** Returns the parts of a number >= 1, largest first: powers of two for factor 1, Fibonacci numbers for factor 2.
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
