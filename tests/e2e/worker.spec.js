// The worker fails in every possible way, and the player can continue.
"use strict";

const { test, expect, open, cell, digits, solve, beforeWorker, said, startGame, runClockUntil, nextIsMade } = require("./nonet.js");

/** A worker that reports that it is ready (message 0), then runs `onJob` for each job. */
const impostor = (onJob) => ({
  contentType: "text/javascript",
  body: `let started = false;
    onmessage = () => {
      if (started) { ${onJob} }
      started = true;
      postMessage(new Uint8Array([0]));
    };`,
});

/** Plays one digit, to check that the page responds. */
async function playOn(page) {
  const { solution } = await solve(page);
  const empty = (await digits(page)).indexOf(0);
  await cell(page, empty).click();
  await page.keyboard.press(String(solution[empty]));
  await expect(cell(page, empty)).toHaveAccessibleName(new RegExp(`^${solution[empty]}, row`));
}

test("a worker that does not load", async ({ page, problems }) => {
  problems.expected(/Failed to load resource|ERR_FAILED/);
  await page.route("**/worker.js*", (route) => route.abort());
  await open(page);
  await playOn(page);
  await startGame(page, {});
  await expect(page.getByText(/(did not|could not) load/).first()).toBeVisible();
  await playOn(page);
  await page.unroute("**/worker.js*");
  await startGame(page, {});
  await expect(said(page, /^New game: Medium/)).toBeVisible();
  await playOn(page);
});

test("a worker that crashes in the middle of a job", async ({ page, problems }) => {
  problems.expected(/on purpose/);
  await page.route("**/worker.js*", (route) => route.fulfill(impostor("setTimeout(() => { throw Error('on purpose') }, 1500)")));
  await open(page);
  await startGame(page, {});
  await expect(page.getByText(/crashed/).first()).toBeVisible();
  await playOn(page);
});

test("a worker whose own code fails in the middle of a job", async ({ page, problems }) => {
  problems.expected(/TypeError|null/);
  // The real worker, but its first message after the start is not one of this app's.
  const spoil = `
    let count = 0;
    addEventListener("message", (event) => {
      if (++count !== 2) return;
      event.stopImmediatePropagation();
      dispatchEvent(new MessageEvent("message", { data: null }));
    });`;
  await beforeWorker(page, spoil);
  const workers = [];
  page.on("worker", (worker) => workers.push(worker));
  await open(page);
  await page.keyboard.press("ArrowRight"); // the first action starts the worker
  await expect.poll(() => workers.length).toBe(2);
  await expect.poll(() => page.workers().length).toBe(1);
  await startGame(page, {});
  await expect(said(page, /^New game: Medium/)).toBeVisible();
  await playOn(page);
});

test("an idle worker that is gone is replaced within seconds", async ({ page }) => {
  // The real worker, but the first one ignores everything after its first job.
  const deaf = `
    let count = 0;
    addEventListener("message", (event) => {
      if (++count > 2) event.stopImmediatePropagation();
    });`;
  await beforeWorker(page, deaf);
  const workers = [];
  page.on("worker", (worker) => workers.push(worker));
  await open(page);
  await page.keyboard.press("ArrowRight"); // the first action starts the worker
  await nextIsMade(page);
  expect(workers).toHaveLength(1);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Where to look" })).toBeVisible();
  expect(workers).toHaveLength(2);
  await playOn(page);
});

test("a worker whose script hangs is given up, and the next job tries again", async ({ page }) => {
  await page.clock.install();
  await page.route("**/nonet-worker.js*", () => new Promise(() => {}));
  await open(page);
  await startGame(page, {});
  await expect(page.getByText(/^Loading the solver/).first()).toBeVisible();
  await runClockUntil(page, () => expect(page.getByText(/(did not|could not) load/).first()).toBeVisible({ timeout: 500 }));
  await page.unroute("**/nonet-worker.js*");
  await startGame(page, {});
  await expect(said(page, /^New game: Medium/)).toBeVisible();
});

test("a worker that falls silent in the middle of a job", async ({ page }) => {
  await page.clock.install();
  await page.route("**/worker.js*", (route) => route.fulfill(impostor("console.log('job')")));
  await open(page);
  // The clock may run only once the worker has the job, or loading the worker times out instead.
  const job = page.waitForEvent("console", (message) => message.text() === "job");
  await startGame(page, {});
  await job;
  await page.clock.runFor(50_000);
  await expect(page.getByText(/^(Generating|Searching)/).first()).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.getByText(/took too long/).first()).toBeVisible();
  await playOn(page);
});
