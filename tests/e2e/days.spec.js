// The daily puzzles and the statistics: what depends on the time zone, and how they look. The
// rest is in tests/web/days.rs. The clock of the page stands still, so no test depends on the
// day or on the time zone.
"use strict";

const { test, expect, cell, solve, said, expectAccessible, forEachLook, sentence } = require("./nonet.js");

/** A Monday. */
const NOON = "2026-11-23T12:00:00";

test.use({ timezoneId: "Europe/Berlin" });

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Opens a page whose clock shows noon of the day of the tests. */
async function openAt(page, hash) {
  await page.clock.setFixedTime(new Date(NOON + "+01:00"));
  await page.goto(`./${hash}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Begins a daily puzzle and waits until it is on the board. */
async function begin(page, level) {
  await button(page, `${level} ${sentence("daily_play")}`).click();
  await expect(said(page, new RegExp(`^New game: ${level}`))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("gridcell")).toHaveCount(81);
}

/** Solves the puzzle on the board. */
async function finish(page) {
  const { givens, solution } = await solve(page);
  for (const index of givens.keys()) {
    if (givens[index]) continue;
    await cell(page, index).click();
    await page.keyboard.press(String(solution[index]));
  }
  await expect(page.getByRole("img", { name: /^Score: / })).toBeVisible();
}

test("the day is that of the place where the player is", async ({ browser, baseURL }) => {
  for (const [timezoneId, time, day] of [
    ["Pacific/Auckland", "2026-11-23T20:00:00+13:00", "Monday 23 November"],
    ["America/Los_Angeles", "2026-11-23T20:00:00+13:00", "Sunday 22 November"],
    ["America/Los_Angeles", "2026-11-23T08:00:00-08:00", "Monday 23 November"],
  ]) {
    const context = await browser.newContext({ timezoneId, baseURL });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(time));
    await page.goto("./#/daily");
    await expect(page.getByRole("heading", { name: day, exact: true })).toBeVisible();
    await context.close();
  }
});

forEachLook(() => {
  test("axe finds nothing on the daily page, on the games page and in the statistics", async ({ page }) => {
    await openAt(page, "#/daily");
    await begin(page, "Easy");
    await finish(page);
    await page.goto("./#/daily");
    await expect(page.getByRole("group", { name: sentence("daily_result") })).toBeVisible();
    await expectAccessible(page, "daily");
    await page.goto("./#/games");
    await expect(page.getByRole("region", { name: sentence("daily_today") })).toBeVisible();
    await expectAccessible(page, "games with today");
    await page.goto("./#/stats");
    await expect(page.getByRole("region", { name: sentence("stats_met_title") })).toBeVisible();
    for (const summary of await page.getByText(sentence("stats_as_table")).all()) await summary.click();
    await expectAccessible(page, "statistics");
  });
});
