// A game leaves Nonet as a link, a picture, a text or a file, and comes back from its link
// with everything that the player did.
"use strict";

const { readFile } = require("node:fs/promises");
const { test, expect, open, labels, cell, solve, startGame, said, expectAccessible, forEachLook } = require("./nonet.js");

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
  return labels(page);
}

async function toShare(page) {
  await page.evaluate(() => { location.hash = "#/share"; });
  await expect(page.getByRole("heading", { name: "Share or export" })).toBeVisible();
}

const address = (page) => page.getByRole("textbox", { name: "Link" });

test("a link brings the whole game to another device, or the puzzle alone", async ({ page, browser }) => {
  const played = await play(page);
  await toShare(page);
  const whole = await address(page).inputValue();
  await page.getByRole("switch", { name: /With your progress/ }).click();
  const puzzle = await address(page).inputValue();
  expect(puzzle.length).toBeLessThan(whole.length);

  for (const [link, expected] of [[whole, played], [puzzle, played.map((label) => (/, given/.test(label) ? label : label.replace(/^.*(?=, row)/, "empty")))]]) {
    const device = await browser.newContext();
    const other = await device.newPage();
    await other.goto(link);
    await expect(other.getByText("Nonet link")).toBeVisible();
    await other.getByRole("button", { name: "Check and play" }).click();
    await expect(other.getByRole("grid", { name: /Easy/ })).toBeVisible();
    await expect.poll(() => labels(other)).toEqual(expected);
    await device.close();
  }
  // A link that was cut says so.
  await page.goto(whole.slice(0, -20));
  await expect(page.getByText("This link is damaged or cut short.").first()).toBeVisible();
});

test("every format has a text, and the page of another program is one press away", async ({ page }) => {
  await play(page);
  await toShare(page);
  const format = page.getByRole("combobox", { name: "Format" });
  const names = await format.locator("option").allTextContents();
  expect(names).toHaveLength(14);
  const seen = new Set();
  for (const name of names) {
    await format.selectOption(name);
    const text = await page.getByRole("textbox", { name: "Text and files" }).inputValue();
    expect(text.length, name).toBeGreaterThan(20);
    seen.add(text);
  }
  // What the format has no place for is named; SudokuPad has colours and both kinds of notes.
  await format.selectOption({ index: 0 });
  await expect(page.getByText("Not in this format: the digits that you placed, corner notes, history.")).toBeVisible();
  await format.selectOption({ label: names.find((name) => /^SudokuPad/.test(name)) });
  await expect(page.getByText("Not in this format: history.")).toBeVisible();
  expect(seen.size).toBe(14);
  for (const name of ["SudokuPad", "SudokuExchange", "SudokuWiki"]) {
    const link = page.getByRole("link", { name: `Open in ${name}` });
    await expect(link).toHaveAttribute("href", new RegExp(`^https://(www\\.)?${name.toLowerCase()}\\.`));
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

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
  await expect(path.getByText(/^The solve path has \d+ steps\.$/)).toBeVisible({ timeout: 20_000 });
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
    await expect(page.getByText(/^The solve path has/).first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, "share");
  });
});
