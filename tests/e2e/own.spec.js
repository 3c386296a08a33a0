// Entering a puzzle: what only a browser shows. The rest is in tests/web/own.rs.
"use strict";

const { test, expect, open, said } = require("./nonet.js");

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("a puzzle that is pasted with the keyboard arrives once, and is played", { tag: "@smoke" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  const field = page.getByRole("textbox", { name: "Paste or type a puzzle" });
  const paste = async (text) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press("Control+v");
  };
  await paste("a shopping list");
  await expect(field).toHaveValue("a shopping list");
  await expect(field).toBeFocused();
  // On the page itself, outside the field.
  await page.getByRole("heading", { name: "Enter a puzzle" }).focus();
  await paste(PUZZLE);
  await expect(field).toHaveValue(PUZZLE);
  await page.getByRole("button", { name: "Check and play", exact: true }).click();
  await expect(said(page, /exactly one solution/)).toBeVisible();
  // A dialog takes what is pasted into it.
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await page.keyboard.press("Control+v");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("on small screens the verdict is beside the button, and the text above the foot", async ({ page }) => {
  const text = page.getByRole("textbox");
  const status = page.locator("#own-message");
  const button = page.getByRole("button", { name: "Check and play" });
  for (const [width, height] of [[844, 390], [320, 568], [640, 400]]) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await page.goto("./#/enter");
    await expect(text).toBeFocused();
    if (width === 320) {
      const [field, foot] = await Promise.all([text.boundingBox(), page.locator(".room-foot").boundingBox()]);
      expect(field.y + field.height).toBeLessThanOrEqual(foot.y);
      await expect(text).toBeInViewport({ ratio: 1 });
    }
    await text.fill(`12345678.........9${".".repeat(63)}`);
    await button.click();
    await expect(status).toHaveText(/no solution/i);
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test("a line is drawn by a drag, and the puzzle of clues alone is played", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("./#/enter");
  await page.getByRole("combobox", { name: "Board" }).selectOption("4 × 4");
  await page.getByRole("button", { name: "thermometers", exact: true }).click();
  const cells = page.getByRole("grid", { name: "Your puzzle" }).getByRole("gridcell");
  const middle = async (number) => {
    const box = await cells.nth(number).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  for (const [first, ...others] of [[0, 1, 2, 3], [4, 5], [6, 7], [8, 9]]) {
    await page.mouse.move(...await middle(first));
    await page.mouse.down();
    for (const other of others) await page.mouse.move(...await middle(other), { steps: 5 });
    await page.mouse.up();
  }
  await expect(page.locator("#own-message")).toHaveText("1 solution.");
  await expect(page.getByRole("region", { name: "About this puzzle" })).toContainText("Hardest step");
  await page.getByRole("button", { name: "Check and play" }).click();
  await expect(said(page, /exactly one solution/)).toBeVisible();
});

test("regions are drawn, Nonet finishes the puzzle, and it is looked at and shared from the page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("./#/enter");
  await page.getByRole("combobox", { name: "Board" }).selectOption("6 × 6");
  const board = page.getByRole("grid", { name: "Your puzzle" });
  const before = await board.boundingBox();
  await page.getByRole("button", { name: "jigsaw regions", exact: true }).click();
  const cells = board.getByRole("gridcell");
  const middle = async (number) => {
    const box = await cells.nth(number).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (from, to) => {
    await page.mouse.move(...await middle(from));
    await page.mouse.down();
    await page.mouse.move(...await middle(to), { steps: 8 });
    await page.mouse.up();
  };
  await drag(2, 3);
  await expect(page.getByText("Each region needs 6 cells. Sizes that do not fit yet: 7 5.").first()).toBeVisible();
  await drag(9, 8);
  await expect(page.locator(".cell.uneven")).toHaveCount(0);
  expect(await board.boundingBox(), "the board stays where it is").toEqual(before);
  await page.getByRole("combobox", { name: "Add" }).selectOption("killer cages");
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await expect(page.locator(".own-changes > p")).toHaveText(/added\.$/);
  await expect(page.locator("#own-message")).toHaveText(/1 solution\.$/);
  await page.getByRole("button", { name: "Solve path" }).click();
  await expect(page.locator(".learn-line").first()).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByRole("button", { name: "Share or export" }).click();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(/#\/game\//);
  // Each part begins at the same line, below the one before.
  const parts = await page.locator(".share-part").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x));
  expect(new Set(parts).size, `${parts}`).toBe(1);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.locator("#own-message")).toHaveText(/^Type or paste/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.locator("#own-message")).toHaveText(/1 solution\.$/);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("keys enter digits on the board", async ({ page }) => {
    await page.goto("./#/enter");
    const entry = page.getByRole("grid", { name: "Your puzzle" }).getByRole("gridcell").nth(4);
    await entry.tap();
    const keys = page.getByRole("group", { name: "Digits" }).getByRole("button");
    await expect(keys).toHaveCount(10);
    await keys.nth(6).tap();
    await expect(entry).toHaveText("7");
    await page.getByRole("button", { name: "Erase" }).tap();
    await expect(entry).toHaveText("");
  });
});
