// Entering with a real mouse and a real finger: drags, long presses, and what the browser
// would do with them itself. tests/web/entry.rs has the rest.
"use strict";

const { test, expect, openGame, cell, said } = require("./nonet.js");

// The first row is empty but for its last cell.
const BOARD =
  "........9" + "456789123" + "789123456" + "214365897" + "365897214" + "897214365" + "531642978" + "642978531" + "97853164.";
const button = (page, name) => page.getByRole("button", { name, exact: true });
const selected = (page) => page.locator('[role="gridcell"][aria-selected="true"]');

/** The middle of an element on the screen. */
async function middle(element) {
  const { x, y, width, height } = await element.boundingBox();
  return [x + width / 2, y + height / 2];
}

test.describe("by mouse", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a drag and Ctrl+A select cells and mark no text, and a long press holds a digit", async ({ page }) => {
    await openGame(page, { board: BOARD });
    await page.mouse.move(...(await middle(cell(page, 0))));
    await page.mouse.down();
    await page.mouse.move(...(await middle(cell(page, 5))), { steps: 4 });
    await page.mouse.up();
    await expect(selected(page)).toHaveCount(6);
    await page.keyboard.press("Control+a");
    await expect(selected(page)).toHaveCount(81);
    expect(await page.evaluate(() => getSelection().toString()), "no text is marked").toBe("");
    await cell(page, 9).dblclick();
    await expect(selected(page)).toHaveCount(8); // all of them are 4
    const two = button(page, /^2, \d left/);
    await page.mouse.move(...(await middle(two)));
    await page.mouse.down();
    await expect(two).toHaveAttribute("aria-pressed", "true");
    await page.mouse.up();
    await cell(page, 1).click();
    await expect(cell(page, 1)).toHaveAccessibleName(/^2.*row 1 column 2/);
  });
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a drag selects cells, a long press begins to select them one by one, and keys enter digits of a puzzle", async ({ page }) => {
    await openGame(page, { board: BOARD });
    const client = await page.context().newCDPSession(page);
    const middles = await Promise.all([...Array(6).keys()].map((index) => middle(cell(page, index))));
    const touch = (type, index) => {
      const touchPoints = index === undefined ? [] : [{ x: middles[index][0], y: middles[index][1] }];
      return client.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    // Sent at once: on a busy machine, a finger that waits for an answer presses long.
    await Promise.all([touch("touchStart", 0), ...[1, 2, 3].map((index) => touch("touchMove", index)), touch("touchEnd")]);
    await expect(selected(page)).toHaveCount(4);
    await touch("touchStart", 5);
    await expect(button(page, "Select")).toHaveAttribute("aria-pressed", "true");
    await touch("touchEnd");
    for (const index of [2, 7]) await cell(page, index).tap();
    await expect(selected(page)).toHaveCount(3);
    await button(page, "Corner").tap();
    await button(page, "2, note").tap();
    for (const index of [2, 5, 7]) await expect(cell(page, index)).toHaveAccessibleName(/^empty, notes 2, row/);
    await expect(said(page, "Corner note 2 in 3 cells.")).toBeVisible();
    // Where a puzzle is entered, fingers have keys.
    await page.evaluate(() => { location.hash = "#/enter"; });
    const entry = page.getByRole("grid", { name: "Your puzzle" }).getByRole("gridcell").nth(4);
    await entry.tap();
    const keys = page.getByRole("group", { name: "Digits" }).getByRole("button");
    await expect(keys).toHaveCount(10);
    await keys.nth(6).tap();
    await expect(entry).toHaveText("7");
    await page.getByRole("button", { name: "Erase" }).tap();
    await expect(entry).toHaveText("");
  });
});
