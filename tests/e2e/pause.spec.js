// Pausing, checking the board, and checkpoints.
"use strict";

const { test, expect, openGame, expectAccessible, cell, said, watchShifts } = require("./nonet.js");

const BOARD =
  "........9" + "456789123" + "789123456" + "214365897" + "365897214" + "897214365" + "531642978" + "642978531" + "97853164.";
const button = (page, name) => page.getByRole("button", { name, exact: true });
const menu = async (page, name) => {
  await button(page, "Menu").click();
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
};

for (const [width, height] of [[390, 844], [844, 390], [1280, 800]]) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test("a pause hides the board from everybody and stops the clock", async ({ page }) => {
      await watchShifts(page);
      await openGame(page, { board: BOARD });
      await button(page, "Pause").click();
      await expect(page.getByRole("gridcell")).toHaveCount(0);
      await expect(button(page, "Resume")).toBeFocused();
      const time = await page.getByRole("timer").textContent();
      await expectAccessible(page, "paused");
      await page.keyboard.press("5");
      await page.waitForTimeout(2_200);
      expect(await page.getByRole("timer").textContent()).toBe(time);
      await page.keyboard.press("p");
      await expect(page.getByRole("gridcell")).toHaveCount(81);
      await expect(cell(page, 0)).toHaveAccessibleName(/^empty/);
      await expect(cell(page, 0)).toBeFocused();
      await page.keyboard.press("p");
      await button(page, "Resume").click();
      await expect(page.getByRole("gridcell")).toHaveCount(81);
      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    });

    test("a check says how many are wrong, marks them until the next move, and undoes them", async ({ page }) => {
      await openGame(page, { board: BOARD });
      await menu(page, "Check for mistakes");
      await expect(said(page, "No mistakes so far.")).toBeVisible();
      await cell(page, 0).click();
      await page.keyboard.press("1");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("1");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("3");
      await page.keyboard.press("e");
      await expect(said(page, "1 digit is wrong. It is marked until your next move.")).toBeVisible();
      await expect(page.locator(".cell.mistake")).toHaveCount(1);
      await expect(cell(page, 1)).toHaveAccessibleName(/^1, conflict, row 1 column 2/);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("4");
      await expect(page.locator(".cell.mistake")).toHaveCount(0);
      await menu(page, "Undo to before the first mistake");
      await expect(cell(page, 1)).toHaveAccessibleName(/^empty/);
      await expect(cell(page, 0)).toHaveAccessibleName(/^1, row/);
      for (let times = 0; times < 3; times++) await button(page, "Redo").click();
      await expect(cell(page, 3)).toHaveAccessibleName(/^4/);
    });

    test("a full board that is wrong says so", async ({ page }) => {
      await openGame(page, { board: BOARD });
      await cell(page, 80).click();
      await page.keyboard.press("2");
      for (const [index, digit] of [..."12345687"].entries()) {
        await cell(page, index).click();
        await page.keyboard.press(digit);
      }
      await expect(said(page, "The board is full, but something is wrong. Check shows where.")).toBeVisible();
      await expect(page.locator(".cell.mistake")).toHaveCount(0);
    });

    test("checkpoints and lines that were left lead back", async ({ page }) => {
      await openGame(page, { board: BOARD });
      await cell(page, 0).click();
      await page.keyboard.press("1");
      await menu(page, "Checkpoint");
      await expect(said(page, "Checkpoint 1 set.")).toBeVisible();
      await cell(page, 1).click();
      await page.keyboard.press("5");
      await button(page, "Undo").click();
      await cell(page, 1).click();
      await page.keyboard.press("2");
      await menu(page, "All checkpoints");
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("listitem")).toHaveCount(2);
      await expectAccessible(page, "checkpoints");
      await dialog.getByRole("textbox", { name: "Name" }).pressSequentially("Before the guess");
      await expect(dialog.getByRole("button", { name: "Go: Before the guess", exact: true })).toBeVisible();
      await dialog.getByRole("button", { name: /^Go: Line left at .*2 digits placed/ }).click();
      await expect(cell(page, 1)).toHaveAccessibleName(/^5/);
      await page.reload();
      await expect(cell(page, 1)).toHaveAccessibleName(/^5/);
      await menu(page, "All checkpoints");
      await dialog.getByRole("button", { name: "Go: Before the guess", exact: true }).click();
      await expect(cell(page, 1)).toHaveAccessibleName(/^empty/);
      await expect(cell(page, 0)).toHaveAccessibleName(/^1/);
      await menu(page, "All checkpoints");
      await dialog.getByRole("button", { name: "Remove: Before the guess", exact: true }).click();
      await expect(dialog.getByRole("textbox")).toHaveCount(0);
    });
  });
}
