// New games: what only a real worker and a real pointer show. A long job is in stage.spec.js, the
// rest in tests/web/newgame.rs and tests/web/ordering.rs.
"use strict";

const { bound, test, expect, open, cell, digits, openOrder, startGame, LONG_JOB } = require("./nonet.js");

// All other bounds of time are for a quiet machine: see speed.spec.js. Here other tests run at the
// same time, so one fast press of three times nine suffices.
test("a key press is painted within 50 ms while the worker is busy", async ({ page }) => {
  await open(page);
  await startGame(page, LONG_JOB);
  const job = page.getByText(/^(Generating|Searching)/).first();
  await expect(job).toBeVisible();
  await cell(page, (await digits(page)).indexOf(0)).click();
  const times = await page.evaluate(async (most) => {
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    const times = [];
    for (let at = 0; at < 27 && !(times.at(-1) < most); at++) {
      const digit = String((at % 9) + 1);
      await frame();
      const start = performance.now();
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: digit, code: `Digit${digit}`, bubbles: true, cancelable: true }));
      do await frame(); while (!document.activeElement.ariaLabel.startsWith(digit));
      times.push(performance.now() - start);
    }
    return times;
  }, bound(50));
  await expect(job).toBeVisible();
  expect(times.at(-1), `${times.map(Math.round)}`).toBeLessThan(bound(50));
});

test("a slider is dragged, and pushes the other one", async ({ page }) => {
  await open(page);
  const form = await openOrder(page);
  await form.getByRole("radio", { name: /^Medium/ }).check();
  const [least, most] = ["Fewest givens", "Most givens"].map((name) => form.getByRole("slider", { name }));
  await least.scrollIntoViewIfNeeded();
  const box = await least.boundingBox();
  const at = (value) => box.x + 22 + ((box.width - 44) * (value - 17)) / (40 - 17);
  const y = box.y + box.height / 2;
  await page.mouse.move(at(30), y);
  await page.mouse.down();
  await page.mouse.move(at(38), y, { steps: 8 });
  await page.mouse.up();
  await expect(least).toHaveValue("38");
  await expect(most).toHaveValue("38");
  await expect(form.getByLabel("Number of givens")).toHaveValue("38");
});
