// What a reader's browser keeps of exercises, boards, pages, prompts and practice: one entry for each, so that two tabs
// never write over one another. Nothing is sent anywhere. Anything may stand in a storage, so that all that is read is
// made sound; and a browser may refuse it, which the page then remembers while it is open.
import { card } from "./leitner.js";

const PREFIX = "cgkit:";
const NAME = /^(exercise|board|page|fold|recall|practice|gate|place):[\w./-]{1,120}$/;
const KEPT = "cg:kept"; // the event of the window by which the scripts of a page hear of one another
const shared = /** @type {any} */ (globalThis);
/** @type {Map<string, string>} */
const memory = (shared.cgMemory ??= new Map()); // of all scripts of the page

/** An answer, its ticks, its points, and whether the solution was opened before they were earned. @param {any} found */
function answer(found) {
  const { answer: text, ticks, points, opened } = Object(found);
  return {
    answer: typeof text === "string" ? text : "",
    ticks: Array.isArray(ticks) ? ticks.filter(Number.isInteger) : [],
    points: Number.isFinite(points) ? Math.max(points, 0) : 0,
    opened: opened === true,
  };
}

/** Counts of practice: right at the first answer, of so many tried; how many in a row, now and at best.
 * @param {any} found */
export function counts(found) {
  const [tried, right, run, best] = ["tried", "right", "run", "best"].map((name) => {
    const n = Object(found)[name];
    return Number.isInteger(n) && n > 0 ? n : 0;
  });
  const sure = Math.min(right, tried);
  return { tried, right: sure, run: Math.min(run, sure), best: Math.max(Math.min(best, sure), Math.min(run, sure)) };
}

const LONG = 200; // characters of a guess

/** A guess at a gate, as JSON, and whether the gate is open. @param {any} found */
function gate(found) {
  const { guess = null, open } = Object(found);
  return { guess: JSON.stringify(guess).length <= LONG ? guess : null, open: open === true };
}

/** Where a page was left: the page, the section, and what that is called. @param {any} found */
function where(found) {
  const { page, section, title } = Object(found);
  const sound = [page, section, title].every((one) => typeof one === "string" && one.length <= LONG);
  return sound ? { page, section, title } : { page: "", section: "", title: "" };
}

/** What each kind of entry holds, made sound; and whether that is anything.
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
};
const formOf = (/** @type {string} */ name) => FORMS[NAME.exec(name)?.[1] ?? ""];
const nameOf = (/** @type {string} */ key) => /^cgkit:(.*)/.exec(key)?.[1] ?? "";

/** What was found under a name, made sound; null where it is nothing, or the name is none of ours.
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
    return null; // no storage, or no JSON
  }
}

/** What is kept under a name, such as "exercise:chomp-first"; empty where there is nothing. @param {string} name */
export const get = (name) => formOf(name)[0](parsed(name));

/** Keeps what has changed; false where only this page remembers it. @param {string} name @param {object} changes */
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

/** All that is kept, by its names. */
export function all() {
  const names = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) names.add(nameOf(key));
  } catch {
    // what the page remembers is all
  }
  const entries = [...names].map((name) => [name, record(name, parsed(name))]);
  return Object.fromEntries(entries.filter(([, one]) => one));
}

/** Forgets these. @param {string[]} names */
export function drop(names) {
  for (const name of names) {
    memory.delete(name);
    localStorage.removeItem(PREFIX + name);
  }
  dispatchEvent(new CustomEvent(KEPT));
}

/** Whether this browser keeps anything for this page. */
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
 * Calls back when something has changed: by a script of this page, in another tab, or while the page lay aside. Returns
 * how to end that.
 * @param {() => void} callback
 */
export function subscribe(callback) {
  let waiting = false;
  const call = () => {
    if (waiting) return;
    waiting = true; // many that change together are told once
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

/** What is kept of a kind of practice. @param {string} kind */
export const counted = (kind) => get(practised(kind));

/** One more first answer, right or wrong. @param {string} kind @param {boolean} right */
export function count(kind, right) {
  const { tried, right: before, run, best } = counted(kind);
  const now = right ? run + 1 : 0;
  set(practised(kind), { tried: tried + 1, right: before + Number(right), run: now, best: Math.max(best, now) });
}
