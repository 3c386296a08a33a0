// Draws the icons of the installed app as PNG from public/icon.svg, and takes its
// screenshots. Run it after a change of the icon or the look:
//
//   make e2e-dist && node tools/icons.js target/e2e
"use strict";

const { spawn } = require("node:child_process");
const { mkdirSync, readFileSync } = require("node:fs");
const { join, resolve } = require("node:path");
const { chromium } = require("@playwright/test");

const PORT = 8398;
const root = join(__dirname, "..");
const dist = resolve(process.argv[2] ?? "target/e2e");
/** Name and side in pixels. The sign keeps clear of the edges, so a mask may cut them off. */
const ICONS = [["icon-192", 192], ["icon-512", 512], ["apple-touch-icon", 180]];
const SCREENSHOTS = [["phone", 390, 844], ["desktop", 1280, 800]];

async function draw(browser, [name, side]) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const svg = readFileSync(join(root, "public/icon.svg"), "utf8");
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%;height:auto}</style>${svg}`);
  await page.screenshot({ path: join(root, `public/icons/${name}.png`) });
  await page.close();
}

async function shoot(browser, [name, width, height]) {
  const page = await browser.newPage({ viewport: { width, height }, locale: "en-GB" });
  await page.goto(`http://127.0.0.1:${PORT}/`);
  await page.getByRole("gridcell").first().focus();
  await page.keyboard.press("h");
  await page.getByRole("heading", { name: "Where to look" }).waitFor();
  await page.screenshot({ path: join(root, `public/screenshots/${name}.png`) });
  await page.close();
}

async function main() {
  for (const folder of ["icons", "screenshots"]) mkdirSync(join(root, "public", folder), { recursive: true });
  const server = spawn("node", [join(root, "tests/e2e/serve.js"), dist, String(PORT)], { stdio: "inherit" });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  try {
    for (const icon of ICONS) await draw(browser, icon);
    for (const screenshot of SCREENSHOTS) await shoot(browser, screenshot);
  } finally {
    await browser.close();
    server.kill();
  }
}

main();
