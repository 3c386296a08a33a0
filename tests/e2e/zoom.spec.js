// Boards with many cells: enlarged inside their place, with targets for fingers, notes that can be
// read, and marks of a hint in their place.
"use strict";

const { test, expect, expectAccessible } = require("./nonet.js");
const { CHAINS, SINGLES, openBoard, openSave } = require("./positions.js");

const button = (page, name) => page.getByRole("button", { name, exact: true });
const box = (locator) => locator.boundingBox();

test("a board of 16 by 16 is enlarged, and nothing else moves", async ({ page }) => {
  await openBoard(page, "16x16", SINGLES["16x16"]);
  const keypad = page.getByRole("group", { name: "Digits" });
  const cell = page.locator('[role="gridcell"][tabindex="0"]');
  for (const [width, height] of [[390, 844], [320, 568], [844, 390], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    const before = await box(keypad);
    await button(page, "Zoom").click();
    await expect(button(page, "Zoom")).toHaveAttribute("aria-pressed", "true");
    const { width: side } = await box(cell);
    expect(side, `at ${width}x${height}`).toBeGreaterThanOrEqual(24);
    expect(await box(keypad)).toEqual(before);
    await page.keyboard.press("Shift+5");
    await page.keyboard.press("Shift+G");
    const note = page.locator(".cell:has(.note) .note").first();
    // The second note may be drawn while the first one is looked at.
    const size = () => note.evaluate((note) => parseFloat(getComputedStyle(note).fontSize));
    await expect.poll(size, { intervals: [20, 50, 100] }).toBeGreaterThanOrEqual(9);
    for (let times = 0; times < 2; times++) await page.keyboard.press("Control+z");
    await expect(note).toHaveCount(0);
    // Keys bring the cell into view, and a press there selects it.
    await page.keyboard.press("Control+End");
    await expect(page.locator("#cell-255")).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Control+Home");
    await expect(page.locator("#cell-0")).toBeInViewport({ ratio: 0.9 });
    await page.locator("#cell-18").click();
    await expect(page.locator("#cell-18")).toHaveAttribute("aria-selected", "true");
    expect(await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollWidth <= innerWidth])).toEqual([0, 0, true]);
    await page.keyboard.press("-");
    await expect(button(page, "Zoom")).toHaveAttribute("aria-pressed", "false");
  }
});

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

// tests/web/boards.rs has other boards.
test("on a phone the marks of a chain are in place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("nonet.settings", "uniqueness false\n"));
  await openSave(page, CHAINS["16x16"]);
  const hint = page.getByRole("region", { name: "Messages" });
  const removed = page.locator("svg.marks .spot.removed");
  for (let presses = 0; presses < 30 && !(await removed.count()); presses++) {
    const before = await hint.innerText();
    await page.keyboard.press("h");
    await expect.poll(() => hint.innerText(), { intervals: [20, 50, 100] }).not.toBe(before);
    await expect(hint).not.toContainText("Looking for the next step");
  }
  await expect(removed).toHaveCount(1);
  expect(await areInPlace(page)).toBe(true);
  await expectAccessible(page);
});
