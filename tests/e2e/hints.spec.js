// Hints from a player's point of view: every stage by keyboard, chains in both
// directions, mistakes first, and nothing lost when the worker fails. The positions
// come from puzzles of our own generator.
"use strict";

const {
  test, expect, open, openGame, toChain, cell, labels, digits, solve, said, startGame, expectAccessible, forEachLook, LONG_JOB,
} = require("./nonet.js");

/** The next step is an X-Wing. */
const X_WING = {
  board: "...+64.8.......2.6..65.....7+64..8.2.95.+9+2.6.1....9.+4.7....7+6..9.39..28....56....+8.",
  removed: "712 219 723",
};
/** A chain comes up soon. */
const CHAIN = {
  board: "+9..+2+3+6+45..3.8+4+1+96.+6.4+579+83.29.+1+546.+33.+6+9+87..+5...+623..9.5.+41..+9+64.9.+65..8.6..+9.+5.4",
  removed: "763 168",
};
/** An untouched puzzle. Digit 1 is right in r1c1. */
const FRESH = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";

const hint = (page) => page.getByRole("region", { name: "Messages" });
const title = (page) => hint(page).getByRole("heading");
const marks = (page, selector) => page.locator(`svg.marks ${selector}`);
const heard = (page) => page.getByRole("status");

/** Presses a key until the title matches. */
async function pressUntil(page, key, pattern) {
  for (let times = 0; times < 60; times++) {
    const now = await hint(page).innerText();
    if (pattern.test(await title(page).textContent())) return;
    await page.keyboard.press(key);
    await expect.poll(() => hint(page).innerText()).not.toBe(now);
    await expect(hint(page)).not.toContainText("Looking for the next step");
  }
  throw new Error(`never ${pattern}`);
}

test("every stage of a hint by keyboard, in both directions, until it is applied", async ({ page }) => {
  await openGame(page, X_WING);
  const before = await labels(page);
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
  await expect(hint(page)).toContainText("Where can 7 go?");
  await expect(heard(page)).toContainText("Where to look. Where can 7 go?");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("X-Winghard");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("X-Winghardthe pattern");
  await expect(marks(page, ".spot.kept")).toHaveCount(4);
  await expect(marks(page, ".house.cover")).toHaveCount(2);
  await expect(marks(page, ".spot.removed")).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("X-Winghard1 of 3");
  await pressUntil(page, "h", /3 of 3/);
  await expect(marks(page, ".spot.removed")).toHaveCount(1);
  await expect(heard(page)).toContainText("X-Wing, 3 of 3. So 7 can be removed from r2c1.");
  await page.keyboard.press("Shift+H");
  await expect(title(page)).toHaveText("X-Winghard2 of 3");
  await expect(marks(page, ".spot.removed")).toHaveCount(0);
  await page.keyboard.press("Shift+Enter");
  await expect(title(page)).toHaveText("X-Winghard1 of 3");
  await pressUntil(page, "h", /3 of 3/);
  await page.keyboard.press("h");
  await expect(hint(page)).toContainText("Ruled out: 7 in r2c1.");
  await expect(marks(page, "*")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect.poll(() => labels(page)).toEqual(before);
});

test("with focus on a button, arrows go through the hint and Escape closes it", async ({ page }) => {
  await openGame(page, X_WING);
  await page.getByRole("button", { name: "Hint", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Where to look");
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("X-Winghardthe pattern");
  await page.keyboard.press("ArrowLeft");
  await expect(title(page)).toHaveText("X-Winghard");
  await page.keyboard.press("Escape");
  await expect(title(page)).toHaveCount(0);
  await expect(hint(page)).toContainText("Hint closed.");
  await page.keyboard.press("h");
  await page.keyboard.press("ArrowRight"); // the board has focus again
  await expect(title(page)).toHaveText("Where to look");
});

test("a chain shows one inference at a time, in both directions", async ({ page }) => {
  await openGame(page, CHAIN);
  await toChain(page);
  await pressUntil(page, "h", /1 of/);
  const arrows = [];
  const count = async () => arrows.push(await marks(page, ".arrow").count());
  await count();
  const length = Number(/of (\d+)/.exec(await title(page).textContent())[1]);
  for (let sentence = 2; sentence <= length; sentence++) {
    await page.keyboard.press("h");
    await expect(title(page)).toContainText(`${sentence} of ${length}`);
    await expect(hint(page)).toContainText(/If r\dc\d|[Ss]o r?\d?/);
    expect(await marks(page, ".arrow.fresh").count()).toBeLessThanOrEqual(1);
    await count();
  }
  expect(arrows.at(-1)).toBeGreaterThanOrEqual(4);
  expect(arrows.every((now, index) => index === 0 || (now >= arrows[index - 1] && now <= arrows[index - 1] + 1))).toBe(true);
  for (let sentence = length - 1; sentence >= 1; sentence--) {
    await page.keyboard.press("Shift+H");
    await expect(title(page)).toContainText(`${sentence} of ${length}`);
    expect(await marks(page, ".arrow").count()).toBe(arrows[sentence - 1]);
  }
});

test("a large screen shows the whole proof, and pressing a sentence selects it", async ({ page }) => {
  await openGame(page, X_WING);
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
  await pressUntil(page, "h", /1 of 3/);
  const sentences = hint(page).getByRole("listitem");
  await expect(sentences).toHaveCount(3);
  // Nothing is there twice for a screen reader, and the one that is read is spoken.
  await expect(hint(page).getByRole("paragraph")).toHaveCount(0);
  const read = sentences.getByRole("button", { name: "So 7 can be removed from r2c1." });
  await read.click();
  await expect(read).toHaveAttribute("aria-current", "step");
  await expect(title(page)).toHaveText("X-Winghard3 of 3");
  await expect(heard(page)).toContainText("3 of 3. So 7 can be removed from r2c1.");
  await expect(marks(page, ".spot.removed")).toHaveCount(1);
  await page.keyboard.press("Shift+H");
  await expect(sentences.nth(1).getByRole("button")).toHaveAttribute("aria-current", "step");
  // By keyboard, focus stays on the pressed sentence.
  await sentences.first().getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("X-Winghard1 of 3");
  await expect(sentences.first().getByRole("button")).toBeFocused();
  // A phone shows one at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(hint(page).getByRole("listitem")).toHaveCount(0);
  await expect(hint(page).getByRole("paragraph")).toHaveCount(1);
});

test("a wrong digit comes first, with a button that undoes back to before it", async ({ page }) => {
  await openGame(page, { board: FRESH });
  await cell(page, 0).click();
  await page.keyboard.press("1");
  await cell(page, 2).click();
  await page.keyboard.press("1");
  await cell(page, 3).click();
  await page.keyboard.press("4");
  await page.keyboard.press("h");
  await expect(hint(page)).toContainText("One digit in box 1 is wrong.");
  await page.keyboard.press("h");
  await expect(hint(page)).toContainText("r1c3 is not 1.");
  await expect(cell(page, 2)).toHaveClass(/hinted/);
  await page.getByRole("button", { name: "Undo 2", exact: true }).click();
  await expect(hint(page)).toContainText("Undid 2 moves.");
  await expect(cell(page, 2)).toHaveAccessibleName(/^empty/);
  await expect(cell(page, 0)).toHaveAccessibleName(/^1,/);
});

test("a needed candidate that was ruled out is shown and put back", async ({ page }) => {
  await openGame(page, { board: FRESH });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Fill in all notes" }).click();
  await expect(cell(page, 80 - 1)).toHaveAccessibleName(/notes/);
  await cell(page, 3).click(); // r1c4 is 4
  await page.keyboard.press("Shift+4");
  await page.keyboard.press("h");
  await expect(hint(page)).toContainText("You ruled out a candidate that is needed in box 2.");
  await page.keyboard.press("h");
  await expect(hint(page)).toContainText("You ruled out 4 in r1c4, but it is needed there.");
  await page.keyboard.press("h");
  await expect(cell(page, 3)).toHaveAccessibleName(/notes (.* )?4/);
});

test("a digit closes the hint, and an applied hint survives a reload", async ({ page }) => {
  await openGame(page, X_WING);
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Do it", exact: true }).click();
  await expect(hint(page)).toContainText("Ruled out: 7 in r2c1.");
  await page.reload();
  await expect(cell(page, 0)).toBeVisible();
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
  await page.keyboard.press("h");
  await expect(title(page)).not.toContainText("X-Wing");
  await cell(page, 0).click();
  await page.keyboard.press("1");
  await expect(title(page)).toHaveCount(0);
});

test("a hint comes while the worker generates for long", async ({ page }) => {
  await open(page);
  await startGame(page, LONG_JOB);
  await expect(page.getByText(/^(Generating|Searching)/).first()).toBeVisible();
  await page.keyboard.press("h");
  await expect(heard(page)).toContainText("Where to look.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(title(page)).toHaveText("Where to look");
});

test("a worker that does not load leaves the game unchanged", async ({ page, problems }) => {
  problems.expected(/Failed to load resource|ERR_FAILED/);
  await page.route("**/worker.js*", (route) => route.abort());
  await openGame(page, X_WING);
  const before = await labels(page);
  await page.keyboard.press("h");
  await expect(said(page, /(did not|could not) load/)).toBeVisible();
  await expect.poll(() => labels(page)).toEqual(before);
  await page.unroute("**/worker.js*");
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
});

forEachLook(() => {
  test("axe finds nothing in any stage, and nothing moves", async ({ page }) => {
    await openGame(page, CHAIN);
    const places = async () => {
      const parts = [page.getByRole("grid")];
      // On a phone the text takes the place of the keypad.
      if (page.viewportSize().width > 1000) {
        parts.push(page.getByRole("group", { name: "Tools" }), page.getByRole("group", { name: "Digits" }));
      }
      return Promise.all(parts.map((part) => part.boundingBox()));
    };
    const before = await places();
    const check = async (stage) => {
      await expectAccessible(page, `hint, ${stage}`);
      expect(await places(), stage).toEqual(before);
    };
    await page.keyboard.press("h");
    await expect(title(page)).toHaveText("Where to look");
    await check("look");
    await page.keyboard.press("Escape");
    await toChain(page);
    await check("name");
    for (const stage of ["the pattern", "1 of", "4 of"]) {
      await pressUntil(page, "h", new RegExp(stage));
      await check(stage);
    }
    // There is a mistake.
    await page.keyboard.press("Escape");
    const { solution } = await solve(page);
    const at = (await digits(page)).indexOf(0);
    await cell(page, at).click();
    await page.keyboard.press(String((solution[at] % 9) + 1));
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    await expect(hint(page)).toContainText(/ is not \d\./);
    await check("fault");
  });
});
