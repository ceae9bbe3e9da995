/**
 * Keeps the pages on the device, so that what needs no server works without one: score pad, gallery, rulebook, legend.
 *
 * A page is asked from the server first, so an update is there with the next page that is opened; only without an answer the
 * kept one is shown. Everything a page is made of has a digest in its name and never changes: it is kept with the version that
 * brought it, and the last version stays as long as pages of it may be open. The interface (/api) is never kept.
 */
importScripts("push.js");

const VERSION = "__VERSION__";
/** Where the client lies: at the root of a server, or in a folder of a static host. */
const HERE = new URL("./", location.href).pathname;
const ASSETS = `${HERE}assets/`;
const FILES = __FILES__.map((name) => HERE + name);
/** What plays on the device: a group of its own, for those who want it. A folder without a server always has it. */
const LOCAL = __LOCAL__.map((name) => HERE + name);
const STATIC = false;
const NAME = `pharos-${VERSION}`;
/** What is needed to play without a server is kept by those who play so (`local/engine.ts`), and by its own versions. */
const ENGINES = "pharos-engine-";
const PATIENCE = 4000;
const AT_ONCE = 6;
const PAUSE = 350;
const TRIES = 5;

/** Some files at a time, with a pause: a server counts how much is asked of it. */
async function fetchAll(cache, files) {
  let tries = 0;
  while (files.length) {
    const some = files
      .slice(0, AT_ONCE)
      .map((file) => new Request(file, { cache: file.startsWith(ASSETS) ? "default" : "no-cache" }));
    try {
      await cache.addAll(some);
      files.splice(0, AT_ONCE);
    } catch (fault) {
      if (++tries === TRIES) throw fault;
    }
    await new Promise((done) => setTimeout(done, PAUSE * (tries + 1)));
  }
}

addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME);
      // Files that the last version has too are taken over; the others come from the server, a few at a time.
      const missing = [];
      const wanted = STATIC || (await caches.keys()).some((name) => name.startsWith(ENGINES));
      for (const file of wanted ? [...FILES, ...LOCAL] : FILES) {
        const known = file.startsWith(ASSETS) ? await caches.match(file) : undefined;
        if (known) await cache.put(file, known);
        else missing.push(file);
      }
      await fetchAll(cache, missing);
      await skipWaiting();
    })(),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const kept = (await caches.keys()).filter(
        (name) => name.startsWith("pharos-") && !name.startsWith(ENGINES) && name !== NAME,
      );
      for (const name of kept.slice(0, -1)) await caches.delete(name);
      await clients.claim();
    })(),
  );
});

addEventListener("message", (event) => {
  if (event.data === "keep-local") event.waitUntil((async () => fetchAll(await caches.open(NAME), [...LOCAL]))());
});

async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await (await caches.open(NAME)).match(HERE)) ?? Response.error();
  }
}

async function file(request) {
  return (await (await caches.open(NAME)).match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith(`${HERE}api`)) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (FILES.includes(url.pathname) || url.pathname.startsWith(ASSETS)) event.respondWith(file(event.request));
});
