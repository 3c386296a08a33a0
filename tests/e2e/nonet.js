// The base of all browser tests: a page that is checked for errors and for requests to
// other origins, and functions that find the parts of the board. They use only
// accessible names, so a test sees what a screen reader announces.
"use strict";

const { source: axe } = require("axe-core");
const { test: base, expect } = require("@playwright/test");
const { solutions } = require("./oracle.js");
const { sentence, pattern, ANY } = require("./sentence.js");
const { readSaves } = require("./stored.js");

/**
 * Speeds up the clock, so that Yew yields to the browser wherever it can, also between
 * drawing and its effects. This is the order of events on a slow machine.
 */
const hasten = (page) =>
  page.addInitScript(() => {
    const now = Date.now;
    let gone = 0;
    Date.now = () => now() + (gone += 100);
  });

/** Makes a page as many times slower as the environment asks. */
async function slowDown(page, context) {
  const devices = await context.newCDPSession(page);
  await devices.send("Emulation.setCPUThrottlingRate", { rate: Number(process.env.E2E_SLOW) });
}

const test = base.extend({
  // Everything that must not happen on the page, as text. A test that provokes an error
  // allows it with `problems.expected(/.../)`.
  problems: [
    async ({ page, context }, use, { project }) => {
      // E2E_HASTE=1 and E2E_SLOW=8 do this in every test, to find tests that depend on the
      // order of events.
      if (process.env.E2E_HASTE) await hasten(page);
      if (process.env.E2E_SLOW) await slowDown(page, context);
      const found = [];
      const expected = [];
      const ours = [project.use.baseURL, project.metadata.subPath].map((address) => new URL(address).origin);
      // Violations of the content security policy are console errors.
      page.on("console", (message) => {
        if (/blocked by Playwright/.test(message.text())) return; // the service worker
        if (["error", "warning"].includes(message.type())) found.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => found.push(`uncaught: ${error.message}`));
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && !ours.includes(origin)) found.push(`request to ${request.url()}`);
      });
      await use({
        expected: (pattern) => expected.push(pattern),
        // Allows requests to a server that the test started.
        servedBy: (address) => ours.push(new URL(address).origin),
      });
      expect(found.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the app and waits until the board is ready. */
async function open(page, address = "./") {
  await page.goto(address);
  await expect(page.getByRole("gridcell")).toHaveCount(81);
}

/**
 * The save of a game in progress. `board` lists 81 cells in reading order: `.` is an empty
 * cell, and `+` precedes a digit of the player. `removed` lists candidates that were ruled
 * out, as digit, row and column. `moves` follow, in the format of a save.
 */
function gameText({ board, removed = "", moves = [] }) {
  const givens = board.replace(/\+\d/g, ".");
  const [solution] = solutions([...givens].map((symbol) => Number(symbol) || 0), 1);
  const cells = board.match(/\+?./g);
  const written = cells.flatMap((symbol, index) => (symbol[0] === "+" ? [`${index}=${symbol[1]}`] : []));
  const taken = removed.split(" ").filter(Boolean).map(([digit, row, column]) => `${(row - 1) * 9 + (column - 1)}x${digit}`);
  const all = [...written, ...taken, ...moves];
  return [
    "nonet-game 2", "board 9x9", `givens ${givens}`, `solution ${solution.join("")}`, "hints 0", "elapsed-ms 0",
    `done ${all.length}`, `moves ${all.join(" ")}`, "end nonet-game", "",
  ].join("\n");
}

/** Stores a game in progress before the app starts: see `gameText`. */
async function storeGame(page, game) {
  await page.addInitScript((text) => {
    if (!localStorage.getItem("nonet.game")) localStorage.setItem("nonet.game", text);
  }, gameText(game));
}

/** Opens the app with a game in progress: see `storeGame`. */
async function openGame(page, game) {
  await storeGame(page, game);
  await open(page);
}

/**
 * Lists in the page's `shifts` how much moved, and what. With `exceptInputs` it leaves out
 * what a press of the player moved.
 */
const watchShifts = (page, { exceptInputs = false } = {}) =>
  page.addInitScript((exceptInputs) => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        if (exceptInputs && hadRecentInput) continue;
        globalThis.shifts.push([value, ...sources.map(({ node }) => node?.className ?? node?.nodeName)]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, exceptInputs);

/** Applies hints until the next step is a chain, and stops at its name. */
async function toChain(page) {
  const title = page.getByRole("region", { name: "Messages" }).getByRole("heading");
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press("h");
    await expect(title).toHaveText("Where to look");
    await page.keyboard.press("h");
    await expect(title).not.toHaveText("Where to look");
    if (/Loop|Chain/.test(await title.textContent())) return;
    await page.getByRole("button", { name: "Do it", exact: true }).click();
  }
  throw new Error("no chain");
}

/** The names of all cells, in board order. */
function labels(page) {
  return page.getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
}

/** The digits of all cells, in board order; 0 for an empty cell. */
async function digits(page) {
  return (await labels(page)).map((label) => Number(/^\d/.exec(label)?.[0] ?? 0));
}

/** A game that takes the worker more than ten seconds to generate. */
const LONG_JOB = { level: "Extreme", givens: "17", seed: "3" };

/**
 * Loads axe into a page. Only labels must be in names as they stand: not digits as in "empty, notes 1 5", not the facts
 * of a game, which a name says in a better order, and not what a description says.
 */
const LABELLED = ":not([role=gridcell], .key, .game-open, [aria-describedby])";
const WORDS = { id: "label-content-name-mismatch", enabled: true, selector: LABELLED };
const AXE = `${axe};globalThis.axe.configure({ rules: [${JSON.stringify(WORDS)}] });`;

/** What axe finds on a page. */
async function violations(page) {
  // During a transition, colours are mixed.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  if (await page.evaluate(() => !globalThis.axe)) await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ["violations"], preload: false }));
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(" ")}`);
}

/** Checks that axe finds nothing and that the page is no wider than its window. */
async function expectAccessible(page, where = "") {
  expect(await violations(page), where).toEqual([]);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide, `${where} scrolls sideways`).toBe(false);
  // SHOTS=FOLDER saves screenshots, for changes of the styles.
  if (process.env.SHOTS) {
    const { width } = page.viewportSize();
    const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
    const name = where.replace(/\W+/g, "-");
    await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${isDark ? "dark" : "light"}.png` });
  }
}

/**
 * Defines the tests of `each` for a phone in light and a desktop in dark, and with
 * E2E_LOOKS=all (`make audit`) for both in both. tests/it/colours.rs computes the
 * contrast of all looks, so one of them suffices for each size.
 */
function forEachLook(each) {
  const looks = [[390, 844, "light"], [1280, 800, "dark"]];
  if (process.env.E2E_LOOKS === "all") looks.push([390, 844, "dark"], [1280, 800, "light"]);
  for (const [width, height, colorScheme] of looks) {
    test.describe(`at ${width}x${height}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });
      each();
    });
  }
}

/** The cell at an index in board order. tests/web/playing.rs says that it has the name of its place. */
const cell = (page, index) => page.locator(`#cell-${index}`);

/** The only solution of the puzzle on the page, found without the app. */
async function solve(page) {
  const givens = (await labels(page)).map((label) => Number(/^(\d), given/.exec(label)?.[1] ?? 0));
  const found = solutions(givens, 2);
  expect(found, "exactly one solution").toHaveLength(1);
  return { givens, solution: found[0] };
}

/** Places the right digit in the first empty cells; returns the names of all cells. */
async function play(page, count = 1) {
  const { solution } = await solve(page);
  const empty = (await labels(page)).flatMap((label, index) => (label.startsWith("empty") ? [index] : []));
  for (const index of empty.slice(0, count)) {
    await cell(page, index).click();
    await page.keyboard.press(String(solution[index]));
    await expect(cell(page, index)).toHaveAccessibleName(new RegExp(`^${solution[index]},`));
  }
  return labels(page);
}

/** The saves of all games in the database, read without the app. */
const savesInDatabase = async (page) => (await page.evaluate(readSaves))?.all ?? [];

/** Runs a script before a worker's own: in the first worker, or in all of them. */
async function beforeWorker(page, script, { everyOne = false } = {}) {
  const spoil = async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  };
  await page.route("**/worker.js*", spoil, everyOne ? {} : { times: 1 });
}

/** A text in the message panel. */
function said(page, words) {
  return page.getByRole("region", { name: "Messages" }).getByText(words);
}

/** Waits until the worker has made the next puzzle, which the player's first action starts. */
async function nextIsMade(page) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem("nonet.next")), { intervals: [20, 50, 100] }).not.toBeNull();
}

/** Opens the form for a game made to order; returns the form. */
async function openOrder(page) {
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await page.getByRole("button", { name: "Made to order", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Made to order" })).toBeFocused();
  return page.getByRole("main");
}

/**
 * Starts a new game: by one press on a level (Medium if none is named), or made to order.
 * Fields that are not named keep their values.
 */
async function startGame(page, { level, board, rules, givens, rating, seed }) {
  if ([board, rules, givens, rating, seed].every((field) => field === undefined)) {
    await page.getByRole("button", { name: "New game", exact: true }).click();
    return page.getByRole("dialog").getByRole("button", { name: level ?? "Medium", exact: true }).click();
  }
  const form = await openOrder(page);
  if (board) await form.getByRole("group", { name: "Board" }).getByRole("radio", { name: board, exact: true }).check();
  for (const rule of rules ?? []) await form.getByRole("switch", { name: new RegExp(`^${rule}`) }).check();
  if (level) await form.getByRole("radio", { name: new RegExp(`^${level}`) }).check();
  if (givens !== undefined) await form.getByLabel("Number of givens").fill(givens);
  if (rating) await form.getByLabel("Rating", { exact: true }).fill(rating);
  if (seed) await form.getByLabel("Seed").fill(seed);
  await form.getByRole("button", { name: "Generate", exact: true }).click();
}

/**
 * The most milliseconds that something may take. The bound is that of a quiet machine, and
 * `make audit` checks it. Elsewhere it may take five times as long.
 */
const bound = (quiet) => (process.env.E2E_AUDIT ? quiet : 5 * quiet);

module.exports = {
  bound, test, expect, watchShifts, open, gameText, storeGame, openGame, toChain, labels, digits, cell, solve, play, savesInDatabase, beforeWorker, said, nextIsMade, openOrder, startGame, violations, expectAccessible, forEachLook,
  LONG_JOB, sentence, pattern, ANY,
};
