// What an answer must be before it is judged: the assertions of an exercise's public test, as
// `cgbook.teaching.conditions` writes them. Whole numbers are BigInts, tuples and lists are arrays, sets are Sets of
// the texts of their members.

/** @typedef {bigint | boolean | Value[] | Set<string>} Value */

/** @param {Value} value @returns {string} */
const text = (value) => (Array.isArray(value) ? `(${value.map(text).join()})` : String(value));

/** @param {Value} a @param {Value} b @returns {number} below, at or above 0, as Python orders numbers and tuples */
function order(a, b) {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b ? 0 : a < b ? -1 : 1;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const found = order(a[i], b[i]);
    if (found) return found;
  }
  return a.length - b.length;
}

/** @param {Set<string>} a @param {Set<string>} b */
const within = (a, b) => [...a].every((one) => b.has(one));

/** @param {Value} a @param {Value} b */
const same = (a, b) => (a instanceof Set && b instanceof Set ? a.size === b.size && within(a, b) : text(a) === text(b));

const both = (a, b) => a instanceof Set && b instanceof Set;

const compare = {
  "<": (a, b) => (both(a, b) ? a.size < b.size && within(a, b) : order(a, b) < 0),
  "<=": (a, b) => (both(a, b) ? within(a, b) : order(a, b) <= 0),
  ">": (a, b) => (both(a, b) ? b.size < a.size && within(b, a) : order(a, b) > 0),
  ">=": (a, b) => (both(a, b) ? within(b, a) : order(a, b) >= 0),
  "==": same,
  "!=": (a, b) => !same(a, b),
  in: (a, b) => (b instanceof Set ? b.has(text(a)) : b.some((one) => same(one, a))),
  "not in": (a, b) => !compare.in(a, b),
};

/** @param {bigint} a @param {bigint} b */
const floorDiv = (a, b) => {
  const whole = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? whole - 1n : whole;
};

const truth = (value) =>
  Array.isArray(value) ? value.length > 0 : value instanceof Set ? value.size > 0 : Boolean(value);

const binary = {
  "+": (a, b) => (Array.isArray(a) ? [...a, ...b] : a + b),
  "-": (a, b) => (both(a, b) ? new Set([...a].filter((one) => !b.has(one))) : a - b),
  "*": (a, b) => a * b,
  "**": (a, b) => a ** b,
  "//": floorDiv,
  "%": (a, b) => a - b * floorDiv(a, b),
};

const edge = (items, sign) => items.reduce((best, one) => (sign * order(one, best) > 0 ? one : best));

/** @param {Value[]} items @param {bigint} index counted from the end when it is below 0 */
function at(items, index) {
  const found = items.at(Number(index));
  if (found === undefined) throw new RangeError("no such place");
  return found;
}

const members = (value) => (value instanceof Set ? [...value].map((one) => BigInt(one)) : value);

const functions = {
  n: (number) => BigInt(number),
  len: (items) => BigInt(items instanceof Set ? items.size : items.length),
  min: (items) => edge(members(items), -1),
  max: (items) => edge(members(items), 1),
  sum: (items) => members(items).reduce((total, one) => total + BigInt(one), 0n),
  all: (items) => items.every(truth),
  any: (items) => items.some(truth),
  not: (value) => !truth(value),
  sorted: (items) => [...members(items)].sort(order),
  set: (items) => (items instanceof Set ? items : new Set(items.map(text))),
  tuple: (...items) => items,
  list: (items) => [...members(items)],
  zip: (a, b) => a.slice(0, b.length).map((one, i) => [one, b[i]]),
  enumerate: (items, start) => items.map((one, i) => [start + BigInt(i), one]),
  range: (from, to) => Array.from({ length: Math.max(0, Number(to - from)) }, (_, i) => from + BigInt(i)),
  at,
  slice: (items, from, to) => items.slice(from === null ? 0 : Number(from), to === null ? undefined : Number(to)),
  ...binary,
};

/** @param {any} expression @param {Record<string, Value>} names @returns {any} */
function evaluate(expression, names) {
  if (expression === null) return null;
  const [head, ...rest] = expression;
  if (head === "var") return names[rest[0]];
  if (head === "n") return functions.n(rest[0]);
  if (head === "and") return rest.every((part) => truth(evaluate(part, names)));
  if (head === "or") return rest.some((part) => truth(evaluate(part, names)));
  if (head === "each") {
    const [bound, items, body] = rest;
    return members(evaluate(items, names)).map((one) => {
      const parts = bound.length === 1 ? [one] : one;
      return evaluate(body, { ...names, ...Object.fromEntries(bound.map((name, i) => [name, parts[i]])) });
    });
  }
  if (head === "compare") {
    let left = evaluate(rest[0], names);
    for (const [operator, part] of rest.slice(1)) {
      const right = evaluate(part, names);
      if (!compare[operator](left, right)) return false;
      left = right;
    }
    return true;
  }
  const parts = rest.map((part) => evaluate(part, names));
  return functions[head](...parts);
}

/**
 * The message of the first condition that an answer does not meet; null where it meets them all.
 * @param {[any, string][]} program
 * @param {bigint | bigint[]} answer
 * @returns {string | null}
 */
export function unmet(program, answer) {
  for (const [expression, message] of program) {
    try {
      if (!truth(evaluate(expression, { answer }))) return message;
    } catch {
      return message; // as the grader: an answer of another shape does not pass
    }
  }
  return null;
}
