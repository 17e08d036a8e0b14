// What a reader's browser keeps of an exercise: the answer, the ticks, the points. Nothing is sent anywhere.
const KEY = "cgkit:exercise:";

/** One exercise: {answer, ticks, points}; empty where nothing is kept, or the browser keeps nothing. */
export function kept(id) {
  try {
    return { answer: "", ticks: [], points: 0, ...JSON.parse(localStorage.getItem(KEY + id) ?? "{}") };
  } catch {
    return { answer: "", ticks: [], points: 0 };
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
export const earned = (ids) => ids.reduce((total, id) => total + (Number(kept(id).points) || 0), 0);
