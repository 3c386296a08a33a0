// Settings of the layout, in pixels. tests/web/ear.rs has what a player hears.
"use strict";

const { test, expect, openGame } = require("./nonet.js");

const BOARD =
  "........9" + "456789123" + "789123456" + "214365897" + "365897214" + "897214365" + "531642978" + "642978531" + "97853164.";

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the keypad is on the left, and texts are larger, if the player wishes", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("nonet.settings", "hand left\ntext-size larger\n"));
    await openGame(page, { board: BOARD });
    const [keypad, board] = await Promise.all(
      [page.getByRole("group", { name: "Digits" }), page.getByRole("grid")].map((part) => part.boundingBox()),
    );
    expect(keypad.x + keypad.width).toBeLessThan(board.x);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20px");
    const isScrolled = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    expect(isScrolled).toBe(false);
  });
});
