// A long session in one page does not leak memory: games, moves, hints and the other
// pages free what they allocated.
"use strict";

const { test, expect, open, beforeWorker } = require("./nonet.js");

const PUZZLE = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";

/** Maximum growth of the page in bytes. It includes caches of the browser. */
const LIMIT = 300_000;

/**
 * Maximum size of a worker's memory in bytes. It is 1.7 to 2.2 MB after one hard puzzle and one solve
 * path, and no more after 60. Its growth is not measured: which worker gets the first hard puzzle, and
 * when, depends on the machine.
 */
const WORKER_LIMIT = 3_000_000;

/** Number of games of the warm-up and of the session. Each has a hint and MOVES moves. */
const WARM_UP = 10;
const GAMES = 20;
const MOVES = 5;
/** The other pages. Every fifth game opens two of them. */
const ROOMS = ["#/practice", "#/workbench", "#/path", "#/lesson/0803"];

/** Runs before all other scripts in page and worker. `memories()` returns the size of each wasm memory. */
function watchMemory() {
  const memories = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const made = await real.apply(WebAssembly, args);
      // The rest of the board's module has no memory of its own.
      const { memory } = (made.instance ?? made).exports;
      if (memory) memories.push(memory);
      return made;
    };
  }
  globalThis.memories = () => memories.map((memory) => memory.buffer.byteLength);
}

/** In the page: plays games by keys and buttons; returns how often each action happened. */
async function sit({ puzzle, first, games, moves, rooms }) {
  const counts = { games: 0, moves: 0, hints: 0, rooms: 0 };
  const $ = (selector) => document.querySelector(selector);
  const nameOf = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();
  const button = (name) => [...document.querySelectorAll("button")].find((element) => nameOf(element) === name);
  const until = async (isTrue, what) => {
    const begin = performance.now();
    while (!isTrue()) {
      if (performance.now() - begin > 30_000) throw Error(`never: ${what}`);
      await new Promise((next) => setTimeout(next, 4));
    }
  };
  const press = (key, held) => {
    const code = /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
    const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...held });
    document.activeElement.dispatchEvent(event);
  };
  const label = (index) => $(`#cell-${index}`)?.getAttribute("aria-label") ?? "";
  const said = () => $("section[aria-label=Messages]")?.textContent ?? "";

  for (let number = first; number < first + games; number++) {
    // Each puzzle is different: its digits are permuted, and so are the rows of a band.
    const shift = (digit) => String(((Number(digit) - 1 + number) % 9) + 1);
    const rows = puzzle.match(/.{9}/g);
    if (number % 2) [rows[0], rows[2]] = [rows[2], rows[0]];
    if (number % 3) [rows[7], rows[8]] = [rows[8], rows[7]];
    const text = rows.join("").replace(/\d/g, shift);

    location.hash = "#/enter";
    await until(() => $("#own-text"), "form");
    $("#own-text").value = text;
    $("#own-text").dispatchEvent(new InputEvent("input", { bubbles: true }));
    await until(() => $(".room .main"), "start");
    $(".room .main").click();
    const isShown = () =>
      [...text].every((symbol, index) => label(index).startsWith(symbol === "." ? "empty" : `${symbol}, given`));
    await until(() => !$("#own-text") && isShown(), "game");
    counts.games++;

    const empty = [...text].flatMap((symbol, index) => (symbol === "." ? [index] : []));
    for (let move = 0; move < moves; move++) {
      const index = empty[(number + move * 5) % empty.length];
      const before = label(index);
      $(`#cell-${index}`).click();
      press(String((move % 9) + 1), { shiftKey: move % 3 !== 0 });
      await until(() => label(index) !== before, "move");
      counts.moves++;
    }
    // A played digit may be wrong, and the hint would then be about the mistake.
    for (let move = 0; move < moves; move++) press("z", { ctrlKey: true });
    await until(isShown, "undo");
    press("h");
    await until(() => /Where to look/.test(said()), "hint");
    counts.hints++;
    press("h");
    await until(() => !/Where to look/.test(said()), "hint, its name");

    if (number % 5 === 4) {
      for (let times = 0; times < 2; times++) {
        const room = rooms[counts.rooms++ % rooms.length];
        location.hash = room;
        await until(() => !$("#game [role=grid]") && $("#rooms h1"), room);
        if (room === "#/path") await until(() => $("#rooms [role=grid]"), "path");
        location.hash = "#/";
        await until(() => !$("#rooms h1") && $("#cell-0"), "game again");
      }
    }
  }
  return counts;
}

test("a long session does not leak memory", async ({ page, context }) => {
  await page.addInitScript(watchMemory);
  await beforeWorker(page, `(${watchMemory})();`, { everyOne: true });
  await open(page);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.enable");

  const measure = async () => {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    for (let times = 0; times < 3; times++) await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
    // One that has just begun has no memory yet, and one that ends does not answer.
    const sizes = (worker) => worker.evaluate(() => globalThis.memories?.() ?? []).catch(() => []);
    const workers = await Promise.all(page.workers().map(sizes));
    return {
      heap: metric.JSHeapUsedSize,
      wasm: sum(await page.evaluate(() => globalThis.memories())),
      worker: Math.max(0, ...workers.flat()),
      nodes: metric.Nodes,
      listeners: metric.JSEventListeners,
    };
  };

  const sitting = { puzzle: PUZZLE, moves: MOVES, rooms: ROOMS };
  await page.evaluate(sit, { ...sitting, first: 0, games: WARM_UP });
  const before = await measure();
  const counts = await page.evaluate(sit, { ...sitting, first: WARM_UP, games: GAMES });
  const after = await measure();

  expect(counts).toEqual({ games: GAMES, moves: GAMES * MOVES, hints: GAMES, rooms: (GAMES / 5) * 2 });
  const grown = Object.fromEntries(Object.keys(before).map((name) => [name, after[name] - before[name]]));
  console.log("grown by", JSON.stringify(grown), "to", JSON.stringify(after));
  expect(grown.heap + grown.wasm, "bytes of the page").toBeLessThan(LIMIT);
  expect(after.worker, "a worker was measured").toBeGreaterThan(0);
  expect(after.worker, "bytes of the largest worker").toBeLessThan(WORKER_LIMIT);
  // A worker that was replaced ends a moment later.
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  await expect.poll(() => page.workers().length, { message: "workers" }).toBeLessThanOrEqual(cores);
  expect(grown.nodes, "elements").toBeLessThan(1_000);
  expect(grown.listeners, "listeners").toBeLessThan(1_000);
});
