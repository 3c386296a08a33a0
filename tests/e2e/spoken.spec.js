// What a screen reader announces: the texts that are added to the live region, in order.
// It reads each of them, also when the next one follows within milliseconds.
"use strict";

const { test, expect, openGame } = require("./nonet.js");
const { PUZZLE, SOLUTION } = require("./workbench.js");

/** Keeps each text that is added to the live region, or that changes in it. */
const listen = (page) =>
  page.addInitScript(() => {
    window.announced = [];
    new MutationObserver((all) => {
      for (const { target, type, addedNodes } of all) {
        const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
        if (!element?.closest(".heard")) continue;
        // An element is added before its text is, and both are seen here together.
        const elements = [...addedNodes].filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE);
        window.announced.push(...(type === "characterData" ? [target.data] : elements.map(({ textContent }) => textContent)));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const announced = (page) => page.evaluate(() => window.announced);
/** What is in the region and can still be read. */
const region = (page) => page.locator(".heard").evaluate((one) => one.textContent);

const EMPTY = [...PUZZLE].flatMap((symbol, index) => (symbol === "." ? [index] : []));
const LAST = EMPTY.at(-1);
/** The game before its last digit. */
const BOARD = [...PUZZLE].map((symbol, index) => (symbol === "." && index !== LAST ? `+${SOLUTION[index]}` : symbol)).join("");

test("the end of a game is announced, and the rating after it", async ({ page }) => {
  await listen(page);
  await openGame(page, { board: BOARD });
  await page.getByRole("gridcell").nth(LAST).click();
  await page.keyboard.press(SOLUTION[LAST]);
  await expect.poll(() => announced(page), { timeout: 30_000 }).toContainEqual(expect.stringMatching(/^Rated \d/));
  const texts = await announced(page);
  const solved = texts.findIndex((text) => /Solved in 0:\d\d/.test(text));
  expect(solved).toBeGreaterThanOrEqual(0);
  expect(texts.findIndex((text) => /^Rated /.test(text))).toBe(solved + 1);
  expect(await region(page)).toMatch(/Solved in 0:\d\d.*Rated /);
});

test("a wrong digit is announced as a mistake if digits are checked", async ({ page }) => {
  await listen(page);
  await page.addInitScript(() => localStorage.setItem("nonet.settings", "check true\n"));
  await openGame(page, { board: PUZZLE });
  // Row 1 of the puzzle is .2....593; its first digit is 1, and 6 is in no house of it.
  await page.getByRole("gridcell").first().click();
  await page.keyboard.press("6");
  await expect.poll(() => announced(page)).toEqual(["6 is a mistake."]);
  // The same once more is another announcement.
  await page.keyboard.press("Delete");
  await page.keyboard.press("6");
  await expect.poll(() => announced(page)).toEqual(["6 is a mistake.", "Erased.", "6 is a mistake."]);
});
