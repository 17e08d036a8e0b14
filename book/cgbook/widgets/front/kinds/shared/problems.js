// The sources of practice problems. The site stores a pool for each kind and level, as a script that's loaded when it's
// needed. When a pool is used up, Python makes new problems if Python is awake in the page.
import { script } from "../../page/dom.js";
import { shuffled } from "../../page/leitner.js";
import { pagePython } from "./page_python.js";

export const LEVELS = [1, 2, 3];
const SEED = /^[A-Za-z0-9_.-]{1,40}$/;

/**
 * Reads a problem, such as "nim-moves.2.p-3", or only its kind, such as "nim-moves". Returns null for any other text.
 * @param {string} text
 * @param {string[]} names names of the kinds
 */
export function read(text, names) {
  const [name, level, ...rest] = text.split(".");
  const [kind, seed] = [name.replaceAll("-", " "), rest.join(".")];
  if (!names.includes(kind)) return null;
  if (level === undefined) return { kind, level: 1, seed: null };
  return LEVELS.map(String).includes(level) && SEED.test(seed) ? { kind, level: Number(level), seed } : null;
}

/** Writes a problem as text that `read` can read. @param {{kind: string, level: number, seed: string}} problem */
export const written = ({ kind, level, seed }) => [kind.replaceAll(" ", "-"), level, seed].join(".");

const FULL = 5; // minimum number of answers that fill a ring
const FEW = 3; // minimum number of kinds in the mix of the weakest

/** Returns how full the ring of a kind is, from 0 to 1: the share of first answers that were right. If there are fewer
 * than FULL answers, the missing answers count as wrong.
 * @param {{tried: number, right: number}} counts */
export const filled = ({ tried, right }) => right / Math.max(tried, FULL);

/** Returns the kinds with the emptiest rings: FEW of them, more if rings are equally full, or all if there are fewer.
 * @param {string[]} names @param {(kind: string) => {tried: number, right: number}} countsOf */
export function weakest(names, countsOf) {
  const rings = names.map((one) => filled(countsOf(one)));
  const most = rings.toSorted((a, b) => a - b)[Math.min(FEW, rings.length) - 1];
  return names.filter((_, i) => rings[i] <= most);
}

/** Returns a new random seed. */
export const fresh = () => Math.floor(Math.random() * 36 ** 8).toString(36);

/** Returns functions that load the stored problems. @param {string} folder folder of the problems' scripts */
export function pools(folder) {
  const site = /** @type {any} */ (globalThis);
  const asked = new Map(); // name -> promise of the script
  const rows = new Map(); // name -> problems not shown yet

  /** @param {string} kind @param {number} level */
  const nameOf = (kind, level) => `${kind.replaceAll(" ", "-")}-${level}`;

  async function all(/** @type {string} */ name) {
    if (!asked.has(name)) asked.set(name, script(`${folder}${name}.js`));
    await asked.get(name).catch((/** @type {unknown} */ error) => {
      asked.delete(name); // a second try can succeed
      throw error;
    });
    return site.cgPractice[name];
  }

  /** @param {PracticeProblem[]} whole */
  const mixed = (whole) => shuffled(whole.length, fresh()).map((i) => whole[i]);

  /** Returns a new problem. If none is left, Python makes one (`drawn`), or the pool starts again (`anew`).
   * @param {string} kind @param {number} level */
  async function next(kind, level) {
    const name = nameOf(kind, level);
    const whole = await all(name);
    const row = rows.get(name) ?? mixed(whole);
    rows.set(name, row);
    if (row.length) return { problem: row.pop() };
    const live = pagePython();
    if (live?.state === "awake") {
      const python = await live.wake();
      return { problem: await python.ask("cgbook.widgets.practice:drawn", [kind, level, fresh()]), drawn: true };
    }
    rows.set(name, mixed(whole));
    return { problem: rows.get(name).pop(), anew: true };
  }

  /** Returns the problem that a link leads to. A seed that isn't stored always leads to the same `other` problem.
   * @param {{kind: string, level: number, seed: string}} problem */
  async function find({ kind, level, seed }) {
    const whole = await all(nameOf(kind, level));
    const found = whole.find((/** @type {PracticeProblem} */ one) => one.seed === seed);
    return found ? { problem: found } : { problem: whole[shuffled(whole.length, seed)[0]], other: true };
  }

  /** Returns the problem of a day, with the kinds in turn.
   * @param {string[]} kinds @param {number} day @param {number} level */
  async function ofDay(kinds, day, level) {
    const whole = await all(nameOf(kinds[day % kinds.length], level));
    return { problem: whole[Math.floor(day / kinds.length) % whole.length] };
  }

  return { next, find, ofDay };
}
