// Dialogs open and close without changing the board, and focus is always in a sensible
// place.
"use strict";

const { test, expect, open } = require("./nonet.js");

test("a dialog leaves the board unchanged and restores focus", async ({ page }) => {
  await open(page);
  const cell = await page.getByRole("gridcell").first().elementHandle();
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "New game" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect(await cell.evaluate((node) => node.isConnected)).toBe(true);
});

test("a dialog that replaces another takes focus", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" }).getByRole("radio", { name: "System" })).toBeFocused();
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
