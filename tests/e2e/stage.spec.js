// What is said during play: messages, jobs, hints, notices and the end of a game have
// their place beside the board. The board is as large as the screen lets it be, and
// nothing moves, scrolls or covers it.
"use strict";

const { test, expect, watchShifts, open, storeGame, openGame, toChain, cell, digits, labels, solve, startGame, expectAccessible, LONG_JOB } = require("./nonet.js");
const { LONG, nearlySolved } = require("./positions.js");

const SIZES = [[320, 568], [390, 844], [844, 390], [768, 1024], [1280, 800], [1920, 1080]];

/** The next steps include a chain. */
const CHAIN = {
  board: "+9..+2+3+6+45..3.8+4+1+96.+6.4+579+83.29.+1+546.+33.+6+9+87..+5...+623..9.5.+41..+9+64.9.+65..8.6..+9.+5.4",
  removed: "763 168",
};
const stage = (page) => page.getByRole("region", { name: "Messages" });
const title = (page) => stage(page).getByRole("heading");
const button = (page, name) => page.getByRole("button", { name, exact: true });
const notice = (page) => page.getByRole("alert");
const board = (page) => page.getByRole("grid").boundingBox();

/** Fails unless the document fits its window. */
async function expectStill(page, before, when) {
  expect(await board(page), when).toEqual(before);
  const past = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    window.scrollTo(0, 999);
    return [scrollHeight - innerHeight, scrollWidth - innerWidth, scrollY];
  });
  expect(past, `${when}: the document scrolls`).toEqual([0, 0, 0]);
}

/** Whether two boxes share more than a hairline. */
const meet = (one, other) =>
  one.x + one.width > other.x + 1 && other.x + other.width > one.x + 1 && one.y + one.height > other.y + 1 && other.y + other.height > one.y + 1;

/** Goes on until the proof of the open hint is at its end. */
async function readOn(page, each = async () => {}) {
  for (let times = 0; times < 80; times++) {
    await each();
    const [, at, count] = /(\d+) of (\d+)/.exec(await title(page).textContent()) ?? [];
    if (at && at === count) return;
    const before = await stage(page).textContent();
    await page.keyboard.press("h");
    await expect.poll(() => stage(page).textContent()).not.toBe(before);
    await expect(stage(page)).not.toContainText("Looking for the next step");
  }
  throw new Error("the proof has no end");
}

for (const [width, height] of SIZES) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test("nothing moves in a game with hints, a notice and the end", async ({ page }) => {
      await watchShifts(page, { exceptInputs: true });
      await storeGame(page, { board: nearlySolved(CHAIN.board, 8) });
      // The browser's storage is full from the start.
      await page.addInitScript(() => {
        Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await open(page);
      const before = await board(page);
      const { solution } = await solve(page);
      const first = (await digits(page)).indexOf(0);
      await cell(page, first).click();
      await page.keyboard.press(String(solution[first]));
      await expect(notice(page)).toBeVisible();
      await expectStill(page, before, "with a notice");
      const covered = await notice(page).boundingBox();
      for (const part of ["Tools", "Digits", "Entry mode"]) {
        expect(meet(covered, await page.getByRole("group", { name: part }).boundingBox()), `${part} is covered`).toBe(false);
      }
      expect(meet(covered, before), "the board is covered").toBe(false);
      await button(page, "Dismiss").click();
      await expect(notice(page)).toHaveCount(0);
      // A hint, stage by stage.
      await page.keyboard.press("h");
      await expect(title(page)).toHaveText("Where to look");
      await readOn(page, () => expectStill(page, before, "in a hint"));
      await page.keyboard.press("h");
      await expect(title(page)).toHaveCount(0);
      // A mistake.
      const open_ = (await digits(page)).indexOf(0);
      await cell(page, open_).click();
      await page.keyboard.press(String((solution[open_] % 9) + 1));
      await page.keyboard.press("h");
      await expectStill(page, before, "at a mistake");
      await button(page, "Undo 1").click();
      await expect(cell(page, open_)).toHaveAccessibleName(/^empty/);
      for (const [index, digit] of (await digits(page)).entries()) {
        if (digit !== 0) continue;
        await cell(page, index).click();
        await page.keyboard.press(String(solution[index]));
      }
      await expect(button(page, "Play another")).toBeVisible();
      await expect(stage(page).getByRole("definition").first()).not.toHaveText("…");
      await expectStill(page, before, "at the end");
      // The level's icon may move by a pixel when the typeface of the titles arrives.
      const shifts = await page.evaluate(() => window.shifts);
      expect(shifts.filter(([value]) => value > 0.00002)).toEqual([]);
    });

    test("a job shows its progress and can be cancelled", async ({ page }) => {
      await open(page);
      const before = await board(page);
      await startGame(page, LONG_JOB);
      await expect(stage(page).getByRole("progressbar")).toBeVisible();
      expect(await board(page)).toEqual(before);
      const box = await button(page, "Cancel").boundingBox();
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(meet(box, before)).toBe(false);
      await expect(button(page, "Cancel")).toBeInViewport({ ratio: 1 });
      await expect(stage(page).getByText(/^(Generating|Searching)/)).toBeInViewport({ ratio: 1 });
      await button(page, "Cancel").click();
      await expect(stage(page)).toContainText("Cancelled.");
      await expect(button(page, "Undo")).toBeVisible();
    });

    test("the end shows the time, the hardest step, and what next", async ({ page }) => {
      await openGame(page, { board: nearlySolved(CHAIN.board, 1) });
      const { solution } = await solve(page);
      const last = (await digits(page)).indexOf(0);
      await cell(page, last).click();
      await page.keyboard.press(String(solution[last]));
      await expect(page.getByRole("main").getByText("Solved", { exact: true })).toBeVisible();
      await expect(stage(page).getByText(/^\d+:\d\d$/)).toBeInViewport({ ratio: 1 });
      const hardest = stage(page).locator(".end-facts").getByRole("definition").first().getByRole("link");
      await expect(hardest).toBeInViewport({ ratio: 1 });
      for (const name of ["Play another", "Rating"]) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("group", { name: "Digits" })).toHaveCount(0);
      const hidden = () => stage(page).evaluate((panel) => [panel.scrollHeight - panel.clientHeight, panel.scrollWidth - panel.clientWidth]);
      await expect.poll(hidden).toEqual([0, 0]);
      // Nothing is selected or tinted, until the player moves on the board.
      const selected = page.locator('[role=gridcell][tabindex="0"]');
      const ring = () => selected.evaluate((cell) => getComputedStyle(cell, "::after").display);
      await expect.poll(ring).toBe("none");
      await expect(page.locator(".cell.peer, .cell.same")).toHaveCount(0);
      await page.keyboard.press("ArrowLeft");
      await expect.poll(ring).not.toBe("none");
      await expectAccessible(page, `end ${width}x${height}`);
      // The puzzle has a solve path from its start. What is solved stays solved.
      await expect(stage(page).getByRole("link", { name: "Solve path" })).toHaveAttribute("href", "#/path");
      await expect(stage(page).getByRole("link", { name: "Share" })).toHaveAttribute("href", "#/share");
      await expect(button(page, "Undo")).toHaveCount(0);
      await page.keyboard.press("Control+z");
      await expect(stage(page).getByText("branch in the replay")).toBeVisible();
      await expect(page.getByRole("group", { name: "Digits" })).toHaveCount(0);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [name, position] of Object.entries(LONG)) {
    test(`no sentence of a hint is cut: ${name}`, async ({ page }) => {
      await openGame(page, position);
      await page.keyboard.press("h");
      await expect(title(page)).toHaveText("Where to look");
      const lengths = [];
      await readOn(page, async () => {
        const [past, text] = await stage(page).evaluate((panel) => {
          const text = panel.querySelector(".hint-text p").textContent;
          return [panel.scrollHeight - panel.clientHeight, text];
        });
        expect(past, text).toBeLessThanOrEqual(0);
        lengths.push(text.length);
      });
      expect(Math.max(...lengths), "the longest sentence").toBeGreaterThan(100);
    });
  }
});

for (const [width, height, least] of [[390, 844, 52], [844, 390, 44]]) {
  test.describe(`a hint on a phone at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test("a chain has a strip, and Back and Next are large", async ({ page }) => {
      await openGame(page, CHAIN);
      await toChain(page);
      await page.keyboard.press("h");
      await page.keyboard.press("h");
      await expect(title(page)).toContainText("1 of");
      const strip = page.locator(".chain .chained");
      expect(await strip.count()).toBeGreaterThanOrEqual(4);
      await expect(strip.first()).toHaveClass(/now/);
      await button(page, "Next").click();
      await expect(strip.nth(1)).toHaveClass(/now/);
      const [next, close] = [await button(page, "Next").boundingBox(), await button(page, "Close").boundingBox()];
      expect(next.width).toBeGreaterThan(150);
      expect(next.height).toBeGreaterThanOrEqual(least);
      expect(close.y).toBeGreaterThanOrEqual(next.y + next.height);
      await expect(page.getByRole("link", { name: "Lesson", exact: true })).toBeVisible();
    });
  });
}

test("the pattern has a legend for eyes and a list for screen readers", async ({ page }) => {
  await openGame(page, CHAIN);
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
  await expect(page.locator(".marks .house.focus")).toHaveCount(1);
  await page.keyboard.press("h");
  await expect(page.locator(".marks .house.focus"), "the place stays marked").toHaveCount(1);
  await page.keyboard.press("h");
  await expect(title(page)).toContainText("the pattern");
  const items = page.locator(".legend li");
  expect(await items.count()).toBeLessThanOrEqual(3);
  await expect(items.first().locator(".sample")).toBeVisible();
  const list = stage(page).getByRole("paragraph");
  await expect(list).toContainText(/Framed|Ringed|In discs/);
  expect((await list.boundingBox()).width).toBeLessThanOrEqual(1);
});

test("during a hint rows and columns have numbers in the margin", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGame(page, CHAIN);
  const before = await board(page);
  const numbers = page.locator(".edges span");
  await expect(numbers).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(numbers).toHaveCount(18);
  const [column, row] = [await numbers.nth(2).boundingBox(), await numbers.nth(9 + 4).boundingBox()];
  const [third, fifth] = [await cell(page, 2).boundingBox(), await cell(page, 4 * 9).boundingBox()];
  expect(Math.abs(column.x + column.width / 2 - third.x - third.width / 2)).toBeLessThan(3);
  expect(column.y + column.height).toBeLessThanOrEqual(before.y);
  expect(Math.abs(row.y + row.height / 2 - fifth.y - fifth.height / 2)).toBeLessThan(3);
  expect(row.x + row.width).toBeLessThanOrEqual(before.x);
  expect(await board(page)).toEqual(before);
});

test("the first stage about a mistake frames its box", async ({ page }) => {
  await openGame(page, { board: CHAIN.board.replace(/\+\d/g, ".") });
  const { solution } = await solve(page);
  const names = await labels(page);
  const wrong = names.findIndex((name) => name.startsWith("empty"));
  await cell(page, wrong).click();
  await page.keyboard.press(String((solution[wrong] % 9) + 1));
  await page.keyboard.press("h");
  await expect(stage(page)).toContainText(/One digit in box \d is wrong/);
  const [frame, at] = [await page.locator(".marks .house.focus").boundingBox(), await cell(page, wrong).boundingBox()];
  expect(meet(frame, at)).toBe(true);
  expect(frame.width).toBeGreaterThan(2.8 * at.width);
});

test("how far the game is, at rest", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGame(page, { board: CHAIN.board.replace(/\+\d/g, ".") });
  const count = (await digits(page)).filter((digit) => digit === 0).length;
  await expect(stage(page).getByText(`${count} to go`)).toBeVisible();
  await expect(stage(page).getByText(`0 of ${count} placed`)).toBeVisible();
  const message = stage(page).locator(".panel-said");
  const { solution } = await solve(page);
  const at = (await digits(page)).indexOf(0);
  await cell(page, at).click();
  await page.keyboard.press(String(solution[at]));
  await expect(stage(page).getByText(`${count - 1} to go`)).toBeVisible();
  await expect(message).toContainText("placed.");
  const bottom = async () => { const box = await message.boundingBox(); return box.y + box.height; };
  const first = await bottom();
  await button(page, "Undo").click();
  await expect(message).toContainText("Undo");
  expect(await bottom()).toBe(first);
  const tools = await page.getByRole("group", { name: "Tools" }).boundingBox();
  expect(tools.y - first).toBeLessThan(24);
});
