// A problem of practice, from its kind, level and seed, and all that come after it.
import { Chance } from "./chance.js";
import { kinds } from "./written.mjs";

export const names = Object.keys(kinds);
export const LEVELS = [1, 2, 3];
export const MIXED = "mixed"; // every kind, by chance
const PATIENCE = 5000; // problems in a row that were there before, after which no other is looked for
const SEED = /^[A-Za-z0-9_.-]{1,40}$/;

/** The title of a kind. */
export const titleOf = (kind) => kinds[kind].title;

/** The problem of this kind, level and seed, in plain values. */
export const draw = (kind, level, seed) => kinds[kind].draw(level, new Chance(`${kind}/${level}/${seed}`));

/**
 * Problems without end, no two the same. Number n has the seed, a dash, and n.
 * @returns {Generator<{kind: string, level: number, seed: string, problem: any}, undefined>}
 */
export function* problems(kind, level, seed) {
  const met = new Set();
  let missed = 0;
  for (let n = 1; missed < PATIENCE; n++) {
    const own = `${seed}-${n}`;
    const which = kind === MIXED ? new Chance(`${MIXED}/${level}/${own}`).one(names) : kind;
    const problem = draw(which, level, own);
    const key = JSON.stringify([which, problem.given]);
    missed = met.has(key) ? missed + 1 : 0;
    if (missed) continue;
    met.add(key);
    yield { kind: which, level, seed: own, problem };
  }
}

/** "nim-moves.2.monday-3" is a problem, and "nim-moves" its kind alone; null where a text is neither. */
export function read(text) {
  const [name, level, ...rest] = text.split(".");
  const [kind, seed] = [name.replaceAll("-", " "), rest.join(".")];
  if (!names.includes(kind)) return null;
  if (level === undefined) return { kind, level: 1, seed: null };
  return LEVELS.map(String).includes(level) && SEED.test(seed) ? { kind, level: Number(level), seed } : null;
}

/** The text of which `read` makes the same problem. */
export const written = ({ kind, level, seed }) => [kind.replaceAll(" ", "-"), level, seed].join(".");
