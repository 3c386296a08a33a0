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

test("a puzzle that is pasted on the board can be played, also with the other pages loaded", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  const paste = async (text) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press("Control+v");
    await expect(page.getByRole("textbox", { name: "Paste or type a puzzle" })).toHaveValue(text);
  };
  await paste(PUZZLE);
  await page.getByRole("button", { name: "Check and play", exact: true }).click();
  await expect(said(page, /exactly one solution/)).toBeVisible();
  await paste("a shopping list");
  await expect(page.getByRole("status").filter({ hasText: "is a letter" })).toBeVisible();
  await page.goBack();
  const { givens } = await solve(page);
  expect(givens.join(""), "the game is as it was").toBe(PUZZLE.replaceAll(".", "0"));
  // A field takes what is pasted into it.
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await page.keyboard.press("Control+v");
  await expect(page.getByRole("dialog")).toBeVisible();
});

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

/** A cell of the board that is filled in. */
const entry = (page, index) => page.getByRole("grid", { name: "Your puzzle" }).getByRole("gridcell").nth(index);

test("the board shows what was read, and marks the cell at fault", async ({ page }) => {
  await page.goto("./#/enter");
  const field = page.getByRole("textbox", { name: "Paste or type a puzzle" });
  await field.fill(PUZZLE.replace("8", "x"));
  await expect(entry(page, 0)).toHaveText("5");
  await expect(entry(page, 20)).toHaveAttribute("aria-label", "x, not a digit, row 3 column 3, box 1");
  await expect(entry(page, 20)).toHaveAttribute("aria-invalid", "true");
  // Two equal digits in a row: both have a wave.
  await field.fill(PUZZLE.replace(".", "5"));
  for (const index of [0, 2]) {
    await expect(entry(page, index)).toHaveAttribute("aria-invalid", "true");
    await expect(entry(page, index).locator(".digit")).toHaveCSS("text-decoration-style", "wavy");
  }
  await expect(page.getByRole("gridcell", { name: /conflict/ })).toHaveCount(2);
  await field.fill("hello world");
  await expect(page.getByRole("status").filter({ hasText: "is a letter" })).toBeVisible();
});

test("board and text follow each other", async ({ page }) => {
  await page.goto("./#/enter");
  const field = page.getByRole("textbox", { name: "Paste or type a puzzle" });
  await field.fill(PUZZLE);
  await entry(page, 2).click();
  await page.keyboard.press("4");
  await expect(field).toHaveValue(new RegExp("^534[.]7[.]{4}\n6"));
  await page.keyboard.press("ArrowLeft");
  await expect(entry(page, 1)).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(field).toHaveValue(/^5\.4\.7/);
  await expect(entry(page, 1)).toHaveText("");
  await field.fill(PUZZLE.replace("53", "35"));
  await expect(entry(page, 0)).toHaveText("3");
});

test("a puzzle that was typed into the board is played", async ({ page }) => {
  await page.goto("./#/enter");
  await entry(page, 0).click();
  for (const symbol of PUZZLE) {
    if (symbol !== ".") await page.keyboard.press(symbol);
    await page.keyboard.press("ArrowRight");
    // The end of a row leads to its beginning.
    const column = await page.locator(".entry [aria-selected=true]").evaluate((one) => [...one.parentNode.children].indexOf(one));
    if (column === 0) await page.keyboard.press("ArrowDown");
  }
  await page.getByRole("button", { name: "Check and play" }).click();
  await expect(said(page, /exactly one solution/)).toBeVisible();
});

for (const [width, height] of [[844, 390], [320, 568], [640, 400]]) {
  test(`the verdict is on the screen beside the button at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("./#/enter");
    const status = page.locator("#own-message");
    const button = page.getByRole("button", { name: "Check and play" });
    await button.click();
    await expect(status).toHaveText(/^Type or paste a puzzle/);
    await page.getByRole("textbox").fill(".".repeat(81));
    await expect(status).toHaveText("No givens yet. A 9 × 9 puzzle needs at least 17.");
    await page.getByRole("textbox").fill(`12345678.........9${".".repeat(63)}`);
    await button.click();
    await expect(status).toHaveText(/no solution/i);
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
  });
}

test("at 320x568 the text is above the foot", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("./#/enter");
  const text = page.getByRole("textbox");
  await expect(text).toBeFocused();
  const [field, foot] = await Promise.all([text.boundingBox(), page.locator(".room-foot").boundingBox()]);
  expect(field.y + field.height).toBeLessThanOrEqual(foot.y);
  await expect(text).toBeInViewport({ ratio: 1 });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("keys enter digits on the board", async ({ page }) => {
    await page.goto("./#/enter");
    await entry(page, 4).tap();
    const keys = page.getByRole("group", { name: "Digits" }).getByRole("button");
    await expect(keys).toHaveCount(10);
    await keys.nth(6).tap();
    await expect(entry(page, 4)).toHaveText("7");
    await page.getByRole("button", { name: "Erase" }).tap();
    await expect(entry(page, 4)).toHaveText("");
  });
});
