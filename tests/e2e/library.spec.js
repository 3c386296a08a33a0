// The library: every game is kept with its whole history, found again, and carried to
// another device. Storage that fails costs no game.
"use strict";

const { readFile, writeFile } = require("node:fs/promises");
const { test, expect, open, labels, solve, play, savesInDatabase, startGame, said, expectAccessible, forEachLook } = require("./nonet.js");

/** Starts a game of a level and waits for it. */
async function begin(page, level) {
  await startGame(page, { level });
  await expect(said(page, new RegExp(`^New game: ${level}`))).toBeVisible();
}

/** Opens the page of all games. */
async function toGames(page) {
  await page.evaluate(() => { location.hash = "#/games"; });
  await expect(page.getByRole("heading", { name: "Games", level: 1 })).toBeVisible();
}

/** The saved games, by the beginnings of their names. */
const saved = (page, name) => page.getByRole("list").getByRole("button", { name });

/** Any saved game. */
const ANY_GAME = /^(Easy|Medium|Hard|Your puzzle), \d/;

test("a third game destroys no other, and each comes back with its history", async ({ page }) => {
  await open(page);
  await begin(page, "Easy");
  const easy = await play(page, 3);
  await begin(page, "Hard");
  await play(page, 2);
  await begin(page, "Medium");
  await play(page);
  await toGames(page);
  await expect(saved(page, /^(Easy|Medium|Hard), \d of \d+ placed, /)).toHaveCount(3);
  await expect(saved(page, /^Hard, 2 of \d+ placed, /)).toBeVisible();
  await saved(page, /^Easy, 3 of \d+ placed, /).click();
  await expect(page.getByRole("grid", { name: /Easy/ })).toBeVisible();
  await expect.poll(() => labels(page)).toEqual(easy);
  for (let moves = 0; moves < 3; moves++) await page.keyboard.press("Control+z");
  await expect.poll(async () => (await labels(page)).filter((label) => /^\d, row/.test(label))).toEqual([]);
  await page.reload();
  await expect(page.getByRole("grid", { name: /Easy/ })).toBeVisible();
});

test("the database has every game within seconds, and the storage keeps no copy of them", async ({ page }) => {
  await open(page);
  await begin(page, "Easy");
  await play(page, 2);
  await begin(page, "Medium");
  await expect.poll(async () => (await savesInDatabase(page)).filter((save) => /^moves \S/m.test(save)).length).toBe(1);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("nonet.shelf.")))).toEqual([]);
});

test("a game that was replaced waits in the storage until the library has it", async ({ page, problems }) => {
  problems.expected(/worker|wasm|Failed to load/);
  await open(page);
  await begin(page, "Easy");
  await play(page, 2);
  // No further worker loads, and those that run are stopped.
  await page.evaluate(() => { indexedDB.deleteDatabase("nonet"); });
  await page.addInitScript(() => {
    const save = localStorage.getItem("nonet.game");
    if (save && !localStorage.getItem("nonet.shelf.test")) localStorage.setItem("nonet.shelf.test", save.replace(/^id .*/m, "id 00000000000000aa"));
  });
  await page.reload();
  await toGames(page);
  await expect(saved(page, /^Easy, 2 of \d+ placed, /)).toHaveCount(2);
});

test("games are found, named, tagged, deleted and brought back", async ({ page }) => {
  await open(page);
  for (const level of ["Easy", "Hard", "Medium"]) {
    await begin(page, level);
    await play(page);
  }
  await toGames(page);
  await expect(saved(page, ANY_GAME)).toHaveCount(3);
  const search = page.getByRole("searchbox", { name: "Search games" });
  await search.fill("hard");
  await expect(saved(page, ANY_GAME)).toHaveCount(1);
  await page.getByRole("button", { name: /^Title and tags: Hard/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Title" }).fill("Two loops");
  await dialog.getByLabel("Tags").fill("evening, train");
  await dialog.getByLabel("Collection").fill("From the book");
  await dialog.getByRole("button", { name: "Save" }).click();
  await search.fill("loops train");
  await expect(saved(page, /^Hard, 1 of \d+ placed, Two loops/)).toHaveCount(1);
  await search.fill("nothing like it");
  await expect(page.getByText("No game matches.")).toBeVisible();
  await search.fill("");
  await page.getByRole("combobox", { name: "Collection" }).selectOption("From the book");
  await expect(saved(page, ANY_GAME)).toHaveCount(1);
  await page.getByRole("combobox", { name: "Collection" }).selectOption("All collections");

  await page.getByRole("button", { name: "Choose several" }).click();
  await saved(page, /^Easy, /).click();
  await saved(page, /^Hard, /).click();
  await expect(page.getByText("2 games chosen")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("2 games deleted.").first()).toBeVisible();
  await expect(saved(page, ANY_GAME)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(saved(page, ANY_GAME)).toHaveCount(3);
  await expect(saved(page, /^Hard, .*Two loops/)).toHaveCount(1);
});

test("a backup brings all games to another device, and never an older one over a newer", async ({ page, browser, baseURL }, info) => {
  await open(page);
  await begin(page, "Easy");
  await play(page, 2);
  await begin(page, "Hard");
  const hard = await play(page, 3);
  await toGames(page);
  await expect(saved(page, ANY_GAME)).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Back up" }).click();
  const file = info.outputPath("nonet-backup.txt");
  await (await download).saveAs(file);
  await expect(page.getByText("2 games saved to nonet-backup.txt.").first()).toBeVisible();

  // Here the easy game goes on, and the backup must not undo that.
  await saved(page, /^Easy, 2 of/).click();
  await expect(page.getByRole("grid", { name: /Easy/ })).toBeVisible();
  await play(page, 1);
  await toGames(page);
  await expect(saved(page, /^Easy, 3 of/)).toHaveCount(1);
  await page.getByLabel("Restore").setInputFiles(file);
  await expect(page.getByText("2 games were already here.").first()).toBeVisible();
  await expect(saved(page, /^Easy, 3 of/)).toHaveCount(1);

  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await open(other);
  await toGames(other);
  await other.getByLabel("Restore").setInputFiles(file);
  await expect(other.getByText("2 games added.").first()).toBeVisible();
  await saved(other, /^Hard, 3 of/).click();
  await expect.poll(() => labels(other)).toEqual(hard);

  // A damaged, cut or foreign file says so and loses nothing.
  await toGames(other);
  const text = await readFile(file, "utf8");
  const cut = info.outputPath("cut.txt");
  await writeFile(cut, text.slice(0, text.length * 0.6));
  await other.getByLabel("Restore").setInputFiles(cut);
  await expect(other.getByText("The file ends too early").first()).toBeVisible();
  await writeFile(cut, "something else");
  await other.getByLabel("Restore").setInputFiles(cut);
  await expect(other.getByText("This file is not a backup of Nonet.").first()).toBeVisible();
  await expect(saved(other, ANY_GAME)).toHaveCount(2);
  await device.close();
});

test("without a database play goes on, and the page says so", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
  await page.route("**/worker.js*", async (route) => {
    const response = await route.fetch();
    const script = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });";
    await route.fulfill({ response, body: script + (await response.text()) });
  });
  await open(page);
  await begin(page, "Easy");
  const easy = await play(page, 2);
  await begin(page, "Hard");
  await play(page);
  await toGames(page);
  await expect(page.getByText(/This browser window keeps no library/)).toBeVisible();
  await expect(saved(page, /^(Easy|Hard), /)).toHaveCount(2);
  await saved(page, /^Easy, 2 of/).click();
  await expect.poll(() => labels(page)).toEqual(easy);
});

test("a full database says so once, and play goes on", async ({ page }) => {
  await page.route("**/worker.js*", async (route) => {
    const response = await route.fetch();
    const script = `IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };`;
    await route.fulfill({ response, body: script + (await response.text()) });
  });
  await open(page);
  await begin(page, "Easy");
  await play(page, 2);
  await begin(page, "Hard");
  await play(page);
  await toGames(page);
  await expect(page.getByText(/This device has no room left/)).toBeVisible();
  await expect(saved(page, /^(Easy|Hard), /)).toHaveCount(2);
});

test("a library that the browser cleared in mid-game begins anew with the running game", async ({ page }) => {
  await open(page);
  await begin(page, "Easy");
  await play(page, 2);
  await toGames(page);
  await expect(saved(page, /^Easy, 2 of/)).toHaveCount(1);
  await page.evaluate(() => new Promise((done) => { indexedDB.deleteDatabase("nonet").onsuccess = done; }));
  await page.evaluate(() => { location.hash = "#/"; });
  await play(page, 1);
  await toGames(page);
  await expect(saved(page, /^Easy, 3 of/)).toHaveCount(1);
});

test("another tab shows what this one changes", async ({ page, context }) => {
  await open(page);
  await begin(page, "Easy");
  await play(page);
  const other = await context.newPage();
  await other.goto("./#/games");
  await expect(saved(other, /^Easy, 1 of/)).toHaveCount(1);
  await page.bringToFront(); // a hidden tab draws once a second
  await toGames(page);
  await page.getByRole("button", { name: /^Title and tags: Easy/ }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Seen elsewhere");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await other.bringToFront();
  await expect(saved(other, /^Easy, .*Seen elsewhere/)).toHaveCount(1);
});

test("a list becomes a collection to play through", async ({ page }) => {
  await open(page);
  const { givens } = await solve(page);
  const line = givens.join("");
  // The same puzzle with its digits exchanged is another one.
  const other = line.replace(/[12]/g, (digit) => (digit === "1" ? "2" : "1"));
  await page.evaluate(() => { location.hash = "#/enter"; });
  await page.getByRole("textbox", { name: "Paste or type a puzzle" }).fill([line, other, "1" + "0".repeat(80)].join("\n"));
  await page.getByRole("textbox", { name: "Name of the collection" }).fill("From the book");
  await page.getByRole("button", { name: "Add all to your games" }).click();
  await expect(page.getByRole("heading", { name: "Games", level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByText("2 puzzles added. 1 puzzle has more than one solution, so it is left out.")).toBeVisible();
  await expect(saved(page, /^Your puzzle, 0 of \d+ placed, From the book, \d,/)).toHaveCount(2);
  await saved(page, /^Your puzzle, 0 of \d+ placed, From the book, 2,/).click();
  await expect(page.getByRole("grid", { name: /Your puzzle/ })).toBeVisible();
});

forEachLook(() => {
  test("the page is accessible", async ({ page }) => {
    await open(page);
    await begin(page, "Easy");
    await play(page, 5);
    await begin(page, "Hard");
    await play(page, 2);
    await toGames(page);
    await expect(saved(page, ANY_GAME)).toHaveCount(2);
    await expectAccessible(page, "games");
    await page.getByRole("button", { name: "Choose several" }).click();
    await saved(page, /^Easy, /).click();
    await expectAccessible(page, "games chosen");
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: /^Title and tags: Easy/ }).click();
    await expectAccessible(page, "game editor");
  });
});
