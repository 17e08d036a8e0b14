// The Python shared by a page's programs. It does one thing at a time, and the bar shows which.
import { bar } from "./bar.js";
import { say } from "./words.js";

const site = /** @type {any} */ (window);
const forgetful = new Set(); // functions to call when Python has restarted
let python = /** @type {any} */ (null); // null until it has started
let turn = Promise.resolve();
let last = () => {}; // the action that "try again" repeats
let ending = false;
let session = 0; // session number of the Python that was used last

const foot = bar({ stop: () => end(say("halted")), restart: () => end(say("anew")), again: () => last() });

async function end(/** @type {string} */ why) {
  if (ending) return;
  ending = true;
  try {
    if (site.cgLive.state === "awake") {
      foot.say(say("starting"), "waking");
      await python.stop();
      foot.say(why, "idle");
    } else {
      site.cgLive.halt?.();
      foot.say(say("ended"), "idle");
    }
  } catch (/** @type {any} */ error) {
    foot.say(error.message, "failed");
  } finally {
    ending = false;
  }
}

export const home = {
  say: foot.say,
  runAll: foot.runAll,
  /** @param {() => void} forget */
  onAnew: (forget) => forgetful.add(forget),
  /** Calls `what` with Python, after all earlier requests. A failed start is reported and can be tried again.
   * @param {(python: Python) => Promise<any>} what */
  use(what) {
    turn = turn.then(async () => {
      last = () => home.use(what);
      try {
        if (site.cgLive.state !== "awake") foot.say(say("starting"), "waking");
        python = await site.cgLive.wake((/** @type {{words: string, done: number}} */ { words: text, done }) =>
          foot.say(text, "waking", done),
        );
      } catch (/** @type {any} */ error) {
        if (error.name !== "Stopped") foot.say(error.message, "failed");
        return;
      }
      if (python.session !== session) for (const forget of forgetful) forget();
      session = python.session;
      try {
        foot.say((await what(python)) ?? say("awake"), "idle");
      } catch (/** @type {any} */ error) {
        if (error.name === "Died") foot.say(error.message, "idle");
        else if (error.name !== "Stopped") foot.say(say("broken", { why: error.message }), "idle");
      }
    });
    return turn;
  },
};
