// Keeps a copy of the app on the device, so that it starts and works without a network.
// tools/offline.js writes the list of the build's files into this script.
//
// Files whose URL names their version, by a digest or by a query, never change: they come
// from the copy. All others, the page above all, come from the network first. Each build
// has a cache of its own, and the digest of each file is checked before it is stored, so
// two versions never mix, even if the server is updated in the meantime. A page that is
// open keeps its version: the previous build's cache stays.
/* global VERSION, FILES, LOCALES -- Inserted by tools/offline.js. */

const PREFIX = "nonet-";
const CACHE = PREFIX + VERSION;
/** How long a file may take to arrive from the network if there is a copy, in milliseconds. */
const PATIENCE_MS = 3_000;
/** The name of the lock for the line, and of the channel on which a page takes it (load.js). */
const LINE = "nonet.line";

const { scope } = self.registration;
const DIGESTS = new Map([...FILES, ...Object.values(LOCALES).flat()].map(([path, digest]) => [new URL(path, scope).href, digest]));

/** Whether the URL names the version of its file. */
const isVersioned = ({ pathname, search }) => search !== "" || /-[0-9a-f]{8,16}(_[a-z-]+)?\.\w+$/.test(pathname);

/**
 * The URL of a file. If a file has hung, the app asks for it again by another URL
 * (load.js, src/worker/client.rs).
 */
const urlOf = ({ url }) => url.replace(/[?&]again=\d+$/, "");

async function digestOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fetches a file of this build, and fails if the server has another version of it. */
async function fetchOwn(url, asked = url, options = {}) {
  const response = await fetch(asked, { cache: "no-cache", ...options });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const bytes = await response.clone().arrayBuffer();
  if ((await digestOf(bytes)) !== DIGESTS.get(url)) throw new Error(`another version of ${url}`);
  return response;
}

/**
 * Loads a file while no page loads anything, and one file at a time, whatever other service
 * workers do. When a page begins to load what is not here, `load` is aborted, and then run again.
 */
async function whileFree(cache, load) {
  const { locks } = navigator;
  if (!locks) return load({});
  const attempt = async () => {
    const stop = new AbortController();
    const line = new BroadcastChannel(LINE);
    line.onmessage = async ({ data: urls }) => {
      const copies = await Promise.all(urls.map((url) => cache.match(url)));
      if (!copies.every(Boolean)) stop.abort();
    };
    try {
      // A page that came before this attempt.
      const { pending } = await locks.query();
      if (pending.some(({ name, mode }) => name === LINE && mode === "shared")) return false;
      await load({ signal: stop.signal, priority: "low" });
      return true;
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      return false;
    } finally {
      line.close();
    }
  };
  while (!(await locks.request(LINE, attempt)));
}

/** Puts a file of this build into its cache, from the cache of another build if it is the same there. */
async function keep(cache, url) {
  const there = isVersioned(new URL(url)) && (await caches.match(url));
  if (there) {
    if (!(await cache.match(url))) await cache.put(url, there);
    return;
  }
  await whileFree(cache, async (options) => {
    // A page may have loaded it in the meantime.
    if (!(await cache.match(url))) await cache.put(url, await fetchOwn(url, url, options));
  });
}

/** Puts all files that are missing into the cache, one by one. What has arrived stays if one of them fails. */
async function fill(files) {
  const cache = await caches.open(CACHE);
  for (const [path] of files) await keep(cache, new URL(path, scope).href);
}

/** The texts of the languages that an older build has: this build must work in them without a network. */
async function texts() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const languages = new Set(keys.flat().map(({ url }) => /\/locales\/([^/]+)\//.exec(url)?.[1]));
  return [...languages].flatMap((language) => LOCALES[language] ?? []);
}

/** Deletes the caches of all builds but this one and the one before. */
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file that never changes: from any build's cache, or from the network, which repairs the cache. */
async function fromCopy(request, url) {
  const copy = await caches.match(url);
  if (copy) return copy;
  if (!DIGESTS.has(url)) return fetch(request);
  const response = await fetchOwn(url, request.url);
  const cache = await caches.open(CACHE);
  await cache.put(url, response.clone());
  return response;
}

/** A file whose URL stays the same: from the network, or a copy if there is no answer in time. */
async function fromNetwork(request, url) {
  const response = fetch(request);
  const copy = caches.open(CACHE).then((cache) => cache.match(url));
  const late = new Promise((done) => setTimeout(done, PATIENCE_MS)).then(() => copy);
  try {
    const first = await Promise.race([response, late]);
    return first?.ok ? first : ((await copy) ?? (await response));
  } catch {
    return (await copy) ?? Response.error();
  }
}

self.addEventListener("install", (event) => {
  const install = async () => {
    await fill([...FILES, ...(await texts())]);
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  const tell = async () => {
    await tidy();
    await self.clients.claim();
    for (const client of await self.clients.matchAll()) client.postMessage(VERSION);
  };
  event.waitUntil(tell());
});

// Each page sends its languages at its start. What the browser has deleted in the meantime
// is fetched again.
self.addEventListener("message", (event) => {
  event.waitUntil(fill([...FILES, ...(LOCALES[event.data] ?? LOCALES.en)]).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(urlOf(request));
  if (request.method !== "GET" || !url.href.startsWith(scope)) return;
  if (request.mode === "navigate") {
    const page = scope;
    const place = url.origin + url.pathname;
    if (place === page || place === `${page}index.html`) event.respondWith(fromNetwork(request, page));
  } else if (isVersioned(url)) {
    event.respondWith(fromCopy(request, url.href));
  } else if (DIGESTS.has(url.href)) {
    event.respondWith(fromNetwork(request, url.href));
  }
});
