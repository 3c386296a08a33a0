// The workbench reads lists, works on all cores and saves results.
"use strict";

const { test, expect, open, beforeWorker, startGame, expectAccessible, forEachLook, LONG_JOB, HOPELESS_JOB, sentence, pattern, ANY } = require("./nonet.js");
const { solutions } = require("./oracle.js");
const { PUZZLE, SOLUTION, LIST, openBench, box, press, result, ended, run, cells, give, saved, make } = require("./workbench.js");

test("is opened from the menu, which pauses the game", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: sentence("word_menu") }).click();
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
        await page.getByRole("button", { name: sentence("word_menu") }).click();
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
  expect((await cells(page)).map((row) => row[2])).toEqual([...Array(10).keys()].map((at) => String(first + BigInt(at))));
  const cut = await page.getByRole("cell").evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent));
  expect(cut).toEqual([]);
});

test("solves, counts and minimises; faulty lines are marked and do not stop the rest", async ({ page }) => {
  await openBench(page);
  await box(page).fill(LIST);
  await run(page, "solve");
  expect(await cells(page)).toEqual([
    ["2", "1", PUZZLE, SOLUTION],
    ["3", expect.stringMatching(/^Column 4: "s" is neither/), "nonsense"],
    ["4", expect.stringMatching(/^There are 80 cells/), PUZZLE.slice(1)],
    ["5", "2+", ".".repeat(81), expect.stringMatching(/^[1-9]{81}$/)],
  ]);
  await page.getByRole("switch", { name: sentence("table_faults_only") }).check();
  expect((await cells(page)).map(([line]) => line)).toEqual(["3", "4"]);
  await run(page, "count");
  expect((await cells(page)).map((row) => row[1])).toEqual(["1", expect.anything(), expect.anything(), "10000+"]);
  await run(page, "minimise");
  const [first] = await cells(page);
  expect(first.slice(1, 4)).toEqual(["26", expect.stringMatching(/^\d\d$/), PUZZLE]);
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
  await expect.poll(async () => (await cells(page))[0]?.[3], { timeout: 30_000 }).toHaveLength(81);
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
  expect(all.map(([, told]) => told)).toEqual([...Array(7).fill("26"), "This one takes too long to minimise here.", ...Array(7).fill("26")]);
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
  expect(all.map(([, told]) => told)).toEqual([...Array(7).fill("1"), "Not done: the solver crashed on this line.", ...Array(7).fill("1")]);
});

forEachLook(() => {
  test("axe finds nothing at the workbench, empty and with rows", async ({ page }) => {
    await openBench(page);
    await expectAccessible(page, "bench, empty");
    await box(page).fill(LIST.repeat(20));
    await run(page, "solve");
    await expectAccessible(page, "bench, solved");
    await make(page, "Medium", 200, "1");
    await ended(page, result("generate", 200));
    await run(page, "rate", 200);
    await expect(page.getByRole("region", { name: sentence("spread_title") })).toBeVisible();
    await expectAccessible(page, "bench, rated");
  });
});
