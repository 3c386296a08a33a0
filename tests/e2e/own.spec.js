// Entering a puzzle: with one solution it can be played; otherwise the fault is
// reported.
"use strict";

const { test, expect, open, solve, said } = require("./nonet.js");

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

async function enter(page, text) {
  await open(page);
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await page.getByRole("button", { name: "Enter a puzzle", exact: true }).click();
  await page.getByRole("textbox").fill(text);
  await page.getByRole("button", { name: "Check and play", exact: true }).click();
}

for (const blank of [".", "0", "*", "_"]) {
  test(`a puzzle with one solution is played (blanks as ${blank})`, async ({ page }) => {
    await enter(page, PUZZLE.replaceAll(".", blank));
    await expect(said(page, /exactly one solution/)).toBeVisible();
    const { givens } = await solve(page);
    expect(givens.join("")).toBe(PUZZLE.replaceAll(".", "0"));
  });
}

test("several solutions are reported with a differing cell", async ({ page }) => {
  const before = PUZZLE.replace("53", "..").replace("7", ".").replace("6..195", "......");
  await enter(page, before);
  await expect(page.getByText(/^This puzzle has more than one solution: r\dc\d can be \d or \d/).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Paste or type a puzzle" }), "the text is still there").toHaveValue(before);
});

test("no solution is reported", async ({ page }) => {
  // No two givens clash, but r1c9 sees all nine digits.
  await enter(page, `12345678.........9${".".repeat(63)}`);
  await expect(page.getByText(/no solution/i).first()).toBeVisible();
});
