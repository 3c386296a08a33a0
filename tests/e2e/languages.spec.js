// The pages beside the board in the two pseudo-languages (public/pseudo.js). No text is
// cut off, no text is in the code, and nothing without a direction is mirrored.
"use strict";

const { test, expect } = require("./nonet.js");
const { LIST } = require("./workbench.js");

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Goes to a page of the app that is open. */
const go = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, `#/${hash}`);

/** Opens the workbench with a solved list, without relying on names. */
async function openBench(page, lang) {
  await page.goto(`./?lang=${lang}#/workbench`);
  await page.locator("#bench-text").fill(LIST);
  await page.locator(".bench-tasks button").first().click();
  await expect(page.locator(".at-fault").first()).toBeVisible();
}

async function openExercise(page) {
  await go(page, "practice/0200");
  await expect(page.getByRole("gridcell")).toHaveCount(81);
}

/** Buttons and links whose text does not fit into them. */
const cutOff = (page) =>
  page.locator("main .button").evaluateAll((all) => {
    const isCutOff = (one) => {
      const range = document.createRange();
      const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return texts.some((text) => {
        range.selectNodeContents(text);
        const [inner, outer] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
        return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
      });
    };
    return all.filter(isCutOff).map((one) => one.textContent);
  });

const isWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Checks what is open on a phone and on a desktop: all text fits, and `also`. */
async function expectFits(page, also = async () => {}) {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await cutOff(page)).toEqual([]);
    expect(await isWide(page), `wider than ${size.width}`).toBe(false);
    await also();
  }
}

/** Texts and names that do not come from the Fluent files: they have no accented vowel. */
const inTheCode = (page, scope) =>
  page.locator(scope).evaluateAll((all) => {
    const names = ["aria-label", "title", "placeholder"];
    const texts = all.flatMap((one) => [
      ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent),
      ...names.map((name) => one.getAttribute(name) ?? ""),
    ]);
    return texts.filter((text) => /[a-z]{2}/i.test(text) && !/[áéíóúýçñ]/i.test(text));
  });

test("in en-XA all text fits, and no text of the workbench, of practice and of games made to order is in the code", async ({ page }) => {
  await openBench(page, "en-XA");
  await expectFits(page);
  // What a line holds is the player's text and the engine's.
  expect(await inTheCode(page, "main, main :not([role=gridcell], [role=gridcell] *, textarea, dd, .bench-drawn *), .bench-fault")).toEqual([]);
  await openExercise(page);
  await expectFits(page);
  await page.keyboard.press("ArrowRight");
  expect(await inTheCode(page, ".learn-tools, .learn-tools *, .learn-panel, .bar a, .bar-givens, #board-help")).toEqual([]);
  await page.locator(".bar a").first().click();
  await expect(page.locator(".learn-list h2").first()).toBeVisible();
  expect(await inTheCode(page, ".learn-list, .learn-list *, .learn-list section")).toEqual([]);
  await go(page, "order");
  await expect(page.locator("main select option").first()).toBeAttached();
  expect(await inTheCode(page, "main, main :not(.picture *)")).toEqual([]);
});

test("from right to left all text fits, and everything is mirrored except the board, the keypad and what is in Latin", async ({ page }) => {
  const left = (selector, at) => page.locator(selector).nth(at).evaluate((one) => one.getBoundingClientRect().left);
  await openBench(page, "ar-XB");
  await expectFits(page, async () => {
    expect(await left(".bench-row [role=columnheader]", 0)).toBeGreaterThan(await left(".bench-row [role=columnheader]", 1));
  });
  await openExercise(page);
  await expectFits(page, async () => {
    expect(await left("[role=gridcell]", 0)).toBeLessThan(await left("[role=gridcell]", 1));
    expect(await left(".key", 0)).toBeLessThan(await left(".key", 1));
    expect(await left(".learn-tools button", 0)).toBeGreaterThan(await left(".learn-tools button", 1));
  });

  // A switch: the knob begins at the right, and is on at the left.
  await go(page, "settings");
  const row = page.locator(".switch").filter({ has: page.locator("input:checked") }).first();
  const leftOf = (part) => row.locator(part).evaluate((one) => one.getBoundingClientRect().left);
  expect(await leftOf("input")).toBeLessThan(await leftOf(".switch-words"));
  const knob = (state) =>
    page.locator(`.switch input${state}`).first().evaluate((one) => {
      const { right, transform } = getComputedStyle(one, "::before");
      return [right, new DOMMatrix(transform).e];
    });
  expect(await knob(":not(:checked)")).toEqual(["3px", 0]);
  expect(await knob(":checked")).toEqual(["3px", -18]);

  // What a text is composed of runs in its direction.
  await page.goto("./?lang=ar");
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const [rli, fsi, pdi] = ["\u2067", "\u2068", "\u2069"];
  const text = (message) => page.evaluate((message) => globalThis.nonet.text(JSON.stringify(message)), message);
  // A list within a text: each item by itself, all of them from the right.
  const list = await text({ "colour_in colour places": ["X", ["r1c1", "r2c2"]] });
  expect(list).toBe(`${fsi}X${pdi}: ${fsi}${rli}${fsi}r1c1${pdi}، ${fsi}r2c2${pdi}${pdi}${pdi}.`);
  // A message within a text, though it begins with Latin letters.
  expect(await text({ "page_title page": [{ "page_title page": ["X-Wing"] }] })).toBe(`${fsi}${rli}${fsi}X-Wing${pdi} – Nonet${pdi}${pdi} – Nonet`);
  expect(await page.title()).toMatch(/ – Nonet$/);
  expect(await page.title()).not.toMatch(/[\u2066-\u2069]/);
});
