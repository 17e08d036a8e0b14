// Leitner's box for the prompts, with five compartments, each visited less often than the one before. This module
// uses no storage and no clock; the caller gives days as "2026-11-23".

/** @typedef {{box: number, on: string, missed: number}} Card compartment, day of the latest answer (except right
 * answers before the card was due), number of misses */

/** The number of days after which a prompt comes back from each compartment. */
export const DAYS = [0, 1, 3, 7, 21];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST = 9999;

/** Returns a day as a number of days since 1970, for subtraction; NaN if the text isn't a day.
 * @param {string} day */
export const numbered = (day) => (DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) / 86_400_000 : NaN);

/** Returns the day of a moment in the reader's time zone, such as "2026-11-23". @param {Date} moment */
export const dayOf = (moment) => {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part, i) => String(part).padStart(i ? 2 : 4, "0")).join("-");
};

/**
 * Returns a value from storage or a file as a card, or null if it isn't a card. The value can be anything.
 * @param {any} found
 * @returns {Card | null}
 */
export function card(found) {
  const { box, on, missed } = Object(found);
  if (!Number.isInteger(box) || box < 0 || box >= DAYS.length) return null;
  if (typeof on !== "string" || Number.isNaN(numbered(on))) return null;
  return { box, on, missed: Number.isInteger(missed) ? Math.min(Math.max(missed, 0), MOST) : 0 };
}

/** Returns the days until a card is due; 0 or less means due. An answer more than a day in the future is a clock error,
 * so the card is due.
 * @param {Card} card @param {string} today */
export function wait({ box, on }, today) {
  const since = numbered(today) - numbered(on);
  return since < -1 ? 0 : DAYS[box] - since;
}

/**
 * Returns the card after an answer. After a wrong answer, the card goes back to the first compartment. After a right
 * one, it moves up only if it was due, because an early answer doesn't show that the memory lasts.
 * @param {Card | null} before null at the first answer
 * @param {boolean} right @param {string} today
 * @returns {Card}
 */
export function answered(before, right, today) {
  if (!right) return { box: 0, on: today, missed: Math.min((before?.missed ?? 0) + 1, MOST) };
  if (!before) return { box: 1, on: today, missed: 0 };
  if (wait(before, today) > 0) return before;
  return { box: Math.min(before.box + 1, DAYS.length - 1), on: today, missed: before.missed };
}

/** Merges two cards of one prompt. The card answered later counts (on the same day, the card in the lower compartment),
 * with the larger number of misses.
 * @param {Card} mine @param {Card} theirs */
export function together(mine, theirs) {
  const [a, b] = [numbered(mine.on), numbered(theirs.on)];
  const { box, on } = a === b ? (theirs.box < mine.box ? theirs : mine) : a > b ? mine : theirs;
  return { box, on, missed: Math.max(mine.missed, theirs.missed) };
}

/**
 * Returns the prompts that are due, the longest overdue first, otherwise in the order of the book.
 * @param {string[]} ids all the book's prompts, in the order of the book; cards of other prompts are ignored
 * @param {{[id: string]: Card}} cards
 * @param {string} today
 */
export function due(ids, cards, today) {
  const waits = ids.flatMap((id) => (Object.hasOwn(cards, id) ? [{ id, days: wait(cards[id], today) }] : []));
  return waits
    .filter(({ days }) => days <= 0)
    .sort((a, b) => a.days - b.days)
    .map(({ id }) => id);
}

/** Returns the days until the next prompt comes back, or null if no prompt has been answered.
 * @param {string[]} ids @param {Record<string, Card>} cards @param {string} today */
export function next(ids, cards, today) {
  const waits = ids.flatMap((id) => (Object.hasOwn(cards, id) ? [wait(cards[id], today)] : []));
  return waits.length ? Math.max(Math.min(...waits), 0) : null;
}

/**
 * Returns the sections to read again, the most missed first. Each has a prompt that was missed and hasn't moved up two
 * compartments since.
 * @param {[string, string][]} places the id of each prompt and its section, in the order of the book
 * @param {Record<string, Card>} cards
 * @returns {{section: string, missed: number}[]}
 */
export function again(places, cards) {
  const misses = new Map();
  for (const [id, section] of places) {
    const { box, missed } = Object.hasOwn(cards, id) ? cards[id] : { box: 0, missed: 0 };
    if (missed && box < 2) misses.set(section, (misses.get(section) ?? 0) + missed);
  }
  return [...misses].map(([section, missed]) => ({ section, missed })).sort((a, b) => b.missed - a.missed);
}

/**
 * Returns the numbers from 0 to `many` - 1 in a shuffled order, which is always the same for the same words.
 * @param {number} many
 * @param {string} words
 * @returns {number[]}
 */
export function shuffled(many, words) {
  let seed = 2166136261;
  for (const letter of words) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0;
  const order = Array.from({ length: many }, (_, i) => i);
  for (let i = many - 1; i > 0; i--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const j = Math.floor((seed / 2 ** 32) * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
