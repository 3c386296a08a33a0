// Kills Chromium while a game is played, and counts the moves that are gone:
//
//   node tools/kill.js FOLDER [KILLS] [MILLISECONDS BETWEEN MOVES]
//
// Each kill is a SIGKILL to all processes of a browser with a profile of its own, at a random
// time. A move counts if it was painted more than 250 ms before. The seed of the times is fixed.
"use strict";

const { spawn } = require("node:child_process");
const { mkdtempSync, rmSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join, resolve } = require("node:path");
const { chromium } = require("@playwright/test");

const folder = resolve(process.argv[2] ?? "dist");
const kills = Number(process.argv[3] ?? 30);
const pace = Number(process.argv[4] ?? 1_200);
const PORT = 8395;
const GRACE_MS = 250;
/** How many moves are made before the browser may be killed, and how many more at most. */
const [FIRST, MORE] = pace > 500 ? [8, 12] : [60, 140];

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

let state = 1;
/** A number below a bound (Lehmer). */
const random = (bound) => (state = (state * 48_271) % 2_147_483_647) % bound;

async function open(profile) {
  const args = ["--headless=new", "--no-sandbox", "--no-first-run", `--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"];
  const browser = spawn(process.env.CHROMIUM ?? "/usr/bin/chromium", args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const address = await new Promise((done) => {
    let told = "";
    browser.stderr.on("data", (data) => {
      told += data;
      const found = /DevTools listening on (\S+)/.exec(told);
      if (found) done(found[1]);
    });
  });
  const { contexts } = await chromium.connectOverCDP(address).then((connected) => ({ contexts: connected.contexts() }));
  const page = await contexts[0].newPage();
  await page.goto(`http://127.0.0.1:${PORT}/`);
  await page.waitForSelector(".tools");
  const end = () => {
    const ended = new Promise((done) => browser.on("exit", done));
    process.kill(-browser.pid, "SIGKILL");
    return ended;
  };
  return { page, end };
}

/** The number of moves of the game on the board, once the page has begun. */
const moves = (page) =>
  page.evaluate(() => /^moves (.*)$/m.exec(localStorage.getItem("nonet.game") ?? "")?.[1].split(" ").filter(Boolean).length ?? 0);
const painted = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** One kill: the moves that were painted in time, and those that are there afterwards. */
async function kill() {
  const profile = mkdtempSync(join(tmpdir(), "nonet-kill-"));
  let { page, end } = await open(profile);
  await page.keyboard.press("ArrowRight");
  const times = [];
  const count = FIRST + random(MORE);
  for (let at = 0; at < count; at++) {
    await page.keyboard.press("ArrowRight");
    const before = await moves(page);
    await page.keyboard.press(`Shift+Digit${1 + random(9)}`);
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
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("u");
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
  console.log(`${kills} kills, ${pace} ms between moves: ${bad} lost moves, ${lost} of ${all} in all`);
  process.exitCode = bad > 0 ? 1 : 0;
}

main();
