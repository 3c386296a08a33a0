// Rating a list, and its files. The rating of a game is in tests/web/rating.rs.
"use strict";

const { test, expect } = require("./nonet.js");
const { openBench, press, rows, result, ended, run, cells, saved, make } = require("./workbench.js");

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
  await expect(page.getByRole("columnheader", { name: "ER" })).toHaveAttribute("aria-sort", "descending");
  const falling = await ratings();
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  expect(Math.max(...falling)).toBeLessThanOrEqual(5.6);
  const all = (await saved(page, "csv")).trim().split("\n");
  const count = all.slice(1).filter((line) => /^4\.[0-4]$/.test(line.split(",")[2])).length;
  expect(count).toBeGreaterThan(0);
  await page.getByLabel("Show only").fill("4.0-4.4");
  await expect.poll(async () => (await ratings()).every((er) => er >= 4.0 && er <= 4.4)).toBe(true);
  const csv = (await saved(page, "csv")).trim().split("\n");
  expect(csv[0]).toBe("Line,Puzzle,ER,EP,ED,Hardest step,Minutes,Milliseconds,Fault");
  expect(csv).toHaveLength(count + 1);
  await page.getByLabel("Show only").fill("xy-wing");
  await expect(rows(page).first()).toContainText("XY-Wing");
  const tsv = (await saved(page, "tsv")).trim().split("\n");
  expect(tsv[0].split("\t")).toHaveLength(9);
  expect(tsv.slice(1).every((line) => line.includes("XY-Wing"))).toBe(true);
});
