// What is said during play: messages, jobs, hints, notices and the end of a game have
// their place beside the board. The board is as large as the screen lets it be, and
// nothing moves, scrolls or covers it. tests/web/hints.rs and tests/web/playing.rs have what
// is the same in every window.
"use strict";

const {
  test, expect, watchShifts, open, storeGame, openGame, toChain, cell, digits, labels, solve, startGame, said, nextIsMade, expectAccessible, LONG_JOB,
} = require("./nonet.js");
const { LONG, nearlySolved } = require("./positions.js");

const SIZES = [[320, 568], [390, 844], [844, 390], [768, 1024], [1280, 800], [1920, 1080]].map(([width, height]) => ({ width, height }));
const [, PHONE, LANDSCAPE, , DESKTOP] = SIZES;

/** The next steps include a chain. */
const CHAIN = {
  board: "+9..+2+3+6+45..3.8+4+1+96.+6.4+579+83.29.+1+546.+33.+6+9+87..+5...+623..9.5.+41..+9+64.9.+65..8.6..+9.+5.4",
  removed: "763 168",
};
/** The three positions with the longest sentences. */
const LONGEST = ["Nested Forcing Net", "Death Blossom", "ALS chain"];
const stage = (page) => page.getByRole("region", { name: "Messages" });
const title = (page) => stage(page).getByRole("heading");
const button = (page, name) => page.getByRole("button", { name, exact: true });
const notice = (page) => page.getByRole("alert");
const board = (page) => page.getByRole("grid").boundingBox();
const group = (page, name) => page.getByRole("group", { name }).boundingBox();

/** Looks at the page in each size; `each` gets what to say if something is wrong. */
async function inEverySize(page, sizes, each) {
  const own = page.viewportSize();
  for (const size of sizes) {
    if (sizes.length > 1) await page.setViewportSize(size);
    await each(size, `at ${size.width}x${size.height}`);
  }
  if (sizes.length > 1) await page.setViewportSize(own);
}

/** The document fits its window, and the board has its place. */
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
async function readOn(page, each) {
  for (let times = 0; times < 80; times++) {
    await each();
    const [, at, count] = /(\d+) of (\d+)/.exec(await title(page).textContent()) ?? [];
    if (at && at === count) return;
    const before = await stage(page).textContent();
    await page.keyboard.press("h");
    await expect.poll(() => stage(page).textContent(), { intervals: [20, 50, 100] }).not.toBe(before);
    await expect(stage(page)).not.toContainText("Looking for the next step");
  }
  throw new Error("the proof has no end");
}

const OTHERS = SIZES.filter((size) => size !== PHONE && size !== DESKTOP);

// In all sizes the board is where it was at rest. What else moves is watched in two of them, since after each change of
// the size the browser does not tell it for a while.
for (const [where, sizes] of [["on a phone", [PHONE]], ["on a desktop", [DESKTOP]], ["in other sizes", OTHERS]]) {
  test(`nothing moves in a game with hints, a notice and the end, ${where}`, async ({ page }) => {
    await page.setViewportSize(sizes[0]);
    await watchShifts(page, { exceptInputs: true });
    await storeGame(page, { board: nearlySolved(CHAIN.board, 8) });
    // The browser's storage is full from the start.
    await page.addInitScript(() => {
      Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await open(page);
    const look = (each) => inEverySize(page, sizes, each);
    const atRest = new Map();
    await look(async (size) => atRest.set(size, await board(page)));
    const expectAllStill = (what) => look((size, when) => expectStill(page, atRest.get(size), `${what} ${when}`));

    const { solution } = await solve(page);
    const first = (await digits(page)).indexOf(0);
    await cell(page, first).click();
    await page.keyboard.press(String(solution[first]));
    await expect(notice(page)).toBeVisible();
    await look(async (size, when) => {
      await expectStill(page, atRest.get(size), `with a notice ${when}`);
      const covered = await notice(page).boundingBox();
      for (const part of ["Tools", "Digits", "Entry mode"]) expect(meet(covered, await group(page, part)), `${part} is covered ${when}`).toBe(false);
      expect(meet(covered, atRest.get(size)), `the board is covered ${when}`).toBe(false);
    });
    await button(page, "Dismiss").click();
    await expect(notice(page)).toHaveCount(0);
    // A hint, stage by stage.
    await page.keyboard.press("h");
    await expect(title(page)).toHaveText("Where to look");
    await readOn(page, () => expectAllStill("in a hint"));
    await page.keyboard.press("h");
    await expect(title(page)).toHaveCount(0);
    // A mistake.
    const open_ = (await digits(page)).indexOf(0);
    await cell(page, open_).click();
    await page.keyboard.press(String((solution[open_] % 9) + 1));
    await page.keyboard.press("h");
    await expect(button(page, "Undo 1")).toBeVisible();
    await expectAllStill("at a mistake");
    await button(page, "Undo 1").click();
    await expect(cell(page, open_)).toHaveAccessibleName(/^empty/);
    for (const [index, digit] of (await digits(page)).entries()) {
      if (digit !== 0) continue;
      await cell(page, index).click();
      await page.keyboard.press(String(solution[index]));
    }
    await expect(button(page, "Play another")).toBeVisible();
    await expect(stage(page).getByRole("definition").first()).not.toHaveText("…");
    await expectAllStill("at the end");
    if (sizes === OTHERS) return;
    // The level's icon may move by a pixel when the typeface of the titles arrives.
    const shifts = await page.evaluate(() => globalThis.shifts);
    expect(shifts.filter(([value]) => value > 0.00002)).toEqual([]);
  });
}

test("a long job shows its progress in every size, and Cancel ends it at once", async ({ page }) => {
  await open(page);
  await page.keyboard.press("ArrowRight"); // the worker makes the next puzzle, and is idle then
  await nextIsMade(page);
  const before = await labels(page);
  const atRest = new Map();
  await inEverySize(page, SIZES, async (size) => atRest.set(size, await board(page)));
  await startGame(page, LONG_JOB);
  const words = stage(page).getByText(/^(Generating|Searching)/);
  await expect(words).toBeVisible();
  await inEverySize(page, SIZES, async (size, when) => {
    await expect(stage(page).getByRole("progressbar"), when).toBeVisible();
    expect(await board(page), when).toEqual(atRest.get(size));
    const box = await button(page, "Cancel").boundingBox();
    expect(box.height, when).toBeGreaterThanOrEqual(44);
    expect(meet(box, atRest.get(size)), when).toBe(false);
    await expect(button(page, "Cancel"), when).toBeInViewport({ ratio: 1 });
    await expect(words, when).toBeInViewport({ ratio: 1 });
  });
  const [busy] = page.workers();
  const ended = busy.waitForEvent("close");
  await button(page, "Cancel").click();
  await ended;
  await expect(stage(page)).toContainText("Cancelled.");
  await expect(button(page, "Undo")).toBeVisible();
  await expect.poll(() => labels(page), { intervals: [20, 50, 100] }).toEqual(before);
  await startGame(page, { level: "Easy", givens: "" });
  await expect(said(page, /^New game: Easy/)).toBeVisible();
  await solve(page);
});

test("the end shows the time, the hardest step, and what next, in every size", async ({ page }) => {
  await openGame(page, { board: nearlySolved(CHAIN.board, 1) });
  const { solution } = await solve(page);
  const last = (await digits(page)).indexOf(0);
  await cell(page, last).click();
  await page.keyboard.press(String(solution[last]));
  await expect(page.getByRole("main").getByText("Solved", { exact: true })).toBeVisible();
  // Nothing is selected or tinted, until the player moves on the board.
  const ring = () => page.locator('[role=gridcell][tabindex="0"]').evaluate((cell) => getComputedStyle(cell, "::after").display);
  await expect.poll(ring, { intervals: [20, 50, 100] }).toBe("none");
  await expect(page.locator(".cell.peer, .cell.same")).toHaveCount(0);
  const hardest = stage(page).locator(".end-facts").getByRole("definition").first().getByRole("link");
  await expect(hardest).toBeVisible();
  await inEverySize(page, SIZES, async (size, when) => {
    await expect(stage(page).getByText(/^\d+:\d\d$/), when).toBeInViewport({ ratio: 1 });
    await expect(hardest, when).toBeInViewport({ ratio: 1 });
    for (const name of ["Play another", "Rating"]) await expect(button(page, name), when).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("group", { name: "Digits" }), when).toHaveCount(0);
    const hidden = () => stage(page).evaluate((panel) => [panel.scrollHeight - panel.clientHeight, panel.scrollWidth - panel.clientWidth]);
    await expect.poll(hidden, { message: when, intervals: [20, 50, 100] }).toEqual([0, 0]);
  });
  await page.keyboard.press("ArrowLeft");
  await expect.poll(ring, { intervals: [20, 50, 100] }).not.toBe("none");
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "end");
  // The puzzle has a solve path from its start. What is solved stays solved.
  await expect(stage(page).getByRole("link", { name: "Solve path" })).toHaveAttribute("href", "#/path");
  await expect(stage(page).getByRole("link", { name: "Share" })).toHaveAttribute("href", "#/share");
  await expect(button(page, "Undo")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(stage(page).getByText("branch in the replay")).toBeVisible();
  await expect(page.getByRole("group", { name: "Digits" })).toHaveCount(0);
});

/** In the page: reads the open hint to the end of its proof; returns each sentence, and how much of it is cut off. */
const read = async () => {
  const panel = document.querySelector('section[aria-label="Messages"]');
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const all = [];
  for (let times = 0; times < 80; times++) {
    all.push([panel.querySelector(".hint-text p").textContent, panel.scrollHeight - panel.clientHeight]);
    const [, at, count] = /(\d+) of (\d+)/.exec(panel.querySelector("h2").textContent) ?? [];
    if (at && at === count) return all;
    const before = panel.textContent;
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "h", code: "KeyH", bubbles: true, cancelable: true }));
    do await frame(); while (panel.textContent === before || panel.textContent.includes("Looking for the next step"));
  }
  throw new Error("the proof has no end");
};

for (const name of LONGEST) {
  test(`no sentence of a hint is cut on a phone: ${name}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openGame(page, LONG[name]);
    await page.keyboard.press("h");
    await expect(title(page)).toHaveText("Where to look");
    const sentences = await page.evaluate(read);
    expect(sentences.filter(([, past]) => past > 0)).toEqual([]);
    expect(Math.max(...sentences.map(([{ length }]) => length)), "the longest sentence").toBeGreaterThan(400);
  });
}

test("on a phone a chain has a strip, and Back and Next are large", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openGame(page, CHAIN);
  await toChain(page);
  await page.keyboard.press("h");
  await page.keyboard.press("h");
  await expect(title(page)).toContainText("1 of");
  const strip = page.locator(".chain .chained");
  for (const [size, least] of [[PHONE, 52], [LANDSCAPE, 44]]) {
    await page.setViewportSize(size);
    expect(await strip.count()).toBeGreaterThanOrEqual(4);
    await expect(strip.first()).toHaveClass(/now/);
    await button(page, "Next").click();
    await expect(strip.nth(1)).toHaveClass(/now/);
    const [next, close] = [await button(page, "Next").boundingBox(), await button(page, "Close").boundingBox()];
    expect(next.width).toBeGreaterThan(150);
    expect(next.height).toBeGreaterThanOrEqual(least);
    expect(close.y).toBeGreaterThanOrEqual(next.y + next.height);
    await expect(page.getByRole("link", { name: "Lesson", exact: true })).toBeVisible();
    await button(page, "Back").click();
  }
});
