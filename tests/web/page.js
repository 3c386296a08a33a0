// The browser's page of the component tests: the real texts and stylesheets, and a stand-in
// for everything whose time or chance a test must decide. Used by page.rs.
//
// - Time stands still until a test lets it pass. Timers of less than SHORT_MS run at once,
//   since the app uses them to give the browser a turn.
// - Random numbers are counted up.
// - A worker does its jobs in the page, and can be told to wait or to crash.

const SHORT_MS = 20;
/** Noon of a Tuesday. */
const START = Date.UTC(2026, 10, 24, 12);

const real = {
  setTimeout: setTimeout.bind(globalThis),
  clearTimeout: clearTimeout.bind(globalThis),
  now: performance.now.bind(performance),
  Date,
};

/** Milliseconds since the start of the test, by the clock of the page. */
let time = 0;
/** Milliseconds by which each look at the date moves it on. */
let haste = 0;
let hurried = 0;
let timers = new Map();
let lastTimer = 1_000_000_000; // above the browser's own numbers

function set(run, wait, args, every) {
  const id = ++lastTimer;
  timers.set(id, { due: time + wait, every, run: () => run(...args) });
  return id;
}

globalThis.setTimeout = (run, wait = 0, ...args) =>
  wait < SHORT_MS ? real.setTimeout(run, 0, ...args) : set(run, wait, args);
globalThis.setInterval = (run, wait, ...args) => set(run, wait, args, wait);
globalThis.clearTimeout = globalThis.clearInterval = (id) => timers.delete(id) || real.clearTimeout(id);
performance.now = () => time;
globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length ? args : [START + time]));
  }
  static now() {
    return START + time + (hurried += haste);
  }
};

/**
 * Until the next test, Yew gives the browser a turn wherever it can, also between drawing and
 * its effects. This is the order of events on a slow machine.
 */
export function hasten() {
  haste = 100;
}

/** Presses a key on the page as soon as a selector finds this many elements. */
export function pressAsSoonAs(selector, count, key) {
  const watch = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length < count) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true }));
  });
  watch.observe(document, { childList: true, subtree: true });
}

// One channel for all turns: the browser may forget a port that nothing refers to.
const { port1: bell, port2: cord } = new MessageChannel();
const waiting = [];
bell.onmessage = () => waiting.shift()();

/** A turn of the browser's event loop. */
export const turn = () =>
  new Promise((done) => {
    waiting.push(done);
    cord.postMessage(null);
  });

/** Lets time pass: timers run in their order, each followed by a turn. */
export async function pass(milliseconds) {
  const end = time + milliseconds;
  for (;;) {
    await turn();
    const due = [...timers].filter(([, timer]) => timer.due <= end).sort(([, a], [, b]) => a.due - b.due)[0];
    if (!due) break;
    const [id, timer] = due;
    time = Math.max(time, timer.due);
    if (timer.every) timer.due += timer.every;
    else timers.delete(id);
    timer.run();
  }
  time = end;
  await turn();
}

/** Lets time pass while the device sleeps: no timer runs. */
export function sleep(milliseconds) {
  time += milliseconds;
  for (const timer of timers.values()) timer.due += milliseconds;
}

/** Real milliseconds, for the limit of a wait. */
export const clock = () => real.now();

/** A lock that no other tab holds. A page that has gone can't release the browser's own. */
const locks = { request: async (name, options, whileHeld) => whileHeld({ name }) };
Object.defineProperty(navigator, "locks", { get: () => locks });

const goBack = history.back.bind(history);
let isBack = Promise.resolve();
let holdsBack = false;
history.back = () => {
  isBack = new Promise((done) => addEventListener("popstate", done, { once: true }));
  if (!holdsBack) goBack();
};
/** Makes the browser slow to go back: it does so at `goBackNow`. */
export const holdBack = () => (holdsBack = true);
export function goBackNow() {
  holdsBack = false;
  goBack();
}
/** Waits until the browser has gone back, if it was told to, and the app knows it. */
export async function arrive() {
  await isBack;
  await turn();
  await turn();
}

let copiedText = "";
let sharedText = "";
const workingClipboard = () => ({ writeText: async (text) => void (copiedText = text) });
let clipboard = workingClipboard;
Object.defineProperty(navigator, "clipboard", { configurable: true, get: () => clipboard() });
/** What was copied last. */
export const copied = () => copiedText;

function throwError() {
  throw new Error("broken by a test");
}

/** What `navigator.clipboard` is if it has a fault. */
const CLIPBOARDS = {
  "is undefined": () => undefined,
  "is null": () => null,
  "throws when it is read": throwError,
  "has no writeText": () => ({}),
  "throws when it is written": () => ({ writeText: throwError }),
  "refuses the text": () => ({ writeText: async () => throwError() }),
  "never answers": () => ({ writeText: () => new Promise(() => {}) }),
};
/** Gives the clipboard a fault until the next test. */
export const breakClipboard = (fault) => void (clipboard = CLIPBOARDS[fault]);

const COMMANDS = {
  copies(command) {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    if (command === "copy") copiedText = value.slice(selectionStart, selectionEnd);
    return command === "copy";
  },
  refuses: () => false,
  throws: throwError,
};
/** Says what the copy command does until the next test. */
export const setCopyCommand = (does) => void (document.execCommand = COMMANDS[does]);

const readText = Blob.prototype.text;
let reads = 0;
Blob.prototype.text = function () {
  reads++;
  return readText.call(this);
};
/** How many files were read. */
export const filesRead = () => reads;

let savedText = "";
HTMLAnchorElement.prototype.click = function () {
  if (this.download) savedText = fetch(this.href).then((response) => response.text());
  else HTMLElement.prototype.click.call(this);
};
/** The text of the file that was saved last. */
export const saved = async () => savedText;

const localStore = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
const { getItem, setItem } = Storage.prototype;
/** What is wrong with local storage if it has a fault. */
const STORAGES = {
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "is blocked": () => Object.defineProperty(globalThis, "localStorage", { configurable: true, get: throwError }),
  "throws when it is read": () => (Storage.prototype.getItem = throwError),
};
/** Gives local storage a fault until the next test. */
export const breakStorage = (fault) => void STORAGES[fault]();
function mendStorage() {
  Object.defineProperty(globalThis, "localStorage", localStore);
  Object.assign(Storage.prototype, { getItem, setItem });
}

const database = indexedDB;
const put = IDBObjectStore.prototype.put;
/** Gives the browser no database until the next test. */
export const removeDatabase = () => setDatabase(undefined);
const setDatabase = (value) => Object.defineProperty(globalThis, "indexedDB", { configurable: true, value });
/** Lets the database take nothing more until the next test. */
export function fillDatabase() {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}

const outcome = (request) =>
  new Promise((done, fail) => Object.assign(request, { onsuccess: () => done(request.result), onerror: fail }));
/** Deletes a database, as a browser does that needs room. */
export const deleteDatabase = (name) => outcome(indexedDB.deleteDatabase(name));
/** Waits until the app has heard from the store, which answers in the order of the questions. */
export async function storeAnswered() {
  if (!globalThis.indexedDB) return;
  while (!(await indexedDB.databases()).some(({ name }) => name === "nonet")) await turn();
  await databaseAnswered();
  await turn();
}
/** Waits until the database has answered whatever it was asked before. */
async function databaseAnswered() {
  const opened = await outcome(indexedDB.open("nonet"));
  const stores = [...opened.objectStoreNames];
  if (stores.length > 0) {
    const transaction = opened.transaction(stores, "readwrite");
    await new Promise((done, fail) => Object.assign(transaction, { oncomplete: done, onabort: fail }));
  }
  opened.close();
}
/** The saves in the database of the library. */
export async function keptSaves() {
  if (!(await indexedDB.databases()).some(({ name }) => name === "nonet")) return [];
  const opened = await outcome(indexedDB.open("nonet"));
  const saves = await outcome(opened.transaction("saves").objectStore("saves").getAll());
  opened.close();
  return saves;
}

/** Gives the system a share sheet until the next test. */
export function offerShareSheet() {
  navigator.share = async ({ text, url }) => void (sharedText = text ?? url);
}
/** The text or the link that the share sheet got last. */
export const handedOver = () => sharedText;

let count = 0;
crypto.getRandomValues = (bytes) => {
  new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).forEach((_, at, all) => (all[at] = at === 0 ? count++ : 0));
  return bytes;
};

/** Console errors, warnings and uncaught errors. */
let problems = [];
for (const kind of ["error", "warn"]) {
  const say = console[kind];
  console[kind] = (...words) => {
    problems.push(`console: ${words.join(" ")}`);
    say.apply(console, words);
  };
}
Error.stackTraceLimit = 40; // it names the event that began it
const uncaught = (error) => problems.push(`uncaught: ${error?.stack ?? error}`);
addEventListener("error", ({ message, error }) => uncaught(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => uncaught(reason));
export const takeProblems = () => problems.splice(0);

/** What a screen reader announces: each text that is added to the live region or changes in it, in order. */
let announced = [];
new MutationObserver((all) => {
  for (const { target, type, addedNodes } of all) {
    const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    // A region that is inserted is read from its start.
    const regions = [...addedNodes].flatMap((node) => [...(node.querySelectorAll?.(".heard") ?? []), ...(node.matches?.(".heard") ? [node] : [])]);
    announced.push(...regions.flatMap((region) => [...region.querySelectorAll("p")].map(({ textContent }) => textContent)));
    if (!element?.closest(".heard")) continue;
    // An element is added before its text is, and both are seen here together.
    const elements = [...addedNodes].filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE);
    announced.push(...(type === "characterData" ? [target.data] : elements.map(({ textContent }) => textContent)));
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
export const allAnnounced = () => announced;

let answer;
let held;
let working = new Set();
let unanswered = 0;
let deadly = "";

/** One core is left to the page. */
Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 4 });

/** A worker that answers in the page, one turn after it was asked. */
globalThis.Worker = class extends EventTarget {
  #ended = false;

  constructor() {
    super();
    working.add(this);
  }

  postMessage(data) {
    // First the page sends the script and the module, then jobs as bytes.
    const work = data instanceof Uint8Array ? () => this.#answer(data) : () => this.#say(new Uint8Array([0]));
    unanswered++;
    if (held) held.push(() => this.#begin(work));
    else this.#begin(work);
  }

  async #begin(work) {
    await turn();
    unanswered--;
    if (!this.#ended) work();
  }

  #answer(data) {
    if (deadly && new TextDecoder().decode(data).includes(deadly)) this.dispatchEvent(new Event("error"));
    else answer(data, (bytes) => this.#say(bytes));
  }

  #say(bytes) {
    if (!this.#ended) this.dispatchEvent(new MessageEvent("message", { data: bytes }));
  }

  terminate() {
    this.#ended = true;
    working.delete(this);
  }
};

/** Whether the workers have done all that they were asked. */
export const isAllDone = () => unanswered === 0;

/** How many workers there are. */
export const workers = () => working.size;

/** Lets every worker crash that is given this text, until the next test. */
export function crashOn(text) {
  deadly = text;
}

/** Lets the workers wait with all that they are asked. */
export function hold() {
  held = [];
}

/** Lets the workers go on. */
export function release() {
  const waiting = held ?? [];
  held = undefined;
  waiting.forEach((begin) => begin());
}

const loading = { fetchModule: async () => ({}), preparePages: async () => {} };

/** Lets no module be loaded from now on. */
export function refuseModules() {
  const refuse = () => Promise.reject(new Error("no network"));
  Object.assign(nonet, { fetchModule: refuse, preparePages: refuse });
}

/** Lets modules be loaded again. */
export function allowModules() {
  Object.assign(nonet, loading);
}

let isReady;

/** How long the server may take for a file. */
const PATIENCE_MS = 3_000;

/**
 * Loads a stylesheet. One by one, since the server of the tests forgets requests that come at
 * the same moment; if it does so anyway, a new request helps.
 */
async function addStyles(name) {
  for (;;) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/styles/${name}` });
    const isLoaded = await new Promise((done, fail) => {
      Object.assign(link, { onload: () => done(true), onerror: fail });
      real.setTimeout(done, PATIENCE_MS, false);
      document.head.append(link);
    });
    if (isLoaded) return;
    link.remove();
  }
}

/** Prepares the page once: `work(bytes, post)` does the job of a worker. */
export function prepare(styles, work) {
  answer = work;
  isReady ??= (async () => {
    document.documentElement.lang = "en";
    for (const name of styles) await addStyles(name);
    await import("/target/web/messages.js");
    for (const name of ["game", "hints", "rooms"]) await nonet.load(name);
    document.body.insertAdjacentHTML("beforeend", '<div id="game"></div><div id="rooms"></div>');
  })();
  return isReady;
}

/** Makes everything as on a first visit, except what is drawn. */
export async function clear(hash) {
  time = haste = hurried = reads = 0;
  timers = new Map();
  count = 0;
  problems = [];
  announced = [];
  copiedText = sharedText = savedText = deadly = "";
  working = new Set();
  clipboard = workingClipboard;
  delete document.execCommand;
  delete navigator.share;
  setDatabase(database);
  IDBObjectStore.prototype.put = put;
  release();
  allowModules();
  mendStorage();
  localStorage.clear();
  for (const name of Object.keys(globalThis)) if (name.startsWith("nonet.")) delete globalThis[name];
  // With `--disable-ipc-flooding-protection` in webdriver.json: otherwise Chromium ignores more
  // than 200 changes in ten seconds.
  history.replaceState(null, "", `/${hash}`);
  // A page that has gone writes nothing later, but the last test's app may be writing still.
  await databaseAnswered();
  for (const { name } of await indexedDB.databases()) await deleteDatabase(name);
}

function transfer(text, file) {
  const data = new DataTransfer();
  if (file) data.items.add(new File([text], file));
  else data.setData("text/plain", text);
  return data;
}

/** Pastes a text where focus is. */
export const paste = (text) =>
  document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer(text, ""), bubbles: true, cancelable: true }));

/**
 * Drops a text on an element, or a file if it has a name. While it is dragged, a page sees its
 * type but nothing of its content.
 */
export function drop(element, text, file) {
  const data = transfer(text, file);
  const hidden = { types: data.types, files: new DataTransfer().files, getData: () => "" };
  for (const [type, dataTransfer] of [["dragover", hidden], ["drop", data]]) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
    element.dispatchEvent(event);
  }
}

/** Chooses a file in a field for files. */
export function give(field, text, file) {
  field.files = transfer(text, file).files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Moves a slider by steps. */
export function slide(slider, steps) {
  slider.stepUp(steps);
  for (const type of ["input", "change"]) slider.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * The role and the name that the browser tells assistive technology. An `image` is an `img`.
 * Without `--force-renderer-accessibility` in webdriver.json, Chromium would look at the whole
 * page again for each answer.
 */
export const roleOf = ({ computedRole }) => (computedRole === "image" ? "img" : computedRole);
export const nameOf = (element) => element.computedName;
/** A computed style, such as `color`. */
export const styleOf = (element, property) => getComputedStyle(element)[property];
/** The description: what other elements say, or the text of its own. */
export const descriptionOf = (element) =>
  element.ariaDescribedByElements?.map((one) => one.textContent).join(" ") ?? element.ariaDescription ?? "";
export const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
export const isInert = (element) => element.closest("[aria-hidden=true], [inert]") !== null;

/** What the page waits for. */
export const pending = () =>
  `${unanswered} questions to ${working.size} workers${held ? ", which are held" : ""}, and timers of ${[...timers.values()].map(({ due }) => due - time)} ms`;
