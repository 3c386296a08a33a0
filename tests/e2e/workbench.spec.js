// The workbench where it needs a real browser: layout, dragging, real workers and files. All
// other tests are in tests/web.
"use strict";

const { test, expect, open, beforeWorker, expectAccessible, forEachLook, sentence, pattern, ANY } = require("./nonet.js");
const { PUZZLE, SOLUTION, LIST, openBench, box, press, choose, rows, result, ended, run, cells, give, saved, make, table } = require("./workbench.js");

test("on a phone it scrolls to its top when opened by the menu or by its address", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const isAtTop = async () => {
    await expect(page.getByRole("heading", { name: sentence("nav_workbench") })).toBeFocused();
    await expect(page.getByRole("gridcell")).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };
  await open(page);
  await page.getByRole("link", { name: sentence("nav_all_pages") }).click();
  await page.getByRole("link", { name: sentence("nav_workbench") }).click();
  await isAtTop();
  await page.goto("about:blank");
  await openBench(page);
  await isAtTop();
});

test("on a small screen the results follow the button, rows show the whole puzzle, and a row covers the page", async ({ page }) => {
  for (const [width, height] of [[390, 844], [320, 568], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await openBench(page);
    await page.reload(); // an empty list
    await choose(page, "bench_list_title");
    await box(page).fill(LIST);
    await run(page, "solve");
    const { y } = await rows(page).first().boundingBox();
    expect(y).toBeLessThan(height - 60);
    await rows(page).first().click();
    await expect(page.getByRole("heading", { name: sentence("row_title", { line: 2 }) })).toBeFocused();
    await expect(box(page)).toBeHidden();
    const board = await page.getByRole("img").last().boundingBox();
    expect(board.x >= 0 && board.x + board.width <= width).toBe(true);
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
    const puzzle = await rows(page).first().locator("[role=gridcell]").nth(1).boundingBox();
    const grid = await table(page).boundingBox();
    expect(puzzle.x + puzzle.width).toBeLessThanOrEqual(grid.x + grid.width);
  }
});

test("at 1280 px no column is cut, and a drag over the ratings filters the rows", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const cut = () => page.locator(".bench-row > *").evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent));
  await openBench(page);
  // The longest seeds.
  await make(page, "Easy", 10, "18446744073709551600");
  await ended(page, result("generate", 10));
  expect(await cut()).toEqual([]);
  // The longest names of techniques.
  await make(page, "Master", 60, "7000");
  await ended(page, result("generate", 60));
  await run(page, "rate", 60);
  // As wide as where scroll bars take room.
  const past = await table(page).evaluate((table) => {
    table.style.setProperty("padding-inline-end", "15px");
    return table.scrollWidth - table.clientWidth;
  });
  expect(past).toBe(0);
  await expect(page.getByRole("columnheader", { name: sentence("table_column", { column: "minutes" }) })).toBeInViewport({ ratio: 1 });
  expect(await cut()).toEqual([]);
  // The left half of the chart.
  const lowest = await page.getByRole("slider", { name: sentence("spread_least") }).getAttribute("aria-valuetext");
  const area = await page.locator(".spread-columns").boundingBox();
  await page.mouse.move(area.x + 2, area.y + 20);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width / 4, area.y + 30);
  await page.mouse.move(area.x + area.width / 2 - 3, area.y + 30);
  await page.mouse.up();
  const chip = page.getByRole("group", { name: sentence("chips") }).getByRole("button");
  await expect(chip).toContainText(pattern("chip_rating", { from: lowest, to: ANY }));
  const most = Number(/–(\d+\.\d)/.exec(await chip.textContent())[1]);
  const ratings = async () => (await cells(page)).map((row) => Number(row[2]));
  await expect.poll(async () => Math.max(...(await ratings()))).toBeLessThanOrEqual(most);
  expect(await rows(page).count()).toBeGreaterThan(0);
  await chip.click();
  await expect.poll(async () => Math.max(...(await ratings()))).toBeGreaterThan(most);
});

test("a worker that crashes loses no line, and the results are saved as text and as CSV", async ({ page, problems }) => {
  problems.expected(/on purpose/);
  // The real worker, but the first one crashes at its second part of the list.
  const spoil = `
    let count = 0;
    addEventListener("message", (event) => {
      if (++count !== 3) return;
      event.stopImmediatePropagation();
      setTimeout(() => { throw Error("on purpose"); });
    });`;
  await beforeWorker(page, spoil);
  const crash = page.waitForEvent("pageerror").catch(() => {});
  await openBench(page);
  await give(page, `${PUZZLE}\n`.repeat(3_000));
  await ended(page, sentence("list_from", { source: "list.txt", count: 3_000 }));
  await press(page, sentence("bench_task", { task: "solve" }));
  await crash;
  await ended(page, result("solve", 3_000));
  await expect(page.locator(".bench-words")).not.toContainText(pattern("run_faults", { count: ANY }));
  const text = await saved(page, "text");
  expect(text.split("\n").filter((line) => line === `${PUZZLE}\t1\t${SOLUTION}`)).toHaveLength(3_000);
  const csv = (await saved(page, "csv")).trim().split("\n");
  expect(csv).toHaveLength(3_001);
  expect(csv[0]).toBe("Line,Puzzle,Solutions,Solution,Fault");
  expect(csv[1]).toBe(`1,${PUZZLE},1,${SOLUTION},`);
  await give(page, text);
  await ended(page, sentence("list_from", { source: "list.txt", count: 3_000 }));
});

forEachLook(() => {
  test("axe finds nothing at the workbench, empty and with rows", async ({ page }) => {
    await openBench(page);
    await expectAccessible(page, "bench, empty");
    await box(page).fill(LIST.repeat(20));
    await run(page, "solve");
    await expectAccessible(page, "bench, solved");
    await rows(page).first().click();
    await expect(page.getByRole("heading", { name: sentence("row_title", { line: 2 }) })).toBeVisible();
    await expectAccessible(page, "bench, a row open");
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
    await make(page, "Medium", 30, "1");
    await ended(page, result("generate", 30));
    await run(page, "rate", 30);
    await expect(page.getByRole("region", { name: sentence("spread_title") })).toBeVisible();
    await expectAccessible(page, "bench, rated");
  });
});

test("a rule of the rating has its name in the player's language, and is found by it", async ({ page }) => {
  const naked = "..89.3..4.351.....2.......88.23..4.....712...6..........4.9....3..6..1.7.2....6..";
  const hidden = "3...529.......3..8..4.............8.1..9..37.963...1....74.....62...9.....9.86...";
  await page.goto("./?lang=de#/workbench");
  await page.locator("#bench-text").fill(`${naked}\n${hidden}\n`);
  await page.getByRole("button", { name: "Bewerten", exact: true }).click();
  const hardest = page.locator("[role=gridcell].bench-hardest");
  await expect(hardest).toHaveText(["Nacktes Paar", "Verstecktes Paar"]);
  await expect(page.getByRole("option", { name: "Verstecktes Paar" })).toBeAttached();
  const filter = page.locator("#bench-filter");
  for (const [typed, shown] of [["nackt", ["Nacktes Paar"]], ["Hidden", ["Verstecktes Paar"]], ["PAAR", ["Nacktes Paar", "Verstecktes Paar"]]]) {
    await filter.fill(typed);
    await expect(hardest).toHaveText(shown);
  }
});
