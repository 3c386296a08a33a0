// Draws README's pictures of the running app, in the middle of a game:
//   node tools/pictures.js dist
// Served from the given folder on this machine alone.
"use strict";

const { spawn } = require("node:child_process");
const { mkdirSync } = require("node:fs");
const { resolve } = require("node:path");
const { chromium } = require("@playwright/test");
const { solutions } = require("../tests/e2e/oracle.js");

const PORT = 8399;
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const root = resolve(__dirname, "..");

/** Plays a third of the puzzle, notes a few digits, and selects a cell. */
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

async function main() {
  const folder = process.argv[2] ?? "dist";
  const server = spawn(process.execPath, ["tests/e2e/serve.js", folder, String(PORT), "/"], { cwd: root });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  mkdirSync(resolve(root, "docs"), { recursive: true });
  try {
    for (const [name, viewport] of Object.entries(SCREENS)) {
      for (const colorScheme of ["light", "dark"]) {
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
        await page.goto(`http://127.0.0.1:${PORT}/`);
        await page.getByRole("gridcell", { name: /^[1-9], given/ }).first().waitFor();
        await play(page);
        await page.screenshot({ path: resolve(root, `docs/${name}-${colorScheme}.png`) });
        await page.close();
      }
    }
  } finally {
    await browser.close();
    server.kill();
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
