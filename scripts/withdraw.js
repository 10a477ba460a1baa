// Takes the offline copy back: served as sw.js in place of the real one, it removes our copies from every browser that
// comes by, and loads open windows again, from the network. Games are not in the copies, and stay.
// A build that is no release is served with it (scripts/finish.mjs), or a copy of a release would hide it.
"use strict";

const OURS = `poland-in-arms:${new URL(self.registration.scope).pathname} `;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(withdraw());
});

async function withdraw() {
  for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
  await self.registration.unregister();
  for (const open of await self.clients.matchAll({ type: "window" })) await open.navigate(open.url);
}
