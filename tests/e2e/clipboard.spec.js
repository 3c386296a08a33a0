// What the copy command writes to the real clipboard. tests/web/clipboard.rs has the rest.
"use strict";

const { test, expect, openGame, said } = require("./nonet.js");

const PUZZLE = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";

test("without the clipboard API, the copy command writes to the clipboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    // Only writing is broken: the test reads with the real function.
    Clipboard.prototype.writeText = () => Promise.reject(new Error("refused"));
  });
  await openGame(page, { board: PUZZLE });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Copy starting grid" }).click();
  await expect(said(page, "Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PUZZLE);
});
