// axe finds nothing in light and dark, on desktop and phone. Everything that is needed
// to play fits on the screen.
"use strict";

const { test, expect, open, expectAccessible, forEachLook } = require("./nonet.js");

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
];

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test("axe finds nothing", async ({ page }) => {
      await open(page);
      await expectAccessible(page, `board at ${viewport.height}`);
    });

    test("board, keypad and tools are on the screen", async ({ page }) => {
      await open(page);
      const parts = [page.getByRole("grid"), page.getByRole("group", { name: "Digits" })];
      for (const name of ["New game", "Undo", "Redo", "Erase", "Select", "Hint", "Digit", "Corner", "Centre", "Colour"]) {
        parts.push(page.getByRole("button", { name, exact: true }));
      }
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    });

    test("keypad keys are at least 44 pixels", async ({ page }) => {
      await open(page);
      const keys = await page.getByRole("group", { name: "Digits" }).getByRole("button").all();
      expect(keys).toHaveLength(9);
      for (const key of keys) {
        const { width, height } = await key.boundingBox();
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  });
}

forEachLook(() => {
  test("axe finds nothing on the board and in the dialogs of a game", async ({ page }) => {
    const press = (name) => page.getByRole("button", { name, exact: true }).click();
    await open(page);
    await expectAccessible(page, "board");
    await press("Menu");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "menu");
    await press("Show the rating");
    await expect(dialog.getByText(/^Hardest step: /)).toBeVisible();
    await expectAccessible(page, "rating");
    await page.keyboard.press("Escape");
    await press("New game");
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "new game");
    await press("Made to order");
    const form = page.getByRole("main");
    await form.getByLabel("Requires").first().selectOption("X-Wing");
    await form.getByLabel("Excludes").first().selectOption("Unique Rectangle");
    await form.getByLabel("Rating", { exact: true }).focus();
    await page.keyboard.type("hard");
    // The error message is visible, too.
    await expect(form.getByText("Enter one rating, like 7.2, or a range, like 6.6–7.2.")).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, "custom game");
    await press("Back to the game");
    await page.getByRole("link", { name: "All pages" }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "all pages");
    await page.keyboard.press("Escape");
    for (const name of ["Settings", "Help", "Enter a puzzle"]) {
      await page.evaluate((address) => (location.hash = address), `#/${name.split(" ")[0].toLowerCase()}`);
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await expectAccessible(page, name);
      await press("Back to the game");
      await expect(page.getByRole("grid")).toBeVisible();
    }
  });
});
