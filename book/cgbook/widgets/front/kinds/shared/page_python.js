// Python in the page, which starts with the first question and answers part by part.

/** Returns the object that starts Python in the page; null in JupyterLab, and on a site without Python. */
export const pagePython = () => /** @type {any} */ (globalThis).cgLive ?? null;

/**
 * Returns functions that put questions to `cgbook.widgets.inquiry`, one at a time. A new question ends the previous
 * one, whose promise then resolves to "dropped" and whose parts are ignored.
 * @param {any} live
 */
export function asker(live) {
  let latest = 0;
  let task = /** @type {any} */ (null);
  let awake = /** @type {any} */ (null);

  /**
   * @param {string} name
   * @param {any[]} given
   * @param {{progress?: (words: string) => void, part?: (found: any) => void}} how
   */
  async function ask(name, given, how = {}) {
    const mine = ++latest;
    const current = () => mine === latest;
    task?.cancel();
    task = null;
    awake = await live.wake((/** @type {{words: string}} */ step) => current() && how.progress?.(step.words));
    if (!current()) return "dropped";
    task = awake.ask(
      `cgbook.widgets.inquiry:${name}`,
      given,
      (/** @type {any} */ found) => current() && how.part?.(found),
    );
    try {
      const found = await task;
      return current() ? (found ?? null) : "dropped";
    } catch (error) {
      if (!current()) return "dropped";
      throw error;
    } finally {
      if (current()) task = null;
    }
  }

  async function stop() {
    latest++;
    task = null;
    await awake?.stop();
  }

  return { ask, stop, busy: () => Boolean(task), ready: () => live.state === "awake" };
}
