// Kills a browser while a game is played, and counts the moves that are gone:
//
//   node tools/kill.js FOLDER [KILLS] [MILLISECONDS BETWEEN MOVES] [chromium|firefox]
//
// Each kill is a SIGKILL to all processes of a browser with a profile of its own, at a random
// time. A move counts if it was painted more than 250 ms before. The seed of the times is fixed.
"use strict";

const { spawn } = require("node:child_process");
const { mkdtempSync, rmSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join, resolve } = require("node:path");
const puppeteer = require("puppeteer-core");

const folder = resolve(process.argv[2] ?? "dist");
const kills = Number(process.argv[3] ?? 30);
const pace = Number(process.argv[4] ?? 1_200);
const engine = process.argv[5] ?? "chromium";
const PORT = 8395;
const GRACE_MS = 250;
/** How many moves are made before the browser may be killed, and how many more at most. */
const [FIRST, MORE] = pace > 500 ? [8, 12] : [60, 140];

const ENGINES = {
  chromium: { browser: "chrome", executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
  firefox: { browser: "firefox", executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr" },
};

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

let state = 1;
/** A number below a bound (Lehmer). */
const random = (bound) => (state = (state * 48_271) % 2_147_483_647) % bound;

async function open(profile) {
  const browser = await puppeteer.launch({ ...ENGINES[engine], headless: true, userDataDir: profile, handleSIGINT: false });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${PORT}/`);
  await page.waitForSelector(".tools");
  const end = async () => {
    const running = browser.process();
    const ended = new Promise((done) => running.on("exit", done));
    process.kill(-running.pid, "SIGKILL");
    await ended;
  };
  return { page, end };
}

async function press(page, key) {
  const [name, ...held] = key.split("+").reverse();
  for (const other of held) await page.keyboard.down(other);
  await page.keyboard.press(name);
  for (const other of held) await page.keyboard.up(other);
}

/** The number of moves of the game on the board, once the page has begun. */
const moves = (page) =>
  page.evaluate(() => /^moves (.*)$/m.exec(localStorage.getItem("nonet.game") ?? "")?.[1].split(" ").filter(Boolean).length ?? 0);
const painted = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** One kill: the moves that were painted in time, and those that are there afterwards. */
async function kill() {
  const profile = mkdtempSync(join(tmpdir(), "nonet-kill-"));
  let { page, end } = await open(profile);
  await press(page, "ArrowRight");
  const times = [];
  const count = FIRST + random(MORE);
  for (let at = 0; at < count; at++) {
    await press(page, "ArrowRight");
    const before = await moves(page);
    await press(page, `Shift+Digit${1 + random(9)}`);
    await painted(page);
    if ((await moves(page)) > before) times.push(Date.now());
    await wait(pace);
  }
  await wait(random(500));
  const killed = Date.now();
  await end();
  const made = times.filter((time) => killed - time > GRACE_MS).length;
  ({ page, end } = await open(profile));
  // The first move waits until the board has caught up.
  await press(page, "ArrowRight");
  await press(page, "u");
  await painted(page);
  await wait(500);
  const found = await moves(page);
  await end();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return [made, found];
}

async function main() {
  const server = spawn("node", [join(__dirname, "../tests/e2e/serve.js"), folder, String(PORT)], { stdio: "inherit" });
  await wait(1_000);
  let [all, lost, bad] = [0, 0, 0];
  try {
    for (let at = 0; at < kills; at++) {
      const [made, found] = await kill();
      all += made;
      lost += Math.max(0, made - found);
      bad += made > found ? 1 : 0;
      if (made > found) console.log(`kill ${at + 1}: ${made - found} of ${made} moves are gone`);
    }
  } finally {
    server.kill();
  }
  console.log(`${engine}, ${kills} kills, ${pace} ms between moves: ${bad} lost moves, ${lost} of ${all} in all`);
  process.exitCode = bad > 0 ? 1 : 0;
}

main();
