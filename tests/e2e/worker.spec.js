// The worker fails in the middle of a job, and the player can continue. Workers that do not load, and idle ones that are
// gone, are in faults.spec.js.
"use strict";

const { test, expect, open, cell, digits, solve, beforeWorker, said, startGame } = require("./nonet.js");

/** A worker that says of each job only that it is ready (message 0). */
const SILENT = `
  let started = false;
  onmessage = () => {
    if (started) console.log("job");
    started = true;
    postMessage(new Uint8Array([0]));
  };`;

/** Plays one digit, to check that the page responds. */
async function playOn(page) {
  const { solution } = await solve(page);
  const empty = (await digits(page)).indexOf(0);
  await cell(page, empty).click();
  await page.keyboard.press(String(solution[empty]));
  await expect(cell(page, empty)).toHaveAccessibleName(new RegExp(`^${solution[empty]}, row`));
}

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
  await expect.poll(() => [workers.length, page.workers().length], { intervals: [20, 50, 100] }).toEqual([2, 1]);
  await startGame(page, {});
  await expect(said(page, /^New game: Medium/)).toBeVisible();
  await playOn(page);
});

test("a worker that falls silent in the middle of a job", async ({ page }) => {
  await page.clock.install();
  await page.route("**/worker.js*", (route) => route.fulfill({ contentType: "text/javascript", body: SILENT }));
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
