// Faults of the connection, the server and the browser. The player sees a message, has
// a way to continue, and loses nothing.
"use strict";

const {
  test, expect, ask, poll, until, labels, ready, begun, press, announced, keep, kept, slot, SOLUTION, EMPTY,
} = require("./browsers.js");
const { pass } = require("./clock.js");
const { faults } = require("./faulty.js");
const { dist, filesIn } = require("./files.js");
const { solutions } = require("./oracle.js");

/** More than a download may be silent (public/load.js) and a worker's start may take (src/worker/supervisor.rs). */
const LOAD_MS = 31_000;
/** More than an idle worker may take to acknowledge a job. */
const BEGIN_MS = 2_100;

const escaped = (path) => new RegExp(`/${path.replace(/[.]/g, "\\.")}$`);

/** The role of each file of the build; a fault has different effects for each role. */
function role(path) {
  if (/^locales\/(?!en\/)/.test(path)) return "language"; // no file of another language is asked for
  if (/^nonet-worker-boards/.test(path)) return "boards"; // tests/e2e/loading.spec.js
  if (/^nonet-worker|^worker\.js$|hints\.json$/.test(path)) return "worker";
  if (/_pages\.wasm$|rooms\.json$/.test(path)) return "rooms";
  // Only the stylesheet of the board's page has a hash in its name.
  if (/^[a-z]+\.css$/.test(path)) return "rooms";
  if (/\.(js|wasm|json)$/.test(path) && !/^(pseudo\.js|service-worker\.js|sbom\.cdx\.json)$/.test(path)) return "page";
  if (/\.css$/.test(path)) return "styles";
  return "other"; // icons, fonts, manifest, and files that no page loads
}
const files = filesIn(dist).filter((path) => path !== "index.html");
/**
 * Of files that load in the same way, one stands for all: the stylesheets of the other pages, the two scripts that
 * boot.js imports, and the two parts of the module that load later.
 */
const isLike = (path) => (/^[a-z]+\.css$/.test(path) && path !== "rooms.css") || path === "load.js" || /_later-pages\.wasm$/.test(path);
const filesOf = (name) => files.filter((path) => role(path) === name && !isLike(path));

/** A script, a worker and a stylesheet, for which each browser asks in its own way. All else is asked for by `import` and `fetch`. */
const isAskedByBrowser = (path) => /^(boot\.js|worker\.js|styles-.*)$/.test(path);
/** The files whose bytes load.js sees arrive. What else stalls is to the page as what hangs. */
const isFetched = (path) => /\.(wasm|json)$|^nonet-worker\.js$/.test(path);

/** The files whose loading `start` and `fetchText` of public/load.js watch. It is not there itself before. */
const isWatched = (path) => /^nonet-|^snippets|^locales/.test(path);

/** The names of visible buttons, and of links that look like buttons. */
const buttons = () =>
  [...document.querySelectorAll("button, a[href]")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element.getAttribute("aria-label") ?? element.textContent.trim());
const WAY_ON = /reload|try again/i;
const offersWayOn = expect.arrayContaining([expect.stringMatching(WAY_ON)]);

/** Presses the button that retries. */
const goOn = (page) =>
  page.evaluate(() => {
    globalThis.isBefore = true;
    const isOffer = (element) => /reload|try again/i.test(element.textContent) && element.checkVisibility({ visibilityProperty: true });
    [...document.querySelectorAll("button, a[href]")].find(isOffer).click();
  });

/** The text of the message panel. */
const said = () => document.querySelector("section[aria-label=Messages]")?.textContent ?? "";

/** In the page: the texts of the alerts. */
const notices = () => [...document.querySelectorAll("[role=alert]")].map((element) => element.textContent);

const isHint = /Where to look/;

/** Matches messages about failures. */
const FAILURE = /could ?n[o']t|did not|failed|can'?t|too long|stopped|crashed|offline/i;

/** In the page: the heading of another page. */
const heading = () => document.querySelector("#rooms h1, #rooms h2")?.textContent;

/** Waits until a cell has the digit. */
const hasDigit = (page, index, digit) =>
  until(page, (index) => document.getElementById(`cell-${index}`)?.getAttribute("aria-label"), index).toMatch(new RegExp(`^${digit}, row`));

/** Enters the right digit in the first empty cell, to check that the page responds. */
async function playOn(page) {
  await press(page, EMPTY[0], String(SOLUTION[EMPTY[0]]));
  await hasDigit(page, EMPTY[0], SOLUTION[EMPTY[0]]);
}

/** Opens an address that may never load completely, so the test does not wait for that. */
async function visit(page, address) {
  await page.evaluate((address) => location.assign(address), address);
  await until(page, () => location.href).toBe(address);
}

/** Whether the page can tell only by the time that a file is missing: no answer has an end, or no script runs. */
const takesTime = ([pattern, fault]) => fault.stall !== undefined || pattern.test("/boot.js");

/**
 * Waits until the result of a question about the page passes. If that takes time, first
 * waits until all other files are there, and then lets time pass.
 */
async function inTime(page, site, faulty, question, check) {
  if (takesTime(faulty)) await expect.poll(() => site.requests(faulty[0]) > 0 && site.isQuiet).toBe(true);
  await expect(async () => {
    const answer = await ask(page, question);
    try {
      check(expect(answer));
    } catch (error) {
      if (takesTime(faulty)) await pass(page, LOAD_MS).catch(() => {}); // the page may have left just now
      throw error;
    }
  }).toPass({ intervals: [100], timeout: 30_000 });
}

/** Checks files of one role with one fault, each on its own server, in one tab after the other. */
async function each(paths, { serve, profile }, fault, check) {
  expect(paths.length).toBeGreaterThan(0);
  profile.expectErrors(/./); // the browser's own errors about the files do not matter
  const page = await profile.tab(begun);
  for (const path of paths) {
    await test.step(path, async () => {
      const site = await serve();
      const pattern = escaped(path);
      site.fault(pattern, fault);
      await check(page, site, [pattern, fault], path);
      await site.stop();
    });
  }
}

for (const [name, fault] of Object.entries(faults)) {
  test.describe(`a file that is ${name}`, () => {
    // The browser reports a broken download. The app's own clock notices a silent one.
    test.skip(({ engine }) => engine !== "chromium" && fault.stall !== undefined, "the clock is the same in every browser");
    /** The files of a role that an engine is tested with. */
    const filesFor = (engine, kind) => {
      if (name === "stalled") return filesOf(kind).filter(isFetched);
      return filesOf(kind).filter((path) => engine === "chromium" || name === "cut" || isAskedByBrowser(path));
    };
    const kinds = name === "stalled" ? ["page"] : ["page", "styles"];
    for (const kind of kinds) {
      test(`of the ${kind}: a message, and a button that works once the file is available`, async ({ serve, profile, engine }) => {
        await each(filesFor(engine, kind), { serve, profile }, fault, async (page, site, faulty, path) => {
          await visit(page, site.url);
          await inTime(page, site, faulty, announced, (texts) => texts.not.toEqual([]));
          if (isWatched(path)) await inTime(page, site, faulty, notices, (texts) => texts.toEqual([expect.stringMatching(FAILURE)]));
          await inTime(page, site, faulty, buttons, (names) => names.toEqual(offersWayOn));
          site.mend();
          await goOn(page);
          await until(page, () => globalThis.isBefore).not.toBe(true);
          await ready(page);
          await playOn(page);
          await until(page, buttons).not.toEqual(offersWayOn);
        });
      });
    }

    test("of the worker: a message, play continues, and hints work once the file is available", async ({ serve, profile, engine }) => {
      await each(filesFor(engine, "worker"), { serve, profile }, fault, async (page, site, faulty) => {
        await visit(page, site.url);
        await ready(page);
        await press(page, EMPTY[0], "h");
        await inTime(page, site, faulty, said, (text) => text.toMatch(FAILURE));
        await playOn(page);
        // What was asked for in the background fails, too.
        await expect.poll(() => site.isQuiet).toBe(true);
        site.mend();
        // What was asked for before that hangs for ever. It is given up, and then asked for again.
        await pass(page, LOAD_MS);
        await press(page, EMPTY[1], "h");
        await until(page, said).toMatch(isHint);
      });
    });
    if (name === "stalled") return;

    test("that the page does not need: play continues", async ({ site, profile, engine }) => {
      test.skip(name !== (engine === "chromium" ? "hanging" : "cut"), "a worse fault stands for all");
      profile.expectErrors(/./);
      const paths = filesOf("other");
      expect(paths.length).toBeGreaterThan(5);
      for (const path of paths) site.fault(escaped(path), fault);
      const page = await profile.tab(begun);
      await visit(page, site.url);
      await ready(page);
      await playOn(page);
    });

    test("of the other pages: a message, and they open once the file is available", async ({ serve, profile, engine }) => {
      test.skip(filesFor(engine, "rooms").length === 0, "the question is the same in every browser");
      await each(filesFor(engine, "rooms"), { serve, profile }, fault, async (page, site, faulty) => {
        await visit(page, site.url);
        await ready(page);
        await page.evaluate(() => (location.hash = "#/workbench"));
        await inTime(page, site, faulty, announced, (texts) => texts.toEqual(expect.arrayContaining([expect.stringMatching(FAILURE)])));
        site.mend();
        if ((await page.evaluate(buttons)).some((name) => WAY_ON.test(name))) {
          await goOn(page);
        } else {
          await page.evaluate(() => (location.hash = "#/"));
          await ready(page);
          await page.evaluate(() => (location.hash = "#/workbench"));
        }
        await until(page, heading).toBe("Workbench");
      });
    });
  });
}

test("only index.html loads: a message, and a button that works", async ({ site, profile }) => {
  profile.expectErrors(/./);
  const faulty = [/\.\w+$/, faults.hanging];
  site.fault(...faulty);
  const page = await profile.tab(begun);
  await visit(page, site.url);
  await inTime(page, site, faulty, announced, (texts) => texts.not.toEqual([]));
  await inTime(page, site, faulty, buttons, (names) => names.toEqual(offersWayOn));
  site.mend();
  site.disconnect(); // a browser opens at most six connections, and Reload needs one
  await goOn(page);
  await ready(page);
});

test("other pages that hang open when they are opened again", async ({ site, profile, engine }) => {
  test.skip(engine !== "chromium", "the clock is the same in every browser");
  const page = await profile.open(site.url);
  const module = /_pages\.wasm$/;
  site.fault(module, faults.hanging);
  await page.evaluate(() => (location.hash = "#/workbench"));
  await until(page, announced).not.toEqual([]);
  await poll(() => site.requests(module)).toBe(1);
  site.mend();
  await page.evaluate(() => (location.hash = "#/"));
  await ready(page);
  await page.evaluate(() => (location.hash = "#/workbench"));
  await until(page, announced).not.toEqual([]);
  await expect.poll(() => site.isQuiet).toBe(true);
  await pass(page, LOAD_MS); // the first attempt ends, and another one begins
  await until(page, heading).toBe("Workbench");
});

test("on a slow connection the first hint shows progress and downloads once", async ({ site, profile }) => {
  const module = /nonet-worker_bg\.wasm$/;
  site.slow(450_000, module);
  const page = await profile.open(site.url, begun);
  await page.evaluate(() => {
    globalThis.told = [];
    const look = () => {
      const text = document.querySelector("section[aria-label=Messages]")?.textContent ?? "";
      const { value } = document.querySelector("section[aria-label=Messages] progress") ?? {};
      const alerts = [...document.querySelectorAll("[role=alert]")].map((element) => element.textContent);
      const now = [text, value, ...alerts].join(" | ");
      if (globalThis.told.at(-1) !== now) globalThis.told.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await press(page, EMPTY[0], "h");
  // In all, the download takes longer than it may be silent.
  for (let part = 1; part <= 3; part++) {
    const count = await page.evaluate(() => globalThis.told.length);
    await until(page, () => globalThis.told.length).toBeGreaterThan(count);
    await pass(page, LOAD_MS / 2);
  }
  const isAtEnd = () => globalThis.told.some((text) => /Where to look|could ?n[o']t|did not|failed|too long/i.test(text));
  await until(page, isAtEnd).toBe(true);
  const told = await page.evaluate(() => globalThis.told);
  expect(told.at(-1)).toMatch(isHint);
  expect(told).toContainEqual(expect.stringMatching(/Loading the solver: [\d,]+ of [\d,]+ KB…/));
  expect(told.filter((text) => FAILURE.test(text))).toEqual([]);
  expect(site.requests(module)).toBe(1);
  expect(told.length, `progress:\n${told.join("\n")}`).toBeGreaterThan(5);
});

/** Runs before all other scripts. `workers` holds the workers, each with its number of open jobs. */
function watchWorkers() {
  globalThis.workers = [];
  const Real = Worker;
  globalThis.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      this.jobs = 0;
      globalThis.workers.push(this);
      this.addEventListener("message", ({ data }) => {
        if (data instanceof Uint8Array && data[0] === 2) this.jobs--;
      });
    }
    postMessage(message, ...rest) {
      if (message instanceof Uint8Array) this.jobs++;
      return super.postMessage(message, ...rest);
    }
    terminate() {
      this.isEnded = true;
      super.terminate();
    }
    /** Without telling the app, as a browser short of memory does. */
    end() {
      super.terminate();
    }
  };
}
const workers = (page) => page.evaluate(() => globalThis.workers.filter((worker) => !worker.isEnded).map((worker) => worker.jobs));

const watched = {
  init: async (page) => {
    await begun.init(page);
    await page.evaluateOnNewDocument(watchWorkers);
  },
};

test("a fault in the page's module: the page starts again with the game, and says so if it breaks again", async ({ site, profile, engine }) => {
  test.skip(engine !== "chromium", "the event is the same in every browser");
  const page = await profile.open(site.url);
  await play(page, 1);
  const played = await page.evaluate(labels);
  const breakIt = () => {
    globalThis.isBefore = true;
    // What a test throws itself has another origin, so Chromium hides what it is.
    dispatchEvent(new ErrorEvent("error", { error: new WebAssembly.RuntimeError("on purpose") }));
  };
  await page.evaluate(breakIt);
  await until(page, () => globalThis.isBefore === undefined).toBe(true);
  await ready(page);
  expect(await page.evaluate(labels)).toEqual(played);
  await page.evaluate(breakIt);
  await until(page, buttons).toEqual(offersWayOn);
});

test("a dead idle worker: the next hint comes soon", async ({ site, profile, engine }) => {
  test.skip(engine !== "chromium", "the clock is the same in every browser");
  const page = await profile.open(site.url, watched);
  await press(page, EMPTY[0], "h");
  await until(page, said).toMatch(isHint);
  // The next puzzle is also being generated.
  await poll(() => workers(page)).toEqual(expect.arrayContaining([0]));
  await poll(async () => (await workers(page)).every((jobs) => jobs === 0)).toBe(true);
  await page.evaluate(() => globalThis.workers.forEach((worker) => worker.end()));
  await playOn(page);
  await until(page, said).not.toMatch(isHint);
  await press(page, EMPTY[1], "h");
  expect(await workers(page)).toContain(1); // it does not answer
  await pass(page, BEGIN_MS);
  await until(page, said).toMatch(isHint);
});

/** Plays this many right digits in the first empty cells of the current puzzle; returns cells and digits. */
async function play(page, count) {
  const shown = await page.evaluate(labels);
  const givens = shown.map((label) => Number(/^(\d), given/.exec(label)?.[1] ?? 0));
  const [solution] = solutions(givens, 1);
  const empty = shown.flatMap((label, index) => (label.startsWith("empty") ? [index] : []));
  const moves = empty.slice(0, count).map((index) => [index, String(solution[index])]);
  for (const [index, digit] of moves) await press(page, index, digit);
  for (const [index, digit] of moves) await hasDigit(page, index, digit);
  return moves;
}

/** Fills the storage of a site to its quota from a page that is not the app. */
async function fillStorage(page) {
  return page.evaluate(() => {
    let count = 0;
    for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) {
          localStorage.setItem(`filler ${count}`, "x".repeat(size));
          count++;
        }
      } catch {
        // It does not fit; try half of it.
      }
    }
    return count;
  });
}

// What else a storage can do is in tests/web/storage.rs.
test("local storage filled to its quota: every move is stored", async ({ site, profile, engine }) => {
  test.skip(engine !== "chromium", "the quota is the same in every browser");
  const other = await keep(profile, site, {});
  expect(await fillStorage(other)).toBeGreaterThan(3);
  const page = await profile.open(site.url);
  await play(page, 2);
  expect(await page.evaluate(notices)).toEqual([]);
  const shown = await page.evaluate(labels);
  await poll(() => kept(page)).toBe(2); // no other tab hears of it: the storage is full
  const fresh = await profile.open(site.url);
  await until(fresh, labels).toEqual(shown);
});

test("storage cleared during a game by another tab: the next move stores the whole game again", async ({ site, profile, engine }) => {
  test.skip(engine !== "chromium", "the event is the same in every browser");
  const page = await profile.open(site.url);
  await play(page, 3);
  const other = await keep(profile, site, {});
  await page.evaluate(() => addEventListener("storage", ({ key }) => (globalThis.isCleared = key === null)));
  await other.evaluate(() => localStorage.clear());
  await until(page, () => globalThis.isCleared).toBe(true);
  await play(page, 1);
  const shown = await page.evaluate(labels);
  expect(shown.filter((label) => /^\d, row/.test(label))).toHaveLength(4);
  await until(page, slot, "nonet.game").not.toBeNull();
  const fresh = await profile.open(site.url);
  await until(fresh, labels).toEqual(shown);
});
