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

const PRACTICE = "cgkit:practice:";

/** Counts of practice, made sound: right at the first answer, of so many tried; how many in a row, now and at best. */
export function counts(found) {
  const [tried, right, run, best] = ["tried", "right", "run", "best"].map((name) => {
    const n = Object(found)[name];
    return Number.isInteger(n) && n > 0 ? n : 0;
  });
  const sure = Math.min(right, tried);
  return { tried, right: sure, run: Math.min(run, sure), best: Math.max(Math.min(best, sure), Math.min(run, sure)) };
}

/** What is kept of a kind of practice. */
export function counted(kind) {
  try {
    return counts(JSON.parse(localStorage.getItem(PRACTICE + kind.replaceAll(" ", "-")) ?? "{}"));
  } catch {
    return counts({});
  }
}

/** One more first answer, right or wrong. */
export function count(kind, right) {
  const { tried, right: before, run, best } = counted(kind);
  const now = right ? run + 1 : 0;
  const one = { tried: tried + 1, right: before + Number(right), run: now, best: Math.max(best, now) };
  try {
    localStorage.setItem(PRACTICE + kind.replaceAll(" ", "-"), JSON.stringify(one));
  } catch {
    /* private mode: nothing is kept */
  }
}

/** The points earned in these exercises. */
export const earned = (ids) => ids.reduce((total, id) => total + kept(id).points, 0);
