// Measures how long the worker takes to generate puzzles in Chromium, from posting each
// job to its answer, one new game after the other. Each puzzle is checked: one solution
// by the oracle of the tests, givens and rating in range by the native program.
//
//   node tools/worker.js dist [COUNT] [KIND]      COUNT games (100) of each kind, or of one
"use strict";

const { execFileSync } = require("node:child_process");
const { join, resolve } = require("node:path");
const { timeJobs } = require("../tests/e2e/jobs.js");
const { solutions } = require("../tests/e2e/oracle.js");
const { served } = require("./served.js");

const PORT = 8397;
const root = join(__dirname, "..");
const example = (name) => join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "release/examples", name);
const [folder, count, kind] = [resolve(process.argv[2] ?? "dist"), Number(process.argv[3] ?? 100), process.argv[4]];

/** The options, and the expected ranges: givens, and ratings if the level has them. */
const GAMES = [
  { name: "easy", level: "Easy", givens: [35, 38], ratings: [1.2, 1.5] },
  { name: "medium", level: "Medium", givens: [30, 35], ratings: [1.7, 2.8] },
  { name: "hard", level: "Hard", givens: [25, 30], ratings: [3.0, 5.6] },
  { name: "master", level: "Master", givens: [20, 25], ratings: [6.2, 7.0] },
  { name: "extreme", level: "Extreme", givens: [17, 19], ratings: [7.1, 12] },
  { name: "17-19 givens of any rating", level: "Extreme", field: "17-19", givens: [17, 19], ratings: [0, 12] },
];

/** Starts a new game. Other options keep their values. */
async function start(page, { level, field }) {
  await page.getByRole("button", { name: "New game", exact: true }).click();
  const dialog = page.getByRole("dialog");
  if (level) await dialog.getByRole("radio", { name: new RegExp(`^${level}`) }).check();
  if (field) {
    await dialog.locator("details").evaluate((more) => (more.open = true));
    await dialog.getByLabel("Number of givens").fill(field);
  }
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
}

/** Plays this many new games of a kind; returns the times of their jobs and their puzzles. */
async function play(browser, address, game) {
  const page = await browser.newPage();
  await page.addInitScript(timeJobs);
  await page.goto(address);
  await start(page, game);
  await page.getByRole("region", { name: "Messages" }).getByText(/^New game: /).waitFor({ timeout: 120_000 });
  const ahead = () => page.waitForFunction(() => localStorage.getItem("nonet.next"), null, { timeout: 120_000, polling: 20 });
  const puzzles = [];
  for (let made = 0; made <= count; made++) {
    const text = await (await ahead()).jsonValue();
    puzzles.push(/^givens (.*)$/m.exec(text)[1]);
    if (made < count) await start(page, {});
  }
  const times = await page.evaluate(() => globalThis.jobs);
  await page.close();
  // The first job waits for the worker to load.
  return { times: times.slice(-count), puzzles: puzzles.slice(-count) };
}

/** How many puzzles differ from the request. */
function faults({ givens, ratings }, puzzles) {
  const rated = execFileSync(example("rate"), { input: puzzles.join("\n"), encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });
  const er = rated.trim().split("\n").map((line) => Number(line.split("\t")[1]));
  const within = (number, [least, most]) => number >= least && number <= most;
  const isRight = (puzzle, at) => {
    const digits = [...puzzle].map((symbol) => Number(symbol) || 0);
    const filled = digits.filter(Boolean).length;
    return within(filled, givens) && within(er[at], ratings) && solutions(digits, 2).length === 1;
  };
  return puzzles.filter((puzzle, at) => !isRight(puzzle, at)).length;
}

async function main() {
  execFileSync("cargo", ["build", "--locked", "--release", "--example", "rate"], { cwd: root, stdio: "inherit" });
  console.log("| worker in Chromium, milliseconds | median | p95 | longest | of | faults |\n|---|---|---|---|---|---|");
  await served(folder, PORT, async (browser, address) => {
    for (const game of GAMES.filter(({ name }) => !kind || name === kind)) {
      const { times, puzzles } = await play(browser, address, game);
      times.sort((one, other) => one - other);
      const at = (share) => times[Math.floor(share * (times.length - 1))].toFixed(0);
      console.log(`| ${[game.name, at(0.5), at(0.95), at(1), puzzles.length, faults(game, puzzles)].join(" | ")} |`);
    }
  });
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
