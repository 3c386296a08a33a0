// New games: what only a real worker and a real pointer show. The rest is in tests/web/newgame.rs
// and tests/web/ordering.rs.
"use strict";

const { test, expect, open, labels, solve, openOrder, startGame, said, LONG_JOB, nextIsMade } = require("./nonet.js");

test("a long job shows its progress, and Cancel ends it at once", async ({ page }) => {
  await open(page);
  await page.keyboard.press("ArrowRight"); // the worker makes the next puzzle, and is idle then
  await nextIsMade(page);
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
