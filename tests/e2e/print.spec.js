// A book is generated from its form and printed as PDF, on A4 and Letter.
"use strict";

const { test, expect, open, expectAccessible } = require("./nonet.js");

/** Opens the page that prints, with this many puzzles in each of its two rows. */
async function toPrint(page, counts) {
  await open(page);
  await page.evaluate(() => { location.hash = "#/print"; });
  await expect(page.getByRole("heading", { name: "Print", exact: true })).toBeVisible();
  const fields = page.getByRole("textbox", { name: "Number" });
  for (const [at, count] of counts.entries()) await fields.nth(at).fill(String(count));
}

async function generate(page, seed, count) {
  await page.getByRole("textbox", { name: "Seed of the book" }).fill(seed);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.locator(".print-note")).toHaveText(`${count} puzzles are ready to print.`); // absent while it works
}

/** Presses Print without the browser's dialog, which no test can close. */
async function print(page) {
  await page.evaluate(() => { globalThis.printed = false; globalThis.print = () => { globalThis.printed = true; }; });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect.poll(() => page.evaluate(() => globalThis.printed)).toBe(true);
}

test("a book has its pages on A4 and on Letter, and the same seed prints the same book", async ({ page }) => {
  await toPrint(page, [7, 6]);
  await generate(page, "77", 13);
  const sheets = page.locator(".sheet");
  const drawn = () => page.locator(".sheet-puzzles svg.book-board").evaluateAll((boards) => boards.map((board) => board.outerHTML));
  // On screen there are the first pages only.
  await expect(sheets).toHaveCount(4);
  // A cover, 13 puzzles at two a page, and one page of solutions. The browser's own menu
  // prints all of them, too: nothing is pressed before.
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g).length, format).toBe(9);
  }
  await generate(page, "77", 13);
  await expect(sheets).toHaveCount(4);
  await print(page);
  await expect(sheets).toHaveCount(9);
  const first = await drawn();
  expect(first.length).toBe(13);
  await generate(page, "78", 13);
  await print(page);
  expect(await drawn()).not.toEqual(first);
  await generate(page, "77", 13);
  await print(page);
  expect(await drawn()).toEqual(first);
});

test("a row asks for ratings and a technique, and a book has first hints; Ctrl+P prints all of it", async ({ page }) => {
  await toPrint(page, [3, 9]);
  const row = page.getByRole("group", { name: "Puzzles 1" });
  await row.getByRole("combobox", { name: "With" }).selectOption("X-Wing");
  await row.getByRole("textbox", { name: "Ratings" }).fill("3.2-3.4");
  await page.getByRole("checkbox", { name: "Hardest technique" }).check();
  await page.getByRole("checkbox", { name: "Estimated time" }).check();
  await generate(page, "77", 12);
  const first = page.getByRole("article", { name: "Puzzle 1", exact: true });
  await expect(first).toContainText(/Rated 3\.[2-4]\./);
  await expect(first).toContainText("X-Wing");
  await expect(first).toContainText(/\d+ to \d+ min/);
  await page.getByRole("checkbox", { name: "First hints" }).check();
  await page.evaluate(() => { globalThis.print = () => { globalThis.printed = true; }; });
  await page.keyboard.press("Control+p");
  await expect.poll(() => page.evaluate(() => globalThis.printed)).toBe(true);
  // A cover, 12 puzzles at two a page, the hints and the solutions.
  await expect(page.locator(".sheet")).toHaveCount(9);
  await expect(page.locator(".sheet-hint")).toHaveCount(12);
  await expect(page.locator(".sheet-hint").first()).toContainText(/^1Look at .+\. ?(Full House|Hidden Single|Naked Single) So r\dc\d is \d\.$/);
  await row.getByRole("textbox", { name: "Ratings" }).fill("easy");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.locator(".print-note")).toContainText("rating");
});

test("the form of the last book is there again, but not its seed", async ({ page }) => {
  await toPrint(page, [3, 2]);
  const [first, second] = [1, 2].map((number) => page.getByRole("group", { name: `Puzzles ${number}` }));
  await first.getByRole("combobox", { name: "With" }).selectOption("X-Wing");
  await second.getByRole("combobox", { name: "Level" }).selectOption("Hard");
  await page.getByRole("radio", { name: "4", exact: true }).check({ force: true });
  await page.getByRole("checkbox", { name: "Cover" }).uncheck();
  await generate(page, "77", 5);
  // A form that makes no book is not kept.
  await second.getByRole("textbox", { name: "Number" }).fill("x");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.locator(".print-note")).toContainText("whole numbers");
  await page.reload();
  await expect(first.getByRole("textbox", { name: "Number" })).toHaveValue("3");
  await expect(second.getByRole("textbox", { name: "Number" })).toHaveValue("2");
  await expect(first.getByRole("combobox", { name: "With" }).locator("option:checked")).toHaveText("X-Wing");
  await expect(second.getByRole("combobox", { name: "Level" }).locator("option:checked")).toHaveText("Hard");
  await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Cover" })).not.toBeChecked();
  await expect(page.getByRole("textbox", { name: "Seed of the book" })).toHaveValue("");
});

test("a long book can be cancelled, and its form fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await toPrint(page, [400, 400]);
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Cancelled. Nothing was kept.").first()).toBeVisible();
  await expect(page.locator(".sheet")).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expectAccessible(page, "print");
});
