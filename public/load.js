// Loads the parts of the app and reports progress. Used by boot.js, messages.js,
// src/ui/loading.rs and src/worker/client.rs. There is no limit on the total time, but
// a load fails when no data arrives for SILENCE_MS. Works with every version of the
// app.

const SILENCE_MS = 20_000;
/** Minimum time between two progress reports in milliseconds. */
const REPORT_MS = 100;

/** Runs `work`, and fails if it does not call `alive` for SILENCE_MS. */
async function watch(work) {
  const stop = new AbortController();
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

/** A file as a stream that reports progress to `onBytes`. */
async function body(url, alive, signal, onBytes) {
  const response = await fetch(url, { signal });
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

/** Loads and compiles the worker's module, and puts its script into the browser's cache. */
export function fetchModule(wasm, glue, onBytes) {
  let entry = known.get(wasm);
  if (!entry) {
    const hearers = [];
    const tell = (bytes, total) => hearers.forEach((hear) => hear(bytes, total));
    const promise = watch(async (alive, signal) => {
      const script = body(glue, alive, signal, () => {}).then((stream) => new Response(stream).text());
      return (await Promise.all([module(wasm, alive, signal, tell), script]))[0];
    });
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
  watch(async (alive, signal) => new Response(await body(url, alive, signal, () => {})).text());

const asked = new Set();

/**
 * Starts a wasm-bindgen module once its script, its styles and its `texts` have loaded.
 * Resolves to the module's exports.
 */
export async function start(glue, wasm, styles, onBytes, texts) {
  texts.catch(() => {}); // awaited below; avoids an unhandled rejection if something else fails first
  // A second import of a URL that hangs would only join it, so a retry uses another URL.
  const again = asked.has(glue) ? `&again=${Date.now()}` : "";
  asked.add(glue);
  const [script, compiled, ...sheets] = await watch((alive, signal) => {
    const parts = [import(glue + again), module(wasm, alive, signal, onBytes)];
    parts.push(...styles.map((url) => style(url, alive, signal)));
    parts.forEach((part) => part.then(alive, () => {}));
    return Promise.all(parts);
  });
  document.adoptedStyleSheets.push(...sheets);
  await texts;
  return script.default({ module_or_path: compiled });
}

/** Loads the part that tools/split.js took out of a module. A debug build is in one piece. */
export async function extend(exports, url) {
  if (!exports.rest) return;
  const rest = await watch((alive, signal) => module(url, alive, signal, () => {}));
  await WebAssembly.instantiate(rest, { main: exports });
}
