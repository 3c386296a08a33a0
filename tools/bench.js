// Measures solving, rating and the search for 17 to 19 givens, natively and in
// Chromium, in one run. Both run the same code and the same calls
// (tools/yardstick/wasm). The solver is also compared with others; ours counts up to
// two solutions, the others stop at the first.
//
//   make bench                                (or: node tools/bench.js)
//   NONET_BENCH_FILE=FILE make bench          puzzles of a file of your own, one a line
"use strict";

const { execFileSync, spawnSync } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { basename, join } = require("node:path");
const { chromium } = require("@playwright/test");

const root = join(__dirname, "..");
const target = join(root, "target/yardstick");
/** Approximate duration of a round in milliseconds: long enough to measure, short enough for many rounds. */
const ROUND_MS = 200;
/** Native and browser rounds alternate, so that other load on the machine affects both. */
const ROUNDS = 9;

const cargo = (...args) =>
  execFileSync("cargo", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] });
const example = (name) => join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "release/examples", name);
/** The total duration of calls. */
const whole = (calls) => calls.reduce((sum, [time]) => sum + time, 0);
const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

/** Puzzles of a level from fixed seeds of our own generator. */
const made = (level, count) =>
  execFileSync(example("generate"), ["--level", level, "--count", String(count)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .trim().split("\n").map((line) => line.split("\t")[0]);

/** Puzzles of the file in NONET_BENCH_FILE, if there is one. */
function ofFile() {
  const file = process.env.NONET_BENCH_FILE;
  if (!file) return {};
  const puzzles = readFileSync(file, "utf8").split("\n").map((line) => line.slice(0, 81)).filter((line) => line.length === 81);
  return { [basename(file)]: puzzles };
}

/** Runs calls of a task natively; returns the microseconds and the result of each. */
function native(task, times, puzzles) {
  const text = execFileSync(join(target, "release/yardstick-native"), [task, String(times)], { input: puzzles.join("\n"), encoding: "utf8", maxBuffer: 1 << 28 });
  return text.trim().split("\n").map((line) => line.split("\t").map(Number));
}

/** Runs the same calls in a page with only this module. */
async function inBrowser(page, task, times, puzzles) {
  return page.evaluate(({ task, times, text }) => {
    const { memory, room, take_text, [task]: call } = globalThis.yardstick;
    const bytes = new TextEncoder().encode(text);
    const at = room(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, at);
    take_text();
    return Array.from({ length: times }, (_, at) => {
      const start = performance.now();
      const sum = call(at);
      return [(performance.now() - start) * 1000, sum];
    });
  }, { task, times, text: puzzles.join("\n") });
}

/** Microseconds per puzzle of a solver in this process, measured on as many puzzles as fit into a second. */
function timed(puzzles, solve) {
  const start = process.hrtime.bigint();
  let done = 0;
  let spent = 0;
  for (const puzzle of puzzles) {
    if (!solve(puzzle)) throw Error(`not solved: ${puzzle}`);
    done++;
    spent = Number(process.hrtime.bigint() - start) / 1000;
    if (spent > 1e6) break;
  }
  return spent / done;
}

/** The installed peers. Each takes puzzles and returns microseconds per puzzle. */
function peers() {
  const found = {};
  const installed = (name) => require(require.resolve(name, { paths: [join(__dirname, "peers")] }));
  const digits = (puzzle) => Array.from(puzzle, (digit) => (/[1-9]/.test(digit) ? digit - 1 : null));
  try {
    const { SudokuSolver } = installed("@algorithm.ts/sudoku");
    const solver = new SudokuSolver({ childMatrixWidth: 3 });
    found["@algorithm.ts/sudoku (npm)"] = (puzzles) => timed(puzzles, (puzzle) => solver.solve(digits(puzzle).map((digit) => digit ?? -1), null));
    const { solvepuzzle } = installed("sudoku");
    found["sudoku (npm)"] = (puzzles) => timed(puzzles, (puzzle) => solvepuzzle(digits(puzzle)));
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    console.error("without npm's peers: npm ci --prefix tools/peers installs them");
  }
  if (spawnSync("qqwing", ["--version"]).status === 0) {
    found["qqwing (Debian)"] = (puzzles) => {
      const start = process.hrtime.bigint();
      spawnSync("qqwing", ["--solve", "--one-line"], { input: puzzles.slice(0, 100).join("\n"), maxBuffer: 1 << 28 });
      return Number(process.hrtime.bigint() - start) / 1000 / Math.min(puzzles.length, 100);
    };
  } else {
    console.error("without qqwing: apt-get install qqwing");
  }
  return found;
}

/** A page with the module. */
async function pageOf(browser) {
  const wasm = readFileSync(join(target, "wasm32-unknown-unknown/release/yardstick_wasm.wasm"));
  const page = await browser.newPage();
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const module = await WebAssembly.compile(bytes);
    // The module never calls its page imports, but they must exist.
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
    globalThis.yardstick = (await WebAssembly.instantiate(module, imports)).exports;
  }, wasm.toString("base64"));
  return page;
}

const print = (rows) => console.log(`\n${rows.map((row) => `| ${row.join(" | ")} |`).toSpliced(1, 0, `|${rows[0].map(() => "---|").join("")}`).join("\n")}`);

/** Compares solving with the peers, in microseconds per puzzle. */
async function solving(page) {
  const others = peers();
  const rows = [["count up to 2, microseconds a puzzle", "native", "Chromium", "native / Chromium", ...Object.keys(others)]];
  const sets = { "carved (hard level)": made("hard", 500), "17-19 givens (extreme)": made("extreme", 300), ...ofFile() };
  for (const [name, puzzles] of Object.entries(sets)) {
    // A page's clock is coarse, so only the sum of many calls is accurate.
    const each = (calls) => whole(calls) / calls.length / puzzles.length;
    const times = Math.max(1, Math.round((ROUND_MS * 1000) / puzzles.length / each(native("count", 3, puzzles))));
    await inBrowser(page, "count", times, puzzles); // warms up the compiler
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push([each(native("count", times, puzzles)), each(await inBrowser(page, "count", times, puzzles))]);
    const [ours, theirs] = [0, 1].map((side) => median(rounds.map((round) => round[side])));
    const ratio = median(rounds.map(([one, other]) => one / other));
    const beside = Object.values(others).map((peer) => peer(puzzles)).map((time) => `${time.toFixed(0)} (${(time / theirs).toFixed(0)}x)`);
    rows.push([name, ours.toFixed(2), theirs.toFixed(2), ratio.toFixed(2), ...beside]);
  }
  print(rows);
}

/** Times each call in milliseconds: rating a puzzle, and finding one with few givens. */
async function calls(page) {
  const rows = [["milliseconds", "native: median", "p95", "Chromium: median", "p95", "Chromium / native, all calls"]];
  const levels = ["easy", "medium", "hard", "master", "extreme"];
  const tasks = [
    ...levels.map((level) => ["rate", `rate 200 puzzles, ${level} level`, made(level, 200)]),
    ...Object.entries(ofFile()).map(([name, puzzles]) => ["rate", `rate ${name}`, puzzles.slice(0, 1000)]),
    ["sparse", "find 17-19 givens, 200 seeds", Array(200).fill("")],
  ];
  for (const [task, name, list] of tasks) {
    const puzzles = task === "rate" ? list : [];
    await inBrowser(page, task, list.length, puzzles); // warms up the compiler
    const rounds = [];
    for (let round = 0; round < 3; round++) rounds.push([native(task, list.length, puzzles), await inBrowser(page, task, list.length, puzzles)]);
    const sums = rounds.flat().map((calls) => calls.map(([, sum]) => sum).join());
    if (new Set(sums).size > 1) throw Error(`${name}: the two sides differ`);
    const told = [0, 1].flatMap((side) => {
      const times = rounds.flatMap((round) => round[side]).map(([time]) => time / 1000).sort((one, other) => one - other);
      return [0.5, 0.95].map((share) => times[Math.floor(share * (times.length - 1))].toFixed(2));
    });
    const ratio = median(rounds.map(([one, other]) => whole(other) / whole(one)));
    rows.push([name, ...told, ratio.toFixed(2)]);
  }
  print(rows);
}

async function main() {
  cargo("build", "--locked", "--release", "--example", "generate");
  const yardstick = ["build", "--release", "--target-dir", target, "--manifest-path", "tools/yardstick/wasm/Cargo.toml"];
  cargo(...yardstick, "--bin", "yardstick-native");
  cargo(...yardstick, "--lib", "--target", "wasm32-unknown-unknown");
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
  try {
    const page = await pageOf(browser);
    await solving(page);
    await calls(page);
  } finally {
    await browser.close();
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
