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

    test("board, keypad and tools are on the screen", async ({ page }) => {
      await open(page);
      const parts = [page.getByRole("grid"), page.getByRole("group", { name: "Digits" })];
      for (const name of ["New game", "Undo", "Redo", "Erase", "Select", "Check", "Hint", "Digit", "Corner", "Centre", "Colour"]) {
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

test.describe("at 844x390", () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test("axe finds nothing on the board", async ({ page }) => {
    await open(page);
    await expectAccessible(page, "board at 390");
  });
});

forEachLook(() => {
  const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
  test.beforeEach(({ page }) => open(page));

  test("axe finds nothing on the board, in its menu and at its rating", { tag: "@smoke" }, async ({ page }) => {
    await expectAccessible(page, "board");
    await press(page, "Menu");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "menu");
    await press(page, "Show the rating");
    await expect(dialog.getByText(/^Hardest step /)).toBeVisible();
    await expectAccessible(page, "rating");
  });

  test("axe finds nothing where a new game begins", { tag: "@smoke" }, async ({ page }) => {
    await press(page, "New game");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "new game");
    await press(page, "Made to order");
    const form = page.getByRole("main");
    await form.getByLabel("Requires").first().selectOption("X-Wing");
    await form.getByLabel("Excludes").first().selectOption("Unique Rectangle Type 1");
    await form.getByLabel("Nothing harder than").selectOption("Hidden Single");
    await form.getByLabel("Rating", { exact: true }).focus();
    await page.keyboard.type("hard");
    // The error message is visible, too.
    await expect(form.getByText("Enter one rating, like 7.2, or a range, like 6.6–7.2.")).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, "custom game");
  });

  test("axe finds nothing in the list of pages", { tag: "@smoke" }, async ({ page }) => {
    await page.getByRole("link", { name: "All pages" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "all pages");
  });

  for (const name of ["Settings", "Help", "Enter a puzzle"]) {
    test(`axe finds nothing on the page ${name}`, { tag: "@smoke" }, async ({ page }) => {
      await page.evaluate((address) => (location.hash = address), `#/${name.split(" ")[0].toLowerCase()}`);
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await expectAccessible(page, name);
      await page.getByRole("link", { name: "Back to the game" }).click();
      await expect(page.getByRole("grid")).toBeVisible();
    });
  }
});
