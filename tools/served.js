// A built app, served on this machine alone, and a browser to look at it with.
"use strict";

const { spawn } = require("node:child_process");
const { join } = require("node:path");
const { chromium } = require("@playwright/test");

/** Hands both to `work`, the address with a slash at its end, and ends both after it. */
async function served(folder, port, work) {
  const server = spawn(process.execPath, [join(__dirname, "../tests/e2e/serve.js"), folder, String(port)]);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  try {
    await work(browser, `http://127.0.0.1:${port}/`);
  } finally {
    await browser.close();
    server.kill();
  }
}

module.exports = { served };
