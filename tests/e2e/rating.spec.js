// Ratings: the dialog, a new game with a rating, and rating a list.
"use strict";

const { test, expect, open, solve, said, openOrder } = require("./nonet.js");
const { openBench, press, rows, result, ended, run, cells, saved, make } = require("./workbench.js");

test("the rating is a spoiler that the player opens", async ({ page }) => {
  await open(page);
  await expect(page.getByText(/Hardest step/)).toHaveCount(0);
  await press(page, "Menu");
  await press(page, "Show the rating");
  const dialog = page.getByRole("dialog", { name: "Rating" });
  await expect(dialog.getByText(/^Hardest step: /)).toBeVisible();
  // The built-in puzzle has the level Medium: 1.7 to 2.8.
  const rating = Number(await dialog.locator("strong").textContent());
  expect(rating).toBeGreaterThanOrEqual(1.7);
  expect(rating).toBeLessThanOrEqual(2.8);
  await expect(dialog.getByRole("row", { name: /^Hidden Single \d+$/ })).toBeVisible();
  // The name leads to its lesson.
  await dialog.getByRole("link", { name: "Hidden Single", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Hidden Single" })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/#\/lesson\/0002$/);
});

test("a new game with a rating and a required technique, shown again at its end", async ({ page }) => {
  await open(page);
  const form = await openOrder(page);
  await form.getByLabel("Rating", { exact: true }).fill("hard");
  await expect(form.getByText("Enter one rating, like 7.2, or a range, like 6.6–7.2.")).toBeVisible();
  await form.getByLabel("Number of givens").fill("24-30");
  await form.getByLabel("Rating", { exact: true }).fill("3.2-4.6");
  await form.getByRole("combobox", { name: "Requires" }).selectOption("X-Wing");
  await form.getByRole("combobox", { name: "Excludes" }).selectOption("XY-Wing");
  await form.getByRole("combobox", { name: "Excludes" }).selectOption("Unique Rectangle");
  await form.getByRole("button", { name: "Remove Unique Rectangle" }).click();
  await form.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(said(page, /^New game: Custom, \d+ givens/)).toBeVisible({ timeout: 30_000 });
  const { givens, solution } = await solve(page);
  for (const [index, given] of givens.entries()) {
    if (given !== 0) continue;
    await page.getByRole("gridcell").nth(index).click();
    await page.keyboard.press(String(solution[index]));
  }
  const end = page.getByRole("region", { name: "Messages" }).getByRole("definition").nth(2);
  await expect(end).toHaveText(/^[34]\.\d/, { timeout: 30_000 });
  const rating = Number(/^\d\.\d/.exec(await end.textContent())[0]);
  expect(rating).toBeGreaterThanOrEqual(3.2);
  expect(rating).toBeLessThanOrEqual(4.6);
  await press(page, "Rating");
  const table = page.getByRole("dialog", { name: "Rating" });
  await expect(table.getByRole("row", { name: /^X-Wing \d+$/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /^XY-Wing/ })).toHaveCount(0);
});

test("a list is rated, sorted, filtered and saved", async ({ page }) => {
  await openBench(page);
  await make(page, "Hard", 60, "1");
  await ended(page, result("generate", 60));
  await run(page, "rate", 60);
  const ratings = async () => (await cells(page)).map((row) => Number(row[2]));
  await press(page, "ER");
  await expect(page.getByRole("columnheader", { name: "ER" })).toHaveAttribute("aria-sort", "ascending");
  const rising = await ratings();
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(Math.min(...rising)).toBeGreaterThanOrEqual(3.0);
  await press(page, "ER");
  const falling = await ratings();
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  expect(Math.max(...falling)).toBeLessThanOrEqual(5.6);
  const all = (await saved(page, "csv")).trim().split("\n");
  const count = all.slice(1).filter((line) => /^4\.[0-4]$/.test(line.split(",")[2])).length;
  expect(count).toBeGreaterThan(0);
  await page.getByLabel("Show only").fill("4.0-4.4");
  await expect.poll(async () => (await ratings()).every((er) => er >= 4.0 && er <= 4.4)).toBe(true);
  const csv = (await saved(page, "csv")).trim().split("\n");
  expect(csv[0]).toBe("Line,Puzzle,ER,EP,ED,Hardest step,Milliseconds,Fault");
  expect(csv).toHaveLength(count + 1);
  await page.getByLabel("Show only").fill("xy-wing");
  await expect(rows(page).first()).toContainText("XY-Wing");
  const tsv = (await saved(page, "tsv")).trim().split("\n");
  expect(tsv[0].split("\t")).toHaveLength(8);
  expect(tsv.slice(1).every((line) => line.includes("XY-Wing"))).toBe(true);
});
