// How the app comes to the browser: from any folder, small, and under a policy
// that lets nothing else in. Third-party requests and console errors fail every
// test here (see nonet.js).
"use strict";

const { gzipSync } = require("node:zlib");
const { test, expect, open, said, startGame, LONG_JOB } = require("./nonet.js");

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
