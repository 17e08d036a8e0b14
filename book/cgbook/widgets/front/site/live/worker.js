// Python in a worker, loaded from the site's own files. The first start stores an image of Python's memory, with cgkit
// and cgbook imported, in the browser's storage; later starts begin from the image. In a worker, Python never blocks
// the page, and an endless program can be stopped.
const NAME = "cgkit-python";
const HOME = "/lib/site";
// This code leaves no names behind, because `__main__` belongs to the reader.
const UNPACK = `
def begin(name, home):
    import sys, zipfile
    with zipfile.ZipFile(name) as packed: packed.extractall(home)
    if home not in sys.path: sys.path.append(home)
    sys.path_importer_cache.clear()
begin("/tmp/base.zip", "${HOME}")
del begin`;
// modules to import before the image is taken
const WARM = `
import cglive.stand_ins
cglive.stand_ins.install()
import cglive.door, cglive.packages, cglive.programs, cglive.reading, cgbook.lab, cgbook.pictures, cgbook.widgets
del cglive, cgbook`;
const CONNECT = `
def connect(send, fetch, session, later):
    import json, random, sys
    import cglive.packages, cglive.wire
    random.seed()  # sessions that begin from one image would all draw the same numbers
    cglive.wire.connect(send, session)
    sys.meta_path.insert(0, cglive.packages.Later(json.loads(later), lambda name: fetch(name).to_bytes(), "${HOME}"))
connect`;

/** @type {any} */
let python;
/** @type {any} */
let live;
let page = /** @type {MessagePort | null} */ (null); // port to the page, hidden from programs
const post = (/** @type {object} */ message) => page?.postMessage(message);
/** @param {ArrayBuffer} buffer */
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const hashOf = async (/** @type {any} */ bytes) => hex(await crypto.subtle.digest("SHA-256", bytes));

/** Makes `fetch` report the bytes that have arrived; the first file that fails to load ends the start. */
function counting() {
  const plain = self.fetch.bind(self);
  let done = 0;
  let last = 0;
  /** @type {(error: unknown) => void} */
  let fail;
  const failed = new Promise((_, reject) => {
    fail = (error) => reject(Object.assign(new Error(String(error)), { lost: true }));
  });
  failed.catch(() => {});
  const tell = (/** @type {any} */ bytes) => {
    done += bytes;
    if (performance.now() - last < 100) return;
    last = performance.now();
    post({ type: "progress", done });
  };
  self.fetch = async (url, how) => {
    try {
      const answer = await plain(url, how);
      if (!answer.ok) throw new Error(`${new URL(answer.url).pathname.split("/").pop()}: ${answer.status}`);
      if (!answer.body) return answer;
      const reader = answer.body.getReader();
      const body = new ReadableStream({
        async pull(to) {
          try {
            const { done: end, value } = await reader.read();
            if (end) return to.close();
            tell(value.byteLength);
            to.enqueue(value);
          } catch (error) {
            fail(error);
            to.error(error);
          }
        },
      });
      return new Response(body, { headers: { "content-type": answer.headers.get("content-type") ?? "" } });
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  return { failed, end: () => (self.fetch = plain) };
}

async function begin(/** @type {string} */ base, /** @type {any} */ image) {
  const { loadPyodide } = await import(`${base}pyodide.mjs`);
  // Python's initial memory can be smaller than an image, whatever size is passed to loadPyodide
  const createPyodideModule = async (/** @type {any} */ settings) => {
    const { default: make } = await import(`${base}pyodide.asm.mjs`);
    const module = await make(settings);
    if (image) module.growMemory(image.byteLength);
    return module;
  };
  const packed = fetch(`${base}base.zip`).then((answer) => answer.arrayBuffer());
  // write this file directly, because loadPackage would leave JavaScript objects in the image
  /** @param {any} files */
  const fsInit = async (files) => files.writeFile("/tmp/base.zip", new Uint8Array(await packed));
  const how = image ? { _loadSnapshot: image, _snapshotDeserializer: () => ({}) } : { _makeSnapshot: true };
  const made = await loadPyodide({ indexURL: base, fsInit, createPyodideModule, ...how });
  made.runPython(UNPACK); // the image doesn't contain files
  if (!image) made.runPython(WARM);
  return made;
}

/** Returns the image of Python that this browser stored, or null if the image is missing or has changed.
 * @param {Cache} cache @param {string} address */
async function keptImage(cache, address) {
  const kept = await cache?.match(address);
  if (!kept) return null;
  const image = await kept.arrayBuffer();
  if ((await hashOf(image)) === kept.headers.get("x-hash")) return image;
  await cache.delete(address);
  return null;
}

/** @param {string} address @param {any} image @param {string} base */
async function keep(/** @type {Cache} */ cache, address, image, base) {
  const folder = new URL("..", base).href;
  try {
    for (const old of await cache.keys()) if (old.url.startsWith(folder)) await cache.delete(old);
    await cache.put(address, new Response(new Blob([image]), { headers: { "x-hash": await hashOf(image) } }));
  } catch {
    // no room for the image, so the next start uses files again
  }
}

/** @param {any} event */
async function start({ base, session, later, image: wanted = true }) {
  const counted = counting();
  // there's no cache on plain http, or if the reader has turned storage off
  const cache = wanted ? await self.caches?.open(NAME).catch(() => null) : null;
  const address = `${base}image`;
  let from = "files";
  try {
    const image = cache && (await keptImage(cache, address).catch(() => null));
    if (image)
      try {
        python = await Promise.race([begin(base, image), counted.failed]);
        from = "image";
      } catch (/** @type {any} */ error) {
        if (error.lost) throw error;
        await cache?.delete(address);
      }
    if (!python) {
      python = await Promise.race([begin(base, null), counted.failed]);
      if (cache) void keep(cache, address, python.makeMemorySnapshot(), base);
    }
  } finally {
    counted.end();
  }
  const connect = python.runPython(CONNECT);
  connect(
    (/** @type {string} */ text) => post(JSON.parse(text)),
    (/** @type {string} */ name) => fetchNow(base + name),
    session,
    JSON.stringify(later),
  );
  connect.destroy();
  live = python.pyimport("cglive.door");
  python._api.on_fatal = () => post({ type: "ended" }); // a program has ended Python or crashed it
  post({ type: "ready", version: python.version, from });
}

/** Fetches a file synchronously, because Python's `import` can't wait. @param {string} url */
function fetchNow(url) {
  const asked = new XMLHttpRequest();
  asked.open("GET", url, false);
  asked.responseType = "arraybuffer";
  try {
    asked.send();
  } catch {
    throw new Error("the connection failed");
  }
  if (asked.status !== 200) throw new Error(`the site answers ${asked.status}`);
  return new Uint8Array(asked.response);
}

// A failed start is reported once; Pyodide leaves rejected promises of its own, which nobody handles.
self.onunhandledrejection = (event) => event.preventDefault();

let turn = Promise.resolve();
self.onmessage = ({ data, ports }) => {
  self.onmessage = null;
  page = /** @type {MessagePort} */ (ports[0]);
  page.onmessage = heard;
  turn = start(data).catch((error) => post({ type: "fatal", text: String(error), lost: error.lost }));
};

/** @param {MessageEvent} event */
function heard({ data }) {
  if (data.type === "cancel") live?.cancel(data.id);
  else
    turn = turn.then(async () => {
      let answer;
      try {
        answer = live.handle(JSON.stringify(data));
        await answer;
      } catch (error) {
        post({ type: "error", id: data.id, text: String(error) });
        post({ type: "done", id: data.id });
      } finally {
        answer?.destroy?.();
      }
    });
}
