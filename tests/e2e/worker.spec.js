// The worker fails in every way it can, and the page plays on.
"use strict";

const { test, expect, open, cell, digits, solve } = require("./nonet.js");

/** A worker that says that it listens (message 0), then does what `onJob` says. */
const impostor = (onJob) => ({
  contentType: "text/javascript",
  body: `let started = false;
    onmessage = () => {
      if (started) { ${onJob} }
      started = true;
      postMessage(new Uint8Array([0]));
    };`,
});

/** Plays one digit, to see that the page lives. */
async function playOn(page) {
  const { solution } = await solve(page);
  const empty = (await digits(page)).indexOf(0);
  await cell(page, empty).click();
  await page.keyboard.press(String(solution[empty]));
  await expect(cell(page, empty)).toHaveAccessibleName(new RegExp(`^${solution[empty]}, row`));
}

/** Asks for a new game like the present one, whatever the page offers for it. */
async function newGame(page) {
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^(Start|Play|Medium|New game)/ }).first().click();
}

test("a worker that does not load", async ({ page, problems }) => {
  problems.expected(/Failed to load resource|ERR_FAILED/);
  await page.route("**/worker.js", (route) => route.abort());
  await open(page);
  await playOn(page);
  await newGame(page);
  await expect(page.getByText(/could not start/).first()).toBeVisible();
  await playOn(page);
});

test("a worker that crashes in the middle of a job", async ({ page, problems }) => {
  problems.expected(/on purpose/);
  await page.route("**/worker.js", (route) => route.fulfill(impostor("setTimeout(() => { throw Error('on purpose') }, 1500)")));
  await open(page);
  await newGame(page);
  await expect(page.getByText(/stopped by accident/).first()).toBeVisible();
  await page.unroute("**/worker.js");
  await playOn(page);
});

test("a worker that falls silent in the middle of a job", async ({ page }) => {
  await page.clock.install();
  await page.route("**/worker.js", (route) => route.fulfill(impostor("")));
  await open(page);
  await newGame(page);
  await page.clock.runFor(50_000);
  await expect(page.getByText(/^Making a puzzle/).first()).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.getByText(/took too long/).first()).toBeVisible();
  await playOn(page);
});
