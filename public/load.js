// Fetches the parts of the app and tells how much has arrived. boot.js starts the
// board with it, src/ui/loading.rs the other pages, src/worker/client.rs fetches
// the worker's module. A part may take as long as it likes: it counts as lost only
// when nothing at all arrives for SILENCE_MS. This file fits every version of the app.

const SILENCE_MS = 20_000;
/** Progress is told at most once in so many milliseconds. */
const REPORT_MS = 100;

/** Does `work`, and fails if that does not call `alive` for SILENCE_MS. */
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

/** The body of a file, as a stream that tells `onBytes` how much of it has arrived. */
async function body(url, alive, signal, onBytes) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  // If the server compresses, its length is not that of what arrives here.
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

/** Modules that are compiled or on their way, and who hears of their progress. */
const known = new Map();

/**
 * The worker's module, compiled: fetched once, whoever asks for it. Its script is
 * fetched at the same time, so that workers find it in the browser's cache.
 */
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

function style(href) {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror }));
  });
}

const asked = new Set();

/** Starts a module that wasm-bindgen made, once its script and its styles are there. */
export async function start(glue, wasm, styles, onBytes) {
  // A browser goes on waiting for a script that it once asked for, and asking again
  // joins that wait. So each further try has an address of its own.
  if (asked.has(glue)) glue += `&${Date.now()}`;
  asked.add(glue);
  const [script, compiled] = await watch((alive, signal) => {
    const parts = [import(glue), module(wasm, alive, signal, onBytes), ...styles.map(style)];
    parts.forEach((part) => part.then(alive, () => {}));
    return Promise.all(parts);
  });
  await script.default({ module_or_path: compiled });
}
