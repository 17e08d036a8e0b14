// What Python does otherwise than JavaScript, for the generators that are written from it (written.mjs).

const same = (a, b) =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => eq(one, b[i]));

/** Equal, and lists item by item. */
export const eq = (a, b) => a === b || same(a, b);

/** Whether a list has an item, or a text a part. */
export const has = (all, one) =>
  typeof all === "string" ? all.includes(one) : items(all).some((each) => eq(each, one));

export const items = (values) => [...values];

/** Sums; lists are joined. */
export const add = (a, b) => (Array.isArray(a) ? [...a, ...b] : a + b);

/** Products; a list or a text as often as the other factor says. */
export function repeated(a, b) {
  if (typeof a === "string") return a.repeat(b);
  return Array.isArray(a) ? Array.from({ length: b }, () => a).flat() : a * b;
}

/** The remainder with the sign of the divisor. */
export const remainder = (a, b) => a - b * Math.floor(a / b);

/** An item; places below 0 count from the end. */
export function at(values, i) {
  const found = values.at(i);
  if (found === undefined) throw new RangeError(`no place ${i} among ${values.length}`);
  return found;
}

export const truth = (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
export const every = (values) => items(values).every(truth);
export const some = (values) => items(values).some(truth);
export const total = (values) => items(values).reduce((sum, one) => sum + one, 0);
export const most = (...values) => Math.max(...(Array.isArray(values[0]) ? values[0] : values));
export const least = (...values) => Math.min(...(Array.isArray(values[0]) ? values[0] : values));

export function range(start, end = undefined, step = 1) {
  const [from, to] = end === undefined ? [0, start] : [start, end];
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);
}

export const numbered = (values) => items(values).map((one, i) => [i, one]);
export const pairs = (some, others) => some.slice(0, others.length).map((one, i) => [one, others[i]]);

/** Which comes first: the smaller number, the text of lower characters, the list with the smaller first difference. */
function before(a, b) {
  if (!Array.isArray(a)) return a < b ? -1 : a > b ? 1 : 0;
  const i = a.findIndex((one, k) => k >= b.length || !eq(one, b[k]));
  return i < 0 ? a.length - b.length : i >= b.length ? 1 : before(a[i], b[i]);
}
export const ordered = (values) => items(values).sort(before);
