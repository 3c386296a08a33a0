// Takes the pictures of the README (tools/pictures/table.js). Then it takes a picture of
// every screen at every size and theme, and puts all of them on one sheet, to be looked at:
//
//   node tools/pictures.js target/e2e [FOLDER]
//   node tools/pictures.js --check
//
// `--check` takes no pictures. It fails if the README's are older than what they show.
// ONLY=kept takes only these, ONLY=sheet only the others. LANG_OF_PLAYER=ar-XB chooses the
// language of the sheet. ONLY=lessons takes the board of each technique's lesson with all
// marks of its proof, and puts these on a sheet.
"use strict";

const { spawn } = require("node:child_process");
const { mkdirSync, writeFileSync } = require("node:fs");
const { join, resolve } = require("node:path");
const { check } = require("./pictures/record.js");

const [dist = "target/e2e", folder = "target/pictures"] = process.argv.slice(2);
const { LANG_OF_PLAYER: lang = "", ONLY: only = "" } = process.env;
const PORT = 8396;
const SIZES = [[320, 568], [390, 844], [844, 390], [768, 1024], [1280, 800], [1920, 1080]];
const LOOKS = [["light", "light"], ["dark", "dark"], ["high contrast", "light"]];
/** A puzzle that needs an XY-chain, and another board in the middle of a game. */
const PUZZLE = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";
const SOLUTION = "126478593837592461945361278412937856569184732783256914251649387374815629698723145";

/** The save of that game after some moves. */
const save = (moves) =>
  ["nonet-game 2", "board 9x9", `givens ${PUZZLE}`, `solution ${SOLUTION}`, "hints 0", "elapsed-ms 372000", `done ${moves.length}`, `moves ${moves.join(" ")}`, "end nonet-game", ""].join("\n");
const EMPTY = [...PUZZLE].flatMap((symbol, index) => (symbol === "." ? [index] : []));
const PLAYED = [...EMPTY.slice(0, 14).map((index) => `${index}=${SOLUTION[index]}`), "38~1", "38~4", "38~5", "41~1", "41~4", "41~5", "53~1", "53~4"];
const SOLVED = EMPTY.slice(0, -1).map((index) => `${index}=${SOLUTION[index]}`);

const press = async (page, ...keys) => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
};
const hint = async (page, stages) => {
  await press(page, "h");
  await page.waitForSelector(".panel h2", { timeout: 30_000 });
  for (let stage = 1; stage < stages; stage++) await press(page, "h");
};
const list = async (page) => {
  await page.locator("#bench-text").fill(`${PUZZLE}\n${SOLUTION}\n..3.4\n`);
  await page.locator(".bench-tasks button").first().click();
  await page.waitForTimeout(2_000);
};

/** Each screen: its address, the moves of its game, and what is done there. */
const SCENES = {
  play: {},
  notes: { act: (page) => press(page, "n", "2", "5") },
  "hint, where": { act: (page) => hint(page, 1) },
  "hint, pattern": { act: (page) => hint(page, 3) },
  "hint, proof": { act: (page) => hint(page, 5) },
  conflict: { act: (page) => press(page, "Control+Home", "8") },
  end: { moves: SOLVED, act: (page) => press(page, "Control+ArrowRight", SOLUTION[EMPTY.at(-1)]) },
  menu: { at: "menu" },
  pages: { at: "more" },
  new: { at: "new" },
  order: { at: "order" },
  enter: { at: "enter" },
  rating: { at: "rating" },
  learn: { at: "learn" },
  exercise: { at: "practice/0300" },
  lesson: { at: "lesson/0300" },
  path: { at: "path" },
  workbench: { at: "workbench" },
  "workbench, list": { at: "workbench", act: list },
  settings: { at: "settings" },
  help: { at: "help" },
};

/** Takes the pictures of the lessons, and writes their sheet. */
async function drawLessons(browser, address) {
  const out = resolve(folder);
  mkdirSync(out, { recursive: true });
  const figures = [];
  for (const [look, colorScheme] of LOOKS) {
    const contrast = look === "high contrast" ? "more" : "no-preference";
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme, contrast });
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(error.message));
    await page.goto(`${address}#/learn`);
    await page.waitForSelector(".learn-list a");
    const lessons = await page.locator(".learn-list a").evaluateAll((links) => links.map((link) => link.hash));
    for (const lesson of new Set(lessons)) {
      const code = lesson.split("/").at(-1);
      await page.goto(`${address}#/lesson/${code}`);
      const next = page.locator(".learn-tools button").nth(1);
      await page.waitForSelector(".learn .marks");
      while (await next.isEnabled()) await next.click();
      await page.waitForTimeout(300);
      const file = `lesson-${code}-${look.replace(" ", "-")}.png`;
      await page.locator(".learn .board").screenshot({ path: join(out, file) });
      figures.push(`<figure><img src="${file}" width="380"><figcaption>${await page.title()}, ${code}, ${look}</figcaption></figure>`);
    }
    console.log(look);
    await context.close();
  }
  await writeSheet(browser, "lessons", figures);
}

/** Takes the pictures for the sheet, and writes the sheet. */
async function drawSheet(browser, address) {
  const out = resolve(folder);
  mkdirSync(out, { recursive: true });
  const figures = [];
  for (const [look, colorScheme] of LOOKS) {
    for (const [width, height] of SIZES) {
      const contrast = look === "high contrast" ? "more" : "no-preference";
      for (const [name, { at = "", moves = PLAYED, act }] of Object.entries(SCENES)) {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme, contrast });
        await context.addInitScript((text) => localStorage.getItem("nonet.game") ?? localStorage.setItem("nonet.game", text), save(moves));
        const page = await context.newPage();
        page.on("pageerror", (error) => console.error(`${name}: ${error.message}`));
        await page.goto(`${address}${lang ? `?lang=${lang}` : ""}#/${at}`);
        await page.locator("main h1").first().waitFor({ timeout: 30_000 });
        await page.waitForTimeout(600);
        await act?.(page);
        await page.waitForTimeout(300);
        const file = `${name.replace(/\W+/g, "-")}-${width}x${height}-${look.replace(" ", "-")}.png`;
        await page.screenshot({ path: join(out, file) });
        figures.push(`<figure style="width:${width / 3}px"><img src="${file}" width="${width / 3}"><figcaption>${name}, ${width} × ${height}, ${look}</figcaption></figure>`);
        await context.close();
      }
      console.log(look, `${width} × ${height}`);
    }
  }
  await writeSheet(browser, "sheet", figures);
}

/** Puts pictures on one page, and takes a picture of it. */
async function writeSheet(browser, name, figures) {
  const out = resolve(folder);
  const style = "body{display:flex;flex-wrap:wrap;align-items:start;gap:12px;width:2400px;margin:12px;background:#888;font:12px sans-serif}figure{margin:0}img{display:block}";
  writeFileSync(join(out, `${name}.html`), `<!DOCTYPE html><meta charset="utf-8"><title>Pictures of Nonet</title><style>${style}</style>${figures.join("\n")}`);
  const sheet = await browser.newPage({ viewport: { width: 2424, height: 1200 } });
  await sheet.goto(`file://${join(out, `${name}.html`)}`);
  await sheet.screenshot({ path: join(out, `${name}.png`), fullPage: true });
  console.log(`${figures.length} pictures: ${join(folder, `${name}.png`)}`);
}

async function main() {
  // The check needs neither of them.
  const { chromium } = require("@playwright/test");
  const { keep } = require("./pictures/keep.js");
  const server = spawn(process.execPath, [join(__dirname, "../tests/e2e/serve.js"), dist, String(PORT), "/"], { stdio: "inherit" });
  await new Promise((done) => setTimeout(done, 1_000));
  // Repainting a part of the page draws its edges in another way each time.
  const args = ["--no-sandbox", "--disable-lcd-text", "--disable-partial-raster"];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args });
  const address = `http://127.0.0.1:${PORT}/`;
  try {
    if (!only || only === "kept") await keep(browser, address, dist);
    if (!only || only === "sheet") await drawSheet(browser, address);
    if (only === "lessons") await drawLessons(browser, address);
  } finally {
    await browser.close();
    server.kill();
  }
}

if (process.argv.includes("--check")) {
  process.exitCode = check() ? 0 : 1;
} else {
  main().catch((error) => {
    console.error(`error: ${error.message}`);
    process.exitCode = 1;
  });
}
