// Dialogs open and close without changing the board, and focus is always in a sensible
// place.
"use strict";

const { test, expect, open } = require("./nonet.js");

test("a dialog leaves the board unchanged and restores focus", async ({ page }) => {
  await open(page);
  const cell = await page.getByRole("gridcell").first().elementHandle();
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Fill in all notes" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect(await cell.evaluate((node) => node.isConnected)).toBe(true);
});

test("a page that replaces a dialog takes focus, and Back leads to the board", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "All pages" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeFocused();
  await expect(page).toHaveURL(/#\/settings$/);
  await page.goBack();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Back closes what is open and never leaves Nonet before", async ({ page, problems }) => {
  problems.expected(/404/); // a picture alone has no favicon
  await page.goto("./icon.svg");
  await open(page);
  const shut = page.getByRole("dialog");
  for (const name of ["Menu", "New game"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(shut).toBeVisible();
    await page.goBack();
    await expect(shut).toHaveCount(0);
    await expect(page.getByRole("grid")).toBeVisible();
  }
  // Closed by a key, a dialog leaves no entry behind.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await expect(shut).toHaveCount(0);
  await expect(page).not.toHaveURL(/menu/);
  await page.goBack();
  await expect(page).toHaveURL(/icon\.svg$/);
});

test("what an address names is open from the start, and closes to the board", async ({ page }) => {
  await page.goto("./#/new");
  await expect(page.getByRole("dialog", { name: "New game" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto("./#/help");
  await expect(page.getByRole("heading", { name: "Help" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid")).toBeVisible();
});

test("every page has a title of its own", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle("Medium – Nonet");
  const titles = { new: "New game", order: "Made to order", enter: "Enter a puzzle", settings: "Settings", help: "Help", workbench: "Workbench", learn: "Learn" };
  for (const [address, title] of Object.entries(titles)) {
    await page.evaluate((hash) => (location.hash = hash), `#/${address}`);
    await expect(page).toHaveTitle(`${title} – Nonet`);
  }
});

test("pressing a key or a tool leaves focus on the board", async ({ page }) => {
  await open(page);
  const selected = page.locator("[role=gridcell][aria-selected=true]");
  await selected.click();
  await page.getByRole("button", { name: "Notes", exact: true }).click();
  await page.getByRole("group", { name: "Notes" }).getByRole("button").first().click();
  await expect(selected).toBeFocused();
});

test("the chosen theme is applied before the app loads", async ({ page, problems }) => {
  problems.expected(/wasm|fetch|ERR_FAILED/i);
  await open(page);
  await page.evaluate(() => localStorage.setItem("nonet.settings", "theme dark\n"));
  await page.route("**/*.wasm", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(22, 22, 28)");
});
