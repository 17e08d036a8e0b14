// Where problems of practice come from: the pools that the site has stored, one script for each kind and level, which
// is fetched when it is asked for; and, where they are spent and Python is awake in the page, Python.
import { script } from "../../page/dom.js";
import { shuffled } from "../../page/leitner.js";
import { pagePython } from "./page_python.js";

export const LEVELS = [1, 2, 3];
const SEED = /^[A-Za-z0-9_.-]{1,40}$/;

/**
 * "nim-moves.2.p-3" is a problem, and "nim-moves" its kind alone; null where a text is neither.
 * @param {string} text
 * @param {string[]} names of the kinds
 */
export function read(text, names) {
  const [name, level, ...rest] = text.split(".");
  const [kind, seed] = [name.replaceAll("-", " "), rest.join(".")];
  if (!names.includes(kind)) return null;
  if (level === undefined) return { kind, level: 1, seed: null };
  return LEVELS.map(String).includes(level) && SEED.test(seed) ? { kind, level: Number(level), seed } : null;
}

/** The text of which `read` makes the same problem. @param {{kind: string, level: number, seed: string}} problem */
export const written = ({ kind, level, seed }) => [kind.replaceAll(" ", "-"), level, seed].join(".");

/** A seed that nobody had. */
export const fresh = () => Math.floor(Math.random() * 36 ** 8).toString(36);

/** The stored problems. @param {string} folder where their scripts are */
export function pools(folder) {
  const site = /** @type {any} */ (globalThis);
  const asked = new Map(); // by name: a promise of the script
  const rows = new Map(); // by name: what was not shown yet

  /** @param {string} kind @param {number} level */
  const nameOf = (kind, level) => `${kind.replaceAll(" ", "-")}-${level}`;

  async function all(/** @type {string} */ name) {
    if (!asked.has(name)) asked.set(name, script(`${folder}${name}.js`));
    await asked.get(name).catch((/** @type {unknown} */ error) => {
      asked.delete(name); // who asks again may have more luck
      throw error;
    });
    return site.cgPractice[name];
  }

  /** @param {PracticeProblem[]} whole */
  const mixed = (whole) => shuffled(whole.length, fresh()).map((i) => whole[i]);

  /** One that was not shown yet. Where there is none, one is `drawn` by Python, or they begin `anew`.
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

  /** The problem of a link; for a seed that is not stored, always the same `other` one.
   * @param {{kind: string, level: number, seed: string}} problem */
  async function find({ kind, level, seed }) {
    const whole = await all(nameOf(kind, level));
    const found = whole.find((/** @type {PracticeProblem} */ one) => one.seed === seed);
    return found ? { problem: found } : { problem: whole[shuffled(whole.length, seed)[0]], other: true };
  }

  /** The problem of a day: these kinds in turn. @param {string[]} kinds @param {number} day @param {number} level */
  async function ofDay(kinds, day, level) {
    const whole = await all(nameOf(kinds[day % kinds.length], level));
    return { problem: whole[Math.floor(day / kinds.length) % whole.length] };
  }

  return { next, find, ofDay };
}
