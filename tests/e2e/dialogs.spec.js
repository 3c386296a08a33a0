// Dialogs: what depends on the history of the browser, on scrolling and on the layout. The rest is
// in tests/web/dialogs.rs.
"use strict";

const { test, expect, open } = require("./nonet.js");

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
  await expect(shut).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shut).toHaveCount(0);
  await expect(page).not.toHaveURL(/menu/);
  await page.goBack();
  await expect(page).toHaveURL(/icon\.svg$/);
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

test("on a desktop the menu opens below its button, and the links of the settings lead to the groups and follow the page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 8);
  expect(below.y - above.y - above.height).toBeLessThan(40);
  expect(Math.abs(below.x + below.width - above.x - above.width)).toBeLessThan(40);
  const heights = await menu.locator(".item").evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.mouse.click(20, 400);
  await expect(menu).toHaveCount(0);
  await expect(page).not.toHaveURL(/menu/); // the browser goes back a moment later

  await page.evaluate(() => { location.hash = "#/settings"; });
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
