// Loads the parts of the app and reports progress. Used by boot.js, messages.js,
// src/ui/loading.rs and src/worker/client.rs. There is no limit on the total time, but
// a load fails when no data arrives for SILENCE_MS. Works with every version of the
// app.

const SILENCE_MS = 20_000;
/** Minimum time between two progress reports in milliseconds. */
const REPORT_MS = 100;

/** The name of the line in service-worker.js. */
const LINE = "nonet.line";
/** How long a page that is never idle keeps the line, in milliseconds. */
const BUSY_MS = 1_000;

/** Resolves when the page has nothing to do. */
export const idle = () =>
  new Promise((done) => {
    if (globalThis.requestIdleCallback) requestIdleCallback(done, { timeout: BUSY_MS });
    else setTimeout(done, BUSY_MS);
  });

/**
 * Takes the line until `loading` has ended and the page is idle: the copy for use without a
 * network stops, unless it has these files already, and waits. The page itself never waits.
 */
function takeLine(loading, urls) {
  const isOver = loading.then(idle, idle);
  navigator.locks?.request(LINE, { mode: "shared" }, () => isOver).catch(() => {});
  // Closed at once: browsers do not keep a page with an open channel for Back.
  const line = globalThis.BroadcastChannel && new BroadcastChannel(LINE);
  line?.postMessage(urls);
  line?.close();
}

/** Loads `urls` by `work`, and fails if it does not call `alive` for SILENCE_MS, or if `stop` aborts it. */
function watch(urls, work, stop = new AbortController()) {
  const loading = listen(work, stop);
  takeLine(loading, urls);
  return loading;
}

async function listen(work, stop) {
  let timer;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(), SILENCE_MS);
  };
  alive();
  const silence = new Promise((_, fail) => {
    stop.signal.onabort = () => fail(new Error("nothing arrived for too long"));
  });
  try {
    return await Promise.race([work(alive, stop.signal), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A file as a stream that reports progress to `onBytes`. Its URL names its version, so a copy
 * on the device is as good. A first visit is not served by the service worker yet.
 */
async function body(url, alive, signal, onBytes) {
  const copy = await globalThis.caches?.match(url).catch(() => undefined);
  const response = copy ?? (await fetch(url, { signal }));
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  // The length of a compressed file differs from the length after decompression.
  const { headers } = response;
  const total = headers.get("Content-Encoding") ? 0 : Number(headers.get("Content-Length"));
  let bytes = 0;
  let told = 0;
  return response.body.pipeThrough(
    new TransformStream({
      transform(chunk, out) {
        alive();
        bytes += chunk.length;
        const now = performance.now();
        if (now - told >= REPORT_MS) {
          told = now;
          onBytes(bytes, total);
        }
        out.enqueue(chunk);
      },
    }),
  );
}

async function module(url, alive, signal, onBytes) {
  const stream = await body(url, alive, signal, onBytes);
  const headers = { "Content-Type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(stream, { headers }));
}

/** Modules that are loaded or loading, with their progress callbacks. */
const known = new Map();

/** How long something lets a page pass at most, in milliseconds: its files may hang. */
const PASS_MS = 5_000;
/** The page that is loading, if one is. */
let page = Promise.resolve();
/** Stops what is loaded behind pages. */
let makeWay = () => {};

/** Runs `load` while no page is loading. When one begins to, `load` is aborted, and then run again. */
async function behindPages(load) {
  for (;;) {
    await Promise.race([page, new Promise((done) => setTimeout(done, PASS_MS))]);
    const stop = new AbortController();
    let isStopped = false;
    makeWay = () => stop.abort((isStopped = true));
    try {
      return await load(stop);
    } catch (error) {
      if (!isStopped) throw error;
    }
  }
}

/**
 * Loads and compiles the worker's module, and puts its script into the browser's cache. It is
 * loaded ahead of the first hint, so it lets pages pass, which need no worker at once.
 */
export function fetchModule(wasm, glue, onBytes) {
  let entry = known.get(wasm);
  if (!entry) {
    const hearers = [];
    const tell = (bytes, total) => hearers.forEach((hear) => hear(bytes, total));
    const load = async (alive, signal) => {
      const script = body(glue, alive, signal, () => {}).then((stream) => new Response(stream).text());
      return (await Promise.all([module(wasm, alive, signal, tell), script]))[0];
    };
    const promise = behindPages((stop) => watch([wasm, glue], load, stop));
    promise.catch(() => known.delete(wasm));
    known.set(wasm, (entry = { hearers, promise }));
  }
  entry.hearers.push(onBytes);
  return entry.promise;
}

/** A constructed stylesheet. A <link> to one that hangs would block the following ones. */
async function style(url, alive, signal) {
  const stream = await body(url, alive, signal, () => {});
  return new CSSStyleSheet().replace(await new Response(stream).text());
}

/** Loads a whole text file. */
export const fetchText = (url) =>
  watch([url], async (alive, signal) => new Response(await body(url, alive, signal, () => {})).text());

/** What a player waits for: everything else lets it pass. An error is thrown where it is awaited. */
function first(loading) {
  page = Promise.allSettled([page, loading]);
  makeWay();
  return loading;
}

/** Starts the page's module once its script and what `loadTexts` loads are here. Resolves to its exports. */
export async function start(glue, wasm, onBytes, loadTexts) {
  const loading = watch([glue, wasm], (alive, signal) => {
    const parts = [import(glue), module(wasm, alive, signal, onBytes)];
    parts.forEach((part) => part.then(alive, () => {}));
    return Promise.all(parts);
  });
  const [[script, compiled]] = await first(Promise.all([loading, loadTexts()]));
  await script.default({ module_or_path: compiled });
  return script;
}

/** Loads a part of the page's module (tools/split.js). */
export const fetchPart = (url, onBytes) => first(watch([url], (alive, signal) => module(url, alive, signal, onBytes)));

/** Loads stylesheets, and applies them. */
export async function addStyles(urls) {
  const sheets = await first(watch(urls, (alive, signal) => Promise.all(urls.map((url) => style(url, alive, signal)))));
  document.adoptedStyleSheets.push(...sheets);
}
