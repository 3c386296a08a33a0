// New games: every level, other boards, and cancelling a job of the worker.
"use strict";

const { test, expect, open, labels, solve, openOrder, startGame, said, LONG_JOB } = require("./nonet.js");

test("the keys 1 to 5 start a level", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "New game", exact: true }).click();
  // Before the dialog is there, a digit belongs to the board.
  await expect(page.getByRole("dialog")).toBeVisible();
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

test("Generate leads to the first faulty field", async ({ page }) => {
  await open(page);
  const form = await openOrder(page);
  await form.getByLabel("Seed").fill("none");
  await form.getByLabel("Number of givens").fill("16");
  await form.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(form.getByLabel("Number of givens")).toBeFocused();
  await expect(form.getByLabel("Number of givens")).toHaveAccessibleDescription("No 9 × 9 puzzle has fewer than 17 givens.");
});

test("sliders and fields choose the same ranges, by keyboard too", async ({ page }) => {
  await open(page);
  const form = await openOrder(page);
  await form.getByRole("radio", { name: /^Hard/ }).check();
  await expect(form.getByLabel("Rating", { exact: true })).toHaveValue("3.0–5.6");
  const most = form.getByRole("slider", { name: "Highest rating" });
  await expect(most).toHaveAttribute("aria-valuetext", "5.6");
  await most.focus();
  await page.keyboard.press("ArrowRight");
  await expect(form.getByLabel("Rating", { exact: true })).toHaveValue("3.0–5.7");
  await expect(form.getByRole("radio", { name: /^Hard/ })).not.toBeChecked();
  await form.getByLabel("Number of givens").fill("24-26");
  await expect(form.getByRole("slider", { name: "Fewest givens" })).toHaveValue("24");
  await expect(form.getByRole("slider", { name: "Most givens" })).toHaveValue("26");
  await form.getByRole("radio", { name: "Half turn", exact: true }).check();
  await expect(form.getByText("Rated 3.0 to 5.7, half turn, 24 to 26 givens.")).toBeVisible();
  await form.getByRole("radio", { name: /^Hard/ }).check();
  await expect(form.getByText("Hard, half turn, 25 to 30 givens.")).toBeVisible();
});

test("a slider is dragged, and pushes the other one", async ({ page }) => {
  await open(page);
  const form = await openOrder(page);
  await form.getByRole("radio", { name: /^Medium/ }).check();
  const [least, most] = ["Fewest givens", "Most givens"].map((name) => form.getByRole("slider", { name }));
  await least.scrollIntoViewIfNeeded();
  const box = await least.boundingBox();
  const at = (value) => box.x + 22 + ((box.width - 44) * (value - 17)) / (40 - 17);
  const y = box.y + box.height / 2;
  await page.mouse.move(at(30), y);
  await page.mouse.down();
  await page.mouse.move(at(38), y, { steps: 8 });
  await page.mouse.up();
  await expect(least).toHaveValue("38");
  await expect(most).toHaveValue("38");
  await expect(form.getByLabel("Number of givens")).toHaveValue("38");
});

test("a required technique raises the highest rating by itself", async ({ page }) => {
  await open(page);
  const form = await openOrder(page);
  await form.getByRole("radio", { name: /^Medium/ }).check();
  await form.getByRole("combobox", { name: "Requires" }).selectOption("X-Wing");
  await expect(form.getByLabel("Rating", { exact: true })).toHaveValue("1.7–3.2");
  await expect(form.getByLabel("Rating", { exact: true })).toHaveAccessibleDescription(/X-Wing puzzles start at 3\.2/);
  await form.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(said(page, /^New game: Custom, \d+ givens/)).toBeVisible({ timeout: 30_000 });
  await solve(page);
});

test("the seed that New seed draws is the seed of the puzzle, and the last order can be repeated", async ({ page }) => {
  await open(page);
  const form = await openOrder(page);
  await form.getByRole("radio", { name: "Half turn", exact: true }).check();
  await form.getByRole("button", { name: "New seed", exact: true }).click();
  const seed = (await form.getByLabel("Seed").inputValue()).replace(/\s/g, "");
  expect(seed).toMatch(/^\d+$/);
  await form.getByLabel("Seed").focus();
  await expect(form.getByLabel("Seed")).toHaveValue(seed);
  await form.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(said(page, /^New game: Medium/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const copy = page.getByRole("dialog").getByRole("button", { name: /^Copy seed/ });
  expect((await copy.textContent()).replace(/\D/g, "")).toBe(seed);
  await page.keyboard.press("Escape");
  const before = await labels(page);
  await page.getByRole("button", { name: "New game", exact: true }).click();
  const again = page.getByRole("dialog").getByRole("button", { name: "Repeat your last order", exact: true });
  await expect(again).toHaveAccessibleDescription("Medium, half turn, 30 to 35 givens.");
  await again.click();
  await expect.poll(() => labels(page), { timeout: 30_000 }).not.toEqual(before);
  const { givens } = await solve(page);
  expect(givens.map(Boolean)).toEqual(givens.map(Boolean).reverse());
});
