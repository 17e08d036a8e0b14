// A page's only Python, started when a script first calls `window.cgLive.wake`.
import { widgetCode } from "./models.js";
import { say } from "./words.js";

const base = new URL(".", import.meta.url).href;
const site = /** @type {any} */ (window);

/** The error of a task that didn't finish. */
class Ended extends Error {
  /** @param {string} name @param {string} text */
  constructor(name, text) {
    super(text);
    this.name = name;
  }
}

let manifest; // promise that resolves to the list of this folder's files
const readManifest = () =>
  (manifest ??= fetch(`${base}manifest.json`)
    .then((answer) => {
      if (!answer.ok) throw new TypeError(`manifest.json: ${answer.status}`);
      return answer.json();
    })
    .catch((error) => {
      manifest = undefined;
      throw error;
    }));

let up = /** @type {Promise<any> | null} */ (null); // promise that resolves to Python
let worker = /** @type {Worker | null} */ (null);
let line = /** @type {MessagePort | null} */ (null); // port to the worker, which no program can use
let session = 0;
let number = 0;
const tasks = new Map(); // number of a running task -> its listeners, and the function that ends it
const answers = new Map(); // name of an `interact` -> the function that shows its answers
const watchers = new Set(); // functions that are told how far Python has started

/** Returns the error of a failed start, in words for readers. @param {any} error */
function plainly(error) {
  const lost = error.lost || error instanceof TypeError; // a TypeError means a failed fetch
  return new Error(lost ? say("lost") : say("broken", { why: error.message }));
}

/** Starts a worker from a blob, because a worker from an address wouldn't get the page's security policy.
 * @param {string} address */
function policed(address) {
  const script = URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }));
  return { script, made: new Worker(script, { type: "module" }) };
}

async function start() {
  if (typeof WebAssembly !== "object" || typeof Worker !== "function") throw new Error(say("noWasm"));
  const turn = ++session;
  let mine = /** @type {Worker | null} */ (null);
  try {
    const { weight, later, code, inks } = await readManifest();
    widgetCode.ready(code, inks);
    if (turn !== session) throw new Ended("Stopped", "stopped");
    const { script, made: started } = policed(new URL("worker.js", base).href);
    const { port1, port2 } = new MessageChannel();
    worker = mine = started;
    line = port1;
    const { from } = await new Promise((resolve, reject) => {
      // a worker whose script doesn't load gives no reason
      started.onerror = (event) => reject(Object.assign(new Error(event.message), { lost: !event.message }));
      port1.onmessage = ({ data }) => {
        if (data.type === "ready") resolve(data);
        else if (data.type === "fatal") reject(Object.assign(new Error(data.text), { lost: data.lost }));
        else if (data.type === "progress") tell(Math.min(1, data.done / weight));
        else if (worker === started) hear(data, port1);
      };
      started.postMessage({ base, session, later }, [port2]);
      waking = reject;
    });
    URL.revokeObjectURL(script);
    site.cgLive.from = from; // whether Python came from files, or from the image stored by an earlier visit
    return python;
  } catch (/** @type {any} */ error) {
    mine?.terminate();
    if (worker === mine) worker = null;
    throw error instanceof Ended ? error : plainly(error);
  }
}

let waking = /** @type {((why: Error) => void) | null} */ (null); // gives up starting Python if the reader stops it

function tell(/** @type {number} */ done) {
  const told = { done, words: done < 1 ? say("coming", { percent: Math.floor(100 * done) }) : say("starting") };
  for (const watcher of watchers) watcher(told);
}

/** Starts Python, which all callers share. After a failure, the next call tries again. */
export async function wake(onProgress = /** @type {any} */ (null)) {
  if (onProgress) watchers.add(onProgress);
  site.cgLive.state = up ? site.cgLive.state : "waking";
  up ??= start();
  const mine = up;
  try {
    const found = await mine;
    site.cgLive.state = "awake";
    return found;
  } catch (error) {
    if (up === mine) {
      up = null;
      site.cgLive.state = "asleep";
    }
    throw error;
  } finally {
    watchers.delete(onProgress);
  }
}

function hear(/** @type {any} */ data, /** @type {MessagePort} */ from) {
  const task = tasks.get(data.id);
  if (data.type === "ended") halt({ died: say("died") });
  else if (data.type === "open") {
    /** @param {any} state */
    const changed = (state) => line === from && from.postMessage({ type: "change", model: data.model, state });
    widgetCode.open(data, changed);
  } else if (data.type === "change") widgetCode.receive(data.model, data.state);
  else if (data.type === "outputs") answers.get(data.key)?.(data.outputs);
  else if (data.type === "done") {
    tasks.delete(data.id);
    task?.end(data);
  } else task?.hear(data);
}

/** Sends a message to Python and calls `heard` with each reply until the task ends.
 * @param {object} message @param {(data: any) => void} heard */
function send(message, heard) {
  const id = ++number;
  const promise = new Promise((end) => tasks.set(id, { hear: heard, end }));
  line?.postMessage({ ...message, id });
  return { id, promise };
}

/** Ends Python immediately, even while it's starting, and ends all running tasks, which are told why. */
function halt(/** @type {{ stopped?: boolean; died?: string }} */ why = { stopped: true }) {
  waking?.(new Ended("Stopped", "stopped"));
  session += 1;
  worker?.terminate();
  line?.close();
  worker = line = up = null;
  site.cgLive.state = "asleep";
  for (const task of tasks.values()) task.end(why);
  tasks.clear();
  answers.clear();
}
site.cgLive.halt = () => halt();

const python = {
  /** Runs a program in the namespace of the page's cells. @param {string} code */
  async run(code, { stream, display, error, clear } = /** @type {any} */ ({})) {
    let ok = true;
    const { promise } = send({ type: "run", code }, (data) => {
      if (data.type === "stream") stream?.(data.name, data.text);
      else if (data.type === "display") display?.(data.data);
      else if (data.type === "clear") clear?.();
      else if (data.type === "error") {
        ok = false;
        error?.(data.text);
      }
    });
    const { stopped = false, died = "" } = /** @type {any} */ (await promise);
    if (died) error?.(died);
    return { ok: ok && !stopped && !died, stopped, died };
  },

  /** Calls a Python function, given as `"module:name"`; `onPart` gets partial results as they come.
   * @param {string} target @param {any[]} [args] */
  ask(target, args = [], onPart = /** @type {any} */ (null)) {
    /** @type {any} */
    let result;
    let refused = /** @type {Error | null} */ (null);
    const { id, promise } = send({ type: "ask", function: target, args }, (data) => {
      if (data.type === "part") onPart?.(data.part);
      else if (data.type === "result") result = data.value;
      else if (data.type === "refused") refused = new Ended(data.name, data.text);
      else if (data.type === "error") refused = new Ended("Error", data.text);
    });
    const task = promise.then((/** @type {any} */ { stopped, died }) => {
      if (stopped) throw new Ended("Stopped", "stopped");
      if (died) throw new Ended("Died", died);
      if (refused) throw refused;
      return result;
    });
    return Object.assign(task, { cancel: () => line?.postMessage({ type: "cancel", id }) });
  },

  /** Ends the running task immediately and restarts Python, which loses all its data. */
  stop() {
    halt();
    return wake();
  },

  /** Sends the values of a control; the answers go to the function that shows this `interact`.
   * @param {string} key @param {any[]} values */
  control(key, values) {
    line?.postMessage({ type: "control", key, values });
  },
  /** @param {string} key @param {(parts: any[]) => void} show */
  answered: (key, show) => answers.set(key, show),

  /** The number of the current Python; the data of every earlier Python is gone. */
  get session() {
    return session;
  },
};
