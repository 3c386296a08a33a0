// Entering digits, notes, colours and strikes: for one cell and for several, by mouse,
// finger and keyboard.
"use strict";

const { test, expect, openGame, cell, labels, said } = require("./nonet.js");

// The first row is empty but for its last cell.
const BOARD =
  "........9" + "456789123" + "789123456" + "214365897" + "365897214" + "897214365" + "531642978" + "642978531" + "97853164.";
const button = (page, name) => page.getByRole("button", { name, exact: true });
const selected = (page) => page.locator('[role="gridcell"][aria-selected="true"]');
const undo = (page) => button(page, "Undo").click();

/** The middle of a cell on the screen. */
async function middle(page, index) {
  const { x, y, width, height } = await cell(page, index).boundingBox();
  return [x + width / 2, y + height / 2];
}

async function drag(page, from, to) {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, to)), { steps: 4 });
  await page.mouse.up();
}

/** Presses for as long as a long press takes, and a little more. */
async function pressLong(page, target) {
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(700);
  await page.mouse.up();
}

for (const [width, height] of [[390, 844], [1280, 800]]) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => openGame(page, { board: BOARD }));

    test("one drag and two keys note two digits in six cells, and two undos take them back", async ({ page }) => {
      const before = await labels(page);
      await drag(page, 0, 5);
      await expect(selected(page)).toHaveCount(6);
      await page.keyboard.press("Shift+2");
      await page.keyboard.press("Shift+5");
      for (let index = 0; index < 6; index++) {
        await expect(cell(page, index)).toHaveAccessibleName(/^empty, notes 2 5, row 1 column/);
      }
      await expect(said(page, "Corner note 5 in 6 cells.")).toBeVisible();
      await undo(page);
      await expect(cell(page, 3)).toHaveAccessibleName(/^empty, notes 2, row/);
      await undo(page);
      expect(await labels(page)).toEqual(before);
    });

    test("cells are selected with Shift, Ctrl, Select, Ctrl+A and two clicks", async ({ page }) => {
      await cell(page, 0).click();
      await cell(page, 4).click({ modifiers: ["Shift"] });
      await cell(page, 6).click({ modifiers: ["Control"] });
      await expect(selected(page)).toHaveCount(3);
      await cell(page, 4).click({ modifiers: ["Control"] });
      await expect(selected(page)).toHaveCount(2);
      await expect(cell(page, 4)).toBeFocused();
      await cell(page, 2).click();
      await expect(selected(page)).toHaveCount(1);
      await button(page, "Select").click();
      for (const index of [4, 6, 7, 7]) await cell(page, index).click();
      await expect(selected(page)).toHaveCount(3);
      await button(page, "Select").click();
      await page.keyboard.press("Control+a");
      await expect(selected(page)).toHaveCount(81);
      expect(await page.evaluate(() => getSelection().toString()), "no text is marked").toBe("");
      await cell(page, 9).dblclick();
      await expect(selected(page)).toHaveCount(8); // all of them are 4
      await expect(cell(page, 29)).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("grid")).toHaveAttribute("aria-multiselectable", "true");
    });

    test("arrows with Shift select, Escape clears, and a digit without cells is highlighted", async ({ page }) => {
      await cell(page, 0).click();
      await page.keyboard.press("Shift+ArrowRight");
      await page.keyboard.press("Shift+ArrowRight");
      await expect(selected(page)).toHaveCount(3);
      await page.keyboard.press("Escape");
      await expect(selected(page)).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(selected(page)).toHaveCount(0);
      await button(page, /^1, \d left/).click();
      await expect(page.locator(".cell.open")).not.toHaveCount(0);
      await expect(button(page, /^1, \d left/)).toHaveAttribute("aria-pressed", "true");
    });

    test("modes have words, letters, Space and held keys", async ({ page }) => {
      const current = page.getByRole("group", { name: "Entry mode" }).locator('[aria-pressed="true"]');
      await expect(current).toHaveText("Digit");
      for (const [key, mode] of [["x", "Corner"], ["c", "Centre"], ["v", "Colour"], ["z", "Digit"], [" ", "Corner"]]) {
        await page.keyboard.press(key);
        await expect(current).toHaveText(mode);
      }
      await button(page, "Digit").click();
      for (const [keys, mode] of [[["Shift"], "Corner"], [["Control"], "Centre"], [["Control", "Shift"], "Colour"]]) {
        for (const key of keys) await page.keyboard.down(key);
        await expect(current).toHaveText(mode);
        for (const key of keys) await page.keyboard.up(key);
        await expect(current).toHaveText("Digit");
      }
      await cell(page, 0).click();
      await page.keyboard.press("Control+2");
      await page.keyboard.press("Control+4");
      await expect(cell(page, 0)).toHaveAccessibleName(/^empty, centre 2 4, row/);
    });

    test("cells and candidates have colours, with textures, in the order given", async ({ page }) => {
      await button(page, "Colour").click();
      await cell(page, 0).click();
      await button(page, "Sky").click();
      await button(page, "Leaf").click();
      await expect(cell(page, 0)).toHaveAccessibleName(/^empty, colours sky and leaf, row/);
      await expect(cell(page, 0).locator("polygon")).toHaveCount(4); // two tints, two textures
      await cell(page, 9).click();
      await button(page, "Teal").click();
      await expect(cell(page, 9)).toHaveAccessibleName(/^4, given, colour teal, row/);
      // A long press takes a colour from the whole board, in one move.
      await pressLong(page, button(page, "Sky"));
      await expect(cell(page, 0)).toHaveAccessibleName(/^empty, colour leaf, row/);
      await undo(page);
      await expect(cell(page, 0)).toHaveAccessibleName(/colours sky and leaf/);
      // With a digit highlighted, the colour belongs to that digit.
      await page.keyboard.press("Alt+4");
      await pressLong(page, button(page, "Rose"));
      await expect(cell(page, 9)).toHaveAccessibleName(/^4, given, colours teal and rose, row/);
      await expect(cell(page, 29)).toHaveAccessibleName(/colour rose/);
      await page.keyboard.press("Escape");
      await button(page, "Digit").click();
      await cell(page, 3).click();
      await page.keyboard.press("4");
      await expect(cell(page, 3)).toHaveAccessibleName(/^4.*colour rose/);
    });

    test("a candidate is struck without a note, and the strike is seen and heard", async ({ page }) => {
      await cell(page, 0).click();
      await button(page, "Corner").click();
      await pressLong(page, button(page, "7, note"));
      await expect(cell(page, 0)).toHaveAccessibleName(/^empty, struck 7, row/);
      await expect(cell(page, 0).locator(".struck")).toHaveText("7");
      expect(await cell(page, 0).locator(".struck").evaluate((note) => getComputedStyle(note).textDecorationLine)).toBe("line-through");
      await page.keyboard.press("Alt+Shift+7");
      await expect(cell(page, 0)).toHaveAccessibleName(/^empty, row/);
      await page.keyboard.press("Shift+2");
      await page.keyboard.press("Control+4");
      await page.keyboard.press("Alt+Shift+7");
      await page.keyboard.press("Control+Shift+6");
      await page.keyboard.press("Control+Shift+4");
      await expect(cell(page, 0)).toHaveAccessibleName(
        "empty, notes 2, centre 4, struck 7, colours sky and leaf, row 1 column 1, box 1",
      );
      // Erase takes one layer at a time: notes, strikes, colours.
      for (const name of [/^empty, struck 7, colours/, /^empty, colours/, /^empty, row/]) {
        await button(page, "Erase").click();
        await expect(cell(page, 0)).toHaveAccessibleName(name);
      }
    });

    test("a digit that is held waits for its cells", async ({ page }) => {
      await pressLong(page, button(page, /^2, \d left/));
      await expect(button(page, /^2, \d left/)).toHaveAttribute("aria-pressed", "true");
      await cell(page, 1).click();
      await expect(cell(page, 1)).toHaveAccessibleName(/^2.*row 1 column 2/);
      await button(page, "Corner").click();
      await cell(page, 2).click();
      await cell(page, 3).click();
      await expect(cell(page, 3)).toHaveAccessibleName(/^empty, notes 2, row/);
      await page.keyboard.press("Escape");
      await cell(page, 4).click();
      await expect(cell(page, 4)).toHaveAccessibleName(/^empty, row/);
    });

    test("notes are filled for one digit, tidied, and candidates are laid below", async ({ page }) => {
      const menu = async (name) => {
        await button(page, "Menu").click();
        await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
      };
      await cell(page, 9).click(); // a 4
      await menu("Note this digit everywhere");
      await expect(cell(page, 3)).toHaveAccessibleName(/^empty, notes 4, row/);
      await cell(page, 0).click();
      await page.keyboard.press("Shift+9");
      await menu("Tidy notes");
      await expect(cell(page, 0)).not.toHaveAccessibleName(/notes 9/);
      const before = await labels(page);
      await menu("Show all candidates");
      await expect(cell(page, 0).locator(".below")).not.toHaveCount(0);
      expect(await labels(page)).toEqual(before);
      await menu("Hide candidates");
      await expect(page.locator(".below")).toHaveCount(0);
    });
  });
}

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a drag selects cells, and a long press begins to select them one by one", async ({ page }) => {
    await openGame(page, { board: BOARD });
    const client = await page.context().newCDPSession(page);
    const middles = await Promise.all([...Array(6).keys()].map((index) => middle(page, index)));
    const touch = (type, index) => {
      const touchPoints = index === undefined ? [] : [{ x: middles[index][0], y: middles[index][1] }];
      return client.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    // Sent at once: on a busy machine, a finger that waits for an answer presses long.
    await Promise.all([touch("touchStart", 0), ...[1, 2, 3].map((index) => touch("touchMove", index)), touch("touchEnd")]);
    await expect(selected(page)).toHaveCount(4);
    await touch("touchStart", 5);
    await page.waitForTimeout(700);
    await touch("touchEnd");
    await expect(button(page, "Select")).toHaveAttribute("aria-pressed", "true");
    for (const index of [2, 7]) await cell(page, index).tap();
    await expect(selected(page)).toHaveCount(3);
    await button(page, "Corner").tap();
    await button(page, "2, note").tap();
    for (const index of [2, 5, 7]) await expect(cell(page, index)).toHaveAccessibleName(/^empty, notes 2, row/);
  });
});
