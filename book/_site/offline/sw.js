// Keeps what was read, so that it opens without a network. A page is asked for at its host first, always. Only what
// carries the hash of its content in its address (?v=…) is taken from the store: it never changes.
const STORE = "book";
const MOST_BYTES = 8_000_000; // of one file

/** A page is kept once, whatever is asked of it. */
const keyOf = (request) => (request.mode === "navigate" ? request.url.replace(/[?#].*$/, "") : request.url);

async function keep(key, response) {
  if (!response.ok || response.type !== "basic" || Number(response.headers.get("content-length")) > MOST_BYTES) return;
  const store = await caches.open(STORE);
  await store.put(key, response);
  for (const { url } of await store.keys(key, { ignoreSearch: true })) if (url !== key) await store.delete(url);
}

async function fromHost(request, how) {
  const response = await fetch(request, how);
  keep(keyOf(request), response.clone()).catch(() => {}); // no room: the reader has the page all the same
  return response;
}

/** What is shown in place of a page that was not kept: those that were. */
async function without() {
  const store = await caches.open(STORE);
  const entries = [];
  for (const { url } of await store.keys()) {
    if (!url.endsWith(".html")) continue;
    const text = (await (await store.match(url))?.text()) ?? "";
    const title = /<title>([^<]*?)(?: &#8212;[^<]*)?<\/title>/.exec(text)?.[1];
    if (title) entries.push(`<li><a href="${encodeURI(url)}">${title}</a></li>`);
  }
  const said = entries.length ? "The pages that you have read are kept here:" : "No page was kept here yet.";
  const style = `:root { color-scheme: light dark }
    body { font: 1.15rem/1.5 Georgia, serif; max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem }`;
  const page = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Without a network</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>
    <h1>There is no network here.</h1><p>${said}</p><ul>${entries.sort().join("")}</ul></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(page, { status: 503, headers });
}

async function answer(request) {
  const store = await caches.open(STORE);
  const whole = new URL(request.url).searchParams.has("v");
  const kept = await store.match(keyOf(request));
  if (whole && kept) return kept;
  try {
    return await fromHost(request, whole ? {} : { cache: "no-cache" });
  } catch {
    return kept ?? (request.mode === "navigate" ? without() : Response.error());
  }
}

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const ours = request.url.startsWith(self.registration.scope);
  if (ours && request.method === "GET" && !request.headers.has("range")) event.respondWith(answer(request));
});
// the page that was open before there was a keeper
addEventListener("message", (event) => {
  const asked = event.data.filter((url) => url.startsWith(self.registration.scope));
  const one = async (url) => keep(url.replace(/(?<!\?v=.*)[?#].*$/, ""), await fetch(url));
  event.waitUntil(Promise.allSettled(asked.map(one)));
});
