// Entering a puzzle: what only a browser shows. Fingers are in entry.spec.js, small screens in
// import.spec.js, the rest in tests/web/own.rs.
"use strict";

const { test, expect, open, said } = require("./nonet.js");

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("a puzzle that is pasted with the keyboard arrives once, and is played", { tag: "@smoke" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  const field = page.getByRole("textbox", { name: "Paste or type a puzzle" });
  const paste = async (text) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press("Control+v");
  };
  await paste("a shopping list");
  await expect(field).toHaveValue("a shopping list");
  await expect(field).toBeFocused();
  // On the page itself, outside the field.
  await page.getByRole("heading", { name: "Enter a puzzle" }).focus();
  await paste(PUZZLE);
  await expect(field).toHaveValue(PUZZLE);
  await page.getByRole("button", { name: "Check and play", exact: true }).click();
  await expect(said(page, /exactly one solution/)).toBeVisible();
  // A dialog takes what is pasted into it.
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await page.keyboard.press("Control+v");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("regions and lines are drawn by drags, and the puzzle is looked at, shared and played", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("./#/enter");
  const board = page.getByRole("grid", { name: "Your puzzle" });
  const cells = board.getByRole("gridcell");
  const verdict = page.locator("#own-message");
  const choose = (size) => page.getByRole("combobox", { name: "Board" }).selectOption(size);
  const press = (role, name) => page.getByRole(role, { name, exact: true }).click();
  const drag = async (...numbers) => {
    for (const [at, number] of numbers.entries()) {
      const { x, y, width, height } = await cells.nth(number).boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2, { steps: at === 0 ? 1 : 5 });
      if (at === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };

  await choose("6 × 6");
  await expect(cells).toHaveCount(36);
  const before = await board.boundingBox();
  await press("button", "jigsaw regions");
  await drag(2, 3);
  await expect(page.getByText("Each region needs 6 cells. Sizes that do not fit yet: 7 5.").first()).toBeVisible();
  await drag(9, 8);
  await expect(page.locator(".cell.uneven")).toHaveCount(0);
  expect(await board.boundingBox(), "the board stays where it is").toEqual(before);

  await choose("4 × 4");
  await expect(cells).toHaveCount(16);
  await press("button", "thermometers");
  for (const line of [[0, 1, 2, 3], [4, 5], [6, 7], [8, 9]]) await drag(...line);
  await expect(verdict).toHaveText("1 solution.");
  await expect(page.getByRole("region", { name: "About this puzzle" })).toContainText("Hardest step");
  await press("button", "Solve path");
  await expect(page.locator(".learn-line").first()).toBeVisible();
  await press("link", "Back");
  await press("button", "Share or export");
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(/#\/game\//);
  // Each part begins at the same line, below the one before.
  const parts = await page.locator(".share-part").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x));
  expect(new Set(parts).size, `${parts}`).toBe(1);
  await press("link", "Back");
  await press("button", "Start again");
  await expect(verdict).toHaveText(/^Type or paste/);
  await press("button", "Undo");
  await expect(verdict).toHaveText("1 solution.");
  await press("button", "Check and play");
  await expect(said(page, /exactly one solution/)).toBeVisible();
});
