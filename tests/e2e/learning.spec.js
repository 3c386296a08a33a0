// The layout of the learning pages. All other tests are in tests/web.
"use strict";

const { test, expect, open, solve, cell, expectAccessible, forEachLook, sentence } = require("./nonet.js");

const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

test("the board stands where it does in play, in windows of five sizes", async ({ page }) => {
  const board = () => page.getByRole("grid").evaluate((grid) => {
    const { x, y, width } = grid.getBoundingClientRect();
    return [x, y, width].map(Math.round);
  });
  await open(page);
  await page.keyboard.press("n"); // the game is stored after the first action
  for (const [width, height] of [[320, 568], [390, 844], [844, 390], [768, 1024], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await page.goto("./#/");
    await expect(page.getByRole("button", { name: sentence("tool_undo"), exact: true })).toBeVisible();
    const inPlay = await board();
    for (const place of ["lesson/0710", "practice/0002", "path"]) {
      const where = `${place} at ${width} x ${height}`;
      await page.goto(`./#/${place}`);
      await expect(page.locator(".learn .board")).toBeVisible();
      if (width === 768 && !place.startsWith("practice")) {
        // On a tablet sentences need more room than play: the board is smaller, at the same height.
        const [, y, size] = await board();
        expect(y, where).toBe(inPlay[1]);
        expect(size, where).toBeGreaterThanOrEqual(600);
        const text = await page.locator(".learn .panel").boundingBox();
        expect(text.height, where).toBeGreaterThan(100);
      } else {
        expect(await board(), where).toEqual(inPlay);
      }
      // All of it is on the screen, and no part of the title is cut.
      const room = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
      expect(room, where).toEqual([0, 0]);
      const cut = await page.locator(".bar-title").evaluate((title) => title.scrollWidth - title.clientWidth + Math.max(0, title.scrollHeight - title.clientHeight - 2));
      expect(cut, where).toBe(0);
      for (const button of await page.locator(".learn-tools button, .learn-foot .button, .keypad button").all()) {
        await expect(button, where).toBeInViewport({ ratio: 0.95 }); // the frame covers the edges of a key
      }
      if (place === "path") await expect(page.locator(".learn-line").first(), where).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("every item is large enough for touch, and every step of a path is chosen with the board in view", async ({ page }) => {
    const small = (targets) => targets.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    await open(page);
    await page.goto("./#/path");
    const steps = page.getByRole("region", { name: sentence("path_steps") }).getByRole("button");
    await expect(steps.first()).toBeVisible();
    await expect.poll(() => small(steps)).toBe(0); // typefaces may still arrive
    await steps.last().tap();
    const count = await steps.count();
    await expect(page.getByText(sentence("path_place", { number: count, count }), { exact: true })).toBeVisible();
    await expect(page.getByRole("grid")).toBeInViewport({ ratio: 1 });
    await expect(steps.last()).toBeInViewport({ ratio: 1 });
    await page.goto("./#/learn");
    const links = page.locator(".learn-list :is(li a, .button, input)");
    await expect(links.first()).toBeVisible();
    await expect.poll(() => small(links)).toBe(0);
  });
});

const BOARD = ".learn .board";

forEachLook(() => {
  for (const [place, sign] of [["learn", ".learn-list a"], ["lesson/0803", BOARD], ["path", BOARD]]) {
    test(`axe finds nothing on the page ${place}`, async ({ page }) => {
      await open(page);
      await page.keyboard.press("n"); // the game is stored after the first action
      await page.goto(`./#/${place}`);
      await expect(page.locator(sign).first()).toBeVisible();
      await expectAccessible(page, place);
    });
  }

  test("axe finds nothing on an exercise, also when it shows its step", async ({ page }) => {
    await page.goto("./#/practice/0300");
    await expect(page.locator(BOARD)).toBeVisible();
    await expectAccessible(page, "practice");
    await press(page, sentence("practice_where"));
    await expectAccessible(page, "practice, pointed");
    await press(page, sentence("practice_show"));
    await expectAccessible(page, "practice, shown");
  });

  test("with a mistake on the board there is no path: the text stands in the middle, below the title", async ({ page }) => {
    await open(page);
    const { givens, solution } = await solve(page);
    const at = givens.indexOf(0);
    await cell(page, at).click();
    await page.keyboard.press(String((solution[at] % 9) + 1));
    await page.goto("./#/path");
    await expect(page.getByRole("region", { name: sentence("word_messages") })).toContainText(sentence("learn_mistake"));
    await expectAccessible(page, "path, mistake");
    const [title, text, room] = await Promise.all(["h1", ".learn-wait", "main.learn"].map((part) => page.locator(part).boundingBox()));
    expect(title.y + title.height).toBeLessThan(text.y);
    expect(Math.abs(text.x + text.width / 2 - room.x - room.width / 2)).toBeLessThan(2);
  });
});
