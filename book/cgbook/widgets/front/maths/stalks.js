// The value of a stalk of blue and red edges, by Berlekamp's rule. A stalk is a word of B and R, from the ground up.

/** Returns what each edge adds to the value: 1 or -1 up to the first change of colour, and then halves, quarters, ….
 * @param {string} stalk */
export function weights(stalk) {
  let size = 1;
  return [...stalk].map((edge, i) => {
    if (i && (size < 1 || edge !== stalk[i - 1])) size /= 2;
    return edge === "B" ? size : -size;
  });
}

/** Returns the value of a stalk, which is exact even if it isn't whole. @param {string} stalk */
export const stalkValue = (stalk) => weights(stalk).reduce((sum, weight) => sum + weight, 0);

/** Returns a number as text, such as "−3/4"; the number is a fraction whose denominator is a power of 2.
 * @param {number} value */
export function fraction(value) {
  let under = 1;
  while (!Number.isInteger(value * under)) under *= 2;
  const size = String(Math.abs(value * under));
  return `${value < 0 ? "−" : ""}${size}${under > 1 ? `/${under}` : ""}`;
}

/** Returns every stalk of at most `most` edges, sorted by value. @param {number} most */
export function stalksUpTo(most) {
  let longest = [""];
  const all = [];
  for (let size = 0; size < most; size++) {
    longest = longest.flatMap((stalk) => [`${stalk}B`, `${stalk}R`]);
    all.push(...longest);
  }
  return all.sort((one, other) => stalkValue(one) - stalkValue(other));
}
