// Solves whole puzzles by keyboard and by touch. The solution comes from the tests' own
// solver.
"use strict";

const { test, expect, open, labels, digits, cell, solve } = require("./nonet.js");

test("every cell has a name that starts with its content, and one cell is a tab stop", async ({ page }) => {
  await open(page);
  const names = await labels(page);
  names.forEach((name, index) => {
    const [row, column] = [Math.floor(index / 9), index % 9];
    const box = Math.floor(row / 3) * 3 + Math.floor(column / 3) + 1;
    expect(name).toMatch(/^(empty|[1-9], given), row/);
    expect(name.endsWith(`, row ${row + 1} column ${column + 1}, box ${box}`)).toBe(true);
  });
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  await expect(page.getByRole("grid").getByRole("row")).toHaveCount(9);
  for (const name of ["New game", "Undo", "Redo", "Erase", "Select", "Hint", "Digit", "Corner", "Centre", "Colour"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
});

test("a whole puzzle by keyboard", async ({ page }) => {
  await open(page);
  const { givens, solution } = await solve(page);
  // The board has focus from the start. Start in its first cell.
  await page.keyboard.press("Control+Home");
  await expect(cell(page, 0)).toBeFocused();
  for (let index = 0; index < 81; index++) {
    if (givens[index] === 0) {
      await page.keyboard.press(String(solution[index]));
    }
    if (index === 80) break;
    if (index % 9 === 8) {
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowDown");
    } else {
      await page.keyboard.press("ArrowRight");
    }
    await expect(cell(page, index + 1)).toBeFocused();
  }
  await expect.poll(() => digits(page)).toEqual(solution);
  await expect(page.getByRole("status")).toContainText(/Solved in \d+:\d\d/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole puzzle by touch, with nothing scrolled", async ({ page }) => {
    await open(page);
    const { givens, solution } = await solve(page);
    for (let index = 0; index < 81; index++) {
      if (givens[index] !== 0) continue;
      await cell(page, index).tap();
      await page.getByRole("button", { name: new RegExp(`^${solution[index]}\\b`) }).tap();
    }
    await expect.poll(() => digits(page)).toEqual(solution);
    await expect(page.getByRole("status")).toContainText(/Solved in \d+:\d\d/);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });
});

test("conflicts are marked, notes can be written, and undo reverts all moves", async ({ page }) => {
  await open(page);
  const before = await labels(page);
  const { givens } = await solve(page);
  const empty = givens.findIndex((digit, index) => digit === 0 && givens.some((other, at) => other !== 0 && at % 9 === index % 9));
  const clash = givens.find((digit, at) => digit !== 0 && at % 9 === empty % 9);
  await cell(page, empty).click();
  await page.keyboard.press(String(clash));
  await expect(cell(page, empty)).toHaveAccessibleName(new RegExp(`^${clash}, conflict, row`));
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("button", { name: "Corner", exact: true }).click();
  for (const key of "247") await page.keyboard.press(key);
  await expect(cell(page, empty)).toHaveAccessibleName(/^empty, notes 2 4 7, row/);
  for (let times = 0; times < 3; times++) await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => labels(page)).toEqual(before);
});

test("reloading keeps board, notes and history", async ({ page }) => {
  await open(page);
  const before = await labels(page);
  const { givens, solution } = await solve(page);
  const [first, second] = givens.flatMap((digit, index) => (digit === 0 ? [index] : []));
  await cell(page, first).click();
  await page.keyboard.press(String(solution[first]));
  await cell(page, second).click();
  await page.getByRole("button", { name: "Corner", exact: true }).click();
  await page.keyboard.press("5");
  await expect(cell(page, second)).toHaveAccessibleName(/^empty, notes 5, row/);
  const played = await labels(page);
  expect(played).not.toEqual(before);
  await page.reload();
  await expect(cell(page, first)).toBeVisible();
  await expect.poll(() => labels(page)).toEqual(played);
  for (let times = 0; times < 2; times++) await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => labels(page)).toEqual(before);
});
