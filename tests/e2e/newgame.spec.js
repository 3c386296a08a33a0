// New games: every level, other boards, and cancelling a job of the worker.
"use strict";

const { test, expect, open, labels, solve, openOrder, startGame, said, LONG_JOB } = require("./nonet.js");

test("the keys 1 to 5 start a level", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await page.keyboard.press("3");
  await expect(said(page, /^New game: Hard/)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const level of ["Easy", "Medium", "Hard", "Master"]) {
  test(`a new ${level} puzzle has exactly one solution`, async ({ page }) => {
    await open(page);
    const before = await labels(page);
    await startGame(page, { level });
    await expect(said(page, new RegExp(`^New game: ${level}, \\d+ givens`))).toBeVisible();
    await expect(page.getByRole("grid", { name: new RegExp(level) })).toBeVisible();
    await expect.poll(() => labels(page)).not.toEqual(before);
    await solve(page);
  });
}

for (const [board, cells] of [["4 × 4", 16], ["6 × 6", 36], ["9 × 9 with diagonals", 81], ["16 × 16", 256]]) {
  test(`a board of ${board}`, async ({ page }) => {
    await open(page);
    await startGame(page, { board, level: "Easy" });
    await expect(said(page, /^New game: Easy/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("gridcell")).toHaveCount(cells);
  });
}

test("the same seed gives the same puzzle, as pinned for every machine", async ({ page }) => {
  await open(page);
  await startGame(page, { level: "Easy", seed: "1" });
  await expect(said(page, /^New game: Easy/)).toBeVisible();
  const givens = (await labels(page)).map((label) => /^(\d), given/.exec(label)?.[1] ?? ".").join("");
  expect(givens).toBe(".51..96...4..38.7...7..6....73.6489......2.366.9.8.4158956..3..7328.....1...25...");
});

test("a long job shows its progress, and Cancel ends it at once", async ({ page }) => {
  await open(page);
  const before = await labels(page);
  await startGame(page, LONG_JOB);
  await expect(page.getByText(/^(Generating|Searching)/).first()).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();
  const [busy] = page.workers();
  const ended = busy.waitForEvent("close");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await ended;
  await expect(said(page, /^Cancelled/)).toBeVisible();
  await expect.poll(() => labels(page)).toEqual(before);
  await startGame(page, { level: "Easy", givens: "" });
  await expect(said(page, /^New game: Easy/)).toBeVisible();
  await solve(page);
});

test("no technique is required until one is chosen", async ({ page }) => {
  await open(page);
  const form = await openOrder(page);
  await form.locator("details").evaluate((more) => (more.open = true));
  const shown = (name) => form.getByLabel(name, { exact: true }).locator("option:checked");
  for (const name of ["Requires", "Excludes"]) await expect(shown(name)).toHaveText("Add a technique…");
  await form.getByRole("combobox", { name: "Requires" }).selectOption("Swordfish");
  await expect(form.getByRole("button", { name: "Remove Swordfish" })).toBeVisible();
  await expect(form.getByRole("combobox", { name: "Requires" }).locator("option:checked")).toHaveText("Add a technique…");
  await form.getByRole("combobox", { name: "Requires" }).selectOption("X-Wing");
  await form.getByRole("button", { name: "Remove Swordfish" }).click();
  await expect(form.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
  await expect(form.getByRole("combobox", { name: "Requires" }).locator("option:checked")).toHaveText("Add a technique…");
});

test("Generate leads to the faulty field, also in a closed section", async ({ page }) => {
  await open(page);
  const form = await openOrder(page);
  await form.getByText("More", { exact: true }).click();
  await form.getByLabel("Number of givens").fill("16");
  await form.getByText("More", { exact: true }).click();
  await expect(form.getByLabel("Number of givens")).toBeHidden();
  await form.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(form.getByLabel("Number of givens")).toBeFocused();
  await expect(form.getByLabel("Number of givens")).toHaveAccessibleDescription("No 9 × 9 puzzle has fewer than 17 givens.");
});
