// Every page in every language: the page names the language, nothing is wider than the
// screen of a small phone, no button cuts off its text, and no text fails or is missing.
"use strict";

const { readdirSync } = require("node:fs");
const { join } = require("node:path");
const { test, expect } = require("./nonet.js");

const LANGUAGES = readdirSync(join(__dirname, "../../locales"));
const OWN_NAME = { "pt-BR": "Português (Brasil)", de: "Deutsch" };
/** The last three pages ask a worker. */
const PAGES = [
  "", "menu", "more", "new", "checkpoints", "rules", "order", "enter", "settings", "help", "games", "share", "print", "daily", "stats",
  "workbench", "replay", "learn", "lesson/0300", "practice/0200",
];

/** Goes to a page of the app that is open, and waits until it is drawn. */
async function visit(page, name) {
  await page.evaluate((name) => { location.hash = `#/${name}`; }, name);
  if (/\//.test(name)) await expect(page.getByRole("gridcell")).toHaveCount(81);
  else await expect(page.locator(name === "learn" ? ".learn-section" : "main").first()).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What does not fit: texts of controls that leave their box, and a page wider than the screen. */
const misfits = (page) =>
  page.evaluate(() => {
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const controls = [...document.querySelectorAll("button, a, label, h1, h2, summary, .bar-title")].filter(isSeen);
    // What lies in a strip that scrolls may begin or end beside the screen. The test of the layout knows all strips.
    const isInStrip = (one) => one !== document.body && (/auto|scroll/.test(getComputedStyle(one).overflowX) || isInStrip(one.parentElement));
    const leaves = (one) => {
      const outer = one.getBoundingClientRect();
      if (getComputedStyle(one).display === "inline" || outer.width < 4) return false;
      return [...one.childNodes].some((text) => {
        if (text.nodeType !== Node.TEXT_NODE || !text.textContent.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(text);
        const inner = range.getBoundingClientRect();
        return inner.width > 0 && (inner.left < outer.left - 1 || inner.right > outer.right + 1 || (!isInStrip(one) && (inner.right > innerWidth + 1 || inner.left < -1)));
      });
    };
    const found = controls.filter(leaves).map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim()}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [...found, `the page is ${scrollWidth} wide`] : found;
  });

/** A message without a text is written as its identifier. */
const missing = (page) =>
  page.evaluate(() => [...new Set(document.body.innerText.match(/\b[a-z]+(_[a-z0-9]+)+\b/g) ?? [])]);

for (const lang of LANGUAGES) {
  test(`every page fits and is complete in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`./?lang=${lang}`);
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    const root = page.locator("html");
    await expect(root).toHaveAttribute("lang", lang);
    await expect(root).toHaveAttribute("dir", lang === "ar" ? "rtl" : "ltr");
    const found = [];
    const look = async (name) => {
      found.push(...(await misfits(page)).map((what) => `${name}: ${what}`));
      found.push(...(await missing(page)).map((what) => `${name}: no text for ${what}`));
    };
    for (const name of PAGES) {
      await visit(page, name);
      await look(name);
    }
    await visit(page, "");
    // All stages of a hint, with its proof.
    await page.locator("[role=gridcell]").first().focus();
    const panel = page.locator(".panel");
    for (let stage = 0; stage < 5; stage++) {
      const before = await panel.innerText();
      await page.keyboard.press("h");
      await expect(panel.locator("h2.hint-title")).toBeVisible();
      await expect.poll(() => panel.innerText()).not.toBe(before);
      await look(`hint ${stage}`);
    }
    expect(found).toEqual([]);
  });
}

test.describe("the language", () => {
  const loaded = (page) => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => /locales\/(.+)\//.exec(name)?.[1]).filter(Boolean));

  test("is that of the browser, and only its texts are loaded", async ({ browser }) => {
    for (const [locale, lang] of [["de-AT", "de"], ["pt-PT", "pt-BR"], ["zh-TW", "zh-CN"], ["nl-NL", "en"]]) {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await page.goto("./");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("gridcell")).toHaveCount(81);
      expect(new Set(await loaded(page))).toEqual(new Set([lang]));
      await context.close();
    }
  });

  test("is chosen in the settings and kept, and the address chooses it for a visit", async ({ page }) => {
    await page.goto("./?lang=en#/settings");
    await page.getByRole("combobox", { name: "Language" }).selectOption(OWN_NAME.de);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("combobox", { name: "Sprache" })).toHaveValue(OWN_NAME.de);
    await page.goto("./?lang=pt-BR#/settings");
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    await page.goto("./#/settings");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.getByRole("combobox", { name: "Sprache" }).selectOption({ index: 0 });
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  for (const [file, shown, rooms] of [["game", "pl", "pl"], ["rooms", "de", "pl"], ["hints", "de", "de"]]) {
    test(`whose texts of ${file} are missing is replaced by the last one that worked, there alone`, async ({ page, problems }) => {
      problems.expected(/404/);
      await page.goto("./?lang=pl");
      await expect(page.getByRole("gridcell")).toHaveCount(81);
      await page.route(`**/locales/de/${file}.json*`, (route) => route.fulfill({ status: 404 }));
      await page.goto("./?lang=de#/settings");
      await expect(page.getByRole("combobox", { name: { de: "Sprache", pl: "Język" }[rooms] })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", shown);
      expect(await page.locator("#rooms > main").evaluate((main) => main.closest("[lang]").lang)).toBe(rooms);
      await page.evaluate(() => (location.hash = "#/"));
      await expect(page.getByRole("gridcell")).toHaveCount(81);
      await page.keyboard.press("h");
      await expect(page.locator(".panel h2.hint-title")).toBeVisible();
    });
  }

  test("that is missing altogether is replaced by English", async ({ page, problems }) => {
    problems.expected(/404/);
    await page.route("**/locales/ar/*", (route) => route.fulfill({ status: 404 }));
    await page.goto("./?lang=ar");
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await page.evaluate(() => (location.hash = "#/settings"));
    await expect(page.getByText("Arabic is not on this device.")).toBeVisible();
  });

  test("that Nonet has not got is named in the settings", async ({ browser }) => {
    for (const [locale, words] of [["zh-TW", "Nonet还没有繁体中文，现在显示的是简体中文。"], ["pt-PT", "português (Portugal)"], ["nl-NL", "Dutch is not available yet. Nonet shows English instead."], ["de-AT", ""], ["en-US", ""], ["zh-CN", ""], ["zh-SG", ""], ["pt-BR", ""]]) {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await page.goto("./#/settings");
      await expect(page.locator("select#language")).toBeVisible();
      const note = page.locator(".field:has(#language) + .choice-detail");
      if (words) await expect(note, locale).toContainText(words);
      else await expect(note, locale).toHaveCount(0);
      await context.close();
    }
  });
});
