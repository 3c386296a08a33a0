// Hints in a real browser: one comes beside a long job of another worker, and in no stage
// does anything move or become inaccessible. tests/web/hints.rs has what they say.
"use strict";

const { test, expect, open, openGame, cell, digits, solve, startGame, expectAccessible, forEachLook, LONG_JOB } = require("./nonet.js");

/** The next step is a chain. */
const CHAIN = {
  board: "+9..+2+3+6+45..3.8+4+1+96.+6.4+579+83.29.+1+546.+33.+6+9+87..+5...+623..9.5.+41..+9+64.9.+65..8.6..+9.+5.4",
  removed: "763 168",
};
const hint = (page) => page.getByRole("region", { name: "Messages" });
const title = (page) => hint(page).getByRole("heading");

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

test("a hint comes while the worker generates for long", async ({ page }) => {
  await open(page);
  await startGame(page, LONG_JOB);
  await expect(page.getByText(/^(Generating|Searching)/).first()).toBeVisible();
  await page.keyboard.press("h");
  await expect(page.getByRole("status").first()).toContainText("Where to look.");
  await page.getByRole("button", { name: "Cancel" }).click();
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
    await page.keyboard.press("h");
    await expect(title(page)).toContainText("Loop");
    await check("name");
    for (const stage of ["the pattern", "1 of", "4 of"]) {
      await pressUntil(page, "h", new RegExp(stage));
      await check(stage);
    }
    // A large screen shows the whole proof, a phone shows one sentence at a time.
    const isLarge = page.viewportSize().width > 1000;
    await expect(hint(page).getByRole("paragraph")).toHaveCount(isLarge ? 0 : 1);
    const sentences = hint(page).locator(".proof").getByRole("listitem");
    if (isLarge) expect(await sentences.count()).toBeGreaterThanOrEqual(4);
    else await expect(sentences).toHaveCount(0);
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
