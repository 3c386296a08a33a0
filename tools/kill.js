// Kills browsers while a game is played, and looks whether the next visit has every move:
//
//   node tools/kill.js FOLDER KILLS[,KILLS...] [SEED] [chromium,firefox,webkit]
//
// Each engine plays on in one profile, from kill to kill: at a person's pace or at 20 moves a
// second, then killed (SIGKILL to all its processes) or told to end (SIGTERM), at a random time
// while the page is visible, hidden or left. The next visit must show every move that was painted
// more than a second before, and nothing that was not played; the store and the copy for the first
// drawing must have the same game. (A move is stored at once, unless the store is putting the game
// on the disk, which takes up to half a second on a busy one.) A first visit loads what talks to the
// store and makes the database with its first action, so there the limit is 3 s. The engines run
// side by side, each with one number of kills.
"use strict";

const { once } = require("node:events");
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { tmpdir } = require("node:os");
const { join, resolve } = require("node:path");
const { setTimeout: wait } = require("node:timers/promises");
const { fileAt, typeOf } = require("../tests/e2e/files.js");
const { run, end, startDisplay } = require("../tests/e2e/programs.js");
const { readBoard, movesOf, COPY } = require("../tests/e2e/stored.js");

/** Minimum age in milliseconds at which a painted move must survive a kill. */
const GRACE_MS = 1_000;
/** The same in a visit that began without a stored game. */
const FIRST_GRACE_MS = 3_000;
/** Milliseconds within which a browser must start, play and answer. */
const PATIENCE_MS = 60_000;
const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** What Firefox must not do in a fresh profile, or after it was killed. */
const PREFERENCES = {
  "app.normandy.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.sessionstore.resume_from_crash": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.disable_open_during_load": false, // the page may open another one, which hides it
  "toolkit.startup.max_resumed_crashes": -1,
};

/** How to start each engine in a profile: the program, its arguments and its surroundings. */
const ENGINES = {
  chromium: (profile, address) => [
    process.env.CHROMIUM ?? "/usr/bin/chromium",
    ["--headless=new", "--no-sandbox", "--no-first-run", "--disable-popup-blocking", "--disable-background-networking", `--user-data-dir=${profile}`, address],
  ],
  firefox: (profile, address) => {
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(profile, "user.js"), lines.join("\n"));
    return [process.env.FIREFOX ?? "/usr/bin/firefox-esr", ["--headless", "--no-remote", "--profile", profile, address]];
  },
  webkit: (profile, address, display) => [
    process.env.MINI_BROWSER ?? MINI_BROWSER,
    [address],
    { XDG_DATA_HOME: profile, XDG_CACHE_HOME: join(profile, "cache"), XDG_CONFIG_HOME: join(profile, "config"), DISPLAY: display },
  ],
};

/** The script of the page: it tells this program what the store has, then makes the moves of the order. */
async function play(read, header) {
  const tell = (what, body) => fetch(`/kill/${what}`, { method: "POST", body: JSON.stringify(body), keepalive: true });
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const cells = () => [...document.querySelectorAll("#game [role=gridcell]")];
  const board = () => cells().map((cell) => cell.getAttribute("aria-label")).join("|");
  const press = (cell, digit) => {
    cell.click();
    const key = { key: String(digit), code: `Digit${digit}`, shiftKey: true, bubbles: true, cancelable: true };
    cell.dispatchEvent(new KeyboardEvent("keydown", key));
  };

  while (cells().length !== 81) await frame();
  const { isFirst, steps, limit, leaves } = await (await fetch("/kill/order")).json();
  // The store has answered when the copy for the first drawing has what it has. A first visit
  // stores nothing before the first move.
  let [stored, copy] = [null, null];
  for (const end = Date.now() + (isFirst ? 0 : 15_000); Date.now() < end; await pause(20)) {
    [stored, copy] = [await read(), localStorage.getItem("nonet.game")];
    if (stored?.game && copy === header + stored.game) break;
  }
  await frame();
  await tell("found", { board: board(), stored: stored?.game, copy });
  const end = Date.now() + limit;
  for (const { cell, digit, after } of steps) {
    if (Date.now() > end) break;
    const before = board();
    const free = cells().filter((cell) => !/, given/.test(cell.ariaLabel));
    press(free[cell % free.length], digit);
    await frame();
    if (board() !== before) tell("painted", { at: Date.now(), board: board() });
    await pause(after);
  }
  addEventListener("visibilitychange", () => tell("left", {}));
  if (leaves === "hidden") open("/kill/other");
  else if (leaves === "closed") location.href = "/kill/other";
  else tell("left", {});
}

/** Numbers below a bound (Lehmer). The same seed gives the same numbers. */
function numbers(seed) {
  let state = seed;
  return (bound) => Math.floor(((state = (state * 48_271) % 2_147_483_647) / 2_147_483_647) * bound);
}

/** One engine, from kill to kill. */
class Player {
  /** What every move painted, and when. The first is the board at the start. */
  painted = [];
  faults = [];
  moves = 0;

  constructor(engine, seed, address, display) {
    this.engine = engine;
    this.display = display;
    this.random = numbers(seed);
    this.address = address;
    this.profile = mkdtempSync(join(tmpdir(), `nonet-kill-${engine}-`));
  }

  /** Hears what the page tells. */
  hear(what, body) {
    if (what === "painted") this.painted.push(body);
    this.heard?.(what, body);
  }

  /** Waits until the page tells something. */
  async told(name) {
    const answered = new Promise((done) => (this.heard = (what, body) => what === name && done(body)));
    const late = wait(PATIENCE_MS, null, { ref: false }).then(() => {
      throw new Error(`${this.engine}: the page did not say "${name}"`);
    });
    return Promise.race([answered, late]);
  }

  /**
   * What the page is to do in this visit: a person's moves, or as many as a key that repeats. In
   * 24 visits, each pace meets each end.
   */
  plan(number) {
    const isPerson = number % 2 === 0;
    const steps = Array.from({ length: isPerson ? 4 : 80 }, () => ({
      cell: this.random(81),
      digit: 1 + this.random(9),
      after: isPerson ? 300 + this.random(1_200) : 35,
    }));
    const limit = 500 + this.random(3_000);
    // Without a window manager, WebKitGTK hides no window.
    const leaves = ["", this.engine === "webkit" ? "closed" : "hidden", "", "closed"][(number >> 1) % 4];
    return { steps, limit, leaves, signal: number % 3 === 2 ? "SIGTERM" : "SIGKILL" };
  }

  /** A visit: looks at what the last one has left, plays on, and is killed. */
  async visit(number, isLast) {
    this.order = { isFirst: number === 0, ...(isLast ? { steps: [], limit: 0, leaves: "" } : this.plan(number)) };
    const browser = run(...ENGINES[this.engine](this.profile, this.address, this.display));
    const ended = once(browser, "exit");
    const exited = ended.then(() => {
      throw new Error(`${this.engine} ended by itself`);
    });
    exited.catch(() => {});
    const found = await Promise.race([this.told("found"), exited]);
    this.check(number, found);
    await Promise.race([this.told("left"), exited]);
    await wait(this.random(300));
    this.killed = Date.now();
    if (this.order.signal === "SIGTERM") browser.kill("SIGTERM"); // its other processes end by themselves
    else end(browser, "SIGKILL");
    const late = wait(10_000, null, { ref: false }).then(() => end(browser, "SIGKILL"));
    await Promise.race([ended, late.then(() => ended)]);
  }

  /** Compares what the page shows with what was played. */
  check(number, { board, stored, copy }) {
    const say = (text) => this.faults.push(`${this.engine}, kill ${number}: ${text}`);
    const found = movesOf(stored);
    if (number > 0) {
      const grace = this.wasEmpty ? FIRST_GRACE_MS : GRACE_MS;
      const must = this.base + this.painted.slice(1).filter(({ at }) => this.killed - at > grace).length;
      const played = this.base + this.painted.length - 1;
      const mayBeEmpty = !stored && this.wasEmpty && must === this.base;
      const at = this.painted[found + 1 - this.base]?.at;
      const when = at ? `painted ${this.killed - at} ms before the kill` : "of an earlier visit";
      if (found < must) say(`${must - found} of ${must} moves are gone, the first ${when}`);
      else if (!mayBeEmpty && found <= played && this.painted[found - this.base].board !== board) say("the board is not as it was painted");
      this.moves += this.painted.length - 1;
      if (!stored && !mayBeEmpty) say("the store has no game on the board");
      if (!mayBeEmpty && copy !== COPY + stored) say("the copy differs from the store");
    }
    this.wasEmpty = !stored;
    this.base = found;
    this.painted = [{ at: 0, board }];
  }

  async run(kills) {
    try {
      for (let number = 0; number <= kills; number++) await this.visit(number, number === kills);
    } catch (error) {
      this.faults.push(error.message);
    }
    this.faults.forEach((fault) => console.log(fault));
    console.log(`${this.engine}: ${kills} kills, ${this.moves} moves, ${this.faults.length} faults`);
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
    return this.faults.length;
  }
}

/** Serves the app with the script that plays, for one engine. */
async function serve(folder) {
  const site = {};
  const script = `(${play})(() => ${readBoard}, ${JSON.stringify(COPY)});`;
  const server = createServer(async (request, response) => {
    const answer = (type, text) => response.writeHead(200, { "Content-Type": type }).end(text);
    const { pathname } = new URL(request.url, "http://localhost");
    const what = /^\/kill\/(.*)$/.exec(pathname)?.[1];
    if (what === "play.js") answer("text/javascript", script);
    else if (what === "other") answer("text/html", "<!DOCTYPE html><title>Another page</title>");
    else if (what === "order") answer("application/json", JSON.stringify(site.player.order));
    else if (what !== undefined) {
      let body = "";
      for await (const part of request) body += part;
      answer("text/plain", "");
      site.player.hear(what, JSON.parse(body));
    } else {
      const file = fileAt(folder, "/", request.url);
      if (file === null) response.writeHead(404).end();
      else if (pathname !== "/") response.writeHead(200, { "Content-Type": typeOf(file) }).end(readFileSync(file));
      else answer("text/html", readFileSync(file, "utf8").replace("</body>", '<script src="/kill/play.js"></script></body>'));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  site.address = `http://127.0.0.1:${server.address().port}/`;
  site.stop = () => (server.close(), server.closeAllConnections());
  return site;
}

async function main([folder = "dist", kills = "10", seed = "1", engines = "chromium,firefox,webkit"]) {
  const numbers = kills.split(",").map(Number);
  const display = engines.includes("webkit") ? await startDisplay() : null;
  const runs = engines.split(",").map(async (engine, index) => {
    const site = await serve(resolve(folder));
    site.player = new Player(engine, Number(seed), site.address, display?.name);
    const faults = await site.player.run(numbers[index] ?? numbers[0]);
    site.stop();
    return faults;
  });
  const faults = await Promise.all(runs);
  if (display) end(display.program);
  process.exitCode = faults.some(Boolean) ? 1 : 0;
}

main(process.argv.slice(2));
