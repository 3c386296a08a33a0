// Boards with more rules: made to order, drawn, played and kept.
"use strict";

const { test, expect, cell, labels, expectAccessible } = require("./nonet.js");

/** The number of a cell, counted from 0, that is a knight's move from a given and shares no house with it. */
function knightsMove(names) {
  for (const [at, name] of names.entries()) {
    const [, digit] = /^(\d), given/.exec(name) ?? [];
    if (!digit) continue;
    const [row, column] = [Math.floor(at / 9), at % 9];
    for (const [down, right] of [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]]) {
      const [y, x] = [row + down, column + right];
      if (y < 0 || y > 8 || x < 0 || x > 8) continue;
      const sees = names.some((other, where) => {
        const [otherRow, otherColumn] = [Math.floor(where / 9), where % 9];
        const isBox = Math.floor(otherRow / 3) === Math.floor(y / 3) && Math.floor(otherColumn / 3) === Math.floor(x / 3);
        return other.startsWith(digit) && (otherRow === y || otherColumn === x || isBox || other.includes("window") && names[y * 9 + x].includes(/window \d/.exec(other)[0]));
      });
      if (!sees && names[y * 9 + x].startsWith("empty")) return { digit, at: y * 9 + x };
    }
  }
  throw new Error("no given has an empty cell a knight's move away");
}

test("a puzzle with more rules is made to order, drawn, and told by its rules", async ({ page }) => {
  await page.goto("./#/order");
  await page.getByRole("switch", { name: /^windoku/ }).check();
  await page.getByRole("switch", { name: /^anti-knight/ }).check();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  const board = page.getByRole("grid", { name: /9 × 9 with windoku and anti-knight$/ });
  await expect(board).toBeVisible();
  await expect(board.locator("svg.rules")).toBeVisible();
  await expect(cell(page, 10)).toHaveAccessibleName(/row 2 column 2, box 1, window 1$/);
  const { digit, at } = knightsMove(await labels(page));
  await cell(page, at).click();
  await page.keyboard.press(digit);
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(`${digit} is already a knight's move from here.`);
  await expect(cell(page, at)).toHaveAccessibleName(/conflict/);
  await expectAccessible(page);
  const played = await labels(page);
  await page.reload();
  await expect.poll(() => labels(page)).toEqual(played);
  await expect(board.locator("svg.rules")).toBeVisible();
});
