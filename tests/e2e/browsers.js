// Fixtures for tests that run in several browsers: loading, storage and several tabs
// here, one player's journey in `player.js`. Playwright runs the tests. It cannot drive
// a distribution's Firefox or WebKitGTK, so puppeteer-core and WebDriver drive them.
//
// Each test gets its own server (`site`; `serve` starts more) and a fresh browser
// profile (`profile`). The tabs of a profile share the storage of a site. An uncaught
// error in any tab fails the test.
"use strict";

const { setTimeout: wait } = require("node:timers/promises");
const puppeteer = require("puppeteer-core");
const { test: base, expect } = require("@playwright/test");
const { hold } = require("./clock.js");
const webkit = require("./driver-webkit.js");
const { Site } = require("./faulty.js");
const { solutions } = require("./oracle.js");
const { store, readBoard, movesOf } = require("./stored.js");

// A command that is not answered fails, and says which it was.
const shared = { headless: true, protocolTimeout: 60_000, defaultViewport: { width: 1280, height: 800 } };
const chromium = { browser: "chrome", executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] };
const firefox = { browser: "firefox", executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr" };

/** Starts the browser of each engine. */
const LAUNCH = {
  chromium: () => puppeteer.launch({ ...shared, ...chromium }),
  firefox: () => puppeteer.launch({ ...shared, ...firefox }),
  webkit: () => webkit.launch(),
};

/** Firefox reports a download that a reload ends as if it were an uncaught error. */
const ENDED = /Failed to read data from the ReadableStream/;

/** A fresh profile: its tabs share their storage. It collects their uncaught errors. */
class Profile {
  #context;
  #opened = Promise.resolve();
  #errors = [];
  #expected = [ENDED];
  pages = [];

  constructor(context) {
    this.#context = context;
  }

  /**
   * Opens a tab in its own window, so that it is visible. With `hides`, opens it in the
   * latest window, where it hides the other tab. `init` prepares the tab. The app's long
   * waits end only when the test lets time pass (see clock.js).
   */
  async tab({ init, hides = false } = {}) {
    // Windows open one after the other, since a browser draws only one of several that
    // open at once.
    const opened = this.#opened.then(() => this.#context.newPage({ type: hides ? "tab" : "window" }));
    this.#opened = opened.catch(() => {});
    const page = await opened;
    this.pages.push(page);
    page.on("pageerror", (error) => this.#errors.push(error.message));
    await hold(page);
    await init?.(page);
    return page;
  }

  /** Opens the app in a tab and waits until the board is ready. */
  async open(address, options) {
    const page = await this.tab(options);
    await page.goto(address);
    await ready(page);
    return page;
  }

  /** Lets the test pass despite uncaught errors that match the pattern. */
  expectErrors(pattern) {
    this.#expected.push(pattern);
  }

  get errors() {
    return this.#errors.filter((error) => !this.#expected.some((pattern) => pattern.test(error)));
  }
}

const test = base.extend({
  engine: ["chromium", { option: true, scope: "worker" }],

  driven: [
    async ({ engine }, use) => {
      const browser = await LAUNCH[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],

  serve: async ({}, use) => {
    const sites = [];
    await use(async () => {
      sites.push(await Site.start());
      return sites.at(-1);
    });
    await Promise.all(sites.map((site) => site.stop()));
  },

  site: async ({ serve }, use) => use(await serve()),

  profile: async ({ driven }, use, info) => {
    const context = await driven.createBrowserContext();
    const profile = new Profile(context);
    await use(profile);
    if (info.status !== info.expectedStatus) {
      // The wait has a timeout, since a page whose styles hang is never drawn.
      const shoot = (page, index) => page.screenshot({ path: info.outputPath(`tab-${index + 1}.png`) });
      const tell = async (page, index) => info.attach(`tab ${index + 1}`, { body: await page.evaluate(state) });
      await Promise.race([Promise.allSettled(profile.pages.flatMap((page, index) => [tell(page, index), shoot(page, index)])), wait(5_000)]);
    }
    await context.close();
    expect(profile.errors).toEqual([]);
  },
});

/** Runs a function in the page and returns its result, or undefined while the page navigates. */
async function ask(page, question, arg) {
  try {
    return await page.evaluate(question, arg);
  } catch (error) {
    if (/context|navigat|frame|realm|destroyed/i.test(error.message)) return undefined;
    throw error;
  }
}

/** Asks again soon until the answer passes: `await poll(() => kept(page)).toBe(3)`. */
const poll = (question, options) => expect.poll(question, { intervals: [20, 50, 100], ...options });

/** Waits until the result of a function in the page passes: `await until(page, question, arg).toBe(3)`. */
const until = (page, question, arg, options) => poll(() => ask(page, question, arg), options);

/** In the page: the accessible names of all cells, in board order. */
const labels = () =>
  [...document.querySelectorAll("#game [role=gridcell]")].map((cell) => cell.getAttribute("aria-label"));

/** In the page: whether a dialog is there for the player, and gets the keys. It is part of the page a moment earlier. */
const isDialogOpen = () => document.querySelector("dialog[open]") !== null;

/** In the page: what it shows, for the message of a test that fails. */
const state = () => {
  const { activeElement: focus } = document;
  const heard = [...document.querySelectorAll("[aria-live]")].map((region) => region.textContent).filter(Boolean);
  const shows = document.querySelector("dialog[open] h2, #rooms h1")?.textContent ?? "the board";
  return `${location.hash || "#"} shows ${shows}; focus is on ${focus?.getAttribute("aria-label") ?? focus?.id ?? focus?.tagName}; heard: ${heard.join(" ")}`;
};

/** Waits until the board is ready. */
const ready = (page, timeout = 30_000) =>
  until(page, () => document.querySelectorAll("#game [role=gridcell]").length, null, { timeout }).toBe(81);

/** Waits until what `act` does has replaced the document, and the board of the new one is ready. */
async function renewed(page, act) {
  await page.evaluate(() => (document.isOld = true));
  await act();
  await until(page, () => document.isOld ?? false).toBe(false);
  await ready(page);
}

/** Sends a key to a cell in a single task of the page; returns the time. */
function press(page, index, key) {
  return page.evaluate(
    ([index, key]) => {
      const [name, ...held] = key.split("+").reverse();
      document.getElementById(`cell-${index}`).click();
      const event = {
        key: name,
        code: /\d/.test(name) ? `Digit${name}` : /^[a-z]$/.test(name) ? `Key${name.toUpperCase()}` : name,
        shiftKey: held.includes("Shift"),
        ctrlKey: held.includes("Control"),
        bubbles: true,
        cancelable: true,
      };
      document.getElementById(`cell-${index}`).dispatchEvent(new KeyboardEvent("keydown", event));
      return Date.now();
    },
    [index, key],
  );
}

/** Presses the control that has this role and accessible name. */
async function click(page, role, name) {
  const control = await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, { timeout: 30_000 });
  await control.evaluate((element) => element.click());
  await control.dispose();
}

/** Presses an item of the menu. */
async function menu(page, name, role = "button") {
  await click(page, "button", "Menu");
  await click(page, role, name);
}

/** In the page: the texts of all visible alerts and status elements. */
const announced = () =>
  [...document.querySelectorAll("[role=alert], [role=status]")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element.textContent.trim())
    .filter((text) => text !== "");

/** A puzzle with its solution, which the tests find without the app. */
const PUZZLE = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";
const [SOLUTION] = solutions([...PUZZLE].map((symbol) => Number(symbol) || 0), 1);
const EMPTY = [...PUZZLE].flatMap((symbol, index) => (symbol === "." ? [index] : []));

/** A save of that puzzle after some moves in version 2, which had no revision. */
const saveOf = (moves = []) =>
  [
    "nonet-game 2", "board 9x9", `givens ${PUZZLE}`, `solution ${SOLUTION.join("")}`, "hints 0", "deepest-hint 0", "elapsed-ms 0",
    `done ${moves.length}`, `moves ${moves.join(" ")}`, "end nonet-game", "",
  ].join("\n");

/** Prepares a tab to start with the known puzzle. */
const begun = {
  init: (page) =>
    page.evaluateOnNewDocument((save) => {
      if (location.protocol !== "http:") return; // an empty page has no storage
      if (!localStorage.getItem("nonet.game")) localStorage.setItem("nonet.game", save);
    }, saveOf()),
};

/** The saves of the game on the board and of the one that it replaced, as the store has them. */
async function onBoard(page) {
  const found = await ask(page, readBoard);
  return { game: found?.game ?? null, previous: found?.previous ?? null };
}

/** How many moves the store has of the game on the board. */
const kept = async (page) => movesOf((await onBoard(page)).game);

/** Replaces the save of the game on the board in the store, as a newer version of Nonet would. */
const replaceStored = (page, text) =>
  page.evaluate(store(({ saves, board, get }, text) => get(board, "game", (id) => saves.put(text, id)), text));

/** Writes texts into the storage of a site from a file that is not the app. */
async function keep(profile, site, texts) {
  const page = await profile.tab();
  await page.goto(`${site.url}icon.svg`);
  await page.evaluate((texts) => Object.entries(texts).forEach(([name, text]) => localStorage.setItem(name, text)), texts);
  return page;
}

/** In a page of the site: the content of a storage slot. */
const slot = (name) => localStorage.getItem(name);

module.exports = {
  test, expect, ask, poll, until, labels, isDialogOpen, state, ready, renewed, begun, press, click, menu, announced, keep, kept, onBoard, replaceStored, slot, saveOf, PUZZLE, SOLUTION, EMPTY,
};
