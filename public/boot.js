// Starts the app. Trunk puts the hashed names of its two files into this script's URL.
// Until the app draws, #late (index.html) shows the progress of loading.
const { searchParams } = new URL(import.meta.url);
const beside = (name) => new URL(searchParams.get(name), import.meta.url).href;
const wasm = beside("wasm");
/** The parts of the module that a first visit does not need, but every other one (tools/split.js). */
const later = ["later", "later-pages"].map((part) => wasm.replace("_bg.wasm", `_${part}.wasm`));
/** Whether this is a first visit: first.js has painted a puzzle of its own, and no page is asked for. */
let isFirst = "first" in document.documentElement.dataset && !location.hash;
/** Whether there is a store, although local storage has no copy of the game on the board. */
const hasStore = async () => (await indexedDB.databases()).some(({ name }) => name === "nonet");
const kilobytes = (bytes) => Math.ceil(bytes / 1_000);

/** Minimum time between two announcements of the progress, in milliseconds. */
const TELL_MS = 5_000;
let told = -TELL_MS;

/** How long the app waits for the first board, in milliseconds. */
const PATIENCE_MS = 1_000;

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** How long after the start the app is copied to the device at the earliest, in milliseconds. */
const COPY_MS = 1_000;
/** How often an open page asks for a newer version, in milliseconds. */
const UPDATE_MS = 3_600_000;

/**
 * Resolves once the first board is painted, so that the files that it needs do not share
 * the line with those of the app. A hidden page is not painted, and styles may hang.
 */
function painted() {
  return new Promise((done) => {
    if (PerformanceObserver.supportedEntryTypes.includes("paint")) {
      new PerformanceObserver(done).observe({ type: "paint", buffered: true });
      setTimeout(done, PATIENCE_MS);
    } else {
      done();
    }
  });
}

/** Asks for a file before the script that uses it has arrived. */
function preload(href, attributes) {
  document.head.append(Object.assign(document.createElement("link"), { href, crossOrigin: "anonymous", ...attributes }));
}

/**
 * A message in the player's language, as messages.js renders it, or the English words
 * while its texts have not arrived.
 */
function say(english, signature, ...values) {
  if (document.documentElement.lang === "en") return english;
  const words = globalThis.nonet?.text(JSON.stringify({ [signature]: values }));
  return words && words !== signature.split(" ")[0] ? words : english;
}

function arrived(bytes, total) {
  const late = document.getElementById("late");
  if (!late) return;
  const words = document.getElementById("late-words");
  const [done, all] = [kilobytes(bytes), total && kilobytes(total)];
  const what = { loading_page: [] };
  words.textContent = all
    ? say(`Loading Nonet: ${done} of ${all} KB…`, "bytes_of what kilobytes total", what, done, all)
    : say(`Loading Nonet: ${done} KB so far…`, "bytes_so_far what kilobytes", what, done);
  if (performance.now() - told < TELL_MS) return;
  // A screen reader hears it less often than it changes.
  told = performance.now();
  words.removeAttribute("role");
  const heard = late.querySelector(".unseen") ?? late.appendChild(Object.assign(document.createElement("span"), { className: "unseen", role: "status" }));
  heard.textContent = words.textContent;
}

const incomplete = () => say("Nonet did not load completely. Check your connection, then try again.", "page_not_loaded");

function failed(text) {
  const alert = Object.assign(document.createElement("div"), { className: "late" });
  const again = Object.assign(document.createElement("button"), { type: "button", className: "button", textContent: say("Try again", "word_try_again") });
  again.onclick = () => location.reload();
  alert.setAttribute("role", "alert");
  document.getElementById("late")?.remove();
  document.body.append(alert);
  alert.append(text, " ", again);
}

const BROKEN = "Nonet could not start in this browser. Reload the page, or update your browser.";

/** How long a reloaded page must have lasted until another fault reloads it again, in milliseconds. */
const LASTING_MS = 30_000;

/**
 * A fault in a module ends it: the page no longer answers. Everything up to the last move is
 * stored, so the page starts again. If it breaks again soon, it says so.
 */
function recover(error) {
  if (!(error instanceof WebAssembly.RuntimeError)) return;
  const [{ type }] = performance.getEntriesByType("navigation");
  if (type === "reload" && performance.now() < LASTING_MS) failed(BROKEN);
  else location.reload();
}

/**
 * Keeps a copy of the app on the device, and tells the app when a newer version is there.
 * Hosts without HTTPS and some private windows have no service worker.
 */
async function keepCopy() {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data !== nonet.version) dispatchEvent(new Event("nonet-update"));
  });
  const registration = await serviceWorker.register("./service-worker.js", { updateViaCache: "none" });
  const worker = (await serviceWorker.ready).active;
  for (const language of nonet.languages()) worker.postMessage(language);
  setInterval(() => registration.update().catch(() => {}), UPDATE_MS);
}

/** Gives the page where puzzles are entered a text from another program. */
function enter(text) {
  globalThis["nonet.pasted"] = text; // as src/ui/storage.rs lends it
  history.replaceState(null, "", `${location.pathname}#/enter`);
}

/** Takes what the system hands to the installed app: files, and texts that other programs share. */
function takeLaunch() {
  const query = new URLSearchParams(location.search);
  const shared = ["text", "url"].map((name) => query.get(name)).filter(Boolean);
  if (shared.length > 0) enter(shared.join("\n"));
  globalThis.launchQueue?.setConsumer(async ({ files: [file] = [] }) => {
    if (!file) return;
    enter(await (await file.getFile()).text());
    dispatchEvent(new Event("hashchange"));
  });
}

addEventListener("error", ({ error }) => recover(error));
addEventListener("unhandledrejection", ({ reason }) => recover(reason));

try {
  if (!globalThis.WebAssembly?.compileStreaming) throw new WebAssembly.LinkError("too old");
  const [isKnown] = await Promise.all([hasStore().catch(() => false), painted()]);
  isFirst &&= !isKnown;
  preload(beside("js"), { rel: "modulepreload" });
  const modules = isFirst ? [wasm] : [wasm, ...later];
  modules.forEach((module) => preload(module, { rel: "preload", as: "fetch", type: "application/wasm" }));
  const [{ fetchModule, fetchPart, addStyles, start, idle }] = await Promise.all([import("./load.js"), import(`./messages.js?${searchParams.get("js")}`)]);
  nonet.version = searchParams.get("js");
  const texts = nonet.load("game");
  // The messages of hints come with the worker (src/worker/client.rs), those of the pages
  // beside the board with the first of these pages (src/ui/loading.rs).
  nonet.fetchModule = async (...about) => (await Promise.all([fetchModule(...about), nonet.load("hints")]))[0];
  let hearPages = () => {};
  nonet.preparePages = async (styles, hear) => {
    hearPages = hear;
    await Promise.all([addStyles(styles), ...["hints", "rooms"].map(nonet.load)]);
  };
  nonet.fetchPart = (url) => fetchPart(url, (...bytes) => url.endsWith("_pages.wasm") && hearPages(...bytes));
  takeLaunch();
  const { draw } = await start(beside("js"), wasm, arrived, () => texts);
  await draw(isFirst);
  if (navigator.serviceWorker) wait(COPY_MS).then(idle).then(keepCopy).catch(() => {});
  // A stylesheet that is missing or truncated has no rules.
  if (!document.querySelector("link[rel=stylesheet]").sheet?.cssRules.length) {
    failed(incomplete());
  }
} catch (error) {
  console.error(error);
  // The words of the player's language may still arrive.
  await Promise.race([globalThis.nonet?.load("game"), wait(PATIENCE_MS)]).catch(() => {});
  const isOurs = error instanceof WebAssembly.RuntimeError || error instanceof WebAssembly.LinkError;
  failed(isOurs ? BROKEN : incomplete());
}
