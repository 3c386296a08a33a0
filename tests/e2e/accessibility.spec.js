// axe finds nothing, in light and dark, on a desk and on a phone; and all that
// is needed to play is on the screen at once.
"use strict";

const { AxeBuilder } = require("@axe-core/playwright");
const { test, expect, open } = require("./nonet.js");

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
];

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    for (const colorScheme of ["light", "dark"]) {
      test(`axe finds nothing (${colorScheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await open(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const told = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(" ")}`);
        expect(told).toEqual([]);
      });
    }

    test("board, keypad and tools are on the screen", async ({ page }) => {
      await open(page);
      const parts = [page.getByRole("grid"), page.getByRole("group", { name: "Digits" })];
      for (const name of ["New game", "Undo", "Redo", "Erase", "Notes", "Hint"]) {
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
