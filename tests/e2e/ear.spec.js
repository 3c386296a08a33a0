// Settings of the layout, in pixels. tests/web/ear.rs has what a player hears.
"use strict";

const { test, expect, openGame } = require("./nonet.js");

const BOARD =
  "........9" + "456789123" + "789123456" + "214365897" + "365897214" + "897214365" + "531642978" + "642978531" + "97853164.";

/** Where the keypad and the board are, and how large texts are, in pixels. */
async function look(page) {
  const [keypad, board] = await Promise.all(
    [page.getByRole("group", { name: "Digits" }), page.getByRole("grid")].map((part) => part.boundingBox()),
  );
  const texts = [page.getByRole("timer"), ...["Undo", "Corner"].map((name) => page.getByRole("button", { name, exact: true }))];
  const sizes = await Promise.all(texts.map((text) => text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))));
  return { keypad, board, sizes };
}

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the keypad is on the left, and texts are larger by a quarter, if the player wishes", async ({ page }) => {
    await openGame(page, { board: BOARD });
    const usual = await look(page);
    expect(usual.board.x + usual.board.width).toBeLessThan(usual.keypad.x);
    await page.evaluate(() => localStorage.setItem("nonet.settings", "hand left\ntext-size larger\n"));
    await page.reload();
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    const wished = await look(page);
    expect(wished.keypad.x + wished.keypad.width).toBeLessThan(wished.board.x);
    // Words in a row of buttons grow as far as there is room.
    const [clock, ...words] = wished.sizes.map((size, index) => size / usual.sizes[index]);
    expect(clock).toBe(1.25);
    for (const word of words) expect(word > 1 && word <= 1.25, `${word}`).toBe(true);
    const isScrolled = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    expect(isScrolled).toBe(false);
  });
});
