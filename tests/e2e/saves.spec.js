// Nothing is lost: moves are stored before the next frame, and an unreadable save is
// kept and reported.
"use strict";

const { readFile } = require("node:fs/promises");
const { poll, kept, saveOf, SOLUTION, EMPTY } = require("./browsers.js");
const { test, expect, open, labels, digits, cell, savesInDatabase, solve, said } = require("./nonet.js");
const { movesOf } = require("./stored.js");

test("a move is in the copy as soon as it is drawn", { tag: "@smoke" }, async ({ page }) => {
  await open(page);
  const { givens, solution } = await solve(page);
  const empty = givens.indexOf(0);
  await cell(page, empty).click();
  await cell(page, empty).evaluate((cell) => {
    const before = localStorage.getItem("nonet.game");
    globalThis.copies = new Promise((resolve) => {
      new MutationObserver(() => {
        if (/^\d/.test(cell.ariaLabel)) resolve([before, localStorage.getItem("nonet.game")]);
      }).observe(cell, { attributes: true });
    });
  });
  await page.keyboard.press(String(solution[empty]));
  const [before, after] = await page.evaluate(() => globalThis.copies);
  expect(movesOf(before)).toBe(0);
  expect(movesOf(after)).toBe(1);
});

test("another tab opened after a crash shows the same board", { tag: "@smoke" }, async ({ page, context }) => {
  await open(page);
  const { givens, solution } = await solve(page);
  const empty = givens.indexOf(0);
  await cell(page, empty).click();
  await page.keyboard.press(String(solution[empty]));
  await expect(cell(page, empty)).toHaveAccessibleName(/^\d, row/);
  const played = await labels(page);
  const session = await context.newCDPSession(page);
  session.send("Page.crash").catch(() => {}); // it crashes before it can answer
  await page.waitForEvent("crash");
  const again = await context.newPage();
  await open(again);
  await expect.poll(() => labels(again)).toEqual(played);
});

// How moves come back that it has lost is in tests/web/storage.rs.
test("a game that local storage has lost comes back while the texts of hints are on their way", async ({ page, problems }) => {
  problems.expected(/404/); // the image below has no favicon
  await open(page);
  const { givens, solution } = await solve(page);
  const empty = givens.indexOf(0);
  await cell(page, empty).click();
  await page.keyboard.press(String(solution[empty]));
  const played = await labels(page);
  await poll(() => kept(page)).toBe(1);
  await page.goto("./icon.svg");
  await page.evaluate(() => localStorage.removeItem("nonet.game"));
  let send;
  const late = new Promise((done) => (send = done));
  await page.route(/hints\.json/, (route) => late.then(() => route.continue()));
  await open(page);
  await poll(() => labels(page)).toEqual(played);
  send();
  await page.keyboard.press("h");
  await expect(said(page, /Where to look/)).toBeVisible();
});

// Some browsers refuse locks when they block storage.
test("without locks every move is stored anyway", { tag: "@smoke" }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException("not here", "SecurityError"));
  });
  await open(page);
  const { givens, solution } = await solve(page);
  const empty = givens.indexOf(0);
  await cell(page, empty).click();
  await page.keyboard.press(String(solution[empty]));
  await expect(cell(page, empty)).toHaveAccessibleName(/^\d, row/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("nonet.game"))).toMatch(new RegExp(`^moves ${empty}[=!]`, "m"));
});

test("a damaged save is reported and kept for download, and a new puzzle appears", { tag: "@smoke" }, async ({ page, problems }) => {
  problems.expected(/404/); // the image below has no favicon
  await open(page);
  // Another page of the same origin writes it, so the app does not overwrite it.
  await page.goto("./icon.svg");
  await page.evaluate(() => localStorage.setItem("nonet.game", "not a save"));
  await open(page);
  await expect(page.getByText(/can't open your saved game/).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain("not a save");
  await solve(page);
});

/** A save of the puzzle with this many moves, as the version before the store of record wrote it. */
function saveBefore(id, count) {
  const moves = EMPTY.slice(0, count).map((index) => `${index}!${SOLUTION[index]}`);
  return saveOf(moves).replace("nonet-game 2", `nonet-game 3\nid ${id}\nrevision 5`).replace(/^done (.*)$/m, "at $1\ntip $1");
}

// A browser that was killed had a board that was older than the library.
test("games of the version before this store open without loss, also if that is interrupted", async ({ page, problems }) => {
  problems.expected(/404/); // the image below has no favicon
  const [board, other, previous, waiting] = ["a", "b", "c", "d"].map((letter) => letter.repeat(16));
  await page.goto("./icon.svg");
  await page.evaluate(
    async ([slots, saves]) => {
      Object.entries(slots).forEach(([name, text]) => localStorage.setItem(name, text));
      const opening = indexedDB.open("nonet", 1);
      opening.onupgradeneeded = () => {
        for (const name of ["saves", "labels", "summaries"]) opening.result.createObjectStore(name);
        for (const [id, save] of saves) opening.transaction.objectStore("saves").put(save, id);
      };
      await new Promise((done) => (opening.onsuccess = done));
      opening.result.close();
    },
    [
      { "nonet.game": saveBefore(board, 3), "nonet.previous": saveBefore(previous, 2), [`nonet.shelf.${waiting}`]: saveBefore(waiting, 1) },
      [[board, saveBefore(board, 9)], [other, saveBefore(other, 6)]],
    ],
  );
  // The first visit is left before anything is stored.
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (!sessionStorage.getItem("again")) this.transaction.abort();
      return put.apply(this, args);
    };
  });
  await open(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("again", "yes"));
  await open(page);

  const moves = async () => (await savesInDatabase(page)).map((save) => [/^id (.*)$/m.exec(save)[1], movesOf(save)]).sort();
  await poll(moves).toEqual([[board, 9], [other, 6], [previous, 2], [waiting, 1]]);
  const filled = async () => (await digits(page)).filter(Boolean).length - (81 - EMPTY.length);
  await poll(filled).toBe(9);
  // What is stored is gone from where it was.
  await poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => /previous|shelf/.test(name)))).toEqual([]);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Previous game", exact: true }).click();
  await poll(filled).toBe(2);
});
