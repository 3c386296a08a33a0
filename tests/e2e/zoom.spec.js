// Boards with many cells: enlarged inside their place, with targets for fingers and notes
// that can be read.
"use strict";

const { test, expect } = require("./nonet.js");
const { SINGLES, openBoard } = require("./positions.js");

const button = (page, name) => page.getByRole("button", { name, exact: true });
const box = (locator) => locator.boundingBox();

for (const [width, height] of [[390, 844], [320, 568], [844, 390], [1280, 800]]) {
  test(`a board of 16 by 16 is enlarged at ${width}x${height}, and nothing else moves`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openBoard(page, "16x16", SINGLES["16x16"]);
    const keypad = page.getByRole("group", { name: "Digits" });
    const before = await box(keypad);
    await button(page, "Zoom").click();
    await expect(button(page, "Zoom")).toHaveAttribute("aria-pressed", "true");
    const cell = page.locator('[role="gridcell"][tabindex="0"]');
    const { width: side } = await box(cell);
    expect(side).toBeGreaterThanOrEqual(24);
    expect(await box(keypad)).toEqual(before);
    await page.keyboard.press("Shift+5");
    await page.keyboard.press("Shift+G");
    const notes = page.locator(".cell:has(.note) .note").first();
    // The second note may be drawn while the first one is looked at.
    await expect.poll(() => notes.evaluate((note) => parseFloat(getComputedStyle(note).fontSize))).toBeGreaterThanOrEqual(9);
    // Keys bring the cell into view, and a press there selects it.
    await page.keyboard.press("Control+End");
    await expect(page.locator("#cell-255")).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Control+Home");
    await expect(page.locator("#cell-0")).toBeInViewport({ ratio: 0.9 });
    await page.locator("#cell-17").click();
    await expect(page.locator("#cell-17")).toHaveAttribute("aria-selected", "true");
    expect(await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollWidth <= innerWidth])).toEqual([0, 0, true]);
    await page.keyboard.press("-");
    await expect(button(page, "Zoom")).toHaveAttribute("aria-pressed", "false");
  });
}
