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
  await page.getByRole("button", { name: "Corner", exact: true }).click();
  await page.getByRole("group", { name: "Corner notes" }).getByRole("button").first().click();
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

test("help finds keys and terms, and a link leads to a term", async ({ page }) => {
  await page.goto("./#/help");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["How to play", "Keys", "Glossary", "About"]);
  await expect(main.getByText(/^Nonet \d+\.\d+\.\d+, build [0-9a-f]{16}$/)).toBeVisible();
  await expect(main.getByRole("row", { name: "1 to 9 Enter a digit" })).toHaveCount(1);
  await main.getByRole("searchbox", { name: "Search help" }).fill("strong");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Glossary"]);
  await expect(main.getByRole("term").first()).toHaveText("Strong link");
  await main.getByRole("searchbox").fill("no such thing");
  await expect(main.getByText("Nothing found. Try another word.")).toBeVisible();
  await page.evaluate(() => (location.hash = "#/help/candidate"));
  await expect(main.getByRole("term").filter({ hasText: "Candidate" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid")).toBeVisible();
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the links of the settings lead to the groups, and follow the page", async ({ page }) => {
    await page.goto("./#/settings");
    const links = page.getByRole("navigation", { name: "Groups of settings" }).getByRole("link");
    await expect(links).toHaveText(["Appearance", "Board and highlights", "Notes", "Checking and hints", "Keys and touch", "Clock", "Screen reader"]);
    await expect(links.first()).toHaveAttribute("aria-current", "true");
    await links.nth(3).click();
    await expect(links.nth(3)).toHaveAttribute("aria-current", "true");
    await expect(page).toHaveURL(/#\/settings$/);
    await expect(page.getByRole("heading", { name: "Checking and hints" })).toBeFocused();
    await page.getByRole("switch", { name: "Clock" }).focus();
    await expect(links.nth(5)).toHaveAttribute("aria-current", "true");
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -5000);
    await page.getByRole("radio", { name: "Dark" }).focus();
    await expect(links.first()).toHaveAttribute("aria-current", "true");
  });

  test("a part of the game shows each setting at once", async ({ page }) => {
    await open(page);
    await page.evaluate(() => (location.hash = "#/settings"));
    const cells = page.locator(".settings-excerpt .cell");
    await expect(cells).toHaveCount(36);
    await expect(page.locator(".settings-excerpt .selected")).toHaveCount(1);
    await expect(page.locator(".settings-excerpt .peer").first()).toBeVisible();
    await page.getByRole("switch", { name: /^Row, column and box/ }).uncheck();
    await expect(page.locator(".settings-excerpt .peer")).toHaveCount(0);
  });

  test("the menu of the game opens below its button", async ({ page }) => {
    await open(page);
    const button = page.getByRole("button", { name: "Menu" });
    await button.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 8);
    expect(below.y - above.y - above.height).toBeLessThan(40);
    expect(Math.abs(below.x + below.width - above.x - above.width)).toBeLessThan(40);
    for (const item of await menu.locator(".item").all()) {
      expect((await item.boundingBox()).height).toBeGreaterThanOrEqual(44);
    }
    await page.mouse.click(20, 400);
    await expect(menu).toHaveCount(0);
  });
});

test("the sheet of all pages changes the theme", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole("link", { name: "All pages" }).click();
  const sheet = page.getByRole("dialog", { name: "Nonet" });
  await sheet.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(sheet).toBeVisible();
});
