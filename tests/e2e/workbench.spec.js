// The workbench reads lists, works on all cores and saves results.
"use strict";

const { test, expect, open, beforeWorker, startGame, expectAccessible, forEachLook, LONG_JOB, HOPELESS_JOB, sentence, pattern, ANY } = require("./nonet.js");
const { solutions } = require("./oracle.js");
const { PUZZLE, SOLUTION, LIST, openBench, box, press, choose, table, rows, result, ended, run, cells, give, saved, make } = require("./workbench.js");

test("is opened from the sheet of all pages, which pauses the game", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: sentence("nav_all_pages") }).click();
  await page.getByRole("link", { name: sentence("nav_workbench") }).click();
  await expect(page.getByRole("heading", { name: sentence("nav_workbench") })).toBeFocused();
  await page.waitForTimeout(3_000);
  await page.getByRole("link", { name: sentence("word_back_to_game") }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect(page.getByRole("timer")).toHaveText(/^0:0[0-2]$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const place of ["the menu", "its address"]) {
    test(`scrolls to its top when opened by ${place}`, async ({ page }) => {
      if (place === "the menu") {
        await open(page);
        await page.getByRole("link", { name: sentence("nav_all_pages") }).click();
        await page.getByRole("link", { name: sentence("nav_workbench") }).click();
      } else {
        await openBench(page);
      }
      await expect(page.getByRole("heading", { name: sentence("nav_workbench") })).toBeFocused();
      await expect(page.getByRole("gridcell")).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test("offline it says that the page did not load, and later it loads", async ({ page, problems }) => {
  problems.expected(/Failed to load resource/);
  await open(page);
  await page.route("**/nonet-rooms*", (route) => route.abort());
  await page.goto("./#/workbench");
  await expect(page.getByText(sentence("page_not_loaded"))).toBeVisible();
  await page.getByRole("link", { name: sentence("word_back_to_game") }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await page.unroute("**/nonet-rooms*");
  await page.goto("./#/workbench");
  await expect(page.getByRole("heading", { name: sentence("nav_workbench") })).toBeFocused();
});

test("the longest seeds of a list are shown whole, so that rows can be told apart", async ({ page }) => {
  await openBench(page);
  const first = 18446744073709551600n;
  await make(page, "Easy", 10, String(first));
  await ended(page, result("generate", 10));
  expect((await cells(page)).map((row) => row[3])).toEqual([...Array(10).keys()].map((at) => String(first + BigInt(at))));
  const cut = await page.getByRole("gridcell").evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent));
  expect(cut).toEqual([]);
});

test("solves, counts and minimises; faulty lines are marked and do not stop the rest", async ({ page }) => {
  await openBench(page);
  await box(page).fill(LIST);
  await run(page, "solve");
  expect(await cells(page)).toEqual([
    ["2", PUZZLE, "1", SOLUTION],
    ["3", "nonsense", expect.stringMatching(/^Column 4: "s" is neither/)],
    ["4", PUZZLE.slice(1), expect.stringMatching(/^There are 80 cells/)],
    ["5", ".".repeat(81), "2+", expect.stringMatching(/^[1-9]{81}$/)],
  ]);
  await press(page, sentence("table_faults_only"));
  expect((await cells(page)).map(([line]) => line)).toEqual(["3", "4"]);
  await run(page, "count");
  expect((await cells(page)).map((row) => row[2])).toEqual(["1", expect.anything(), expect.anything(), "10000+"]);
  await run(page, "minimise");
  const [first] = await cells(page);
  expect(first.slice(1, 4)).toEqual([PUZZLE, "26", expect.stringMatching(/^\d\d$/)]);
  expect(solutions([...first[4]].map((digit) => Number(digit) || 0), 2)).toHaveLength(1);
});

test("both text and files can be dropped", async ({ page }) => {
  await openBench(page);
  const drop = async (type, text) => {
    const data = await page.evaluateHandle(([type, text]) => {
      const data = new DataTransfer();
      if (type === "file") data.items.add(new File([text], "dropped.txt", { type: "text/plain" }));
      else data.setData("text/plain", text);
      return data;
    }, [type, text]);
    await page.getByRole("main").dispatchEvent("drop", { dataTransfer: data });
  };
  await drop("text", `${PUZZLE}\n${PUZZLE}\n`);
  await ended(page, sentence("list_of", { count: 2 }));
  await expect(box(page)).toHaveValue(`${PUZZLE}\n${PUZZLE}\n`);
  await drop("text", `${PUZZLE}\n`.repeat(300));
  await ended(page, sentence("list_from", { source: sentence("source_dropped"), count: 300 }));
  await drop("file", `${PUZZLE}\n`.repeat(3));
  await ended(page, sentence("list_from", { source: "dropped.txt", count: 3 }));
});

test("results are saved as text and as CSV, and the text can be read as a list", async ({ page }) => {
  await openBench(page);
  await box(page).fill(LIST);
  await run(page, "solve");
  const csv = (await saved(page, "csv")).trim().split("\n");
  expect(csv[0]).toBe("Line,Puzzle,Solutions,Solution,Fault");
  expect(csv[1]).toBe(`2,${PUZZLE},1,${SOLUTION},`);
  expect(csv).toHaveLength(5);
  const text = await saved(page, "text");
  expect(text.split("\n")[0]).toBe(`${PUZZLE}\t1\t${SOLUTION}`);
  await give(page, text);
  await ended(page, sentence("list_from", { source: "list.txt", count: 2 }));
});

test("100 extreme puzzles have 17 to 19 givens and one solution each", async ({ page }) => {
  test.setTimeout(240_000);
  await openBench(page);
  await make(page, "Extreme", 100, "1");
  await expect(page.locator(".bench-words")).toContainText(result("generate", 100), { timeout: 200_000 });
  const text = await saved(page, "text");
  const puzzles = text.trim().split("\n").map((line) => line.split("\t"));
  expect(puzzles).toHaveLength(100);
  expect(new Set(puzzles.map(([puzzle]) => puzzle)).size).toBe(100);
  for (const [puzzle, givens] of puzzles) {
    const digits = [...puzzle].map((digit) => Number(digit) || 0);
    const count = digits.filter(Boolean).length;
    expect(count).toBe(Number(givens));
    expect(count).toBeGreaterThanOrEqual(17);
    expect(count).toBeLessThanOrEqual(19);
    expect(solutions(digits, 2)).toHaveLength(1);
  }
});

test("a list from a seed is the same with one worker and with four", async ({ page, context }) => {
  const made = async (page, cores) => {
    await page.addInitScript((cores) => Object.defineProperty(navigator, "hardwareConcurrency", { value: cores }), cores);
    await openBench(page);
    await make(page, "Hard", 2_000, "77");
    await ended(page, result("generate", 2_000));
    return saved(page, "text");
  };
  const one = await made(page, 1);
  expect(one.trim().split("\n")).toHaveLength(2_000);
  expect(await made(await context.newPage(), 4)).toBe(one);
});

test("a long list gets more workers, and cancelling leaves one", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 }));
  await openBench(page);
  await make(page, "Extreme", 100_000, "5");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(3); // one core is left to the page
  await expect(page.locator(".bench-words")).toContainText(pattern("run_line_left", { title: ANY, done: sentence("run_done_rate", { done: ANY, rate: ANY }), left: sentence("run_left", { time: ANY }) }), { timeout: 30_000 });
  await expect.poll(async () => (await cells(page))[0]?.[1], { timeout: 30_000 }).toHaveLength(81);
  await press(page, sentence("word_cancel"));
  await expect(page.locator(".bench-words")).toContainText(pattern("run_stopped", { done: ANY, total: ANY }));
  await expect.poll(() => page.workers().length).toBe(1);
  await run(page, "minimise");
});

test("all workers race for a long search unless its seed is given", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 }));
  await open(page);
  await startGame(page, LONG_JOB);
  await page.waitForTimeout(1_500);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await startGame(page, HOPELESS_JOB);
  await expect.poll(() => page.workers().length).toBe(3);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => page.workers().length).toBe(1);
});

test("a worker that crashes loses no line", async ({ page, problems }) => {
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
  const crash = page.waitForEvent("pageerror");
  await openBench(page);
  await give(page, `${PUZZLE}\n`.repeat(3_000));
  await ended(page, sentence("list_from", { source: "list.txt", count: 3_000 }));
  await press(page, sentence("bench_task", { task: "solve" }));
  await crash.catch(() => {});
  await ended(page, result("solve", 3_000));
  await expect(page.locator(".bench-words")).not.toContainText(pattern("run_faults", { count: ANY }));
  expect((await saved(page, "text")).split("\n").filter((line) => line === `${PUZZLE}\t1\t${SOLUTION}`)).toHaveLength(3_000);
});

/** 14 classic puzzles with another line in the middle. */
const among = (line) => [...Array(7).fill(PUZZLE), line, ...Array(7).fill(PUZZLE)].join("\n") + "\n";

test("a line that takes too long is marked alone, and all others are done", async ({ page }) => {
  test.setTimeout(240_000);
  await open(page);
  await startGame(page, { level: "Hard", board: "25 × 25", seed: "1" });
  await expect(page.getByRole("gridcell")).toHaveCount(625, { timeout: 60_000 });
  const large = await page.getByRole("gridcell").evaluateAll((all) => all.map((one) => one.textContent || ".").join(""));
  await page.goto("./#/workbench");
  await expect(page.getByRole("heading", { name: sentence("nav_workbench") })).toBeVisible();
  await box(page).fill(among(large));
  await press(page, sentence("bench_task", { task: "minimise" }));
  await expect(page.locator(".bench-words")).toContainText(result("minimise", 15), { timeout: 200_000 });
  await expect(page.locator(".bench-words")).toContainText(sentence("run_faults", { count: 1 }));
  const all = await cells(page);
  expect(all.map(([, , told]) => told)).toEqual([...Array(7).fill("26"), "This one takes too long to minimise here.", ...Array(7).fill("26")]);
});

test("a line that crashes every worker is marked alone, and all others are done", async ({ page, problems }) => {
  problems.expected(/on purpose/);
  const deadly = PUZZLE.replace(/^\./, "1");
  // The real worker, but it crashes on every list that contains the deadly line.
  const spoil = `
    addEventListener("message", (event) => {
      if (!(event.data instanceof Uint8Array) || !new TextDecoder().decode(event.data).includes("${deadly}")) return;
      event.stopImmediatePropagation();
      setTimeout(() => { throw Error("on purpose"); });
    });`;
  await beforeWorker(page, spoil, { everyOne: true });
  await openBench(page);
  await box(page).fill(among(deadly));
  await run(page, "solve");
  await expect(page.locator(".bench-words")).toContainText(sentence("run_faults", { count: 1 }));
  const all = await cells(page);
  expect(all.map(([, , told]) => told)).toEqual([...Array(7).fill("1"), "Not done: the solver crashed on this line.", ...Array(7).fill("1")]);
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
    await make(page, "Medium", 200, "1");
    await ended(page, result("generate", 200));
    await run(page, "rate", 200);
    await expect(page.getByRole("region", { name: sentence("spread_title") })).toBeVisible();
    await expectAccessible(page, "bench, rated");
  });
});

/** The heading of the open row with this line number. */
const heading = (page, line) => page.getByRole("heading", { name: sentence("row_title", { line }), exact: true });
const selected = (page) => table(page).locator("[role=row][aria-selected=true]");

test("arrow keys select rows, Enter opens one as a board, Escape and Back close it", async ({ page }) => {
  await openBench(page);
  await give(page, `${PUZZLE}\n`.repeat(300));
  await run(page, "count", 300);
  await table(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(selected(page)).toHaveAttribute("aria-rowindex", "3");
  await page.keyboard.press("End");
  await expect(selected(page)).toHaveAttribute("aria-rowindex", "301");
  await expect(selected(page)).toBeInViewport();
  const active = await table(page).getAttribute("aria-activedescendant");
  await expect(selected(page)).toHaveAttribute("id", active);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(heading(page, 299)).toBeFocused();
  await expect(page.getByRole("img", { name: sentence("row_board", { line: 299, digits: sentence("row_givens", { count: 26 }) }) })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(heading(page, 299)).toHaveCount(0);
  await expect(table(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, 299)).toBeFocused();
  await page.goBack();
  await expect(heading(page, 299)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: sentence("nav_workbench") })).toBeVisible();
  expect(await rows(page).count()).toBeGreaterThan(10);
});

test("a row is played as a game, and the running game becomes the previous one", async ({ page }) => {
  await open(page);
  const names = () => page.getByRole("gridcell").evaluateAll((all) => all.map((one) => /^\d, given/.test(one.ariaLabel) ? one.ariaLabel[0] : ".").join(""));
  const before = await names();
  expect(before).not.toBe(PUZZLE);
  // A game without a move is not worth keeping.
  await page.getByRole("gridcell", { name: /^empty/ }).first().click();
  await page.keyboard.press("1");
  await page.evaluate(() => (location.hash = "#/workbench"));
  await box(page).fill(LIST);
  await rows(page).first().click();
  await press(page, sentence("row_play"));
  await expect.poll(names).toBe(PUZZLE);
  await page.reload();
  await expect.poll(names).toBe(PUZZLE);
  await page.getByRole("button", { name: sentence("word_menu") }).click();
  await page.getByRole("button", { name: sentence("menu_previous") }).click();
  await expect.poll(names).toBe(before);
});

test("a row with several solutions is not played, and the page says why", async ({ page }) => {
  await openBench(page);
  await box(page).fill(`${".".repeat(80)}1`);
  await rows(page).first().click();
  await press(page, sentence("row_play"));
  await expect(page.getByRole("textbox")).toHaveValue(`${".".repeat(80)}1`);
  await expect(page.locator("#own-message")).toContainText("more than one solution");
});

test("a row is rated alone, copied, and its solve path leads back to it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openBench(page);
  await box(page).fill(`${PUZZLE}\n${PUZZLE}\n`);
  await rows(page).nth(1).click();
  await press(page, sentence("row_copy"));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(PUZZLE);
  await press(page, sentence("row_rate"));
  await expect(page.getByRole("definition").first()).toHaveText(/^\d\.\d \/ \d\.\d \/ \d\.\d$/);
  await press(page, sentence("menu_path"));
  await expect(page.getByRole("gridcell")).toHaveCount(81, { timeout: 30_000 });
  await page.getByRole("link", { name: sentence("learn_back_to_bench") }).click();
  await expect(heading(page, 2)).toBeVisible();
});

test("menus filter by givens and technique, together with the brush, and each is removed alone", async ({ page }) => {
  await openBench(page);
  await make(page, "Hard", 60, "1");
  await ended(page, result("generate", 60));
  await run(page, "rate", 60);
  const filters = page.getByRole("group", { name: sentence("chips") });
  const menu = (facet) => filters.getByRole("combobox", { name: sentence("facet_name", { facet }) });
  const shown = (count) => expect(page.locator(".bench-words")).toContainText(sentence("table_shown", { shown: count, total: 60 }));
  await expect(filters.getByRole("combobox")).toHaveCount(2);
  // Each value is counted, and the counts are those of the table.
  const option = await menu("givens").getByRole("option").nth(2).textContent();
  const [, givens, count] = /^(\d+) givens \((\d+)\)$/.exec(option);
  await menu("givens").selectOption(option);
  await shown(count);
  await expect(page.locator(".heard")).toContainText(sentence("table_shown", { shown: count, total: 60 }));
  const digits = (await cells(page)).map(([, puzzle]) => puzzle.replace(/\D/g, "").length);
  expect(new Set(digits)).toEqual(new Set([Number(givens)]));
  // By keyboard: the next technique of the list.
  await menu("technique").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const technique = (await menu("technique").locator("option:checked").textContent()).replace(/ \(\d+\)$/, "");
  await expect.poll(async () => new Set((await cells(page)).map((row) => row[5]))).toEqual(new Set(await rows(page).count() ? [technique] : []));
  const both = await rows(page).count();
  await shown(both);
  await page.getByRole("slider", { name: sentence("spread_least") }).focus();
  await page.keyboard.press("End");
  await expect(filters.getByRole("button")).toHaveCount(3);
  await filters.getByRole("button", { name: sentence("chip_remove", { filter: technique }) }).click();
  await expect(menu("technique")).toHaveValue(sentence("facet_any", { facet: "technique" }));
  await expect(filters.getByRole("button")).toHaveCount(2);
  await filters.getByRole("button").first().click();
  await shown(count);
  await filters.getByRole("button", { name: sentence("chip_remove", { filter: sentence("facet_givens", { count: Number(givens) }) }) }).click();
  await expect(filters.getByRole("button")).toHaveCount(0);
  await expect(page.locator(".bench-words")).not.toContainText("shown");
});

test("at 1280 px no column of a rated list is cut or out of sight", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBench(page);
  await make(page, "Master", 60, "7000");
  await ended(page, result("generate", 60));
  await run(page, "rate", 60);
  // As wide as where scroll bars take room.
  const past = await table(page).evaluate((table) => {
    table.style.setProperty("padding-inline-end", "15px");
    return table.scrollWidth - table.clientWidth;
  });
  expect(past).toBe(0);
  await expect(page.getByRole("columnheader", { name: sentence("table_column", { column: "milliseconds" }) })).toBeInViewport({ ratio: 1 });
  const cut = await page.locator(".bench-row > *").evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent));
  expect(cut).toEqual([]);
});

test("the brush filters by keyboard and by drag, and chips remove filters", async ({ page }) => {
  await openBench(page);
  await make(page, "Hard", 60, "1");
  await ended(page, result("generate", 60));
  await run(page, "rate", 60);
  const ratings = async () => (await cells(page)).map((row) => Number(row[2]));
  const chip = page.getByRole("group", { name: sentence("chips") }).getByRole("button");
  await expect(chip).toHaveCount(0);
  const least = page.getByRole("slider", { name: sentence("spread_least") });
  await least.focus();
  await expect(least).toHaveAttribute("aria-valuetext", "3.0");
  for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowRight");
  await expect(least).toHaveAttribute("aria-valuetext", "4.0");
  await expect(chip).toHaveText(/^Rating 4\.0–/);
  await expect.poll(async () => Math.min(...(await ratings()))).toBeGreaterThanOrEqual(4.0);
  await chip.click();
  await expect(chip).toHaveCount(0);
  await expect.poll(async () => Math.min(...(await ratings()))).toBeLessThan(4.0);
  // The left half of the chart.
  const area = await page.locator(".spread-columns").boundingBox();
  await page.mouse.move(area.x + 2, area.y + 20);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width / 4, area.y + 30);
  await page.mouse.move(area.x + area.width / 2 - 3, area.y + 30);
  await page.mouse.up();
  await expect(chip).toHaveText(/^Rating 3\.0–/);
  const most = Number(/–(\d+\.\d)/.exec(await chip.textContent())[1]);
  await expect.poll(async () => Math.max(...(await ratings()))).toBeLessThanOrEqual(most);
  await page.getByLabel(sentence("spread_filter"), { exact: true }).fill("zzz");
  await expect(chip).toHaveCount(2);
  await expect(rows(page)).toHaveCount(0);
  await chip.nth(1).click();
  await chip.click();
  await expect(chip).toHaveCount(0);
});

for (const [width, height] of [[390, 844], [320, 568], [844, 390]]) {
  test(`at ${width}x${height} the results follow the button, rows show the whole puzzle, and a row covers the page`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openBench(page);
    await choose(page, "bench_list_title");
    await box(page).fill(LIST);
    await run(page, "solve");
    const { y } = await rows(page).first().boundingBox();
    expect(y).toBeLessThan(height - 60);
    await rows(page).first().click();
    await expect(heading(page, 2)).toBeFocused();
    await expect(box(page)).toBeHidden();
    const board = await page.getByRole("img").last().boundingBox();
    expect(board.x >= 0 && board.x + board.width <= width).toBe(true);
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
    const [puzzle, table] = await Promise.all([
      rows(page).first().locator("[role=gridcell]").nth(1).boundingBox(),
      page.getByRole("grid").boundingBox(),
    ]);
    expect(puzzle.x + puzzle.width).toBeLessThanOrEqual(table.x + table.width);
  });
}

test("a rule of the rating has its name in the player's language, and is found by it", async ({ page }) => {
  const naked = "..89.3..4.351.....2.......88.23..4.....712...6..........4.9....3..6..1.7.2....6..";
  const hidden = "3...529.......3..8..4.............8.1..9..37.963...1....74.....62...9.....9.86...";
  await page.goto("./?lang=de#/workbench");
  await page.locator("#bench-text").fill(`${naked}\n${hidden}\n`);
  await page.getByRole("button", { name: "Bewerten", exact: true }).click();
  const hardest = page.locator("[role=gridcell].bench-hardest");
  await expect(hardest).toHaveText(["Nacktes Paar", "Verstecktes Paar"], { timeout: 50_000 });
  await expect(page.getByRole("option", { name: "Verstecktes Paar" })).toBeAttached();
  const filter = page.locator("#bench-filter");
  for (const [typed, shown] of [["nackt", ["Nacktes Paar"]], ["Hidden", ["Verstecktes Paar"]], ["PAAR", ["Nacktes Paar", "Verstecktes Paar"]]]) {
    await filter.fill(typed);
    await expect(hardest).toHaveText(shown);
  }
});
