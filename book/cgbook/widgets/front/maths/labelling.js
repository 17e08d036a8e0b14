// Backward induction on a drawn graph, one step at a time. The front end owns this algorithm, because readers also
// draw graphs of their own.
//
// options[v] lists the vertices that v moves to; end(v) is the result at a terminal vertex for the player to move:
// -1, 0 or 1.

/**
 * Finds P, N and D by retrograde analysis. Steps come in rounds, as you would work by hand: a round labels everything
 * that it can, and then the next round begins.
 * @param {number[][]} options
 * @param {(v: number) => number} end
 */
export function retrograde(options, end = () => -1) {
  const n = options.length;
  /** @type {number[][]} */
  const before = options.map(() => []);
  const left = options.map((to) => new Set(to).size);
  options.forEach((to, v) => new Set(to).forEach((w) => before[w].push(v)));
  const score = new Array(n).fill(0);
  const steps = /** @type {Step[]} */ ([]);
  const queue = /** @type {number[]} */ ([]);
  /** @param {number} v @param {number} value @param {string} rule @param {number[]} to */
  const label = (v, value, rule, to) => {
    score[v] = value;
    queue.push(v);
    steps.push({ vertex: v, label: value > 0 ? "N" : "P", rule, to });
  };
  for (let v = 0; v < n; v++) if (!options[v].length && end(v)) label(v, end(v), "terminal", []);
  for (let i = 0; i < queue.length; i++) {
    const v = queue[i];
    for (const u of before[v]) {
      if (score[u]) continue;
      if (score[v] < 0) label(u, 1 - score[v], "toP", [v]);
      else if (!--left[u]) label(u, -1 - score[v], "allN", [...new Set(options[u])]);
    }
  }
  return { score, steps };
}

export function mex(/** @type {number[]} */ values) {
  const seen = new Set(values);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}

/** Computes Grundy values, each vertex after all its options. A vertex on or before a cycle gets null.
 * @param {number[][]} options */
export function grundy(options) {
  const n = options.length;
  /** @type {number[][]} */
  const before = options.map(() => []);
  const left = options.map((to) => new Set(to).size);
  options.forEach((to, v) => new Set(to).forEach((w) => before[w].push(v)));
  const value = new Array(n).fill(null);
  const steps = [];
  const ready = left.flatMap((count, v) => (count ? [] : [v]));
  for (let i = 0; i < ready.length; i++) {
    const v = ready[i];
    const to = [...new Set(options[v])];
    value[v] = mex(to.map((w) => value[w]));
    steps.push({ vertex: v, label: value[v], rule: to.length ? "mex" : "terminal", to });
    for (const u of before[v]) if (!--left[u]) ready.push(u);
  }
  return { value, steps };
}

/**
 * Finds the values that replace Grundy values if positions can repeat (Smith, Fraenkel): a number, or for ∞ the list of
 * the options' numbers. A vertex gets m if m is the mex of its options' numbers, and each option that has no number
 * has an option with the number m. Steps come in the order in which numbers are found. In a step, `to` lists the
 * options with numbers so far, and `back` lists pairs: another option, and its own option with the number m.
 * @param {number[][]} options
 */
export function numbering(options) {
  const to = options.map((list) => [...new Set(list)]);
  /** @type {number[][]} */
  const before = options.map(() => []);
  to.forEach((list, v) => list.forEach((w) => before[w].push(v)));
  const value = new Array(to.length).fill(null);
  const steps = /** @type {Step[]} */ ([]);
  const tell = (/** @type {number} */ v, /** @type {number} */ m) => {
    const open = to[v].filter((w) => value[w] === null);
    const numbered = to[v].filter((w) => value[w] !== null);
    const back = open.map((w) => [w, /** @type {number} */ (to[w].find((u) => value[u] === m))]);
    steps.push({ vertex: v, label: m, rule: to[v].length ? "mex" : "terminal", to: numbered, back });
  };
  const give = (/** @type {number} */ m) => {
    const fits = new Set(
      [...to.keys()].filter(
        (v) => value[v] === null && mex(to[v].map((w) => value[w]).filter((one) => one !== null)) === m,
      ),
    );
    const blocked = new Map([...fits].map((v) => [v, to[v].filter((w) => value[w] === null).length]));
    const queue = [...fits].filter((v) => !blocked.get(v));
    const answered = new Set();
    for (const v of queue) {
      tell(v, m);
      value[v] = m;
      for (const u of before[v]) {
        if (answered.has(u) || value[u] !== null) continue;
        answered.add(u);
        fits.delete(u);
        for (const earlier of before[u]) {
          if (!fits.has(earlier) || value[earlier] !== null) continue;
          blocked.set(earlier, Number(blocked.get(earlier)) - 1);
          if (!blocked.get(earlier)) queue.push(earlier);
        }
      }
    }
    return queue.length > 0;
  };
  for (let m = 0; give(m); m++);
  const known = to.map(
    (list, v) =>
      value[v] ?? [...new Set(list.map((w) => value[w]).filter((one) => one !== null))].sort((x, y) => x - y),
  );
  return { value: known, steps };
}

export const loopy = (/** @type {number[][]} */ options) => numbering(options).value;
