// Solving by touch, with a real finger. tests/web/playing.rs has the rest.
"use strict";

const { test, expect, openGame, digits, cell, solve } = require("./nonet.js");

/** A solved board but for cells in all its corners and in its middle. */
const BOARD =
  "..34567.." + "456789123" + "789123456" + "214365897" + "365.9.214" + "897214365" + "531642978" + "642978531" + "..8531.4.";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a puzzle is solved by touch, with nothing scrolled", async ({ page }) => {
    await openGame(page, { board: BOARD });
    const { givens, solution } = await solve(page);
    for (let index = 0; index < 81; index++) {
      if (givens[index] !== 0) continue;
      await cell(page, index).tap();
      await page.getByRole("button", { name: new RegExp(`^${solution[index]}\\b`) }).tap();
    }
    await expect.poll(() => digits(page)).toEqual(solution);
    await expect(page.getByRole("status")).toContainText(/Solved in \d+:\d\d/);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });
});
