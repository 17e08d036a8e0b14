// The reader's browser stores a separate entry for each exercise, board, page, prompt, kind of practice and so on, so
// that a tab overwrites only the entries that it changes. Nothing is sent anywhere. Stored data can be anything, so
// every entry that is read is cleaned up. If the browser refuses storage, the page remembers the entries while it's
// open.
import { card } from "./leitner.js";

const PREFIX = "cgkit:";
const NAME = /^(exercise|board|page|fold|recall|practice|gate|place|problem):[\w./-]{1,120}$/;
const KEPT = "cg:kept"; // window event that reports a changed entry to a page's other scripts
const shared = /** @type {any} */ (globalThis);
/** @type {Map<string, string>} */
const memory = (shared.cgMemory ??= new Map()); // shared by all scripts of the page

/** Cleans up an answer, its ticks, its points, and whether the solution was opened before the points were earned.
 * @param {any} found */
function answer(found) {
  const { answer: text, ticks, points, opened } = Object(found);
  return {
    answer: typeof text === "string" ? text : "",
    ticks: Array.isArray(ticks) ? ticks.filter(Number.isInteger) : [],
    points: Number.isFinite(points) ? Math.max(points, 0) : 0,
    opened: opened === true,
  };
}

/** Cleans up the counts of practice: all first answers, the right ones, and the current and best streak.
 * @param {any} found */
export function counts(found) {
  const [tried, right, run, best] = ["tried", "right", "run", "best"].map((name) => {
    const n = Object(found)[name];
    return Number.isInteger(n) && n > 0 ? n : 0;
  });
  const sure = Math.min(right, tried);
  return { tried, right: sure, run: Math.min(run, sure), best: Math.max(Math.min(best, sure), Math.min(run, sure)) };
}

const LONG = 200; // maximum length of a guess or a name, in characters

/** Cleans up a guess at a gate, where an overlong guess becomes null, and whether the gate is open.
 * @param {any} found */
function gate(found) {
  const { guess = null, open } = Object(found);
  return { guess: JSON.stringify(guess).length <= LONG ? guess : null, open: open === true };
}

/** Cleans up the place where the reader stopped: the page, the section and the section's title. @param {any} found */
function where(found) {
  const { page, section, title } = Object(found);
  const sound = [page, section, title].every((one) => typeof one === "string" && one.length <= LONG);
  return sound ? { page, section, title } : { page: "", section: "", title: "" };
}

/** For each kind of entry, a function that cleans up an entry, and a test whether an entry holds anything.
 * @type {{[kind: string]: ((found: any) => any)[]}} */
const FORMS = {
  exercise: [answer, (one) => one.answer || one.ticks.length || one.points || one.opened],
  board: [(found) => ({ won: found?.won === true }), ({ won }) => won],
  page: [(found) => ({ read: found?.read === true }), ({ read }) => read],
  fold: [(found) => ({ open: found?.open === true }), ({ open }) => open],
  recall: [card, Boolean],
  practice: [counts, ({ tried }) => tried],
  gate: [gate, ({ open }) => open],
  place: [where, ({ page }) => page],
  problem: [(found) => ({ solved: found?.solved === true }), ({ solved }) => solved],
};
const formOf = (/** @type {string} */ name) => FORMS[NAME.exec(name)?.[1] ?? ""];
const nameOf = (/** @type {string} */ key) => /^cgkit:(.*)/.exec(key)?.[1] ?? "";

/** Cleans up the data found under a name; returns null if the data is empty or no kind of entry has such a name.
 * @param {string} name @param {any} found */
export function record(name, found) {
  const [sound, some] = formOf(name) ?? [() => null];
  const one = sound(found);
  return one && some(one) ? one : null;
}

function parsed(/** @type {string} */ name) {
  try {
    return JSON.parse(memory.get(name) ?? localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null; // the storage is refused, or the text isn't JSON
  }
}

/** Returns the entry under a name, such as "exercise:chomp-first", or an empty entry (null for a prompt).
 * @param {string} name */
export const get = (name) => formOf(name)[0](parsed(name));

/** Stores changes to an entry; returns false if the browser refused, so that only this page remembers them.
 * @param {string} name @param {object} changes */
export function set(name, changes) {
  const text = JSON.stringify({ ...get(name), ...changes });
  memory.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
    return memory.delete(name);
  } catch {
    return false;
  } finally {
    dispatchEvent(new CustomEvent(KEPT));
  }
}

/** Returns all entries by name. */
export function all() {
  const names = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) names.add(nameOf(key));
  } catch {
    // the storage is refused, so the page's own memory has everything
  }
  const entries = [...names].map((name) => [name, record(name, parsed(name))]);
  return Object.fromEntries(entries.filter(([, one]) => one));
}

/** Deletes the entries with these names. @param {string[]} names */
export function drop(names) {
  for (const name of names) {
    memory.delete(name);
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // the storage is refused, so only the page's own memory had the entry
    }
  }
  dispatchEvent(new CustomEvent(KEPT));
}

/** Returns whether the browser lets this page store anything. */
export function keeps() {
  try {
    localStorage.setItem(`${PREFIX}probe`, "");
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls `callback` after an entry was changed by a script of this page or in another tab, and when the reader comes
 * back to the page in the browser's history. Returns a function that unsubscribes.
 * @param {() => void} callback
 */
export function subscribe(callback) {
  let waiting = false;
  const call = () => {
    if (waiting) return;
    waiting = true; // changes that come together are reported once
    queueMicrotask(() => {
      waiting = false;
      callback();
    });
  };
  const end = new AbortController();
  const { signal } = end;
  addEventListener(KEPT, call, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && call(), { signal });
  addEventListener("storage", ({ key }) => void ((key === null || formOf(nameOf(key))) && call()), { signal });
  return () => end.abort();
}

const practised = (/** @type {string} */ kind) => `practice:${kind.replaceAll(" ", "-")}`;

/** Returns the counts of a kind of practice. @param {string} kind */
export const counted = (kind) => get(practised(kind));

/** Adds a right or wrong first answer to the counts of a kind of practice.
 * @param {string} kind @param {boolean} right */
export function count(kind, right) {
  const { tried, right: before, run, best } = counted(kind);
  const now = right ? run + 1 : 0;
  set(practised(kind), { tried: tried + 1, right: before + Number(right), run: now, best: Math.max(best, now) });
}
