// Nothing is lost: moves are stored before the next frame, and an unreadable save is
// kept and reported.
"use strict";

const { readFile } = require("node:fs/promises");
const { kept } = require("./browsers.js");
const { test, expect, open, labels, cell, solve } = require("./nonet.js");

test("a move is stored before the next frame", { tag: "@smoke" }, async ({ page }) => {
  await open(page);
  const { givens, solution } = await solve(page);
  const empty = givens.indexOf(0);
  await cell(page, empty).click();
  const [before, after] = await page.evaluate((digit) => {
    const before = localStorage.getItem("nonet.game");
    const key = new KeyboardEvent("keydown", { key: digit, code: `Digit${digit}`, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(key);
    return new Promise((resolve) => requestAnimationFrame(() => resolve([before, localStorage.getItem("nonet.game")])));
  }, String(solution[empty]));
  expect(after).not.toEqual(before);
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

test("moves that local storage has lost come back from the library", async ({ page, problems }) => {
  problems.expected(/404/); // the image below has no favicon
  await open(page);
  const { givens, solution } = await solve(page);
  const empty = [...givens.keys()].filter((index) => givens[index] === 0);
  const place = async (index) => {
    await cell(page, index).click();
    await page.keyboard.press(String(solution[index]));
    await expect(cell(page, index)).toHaveAccessibleName(/^\d, row/);
  };
  const stored = () => page.evaluate(() => localStorage.getItem("nonet.game"));
  await place(empty[0]);
  const old = await stored();
  for (const index of empty.slice(1, 6)) await place(index);
  const played = await labels(page);
  await expect.poll(() => kept(page)).toBe(6);
  // A browser that is killed comes back with what it wrote last.
  await page.goto("./icon.svg");
  await page.evaluate((old) => localStorage.setItem("nonet.game", old), old);
  await open(page);
  expect(await labels(page)).toEqual(played);
  await place(empty[6]);
  await expect.poll(() => kept(page)).toBe(7);
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
