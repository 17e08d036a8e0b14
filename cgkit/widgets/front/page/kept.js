// What a reader's browser keeps of an exercise: the answer, the ticks, the points, and whether the solution was opened
// before they were earned. Nothing is sent anywhere.
const KEY = "cgkit:exercise:";

/** What was found under a name, made sound: anything may stand there. */
export function sound(found) {
  const { answer, ticks, points, opened } = Object(found);
  return {
    answer: typeof answer === "string" ? answer : "",
    ticks: Array.isArray(ticks) ? ticks.filter(Number.isInteger) : [],
    points: Number.isFinite(points) ? Math.max(points, 0) : 0,
    opened: opened === true,
  };
}

/** One exercise: {answer, ticks, points, opened}; empty where nothing is kept, or the browser keeps nothing. */
export function kept(id) {
  try {
    return sound(JSON.parse(localStorage.getItem(KEY + id) ?? "{}"));
  } catch {
    return sound({});
  }
}

/** Keeps what has changed; a browser that may not store it works all the same. */
export function keep(id, changed) {
  try {
    localStorage.setItem(KEY + id, JSON.stringify({ ...kept(id), ...changed }));
  } catch {
    /* private mode: nothing is kept */
  }
}

/** The points earned in these exercises. */
export const earned = (ids) => ids.reduce((total, id) => total + kept(id).points, 0);
