// A graph drawn by a reader, as plain data {names, options, at}. Functions that change it return a new graph.
import { layout } from "../page/layout.js";
import { t } from "../page/words.js";

const MOST = 300; // maximum number of vertices: few enough to label in a moment, and more than a reader can take in
const MOST_ARROWS = 3000;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const NAME = /^[^\s:,;]{1,12}$/u;

export class Refused extends Error {}
const refuse = (/** @type {string} */ key, /** @type {object} */ values) => {
  throw new Refused(t(key, values));
};

function newName(/** @type {string[]} */ names) {
  const taken = new Set(names);
  for (let i = 0; ; i++) {
    const name = LETTERS[i % 26] + (i < 26 ? "" : Math.floor(i / 26));
    if (!taken.has(name)) return name;
  }
}

const TURNS = 90; // number of places on a spiral that fills the field

/** @type {(place: number[]) => number[]} */
const kept = ([x, y]) => [Math.min(0.97, Math.max(0.03, x)), Math.min(0.94, Math.max(0.06, y))];

export function withVertex(/** @type {Graph} */ graph, /** @type {number[]} */ place) {
  if (graph.names.length >= MOST) refuse("tooManyVertices", { most: MOST });
  return {
    names: [...graph.names, newName(graph.names)],
    options: [...graph.options, []],
    at: [...graph.at, kept(place)],
  };
}

/** Returns a free place near the middle, for a vertex added without a pointer; in a full field, the place can be close
 * to other vertices.
 * @param {Graph} graph */
export function freePlace(graph) {
  for (let apart = 1; ; apart *= 0.8) {
    /** @param {number[]} run @param {number[]} run */
    const near = ([x, y], [u, v]) => Math.abs(x - u) <= 0.09 * apart && Math.abs(y - v) <= 0.14 * apart;
    for (let i = 0; i * apart ** 2 < TURNS; i++) {
      const [turn, away] = [i * 2.4, Math.sqrt(i) * apart];
      const place = kept([0.5 + 0.056 * away * Math.cos(turn), 0.5 + 0.08 * away * Math.sin(turn)]);
      if (!graph.at.some((/** @type {any} */ one) => near(one, /** @type {any} */ (place)))) return place;
    }
  }
}

export function withoutVertex(/** @type {Graph} */ graph, /** @type {number} */ gone) {
  const shift = (/** @type {number} */ v) => (v > gone ? v - 1 : v);
  /** @template T @param {T[]} items */
  const rest = (items) => items.filter((_, v) => v !== gone);
  return {
    names: rest(graph.names),
    options: rest(graph.options).map((to) => to.filter((w) => w !== gone).map(shift)),
    at: rest(graph.at),
  };
}

/** Returns the graph with the arrow from v to w added, or removed if the graph already had it.
 * @param {Graph} graph @param {number} v @param {number} w */
export function toggled(graph, v, w) {
  const has = graph.options[v].includes(w);
  if (!has && graph.options.flat().length >= MOST_ARROWS) refuse("tooManyArrows", { most: MOST_ARROWS });
  const options = graph.options.map((to, u) => (u !== v ? to : has ? to.filter((one) => one !== w) : [...to, w]));
  return { ...graph, options };
}

/** @param {Graph} graph @param {number} v @param {number[]} place */
export const moved = (graph, v, place) => ({ ...graph, at: graph.at.map((old, u) => (u === v ? kept(place) : old)) });
export const tidied = (/** @type {Graph} */ graph) => ({ ...graph, at: layout(graph.options).at.map(kept) });

/** Writes a graph with one line for each vertex, such as "a: b c". @param {Graph} graph */
export const write = ({ names, options }) =>
  names.map((name, v) => [`${name}:`, ...options[v].map((w) => names[w])].join(" ")).join("\n");

export function read(/** @type {string} */ text) {
  const number = new Map();
  const options = /** @type {number[][]} */ ([]);
  const vertex = (/** @type {string} */ name, /** @type {number} */ line) => {
    if (!NAME.test(name)) refuse("badName", { name, line });
    if (!number.has(name)) {
      if (number.size >= MOST) refuse("tooManyVertices", { most: MOST });
      number.set(name, number.size);
      options.push([]);
    }
    return number.get(name);
  };
  const lines = text
    .split(/[\n;]/)
    .map((line, i) => ({ line: line.trim(), n: i + 1 }))
    .filter(({ line }) => line);
  const parts = lines.map(({ line, n }) => {
    const [, name, rest] = /^([^:]*):([^:]*)$/.exec(line) ?? refuse("noColon", { line: n });
    return { v: vertex(name.trim(), n), names: rest.split(/[\s,]+/).filter(Boolean), n };
  });
  for (const { v, names, n } of parts) {
    for (const name of names) {
      const w = vertex(name, n);
      if (!options[v].includes(w)) options[v].push(w);
    }
  }
  if (options.flat().length > MOST_ARROWS) refuse("tooManyArrows", { most: MOST_ARROWS });
  return tidied({ names: [...number.keys()], options, at: options.map(() => [0.5, 0.5]) });
}
