// Faults of the connection, the server and the browser. The player sees a message, has
// a way to continue, and loses nothing.
"use strict";

const {
  test, expect, until, labels, ready, press, click, menu, order, announced, keep, slot, saveOf, SOLUTION, EMPTY,
} = require("./browsers.js");
const { faults } = require("./faulty.js");
const { dist, filesIn } = require("./files.js");
const { solutions } = require("./oracle.js");

/** Maximum time in milliseconds until the player sees a message about something that hangs. */
const WORD_MS = 40_000;

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const escaped = (path) => new RegExp(`/${path.replace(/[.]/g, "\\.")}$`);

/** The role of each file of the build; a fault has different effects for each role. */
function role(path) {
  if (/^locales\/(?!en\/)/.test(path)) return "language"; // no file of another language is asked for
  if (/^nonet-worker|^worker\.js$|hints\.json$/.test(path)) return "worker";
  if (/^nonet-rooms|rooms\.json$/.test(path)) return "rooms";
  // Only the stylesheet of the board's page has a hash in its name.
  if (/^[a-z]+\.css$/.test(path)) return "rooms";
  if (/\.(js|wasm|json)$/.test(path) && !/^(pseudo\.js|service-worker\.js|sbom\.cdx\.json)$/.test(path)) return "page";
  if (/\.css$/.test(path)) return "styles";
  return "other"; // icons, fonts, manifest, and files that no page loads
}
const files = filesIn(dist).filter((path) => path !== "index.html");
const filesOf = (name) => files.filter((path) => role(path) === name);

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

const isHint = /Where to look/;

/** Matches messages about failures. */
const FAILURE = /could ?n[o']t|did not|failed|can'?t|too long|stopped|crashed|offline/i;

/** Waits until a cell has the digit. */
const hasDigit = (page, index, digit) =>
  until(page, (index) => document.getElementById(`cell-${index}`)?.getAttribute("aria-label"), index).toMatch(new RegExp(`^${digit}, row`));

/** Enters the right digit in the first empty cell, to check that the page responds. */
async function playOn(page) {
  await press(page, EMPTY[0], String(SOLUTION[EMPTY[0]]));
  await hasDigit(page, EMPTY[0], SOLUTION[EMPTY[0]]);
}

/** Prepares a tab to start with the known puzzle. */
const begun = {
  init: (page) =>
    page.evaluateOnNewDocument((save) => {
      if (location.protocol !== "http:") return; // an empty page has no storage
      if (!localStorage.getItem("nonet.game")) localStorage.setItem("nonet.game", save);
    }, saveOf()),
};

/** A tab at a URL that may never load completely, so the test does not wait for that. */
async function visit(profile, address) {
  const page = await profile.tab(begun);
  await page.goto(address, { waitUntil: "domcontentloaded", timeout: 2_000 }).catch(() => {});
  return page;
}

/** Checks files of one role with one fault, each on its own server, all at the same time. */
async function each(paths, { serve, profile }, fault, check) {
  expect(paths.length).toBeGreaterThan(0);
  profile.expectErrors(/./); // the browser's own errors about the files do not matter
  const found = await Promise.allSettled(
    paths.map(async (path) => {
      const site = await serve();
      site.fault(escaped(path), fault);
      await check(site, path);
    }),
  );
  const reasonOf = ({ message }) => message.split("\n").slice(0, 8).join(" ");
  expect(found.flatMap(({ reason }, index) => (reason ? [`${paths[index]}: ${reasonOf(reason)}`] : []))).toEqual([]);
}

for (const [name, fault] of Object.entries(faults)) {
  test.describe(`a file that is ${name}`, () => {
    // Neither the page nor the browser can tell a stalled stylesheet from a hanging
    // one.
    const kinds = name === "stalled" ? ["page"] : ["page", "styles"];
    for (const kind of kinds) {
      test(`of the ${kind}: a message, and a button that works once the file is available`, async ({ serve, profile }) => {
        await each(filesOf(kind), { serve, profile }, fault, async (site) => {
          const page = await visit(profile, site.url);
          await until(page, announced, null, { timeout: WORD_MS }).not.toEqual([]);
          await until(page, buttons, null, { timeout: WORD_MS }).toEqual(offersWayOn);
          site.mend();
          await goOn(page);
          await until(page, () => globalThis.isBefore, null, { timeout: 10_000 }).not.toBe(true);
          await ready(page);
          await playOn(page);
          await until(page, buttons).not.toEqual(offersWayOn);
        });
      });
    }

    test("of the worker: a message, play continues, and hints work once the file is available", async ({ serve, profile }) => {
      await each(filesOf("worker"), { serve, profile }, fault, async (site) => {
        const page = await profile.open(site.url, begun);
        await press(page, EMPTY[0], "h");
        await until(page, said, null, { timeout: WORD_MS }).toMatch(FAILURE);
        await playOn(page);
        site.mend();
        // On a slow machine a worker that began to load before may fail once more.
        await expect(async () => {
          if (!isHint.test(await page.evaluate(said))) await press(page, EMPTY[1], "h");
          await until(page, said, null, { timeout: 15_000 }).toMatch(isHint);
        }).toPass({ timeout: WORD_MS });
      });
    });
    if (name === "stalled") return;

    test("that the page does not need: play continues", async ({ serve, profile }) => {
      await each(filesOf("other"), { serve, profile }, fault, async (site) => {
        const page = await visit(profile, site.url);
        await ready(page, WORD_MS);
        await playOn(page);
      });
    });

    test("of the other pages: a message, and they open once the file is available", async ({ serve, profile }) => {
      await each(filesOf("rooms"), { serve, profile }, fault, async (site) => {
        const page = await profile.open(site.url, begun);
        await page.evaluate(() => (location.hash = "#/workbench"));
        await until(page, announced, null, { timeout: WORD_MS }).toEqual(expect.arrayContaining([expect.stringMatching(FAILURE)]));
        site.mend();
        if ((await page.evaluate(buttons)).some((name) => WAY_ON.test(name))) {
          await goOn(page);
        } else {
          await page.evaluate(() => (location.hash = "#/"));
          await ready(page);
          await page.evaluate(() => (location.hash = "#/workbench"));
        }
        await until(page, () => document.querySelector("#rooms h1, #rooms h2")?.textContent, null, { timeout: 15_000 }).toBe("Workbench");
      });
    });
  });
}

test("only index.html loads: a message, and a button that works", async ({ site, profile }) => {
  test.setTimeout(90_000);
  profile.expectErrors(/./);
  site.fault(/\.\w+$/, faults.hanging);
  const page = await visit(profile, site.url);
  await until(page, announced, null, { timeout: WORD_MS }).not.toEqual([]);
  await until(page, buttons, null, { timeout: WORD_MS }).toEqual(offersWayOn);
  site.mend();
  site.disconnect(); // a browser opens at most six connections, and Reload needs one
  await goOn(page);
  await ready(page);
});

test("other pages that hang open when they are opened again", async ({ site, profile }) => {
  test.setTimeout(90_000);
  const page = await profile.open(site.url);
  site.fault(/nonet-rooms_bg\.wasm$/, faults.hanging);
  await page.evaluate(() => (location.hash = "#/workbench"));
  await until(page, announced).not.toEqual([]);
  await sleep(1_000);
  site.mend();
  await page.evaluate(() => (location.hash = "#/"));
  await ready(page);
  await page.evaluate(() => (location.hash = "#/workbench"));
  await until(page, () => document.querySelector("#rooms h1, #rooms h2")?.textContent, null, { timeout: WORD_MS }).toBe("Workbench");
});

test("on a slow connection the first hint shows progress and downloads once", async ({ site, profile }) => {
  site.slow(50_000);
  const page = await profile.tab(begun);
  await page.goto(site.url, { waitUntil: "domcontentloaded" });
  await ready(page, 60_000);
  await page.evaluate(() => {
    globalThis.told = [];
    const look = () => {
      const text = document.querySelector("section[aria-label=Messages]")?.textContent ?? "";
      const { value } = document.querySelector("section[aria-label=Messages] progress") ?? {};
      const alerts = [...document.querySelectorAll("[role=alert]")].map((element) => element.textContent);
      const now = [text, value, ...alerts].join(" | ");
      if (globalThis.told.at(-1) !== now) globalThis.told.push(now);
    };
    setInterval(look, 100);
  });
  await press(page, EMPTY[0], "h");
  const isAtEnd = () => globalThis.told.some((text) => /Where to look|could ?n[o']t|did not|failed|too long/i.test(text));
  await until(page, isAtEnd, null, { timeout: 60_000 }).toBe(true);
  const told = await page.evaluate(() => globalThis.told);
  expect(told.at(-1)).toMatch(isHint);
  expect(told.filter((text) => FAILURE.test(text))).toEqual([]);
  expect(site.requests(/nonet-worker_bg\.wasm$/)).toBe(1);
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
    end() {
      super.terminate();
    }
  };
}
const workers = (page) => page.evaluate(() => globalThis.workers.filter((worker) => !worker.isEnded).map((worker) => worker.jobs));

/** Ends all workers without telling the app, as a browser short of memory does; returns how many. */
const endWorkers = (page) =>
  page.evaluate(() => {
    for (const worker of globalThis.workers) worker.end();
    return globalThis.workers.length;
  });

const watched = {
  init: async (page) => {
    await begun.init(page);
    await page.evaluateOnNewDocument(watchWorkers);
  },
};

test("a dead idle worker: the next hint comes soon", async ({ site, profile }) => {
  const page = await profile.open(site.url, watched);
  await press(page, EMPTY[0], "h");
  await until(page, said, null, { timeout: 15_000 }).toMatch(isHint);
  // The next puzzle is also being generated.
  await expect.poll(() => workers(page), { timeout: 30_000 }).toEqual(expect.arrayContaining([0]));
  await expect.poll(async () => (await workers(page)).every((jobs) => jobs === 0), { timeout: 30_000 }).toBe(true);
  await endWorkers(page);
  await playOn(page);
  await until(page, said).not.toMatch(isHint);
  const begin = Date.now();
  await press(page, EMPTY[1], "h");
  await until(page, said, null, { timeout: 15_000 }).toMatch(isHint);
  expect(Date.now() - begin).toBeLessThan(10_000);
});

test("a dead busy worker: the job is reported or retried, and the next one works", async ({ site, profile }) => {
  const page = await profile.open(site.url, watched);
  await order(page);
  await page.evaluate(() => {
    const fields = [...document.querySelectorAll("form label")];
    fields.find((label) => label.textContent.startsWith("Extreme")).querySelector("input").click();
    for (const [name, value] of [["Number of givens", "17"], ["Seed", "3"]]) {
      const input = document.getElementById(fields.find((label) => label.textContent.startsWith(name)).htmlFor);
      input.value = value;
      for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
  await click(page, "button", "Generate");
  await until(page, () => document.querySelector("section[aria-label=Messages] progress") !== null).toBe(true);
  await expect.poll(async () => (await workers(page)).some((jobs) => jobs > 0), { timeout: 15_000 }).toBe(true);
  await sleep(1_000);
  const ended = await endWorkers(page);
  // The player sees a message, the puzzle is there, or another worker does the job.
  const isMinded = (ended) => {
    const text = document.querySelector("section[aria-label=Messages]").textContent;
    return /stopped|crashed|too long|New game/.test(text) || globalThis.workers.slice(ended).some((worker) => worker.jobs > 0);
  };
  await until(page, isMinded, ended, { timeout: 75_000 }).toBe(true);
  if ((await page.evaluate(buttons)).includes("Cancel")) await click(page, "button", "Cancel");
  await press(page, EMPTY[0], "h");
  await until(page, said, null, { timeout: 20_000 }).toMatch(isHint);
});

/** Faulty storage: scripts that run before the app, or stored texts. */
const STORAGES = {
  /** Rejects every write. */
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  blocked: () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  },
  "throwing on read": () => {
    Storage.prototype.getItem = () => {
      throw new DOMException("on purpose", "InvalidStateError");
    };
  },
};

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

const notices = () => [...document.querySelectorAll("[role=alert]")].map((element) => element.textContent);

for (const [name, init] of Object.entries(STORAGES)) {
  test(`storage ${name}: play continues with one notice, and Solve path shows the current game`, async ({ site, profile }) => {
    // Solve path must not show the stored game instead of the current one.
    await keep(profile, site, { "nonet.game": saveOf() });
    const page = await profile.open(site.url, { init: (page) => page.evaluateOnNewDocument(init) });
    const moves = await play(page, 3);
    if (name !== "throwing on read") {
      await until(page, notices).toEqual([expect.stringMatching(/storage|keep|save/i)]);
      await click(page, "button", "Dismiss");
      moves.push(...(await play(page, 3)));
      expect(await page.evaluate(notices)).toEqual([]);
    }
    const shown = await page.evaluate(labels);
    await menu(page, "Solve path", "link");
    const path = () => [...document.querySelectorAll("#rooms [role=gridcell]")].map((cell) => cell.getAttribute("aria-label"));
    await until(page, path, null, { timeout: 20_000 }).toHaveLength(81);
    const digits = (labels) => labels.map((label) => /^\d/.exec(label)?.[0] ?? ".").join("");
    expect(digits(await page.evaluate(path))).toBe(digits(shown));
    await page.evaluate(() => (location.hash = "#/"));
    await ready(page);
    await play(page, 1);
  });
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

test("storage filled to its quota: play continues with one notice", async ({ site, profile }) => {
  const other = await keep(profile, site, {});
  expect(await fillStorage(other)).toBeGreaterThan(3);
  const page = await profile.open(site.url);
  await play(page, 2);
  await until(page, notices).toEqual([expect.stringMatching(/storage|keep|save/i)]);
  await click(page, "button", "Dismiss");
  await play(page, 2);
  expect(await page.evaluate(notices)).toEqual([]);
});

for (const who of ["the same tab", "another tab"]) {
  test(`storage cleared during a game by ${who}: the next move stores the whole game again`, async ({ site, profile }) => {
    const page = await profile.open(site.url);
    await play(page, 3);
    const other = who === "another tab" ? await keep(profile, site, {}) : page;
    await other.evaluate(() => localStorage.clear());
    await sleep(500);
    await play(page, 1);
    const shown = await page.evaluate(labels);
    expect(shown.filter((label) => /^\d, row/.test(label))).toHaveLength(4);
    await until(page, slot, "nonet.game", { timeout: 2_000 }).not.toBeNull();
    const fresh = await profile.open(site.url);
    await until(fresh, labels).toEqual(shown);
  });
}

/** Runs before all other scripts. `files` then holds the texts of all downloads. */
function watchDownloads() {
  globalThis.files = [];
  const create = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    blob.text().then((text) => globalThis.files.push(text));
    return create.call(URL, blob);
  };
}
const downloads = { init: (page) => page.evaluateOnNewDocument(watchDownloads) };

test("a damaged save and a full storage: the save stays until the player dismisses the notice", async ({ site, profile }) => {
  const damaged = "not a save, and worth keeping";
  const other = await keep(profile, site, { "nonet.game": damaged });
  await fillStorage(other);
  const page = await profile.open(site.url, downloads);
  await until(page, buttons).toEqual(expect.arrayContaining(["Download"]));
  await play(page, 3);
  await sleep(1_000);
  expect(await page.evaluate(slot, "nonet.game")).toBe(damaged);
  await click(page, "button", "Download");
  await until(page, () => globalThis.files).toEqual([expect.stringContaining(damaged)]);
});

test("a damaged save and a full storage: reloading offers the save again", async ({ site, profile }) => {
  const damaged = "not a save, and worth keeping";
  const other = await keep(profile, site, { "nonet.game": damaged });
  await fillStorage(other);
  const page = await profile.open(site.url, downloads);
  await play(page, 2);
  await page.reload();
  await ready(page);
  await click(page, "button", "Download");
  await until(page, () => globalThis.files).toEqual([expect.stringContaining(damaged)]);
});

test("a damaged earlier game is reported and can be downloaded", async ({ site, profile }) => {
  const damaged = "not a save either";
  await keep(profile, site, { "nonet.game": saveOf(), "nonet.previous": damaged });
  const page = await profile.open(site.url, downloads);
  await until(page, announced).not.toEqual([]);
  await click(page, "button", "Download");
  await until(page, () => globalThis.files).toEqual([expect.stringContaining(damaged)]);
  await playOn(page);
});

const CLIPBOARDS = {
  "that is null": () => Object.defineProperty(Navigator.prototype, "clipboard", { value: null, configurable: true }),
  "that is not there": () => Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined, configurable: true }),
  "that throws": () =>
    Object.defineProperty(Navigator.prototype, "clipboard", {
      value: {
        writeText() {
          throw new DOMException("on purpose", "NotAllowedError");
        },
      },
    }),
  "that refuses": () =>
    Object.defineProperty(Navigator.prototype, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("on purpose", "NotAllowedError")) },
    }),
};

for (const [name, init] of Object.entries(CLIPBOARDS)) {
  test(`a clipboard ${name}: the player sees a message`, async ({ site, profile }) => {
    const page = await profile.open(site.url, {
      init: async (page) => {
        await page.evaluateOnNewDocument(init);
        // The older copy command does not work either.
        await page.evaluateOnNewDocument(() => (document.execCommand = () => false));
      },
    });
    for (const item of ["Copy starting grid", "Copy current grid"]) {
      await menu(page, item);
      await until(page, said).toMatch(/clipboard/i);
      await play(page, 1);
      await until(page, said).not.toMatch(/clipboard/i);
    }
  });
}
