// Two combs, with teeth at the multiples of two numbers; each tooth marks its multiple rounded down.

/** Returns how often the teeth of combs with these steps mark each of 0, 1, …, top.
 * @param {number[]} steps @param {number} top */
export function marked(steps, top) {
  const times = new Array(top + 1).fill(0);
  for (const step of steps) for (let n = 1; Math.floor(n * step) <= top; n++) times[Math.floor(n * step)]++;
  return times;
}

/** Returns the first number from 1 on that isn't marked exactly once, as {number, times}, or null if there's none.
 * @param {number[]} steps @param {number} top */
export function firstFault(steps, top) {
  const times = marked(steps, top);
  const number = times.findIndex((many, i) => i > 0 && many !== 1);
  return number < 0 ? null : { number, times: times[number] };
}

/** Returns the numbers from 1 to `top` that no tooth marks, and the numbers that several teeth mark.
 * @param {number[]} steps @param {number} top */
export function faults(steps, top) {
  const times = marked(steps, top);
  /** @param {(many: number) => boolean} wrong */
  const where = (wrong) => times.flatMap((many, i) => (i > 0 && wrong(many) ? [i] : []));
  return { none: where((many) => many === 0), twice: where((many) => many > 1) };
}
