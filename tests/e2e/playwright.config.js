// Browser tests of the built app, served as by any static host. `make test-e2e` builds
// the app and runs all tests, `make test-browsers` only the journey.
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

const WAITING = /(faults|tabs)\.spec/;
const ENGINES = /(journey|engines|drawn|unplugged)\.spec/;

module.exports = defineConfig({
  testDir: __dirname,
  outputDir: resolve(root, "target/e2e-results"), // Trunk does not watch it for changes
  reporter: "list",
  // A test can run out of time on a busy machine, and WebKit has a fault (see below). A
  // test that passes at the second attempt is reported as flaky.
  retries: 1,
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000, // the suites share two cores, and some machines are slow
  expect: { timeout: 10_000 },
  use: {
    baseURL: at(port, "/"),
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    serviceWorkers: "block", // a copy of the app would hide what the tests of other things count
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
  },
  // The suites faults and tabs mostly wait, so they run beside the others. They run in
  // two engines, the journey in three (see browsers.js and player.js). Speed is
  // measured last and one by one, since the other tests keep both cores busy.
  projects: [
    { name: "app", testIgnore: [/speed/, WAITING, ENGINES], workers: 2, metadata },
    { name: "chromium", testMatch: [WAITING, ENGINES], workers: 1 },
    { name: "firefox", testMatch: [WAITING, ENGINES], workers: 1, use: { engine: "firefox" } },
    // In 2 of about 60 journeys on a busy machine, WebKitGTK 2.50 reported a trap in the
    // app's WebAssembly. The cause is unknown.
    { name: "webkit", testMatch: ENGINES, workers: 1, use: { engine: "webkit" } },
    { name: "speed", testMatch: /speed/, dependencies: ["app", "chromium", "firefox", "webkit"], workers: 1, metadata },
  ],
  webServer: [server(port, "/"), server(port + 1, "/deep/sub/path/")],
});
