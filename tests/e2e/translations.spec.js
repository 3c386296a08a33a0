// Every page in every language that layout.spec.js does not measure: the page names the language,
// nothing is wider than the screen of a small phone, no button cuts off its text, and no text fails
// or is missing. And how the language is chosen.
"use strict";

const { readdirSync } = require("node:fs");
const { join } = require("node:path");
const { test, expect } = require("./nonet.js");

/** layout.spec.js opens these on the same screen, and on others. */
const MEASURED = ["en", "de", "ar", "ja"];
const LANGUAGES = readdirSync(join(__dirname, "../../locales")).filter((lang) => !MEASURED.includes(lang));
const OWN_NAME = { "pt-BR": "Português (Brasil)", de: "Deutsch" };
/** The addresses, and what is there once the page is drawn. The last three pages ask a worker. */
const PAGES = {
  menu: "dialog[open].menu", more: "dialog[open].pages", new: "dialog[open].new-game", checkpoints: "dialog[open].stops",
  rules: "dialog[open].rules-told", order: ".order-form .picture", enter: ".board.entry", settings: ".settings-rows", help: ".help-sections",
  games: ".games-top", share: ".share-picture", print: ".print-form", daily: ".daily-five", stats: ".stats-nothing", workbench: ".bench-tasks",
  replay: ".learn-empty", learn: ".learn-section", "lesson/0300": ".lesson [role=gridcell]", "practice/0200": ".exercise [role=gridcell]",
};

/** Goes to a page of the app that is open, and waits until it is drawn. */
async function visit(page, name, selector) {
  await page.evaluate((name) => { location.hash = `#/${name}`; }, name);
  await page.locator(selector).first().waitFor();
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
    await expect(root).toHaveAttribute("dir", "ltr");
    const found = [];
    const look = async (name) => {
      const [misfit, missed] = await Promise.all([misfits(page), missing(page)]);
      found.push(...misfit.map((what) => `${name}: ${what}`), ...missed.map((what) => `${name}: no text for ${what}`));
    };
    await look("board");
    // All stages of a hint, with its proof.
    await page.locator("[role=gridcell]").first().focus();
    const panel = page.locator(".panel");
    for (let stage = 0; stage < 5; stage++) {
      const before = await panel.innerText();
      await page.keyboard.press("h");
      await panel.locator("h2.hint-title").waitFor();
      await expect.poll(() => panel.innerText(), { intervals: [20, 50, 100] }).not.toBe(before);
      await look(`hint ${stage}`);
    }
    for (const [name, selector] of Object.entries(PAGES)) {
      await visit(page, name, selector);
      await look(name);
    }
    expect(found).toEqual([]);
  });
}

test.describe("the language", () => {
  const loaded = (page) => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => /locales\/(.+)\//.exec(name)?.[1]).filter(Boolean));

  test("is that of the browser, only its texts are loaded, and the settings name one that Nonet has not got", async ({ browser }) => {
    for (const [locale, lang, words] of [
      ["zh-TW", "zh-CN", "Nonet还没有繁体中文，现在显示的是简体中文。"],
      ["pt-PT", "pt-BR", "português (Portugal)"],
      ["nl-NL", "en", "Dutch is not available yet. Nonet shows English instead."],
      ["de-AT", "de", ""],
      ["zh-SG", "zh-CN", ""],
    ]) {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await page.goto("./#/settings");
      await page.locator("select#language").waitFor();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      const note = page.locator(".field:has(#language) + .choice-detail");
      if (words) await expect(note, locale).toContainText(words);
      else await expect(note, locale).toHaveCount(0);
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

  test("whose texts of one file are missing is replaced by the last one that worked, there alone", async ({ page, problems }) => {
    problems.expected(/404/);
    for (const [file, shown, rooms] of [["game", "pl", "pl"], ["rooms", "de", "pl"], ["hints", "de", "de"]]) {
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
      await page.unrouteAll();
    }
  });

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
});
