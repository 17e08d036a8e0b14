// Take-and-break games by their codes: the allowed moves, the values of heaps, and their period with its proof, as in
// `cgkit/sequences/octal_codes.py` and `code_tables.py`.
import { mex } from "./labelling.js";
import { certified, recurring } from "./periods.js";

const MOST_DIGITS = 60;
const FIRST = 64; // number of values in the first attempt at a proof; each attempt doubles this number
const MOST_VALUES = 40_000;
const MOST_STEPS = 100_000_000; // maximum number of options to look at
const SLICE = 20_000; // number of options between two pauses
const NO_THEOREM = 2_000; // number of values to compute if no theorem can prove a period

/** Returns the moves that are allowed on a heap; groups[j] lists the numbers that a move can take if it leaves j heaps.
 * @param {string | null} code @param {number[][]} groups @param {boolean} differ */
function breaksOf(code, groups, differ) {
  const parts = groups[3].length ? 3 : groups[2].length ? 2 : 1;
  return { code, groups, differ, parts, most: Math.max(0, ...groups.flat()) };
}

/**
 * Returns the moves that a code allows, or {refused: why}, where why is "long", "endless", "shape", "head" or "differ".
 * @param {string} text
 * @returns {any}
 */
export function readCode(text) {
  const typed = text.trim().toLowerCase();
  if (typed.length > MOST_DIGITS) return { refused: "long" };
  if (/[[\]…]|\.\./.test(typed)) return { refused: "endless" };
  const read = typed.match(/^([0-9a-f]?)(!?)(?:\.([0-9a-f]*))?$/);
  if (!read || !(read[1] || read[3])) return { refused: "shape" };
  const [head, tail] = [read[1] || "0", (read[3] ?? "").replace(/0+$/, "") || "0"];
  if (parseInt(head, 16) & 3) return { refused: "head" };
  const digits = [...head, ...tail].map((digit) => parseInt(digit, 16));
  if (read[2] && (head !== "4" || digits.slice(1).some((digit) => digit & 12))) return { refused: "differ" };
  const groups = [0, 1, 2, 3].map((j) => digits.flatMap((digit, k) => ((digit >> j) & 1 ? [k] : [])));
  return breaksOf(`${head}${read[2]}.${tail}`, groups, Boolean(read[2]));
}

/** Returns the moves of a subtraction game, which take one of the numbers. @param {number[]} numbers */
export const taking = (numbers) => breaksOf(null, [numbers, numbers, [], []], false);

/** Yields each move from a heap as {taken, parts}, smaller parts first. @param {Breaks} breaks @param {number} size */
export function* options({ groups: [none, one, two, three], differ, most }, size) {
  for (let taken = 0; taken <= Math.min(size, most); taken++) {
    const rest = size - taken;
    if (!rest && none.includes(taken)) yield { taken, parts: [] };
    if (rest && one.includes(taken)) yield { taken, parts: [rest] };
    if (two.includes(taken))
      for (let a = 1; 2 * a <= rest; a++) if (!differ || 2 * a < rest) yield { taken, parts: [a, rest - a] };
    if (three.includes(taken))
      for (let a = 1; 3 * a <= rest; a++)
        for (let b = a; a + 2 * b <= rest; b++) yield { taken, parts: [a, b, rest - a - b] };
  }
}

/** Returns the reason for a heap's value: the first move to each value from 0 upwards, and the smallest missing value.
 * @param {Breaks} breaks @param {number[]} values @param {number} size */
export function reached(breaks, values, size) {
  const met = /** @type {Map<number, {value: number, taken: number, parts: number[]}>} */ (new Map());
  for (const move of options(breaks, size)) {
    const value = move.parts.reduce((sum, part) => sum ^ values[part], 0);
    if (!met.has(value)) met.set(value, { value, ...move });
  }
  return { moves: [...met.values()].sort((x, y) => x.value - y.value), missing: mex([...met.keys()]) };
}

/** Returns {values, next}: each call of `next` adds a heap's value, and returns how many steps it took, about one for
 * each option.
 * @param {Breaks} breaks */
function growing({ groups: [none, one, two, three], differ }) {
  const values = /** @type {number[]} */ ([]);
  // the values of n chips in two heaps, if the code lets a move leave three heaps
  const pairs = /** @type {Set<number>[]} */ ([]);
  let stamps = new Int32Array(256); // stamps[v] is n + 1 if an option of n has the value v; the length is a power of 2
  function next() {
    const n = values.length;
    let steps = 1;
    const mark = (/** @type {number} */ value) => {
      stamps[value] = n + 1;
      steps++;
    };
    if (none.includes(n)) mark(0);
    for (const taken of one) if (taken < n) mark(values[n - taken]);
    for (const taken of two) {
      const rest = n - taken;
      const half = differ ? (rest - 1) >> 1 : rest >> 1;
      for (let a = 1; a <= half; a++) stamps[values[a] ^ values[rest - a]] = n + 1;
      steps += Math.max(0, half);
    }
    const before = steps;
    for (const taken of three)
      for (let a = 1; a < n - taken - 1; a++) for (const pair of pairs[n - taken - a]) mark(values[a] ^ pair);
    steps += 3 * (steps - before); // because iterating over a set takes about four times as long
    let value = 0;
    while (stamps[value] === n + 1) value++;
    values.push(value);
    if (value >= stamps.length) {
      const longer = new Int32Array(2 * stamps.length);
      longer.set(stamps);
      stamps = longer;
    }
    if (three.length) pairs.push(new Set(Array.from({ length: n >> 1 }, (_, i) => values[i + 1] ^ values[n - i - 1])));
    return steps;
  }
  return { values, next };
}

/** Returns whether moves never divide a heap, and can take whole heaps of exactly the sizes that they can take from
 * larger heaps. If so, each value depends only on a window of earlier values.
 * @param {Breaks} breaks */
const subtraction = ({ groups: [none, one], parts }) => parts === 1 && one.length > 0 && String(none) === String(one);

function proof(/** @type {Breaks} */ breaks, /** @type {number[]} */ values) {
  if (breaks.differ) return null; // if heaps must differ, the numbers taken don't determine the moves
  if (!subtraction(breaks)) return certified(values, breaks.most, breaks.parts);
  const found = recurring(values, breaks.most);
  return found && { ...found, window: breaks.most };
}

/**
 * Computes values of heaps until they prove a period or a limit is reached. This generator pauses at intervals to
 * yield the number of values so far. It returns {values, period}; the period is null if none is proved.
 * @param {Breaks} breaks
 */
export function* search(breaks) {
  const { values, next } = growing(breaks);
  const most = breaks.differ ? NO_THEOREM : MOST_VALUES;
  let left = MOST_STEPS;
  let slice = SLICE;
  for (let terms = FIRST; ; terms = Math.min(2 * terms, most)) {
    while (values.length < terms && left > 0) {
      const steps = next();
      left -= steps;
      slice -= steps;
      if (slice <= 0) {
        slice = SLICE;
        yield values.length;
      }
    }
    const period = proof(breaks, values);
    if (period || left <= 0 || values.length >= most) return { values, period };
  }
}

/** Returns the result of `search` without pauses. @param {Breaks} breaks @returns {{values: number[], period: any}} */
export function searched(breaks) {
  const work = search(breaks);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** Returns a game table for these heaps, in the format of `cgbook/widgets/table.py`.
 * @param {Breaks} breaks @param {number[]} values @param {number[][]} starts */
export function rowsOf(breaks, values, starts) {
  const rows = /** @type {Row[]} */ ([]);
  const acts = /** @type {Act[][]} */ ([]);
  const known = new Map();
  /** @template T @param {string | number} key @param {T[]} list @param {T} entry @returns {number} */
  const number = (key, list, entry) => {
    if (!known.has(key)) {
      known.set(key, list.length);
      list.push(entry);
    }
    return known.get(key);
  };
  const row = (/** @type {number} */ size) => number(size, rows, [0, [size], values[size], []]);
  const start = starts.map((heaps) => [heaps.map(row)]);
  for (const [, [size], , moves] of rows)
    for (const { taken, parts } of options(breaks, size)) {
      const verb = /** @type {Act[]} */ ([
        ["take", taken],
        ["take", taken],
        taken ? ["both", taken, ...parts] : ["divide", ...parts],
        taken ? ["all", taken, ...parts] : ["three", ...parts],
      ])[parts.length];
      moves.push([number(String(verb), acts, [verb]), ...parts.map(row)]);
    }
  return { rows, acts, start };
}
