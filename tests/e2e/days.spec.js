// The daily puzzles and the statistics: the same five for everyone, the archive, the text
// to share, and figures that follow the games. The clock of the page stands still, so no
// test depends on the day or on the time zone.
"use strict";

const { test, expect, open, cell, digits, solve, said, expectAccessible, forEachLook, sentence, pattern, ANY } = require("./nonet.js");

/** A Monday. */
const NOON = "2026-11-23T12:00:00";
const TODAY = "Monday 23 November";

test.use({ timezoneId: "Europe/Berlin" });

const button = (page, name) => page.getByRole("button", { name, exact: true });
const heading = (page, name) => page.getByRole("heading", { name, exact: true });
const day = (page, date, solved) => button(page, sentence("daily_day", { date, solved, count: 5 }));

/** Opens a page whose clock shows noon of the day of the tests. */
async function openAt(page, hash) {
  await page.clock.setFixedTime(new Date(NOON + "+01:00"));
  await page.goto(`./${hash}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Begins a daily puzzle and waits until it is on the board. */
async function begin(page, level) {
  await button(page, sentence("daily_new", { level })).click();
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

test("a daily puzzle is the same for everyone on that day, and another one the next day", async ({ page, browser, baseURL }) => {
  const games = [];
  for (const [timezoneId, time] of [["Pacific/Auckland", "2026-11-23T20:00:00+13:00"], ["America/Los_Angeles", "2026-11-23T08:00:00-08:00"], ["America/Los_Angeles", "2026-11-24T08:00:00-08:00"]]) {
    const context = await browser.newContext({ timezoneId, baseURL });
    const other = await context.newPage();
    await other.clock.setFixedTime(new Date(time));
    await other.goto("./#/daily");
    await begin(other, "Easy");
    games.push((await digits(other)).join(""));
    await context.close();
  }
  expect(games[0]).toBe(games[1]);
  expect(games[0]).not.toBe(games[2]);
  await open(page);
});

test("the archive leads to every day since the first one, and to no later day", async ({ page }) => {
  await openAt(page, "#/daily");
  await expect(heading(page, TODAY)).toBeVisible();
  await expect(heading(page, "November 2026")).toBeVisible();
  await expect(button(page, sentence("daily_month_after"))).toHaveAttribute("aria-disabled", "true");
  await expect(button(page, sentence("daily_day_later", { date: "24 November" }))).toBeDisabled();
  await day(page, "22 November", 0).click();
  await expect(page).toHaveURL(/#\/daily\/2026-11-22$/);
  await expect(heading(page, "Sunday 22 November")).toBeVisible();
  await expect(day(page, "22 November", 0)).toBeFocused();
  await expect(day(page, "22 November", 0)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowUp");
  await expect(day(page, "15 November", 0)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Monday 16 November")).toBeVisible();
  await button(page, sentence("daily_month_before")).click();
  await expect(heading(page, "October 2026")).toBeVisible();
  await expect(button(page, sentence("daily_month_before"))).toBeFocused();
  await page.goto("./#/daily/2026-01-01");
  await expect(heading(page, "Thursday 1 January")).toBeVisible();
  await expect(button(page, sentence("daily_month_before"))).toHaveAttribute("aria-disabled", "true");
  await page.goto("./#/daily/2027-01-01");
  await expect(heading(page, TODAY)).toBeVisible();
});

test("solved daily puzzles show their time, a text to share, and count in the statistics", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    navigator.share = async ({ text }) => {
      globalThis.shared = text;
    };
  });
  await openAt(page, "#/stats");
  await expect(page.getByText(sentence("stats_nothing"))).toBeVisible();
  await expect(page.getByRole("link", { name: sentence("stats_start") })).toBeVisible();
  await page.getByRole("link", { name: sentence("nav_daily"), exact: true }).click();
  await expect(heading(page, sentence("nav_daily"))).toBeFocused();
  await begin(page, "Easy");
  await finish(page);
  await page.getByRole("link", { name: sentence("nav_daily"), exact: true }).click();
  const done = page.getByRole("button", { name: pattern("daily_done", { level: "Easy", time: ANY }) });
  await expect(done).toBeVisible();
  const [time] = /\d+:\d\d/.exec(await done.getAttribute("aria-label"));
  await expect(page.getByText(sentence("daily_solved", { solved: 1, count: 5 }))).toBeVisible();
  await expect(day(page, "23 November", 1)).toBeVisible();
  const text = ["Nonet, 23 November 2026", `Easy ${time}`, "Medium –", "Hard –", "Master –", "Extreme –"].join("\n");
  await button(page, sentence("daily_copy")).click();
  await expect(page.getByRole("group", { name: sentence("daily_result") })).toContainText(sentence("copied_done"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await button(page, sentence("daily_share")).click();
  await expect.poll(() => page.evaluate(() => globalThis.shared)).toBe(text);
  // A solved game is opened, not begun again.
  await done.click();
  await expect(page.getByRole("img", { name: /^Score: / })).toBeVisible();
  await page.getByRole("link", { name: sentence("nav_daily"), exact: true }).click();
  await begin(page, "Medium");
  await finish(page);

  await page.getByRole("link", { name: sentence("nav_stats"), exact: true }).click();
  await expect(heading(page, sentence("nav_statistics"))).toBeFocused();
  const chart = (level) => page.getByRole("img", { name: pattern("stats_chart", { level, solved: 1, best: ANY, median: ANY }) });
  await expect(chart("Easy")).toBeVisible();
  await expect(chart("Medium")).toBeVisible();
  const streak = page.getByRole("region", { name: sentence("stats_streak") });
  await expect(streak).toContainText("1" + sentence("stats_days_in_row", { count: 1 }));
  await expect(streak.getByRole("img", { name: sentence("stats_calendar", { count: 1 }) })).toBeVisible();
  // The worker analyses the games, and the techniques follow.
  await expect(page.getByRole("region", { name: sentence("stats_met_title") }).getByRole("link").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(pattern("stats_analysing", { count: ANY }))).toHaveCount(0);
  // The pictures have tables.
  for (const summary of await page.getByText(sentence("stats_as_table")).all()) await summary.click();
  await expect(page.getByRole("table")).toHaveCount(3);
  await expect(page.getByRole("row", { name: `Easy 1 ${time} ${time} 0` })).toBeVisible();
  const today = page.getByRole("row", { name: /^23 November/ });
  await expect(today.getByRole("cell").first()).toHaveText("2");
  // The streak lasts until a day without a game is over.
  await page.clock.setFixedTime(new Date("2026-11-24T23:00:00+01:00"));
  await button(page, sentence("stats_weeks")).click();
  await expect(streak).toContainText("1" + sentence("stats_days_in_row", { count: 1 }));
  await page.clock.setFixedTime(new Date("2026-11-25T01:00:00+01:00"));
  await button(page, sentence("stats_year")).click();
  await expect(streak).toContainText("0" + sentence("stats_days_in_row", { count: 0 }));
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
    await expect(page.getByRole("region", { name: sentence("stats_met_title") })).toBeVisible({ timeout: 30_000 });
    for (const summary of await page.getByText(sentence("stats_as_table")).all()) await summary.click();
    await expectAccessible(page, "statistics");
  });
});
