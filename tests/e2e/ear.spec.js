// Play by ear: every key that reads something out, keys of the player's own, and how much
// is said.
"use strict";

const { test, expect, openGame, cell } = require("./nonet.js");

const BOARD =
  "........9" + "456789123" + "789123456" + "214365897" + "365897214" + "897214365" + "531642978" + "642978531" + "97853164.";
const heard = (page) => page.getByRole("status");
const settings = (page, text) => page.addInitScript((text) => localStorage.setItem("nonet.settings", text), text);

test("keys read houses, candidates, selection, colours and strikes", async ({ page }) => {
  await openGame(page, { board: BOARD });
  await page.keyboard.press("Control+Home");
  await expect(cell(page, 0)).toBeFocused();
  for (const [keys, words] of [
    ["Alt+r", "row 1: empty, empty, empty, empty, empty, empty, empty, empty, 9."],
    ["Alt+c", "column 1: empty, 4, 7, 2, 3, 8, 5, 6, 9."],
    ["Alt+b", "box 1: empty, empty, empty, 4, 5, 6, 7, 8, 9."],
    ["Alt+d", "Left to place: 1 once, 2 2 times, 3 once, 4 once, 5 once, 6 once, 7 once, 8 once."],
    ["Alt+n", "Can be 1."],
    ["Alt+s", "Selected: r1c1."],
    ["Alt+o", "Nothing is coloured."],
    ["Alt+k", "Nothing is struck."],
  ]) {
    await page.keyboard.press(keys);
    await expect(heard(page)).toContainText(words);
  }
  await page.keyboard.press("Shift+ArrowRight");
  await expect(heard(page)).toContainText("2 cells selected.");
  await page.keyboard.press("Control+Shift+6");
  await page.keyboard.press("Alt+Shift+3");
  await page.keyboard.press("Alt+s");
  await expect(heard(page)).toContainText("Selected: r1c1, r1c2.");
  await page.keyboard.press("Alt+o");
  await expect(heard(page)).toContainText("sky: r1c1, r1c2.");
  await page.keyboard.press("Alt+k");
  await expect(heard(page)).toContainText("Struck: 3 in r1c1, 3 in r1c2.");
  await page.keyboard.press("Control+ArrowRight");
  await expect(cell(page, 2)).toBeFocused();
  await page.keyboard.press("x");
  await expect(heard(page)).toContainText("Corner notes.");
});

test("cells one by one by keys alone", async ({ page }) => {
  await openGame(page, { board: BOARD });
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("m");
  await expect(heard(page)).toContainText("Select cells one by one.");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator('[role="gridcell"][aria-selected="true"]')).toHaveCount(2);
  await page.keyboard.press("Shift+4");
  await expect(cell(page, 2)).toHaveAccessibleName(/^empty, notes 4, row 1 column 3/);
  await expect(cell(page, 0)).toHaveAccessibleName(/^empty, notes 4, row/);
  await expect(cell(page, 1)).toHaveAccessibleName(/^empty, row/);
});

test("keys can be changed, and help and the board follow", async ({ page }) => {
  await openGame(page, { board: BOARD });
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByText("Change keys").click();
  const undo = page.getByRole("button", { name: /^Undo: / });
  await expect(undo).toHaveAccessibleName("Undo: Ctrl+Z, [");
  await undo.click();
  await page.keyboard.press("h");
  await expect(page.getByRole("alert")).toHaveText("H already means: Hint, or the next stage of an open one");
  await undo.click();
  await page.keyboard.press("u");
  await expect(undo).toHaveAccessibleName("Undo: U");
  await page.evaluate(() => (location.hash = "#/help"));
  await expect(page.getByRole("row", { name: "U Undo" })).toBeVisible();
  await page.evaluate(() => (location.hash = "#/"));
  await cell(page, 0).click();
  await page.keyboard.press("1");
  await expect(cell(page, 0)).toHaveAccessibleName(/^1/);
  await page.keyboard.press("Control+z");
  await expect(cell(page, 0)).toHaveAccessibleName(/^1/);
  await page.keyboard.press("u");
  await expect(cell(page, 0)).toHaveAccessibleName(/^empty/);
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByText("Change keys").click();
  await page.getByRole("button", { name: "Reset all keys" }).click();
  await expect(undo).toHaveAccessibleName("Undo: Ctrl+Z, [");
});

test("less is said if the player wishes", async ({ page }) => {
  await settings(page, "verbosity brief\nsay-left false\n");
  await openGame(page, { board: BOARD });
  const first = page.locator("#cell-0");
  await expect(first).toHaveAccessibleName("empty, r1c1");
  await first.click();
  await page.keyboard.press("1");
  await expect(heard(page)).toContainText("1 placed.");
  await expect(heard(page)).not.toContainText("left");
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the keypad is on the left, and texts are larger, if the player wishes", async ({ page }) => {
    await settings(page, "hand left\ntext-size larger\n");
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
