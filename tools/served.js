// Serves a built app on this machine only, and starts a browser for it.
"use strict";

const { spawn } = require("node:child_process");
const { join } = require("node:path");
const { chromium } = require("@playwright/test");

/** Passes the URL (with a slash at its end) and the browser to `work`, and ends both afterwards. */
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
