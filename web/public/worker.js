// Service worker: shows an offline page while the server is unreachable, and opens the table from a notification.
// Its cache holds two files, written by the page, that contain no game. All other requests go to the server,
// so neither an old page nor an old table is ever shown.

const SHELL = "/offline";
const STYLE = "/plain.css";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kept = request.mode === "navigate" ? SHELL : new URL(request.url).pathname === STYLE ? STYLE : null;
  if (kept) event.respondWith(fetch(request).catch(async () => (await caches.match(kept)) ?? Response.error()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(toTable(event.notification.data));
});

/** Focus the tab with this path, or open a new one. */
async function toTable(path) {
  const tabs = await self.clients.matchAll({ type: "window" });
  const tab = tabs.find((open) => new URL(open.url).pathname === path);
  return tab ? tab.focus() : self.clients.openWindow(path);
}
