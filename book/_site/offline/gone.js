// The book is kept no longer: who has its keeper loses it, and what it has kept.
addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(caches.delete("book").then(() => self.registration.unregister())),
);
