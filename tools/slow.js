// Measures a first visit on a slow phone, while the app is copied to the device:
//
//   node tools/slow.js target/e2e
//
// The server sends 1.6 Mbit/s in all, 150 ms after each request, compressed; the processor is
// six times slower. Prints the medians of three runs.
"use strict";

const { readFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { resolve } = require("node:path");
const { gzipSync } = require("node:zlib");
const { chromium } = require("@playwright/test");
const { fileAt, typeOf } = require("../tests/e2e/files.js");
const { headersOf, rulesOf } = require("../tests/e2e/headers.js");

const folder = resolve(process.argv[2] ?? "dist");
const BYTES_PER_MS = 200;
const LATENCY_MS = 150;
const SLOWER = 6;
const RUNS = 3;
/** The copy begins three seconds after the start. */
const COPYING_MS = 4_500;
const PIECE = 4_096;

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** A server on a line that all requests share, piece by piece in turn. */
function serve() {
  const rules = rulesOf(folder);
  const compressed = new Map();
  const sending = [];
  let isBusy = false;
  async function send() {
    if (isBusy) return;
    isBusy = true;
    let due = performance.now();
    while (sending.length > 0) {
      const one = sending.shift();
      if (one.response.destroyed) continue;
      const piece = one.bytes.subarray(one.at, one.at + PIECE);
      due = Math.max(due, performance.now() - 20) + piece.length / BYTES_PER_MS;
      if (due > performance.now()) await wait(due - performance.now());
      one.response.write(piece);
      one.at += piece.length;
      if (one.at < one.bytes.length) sending.push(one);
      else one.response.end();
    }
    isBusy = false;
  }
  const server = createServer(async (request, response) => {
    await wait(LATENCY_MS);
    const path = new URL(request.url, "http://localhost").pathname;
    const file = fileAt(folder, "/", request.url);
    if (!file) return response.writeHead(404).end();
    const isPacked = /\.(woff2|png)$/.test(file);
    if (!compressed.has(file)) compressed.set(file, isPacked ? readFileSync(file) : gzipSync(readFileSync(file)));
    const encoding = isPacked ? {} : { "Content-Encoding": "gzip" };
    response.writeHead(200, { "Content-Type": typeOf(file), ...encoding, ...headersOf(rules, path) });
    sending.push({ response, bytes: compressed.get(file), at: 0 });
    send();
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server)));
}

/** Runs in the page: milliseconds from an act until a selector finds words. */
const until = async ([act, selector, words]) => {
  const start = performance.now();
  if (act.startsWith("#")) location.hash = act;
  else document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: act, code: `Key${act.toUpperCase()}`, bubbles: true, cancelable: true }));
  while (!document.querySelector(selector)?.textContent.includes(words)) await new Promise((next) => requestAnimationFrame(next));
  return performance.now() - start;
};

const SETTINGS = ["#/settings", "#rooms h1", "Settings"];
const HINT = ["h", ".panel h2.hint-title", "Where to look"];
const CASES = [
  ["settings, while the app is copied", COPYING_MS, [], SETTINGS],
  ["settings, right after the first move", 500, ["ArrowRight", "5"], SETTINGS],
  ["hint, while the app is copied", COPYING_MS, [], HINT],
  ["hint, half a second after the board is painted", 500, [], HINT],
  ["hint, half a second after the app is there", 500, [], HINT, ".tools"],
  ["hint, a moment after the first move", 2_000, ["ArrowRight"], HINT],
];

async function measure(browser, url, [, delay, keys, what, there]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForSelector("[role=gridcell]", { timeout: 60_000 });
  if (there) await page.waitForSelector(there);
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(delay);
  const time = await page.evaluate(until, what);
  await context.close();
  return time;
}

async function main() {
  const server = await serve();
  const url = `http://127.0.0.1:${server.address().port}/`;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  for (const one of CASES) {
    const times = [];
    for (let run = 0; run < RUNS; run++) times.push(await measure(browser, url, one));
    console.log(`${String(Math.round(median(times))).padStart(6)} ms  ${one[0]}  (${times.map(Math.round).join(", ")})`);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
}

main();
