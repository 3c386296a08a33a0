// Several tabs, pages from the back/forward cache, and other versions of Nonet side by
// side. No move is lost, and no tab shows an old game. The tests read the storage
// without the app, and a newly opened tab shows its content.
"use strict";

const {
  test, expect, ask, until, labels, ready, press, click, menu, order, announced, keep, slot, saveOf, SOLUTION, EMPTY,
} = require("./browsers.js");

/** Longer than the 10 s between two saves of the clock. */
const CLOCK_SAVE_MS = 12_000;

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** The notes of a cell that a label names. */
const notesIn = (label) => /notes ([\d ]+)/.exec(label)?.[1].trim().split(" ") ?? [];

/** The notes that a tab does not show. */
async function missingNotes(page, notes) {
  const shown = await ask(page, labels);
  return notes.filter(([index, digit]) => !notesIn(shown?.[index] ?? "").includes(digit)).map((note) => note.join(":"));
}

/** The digits that a tab does not show. Each item is a cell and a digit. */
async function missingDigits(page, digits) {
  const shown = await ask(page, labels);
  return digits.filter(([index, digit]) => !(shown?.[index] ?? "").startsWith(`${digit},`)).map((pair) => pair.join(":"));
}

/** This many right digits in empty cells. */
const rightDigits = (count, from = 0) => EMPTY.slice(from, from + count).map((index) => [index, String(SOLUTION[index])]);

/** A save without the parts that change by themselves. */
const lasting = (text) => text?.replace(/^(revision|elapsed-ms|hints|helps|times|deepest-hint|grade|recipe|id|begun|changed|solved) .*\n/gm, "") ?? null;

/** Opens this many tabs that share one game. */
async function openTabs(profile, site, count, options) {
  const other = await keep(profile, site, { "nonet.game": saveOf() });
  const tabs = [];
  for (let index = 0; index < count; index++) tabs.push(await profile.open(site.url, options));
  await other.close();
  return tabs;
}

/** A newly opened tab shows the content of the storage. */
async function shownAfresh(profile, site, question, ...args) {
  const page = await profile.open(site.url);
  await expect.poll(() => question(page, ...args), { timeout: 5_000 }).toEqual([]);
  await page.close();
}

for (const count of [2, 3]) {
  test(`${count} tabs take moves at the same time, and none is lost`, async ({ profile, site }) => {
    const tabs = await openTabs(profile, site, count);
    const rounds = 40;
    // Each note is different, so a lost one is detected at the end.
    const notes = Array.from({ length: rounds * count }, (_, number) => {
      const index = EMPTY[number % EMPTY.length];
      return [index, String(((SOLUTION[index] + Math.floor(number / EMPTY.length)) % 9) + 1)];
    });
    for (let round = 0; round < rounds; round++) {
      const moves = notes.slice(round * count, (round + 1) * count);
      await Promise.all(moves.map(([index, digit], at) => press(tabs[at], index, `Shift+${digit}`)));
      await sleep(100);
    }
    for (const tab of tabs) await expect.poll(() => missingNotes(tab, notes), { timeout: 10_000 }).toEqual([]);
    await shownAfresh(profile, site, missingNotes, notes);
  });
}

test("tabs that ask while another one takes the free lock lose no move", async ({ profile, site }) => {
  // A busy tab: it notices late that it has the lock, so it has not heard who asked.
  const busy = (page) =>
    page.evaluateOnNewDocument(() => {
      globalThis.steals = 0;
      if (!globalThis.LockManager) return; // not in the empty page before
      const { request } = LockManager.prototype;
      LockManager.prototype.request = function (name, options, callback) {
        if (options.steal) globalThis.steals += 1;
        const late = (lock) => new Promise((done) => setTimeout(() => done(callback(lock)), 600));
        return request.call(this, name, options, (lock) => (lock && globalThis.isBusy ? late(lock) : callback(lock)));
      };
    });
  const [taker, ...askers] = await openTabs(profile, site, 3, { init: busy });
  // The tab that has the lock lets go of it: no tab has it.
  for (const tab of [taker, ...askers]) {
    await tab.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      delete document.hidden;
    });
  }
  await taker.evaluate(() => {
    globalThis.isBusy = true;
    Object.defineProperty(document, "hidden", { get: () => false, configurable: true });
    document.dispatchEvent(new Event("visibilitychange")); // claims the lock
  });
  await sleep(100);
  const notes = Array.from({ length: 40 }, (_, number) => {
    const index = EMPTY[number % EMPTY.length];
    return [index, String((SOLUTION[index] % 9) + 1)];
  });
  for (let round = 0; round < 20; round++) {
    const moves = notes.slice(round * 2, round * 2 + 2);
    await Promise.all(moves.map(([index, digit], at) => press(askers[at], index, `Shift+${digit}`)));
    await sleep(100);
  }
  for (const tab of askers) await expect.poll(() => missingNotes(tab, notes), { timeout: 10_000 }).toEqual([]);
  await shownAfresh(profile, site, missingNotes, notes);
  // On a slow machine one tab may give up waiting, but never two.
  const steals = await Promise.all([taker, ...askers].map((tab) => tab.evaluate(() => globalThis.steals)));
  expect(steals.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(1);
});

test("a tab shows the moves of another within a second", async ({ profile, site }) => {
  const [writer, follower] = await openTabs(profile, site, 2);
  for (const [index, digit] of rightDigits(5)) {
    const shown = follower.evaluate(
      ([index, digit]) =>
        new Promise((done) => {
          const look = setInterval(() => {
            const label = document.getElementById(`cell-${index}`)?.getAttribute("aria-label") ?? "";
            if (!label.startsWith(`${digit},`)) return;
            clearInterval(look);
            done(Date.now());
          }, 10);
        }),
      [index, digit],
    );
    const pressed = await press(writer, index, digit);
    expect((await shown) - pressed).toBeLessThan(1_000);
  }
  const [[last]] = rightDigits(1, 4);
  await press(writer, last, "Control+z");
  const label = (index) => document.getElementById(`cell-${index}`).getAttribute("aria-label");
  await until(follower, label, last, { timeout: 1_000 }).toMatch(/^empty/);
});

test("settings changed in two tabs are kept and shown in both", async ({ profile, site }) => {
  const [one, other] = await openTabs(profile, site, 2);
  const look = () => [document.documentElement.dataset.theme, document.querySelector("[role=timer]") !== null];
  for (const page of [one, other]) await page.evaluate(() => (location.hash = "#/settings"));
  await click(one, "radio", "Dark");
  await click(other, "switch", "Clock Show how long you have played.");
  for (const page of [one, other]) {
    await click(page, "button", "Back to the game");
    await until(page, look, null, { timeout: 2_000 }).toEqual(["dark", false]);
  }
  const kept = await one.evaluate(slot, "nonet.settings");
  expect(kept).toContain("theme dark\n");
  expect(kept).toContain("clock false\n");
  await shownAfresh(profile, site, async (page) => ((await page.evaluate(look)).join() === "dark,false" ? [] : ["settings"]));
});

/** Starts a small game by the dialog. The seed makes it the same each time. */
async function newGame(page, seed) {
  await order(page);
  const givens = () => /^givens .*$/m.exec(localStorage.getItem("nonet.game"))?.[0];
  const before = await page.evaluate(givens);
  await page.evaluate((seed) => {
    const labels = [...document.querySelectorAll("form label")];
    const input = document.getElementById(labels.find((label) => label.textContent.startsWith("Seed")).htmlFor);
    input.value = seed;
    for (const name of ["input", "change"]) input.dispatchEvent(new Event(name, { bubbles: true }));
  }, seed);
  await click(page, "button", "Generate");
  await until(page, givens, null, { timeout: 20_000 }).not.toBe(before);
  await until(page, () => document.querySelector("form") === null).toBe(true);
}

/** Enters a wrong or right digit in the first empty cell. */
async function playFirst(page, digit) {
  const index = (await page.evaluate(labels)).findIndex((label) => label.startsWith("empty"));
  await press(page, index, digit);
  await expect.poll(() => missingDigits(page, [[index, digit]])).toEqual([]);
}

/** Starts games and returns to previous ones, in each tab in turn; returns what is then stored. */
async function games(tabs) {
  const stored = [];
  const steps = [
    (page) => playFirst(page, "1"),
    (page) => newGame(page, "1"),
    (page) => playFirst(page, "2"),
    (page) => newGame(page, "2"),
    (page) => playFirst(page, "3"),
    (page) => menu(page, "Previous game"),
    (page) => playFirst(page, "4"),
    (page) => menu(page, "Previous game"),
    (page) => newGame(page, "3"),
    (page) => playFirst(page, "5"),
    (page) => menu(page, "Previous game"),
  ];
  for (const [number, step] of steps.entries()) {
    const page = tabs[number % tabs.length];
    await step(page);
    await sleep(1_000);
    stored.push(await page.evaluate(() => ["nonet.game", "nonet.previous"].map((name) => localStorage.getItem(name))));
  }
  return stored.map((texts) => texts.map(lasting));
}

test("two tabs keep the same new and previous games as one tab", async ({ profile, site, serve }) => {
  const [alone, shared] = await Promise.all([openTabs(profile, await serve(), 1), openTabs(profile, site, 2)]);
  const [expected, stored] = await Promise.all([games(alone), games(shared)]);
  expect(new Set(expected.map(([game]) => /^givens .*$/m.exec(game)[0])).size, "different games").toBeGreaterThan(2);
  expect(stored).toEqual(expected);
});

test("two tabs that return to the previous game at the same time keep both games", async ({ profile, site }) => {
  const [one, other] = await openTabs(profile, site, 2);
  await playFirst(one, "1");
  await newGame(one, "1");
  await playFirst(one, "2");
  const both = () => ["nonet.game", "nonet.previous"].map((name) => localStorage.getItem(name));
  await sleep(1_000);
  const before = (await one.evaluate(both)).map(lasting).sort();
  await Promise.all([click(one, "button", "Menu"), click(other, "button", "Menu")]);
  await Promise.all([click(one, "button", "Previous game"), click(other, "button", "Previous game")]);
  await sleep(1_000);
  expect((await one.evaluate(both)).map(lasting).sort()).toEqual(before);
  const boards = await Promise.all([one, other].map((page) => page.evaluate(labels)));
  expect(boards[0]).toEqual(boards[1]);
});

/** Records whether each `pageshow` event restores the page from the back/forward cache. */
const watchPageshow = () => {
  globalThis.shown = [];
  addEventListener("pageshow", (event) => globalThis.shown.push(event.persisted));
};
const removeLocks = () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined });

/**
 * Plays a move, leaves the app, plays five more in the same tab or in another one,
 * and goes back. Returns the `persisted` flag of each `pageshow` event.
 */
async function comeBack(profile, site, { inOtherTab, hasLocks }) {
  const init = async (page) => {
    await page.evaluateOnNewDocument(watchPageshow);
    if (!hasLocks) await page.evaluateOnNewDocument(removeLocks);
  };
  const [page] = await openTabs(profile, site, 1, { init });
  const [first, ...later] = rightDigits(6);
  const all = [first, ...later];
  await press(page, ...first);
  await expect.poll(() => missingDigits(page, [first])).toEqual([]);
  // A page that is still loading does not enter the cache.
  await expect.poll(() => site.requests(/worker_bg\.wasm$/)).toBe(1);
  await sleep(2_000);
  await page.goto(`${site.url}icon.svg`);
  const player = inOtherTab ? await profile.tab({ init }) : page;
  await player.goto(site.url);
  await ready(player);
  await expect.poll(() => missingDigits(player, [first])).toEqual([]);
  for (const move of later) await press(player, ...move);
  await expect.poll(() => missingDigits(player, all)).toEqual([]);
  for (const path of inOtherTab ? ["/"] : ["/icon.svg", "/"]) {
    await page.evaluate(() => history.back());
    await until(page, () => location.pathname).toBe(path);
  }
  await expect.poll(() => missingDigits(page, all), { timeout: 2_000, intervals: [20] }).toEqual([]);
  const shown = await page.evaluate(() => globalThis.shown);
  await sleep(CLOCK_SAVE_MS);
  expect(await missingDigits(page, all)).toEqual([]);
  await shownAfresh(profile, site, missingDigits, all);
  return shown;
}

// A browser may keep a page that holds a lock out of the back/forward cache, and Back
// then loads it again. Without locks, both browsers restore it.
for (const hasLocks of [true, false]) {
  for (const inOtherTab of [false, true]) {
    const where = inOtherTab ? "another" : "the same";
    const title = `Back shows what was played since in ${where} tab, and keeps it${hasLocks ? "" : " (no locks)"}`;
    test(title, async ({ profile, site }, info) => {
      const shown = await comeBack(profile, site, { inOtherTab, hasLocks });
      info.annotations.push({ type: "came from the back/forward cache", description: String(shown.at(-1)) });
      if (!hasLocks) expect(shown, "came from the back/forward cache").toEqual([false, true]);
    });
  }
}

/** A save that only a newer version can read. */
async function newerSave(page) {
  const text = await page.evaluate(slot, "nonet.game");
  return text.replace(/^nonet-game .*/m, "nonet-game 99").replace("end nonet-game", "of-the-future yes\nend nonet-game");
}

test("an open tab leaves the save of a newer version alone, and says so", async ({ profile, site }) => {
  const [old] = await openTabs(profile, site, 1);
  const [before, after] = rightDigits(2);
  await press(old, ...before);
  const newer = await newerSave(old);
  await keep(profile, site, { "nonet.game": newer });
  await until(old, announced).toEqual(expect.arrayContaining([expect.stringMatching(/newer/i)]));
  await press(old, ...after);
  await sleep(CLOCK_SAVE_MS);
  expect(await old.evaluate(slot, "nonet.game")).toBe(newer);
  await click(old, "button", "Reload");
  await ready(old);
  expect(await old.evaluate(slot, "nonet.game")).toBe(newer);
});

test("a tab opened with the save of a newer version leaves it alone", async ({ profile, site }) => {
  const [first] = await openTabs(profile, site, 1);
  const newer = await newerSave(first);
  await first.close();
  await keep(profile, site, { "nonet.game": newer });
  const page = await profile.open(site.url);
  await until(page, announced).toEqual(expect.arrayContaining([expect.stringMatching(/newer/i)]));
  await playFirst(page, "1");
  await sleep(CLOCK_SAVE_MS);
  expect(await page.evaluate(slot, "nonet.game")).toBe(newer);
});

test("the save of an older version is taken over and continued", async ({ profile, site }) => {
  const [page] = await openTabs(profile, site, 1);
  const [mine, theirs, next] = rightDigits(3);
  await press(page, ...mine);
  await expect.poll(() => missingDigits(page, [mine])).toEqual([]);
  // An older version, which knows no revision, took over and continued the game.
  const other = await keep(profile, site, { "nonet.game": saveOf([mine, theirs].map(([index, digit]) => `${index}=${digit}`)) });
  await expect.poll(() => missingDigits(page, [mine, theirs]), { timeout: 2_000 }).toEqual([]);
  await press(page, ...next);
  await expect.poll(() => missingDigits(page, [mine, theirs, next])).toEqual([]);
  expect(await other.evaluate(slot, "nonet.game")).toMatch(/^revision \d+$/m);
  await shownAfresh(profile, site, missingDigits, [mine, theirs, next]);
});

test("revisions never decrease", async ({ profile, site }) => {
  const tabs = await openTabs(profile, site, 2);
  const revisions = [];
  for (const [number, [index, digit]] of rightDigits(6).entries()) {
    const page = tabs[number % 2];
    await press(page, index, digit);
    await expect.poll(() => missingDigits(page, [[index, digit]])).toEqual([]);
    await sleep(500);
    revisions.push(Number(/^revision (\d+)$/m.exec(await page.evaluate(slot, "nonet.game"))?.[1]));
  }
  expect(revisions.every((revision, at) => at === 0 || revision > revisions[at - 1]), String(revisions)).toBe(true);
});

test("without locks, moves of two tabs a second apart are all kept", async ({ profile, site }) => {
  const tabs = await openTabs(profile, site, 2, { init: (page) => page.evaluateOnNewDocument(removeLocks) });
  expect(await tabs[0].evaluate(() => navigator.locks)).toBeUndefined();
  const moves = rightDigits(8);
  for (const [number, [index, digit]] of moves.entries()) {
    await press(tabs[number % 2], index, digit);
    await sleep(1_000);
  }
  for (const tab of tabs) expect(await missingDigits(tab, moves)).toEqual([]);
  await shownAfresh(profile, site, missingDigits, moves);
});

test("when the tab that writes is closed, another writes at once", async ({ profile, site }) => {
  const [writer, other] = await openTabs(profile, site, 2);
  const [first, second, third] = rightDigits(3);
  await press(writer, ...first);
  await press(writer, ...second);
  await expect.poll(() => missingDigits(other, [first, second])).toEqual([]);
  await writer.close();
  const before = await other.evaluate(slot, "nonet.game");
  await press(other, ...third);
  await until(other, slot, "nonet.game", { timeout: 1_000 }).not.toBe(before);
  await shownAfresh(profile, site, missingDigits, [first, second, third]);
});

test("when the tab that writes crashes, another writes at once", async ({ profile, site, engine }) => {
  test.skip(engine !== "chromium", "only Chromium crashes on request");
  const [writer, other] = await openTabs(profile, site, 2);
  const [first, second] = rightDigits(2);
  await press(writer, ...first);
  await expect.poll(() => missingDigits(other, [first])).toEqual([]);
  const before = await other.evaluate(slot, "nonet.game");
  const session = await writer.createCDPSession();
  const crashed = new Promise((done) => writer.once("error", done));
  session.send("Page.crash").catch(() => {}); // it crashes before it can answer
  await crashed;
  await press(other, ...second);
  await until(other, slot, "nonet.game", { timeout: 1_000 }).not.toBe(before);
  await shownAfresh(profile, site, missingDigits, [first, second]);
});

test("a hidden tab never writes, and shows the newest game once it is visible", async ({ profile, site }) => {
  const watch = () => {
    globalThis.written = [];
    let hidden = document.hidden ? performance.now() : null;
    document.addEventListener("visibilitychange", () => (hidden = document.hidden ? performance.now() : null));
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name) {
      // A visible tab may still store something when it is hidden.
      if (hidden !== null && performance.now() - hidden > 500) globalThis.written.push(name);
      return set.apply(this, arguments);
    };
  };
  const [hidden] = await openTabs(profile, site, 1, { init: (page) => page.evaluateOnNewDocument(watch) });
  const [first, ...later] = rightDigits(4);
  await press(hidden, ...first);
  await hidden.bringToFront();
  const front = await profile.open(site.url, { hides: true });
  await until(hidden, () => document.hidden).toBe(true);
  await expect.poll(() => missingDigits(front, [first])).toEqual([]);
  for (const move of later) await press(front, ...move);
  await sleep(CLOCK_SAVE_MS);
  expect(await hidden.evaluate(() => globalThis.written)).toEqual([]);
  await hidden.bringToFront();
  await expect.poll(() => missingDigits(hidden, [first, ...later]), { timeout: 2_000 }).toEqual([]);
  await shownAfresh(profile, site, missingDigits, [first, ...later]);
});
