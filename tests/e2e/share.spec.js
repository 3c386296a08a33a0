// A game leaves Nonet as a picture or a file. Links and texts are in tests/web/sharing.rs.
"use strict";

const { readFile } = require("node:fs/promises");
const { test, expect, open, cell, solve, startGame, said, expectAccessible, forEachLook } = require("./nonet.js");

/** Starts an easy game with two right digits and a note. */
async function play(page) {
  await open(page);
  await startGame(page, { level: "Easy" });
  await expect(said(page, /^New game: Easy/)).toBeVisible();
  const { givens, solution } = await solve(page);
  const [first, second, third] = givens.flatMap((digit, index) => (digit === 0 ? [index] : []));
  for (const index of [first, second]) {
    await cell(page, index).click();
    await page.keyboard.press(String(solution[index]));
    await expect(cell(page, index)).toHaveAccessibleName(new RegExp(`^${solution[index]},`));
  }
  await cell(page, third).click();
  await page.keyboard.press(`Shift+Digit${solution[third]}`);
  await expect(cell(page, third)).toHaveAccessibleName(/notes/);
}

async function toShare(page) {
  await page.evaluate(() => { location.hash = "#/share"; });
  await expect(page.getByRole("heading", { name: "Share or export" })).toBeVisible();
}

test("pictures, the solve path and the seed can be saved and copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await play(page);
  await toShare(page);
  const save = async (name) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    return readFile(await (await download).path());
  };
  const svg = (await save("Save as SVG")).toString();
  expect(svg).toMatch(/^<svg xmlns/);
  const drawn = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "image/svg+xml");
    return [document.querySelectorAll("parsererror").length, document.querySelectorAll("text").length];
  }, svg);
  expect(drawn[0]).toBe(0);
  expect(drawn[1]).toBeGreaterThan(30);
  const png = await save("Save as PNG");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);

  await page.getByRole("button", { name: "Find the solve path" }).click();
  const path = page.getByRole("region", { name: "Solve path" });
  await expect(path.getByText(/^The solve path has \d+ steps\.$/)).toBeVisible();
  const count = await path.getByRole("listitem").count();
  expect(count).toBeGreaterThan(10);
  const text = (await save("Save as text")).toString();
  expect(text.match(/^\d+\. .+/gm)).toHaveLength(count);
  expect(text).toMatch(/\nThe solve path has \d+ steps\.\n$/);
  await page.getByRole("button", { name: "Copy solve path" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const html = (await save("Save as web page")).toString();
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en" dir="ltr">/);
  expect(html.match(/<li>/g).length).toBeGreaterThan(10);

  const seed = page.getByRole("region", { name: "Seed" });
  await expect(seed).toContainText(/^Seed\d+ · Easy,.* givens/);
  await seed.getByRole("button", { name: "Copy seed" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+$/);
  await expect(page.getByText("Copied").first()).toBeVisible();
});

forEachLook(() => {
  test("the page is accessible", async ({ page }) => {
    await play(page);
    await toShare(page);
    await page.getByRole("button", { name: "Find the solve path" }).click();
    await expect(page.getByText(/^The solve path has/).first()).toBeVisible();
    await expectAccessible(page, "share");
  });
});
