// How quick the solver is natively and in Chromium, side by side in one run, with
// peers beside it. Ours counts up to two solutions; peers stop at the first.
//
//   make bench                                (or: node tools/bench.js)
//   NONET_BENCH_FILE=FILE make bench          puzzles of a file of your own, one a line
"use strict";

const { execFileSync, spawnSync } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { chromium } = require("@playwright/test");

const root = join(__dirname, "..");
/** A round takes about so long: long enough to time, short enough for many. */
const ROUND_MS = 200;
/** Native and browser take turns, so that both meet the same other work. */
const ROUNDS = 9;

const cargo = (...args) =>
  execFileSync("cargo", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] });
const example = (name) => join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "release/examples", name);
const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

/** Puzzles by name: each set is made from fixed seeds by our own generator. */
function sets() {
  const made = (level, count) =>
    execFileSync(example("generate"), ["--level", level, "--count", String(count)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .trim().split("\n").map((line) => line.split("\t")[0]);
  const named = { "carved (hard level)": made("hard", 500), "17-19 givens (extreme)": made("extreme", 300) };
  const file = process.env.NONET_BENCH_FILE;
  if (file) named[file.split("/").pop()] = readFileSync(file, "utf8").split("\n").map((line) => line.slice(0, 81)).filter((line) => line.length === 81);
  return named;
}

/** Microseconds a puzzle, as the example tells it. */
function native(puzzles, repeat) {
  const run = spawnSync(example("solve"), ["--repeat", String(repeat)], { input: puzzles.join("\n"), encoding: "utf8", maxBuffer: 1 << 28 });
  const [, count, seconds] = /^(\d+) puzzles in ([\d.]+) s/m.exec(run.stderr);
  return (seconds * 1e6) / count;
}

/** The same in a page: the solver's module alone, timed around many puzzles. */
async function inBrowser(page, puzzles, repeat) {
  return page.evaluate(({ text, repeat }) => {
    const { memory, room, read, count } = globalThis.solver;
    const bytes = new TextEncoder().encode(text);
    const at = room(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, at);
    const puzzles = read();
    const start = performance.now();
    for (let round = 0; round < repeat; round++) count();
    return ((performance.now() - start) * 1000) / (puzzles * repeat);
  }, { text: puzzles.join("\n"), repeat });
}

/** Microseconds a puzzle of what runs in this process, on as many puzzles as a second allows. */
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

/** Peers that are there; each takes puzzles and gives microseconds a puzzle. */
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

async function main() {
  cargo("build", "--locked", "--release", "--example", "solve", "--example", "generate");
  const target = join(root, "target/yardstick");
  cargo("build", "--locked", "--release", "--target", "wasm32-unknown-unknown", "--target-dir", target, "--manifest-path", "tools/yardstick/wasm/Cargo.toml");
  const wasm = readFileSync(join(target, "wasm32-unknown-unknown/release/yardstick_wasm.wasm"));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
  try {
    const page = await browser.newPage();
    await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const module = await WebAssembly.compile(bytes);
      // Nothing of the page is ever called, but its imports are named.
      const imports = {};
      for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
      globalThis.solver = (await WebAssembly.instantiate(module, imports)).exports;
    }, wasm.toString("base64"));

    const others = peers();
    const rows = [["microseconds a puzzle", "native", "Chromium", "native / Chromium", ...Object.keys(others)]];
    for (const [name, puzzles] of Object.entries(sets())) {
      const repeat = Math.max(1, Math.round((ROUND_MS * 1000) / puzzles.length / native(puzzles, 3)));
      await inBrowser(page, puzzles, repeat); // compiles well
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push([native(puzzles, repeat), await inBrowser(page, puzzles, repeat)]);
      const ours = median(rounds.map(([one]) => one));
      const page_ = median(rounds.map(([, other]) => other));
      const ratio = median(rounds.map(([one, other]) => one / other));
      rows.push([
        name, ours.toFixed(2), page_.toFixed(2), ratio.toFixed(2),
        ...Object.values(others).map((peer) => peer(puzzles)).map((time) => `${time.toFixed(0)} (${(time / page_).toFixed(0)}x)`),
      ]);
    }
    console.log(rows.map((row) => `| ${row.join(" | ")} |`).toSpliced(1, 0, `|${rows[0].map(() => "---|").join("")}`).join("\n"));
  } finally {
    await browser.close();
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
