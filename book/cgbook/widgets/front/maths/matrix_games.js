// Matrix games in exact numbers: saddle points, the value, domination, and the graph of a game with two rows.
// Entries are whole numbers, and the first player chooses a row. The same functions in Python are in
// book/cgbook/strategic.
import { compared, plus, ratio, times } from "./ratios.js";

const turned = (/** @type {number[][]} */ rows) => rows[0].map((_, j) => rows.map((row) => row[j]));
/** Returns the columns as the second player sees them, with each payoff negated. @param {number[][]} rows */
export const costs = (rows) => turned(rows).map((column) => column.map((one) => -one));

/** Returns {least, greatest, saddles}: each row's minimum, each column's maximum, and the places where both are equal.
 * @param {number[][]} rows */
export function bounds(rows) {
  const least = rows.map((row) => Math.min(...row));
  const greatest = turned(rows).map((column) => Math.max(...column));
  const saddles = rows.flatMap((row, i) =>
    row.flatMap((one, j) => (one === least[i] && one === greatest[j] ? [[i, j]] : [])),
  );
  return { least, greatest, saddles };
}

/** Returns the value and an optimal mixture for each player, by the simplex method in whole numbers.
 * @param {number[][]} rows */
export function solve(rows) {
  const lift = 1 - Math.min(...rows.flat());
  const { total, over, mine, theirs } = simplex(rows.map((row) => row.map((one) => BigInt(one + lift))));
  const parts = (/** @type {bigint[]} */ weights) => weights.map((one) => ratio(one, total));
  return { value: ratio(over - BigInt(lift) * total, total), rows: parts(mine), columns: parts(theirs) };
}

/** Gives the columns weights >= 0 with the largest sum for which no row pays more than 1, if all entries are positive.
 * Returns the sum, these weights (`theirs`) and the dual weights of the rows (`mine`), as numerators over `over`.
 * @param {bigint[][]} table */
function simplex(table) {
  const [many, across] = [table.length, table[0].length];
  /** @type {bigint[][]} */
  const work = [...table.map((row) => [...row, 1n]), [...Array(across).fill(-1n), 0n]];
  const outside = [...Array(across).keys()];
  const inside = [...Array(many).keys()].map((i) => across + i);
  let over = 1n;
  for (;;) {
    const entering = outside.map((_, c) => c).filter((c) => work[many][c] < 0n);
    if (!entering.length) break;
    const c = entering.reduce((best, one) => (outside[one] < outside[best] ? one : best));
    let r = -1;
    for (let i = 0; i < many; i++) {
      if (work[i][c] <= 0n) continue;
      const more = r < 0 ? 1n : work[r][across] * work[i][c] - work[i][across] * work[r][c];
      if (more > 0n || (more === 0n && inside[i] < inside[r])) r = i;
    }
    const pivot = work[r][c];
    work.forEach((row, i) => {
      if (i === r) return;
      const factor = row[c];
      row.forEach((one, j) => (row[j] = (one * pivot - factor * work[r][j]) / over));
      row[c] = -factor;
    });
    work[r][c] = over;
    over = pivot;
    [outside[c], inside[r]] = [inside[r], outside[c]];
  }
  const weights = Array(across + many).fill(0n);
  inside.forEach((variable, i) => variable < across && (weights[variable] = work[i][across]));
  outside.forEach((variable, c) => variable >= across && (weights[variable] = work[many][c]));
  return { total: work[many][across], over, mine: weights.slice(across), theirs: weights.slice(0, across) };
}

/** Returns the payoff of a mixture of rows against each column. @param {number[][]} rows @param {Ratio[]} mix */
export const brought = (rows, mix) =>
  turned(rows).map((column) =>
    column.map((one, i) => times(mix[i], ratio(BigInt(one)))).reduce((sum, one) => plus(sum, one)),
  );

/**
 * Returns whether other rows dominate the row `at`: {by, strictly} with a mixture that dominates the row, or {against}
 * with a mixture of columns that makes the row better than every other.
 * @param {number[][]} rows @param {number} at
 * @returns {{by?: any[], strictly?: boolean, against?: any[]}}
 */
export function dominated(rows, at) {
  const others = rows.flatMap((_, i) => (i === at ? [] : i));
  const single = others.find((i) => rows[i].every((one, j) => one >= rows[at][j]));
  const full = (/** @type {any[]} */ weights) => rows.map((_, i) => weights[others.indexOf(i)] ?? ratio(0n));
  if (single !== undefined) {
    const by = full(others.map((i) => ratio(i === single ? 1n : 0n)));
    return { by, strictly: rows[single].every((one, j) => one > rows[at][j]) };
  }
  if (!others.length) return { against: rows[0].map((_, j) => ratio(j ? 0n : 1n)) };
  const answer = solve(others.map((i) => rows[i].map((one, j) => one - rows[at][j])));
  return answer.value.n < 0n ? { against: answer.columns } : { by: full(answer.rows), strictly: answer.value.n > 0n };
}

/** Returns the corners [p, height] of the lower envelope for two rows, the value, and the range of optimal p (`best`).
 * p is the probability of the first row.
 * @param {number[][]} rows */
export function envelope([upper, lower]) {
  const lines = lower.map((low, j) => ({ low, slope: upper[j] - low }));
  /** @template T @param {T[]} some @param {(one: T, other: T) => number} key */
  const least = (some, key) => some.reduce((best, one) => (key(one, best) < 0 ? one : best));
  let at = least(lines, (a, b) => a.low - b.low || a.slope - b.slope);
  const corners = [[ratio(0n), ratio(BigInt(at.low))]];
  for (;;) {
    const meets = lines
      .filter(({ slope }) => slope < at.slope)
      .map((line) => ({ p: ratio(BigInt(line.low - at.low), BigInt(at.slope - line.slope)), line }));
    if (!meets.length) break;
    const next = least(meets, (a, b) => compared(a.p, b.p) || a.line.slope - b.line.slope);
    if (next.p.n >= next.p.d) break;
    at = next.line;
    corners.push([next.p, plus(ratio(BigInt(at.low)), times(next.p, ratio(BigInt(at.slope))))]);
  }
  corners.push([ratio(1n), ratio(BigInt(at.low + at.slope))]);
  const top = corners.reduce((best, one) => (compared(one[1], best[1]) > 0 ? one : best))[1];
  const best = corners.filter(([, height]) => compared(height, top) === 0).map(([p]) => p);
  return { corners, value: top, best: [best[0], best[best.length - 1]] };
}
