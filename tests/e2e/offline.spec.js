// The app without a network: after one visit everything works; a newer version is offered
// and never mixed with the older one; what the browser has deleted comes back.
"use strict";

const { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const { test: base, expect } = require("@playwright/test");
const copy = require("./copied.js");
const { dist, fileAt, typeOf } = require("./files.js");
const { headersOf, rulesOf } = require("./headers.js");
const { writeOffline } = require("../../tools/offline.js");
const { sentence } = require("./sentence.js");

/** A server whose folder changes, as when a new version is published, and that can be off. */
class Host {
  folder = dist;
  isOff = false;
  /** Whether no request is ever answered. */
  hangs = false;
  /** A pattern of paths that the server does not find. */
  missing = null;
  asked = [];
  #rules = rulesOf(dist);
  #server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    this.asked.push(path);
    if (this.isOff) return response.destroy();
    if (this.hangs) return undefined;
    const file = this.missing?.test(path) ? null : fileAt(this.folder, "/", request.url);
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { "Content-Type": typeOf(file), ...headersOf(this.#rules, path) }).end(readFileSync(file));
  });

  async start() {
    await new Promise((ready) => this.#server.listen(0, "127.0.0.1", ready));
    this.url = `http://127.0.0.1:${this.#server.address().port}/`;
  }

  async stop() {
    const stopped = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await stopped;
  }
}

const test = base.extend({
  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    await host.stop();
  },
});
test.use({ serviceWorkers: "allow" });

/** Makes the next build of the app: the same files with other names and another build's name. */
function nextBuild() {
  const folder = mkdtempSync(join(tmpdir(), "nonet-next-"));
  cpSync(dist, folder, { recursive: true });
  const script = readdirSync(folder).find((name) => /^nonet-[0-9a-f]+\.js$/.test(name));
  const [, hash] = /^nonet-([0-9a-f]+)\.js$/.exec(script);
  const [, build] = /nonet-rooms\.js\?([0-9a-f]{16})/.exec(readFileSync(join(folder, script.replace(".js", "_bg.wasm")), "latin1"));
  const flip = (digits) => [...digits].reverse().join("");
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!statSync(path).isFile() || /\.(png|woff2)$/.test(name)) continue;
    const text = readFileSync(path, "latin1").replaceAll(hash, flip(hash)).replaceAll(build, flip(build));
    writeFileSync(path, text, "latin1");
    if (name.includes(hash)) renameSync(path, join(folder, name.replace(hash, flip(hash))));
  }
  writeOffline(folder);
  return folder;
}

const board = (page) => expect(page.getByRole("gridcell")).toHaveCount(81, { timeout: 20_000 });
const version = (page) => page.evaluate(() => globalThis.nonet.version);

/** Waits until the app is on the device. */
const copied = (page) => expect.poll(() => page.evaluate(copy.isCopied), { timeout: 30_000 }).toBe(true);

async function visit(page, host, place = "") {
  await page.goto(host.url + place);
  await board(page);
  await copied(page);
}

const givens = (page) => page.evaluate(copy.givens);

const go = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);

// What else works without a network is in unplugged.spec.js.
test("without a network, a page that is opened by its address in another tab solves a puzzle", { tag: "@smoke" }, async ({ page, host }) => {
  await visit(page, host, "?lang=de");
  host.isOff = true;
  const other = await page.context().newPage();
  await other.goto(`${host.url}index.html?lang=de#/workbench`);
  await other.locator("#bench-text").fill("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
  await other.locator(".bench-tasks button").first().click();
  await expect(other.getByText("987654321246173985351928746128537694634892157795461832519286473472319568863745219").first()).toBeVisible({ timeout: 30_000 });
});

test("a newer version is offered in mid-game, never forced, and never mixed with the older one", async ({ page, host }) => {
  await visit(page, host);
  const old = await version(page);
  const next = nextBuild();
  try {
    host.folder = next;
    // An open page hears of the version and goes on with its own files.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const offer = page.getByText(sentence("update_ready"));
    await expect(offer).toBeVisible({ timeout: 30_000 });
    expect(await version(page)).toBe(old);
    await go(page, "#/workbench");
    await expect(page.getByRole("heading", { name: "Workbench" })).toBeVisible({ timeout: 30_000 });
    expect(host.asked.filter((path) => /nonet-rooms/.test(path)).length, "only the copies were asked for").toBeLessThanOrEqual(4);
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /nonet-rooms.*\?/.test(name)));
    expect(new Set(loaded.map((name) => name.split("?")[1])).size).toBe(1);
    await go(page, "#/");
    await board(page);
    await page.getByRole("button", { name: sentence("notice_reload") }).click();
    await expect.poll(() => version(page).catch(() => old), { timeout: 30_000 }).not.toBe(old);
    await board(page);
    await expect(offer).toHaveCount(0);
    // The newer version is on the device, too.
    await copied(page);
    host.isOff = true;
    await page.reload();
    await board(page);
    expect(await version(page)).not.toBe(old);
  } finally {
    rmSync(next, { recursive: true });
  }
});

test("what the browser has deleted comes back at the next visit", async ({ page, host }) => {
  await visit(page, host);
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await go(page, "#/workbench"); // not loaded yet
  await expect(page.getByRole("heading", { name: "Workbench" })).toBeVisible({ timeout: 30_000 });
  await page.goto(host.url);
  await board(page);
  await copied(page);
  host.isOff = true;
  await page.reload();
  await board(page);
});

test("an install that failed half-way is completed at the next visit", async ({ page, host }) => {
  host.missing = /nonet-worker_bg\.wasm$/;
  await page.goto(host.url);
  await board(page);
  await expect.poll(() => host.asked.filter((path) => host.missing.test(path)).length, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null)).toBeNull();
  host.missing = null;
  await visit(page, host);
  host.isOff = true;
  await page.reload();
  await board(page);
});

test("a file that the app asks for again, by another URL, comes from the copy", async ({ page, host }) => {
  await visit(page, host);
  host.isOff = true;
  const statuses = await page.evaluate(async () => {
    const cache = await caches.open(`nonet-${globalThis.nonet.version}`);
    const rooms = (await cache.keys()).map(({ url }) => url).find((url) => /nonet-rooms\.js/.test(url));
    const status = (url) => fetch(url).then((response) => response.status, () => 0);
    return Promise.all(["worker.js?again=2", `${rooms}&again=1700000000000`, "worker.js?other=2"].map(status));
  });
  expect(statuses).toEqual([200, 200, 0]);
});

test("a server that does not answer does not keep the player waiting", async ({ page, host }) => {
  await visit(page, host);
  host.hangs = true;
  await page.reload({ waitUntil: "commit" });
  await board(page);
});

test("the icon of the installed app starts a level, and other programs hand over a text", async ({ page, host }) => {
  await page.goto(`${host.url}#/new/easy`);
  await expect(page.getByRole("grid", { name: /Easy/ })).toBeVisible({ timeout: 30_000 });
  expect(new URL(page.url()).hash).toBe("#/");
  const puzzle = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
  await page.goto(`${host.url}?title=Sudoku&text=${puzzle}`);
  await expect(page.getByRole("heading", { name: "Enter a puzzle" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel("Paste or type a puzzle")).toHaveValue(puzzle);
  expect(new URL(page.url()).search).toBe("");
});

test("the manifest is complete: every icon and screenshot has the size that it names", async ({ page, host }) => {
  await page.goto(host.url);
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.webmanifest"), "utf8"));
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (type === "image/png") expect(size, src).toBe(sizes);
  }
  const purposes = manifest.icons.map(({ purpose }) => purpose);
  expect(purposes).toContain("maskable");
  expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(7);
});
