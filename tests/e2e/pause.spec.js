// A pause and the checkpoints at every size: nothing on the page moves, and both are
// accessible. tests/web/pause.rs has the rest.
"use strict";

const { test, expect, openGame, expectAccessible, cell, watchShifts } = require("./nonet.js");

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

    test("a pause moves nothing, and the list of checkpoints is accessible", async ({ page }) => {
      await watchShifts(page);
      await openGame(page, { board: BOARD });
      await button(page, "Pause").click();
      await expect(page.getByRole("gridcell")).toHaveCount(0);
      await expectAccessible(page, "paused");
      await page.locator("#resume").click();
      await expect(page.getByRole("gridcell")).toHaveCount(81);
      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
      await cell(page, 0).click();
      await page.keyboard.press("1");
      await menu(page, "Checkpoint");
      await cell(page, 1).click();
      await page.keyboard.press("5");
      await button(page, "Undo").click();
      await cell(page, 1).click();
      await page.keyboard.press("2");
      await menu(page, "All checkpoints");
      await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
      await expectAccessible(page, "checkpoints");
    });
  });
}
