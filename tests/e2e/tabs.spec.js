// Several tabs, pages from the back/forward cache, and other versions of Nonet side by
// side. No move is lost, and no tab shows an old game. The tests read the store
// without the app.
"use strict";

const {
  test, expect, ask, poll, until, labels, ready, renewed, begun, press, click, menu, announced, keep, kept, onBoard, replaceStored, slot, SOLUTION, EMPTY,
} = require("./browsers.js");
const { COPY } = require("./stored.js");
const { pass } = require("./clock.js");

/** More than the time between two saves of the clock. */
const CLOCK_SAVE_MS = 11_000;

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
async function openTabs(profile, site, count, { init } = {}) {
  const prepare = async (page) => {
    await begun.init(page);
    await init?.(page);
  };
  const tabs = [];
  for (let index = 0; index < count; index++) {
    tabs.push(await profile.open(site.url, { init: prepare }));
    // The store gives the game its identity: a tab that does not know the store yet would begin another game.
    await poll(async () => (await onBoard(tabs[index])).game).not.toBeNull();
  }
  return tabs;
}

/** Waits until all tabs show the same board. */
async function agree(tabs) {
  const boards = () => Promise.all(tabs.map((tab) => ask(tab, labels)));
  await poll(async () => new Set((await boards()).map(String)).size).toBe(1);
}

/** Makes notes in these tabs at the same time, each in its turn, and waits until all are shown. */
async function note(tabs, notes) {
  for (let at = 0; at < notes.length; at += tabs.length) {
    const moves = notes.slice(at, at + tabs.length);
    await Promise.all(moves.map(([index, digit], at) => press(tabs[at], index, `Shift+${digit}`)));
  }
  const missing = async () => (await Promise.all(tabs.map((tab) => missingNotes(tab, notes)))).flat();
  await poll(missing).toEqual([]);
}

/** Without these, other tabs only hear later. */
const removeHelp = () => {
  Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  delete globalThis.BroadcastChannel;
};

for (const [init, where] of [[undefined, ""], [(page) => page.evaluateOnNewDocument(removeHelp), " without locks and channels"]]) {
  test(`two tabs take moves at the same time${where}, and none is lost`, async ({ profile, site, engine }) => {
    test.skip(init !== undefined && engine !== "chromium", "what is left then is the same in every browser");
    const tabs = await openTabs(profile, site, 2, { init });
    // Each note is different, so a lost one is detected at the end.
    const notes = EMPTY.slice(0, 16).map((index) => [index, String((SOLUTION[index] % 9) + 1)]);
    // A few moves at a time, so that the last tab to write is not always the same one.
    const burst = 8;
    for (let at = 0; at < notes.length; at += burst) await note(tabs, notes.slice(at, at + burst));
    for (const tab of tabs) expect(await missingNotes(tab, notes)).toEqual([]);
    await poll(() => kept(tabs[0])).toBe(notes.length);
    const fresh = await profile.open(site.url);
    await poll(() => missingNotes(fresh, notes)).toEqual([]);
  });
}

test("two tabs show each other's moves and settings without a wait, and revisions never decrease", async ({ profile, site }) => {
  const tabs = await openTabs(profile, site, 2);
  const [one, other] = tabs;
  const revisions = [];
  for (const [number, [index, digit]] of rightDigits(4).entries()) {
    await press(tabs[number % 2], index, digit);
    for (const tab of tabs) await poll(() => missingDigits(tab, [[index, digit]])).toEqual([]);
    revisions.push(Number(/^revision (\d+)$/m.exec(await one.evaluate(slot, "nonet.game"))?.[1]));
  }
  expect(revisions.every((revision, at) => at === 0 || revision >= revisions[at - 1]), String(revisions)).toBe(true);
  const [[last]] = rightDigits(1, 3);
  await press(other, last, "Control+z");
  const label = (index) => document.getElementById(`cell-${index}`).getAttribute("aria-label");
  await until(one, label, last).toMatch(/^empty/);

  const look = () => [document.documentElement.dataset.theme, document.querySelector("[role=timer]") !== null];
  for (const page of tabs) await page.evaluate(() => (location.hash = "#/settings"));
  await click(one, "radio", "Dark");
  await until(other, () => document.documentElement.dataset.theme).toBe("dark"); // a control stores all settings that its tab knows
  await click(other, "switch", "Clock Show how long you have played.");
  for (const page of tabs) {
    await click(page, "link", "Back to the game");
    await until(page, look).toEqual(["dark", false]);
  }
  for (const line of ["theme dark\n", "clock false\n"]) await until(one, slot, "nonet.settings").toContain(line);
});

/** Starts a new game by one press on a level. */
async function newGame(page) {
  const givens = () => /^givens .*$/m.exec(localStorage.getItem("nonet.game"))?.[0];
  const before = await page.evaluate(givens);
  await click(page, "button", "New game");
  await click(page, "button", "Easy");
  await until(page, givens).not.toBe(before);
}

/** Returns to the previous game. */
async function menuPrevious(page) {
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

/** Waits until the store has what the tabs show. Their copies in local storage say what they have. */
async function settled([page]) {
  const places = (text) => /^moves .*$/m.exec(text ?? "")?.[0];
  await poll(async () => places((await onBoard(page)).game) === places(await ask(page, slot, "nonet.game"))).toBe(true);
}

/** The games on the board and before it, without what changes by itself. */
const lastingOnBoard = async (page) => {
  const { game, previous } = await onBoard(page);
  return [lasting(game), lasting(previous)];
};

test("two tabs keep the same new and previous games as one tab, also if both return at the same time", async ({ profile, site, engine }) => {
  test.skip(engine !== "chromium", "tests/it/tabs.rs has the rules, which are the same in every browser");
  const tabs = await openTabs(profile, site, 2);
  const play = (digit) => async (page, [game, previous]) => {
    await playFirst(page, digit);
    return [expect.not.stringContaining(game), previous];
  };
  const start = async (page, [game]) => {
    await newGame(page);
    return [expect.not.stringContaining(/^givens .*$/m.exec(game)[0]), game];
  };
  const goBack = async (page, [game, previous]) => {
    await menuPrevious(page);
    return [previous, game];
  };
  let stored = await lastingOnBoard(tabs[0]);
  // Each tab in turn.
  for (const [number, step] of [play("1"), start, play("2"), goBack].entries()) {
    const expected = await step(tabs[number % 2], stored);
    await agree(tabs);
    await settled(tabs);
    stored = await lastingOnBoard(tabs[0]);
    expect(stored, `after step ${number}`).toEqual(expected);
  }
  // Both at the same time.
  const both = async () => (await lastingOnBoard(tabs[0])).sort();
  const before = await both();
  const find = (does) => {
    const item = [...document.querySelectorAll("button")].find((button) => button.textContent === "Previous game");
    if (does === "press") item?.click();
    return item !== undefined;
  };
  await Promise.all(tabs.map((tab) => click(tab, "button", "Menu")));
  for (const tab of tabs) await until(tab, find).toBe(true);
  await Promise.all(tabs.map((tab) => tab.evaluate(find, "press")));
  await agree(tabs);
  await settled(tabs);
  expect(await both()).toEqual(before);
});

/** Records whether each `pageshow` event restores the page from the back/forward cache. */
const watchPageshow = () => {
  globalThis.shown = [];
  addEventListener("pageshow", (event) => globalThis.shown.push(event.persisted));
};

/**
 * Plays a move, leaves the app, plays five more in the same tab or in another one,
 * and goes back. Returns the `persisted` flag of each `pageshow` event.
 */
async function comeBack(profile, site, inOtherTab) {
  const init = (page) => page.evaluateOnNewDocument(watchPageshow);
  const [page] = await openTabs(profile, site, 1, { init });
  const [first, ...later] = rightDigits(6);
  const all = [first, ...later];
  await press(page, ...first);
  await poll(() => missingDigits(page, [first])).toEqual([]);
  // A page that is still loading or storing does not enter the cache. At last it makes the next
  // puzzle.
  await until(page, slot, "nonet.next").not.toBeNull();
  await poll(() => kept(page)).toBe(1);
  await until(page, async () => (await navigator.locks.query()).held.length).toBe(0); // the download's place in the line
  await page.goto(`${site.url}icon.svg`);
  const player = inOtherTab ? await profile.tab({ init }) : page;
  await player.goto(site.url);
  await ready(player);
  await poll(() => missingDigits(player, [first])).toEqual([]);
  for (const move of later) await press(player, ...move);
  await poll(() => missingDigits(player, all)).toEqual([]);
  for (const path of inOtherTab ? ["/"] : ["/icon.svg", "/"]) {
    // The answer may be lost with the page that is left.
    await page.evaluate(() => history.back()).catch((error) => {
      if (!/context was destroyed/.test(error.message)) throw error;
    });
    // Firefox may ignore Back while a page is still loading.
    await until(page, () => [location.pathname, document.readyState]).toEqual([path, "complete"]);
  }
  await poll(() => missingDigits(page, all)).toEqual([]);
  const shown = await page.evaluate(() => globalThis.shown);
  const why = await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")[0].notRestoredReasons));
  await pass(page, CLOCK_SAVE_MS);
  expect(await missingDigits(page, all)).toEqual([]);
  await poll(() => kept(page)).toBe(all.length);
  return [shown, why];
}

for (const inOtherTab of [false, true]) {
  const where = inOtherTab ? "another" : "the same";
  test(`Back shows what was played since in ${where} tab, and keeps it`, async ({ profile, site, engine }) => {
    const [shown, why] = await comeBack(profile, site, inOtherTab);
    // Firefox keeps a page only if it was not storing.
    if (engine === "firefox") return;
    // The browser may discard a page for reasons of its own, and does not tell which.
    if (/^[^[]*"reasons":\[{"reason":"masked"}\],"children":\[\]}$/.test(why)) return;
    expect(shown, `came from the back/forward cache; if not, since ${why}`).toEqual([false, true]);
  });
}

/** A save that only a newer version can read. */
async function newerSave(page) {
  const { game } = await onBoard(page);
  return game.replace(/^nonet-game .*/m, "nonet-game 99").replace("end nonet-game", "of-the-future yes\nend nonet-game");
}

test("an open tab leaves the save of a newer version alone, and says so", async ({ profile, site, engine }) => {
  test.skip(engine !== "chromium", "what is stored is the same in every browser");
  const [old] = await openTabs(profile, site, 1);
  const [before, after] = rightDigits(2);
  await press(old, ...before);
  await poll(() => kept(old)).toBe(1);
  const newer = await newerSave(old);
  await replaceStored(old, newer);
  await press(old, ...after);
  await until(old, announced).toEqual(expect.arrayContaining([expect.stringMatching(/newer/i)]));
  await pass(old, CLOCK_SAVE_MS);
  expect((await onBoard(old)).game).toBe(newer);
  await renewed(old, () => click(old, "button", "Reload"));
  await until(old, announced).toEqual(expect.arrayContaining([expect.stringMatching(/newer/i)]));
  await playFirst(old, "1");
  await pass(old, CLOCK_SAVE_MS);
  expect((await onBoard(old)).game).toBe(newer);
});

/** In the page: changes the database as a newer version of Nonet does. */
const upgrade = () =>
  new Promise((done, fail) => {
    const opening = indexedDB.open("nonet", 99);
    opening.onerror = fail;
    opening.onsuccess = ({ target: { result: database } }) => (database.close(), done());
  });

test("a newer version can change the database while a tab is open, which says that it is old", async ({ profile, site }) => {
  const [old] = await openTabs(profile, site, 1);
  const [before, after] = rightDigits(2);
  await press(old, ...before);
  await poll(() => kept(old)).toBe(1);
  await old.evaluate(upgrade);
  await press(old, ...after);
  await until(old, announced).toEqual(expect.arrayContaining([expect.stringMatching(/newer/i)]));
  await poll(() => missingDigits(old, [before, after])).toEqual([]);
});

test("the save of an older version is taken over and continued", async ({ profile, site, engine }) => {
  test.skip(engine !== "chromium", "what is stored is the same in every browser");
  const [page] = await openTabs(profile, site, 1);
  const [mine, theirs, next] = rightDigits(3);
  await press(page, ...mine);
  await poll(() => missingDigits(page, [mine])).toEqual([]);
  // A tab of an older version, which knows no other store, continued the game.
  const text = (await page.evaluate(slot, "nonet.game")).replace(COPY, "").replace(/^(at|tip) 1$/gm, "$1 2");
  const longer = text.replace(/^(times .*)$/m, "$1 0").replace(/^(moves .*)$/m, `$1 ${theirs[0]}!${theirs[1]}`);
  const other = await keep(profile, site, {});
  // The page may store its clock at the same moment, over this text. The old tab stores it again.
  await poll(async () => {
    await other.evaluate((text) => localStorage.setItem("nonet.game", text), longer);
    return missingDigits(page, [mine, theirs]);
  }).toEqual([]);
  await press(page, ...next);
  await poll(() => missingDigits(page, [mine, theirs, next])).toEqual([]);
  await other.close();
  await poll(() => kept(page)).toBe(3);
});

test("when the tab that writes is closed, another writes at once", async ({ profile, site, engine }) => {
  test.skip(engine === "chromium", "there it crashes below");
  const [writer, other] = await openTabs(profile, site, 2);
  const [first, second, third] = rightDigits(3);
  await press(writer, ...first);
  await press(writer, ...second);
  await poll(() => missingDigits(other, [first, second])).toEqual([]);
  await writer.close();
  const before = await other.evaluate(slot, "nonet.game");
  await press(other, ...third);
  await until(other, slot, "nonet.game").not.toBe(before);
  await poll(() => kept(other)).toBe(3);
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
  await poll(() => kept(other)).toBe(2);
});

test("a hidden tab never writes, and shows the newest game once it is visible", async ({ profile, site, engine }) => {
  test.skip(engine !== "chromium", "the event is the same in every browser");
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
  // What it writes by itself comes before: its move, and at last the next puzzle.
  await until(hidden, slot, "nonet.next").not.toBeNull();
  await poll(() => kept(hidden)).toBe(1);
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
  await poll(() => kept(hidden)).toBe(4);
});
