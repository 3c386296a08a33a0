// The page about Nonet: what it tells, and that everything can be taken along and deleted.
"use strict";

const { readFile } = require("node:fs/promises");
const { test, expect, open, labels, play, savesInDatabase, expectAccessible, forEachLook } = require("./nonet.js");

async function toAbout(page) {
  await page.evaluate(() => { location.hash = "#/about"; });
  await expect(page.getByRole("heading", { name: "About Nonet", level: 1 })).toBeFocused();
}

forEachLook(() => {
  test("it says what Nonet is and stores, and everything can be taken along", async ({ page, request }) => {
    await open(page);
    await play(page);
    await expect.poll(() => savesInDatabase(page)).not.toEqual([]);
    await toAbout(page);
    const main = page.getByRole("main");
    await expect(main.getByText(/^Nonet \d+\.\d+\.\d+, build [0-9a-f]{16}$/)).toBeVisible();
    for (const name of [/Licences/, /List of all parts/]) {
      const href = await main.getByRole("link", { name }).getAttribute("href");
      expect((await request.get(href)).ok(), href).toBe(true);
    }
    await expectAccessible(page, "about");
    const download = page.waitForEvent("download");
    await main.getByRole("button", { name: "Back up" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    const givens = await page.evaluate(() => /^givens .*$/m.exec(localStorage.getItem("nonet.game"))[0]);
    expect(text).toContain(givens);
    await expect(main.getByText(/this site takes up about [\d,]+ KB/)).toBeVisible();
  });
});

test("everything is deleted after a question, in all tabs", async ({ page, context }) => {
  await open(page);
  const played = await play(page);
  await page.evaluate(() => {
    localStorage.setItem("nonet.practice", "old");
    localStorage.setItem("another-app", "stays");
  });
  await page.evaluate(() => { location.hash = "#/games"; }); // the library takes the game
  await expect.poll(() => savesInDatabase(page)).not.toEqual([]);
  const other = await context.newPage();
  await open(other);
  expect(await labels(other)).toEqual(played);
  await page.bringToFront();
  await toAbout(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Delete everything" }).click();
  await expectAccessible(page, "about, asked");
  await main.getByRole("button", { name: "Cancel" }).click();
  await expect(main.getByRole("button", { name: "Delete everything" })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("nonet.practice"))).toBe("old");
  await main.getByRole("button", { name: "Delete everything" }).click();
  await Promise.all([
    page.waitForEvent("load"),
    other.waitForEvent("load"),
    main.getByRole("button", { name: "Delete for good" }).click(),
  ]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole("gridcell")).toHaveCount(81);
    expect((await labels(tab)).filter((label) => /^\d, row/.test(label)), "placed digits").toEqual([]);
  }
  expect(new URL(page.url()).hash).toBe("#/");
  const kept = () => [localStorage.getItem("nonet.practice"), localStorage.getItem("another-app"), localStorage.getItem("nonet.ended")];
  expect(await page.evaluate(kept)).toEqual([null, "stays", null]);
  expect(await savesInDatabase(page)).toEqual([]);
});
