// The layout of every page and dialog: in windows of seven sizes, at two sizes of the text, in
// languages with long words, other scripts and another direction. Everything fits, nothing
// overlaps, and every target is large enough. In English, axe finds nothing, and in forced colours
// and high contrast each label has enough contrast. Each test opens a state once, then resizes the
// window and measures (layout.js).
//
// Every breakpoint is in px, so larger text never gets another design than that of its window. So
// each language has the windows and texts in which something has been out of place, English nearly
// all of them. With E2E_LOOKS=all (`make audit`) six languages have all windows at both sizes of
// the text; French and Russian have only that.
"use strict";

const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { test, expect, gameText, violations, sentence } = require("./nonet.js");
const { LONG, nearlySolved } = require("./positions.js");
const { misfits, unclear } = require("./layout.js");

/** Width, height, and whether fingers press there. `ZOOMED` is a desktop at 200 %. */
const DESKTOP = [1280, 800, false];
const LARGE = [1920, 1080, false];
const ZOOMED = [640, 400, false];
const TABLET = [768, 1024, true];
const LOW = [844, 390, true];
const PHONE = [390, 844, true];
const TINY = [320, 568, true];
const SIZES = [DESKTOP, LARGE, ZOOMED, TABLET, LOW, PHONE, TINY];
const all = (sizes) => sizes.map((size) => [size, 100, 200]);
/** The windows of each language, and the sizes of the text in percent. */
const LANGUAGES = {
  en: [...all([DESKTOP, LARGE]), [ZOOMED, 100], ...all([TABLET, LOW, PHONE, TINY])],
  de: [[DESKTOP, 100, 200], [TABLET, 100], [LOW, 200], [TINY, 100, 200]],
  ar: [[DESKTOP, 100], [TABLET, 100], [LOW, 100], [TINY, 200]],
  ja: [[DESKTOP, 100], [TINY, 200]],
};
if (process.env.E2E_LOOKS === "all") for (const lang of ["en", "de", "ar", "ja", "fr", "ru"]) LANGUAGES[lang] = all(SIZES);

const LIGHT = { forcedColors: "none", contrast: "no-preference", colorScheme: "light" };
const DARK = { ...LIGHT, colorScheme: "dark" };
/** The looks in which English labels are measured, by window. */
const LOOKS = new Map([
  [PHONE, [["forced colours", { ...LIGHT, forcedColors: "active" }], ["high contrast, light", { ...LIGHT, contrast: "more" }]]],
  [DESKTOP, [["forced colours", { ...LIGHT, forcedColors: "active" }], ["high contrast, dark", { ...DARK, contrast: "more" }]]],
]);

const CHAIN = LONG["ALS chain"];
const SOLVED = nearlySolved(CHAIN.board, 1);

/** How a state is awaited: most are there at once. */
const SOON = { intervals: [20, 50, 100] };
const appears = (page, selector) => page.locator(selector).first().waitFor();
const go = async (page, hash, selector) => {
  await page.evaluate((hash) => { location.hash = `#/${hash}`; }, hash);
  await appears(page, selector);
};
/** Leaves the app, and opens it again with another game. A game is a position, or a save. */
const restart = async (page, lang, game) => {
  await page.goto("./icon.svg");
  await page.evaluate(async (text) => {
    await new Promise((done) => (indexedDB.deleteDatabase("nonet").onsuccess = done));
    localStorage.clear();
    if (text) localStorage.setItem("nonet.game", text);
  }, typeof game === "string" ? game : game && gameText(game));
  await page.goto(`./?lang=${lang}`);
  await expect(page.getByRole("gridcell")).toHaveCount(81);
};
const hint = async (page, until) => {
  for (let stage = 0; stage < 12 && (await page.locator(until).count()) === 0; stage++) {
    const before = await page.locator(".panel").innerText();
    await page.keyboard.press("h");
    await expect.poll(() => page.locator(".panel").innerText(), SOON).not.toBe(before);
    await appears(page, ".hint-words");
  }
  await appears(page, until);
};
const press = (page, selector, at = 0) => page.locator(selector).nth(at).click();
const button = (page, id) => page.getByRole("button", { name: sentence(id), exact: true });

/** States of other states' pages, which are opened in English only. */
const ENGLISH = new Set([
  "questions", "question", "answer", "all singles", "mistake", "path with a mistake", "practice shown", "asked", "faulty", "book", "game editor", "tables", "empty workbench",
]);
/**
 * States that axe alone reads: the preview of a book has text as small as on paper and is too wide for 320 px, and
 * the tables of the statistics do not show that they scroll.
 */
const UNMEASURED = new Set(["book", "tables"]);
/** The states that axe reads in dark, too. */
const IN_DARK = new Set(["game", "proof", "menu", "workbench", "learn"]);

/** The states of the pages of play: each goes on from the one before. */
const PLAY = {
  "first visit": (page, lang) => restart(page, lang, null),
  guide: async (page) => {
    await press(page, ".offer .button");
    await appears(page, ".hint-words");
  },
  questions: async (page) => {
    await button(page, "word_close").click();
    await hint(page, ".hint-more .chip");
  },
  question: async (page) => {
    await page.getByRole("button", { name: "Why not…?", exact: true }).click();
    await expect(page.locator(".panel")).toContainText("Press a digit.");
  },
  answer: async (page) => {
    await page.keyboard.press("1");
    await expect(page.locator(".panel")).not.toContainText("Press a digit.");
  },
  "all singles": async (page) => {
    await go(page, "menu", "dialog[open].menu");
    await page.getByRole("dialog").getByRole("button", { name: "All singles", exact: true }).click();
    await expect(page.locator(".panel")).toContainText(/Singles fill in|A single fills in/);
  },
  mistake: async (page, lang) => {
    await restart(page, lang, { board: STARTER.givens });
    await page.locator(`#cell-${STARTER.empty[0]}`).click();
    await page.keyboard.press(String((Number(STARTER.solution[STARTER.empty[0]]) % 9) + 1));
    await hint(page, ".hint-words.warn");
  },
  "path with a mistake": (page) => go(page, "path", ".learn-wait"),
  end: async (page, lang) => {
    await restart(page, lang, { board: SOLVED });
    const { digit, index } = SOLVED_LAST;
    await page.locator(`#cell-${index}`).click();
    await page.keyboard.press(String(digit));
    await appears(page, ".panel.ending a.to-lesson");
  },
  game: async (page, lang) => {
    await restart(page, lang, CHAIN);
    await page.locator(".cell:not(.given)").nth(1).click();
    await page.keyboard.press("Shift+1");
    await page.keyboard.press("Shift+2");
  },
  colours: (page) => page.keyboard.press("v"),
  paused: async (page) => {
    await page.keyboard.press("z");
    await press(page, ".pause");
    await appears(page, ".paused");
  },
  "where to look": async (page) => {
    await page.locator(".paused .button").click();
    await hint(page, ".hint-words");
  },
  pattern: (page) => hint(page, ".legend"),
  proof: async (page) => {
    await hint(page, ".with-proof");
    await page.keyboard.press("h");
  },
  menu: async (page) => {
    await page.keyboard.press("Escape");
    await go(page, "menu", "dialog[open].menu");
  },
  checkpoints: async (page) => {
    await page.locator(".menu .item").nth(6).click();
    await expect(page).not.toHaveURL(/menu/); // the browser goes back
    await go(page, "checkpoints", ".stop");
  },
  pages: (page) => go(page, "more", "dialog[open].pages"),
  "new game": (page) => go(page, "new", "dialog[open].new-game"),
  rating: (page) => go(page, "rating", ".rating-steps"),
  clues: async (page, lang) => {
    await restart(page, lang, CLUES);
    await press(page, ".cell");
    await appears(page, ".cage-told");
  },
  rules: (page) => go(page, "rules", ".rules-told li"),
  "first killer": async (page) => {
    await go(page, "new", "dialog[open].new-game");
    await press(page, ".kinds .kind", 1);
    await press(page, ".way");
    await expect(page.getByRole("gridcell")).toHaveCount(36);
    await page.locator("#cell-21").click();
    await page.keyboard.press("Shift+1");
    await page.keyboard.press("Shift+2");
    await expect(page.locator(".panel")).toContainText("19"); // the third step
  },
};

const ROOMS = {
  replay: async (page, lang) => {
    await restart(page, lang, played(7));
    await go(page, "replay", ".replay-jumps .chip");
  },
  path: (page) => go(page, "path", ".learn-line"),
  learn: (page) => go(page, "learn", ".learn-section"),
  lesson: (page) => go(page, "lesson/0803", ".learn .board"),
  "lesson with clues": (page) => go(page, "lesson/1605", ".learn .rules"),
  practice: (page) => go(page, "practice/0803", ".learn .board"),
  "practice shown": async (page) => {
    await button(page, "practice_where").click();
    await button(page, "practice_show").click();
    await appears(page, ".learn-panel li");
  },
  settings: async (page) => {
    await go(page, "settings", ".settings-rows");
    await page.locator(".set-keys summary").click();
  },
  about: (page) => go(page, "about", ".about section"),
  asked: (page) => page.getByRole("button", { name: "Delete everything" }).click(),
  help: (page) => go(page, "help", ".help-keys"),
  order: (page) => go(page, "order", ".order-form .picture"),
  enter: (page) => go(page, "enter", ".board.entry"),
  drawing: async (page) => {
    await press(page, ".own-group:nth-of-type(3) .kind");
    await press(page, "#own-cell-0");
    await press(page, "#own-cell-2");
    await press(page, ".own-how .button");
    await appears(page, ".own-chosen");
  },
  regions: async (page) => {
    await press(page, ".own-group:nth-of-type(2) .kind");
    await press(page, "#own-cell-0");
    await press(page, "#own-cell-3");
    await press(page, ".own-how .button");
    await appears(page, ".cell.uneven");
  },
  finished: async (page) => {
    // Regions that do not fit are in the way.
    await page.locator("#own-cell-0").press("Escape");
    await press(page, ".own-group .kind");
    await press(page, ".own-changes .button");
    await appears(page, ".own-grade");
  },
  "own path": async (page) => {
    await press(page, ".own-grade + .own-buttons .button");
    await go(page, "path-own", ".learn-line");
  },
  "own share": async (page) => {
    await go(page, "enter", ".own-grade");
    await press(page, ".own-grade + .own-buttons .button", 1);
    await go(page, "share-own", ".share-part");
  },
  recognised: async (page) => {
    await go(page, "enter", "#own-text");
    await page.locator("#own-text").fill(TWO);
    await appears(page, ".own-row");
  },
  faulty: async (page) => {
    await page.locator("#own-text").fill(`${TWO}${PUZZLE.slice(1)}\n`);
    await appears(page, "#own-message.fault");
  },
  share: async (page) => {
    await go(page, "share", ".share-part");
    await press(page, "[aria-labelledby=share-path] .button");
    await appears(page, ".share-steps li");
  },
  print: (page) => go(page, "print", ".print-form"),
  book: async (page) => {
    for (const field of await page.getByRole("textbox", { name: "Number" }).all()) await field.fill("1");
    await page.getByRole("button", { name: "Generate" }).click();
    await appears(page, ".sheet");
  },
  games: async (page) => {
    await go(page, "games", ".games-list, .games-state");
    await page.locator(".games input[type=file]").setInputFiles({ name: "backup.txt", mimeType: "text/plain", buffer: Buffer.from(BACKUP) });
    await expect.poll(() => page.locator("li.game").count()).toBeGreaterThan(4);
  },
  "games chosen": async (page) => {
    await press(page, ".games-saved > header .button");
    await press(page, ".game-open");
  },
  "game editor": async (page) => {
    await page.getByRole("button", { name: "Done" }).click();
    await press(page, ".game-edit");
    await appears(page, "dialog[open]");
  },
  daily: async (page) => {
    await page.keyboard.press("Escape");
    await go(page, "daily", ".daily-day");
    await appears(page, "#daily-result");
  },
  stats: (page) => go(page, "stats", ".stats-row"),
  tables: async (page) => {
    for (const summary of await page.locator("summary").all()) await summary.click();
    await appears(page, ".stats-scroll td");
  },
  "empty workbench": (page) => go(page, "workbench", "#bench-text"),
  workbench: async (page) => {
    await go(page, "workbench", "#bench-text");
    await page.locator("#bench-text").fill(LIST);
    await press(page, ".bench-tasks button", 3);
    await appears(page, ".bench-rows .bench-er");
    await expect(page.locator(".bench-solve"), "a list with results has no main button").toHaveCount(0);
  },
  row: async (page) => {
    await press(page, ".bench-rows .bench-row");
    await go(page, "puzzle", ".bench-drawn");
  },
  walk: async (page) => {
    await press(page, ".bench-open-acts .button", 1);
    await go(page, "walk", ".learn-line");
  },
};

const PUZZLE = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";
/** A game with clues of several kinds, two of them in the margin. */
const CLUES = [
  "nonet-game 4", "id 00000000000000c1",
  "board 9x9+killer:r1c1,r1c2=3+thermo:r4c1-r6c1+difference:r9c8,r9c9+x:r7c4,r7c5+whisper:r1c8,r2c9+sandwich:r1c1-r1c9=32+sandwich:r1c1-r9c1=8",
  `givens ${PUZZLE}`, "solution 126478593837592461945361278412937856569184732783256914251649387374815629698723145",
  "revision 1", "hints 0", "deepest-hint 0", "elapsed-ms 1000", "at 0", "tip 0", "moves ", "end nonet-game", "",
].join("\n");
const LIST = `${PUZZLE}\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\nnonsense\n`;
const TWO = `${PUZZLE}\n:0000:x:${PUZZLE}:214::\n`;
/** The first puzzle of a new player. */
const STARTER = {
  givens: "....1..9..2...47.8..52....459........74..6...612.5.3.98..54.92.....9.8....9.3.6..",
  solution: "483715296921364758765289134598173462374926581612458379836541927157692843249837615",
};
STARTER.empty = [...STARTER.givens].flatMap((symbol, index) => (symbol === "." ? [index] : []));
const [SOLVED_LAST, BACKUP] = [lastOf(SOLVED), backup()];

/** The last empty cell of a position that is nearly solved, and its digit. */
function lastOf(board) {
  const cells = board.match(/\+?./g);
  const index = cells.indexOf(".");
  const solution = /^solution (\d+)$/m.exec(gameText({ board }))[1];
  return { index, digit: solution[index] };
}

/** The recipe of today's easy puzzle. */
function ofToday() {
  const now = new Date();
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
  return `9x9 easy none carve ${1_000_000_000 + 5 * day}`;
}

/**
 * A saved game with its times, a slip, a hint and a checkpoint: every other one is solved, the
 * last one today.
 */
function played(at, recipe = "9x9 medium none starter 6") {
  const { givens, solution, empty } = STARTER;
  const open = at % 2 === 0 ? 0 : 9 + at;
  const cells = empty.slice(0, empty.length - open);
  const moves = [`${cells[0]}!${(Number(solution[cells[0]]) % 9) + 1}`, ...cells.map((index) => `${index}!${solution[index]}`)];
  const time = `${Date.now() - at * 86_400_000}+0`;
  return [
    "nonet-game 3", `id ${String(at + 1).padStart(16, "0")}`, `begun ${time}`, `changed ${time}`, ...(open ? [] : [`solved ${time}`]), "board 9x9",
    `givens ${givens}`, `solution ${solution}`, `recipe ${recipe}`, "revision 52",
    `hints ${at % 3}`, `deepest-hint ${at % 3 ? 4 : 0}`, "elapsed-ms 372000", "helps h4000 c9000", "checkpoints 2 8000 Before the guess",
    `times ${moves.map((_, index) => (index === 20 ? 90_000 : 1_000 + 70 * index)).join(" ")}`, `at ${moves.length}`, `tip ${moves.length}`,
    `moves ${moves.join(" ")}`, "end nonet-game", "",
  ].join("\n");
}

/** A backup of several games with their titles; one is today's easy puzzle, solved. */
function backup() {
  const part = (at) => `part game\nlabel-title An old puzzle from a book ${at}\nlabel-changed 5+0\n${played(at, at === 0 ? ofToday() : undefined)}`;
  return `nonet-backup 1\n${[0, 1, 2, 3, 4, 5].map(part).join("")}end nonet-backup\n`;
}

/** In the page: the faults in a window, once it has its size and its pointer, at a size of the text. */
const inWindow = async ({ width, height, isTouch, font }) => {
  // Nothing waits for the page to be painted, which takes most of the time.
  while (innerWidth !== width || innerHeight !== height || matchMedia("(pointer: coarse)").matches !== isTouch) {
    await new Promise((done) => setTimeout(done, 1));
  }
  document.documentElement.style.fontSize = font === 100 ? "" : `${font}%`;
  return globalThis.misfits({ isTouch });
};

/** Windows and sizes of the text, one after the other: each time only one of the two changes, where possible. */
function steps(windows) {
  const all = [];
  for (const [size, ...fonts] of windows) {
    if (all.at(-1)?.font === fonts.at(-1)) fonts.reverse();
    all.push(...fonts.map((font) => ({ size, font })));
  }
  return all;
}

test("every page and dialog has a state here", () => {
  const places = readFileSync(join(__dirname, "../../src/session/screen.rs"), "utf8").matchAll(/^    \("([\w-]+)", Screen::/gm);
  const here = readFileSync(__filename, "utf8");
  expect([...places].map(([, name]) => name).filter((name) => !here.includes(`go(page, "${name}`))).toEqual([]);
});

for (const [lang, windows] of Object.entries(LANGUAGES)) {
  for (const [part, states] of Object.entries({ play: PLAY, rooms: ROOMS })) {
    test(`everything fits in ${lang}: ${part}`, async ({ page }, info) => {
      test.setTimeout(600_000); // up to 400 windows
      const session = await page.context().newCDPSession(page);
      let now = DESKTOP;
      const resize = async (size) => {
        if (size === now) return;
        const [width, height, isTouch] = size;
        const sent = [session.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false })];
        if (isTouch !== now[2]) sent.push(session.send("Emulation.setTouchEmulationEnabled", { enabled: isTouch }));
        now = size;
        await Promise.all(sent);
      };
      await page.addInitScript(`globalThis.misfits = ${misfits}; globalThis.unclear = ${unclear};`);
      await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 })); // a picture has none
      const found = [];
      const add = (state, where, faults) => found.push(...faults.map((fault) => `${lang}, ${state}, ${where}: ${fault}`));
      const report = () => writeFileSync(info.outputPath("faults.txt"), found.join("\n"));
      for (const [state, open] of Object.entries(states)) {
        if (ENGLISH.has(state) && lang !== "en") continue;
        await open(page, lang);
        await page.evaluate(() => Promise.allSettled([document.fonts.ready, ...document.getAnimations().map(({ finished }) => finished)]));
        for (const { size, font } of UNMEASURED.has(state) ? [{ size: PHONE, font: 100 }] : steps(windows)) {
          const [width, height, isTouch] = size;
          await resize(size);
          const faults = await page.evaluate(inWindow, { width, height, isTouch, font });
          if (!UNMEASURED.has(state)) add(state, `${width}x${height}, ${font} %`, faults);
          if (lang !== "en" || font !== 100) continue;
          if (size === PHONE) add(state, "light", await violations(page));
          for (const [look, media] of LOOKS.get(size) ?? []) {
            await page.emulateMedia(media);
            add(state, `${width}x${height}, ${look}`, await page.evaluate(() => globalThis.unclear()));
          }
          if (size === DESKTOP && IN_DARK.has(state)) {
            await page.emulateMedia(DARK);
            add(state, "dark", await violations(page));
          }
          if (LOOKS.has(size)) await page.emulateMedia(LIGHT);
        }
        await resize(DESKTOP);
        await page.evaluate(() => { document.documentElement.style.fontSize = ""; });
        report();
      }
      expect(found).toEqual([]);
    });
  }
}
