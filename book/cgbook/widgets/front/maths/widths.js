// Values in rows, and the widths that put equal values below each other.

/** Returns the first n, from `start` onwards, whose value differs from the value below it in rows of this width, or -1.
 * @param {any[]} values @param {number} width */
export function clash(values, width, start = 0) {
  for (let n = start; n + width < values.length; n++) if (values[n] !== values[n + width]) return n;
  return -1;
}

/** Returns the minimum width, up to half the number of values, that makes every column constant, or 0.
 * @param {any[]} values */
export function shortest(values) {
  for (let width = 1; 2 * width <= values.length; width++) if (clash(values, width) < 0) return width;
  return 0;
}

/** Returns the largest width from 2 to `widest` that isn't a multiple of the period, or `widest` if there's none.
 * @param {number} length length of the period, or 0 if there's none @param {number} widest */
export function unfitting(length, widest) {
  for (let width = widest; width > 1; width--) if (!length || width % length) return width;
  return widest;
}

/** Returns `many` values, continued by the period, or fewer if there's no period. @param {any[]} values
 * @param {{start: number, length: number} | null} period @param {number} many */
export const unrolled = (values, period, many) =>
  Array.from({ length: period ? many : Math.min(many, values.length) }, (_, n) =>
    period && n >= values.length ? values[period.start + ((n - period.start) % period.length)] : values[n],
  );
