// The library between real devices and tabs, and how it looks. tests/web/library.rs has the
// rest.
"use strict";

const { test, expect, open, labels, play, startGame, said, expectAccessible, forEachLook } = require("./nonet.js");

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

test("a backup is a file that brings the games to another device", async ({ page, browser, baseURL }, info) => {
  await open(page);
  await begin(page, "Easy");
  const easy = await play(page, 2);
  await toGames(page);
  await expect(saved(page, /^Easy, 2 of/)).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Back up" }).click();
  const file = info.outputPath("nonet-backup.txt");
  expect((await download).suggestedFilename()).toBe("nonet-backup.txt");
  await (await download).saveAs(file);
  await expect(page.getByText("1 game saved to nonet-backup.txt.").first()).toBeVisible();

  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await open(other);
  await toGames(other);
  await other.getByLabel("Restore").setInputFiles(file);
  await expect(other.getByText("1 game added.").first()).toBeVisible();
  await saved(other, /^Easy, 2 of/).click();
  await expect.poll(() => labels(other)).toEqual(easy);
  await device.close();
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
