// The browser's own storage, which may hold anything, or refuse to be asked.
import { PREFIX, record } from "./records.js";

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

/** What stands under a name in the storage, as a record. */
function found(name) {
  try {
    return record(name, JSON.parse(localStorage.getItem(PREFIX + name) ?? "null"));
  } catch {
    return null; // no JSON
  }
}

/** All that is kept. */
export function all() {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const entries = names.map((key) => key.slice(PREFIX.length)).map((name) => [name, found(name)]);
    return Object.fromEntries(entries.filter(([, one]) => one));
  } catch {
    return {};
  }
}

/** Keeps these records; false where the browser does not take them all. */
export function put(kept) {
  try {
    for (const [name, one] of Object.entries(kept)) localStorage.setItem(PREFIX + name, JSON.stringify(one));
    return true;
  } catch {
    return false;
  }
}

/** Takes these records out of the storage. */
export function drop(names) {
  for (const name of names) localStorage.removeItem(PREFIX + name);
}
