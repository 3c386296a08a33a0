// Several tabs, pages from the back/forward cache, and other versions of Nonet side by
// side. No move is lost, and no tab shows an old game. The tests read the storage
// without the app, and a newly opened tab shows its content.
"use strict";

const {
  test, expect, ask, until, labels, ready, press, click, menu, order, announced, keep, kept, slot, saveOf, SOLUTION, EMPTY,
} = require("./browsers.js");
const { pass } = require("./clock.js");

/** How long a tab waits for the answer of another one (src/ui/writer.rs). */
const ANSWER_MS = 1_500;
/** More than the time between two saves of the clock. */
const CLOCK_SAVE_MS = 11_000;

const poll = (question, options) => expect.poll(question, { intervals: [50, 100, 200], ...options });

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
  await poll(() => question(page, ...args)).toEqual([]);
  await page.close();
}

/** Waits until all tabs show the same board. */
async function agree(tabs) {
  const boards = () => Promise.all(tabs.map((tab) => ask(tab, labels)));
  await poll(async () => new Set((await boards()).map(String)).size).toBe(1);
}

/** Milliseconds without a change after which a tab asks for the lock again, if its question was not heard. */
const STILL_MS = 4_000;

/**
 * Waits until all tabs show all notes. A tab may ask for the lock just when no other one
 * listens, and then asks again (src/ui/writer.rs). Only for that, time passes.
 */
async function shown(tabs, notes) {
  let [left, since] = [notes.length, Date.now()];
  const missing = async () => {
    const all = (await Promise.all(tabs.map((tab) => missingNotes(tab, notes)))).flat();
    if (all.length !== left) {
      [left, since] = [all.length, Date.now()];
    } else if (left > 0 && Date.now() - since > STILL_MS) {
      since = Date.now();
      test.info().annotations.push({ type: "asked again", description: String(left) });
      await Promise.all(tabs.map((tab) => pass(tab, ANSWER_MS)));
    }
    return all;
  };
  await poll(missing, { timeout: 20_000 }).toEqual([]);
}

/** Makes notes in these tabs at the same time, each in its turn, and waits until all are shown. */
async function note(tabs, notes) {
  for (let at = 0; at < notes.length; at += tabs.length) {
    const moves = notes.slice(at, at + tabs.length);
    await Promise.all(moves.map(([index, digit], at) => press(tabs[at], index, `Shift+${digit}`)));
  }
  await shown(tabs, notes);
}

for (const count of [2, 3]) {
  test(`${count} tabs take moves at the same time, and none is lost`, async ({ profile, site }) => {
    const tabs = await openTabs(profile, site, count);
    const rounds = 25;
    // Each note is different, so a lost one is detected at the end.
    const notes = Array.from({ length: rounds * count }, (_, number) => {
      const index = EMPTY[number % EMPTY.length];
      return [index, String(((SOLUTION[index] + Math.floor(number / EMPTY.length)) % 9) + 1)];
    });
    // A few moves at a time, so that the last tab to write is not always the same one.
    const burst = 5 * count;
    for (let at = 0; at < notes.length; at += burst) await note(tabs, notes.slice(at, at + burst));
    for (const tab of tabs) expect(await missingNotes(tab, notes)).toEqual([]);
    await shownAfresh(profile, site, missingNotes, notes);
  });
}

test("tabs that ask while another one takes the free lock lose no move", async ({ profile, site }) => {
  // A busy tab: it notices late that it has the lock, so it has not heard who asked.
  const busy = (page) =>
    page.evaluateOnNewDocument(() => {
      Object.assign(globalThis, { steals: 0, refusals: 0, isLate: false });
      if (!globalThis.LockManager) return; // not in the empty page before
      const woken = new Promise((wake) => (globalThis.wake = wake));
      const { request } = LockManager.prototype;
      LockManager.prototype.request = function (name, options, callback) {
        if (options.steal) globalThis.steals += 1;
        return request.call(this, name, options, (lock) => {
          if (!lock) globalThis.refusals += 1;
          if (!lock || !globalThis.isBusy) return callback(lock);
          globalThis.isLate = true;
          return woken.then(() => callback(lock));
        });
      };
    });
  const [taker, ...askers] = await openTabs(profile, site, 3, { init: busy });
  const isHeld = async () => (await navigator.locks.query()).held.some(({ name }) => name === "nonet.game");
  // The tab that has the lock lets go of it: no tab has it.
  for (const tab of [taker, ...askers]) {
    await tab.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      delete document.hidden;
    });
  }
  await until(taker, isHeld).toBe(false);
  await taker.evaluate(() => {
    globalThis.isBusy = true;
    Object.defineProperty(document, "hidden", { get: () => false, configurable: true });
    document.dispatchEvent(new Event("visibilitychange")); // claims the lock
  });
  await until(taker, () => globalThis.isLate).toBe(true);
  const refusals = () => Promise.all(askers.map((tab) => tab.evaluate(() => globalThis.refusals)));
  /** Waits until the lock was refused to both tabs since. */
  const refused = async (since) => {
    for (const [at, tab] of askers.entries()) await until(tab, () => globalThis.refusals).toBeGreaterThan(since[at]);
  };
  const before = await refusals();
  for (const tab of askers) await tab.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await refused(before);
  const notes = Array.from({ length: 40 }, (_, number) => {
    const index = EMPTY[number % EMPTY.length];
    return [index, String((SOLUTION[index] % 9) + 1)];
  });
  const since = await refusals();
  const [early, later] = [notes.slice(0, 10), notes.slice(10)];
  for (const [number, [index, digit]] of early.entries()) await press(askers[number % 2], index, `Shift+${digit}`);
  await refused(since);
  for (const tab of askers) expect(await missingNotes(tab, early)).toHaveLength(early.length);
  await taker.evaluate(() => globalThis.wake());
  await note(askers, later);
  await shown([taker, ...askers], notes);
  await shownAfresh(profile, site, missingNotes, notes);
  const steals = await Promise.all([taker, ...askers].map((tab) => tab.evaluate(() => globalThis.steals)));
  expect(steals, "no tab gave up waiting").toEqual([0, 0, 0]);
});

test("a tab that hangs with the lock loses it, and two that ask lose no move", async ({ profile, site }) => {
  const deaf = (page) =>
    page.evaluateOnNewDocument(() => {
      globalThis.steals = 0;
      if (!globalThis.LockManager) return;
      const { request } = LockManager.prototype;
      LockManager.prototype.request = function (name, options, callback) {
        if (options.steal) globalThis.steals += 1;
        return request.call(this, name, options, callback);
      };
      // As a tab that hangs, it does not hear what others say.
      const { addEventListener } = BroadcastChannel.prototype;
      BroadcastChannel.prototype.addEventListener = function (type, listener, ...rest) {
        const hear = (event) => globalThis.isDeaf || (listener.handleEvent ? listener.handleEvent(event) : listener(event));
        return addEventListener.call(this, type, hear, ...rest);
      };
    });
  const [holder, ...askers] = await openTabs(profile, site, 3, { init: deaf });
  const [first, ...moves] = rightDigits(3);
  await press(holder, ...first);
  for (const tab of askers) await poll(() => missingDigits(tab, [first])).toEqual([]);
  await holder.evaluate(() => (globalThis.isDeaf = true));
  for (const [at, move] of moves.entries()) await press(askers[at], ...move);
  const isPending = async () => (await Promise.all(askers.map((tab) => missingDigits(tab, moves)))).some((missing) => missing.length > 0);
  expect(await isPending()).toBe(true);
  // The first waits for an answer, asks once more, and takes the lock. It gives the second one
  // an answer, for which no time passes.
  const steals = (tab) => tab.evaluate(() => globalThis.steals);
  await expect(async () => {
    if ((await steals(askers[0])) === 0) await pass(askers[0], ANSWER_MS);
    expect(await steals(askers[0])).toBe(1);
  }).toPass({ intervals: [500], timeout: 20_000 });
  await poll(isPending).toBe(false);
  await holder.evaluate(() => (globalThis.isDeaf = false));
  for (const tab of askers) expect(await missingDigits(tab, [first, ...moves])).toEqual([]);
  await shownAfresh(profile, site, missingDigits, [first, ...moves]);
  expect(await Promise.all(askers.map(steals)), "one takes it, the other is handed it").toEqual([1, 0]);
});

test("a tab shows the moves of another without a wait", async ({ profile, site }) => {
  const [writer, follower] = await openTabs(profile, site, 2);
  for (const [index, digit] of rightDigits(5)) {
    await press(writer, index, digit);
    await poll(() => missingDigits(follower, [[index, digit]])).toEqual([]);
  }
  const [[last]] = rightDigits(1, 4);
  await press(writer, last, "Control+z");
  const label = (index) => document.getElementById(`cell-${index}`).getAttribute("aria-label");
  await until(follower, label, last).toMatch(/^empty/);
});

test("settings changed in two tabs are kept and shown in both", async ({ profile, site }) => {
  const [one, other] = await openTabs(profile, site, 2);
  const look = () => [document.documentElement.dataset.theme, document.querySelector("[role=timer]") !== null];
  for (const page of [one, other]) await page.evaluate(() => (location.hash = "#/settings"));
  await click(one, "radio", "Dark");
  await click(other, "switch", "Clock Show how long you have played.");
  for (const page of [one, other]) {
    await click(page, "link", "Back to the game");
    await until(page, look).toEqual(["dark", false]);
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

/** Returns to the previous game. */
async function goBack(page) {
  const before = await page.evaluate(labels);
  await menu(page, "Previous game");
  await until(page, labels).not.toEqual(before);
}

/** Enters a wrong or right digit in the first empty cell. */
async function playFirst(page, digit) {
  const index = (await page.evaluate(labels)).findIndex((label) => label.startsWith("empty"));
  await press(page, index, digit);
  await poll(() => missingDigits(page, [[index, digit]])).toEqual([]);
}

/** Starts games and returns to previous ones, in each tab in turn; returns what is then stored. */
async function games(tabs) {
  const stored = [];
  const steps = [
    (page) => playFirst(page, "1"),
    (page) => newGame(page, "1"),
    (page) => playFirst(page, "2"),
    goBack,
    (page) => newGame(page, "2"),
    (page) => playFirst(page, "3"),
    goBack,
  ];
  for (const [number, step] of steps.entries()) {
    const page = tabs[number % tabs.length];
    await step(page);
    await agree(tabs);
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
  const count = () => {
    globalThis.returns = 0;
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name) {
      if (name === "nonet.previous") globalThis.returns++;
      return set.apply(this, arguments);
    };
  };
  const tabs = await openTabs(profile, site, 2, { init: (page) => page.evaluateOnNewDocument(count) });
  const [one, other] = tabs;
  await playFirst(one, "1");
  await newGame(one, "1");
  await playFirst(one, "2");
  await agree(tabs);
  const both = () => ["nonet.game", "nonet.previous"].map((name) => localStorage.getItem(name));
  const before = (await one.evaluate(both)).map(lasting).sort();
  const returns = async () => (await Promise.all(tabs.map((tab) => tab.evaluate(() => globalThis.returns)))).reduce((sum, one) => sum + one);
  const first = await returns();
  const find = (does) => {
    const item = [...document.querySelectorAll("button")].find((button) => button.textContent === "Previous game");
    if (does === "press") item?.click();
    return item !== undefined;
  };
  await Promise.all(tabs.map((tab) => click(tab, "button", "Menu")));
  for (const tab of tabs) await until(tab, find).toBe(true);
  // A tab closes its menu when it hears of another game, and the second one may have heard.
  const pressed = await Promise.all(tabs.map((tab) => tab.evaluate(find, "press")));
  await poll(returns).toBe(first + pressed.filter(Boolean).length);
  await agree(tabs);
  // The clock of the tab that plays is stored from time to time.
  await poll(async () => new Set((await Promise.all(tabs.map((tab) => tab.evaluate(both)))).map(String)).size).toBe(1);
  expect((await one.evaluate(both)).map(lasting).sort()).toEqual(before);
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
  await poll(() => missingDigits(page, [first])).toEqual([]);
  // A page that is still loading or storing does not enter the cache. At last it makes the next
  // puzzle.
  await until(page, slot, "nonet.next", { timeout: 20_000 }).not.toBeNull();
  const id = /^id (\w+)$/m.exec(await page.evaluate(slot, "nonet.game"))[1];
  await until(page, kept, id).toBe(1);
  await page.goto(`${site.url}icon.svg`);
  const player = inOtherTab ? await profile.tab({ init }) : page;
  await player.goto(site.url);
  await ready(player);
  await poll(() => missingDigits(player, [first])).toEqual([]);
  for (const move of later) await press(player, ...move);
  await poll(() => missingDigits(player, all)).toEqual([]);
  for (const path of inOtherTab ? ["/"] : ["/icon.svg", "/"]) {
    await page.evaluate(() => history.back());
    // Firefox may ignore Back while a page is still loading.
    await until(page, () => [location.pathname, document.readyState]).toEqual([path, "complete"]);
  }
  await poll(() => missingDigits(page, all), { intervals: [20] }).toEqual([]);
  const shown = await page.evaluate(() => globalThis.shown);
  const why = await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")[0].notRestoredReasons));
  await pass(page, CLOCK_SAVE_MS);
  expect(await missingDigits(page, all)).toEqual([]);
  await shownAfresh(profile, site, missingDigits, all);
  return [shown, why];
}

// Firefox keeps a page that has used locks out of the back/forward cache, so Back loads it
// again. Otherwise both browsers restore it.
for (const hasLocks of [true, false]) {
  for (const inOtherTab of [false, true]) {
    const where = inOtherTab ? "another" : "the same";
    const title = `Back shows what was played since in ${where} tab, and keeps it${hasLocks ? "" : " (no locks)"}`;
    test(title, async ({ profile, site, engine }) => {
      const [shown, why] = await comeBack(profile, site, { inOtherTab, hasLocks });
      const isRestored = !hasLocks || engine === "chromium";
      expect(shown, `came from the back/forward cache; if not, since ${why}`).toEqual(isRestored ? [false, true] : [false]);
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
  await poll(() => missingDigits(old, [after])).toEqual([]);
  await pass(old, CLOCK_SAVE_MS);
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
  await pass(page, CLOCK_SAVE_MS);
  expect(await page.evaluate(slot, "nonet.game")).toBe(newer);
});

test("the save of an older version is taken over and continued", async ({ profile, site }) => {
  const [page] = await openTabs(profile, site, 1);
  const [mine, theirs, next] = rightDigits(3);
  await press(page, ...mine);
  await poll(() => missingDigits(page, [mine])).toEqual([]);
  // An older version, which knows no revision, took over and continued the game.
  const other = await keep(profile, site, { "nonet.game": saveOf([mine, theirs].map(([index, digit]) => `${index}=${digit}`)) });
  await poll(() => missingDigits(page, [mine, theirs])).toEqual([]);
  await press(page, ...next);
  await poll(() => missingDigits(page, [mine, theirs, next])).toEqual([]);
  expect(await other.evaluate(slot, "nonet.game")).toMatch(/^revision \d+$/m);
  await shownAfresh(profile, site, missingDigits, [mine, theirs, next]);
});

test("revisions never decrease", async ({ profile, site }) => {
  const tabs = await openTabs(profile, site, 2);
  const revisions = [];
  for (const [number, [index, digit]] of rightDigits(6).entries()) {
    const page = tabs[number % 2];
    await press(page, index, digit);
    for (const tab of tabs) await poll(() => missingDigits(tab, [[index, digit]])).toEqual([]);
    revisions.push(Number(/^revision (\d+)$/m.exec(await page.evaluate(slot, "nonet.game"))?.[1]));
  }
  expect(revisions.every((revision, at) => at === 0 || revision > revisions[at - 1]), String(revisions)).toBe(true);
});

test("without locks, moves of two tabs one after the other are all kept", async ({ profile, site }) => {
  const tabs = await openTabs(profile, site, 2, { init: (page) => page.evaluateOnNewDocument(removeLocks) });
  expect(await tabs[0].evaluate(() => navigator.locks)).toBeUndefined();
  const moves = rightDigits(8);
  for (const [number, [index, digit]] of moves.entries()) {
    await press(tabs[number % 2], index, digit);
    for (const tab of tabs) await poll(() => missingDigits(tab, [[index, digit]])).toEqual([]);
  }
  for (const tab of tabs) expect(await missingDigits(tab, moves)).toEqual([]);
  await shownAfresh(profile, site, missingDigits, moves);
});

test("when the tab that writes is closed, another writes at once", async ({ profile, site }) => {
  const [writer, other] = await openTabs(profile, site, 2);
  const [first, second, third] = rightDigits(3);
  await press(writer, ...first);
  await press(writer, ...second);
  await poll(() => missingDigits(other, [first, second])).toEqual([]);
  await writer.close();
  const before = await other.evaluate(slot, "nonet.game");
  await press(other, ...third);
  await until(other, slot, "nonet.game").not.toBe(before);
  await shownAfresh(profile, site, missingDigits, [first, second, third]);
});

test("when the tab that writes crashes, another writes at once", async ({ profile, site, engine }) => {
  test.skip(engine !== "chromium", "only Chromium crashes on request");
  const [writer, other] = await openTabs(profile, site, 2);
  const [first, second] = rightDigits(2);
  await press(writer, ...first);
  await poll(() => missingDigits(other, [first])).toEqual([]);
  const before = await other.evaluate(slot, "nonet.game");
  const session = await writer.createCDPSession();
  const crashed = new Promise((done) => writer.once("error", done));
  session.send("Page.crash").catch(() => {}); // it crashes before it can answer
  await crashed;
  await press(other, ...second);
  await until(other, slot, "nonet.game").not.toBe(before);
  await shownAfresh(profile, site, missingDigits, [first, second]);
});

test("a hidden tab never writes, and shows the newest game once it is visible", async ({ profile, site }) => {
  const watch = () => {
    globalThis.written = [];
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name) {
      globalThis.written.push(name);
      return set.apply(this, arguments);
    };
  };
  const [hidden] = await openTabs(profile, site, 1, { init: (page) => page.evaluateOnNewDocument(watch) });
  const [first, ...later] = rightDigits(4);
  await press(hidden, ...first);
  await hidden.bringToFront();
  const front = await profile.open(site.url, { hides: true });
  await until(hidden, () => document.hidden).toBe(true);
  await poll(() => missingDigits(front, [first])).toEqual([]);
  await press(front, ...later[0]);
  await poll(() => missingDigits(front, later.slice(0, 1))).toEqual([]);
  // The tab has stored its game when it was hidden, and another one has the turn now.
  await hidden.evaluate(() => (globalThis.written = []));
  for (const move of later.slice(1)) await press(front, ...move);
  const elapsed = () => Number(/^elapsed-ms (\d+)$/m.exec(localStorage.getItem("nonet.game"))[1]);
  const before = await front.evaluate(elapsed);
  await Promise.all([hidden, front].map((page) => pass(page, CLOCK_SAVE_MS)));
  await until(front, elapsed).toBeGreaterThan(before + CLOCK_SAVE_MS / 2);
  expect(await hidden.evaluate(() => globalThis.written)).toEqual([]);
  await hidden.bringToFront();
  await poll(() => missingDigits(hidden, [first, ...later])).toEqual([]);
  await shownAfresh(profile, site, missingDigits, [first, ...later]);
});
