// A library of 1,000 games opens and is searched within 100 ms, the statistics of 5,000 games
// open within 200 ms, and 300 games of 3,000 moves delay the start by 100 ms at most. The figures
// are printed.
"use strict";

const { writeFile } = require("node:fs/promises");
const { test, expect, open, labels } = require("./nonet.js");
const { readBoard, store } = require("./stored.js");

test.skip(!process.env.E2E_AUDIT, "bounds for a quiet machine, which `make audit` checks");

const GIVENS = "....1..9..2...47.8..52....459........74..6...612.5.3.98..54.92.....9.8....9.3.6..";
const SOLUTION = "483715296921364758765289134598173462374926581612458379836541927157692843249837615";
const EMPTY = [...GIVENS].flatMap((symbol, index) => (symbol === "." ? [index] : []));

const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

/** The save of a game with its first digits, a second each. With all of them it is solved. */
function game(count) {
  const moves = EMPTY.slice(0, count).map((index) => `${index}!${SOLUTION[index]}`);
  const time = "1700000000000+0";
  return [
    "nonet-game 3", "id 0000000000000001", `begun ${time}`, `changed ${time}`, ...(count === EMPTY.length ? [`solved ${time}`] : []),
    "board 9x9", `givens ${GIVENS}`, `solution ${SOLUTION}`, "recipe 9x9 medium none starter 6", "revision 52",
    "hints 0", "deepest-hint 0", `elapsed-ms ${1_000 * count}`, `times ${moves.map(() => 1_000).join(" ")}`,
    `at ${count}`, `tip ${count}`, `moves ${moves.join(" ")}`, "end nonet-game", "",
  ].join("\n");
}

/** A backup of many games with different titles and dates, made of one save. */
function backup(save, games) {
  const part = (index) => {
    const id = (index + 1).toString(16).padStart(16, "0");
    const changed = `changed ${1_700_000_000_000 + index * 3_600_000}+0`;
    const own = save.replace(/^id .*$/m, `id ${id}`).replace(/^changed .*$/m, changed);
    return `part game\nlabel-title Game ${index}\nlabel-changed 5+0\n${own}`;
  };
  return `nonet-backup 1\n${Array.from({ length: games }, (_, index) => part(index)).join("")}end nonet-backup\n`;
}

/** Opens the library with many games that were made of one save. */
async function restore(page, info, save, games) {
  const file = info.outputPath("backup.txt");
  await writeFile(file, backup(save, games));
  await open(page);
  await page.evaluate(() => { location.hash = "#/games"; });
  await page.getByLabel("Restore").setInputFiles(file);
  await expect(page.getByText(`${games.toLocaleString("en")} games added.`).first()).toBeVisible({ timeout: 40_000 });
}

test("1,000 games are listed and searched at once", async ({ page }, info) => {
  await restore(page, info, game(1), 1_000);
  await expect(page.locator("li.game")).toHaveCount(24);

  // From the key that opens the page to the drawing of the first games, on a loaded app.
  const opened = [];
  for (let round = 0; round < 5; round++) {
    await page.evaluate(() => { location.hash = "#/"; });
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    opened.push(await page.evaluate(() => new Promise((done) => {
      const start = performance.now();
      const wait = () => {
        if (document.querySelectorAll("li.game").length >= 24) requestAnimationFrame(() => done(performance.now() - start));
        else setTimeout(wait, 1);
      };
      location.hash = "#/games";
      wait();
    })));
  }
  const searched = await page.evaluate(() => {
    const field = document.querySelector("#games-search");
    const times = [];
    return (async () => {
      for (const text of ["g", "nothing", "medium game 5", "game 77", "game 777"]) {
        const start = performance.now();
        field.value = text;
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
        times.push(performance.now() - start);
      }
      return times;
    })();
  });
  console.log(`1,000 games: opened in ${median(opened).toFixed(0)} ms, searched in ${median(searched).toFixed(0)} ms`);
  expect(median(opened)).toBeLessThan(100);
  expect(median(searched)).toBeLessThan(100);
  await expect(page.locator("li.game")).toHaveCount(1);
});

test("the statistics of 5,000 games open at once", async ({ page }, info) => {
  await restore(page, info, game(EMPTY.length), 5_000);
  const opened = [];
  for (let round = 0; round < 5; round++) {
    await page.evaluate(() => { location.hash = "#/"; });
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    opened.push(await page.evaluate(() => new Promise((done) => {
      const start = performance.now();
      const wait = () => {
        if (/5,00\d/.test(document.querySelector("#rooms main")?.textContent ?? "")) requestAnimationFrame(() => done(performance.now() - start));
        else setTimeout(wait, 1);
      };
      location.hash = "#/stats";
      wait();
    })));
  }
  console.log(`statistics of 5,000 games: opened in ${median(opened).toFixed(0)} ms`);
  expect(median(opened)).toBeLessThan(200);
});

/** In the page, before the app: notes when the board is drawn, when its first move is, and how long others take. */
function timeMoves() {
  const drawn = () => document.querySelectorAll("#game [role=gridcell]").length === 81;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const move = async (digit) => {
    const cell = document.querySelector("#game [role=gridcell][aria-label^=empty]");
    const [before, start] = [cell.ariaLabel, performance.now()];
    cell.click();
    cell.dispatchEvent(new KeyboardEvent("keydown", { key: String(digit), code: `Digit${digit}`, shiftKey: true, bubbles: true, cancelable: true }));
    while (cell.ariaLabel === before) await frame();
    return performance.now() - start;
  };
  const begin = async () => {
    while (!drawn()) await frame();
    const board = performance.now();
    await move(1);
    const first = performance.now();
    const others = [];
    for (let at = 0; at < 40; at++) others.push(await move(1 + (at % 9)));
    return { board, first, others };
  };
  globalThis.began = new Promise((done) => addEventListener("DOMContentLoaded", () => begin().then(done)));
}

test("300 games with 3,000 moves each delay neither the start nor a move", async ({ page }) => {
  await open(page);
  const empty = (await labels(page)).findIndex((label) => label.startsWith("empty"));
  await page.getByRole("gridcell").nth(empty).click();
  await page.keyboard.press("Shift+1");
  const stored = async () => (await page.evaluate(readBoard))?.game;
  await expect.poll(stored).toMatch(/^moves \d/m);
  await page.addInitScript(timeMoves);
  /** The medians of five visits. */
  const visit = async () => {
    const visits = [];
    for (let round = 0; round < 5; round++) {
      await page.reload();
      visits.push(await page.evaluate(() => globalThis.began));
    }
    const of = (name) => median(visits.flatMap((visit) => visit[name]));
    return { board: of("board"), first: of("first"), others: of("others") };
  };

  const one = await visit();
  const list = (item) => Array.from({ length: 3_000 }, (_, at) => item(at)).join(" ");
  const long = (await stored())
    .replace(/^times .*$/m, `times ${list(() => 500)}`)
    .replace(/^(at|tip) .*$/gm, "$1 3000")
    .replace(/^moves .*$/m, `moves ${list((at) => `${empty}~${1 + (at % 9)}`)}`);
  const fill = ({ saves, board, get }, long) =>
    get(board, "game", (id) => {
      for (let at = 0; at < 300; at++) {
        const own = at === 0 ? id : (at + 1).toString(16).padStart(16, "0");
        saves.put(long.replace(/^id .*$/m, `id ${own}`), own);
      }
    });
  await page.evaluate(store(fill, long));
  const many = await visit();

  expect((await stored()).match(/^moves (.*)$/m)[1].split(" ").length).toBeGreaterThan(3_000);
  for (const [what, { board, first, others }] of [["one game", one], ["300 games of 3,000 moves", many]]) {
    console.log(`${what}: board after ${board.toFixed(0)} ms, first move after ${first.toFixed(0)} ms, others in ${others.toFixed(0)} ms`);
  }
  expect(many.first - one.first).toBeLessThan(100);
  expect(many.others).toBeLessThan(32);
});
