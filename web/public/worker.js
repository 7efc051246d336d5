// Beside the page: what is shown when there is no way to the server, and the way back from a notice.
// It keeps two files that the page has put there, and they hold no game: every other request goes to the server,
// so nobody is ever shown yesterday's page or a table from memory.

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

/** To the tab that shows this address, or to a new one. */
async function toTable(path) {
  const tabs = await self.clients.matchAll({ type: "window" });
  const tab = tabs.find((one) => new URL(one.url).pathname === path);
  return tab ? tab.focus() : self.clients.openWindow(path);
}
