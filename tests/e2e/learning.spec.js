// The learning pages: practice with feedback and the next exercise, a lesson, and the
// solve path.
"use strict";

const { test, expect, hasten, open, solve: solveBoard, cell, labels, expectAccessible, forEachLook, sentence, pattern, ANY } = require("./nonet.js");

/** The candidates of each cell, as its label lists them. */
async function candidates(page) {
  const notes = (label) => /notes ([\d ]+)/.exec(label)?.[1].trim().split(" ").map(Number) ?? [];
  return (await labels(page)).map(notes);
}

/** Opens an exercise and waits for its board. */
async function practise(page, code) {
  await page.goto(`./#/practice/${code}`);
  await expect(page.getByRole("gridcell")).toHaveCount(81, { timeout: 30_000 });
}

const words = (page) => page.getByRole("region", { name: sentence("learn_explanation") });
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Tries digits in empty cells until the exercise is done. */
async function solve(page, done) {
  const open = await candidates(page);
  for (const [at, digits] of open.entries()) {
    for (const digit of digits) {
      await cell(page, at).click();
      await page.keyboard.press(String(digit));
      if (await done.isVisible()) return;
    }
  }
}

test("a technique is chosen, practised and counted, and another exercise follows", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: sentence("nav_learn"), exact: true }).click();
  await expect(page.getByRole("heading", { name: sentence("nav_learn"), exact: true })).toBeFocused();
  await page.getByRole("link", { name: "Naked Pair", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Naked Pair" })).toBeFocused();
  await page.getByRole("link", { name: sentence("learn_practise"), exact: true }).click();
  await expect(page).toHaveURL(/#\/practice\/0200$/);
  await expect(page.getByRole("gridcell")).toHaveCount(81, { timeout: 30_000 });
  await expect(words(page)).toContainText(sentence("practice_remove", { technique: "Naked Pair" }));
  // By keyboard: a given can't be changed, and the page says so.
  const before = await labels(page);
  const given = before.findIndex((label) => /given/.test(label));
  await cell(page, given).click();
  await page.keyboard.press("1");
  await expect(words(page)).toContainText(pattern("practice_filled", { cell: ANY }));
  await press(page, sentence("practice_where"));
  await expect(page.locator(".marks")).toBeVisible();
  const done = words(page).getByText(pattern("practice_done", { count: 1, line: ANY }));
  await solve(page, done);
  await expect(done).toBeVisible();
  await expect(words(page).getByRole("listitem").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("nonet.practice"))).toBe("0200 1\n");
  await press(page, sentence("practice_another"));
  await expect(words(page)).toContainText(sentence("practice_remove", { technique: "Naked Pair" }));
  await expect.poll(() => labels(page)).not.toEqual(before);
  await page.getByRole("link", { name: sentence("learn_all") }).click();
  const solved = sentence("learn_positions", { solved: 1, needed: 9 });
  await expect(page.getByRole("link", { name: `Naked Pair ${solved}` })).toBeVisible();
  await expect(page.getByRole("region", { name: sentence("learn_nearly") })).toContainText(solved);
});

test("a wrong answer does not give the place away", async ({ page }) => {
  await practise(page, "0002");
  const wrong = words(page).getByText(pattern("practice_wrong", { cell: ANY, digit: ANY }));
  const done = words(page).getByText(/^Right\. /);
  // A candidate of the first cell with several of them: one of two digits is wrong, unless the
  // other one is what the exercise is about. Then the next exercise has another place.
  for (let isWrong = false; !isWrong; ) {
    const all = await candidates(page);
    const at = all.findIndex((digits) => digits.length > 1);
    for (const digit of all[at].slice(0, 2)) {
      await cell(page, at).click();
      await page.keyboard.press(String(digit));
      isWrong = await wrong.isVisible();
      if (isWrong || (await done.isVisible())) break;
    }
    if (await done.isVisible()) {
      const before = await labels(page);
      await press(page, sentence("practice_another"));
      await expect.poll(() => labels(page)).not.toEqual(before);
      await expect(page.getByRole("gridcell")).toHaveCount(81);
    }
  }
  await expect(wrong).toHaveText(pattern("practice_wrong", { cell: ANY, digit: ANY }));
  await expect(words(page)).not.toContainText("Look at");
  await expect(page.locator(".learn .marks")).toHaveCount(0);
  await press(page, sentence("practice_where"));
  await expect(words(page)).toContainText("Look at");
});

test("techniques are found by name, and Escape shows all again", async ({ page }) => {
  await page.goto("./#/learn");
  const links = page.locator(".learn-section li a");
  await expect(links.first()).toBeVisible({ timeout: 30_000 });
  const count = await links.count();
  const field = page.getByRole("searchbox", { name: sentence("learn_find") });
  await field.fill("xwing");
  await expect(links).toHaveCount(5);
  await expect(page.getByRole("link", { name: "Sashimi X-Wing", exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toContainText(sentence("learn_found", { count: 5 }));
  await field.fill("nothing like it");
  await expect(links).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText(sentence("learn_found", { count: 0 }));
  await field.press("Escape");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(links).toHaveCount(count);
});

test("the list shows what is learned and what comes next", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("nonet.practice", "0000 9\n0002 11\n0003 4\n0300 8\n"));
  await page.goto("./#/practice");
  const links = page.locator(".learn-section li a");
  await expect(links.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".learn-progress")).toHaveText(sentence("learn_learned", { learned: 2, count: await links.count() }));
  expect(await page.locator(".learn-section .diagram").count()).toBe(await links.count());
  const next = page.getByRole("region", { name: sentence("learn_next") });
  await expect(next).toContainText("Naked Single");
  await expect(next).toContainText(sentence("learn_positions", { solved: 4, needed: 9 }));
  await expect(page.getByRole("region", { name: sentence("learn_nearly") })).toContainText("X-Wing");
  await next.getByRole("link", { name: sentence("learn_practise") }).click();
  await expect(page).toHaveURL(/#\/practice\/0003$/);
});

test("a mistake on the board leaves a way back to it", async ({ page }) => {
  await open(page);
  const { givens, solution } = await solveBoard(page);
  const at = givens.indexOf(0);
  await cell(page, at).click();
  await page.keyboard.press(String((solution[at] % 9) + 1));
  await page.goto("./#/path");
  const fault = page.getByRole("region", { name: sentence("word_messages") });
  await expect(fault).toContainText(sentence("learn_mistake"), { timeout: 30_000 });
  const [title, text, room] = await Promise.all(["h1", ".learn-wait", "main.learn"].map((part) => page.locator(part).boundingBox()));
  expect(title.y + title.height).toBeLessThan(text.y);
  expect(Math.abs(text.x + text.width / 2 - room.x - room.width / 2)).toBeLessThan(2);
  await fault.getByRole("link", { name: sentence("word_back_to_game") }).click();
  await expect(page.getByRole("button", { name: sentence("tool_undo"), exact: true })).toBeVisible();
});

for (const [width, height] of [[320, 568], [390, 844], [844, 390], [768, 1024], [1280, 800]]) {
  test(`the board stands where it does in play at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await page.keyboard.press("n"); // the game is stored after the first action
    const board = () => page.getByRole("grid").evaluate((grid) => {
      const { x, y, width } = grid.getBoundingClientRect();
      return [x, y, width].map(Math.round);
    });
    const inPlay = await board();
    for (const place of ["lesson/0710", "practice/0002", "path"]) {
      await page.goto(`./#/${place}`);
      await expect(page.locator(".learn .board")).toBeVisible({ timeout: 30_000 });
      if (width === 768 && !place.startsWith("practice")) {
        // On a tablet sentences need more room than play: the board is smaller, at the same height.
        const [, y, size] = await board();
        expect(y, place).toBe(inPlay[1]);
        expect(size, place).toBeGreaterThanOrEqual(600);
        const text = await page.locator(".learn .panel").boundingBox();
        expect(text.height, place).toBeGreaterThan(100);
      } else {
        expect(await board(), place).toEqual(inPlay);
      }
      // All of it is on the screen, and no part of the title is cut.
      const room = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
      expect(room, place).toEqual([0, 0]);
      const cut = await page.locator(".bar-title").evaluate((title) => title.scrollWidth - title.clientWidth + Math.max(0, title.scrollHeight - title.clientHeight - 2));
      expect(cut, place).toBe(0);
      for (const button of await page.locator(".learn-tools button, .learn-foot .button, .keypad button").all()) {
        await expect(button).toBeInViewport({ ratio: 0.95 }); // the frame covers the edges of a key
      }
      if (place === "path") await expect(page.locator(".learn-line").first()).toBeInViewport({ ratio: 1 });
    }
  });
}

test("an exercise can show its step, which the keys go through", async ({ page }) => {
  await practise(page, "0002");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[role=gridcell][tabindex='0']")).toBeFocused();
  await page.keyboard.press("h");
  await expect(words(page)).toContainText("Look at");
  await press(page, sentence("practice_show"));
  const first = words(page).getByRole("button").first();
  await expect(first).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("ArrowRight");
  await expect(words(page).getByRole("button").nth(1)).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("status")).not.toBeEmpty();
});

test("a key pressed before an exercise is completely drawn moves focus to the board", async ({ page }) => {
  await hasten(page);
  // The key arrives as soon as there are cells.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelectorAll("[role=gridcell]").length < 81) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", code: "ArrowRight", bubbles: true }));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await practise(page, "0002");
  await expect(page.locator("[role=gridcell][tabindex='0']")).toBeFocused();
});

test("a lesson shows an example, sentence by sentence", async ({ page }) => {
  await page.goto("./#/lesson/0803");
  await expect(page.getByRole("heading", { name: "W-Wing" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  const sentences = words(page).getByRole("button");
  await expect(sentences.first()).toHaveAttribute("aria-current", "step");
  await press(page, sentence("word_next"));
  await expect(sentences.nth(1)).toHaveAttribute("aria-current", "step");
  await expect(page.locator(".marks .arrow")).toHaveCount(1);
  await sentences.last().click();
  await expect(page.locator(".marks .removed")).not.toHaveCount(0);
  await page.getByRole("link", { name: sentence("learn_practise") }).click();
  await expect(words(page)).toContainText(pattern("practice_remove", { technique: ANY }), { timeout: 30_000 });
});

test("the next exercise is generated in advance and shown at once", async ({ page }) => {
  // An exercise is recognised by its size: the other messages are short.
  await page.addInitScript(() => {
    window.exercises = 0;
    window.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        this.addEventListener("message", ({ data }) => (window.exercises += data.byteLength > 500 ? 1 : 0));
      }
    };
    window.waits = 0;
    const look = () => (window.waits += document.querySelector(".learn-wait") ? 1 : 0);
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await practise(page, "0002");
  const exercises = () => page.evaluate(() => window.exercises);
  for (let made = 2; made <= 3; made++) {
    await expect.poll(exercises, { timeout: 30_000 }).toBe(made);
    const before = await labels(page);
    await page.evaluate(() => (window.waits = 0));
    await press(page, sentence("practice_another"));
    await expect.poll(() => labels(page)).not.toEqual(before);
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    expect(await page.evaluate(() => window.waits)).toBe(0);
  }
});

test("an unknown technique in the URL is reported", async ({ page }) => {
  await page.goto("./#/lesson/9999");
  await expect(page.getByRole("region", { name: sentence("word_messages") })).toContainText("There is no such technique.", { timeout: 30_000 });
  await page.getByRole("link", { name: sentence("learn_all") }).first().click();
  await expect(page.getByRole("link", { name: "X-Wing", exact: true })).toBeVisible();
});

test("the solve path is stepped through and copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.getByRole("button", { name: sentence("word_menu") }).click();
  await page.getByRole("link", { name: sentence("menu_path") }).click();
  await expect(page.getByText(pattern("path_place", { number: 1, count: ANY }))).toBeVisible({ timeout: 30_000 });
  const count = Number(/of (\d+)/.exec(await page.locator(".bar-givens").textContent())[1]);
  const list = page.getByRole("region", { name: sentence("path_steps") });
  await expect(list.getByRole("button")).toHaveCount(count);
  await expect(list).toContainText(pattern("path_summary", { count, techniques: ANY }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(sentence("path_place", { number: 2, count }), { exact: true })).toBeVisible();
  await press(page, sentence("word_next"));
  await list.getByRole("button").last().click();
  await expect(page.getByText(sentence("path_place", { number: count, count }), { exact: true })).toBeVisible();
  await expect.poll(async () => (await labels(page)).filter((label) => label.startsWith("empty")).length).toBe(1);
  await press(page, sentence("path_copy"));
  await expect(words(page)).toContainText(sentence("copied_done"));
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.trim().split("\n")).toHaveLength(count);
  expect(text).toMatch(/^(Full House|Hidden Single|Naked Single): r\dc\d=\d$/m);
  await page.getByRole("link", { name: sentence("word_back_to_game") }).click();
  await expect(page.getByRole("button", { name: sentence("tool_undo"), exact: true })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("every step of a path can be chosen with the board in view", async ({ page }) => {
    await open(page);
    await page.goto("./#/path");
    const steps = page.getByRole("region", { name: sentence("path_steps") }).getByRole("button");
    await expect(steps.first()).toBeVisible({ timeout: 30_000 });
    await steps.last().tap();
    const count = await steps.count();
    await expect(page.getByText(sentence("path_place", { number: count, count }), { exact: true })).toBeVisible();
    await expect(page.getByRole("grid")).toBeInViewport({ ratio: 1 });
    await expect(steps.last()).toBeInViewport({ ratio: 1 });
  });

  test("list items are large enough for touch", async ({ page }) => {
    const small = (targets) => targets.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    await open(page);
    await page.goto("./#/path");
    const steps = page.locator(".learn-line");
    await expect(steps.first()).toBeVisible({ timeout: 30_000 });
    expect(await small(steps)).toBe(0);
    await page.goto("./#/learn");
    const links = page.locator(".learn-list :is(li a, .button, input)");
    await expect(links.first()).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => small(links)).toBe(0); // typefaces may still arrive
  });
});

forEachLook(() => {
  test("axe finds nothing on the learning pages", async ({ page }) => {
    await open(page);
    await page.keyboard.press("n"); // the game is stored after the first action
    const board = page.locator(".learn .board");
    const pages = [
      ["learn", page.getByRole("link", { name: "X-Wing", exact: true })],
      ["lesson/0803", board],
      ["practice/0300", board],
      ["path", board],
    ];
    for (const [place, sign] of pages) {
      await page.goto(`./#/${place}`);
      await expect(sign).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page, place);
      if (place === "practice/0300") {
        await press(page, sentence("practice_where"));
        await expectAccessible(page, "practice, pointed");
        await press(page, sentence("practice_show"));
        await expectAccessible(page, "practice, shown");
      }
    }
  });
});
