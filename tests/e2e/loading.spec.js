// How the app comes to the browser: from any folder, small, and under a policy
// that lets nothing else in. Third-party requests and console errors fail every
// test here (see nonet.js).
"use strict";

const { readdirSync, statSync } = require("node:fs");
const { createServer } = require("node:http");
const { join, resolve } = require("node:path");
const { gzipSync } = require("node:zlib");
const { headersOf, rulesOf } = require("./headers.js");
const { test, expect, open, said, startGame, LONG_JOB } = require("./nonet.js");

const DIST = resolve(__dirname, "../..", process.env.E2E_DIST ?? "dist");

/** Another origin, which lets everybody in and counts who comes. */
async function elsewhere(answer, work) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    response.writeHead(200, { "Access-Control-Allow-Origin": "*", "Content-Type": "text/html" }).end(answer);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  try {
    await work(`http://127.0.0.1:${server.address().port}/`, () => requests);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("loads without an error and asks nobody else", async ({ page }) => {
  await open(page);
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveTitle(/Nonet/);
});

test("works below any path of a host", async ({ page }, { project }) => {
  await open(page, project.metadata.subPath);
});

test("fetches the worker when the player begins, and once for all workers", async ({ page }) => {
  const wasm = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".wasm")) wasm.push(pathname);
  });
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(wasm).toEqual([expect.stringMatching(/nonet-[0-9a-f]+_bg\.wasm$/)]);
  for (let game = 0; game < 2; game++) {
    await startGame(page, LONG_JOB);
    await page.getByRole("button", { name: "Cancel" }).click();
  }
  await startGame(page, { level: "Medium", givens: "" });
  await expect(said(page, /^New game: Medium/)).toBeVisible();
  expect(wasm.slice(1)).toEqual([expect.stringMatching(/nonet-worker_bg\.wasm$/)]);
});

test("carries a strict policy and nothing inline", async ({ page }) => {
  await open(page);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("'unsafe-eval'");
  await expect(page.locator("script:not([src]), style, [style], [onclick]")).toHaveCount(0);
});

test("the policy is in force: an inline script does not run", async ({ page, problems }) => {
  problems.expected(/Content Security Policy/);
  await open(page);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.ran = true";
    document.head.append(script);
    return globalThis.ran === true;
  });
  expect(ran).toBe(false);
});

test("the header's policy is the page's, and forbids frames", async ({ page, request }) => {
  await open(page);
  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  for (const file of ["./", "./worker.js", "./nonet-worker.js"]) {
    const headers = (await request.get(file)).headers();
    expect(headers["content-security-policy"], file).toBe(`${meta}; frame-ancestors 'none'`);
    expect(headers["x-content-type-options"], file).toBe("nosniff");
    expect(headers["cross-origin-opener-policy"], file).toBe("same-origin");
  }
});

test("the policy holds in the worker: no eval, and no request to another origin", async ({ page, problems }) => {
  problems.expected(/Content Security Policy/);
  await elsewhere("", async (address, requests) => {
    await open(page);
    const started = page.waitForEvent("worker");
    await startGame(page, { level: "Easy" });
    const worker = await started;
    await expect(said(page, /^New game: Easy/)).toBeVisible();
    // What a debugger evaluates itself may use eval; what it leaves behind may not.
    const runs = await worker.evaluate(
      () =>
        new Promise((done) =>
          setTimeout(() => {
            try {
              done(eval("1 + 1") === 2);
            } catch (error) {
              done(error.name);
            }
          }),
        ),
    );
    expect(runs).toBe("EvalError");
    const breach = await worker.evaluate(
      (address) =>
        new Promise((done) => {
          addEventListener("securitypolicyviolation", (event) => done(event.effectiveDirective));
          fetch(address).then(
            () => done("fetched"),
            () => setTimeout(() => done("failed"), 1_000),
          );
        }),
      address,
    );
    expect(breach).toBe("connect-src");
    expect(requests()).toBe(0);
  });
});

test("no other site can put the page into a frame", async ({ page, baseURL, problems }) => {
  problems.expected(/frame-ancestors|request to/);
  await elsewhere(`<!DOCTYPE html><iframe src="${baseURL}"></iframe>`, async (address) => {
    const refused = page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
    await page.goto(address);
    await refused;
    await expect(page.frameLocator("iframe").getByRole("gridcell")).toHaveCount(0);
  });
});

test("every file has one rule for caches, and keeps for ever only if its name says what is in it", async () => {
  const rules = rulesOf(DIST);
  const files = readdirSync(DIST, { recursive: true }).filter((file) => statSync(join(DIST, file)).isFile());
  expect(files.length).toBeGreaterThan(20);
  for (const file of files.filter((file) => file !== "_headers")) {
    const path = `/${file}`;
    const found = rules.filter(({ pattern, headers }) => pattern.test(path) && headers.some(([name]) => name === "Cache-Control"));
    expect(found, `rules for ${path}`).toHaveLength(1);
    const keeps = /-[0-9a-f]{16}(_bg)?\.(js|wasm|css|svg)$/.test(file);
    expect(headersOf(rules, path)["Cache-Control"], path).toBe(keeps ? "public, max-age=31536000, immutable" : "no-cache");
  }
  expect(headersOf(rules, "/")["Cache-Control"]).toBe("no-cache");
});

test("the licences of what it is built from come along", async ({ request }) => {
  const text = await (await request.get("./third-party.txt")).text();
  for (const part of [/^yew [\d.]+: MIT OR Apache-2.0$/m, /^wasm-bindgen /m, /SIL OPEN FONT LICENSE/, /^The Rust standard library/m]) {
    expect(text).toMatch(part);
  }
});

test("a first visit loads at most 200 KB", async ({ page }) => {
  const bodies = new Map();
  page.on("response", (response) => bodies.set(response.url(), response.body()));
  await open(page);
  await page.waitForLoadState("networkidle");
  let total = 0;
  for (const [url, body] of bodies) {
    const size = gzipSync(await body).length;
    console.log(`${String(size).padStart(8)} ${new URL(url).pathname}`);
    total += size;
  }
  console.log(`${String(total).padStart(8)} bytes, gzip`);
  expect(bodies.size).toBeGreaterThan(3);
  expect(total).toBeLessThanOrEqual(200_000);
});
