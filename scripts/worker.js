// The offline copy. scripts/offline.mjs puts the line with RELEASE before this and calls the whole sw.js; that name and
// place never change, or browsers that hold an older copy could not find the next one.
//
// A copy is one build, whole and proven: each file is fetched and its sum compared before any is kept. The page comes
// from the build in use alone; a file whose name bears a hash may come from an older copy, for a window that still runs
// the older build. A build that waits takes over when it is told to, or when no window is open any more.
"use strict";

const SCOPE = new URL(self.registration.scope);
// Others may live on the same host, and this app twice: a space is in no path, so that no name begins another.
const OURS = `poland-in-arms:${SCOPE.pathname} `;
const HELD = OURS + RELEASE.version;
const PAGE = "index.html";
const HASHED = /-[0-9a-f]{12,}(_bg)?\.\w+$/;

// Hosts answer for the page at the address of its directory.
const address = (name) => new URL(name === PAGE ? "./" : name, SCOPE).href;
const names = Object.keys(RELEASE.files);

async function proven(name) {
  const response = await fetch(new Request(address(name), { cache: "no-cache" }));
  if (!response.ok || response.redirected) throw new Error(`${name}: ${response.status}`);
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const sum = btoa(String.fromCharCode(...new Uint8Array(digest)));
  if (sum !== RELEASE.files[name]) throw new Error(`${name}: not the file of this build`);
  return response;
}

// Nothing is kept before everything wanted is here.
async function keep(wanted) {
  const responses = await Promise.all(wanted.map(proven));
  const cache = await caches.open(HELD);
  await Promise.all(wanted.map((name, at) => cache.put(address(name), responses[at])));
}

// What has been lost of the copy, or with `all` the whole of it, is fetched again; whether it is whole then.
async function mend(all) {
  try {
    const cache = await caches.open(HELD);
    const held = new Set((await cache.keys()).map((request) => request.url));
    await keep(all ? names : names.filter((name) => !held.has(address(name))));
    return true;
  } catch {
    return false;
  }
}

// Copies older than the one in use; the one of a build that waits is younger.
async function older() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
  return ours.slice(0, Math.max(0, ours.indexOf(HELD)));
}

// Older copies go as soon as no window is open that may run an older build.
async function tidy() {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length === 0) for (const name of await older()) await caches.delete(name);
}

async function answer(request, name) {
  const held = await (await caches.open(HELD)).match(address(name), { ignoreVary: true });
  if (held) return held;
  for (const copy of HASHED.test(name) ? await older() : []) {
    const left = await (await caches.open(copy)).match(address(name), { ignoreVary: true });
    if (left) return left;
  }
  return fetch(request);
}

self.addEventListener("install", (event) => {
  // A copy of this build from an earlier time would count as older than the one in use.
  event.waitUntil(caches.delete(HELD).then(() => keep(names)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") self.skipWaiting();
  if (event.data?.type === "MEND") {
    event.waitUntil(mend(event.data.all).then((whole) => event.ports[0]?.postMessage(whole)));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const name = decodeURI(url.pathname.slice(SCOPE.pathname.length)) || PAGE;
  if (request.mode === "navigate") event.waitUntil(tidy());
  if (Object.hasOwn(RELEASE.files, name) || HASHED.test(name)) event.respondWith(answer(request, name));
});
