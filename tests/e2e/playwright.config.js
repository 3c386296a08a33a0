// Browser tests of the built app, served as by any static host. `make test-smoke` builds
// the app and runs the tests with the tag @smoke, `make check-browsers` all others but those
// of speed, which `make audit` runs.
"use strict";

const { resolve } = require("node:path");
const { defineConfig } = require("@playwright/test");

const root = resolve(__dirname, "../..");
const dist = resolve(root, process.env.E2E_DIST ?? "dist");
const port = Number(process.env.E2E_PORT ?? 8391);
const at = (port, path) => `http://127.0.0.1:${port}${path}`;
const server = (port, path) => ({
  command: `node tests/e2e/serve.js "${dist}" ${port} ${path}`,
  cwd: root,
  url: at(port, path),
  reuseExistingServer: false,
});

const metadata = { subPath: at(port + 1, "/deep/sub/path/") };

/** The tests of `make test`: a few minutes must suffice. */
const SMOKE = /@smoke/;
const WAITING = /(faults|tabs)\.spec/;
const ENGINES = /(journey|engines|drawn|unplugged)\.spec/;
/** What tests/web proves in Chromium is only for the other engines. */
const OTHERS = /(journey|engines)\.spec/;

module.exports = defineConfig({
  testDir: __dirname,
  outputDir: resolve(root, "target/e2e-results"), // Trunk does not watch it for changes
  reporter: "list",
  retries: 0, // what fails once fails
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A wait that stands still ends after half a minute, a long one after a minute, and says what it waited for. The slowest
  // sound tests, which open many windows one after the other, take a minute on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: at(port, "/"),
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    serviceWorkers: "block", // a copy of the app would hide what the tests of other things count
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
  },
  // The suites faults and tabs run in two engines, the journey in three (see browsers.js and
  // player.js). The engines with the longest tests come first, so that no core waits for them at
  // the end. Speed is measured one by one.
  projects: [
    { name: "smoke", grep: SMOKE, testIgnore: /speed/, workers: 2, metadata },
    // On a busy machine, a journey traps now and then in WebKitGTK 2.50: 2 of about 60, 1 of 139, 1 of 75, then 0 of
    // 372. The cause is unknown; public/boot.js starts such a page again. watch.js records the stack of the next one.
    { name: "webkit", testMatch: ENGINES, workers: 1, use: { engine: "webkit" } },
    { name: "firefox", testMatch: [WAITING, ENGINES], workers: 2, use: { engine: "firefox" } },
    { name: "chromium", grepInvert: SMOKE, testMatch: [WAITING, ENGINES], testIgnore: OTHERS, workers: 2 },
    { name: "app", grepInvert: SMOKE, testIgnore: [/speed/, WAITING, ENGINES], workers: 2, metadata },
    { name: "speed", testMatch: /speed/, workers: 1, metadata },
  ],
  webServer: [server(port, "/"), server(port + 1, "/deep/sub/path/")],
});
