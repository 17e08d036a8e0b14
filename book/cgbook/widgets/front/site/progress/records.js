// Records of a reader's progress, independent of page and storage. This module adds records up, merges two records, and
// reads and writes all of them as a file.
import { due, together } from "../../page/leitner.js";
import { counts, record } from "../../page/store.js";

export const FORMAT = "combinatorial-games-progress";
export const VERSION = 1;

/** Merges two records under one name; the better record counts, so that nothing is lost.
 * @param {any} mine @param {any} theirs */
export function joined(mine, theirs) {
  if (mine && theirs && "box" in mine) return together(mine, theirs);
  if (mine && theirs && "tried" in mine) return further(mine, theirs);
  if (!mine || !theirs || !("points" in mine)) return mine ?? theirs;
  const [more, less] = theirs.points > mine.points ? [theirs, mine] : [mine, theirs];
  const even = more.points === less.points;
  // points earned in either record before the solution was opened stay earned; if neither record has points, a solution
  // opened in either counts as opened
  const opened = !even ? more.opened : more.points ? more.opened && less.opened : more.opened || less.opened;
  return {
    answer: more.answer || less.answer,
    ticks: more.ticks.length ? more.ticks : less.ticks,
    points: more.points,
    opened,
  };
}

/** Returns the counts of practice that have more answers, with the longer of the two best streaks.
 * @param {any} mine @param {any} theirs */
function further(mine, theirs) {
  const ahead = theirs.tried - mine.tried || theirs.right - mine.right || theirs.run - mine.run;
  const [more, less] = ahead > 0 ? [theirs, mine] : [mine, theirs];
  return counts({ ...more, best: Math.max(more.best, less.best) });
}

/**
 * Merges the entries of a file into the entries of this browser.
 * @param {Kept} here
 * @param {Kept} taken
 * @returns {{kept: Kept, fresh: {[kind: string]: number}}} all entries, and for each kind the number of new or changed
 * ones
 */
export function merge(here, taken) {
  const kept = { ...here };
  /** @type {Record<string, number>} */
  const fresh = { exercise: 0, board: 0, page: 0, recall: 0, practice: 0 }; // the kinds that are reported to the reader
  for (const [name, theirs] of Object.entries(taken)) {
    const one = joined(here[name], theirs);
    const [kind] = name.split(":");
    if (kind in fresh && JSON.stringify(one) !== JSON.stringify(here[name])) fresh[kind] += 1;
    kept[name] = one;
  }
  return { kept, fresh };
}

/**
 * Counts a reader's work on a page. An exercise is solved when its points were earned before its solution was opened.
 * @param {{exercises: {[id: string]: number}, boards: string[]}} todo
 * @param {string} page
 * @param {Kept} kept
 */
export function tally({ exercises, boards }, page, kept) {
  const states = Object.entries(exercises).map(([id, points]) => {
    const one = kept[`exercise:${id}`];
    return !one ? "" : one.opened ? "opened" : one.points >= points ? "solved" : "";
  });
  const count = (/** @type {string} */ what) => states.filter((one) => one === what).length;
  return {
    exercises: states.length,
    solved: count("solved"),
    opened: count("opened"),
    boards: boards.length,
    won: boards.filter((board) => kept[`board:${page}/${board}`]).length,
    read: states.length > 0 && Boolean(kept[`page:${page}`]), // a page without an exercise isn't a chapter
  };
}

/** Returns the cards of prompts among all entries, by the prompts' ids. @param {Kept} kept */
export const cardsOf = (kept) =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([name, one]) => (name.startsWith("recall:") ? [[name.slice(7), one]] : [])),
  );

/** Returns the number of prompts of the book that are due.
 * @param {{[page: string]: {recall?: string[]}}} book @param {Kept} kept
 * @param {string} today */
export function dueIn(book, kept, today) {
  const ids = Object.values(book).flatMap(({ recall }) => recall ?? []);
  return due(ids, cardsOf(kept), today).length;
}

/** Returns, for each chapter, whether all its pages with exercises are read.
 * @param {{page: string, done: any}[]} all */
export function chaptersRead(all) {
  const chapters = /** @type {Map<string, boolean>} */ (new Map());
  for (const { page, done } of all) {
    const [number] = /^\d+/.exec(page) ?? [];
    if (number && done.exercises) chapters.set(number, done.read && (chapters.get(number) ?? true));
  }
  return [...chapters.values()];
}

/** Returns whether the reader has done anything on a page. @param {Done} done */
export const begun = ({ solved, opened, won, read }) => solved + opened + won > 0 || read;

/** Returns the text of a file with all entries, written on `day`. @param {Kept} kept @param {string} day */
export const written = (kept, day) => `${JSON.stringify({ format: FORMAT, version: VERSION, day, kept }, null, 1)}\n`;

/**
 * Returns the entries in a file's text and the number of unknown entries, or the reason why the file is refused.
 * @param {string} text
 * @returns {{kept: Kept, unknown: number} | {refused: "noJson" | "foreign" | "newer" | "damaged", version?: number}}
 */
export function read(text) {
  let whole;
  try {
    whole = JSON.parse(text);
  } catch {
    return { refused: "noJson" };
  }
  if (whole?.format !== FORMAT) return { refused: "foreign" };
  if (Number(whole.version) > VERSION) return { refused: "newer", version: Number(whole.version) };
  if (whole.version !== VERSION || Object(whole.kept) !== whole.kept) return { refused: "damaged" };
  const entries = Object.entries(whole.kept).map(([name, found]) => [name, record(name, found)]);
  const known = entries.filter(([, found]) => found);
  return { kept: Object.fromEntries(known), unknown: entries.length - known.length };
}
