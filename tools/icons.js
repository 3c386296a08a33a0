// Draws the icons of the installed app as PNG from public/icon.svg. Run it after a change
// of the icon:
//
//   node tools/icons.js
"use strict";

const { mkdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");
const { chromium } = require("@playwright/test");

const root = join(__dirname, "..");
/** Name and side in pixels. The sign keeps clear of the edges, so a mask may cut them off. */
const ICONS = [["icon-192", 192], ["icon-512", 512], ["apple-touch-icon", 180]];

async function draw(browser, [name, side]) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const svg = readFileSync(join(root, "public/icon.svg"), "utf8");
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%;height:auto}</style>${svg}`);
  await page.screenshot({ path: join(root, `public/icons/${name}.png`) });
  await page.close();
}

async function main() {
  mkdirSync(join(root, "public/icons"), { recursive: true });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  try {
    for (const icon of ICONS) await draw(browser, icon);
  } finally {
    await browser.close();
  }
}

main();
