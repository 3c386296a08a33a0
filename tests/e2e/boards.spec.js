// Hints with proofs on boards other than the classic one, on a phone and on a desktop.
"use strict";

const { test, expect, labels, startGame, open, expectAccessible } = require("./nonet.js");
const { CHAINS, SINGLES, openBoard } = require("./positions.js");

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const hint = (page) => page.getByRole("region", { name: "Messages" });
const title = (page) => hint(page).getByRole("heading");
const marks = (page, selector) => page.locator(`svg.marks ${selector}`);

/** Whether each drawn candidate lies inside the board and is not larger than its note's place. */
const areInPlace = (page) =>
  page.evaluate(() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const side = Math.sqrt(document.querySelectorAll("[role=gridcell]").length);
    return [...document.querySelectorAll("svg.marks .spot .shape")].every((shape) => {
      const { left, right, top, bottom, width } = shape.getBoundingClientRect();
      const inside = left >= board.left - 1 && right <= board.right + 1 && top >= board.top - 1 && bottom <= board.bottom + 1;
      return inside && width > 0 && width < board.width / side / 2;
    });
  });

for (const [board, position] of Object.entries(CHAINS)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`a hint on ${board} shows a technique with its picture and applies it, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openBoard(page, board, position);
      const before = await labels(page);
      await page.keyboard.press("h");
      await expect(title(page)).toHaveText("Where to look");
      await page.keyboard.press("h");
      await expect(title(page)).toContainText("Alternating Inference Chain");
      await page.keyboard.press("h");
      await expect(title(page)).toContainText("the pattern");
      await expect(marks(page, ".spot")).not.toHaveCount(0);
      expect(await marks(page, ".arrow").count()).toBeGreaterThanOrEqual(2);
      expect(await areInPlace(page)).toBe(true);
      await expectAccessible(page);
      for (let presses = 0; presses < 30 && !(await marks(page, ".spot.removed").count()); presses++) {
        const now = await title(page).textContent();
        await page.keyboard.press("h");
        await expect(title(page)).not.toHaveText(now);
      }
      await expect(marks(page, ".spot.removed")).toHaveCount(1);
      expect(await areInPlace(page)).toBe(true);
      await page.keyboard.press("h");
      await expect(hint(page)).toContainText(`Ruled out: ${position.outcome}.`);
      await expect(marks(page, "*")).toHaveCount(0);
      await page.keyboard.press("Control+z");
      await expect.poll(() => labels(page)).toEqual(before);
    });
  }
}

/** The centre of an element. */
const centre = (element) =>
  element.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  });

for (const [board, position] of Object.entries(SINGLES)) {
  test(`marks lie over the notes on ${board}`, async ({ page }) => {
    await openBoard(page, board, { ...position, removed: `${position.at}~${position.digit}` });
    const note = await centre(page.getByRole("gridcell").nth(position.at).locator(".note"));
    await page.keyboard.press("h");
    await expect(title(page)).toHaveText("Where to look");
    for (let presses = 0; presses < 10 && !(await marks(page, ".spot.placed").count()); presses++) {
      const now = await hint(page).innerText();
      await page.keyboard.press("h");
      await expect.poll(() => hint(page).innerText()).not.toBe(now);
    }
    const mark = await centre(marks(page, ".spot.placed .shape"));
    expect(Math.hypot(note[0] - mark[0], note[1] - mark[1])).toBeLessThan(2);
  });
}

test("a hint on a new board of 25 × 25 comes within a second", async ({ page }) => {
  await open(page);
  await startGame(page, { board: "25 × 25", level: "Easy", seed: "1" });
  await expect(page.getByRole("gridcell")).toHaveCount(625);
  const begun = Date.now();
  // Letters are digits on this board.
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(title(page)).toHaveText("Where to look");
  // Two busy cores, and the driver takes a part of it.
  expect(Date.now() - begun).toBeLessThan(3_000);
  await expect(marks(page, ".house.focus")).toHaveCount(1);
});
