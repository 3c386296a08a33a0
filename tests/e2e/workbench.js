// What the tests of the workbench share: its parts by their names.
"use strict";

const { readFileSync } = require("node:fs");
const { expect } = require("./nonet.js");

const PUZZLE = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";
const SOLUTION = "126478593837592461945361278412937856569184732783256914251649387374815629698723145";
const LIST = `# a comment\n${PUZZLE}\trated 4.2\nnonsense\n${PUZZLE.slice(1)}\n${".".repeat(81)}\n`;

/** Opens the workbench and waits until it is there. */
async function openBench(page) {
  await page.goto("./#/workbench");
  await expect(page.getByRole("heading", { name: "Workbench" })).toBeVisible();
}

const box = (page) => page.getByLabel("Type or paste puzzles");
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
const rows = (page) => page.getByRole("table").locator("[role=rowgroup]").last().getByRole("row");
const ended = (page, words = /^(Solved|Counted|Minimised|Made)/) => expect(page.locator(".bench-words")).toContainText(words, { timeout: 50_000 });

/** What the rows in view say, cell by cell. */
const cells = (page) =>
  rows(page).evaluateAll((all) => all.map((row) => [...row.querySelectorAll("[role=cell]")].map((cell) => cell.textContent)));

/** Hands the page a file, as a player who drops or chooses one. */
const give = (page, text, name = "list.txt") =>
  page.getByLabel("Open a file").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

/** Saves a file by a button and reads it. */
async function saved(page, name) {
  const download = page.waitForEvent("download");
  await press(page, name);
  return readFileSync(await (await download).path(), "utf8");
}

/** Asks for puzzles to be made. */
async function make(page, level, count, seed) {
  await page.getByLabel("Level").selectOption({ index: ["Easy", "Medium", "Hard", "Master", "Extreme"].indexOf(level) });
  await page.getByLabel("How many").fill(String(count));
  await page.getByLabel("First seed").fill(seed);
  await press(page, "Make them");
}

module.exports = { PUZZLE, SOLUTION, LIST, openBench, box, press, rows, ended, cells, give, saved, make };
