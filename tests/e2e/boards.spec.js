// Where the marks of a hint lie on boards other than the classic one, on a phone and on a
// desktop. tests/web/boards.rs has the rest.
"use strict";

const { test, expect, expectAccessible } = require("./nonet.js");
const { CHAINS, SINGLES, openBoard, openSave } = require("./positions.js");

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const hint = (page) => page.getByRole("region", { name: "Messages" });
const title = (page) => hint(page).getByRole("heading");
const marks = (page, selector) => page.locator(`svg.marks ${selector}`);

/** Asks for the next stage of the hint until something is marked. */
async function pressUntil(page, mark) {
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
  for (let presses = 0; presses < 30 && !(await mark.count()); presses++) {
    const now = await hint(page).innerText();
    await page.keyboard.press("h");
    await expect.poll(() => hint(page).innerText()).not.toBe(now);
  }
  await expect(mark).toHaveCount(1);
}

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

for (const [board, save] of Object.entries(CHAINS)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the marks of a chain on ${board} are in place, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => localStorage.setItem("nonet.settings", "uniqueness false\n"));
      await openSave(page, save);
      await pressUntil(page, marks(page, ".spot.removed"));
      expect(await areInPlace(page)).toBe(true);
      await expectAccessible(page);
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
    await pressUntil(page, marks(page, ".spot.placed"));
    const mark = await centre(marks(page, ".spot.placed .shape"));
    expect(Math.hypot(note[0] - mark[0], note[1] - mark[1])).toBeLessThan(2);
  });
}
