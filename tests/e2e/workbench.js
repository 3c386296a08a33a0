// Helpers for the tests of the workbench. They find its parts by name.
"use strict";

const { readFileSync } = require("node:fs");
const { expect, sentence, pattern, ANY } = require("./nonet.js");

const PUZZLE = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";
const SOLUTION = "126478593837592461945361278412937856569184732783256914251649387374815629698723145";
const LIST = `# a comment\n${PUZZLE}\trated 4.2\nnonsense\n${PUZZLE.slice(1)}\n${".".repeat(81)}\n`;

/** Opens the workbench and waits until it is shown. */
async function openBench(page) {
  await page.goto("./#/workbench");
  await expect(page.getByRole("heading", { name: sentence("nav_workbench") })).toBeVisible();
}

const box = (page) => page.getByLabel(sentence("bench_list_label"));
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
const table = (page) => page.getByRole("grid", { name: sentence("table_results") });
const rows = (page) => table(page).locator("[role=rowgroup]").last().getByRole("row");
/** The result of a run, optionally of this many puzzles. `task` is a task or `generate`. */
const result = (task, count = ANY) => pattern("run_ended", { task, count, time: ANY });

/** Waits for the end of a run. */
const ended = (page, words) => expect(page.locator(".bench-words")).toContainText(words, { timeout: 50_000 });

/** The texts of the visible rows, cell by cell. */
const cells = (page) =>
  rows(page).evaluateAll((all) => all.map((row) => [...row.querySelectorAll("[role=gridcell]")].map((cell) => cell.textContent)));

/** Gives the page a file, as if a player had dropped or chosen it. */
const give = (page, text, name = "list.txt") =>
  page.getByLabel(sentence("bench_open")).setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

/** Saves a file of a kind and reads it. */
async function saved(page, kind) {
  const download = page.waitForEvent("download");
  await press(page, sentence("table_save", { kind }));
  return readFileSync(await (await download).path(), "utf8");
}

/** Shows a source of lists; on a wide screen both are visible. */
async function choose(page, name) {
  const segment = page.getByRole("group", { name: sentence("bench_source") }).getByRole("button", { name: sentence(name) });
  if (await segment.isVisible()) await segment.click();
}

/** Generates puzzles. */
async function make(page, level, count, seed) {
  await choose(page, "bench_source_generate");
  await page.getByLabel(sentence("new_level")).selectOption({ index: ["Easy", "Medium", "Hard", "Master", "Extreme"].indexOf(level) });
  await page.getByLabel(sentence("bench_count")).fill(String(count));
  await page.getByLabel(sentence("bench_seed")).fill(seed);
  await press(page, sentence("bench_generate"));
}

/** Does a task with each puzzle and waits for its end. */
async function run(page, task, count) {
  await press(page, sentence("bench_task", { task }));
  await ended(page, result(task, count));
}

module.exports = { PUZZLE, SOLUTION, LIST, openBench, box, press, choose, table, rows, result, ended, run, cells, give, saved, make };
