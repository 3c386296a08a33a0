// Takes the README's screenshots of the app, during a game and with a hint:
//   node tools/pictures.js dist
// Serves the given folder on this machine only.
"use strict";

const { mkdirSync } = require("node:fs");
const { resolve } = require("node:path");
const { solutions } = require("../tests/e2e/oracle.js");
const { served } = require("./served.js");

const PORT = 8399;
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const root = resolve(__dirname, "..");

/** Plays a third of the puzzle, notes some digits, and selects a cell. */
async function play(page) {
  const names = await page.getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const givens = names.map((name) => Number(/^(\d), given/.exec(name)?.[1] ?? 0));
  const [solution] = solutions(givens, 1);
  const cells = page.getByRole("gridcell");
  const open = givens.flatMap((digit, index) => (digit === 0 ? [index] : []));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Fill in all notes" }).click();
  for (const index of open.filter((_, count) => count % 3 === 0)) {
    await cells.nth(index).click();
    await page.keyboard.press(String(solution[index]));
  }
  await cells.nth(open[12]).click();
}

/** A save whose next step is a loop. */
function loop() {
  const board = "+9..+2+3+6+45..3.8+4+1+96.+6.4+579+83.29.+1+546.+33.+6+9+87..+5...+623..9.5.+41..+9+64.9.+65..8.6..+9.+5.4";
  const givens = board.replace(/\+\d/g, ".");
  const [solution] = solutions([...givens].map((symbol) => Number(symbol) || 0), 1);
  const written = board.match(/\+?./g).flatMap((symbol, index) => (symbol[0] === "+" ? [`${index}=${symbol[1]}`] : []));
  const moves = [...written, "*", "47x7", "52x1"];
  const fields = { "nonet-game": 2, board: "9x9", givens, solution: solution.join(""), hints: 0, "elapsed-ms": 540000 };
  const ends = { done: moves.length, moves: moves.join(" "), end: "nonet-game" };
  return Object.entries({ ...fields, ...ends }).map(([name, value]) => `${name} ${value}\n`).join("");
}

/** A hint for it, open in the middle of its proof. */
async function openHint(page) {
  const title = page.locator(".hint-title");
  await page.keyboard.press("h");
  await title.getByText("Where to look").waitFor();
  while (!(await title.textContent()).includes("6 of")) await page.keyboard.press("h");
}

/** Opens the app, performs an action, and saves a screenshot. */
async function draw(page, address, name, act) {
  await page.goto(address);
  await page.getByRole("gridcell", { name: /^[1-9], given/ }).first().waitFor();
  await act(page);
  await page.screenshot({ path: resolve(root, `docs/${name}.png`) });
  await page.close();
}

async function main() {
  mkdirSync(resolve(root, "docs"), { recursive: true });
  await served(resolve(process.argv[2] ?? "dist"), PORT, async (browser, address) => {
    for (const [name, viewport] of Object.entries(SCREENS)) {
      for (const colorScheme of ["light", "dark"]) {
        const look = { viewport, colorScheme, reducedMotion: "reduce" };
        await draw(await browser.newPage(look), address, `${name}-${colorScheme}`, play);
        const hinted = await browser.newPage(look);
        await hinted.addInitScript((text) => localStorage.setItem("nonet.game", text), loop());
        await draw(hinted, address, `hint-${name}-${colorScheme}`, openHint);
      }
    }
  });
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
