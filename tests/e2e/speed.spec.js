// Response times for the player: a key press, a new game that was generated in advance, and
// generating. The bounds are the project's own. The best of several attempts counts, since the
// machine may be busy. `make check` has one of them: see newgame.spec.js.
"use strict";

const { test, expect, open, cell, startGame, said, LONG_JOB, nextIsMade } = require("./nonet.js");
const { timeJobs } = require("./jobs.js");

test.describe.configure({ mode: "serial" });
test.skip(!process.env.E2E_AUDIT, "bounds for a quiet machine, which `make audit` checks");

/**
 * Plays by keyboard, and returns how long each press took from the key to the painted
 * frame, in milliseconds, sorted. The browser measures it, in steps of 8 ms, and does not
 * report what takes less than 16.
 */
async function pressTimes(page, presses) {
  await page.evaluate(() => {
    globalThis.pressed = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "keydown") globalThis.pressed.push(duration);
    }).observe({ type: "event", durationThreshold: 16 });
  });
  const keys = ["ArrowRight", "5", "ArrowDown", "Control+z", "ArrowLeft", "n", "3", "n"];
  for (let at = 0; at < presses; at++) {
    await page.keyboard.press(keys[at % keys.length]);
    // The next key comes when the player sees what this one did.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  }
  const slow = await page.evaluate(() => globalThis.pressed);
  return [...slow, ...Array(Math.max(0, presses - slow.length)).fill(8)].sort((one, other) => one - other);
}

for (const [what, rate, most] of [["while every worker is busy", 1, 32], ["with the processor slowed six times", 6, 100]]) {
  test(`19 of 20 key presses are painted within ${most} ms ${what}`, async ({ page }) => {
    await open(page);
    if (rate === 1) {
      await startGame(page, LONG_JOB);
      await expect(page.getByText(/^(Generating|Searching)/).first()).toBeVisible();
    } else {
      await page.keyboard.press("ArrowRight"); // the first action lets the worker make the next puzzle
      await nextIsMade(page);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
    }
    await cell(page, 40).click();
    const times = await pressTimes(page, 80);
    const at = (share) => times[Math.ceil(share * times.length) - 1];
    console.log(`key press to paint ${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`);
    expect(at(0.95)).toBeLessThanOrEqual(most);
  });
}

test("a new game generated in advance appears within 50 ms", async ({ page }) => {
  await open(page);
  await page.keyboard.press("ArrowRight"); // the first action starts the worker
  const times = [];
  for (let game = 0; game < 5; game++) {
    // The next puzzle is stored as soon as it is generated.
    await nextIsMade(page);
    await page.getByRole("button", { name: "New game", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    times.push(
      await page.evaluate(async () => {
        const board = () => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.ariaLabel).join();
        const before = board();
        await new Promise((next) => requestAnimationFrame(next));
        const start = performance.now();
        document.querySelector("dialog [aria-labelledby=level-medium-name]").click();
        do await new Promise((next) => requestAnimationFrame(() => setTimeout(next))); while (board() === before);
        return performance.now() - start;
      }),
    );
  }
  times.sort((one, other) => one - other);
  console.log(`new game to board: median ${times[2].toFixed(1)} ms, max ${times[4].toFixed(1)} ms`);
  expect(times[0]).toBeLessThan(50);
});

test("no task takes 50 ms while all notes of 25 × 25 are filled in", async ({ page }) => {
  await open(page);
  await startGame(page, { level: "Hard", board: "25 × 25", seed: "1" });
  await expect(page.getByRole("gridcell")).toHaveCount(625, { timeout: 60_000 });
  const longest = [];
  for (let round = 0; round < 7; round++) {
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    longest.push(
      await page.evaluate(async () => {
        const tasks = [0]; // tasks below 50 ms are not reported
        const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)));
        observer.observe({ entryTypes: ["longtask"] });
        [...document.querySelectorAll("button")].find((button) => button.textContent.includes("Fill in all notes")).click();
        await new Promise((next) => setTimeout(next, 500));
        observer.disconnect();
        return Math.max(...tasks);
      }),
    );
    expect(await page.locator(".note").count()).toBeGreaterThan(500);
    await page.keyboard.press("Control+z");
    await expect(page.locator(".note")).toHaveCount(0);
  }
  longest.sort((one, other) => one - other);
  console.log(`fill in all notes, longest task: median ${longest[3].toFixed(1)} ms, max ${longest[6].toFixed(1)} ms`);
  expect(longest[3]).toBeLessThan(50);
});

for (const level of ["Easy", "Medium", "Hard"]) {
  test(`${level} puzzles are generated within 100 ms`, async ({ page }) => {
    await page.addInitScript(timeJobs);
    await open(page);
    await startGame(page, { level });
    await expect(said(page, new RegExp(`^New game: ${level}`))).toBeVisible();
    for (let game = 0; game < 20; game++) {
      await expect.poll(() => page.evaluate(() => localStorage.getItem("nonet.next")), { intervals: [20] }).not.toBeNull();
      await startGame(page, { level });
    }
    const times = (await page.evaluate(() => globalThis.jobs)).slice(-20).sort((one, other) => one - other);
    const at = (share) => times[Math.floor(share * (times.length - 1))];
    console.log(`${level}: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, max ${at(1).toFixed(1)} ms`);
    expect(at(0)).toBeLessThan(100);
  });
}
