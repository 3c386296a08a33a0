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
  /** Paths that are asked for and not answered yet, and how many there were at most. */
  open = [];
  most = 0;
  /** Paths whose request was taken back. */
  dropped = [];
  /** A pattern of paths whose answers wait for `release`. */
  held = null;
  release = () => {};
  #rules = rulesOf(dist);
  #server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    this.asked.push(path);
    this.open.push(path);
    this.most = Math.max(this.most, this.open.length);
    response.on("close", () => {
      this.open.splice(this.open.indexOf(path), 1);
      if (!response.writableFinished) this.dropped.push(path);
    });
    // As it is now: the test may hold something else by the time this one is answered.
    const released = this.held?.test(path) ? this.#released : undefined;
    // Requests that are sent at the same time arrive before any is answered.
    await new Promise((done) => setTimeout(done, 5));
    await released;
    if (this.isOff) return response.destroy();
    if (this.hangs) return undefined;
    const file = this.missing?.test(path) ? null : fileAt(this.folder, "/", request.url);
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { "Content-Type": typeOf(file), ...headersOf(this.#rules, path) }).end(readFileSync(file));
  });

  #released = Promise.resolve();

  /** Holds back the answers for these paths. */
  hold(pattern) {
    this.held = pattern;
    this.#released = new Promise((done) => (this.release = done));
  }

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

/** In the page: the app is copied to the device at once, and not a second after the start (COPY_MS in public/boot.js). */
const hurry = () => {
  const wait = setTimeout;
  globalThis.setTimeout = (act, milliseconds, ...values) => wait(act, milliseconds === 1_000 ? 0 : milliseconds, ...values);
};

const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(hurry);
    await use(context);
  },

  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    await host.stop();
  },

  // The folder of the next build.
  next: [
    async ({}, use) => {
      const folder = nextBuild();
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});
test.use({ serviceWorkers: "allow" });

const poll = (question) => expect.poll(question, { intervals: [20, 50, 100] });

/** Makes the next build of the app: the same files with other names and another build's name. */
function nextBuild() {
  const folder = mkdtempSync(join(tmpdir(), "nonet-next-"));
  cpSync(dist, folder, { recursive: true });
  const script = readdirSync(folder).find((name) => /^nonet-[0-9a-f]+\.js$/.test(name));
  const [, hash] = /^nonet-([0-9a-f]+)\.js$/.exec(script);
  const [, build] = /nonet-worker\.js\?([0-9a-f]{16})/.exec(readFileSync(join(folder, script.replace(".js", "_later.wasm")), "latin1"));
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

const board = (page) => expect(page.getByRole("gridcell")).toHaveCount(81);
const version = (page) => page.evaluate(() => globalThis.nonet.version);

/** Waits until the app is on the device. */
const copied = (page) => poll(() => page.evaluate(copy.isCopied)).toBe(true);

async function visit(page, host, place = "") {
  await page.goto(host.url + place);
  await expect(page.locator("main h1").first()).toBeVisible();
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
  await expect(other.getByText("987654321246173985351928746128537694634892157795461832519286473472319568863745219").first()).toBeVisible();
});

test("a newer version is offered in mid-game, never forced, and never mixed with the older one", async ({ page, host, next }) => {
  await visit(page, host);
  const old = await version(page);
  host.folder = next;
  // An open page hears of the version and goes on with its own files.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.getByText(sentence("update_ready"));
  await expect(offer).toBeVisible();
  expect(await version(page)).toBe(old);
  await go(page, "#/workbench");
  await expect(page.getByRole("heading", { name: "Workbench" })).toBeVisible();
  const ours = `/${old.replace(".js", "_pages.wasm")}`;
  expect(host.asked.filter((path) => path === ours), "only the copy was asked for").toHaveLength(1);
  await go(page, "#/");
  await board(page);
  await page.getByRole("button", { name: sentence("notice_reload") }).click();
  await poll(() => version(page).catch(() => old)).not.toBe(old);
  await board(page);
  await expect(offer).toHaveCount(0);
  // The newer version is on the device, too.
  await copied(page);
  host.isOff = true;
  await page.reload();
  await board(page);
  expect(await version(page)).not.toBe(old);
});

const language = (page) => page.locator("html").getAttribute("lang");
const list = (page) => page.locator("select#language");

test("without a network, only the languages on the device can be chosen, and one that can't be loaded is not stored", async ({ page, host }) => {
  await visit(page, host, "?lang=de");
  await visit(page, host, "#/settings");
  const open = () => list(page).locator("option:not([disabled])").allTextContents();
  const all = await open();
  expect(all).toHaveLength(12);
  await page.context().setOffline(true);
  await poll(open).toEqual(["As in the browser", "English", "Deutsch"]);
  await expect(list(page).getByRole("option", { name: "Français (needs a network)", exact: true })).toBeDisabled();
  await page.context().setOffline(false);
  await poll(open).toEqual(all);
  // The browser does not know that the host is gone.
  host.isOff = true;
  await list(page).selectOption("Français");
  await expect(page.locator("main").getByText("This language did not load. Connect to a network, then choose it again.")).toBeVisible();
  await expect(list(page)).toHaveValue("As in the browser");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
  expect(await language(page)).toBe("en");
  // With a network the same choice works, and then without one.
  host.isOff = false;
  await list(page).selectOption("Français");
  await poll(() => language(page)).toBe("fr");
  await copied(page);
  host.isOff = true;
  await page.reload();
  await expect(list(page)).toHaveValue("Français");
  expect(await language(page)).toBe("fr");
});

test("without a network, a device whose language has changed shows the last language", async ({ page, host }) => {
  await visit(page, host, "?lang=de");
  host.isOff = true;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { get: () => ["fr-CA", "it"] });
    Object.defineProperty(navigator, "language", { get: () => "fr-CA" });
  });
  await page.goto(host.url);
  await board(page);
  expect(await language(page)).toBe("de");
  await go(page, "#/settings");
  await expect(page.getByText("Französisch ist nicht auf diesem Gerät.")).toBeVisible();
  // The language comes when it can.
  host.isOff = false;
  await page.goto(`${host.url}#/settings`);
  await page.reload();
  await poll(() => language(page)).toBe("fr");
});

test("a newer version that came with the last network has the texts of the player's language", async ({ page, host, next }) => {
  await visit(page, host, "?lang=de");
  const old = await version(page);
  host.folder = next;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isNew = async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.getRegistration();
    return active?.state === "activated" && !installing && !waiting && (await caches.keys()).length === 2;
  };
  await poll(() => page.evaluate(isNew)).toBe(true);
  host.isOff = true;
  await page.reload();
  await board(page);
  expect(await version(page)).not.toBe(old);
  expect(await language(page)).toBe("de");
});

test("the app is copied by one request at a time, and has files by other URLs and when the server does not answer", async ({ page, host }) => {
  host.hold(/_later(-pages)?\.wasm$/); // the first files of the copy
  await page.goto(host.url);
  await board(page);
  await poll(() => host.open).toEqual([expect.stringMatching(host.held)]);
  host.most = 0;
  host.release();
  await copied(page);
  expect(host.asked.length).toBeGreaterThan(30);
  expect(host.most).toBe(1);
  // What has hung is asked for again by another URL.
  host.isOff = true;
  const statuses = await page.evaluate(async () => {
    const cache = await caches.open(`nonet-${globalThis.nonet.version}`);
    const worker = (await cache.keys()).map(({ url }) => url).find((url) => /nonet-worker\.js/.test(url));
    const status = (url) => fetch(url).then((response) => response.status, () => 0);
    return Promise.all(["worker.js?again=2", `${worker}&again=1700000000000`, "worker.js?other=2"].map(status));
  });
  expect(statuses).toEqual([200, 200, 0]);
  host.isOff = false;
  host.hangs = true;
  await page.reload({ waitUntil: "commit" });
  await board(page);
});

test("the copy stops while a page is loading, and goes on after it", async ({ page, host }) => {
  const isPage = /_(pages|later|later-pages)\.wasm$|\.css$|locales/;
  host.hold(/_later(-pages)?\.wasm$/); // the first files of the copy
  await page.goto(host.url);
  await board(page);
  await poll(() => host.open.filter((path) => host.held.test(path)).length).toBe(1);
  const before = host.asked.length;
  host.hold(/_pages\.wasm$/);
  await go(page, "#/workbench");
  await poll(() => host.dropped.filter((path) => /_later(-pages)?\.wasm$/.test(path)).length).toBe(1);
  await poll(() => host.open).toEqual([expect.stringMatching(/_pages\.wasm$/)]);
  expect(host.asked.slice(before).filter((path) => !isPage.test(path))).toEqual([]);
  host.release();
  await expect(page.getByRole("heading", { name: "Workbench" })).toBeVisible();
  await copied(page);
});

test("a page opens with the files that are copied already, also before the copy is whole", async ({ page, host }) => {
  const last = /third-party\.txt$/;
  host.hold(last);
  await page.goto(host.url);
  await board(page);
  await poll(() => host.open.filter((path) => last.test(path)).length).toBe(1);
  await go(page, "#/workbench");
  await expect(page.getByRole("heading", { name: "Workbench" })).toBeVisible();
  expect(host.asked.filter((path) => /_pages\.wasm$/.test(path))).toHaveLength(1);
  host.release();
  await copied(page);
});

test("an install that failed half-way is completed at the next visit, and what the browser has deleted comes back", async ({ page, host }) => {
  host.missing = /nonet-worker_bg\.wasm$/;
  await page.goto(host.url);
  await board(page);
  await poll(() => host.asked.filter((path) => host.missing.test(path)).length).toBeGreaterThan(0);
  await poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null)).toBeNull();
  host.missing = null;
  await visit(page, host);
  host.isOff = true;
  await page.reload();
  await board(page);

  host.isOff = false;
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await go(page, "#/workbench"); // not loaded yet
  await expect(page.getByRole("heading", { name: "Workbench" })).toBeVisible();
  await visit(page, host);
  host.isOff = true;
  await page.reload();
  await board(page);
});

test("the icon of the installed app starts a level, and other programs hand over a text", async ({ page, host }) => {
  await page.goto(`${host.url}#/new/easy`);
  await expect(page.getByRole("grid", { name: /Easy/ })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#/");
  const puzzle = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
  await page.goto(`${host.url}?title=Sudoku&text=${puzzle}`);
  await expect(page.getByRole("heading", { name: "Enter a puzzle" })).toBeVisible();
  await expect(page.getByLabel("Paste or type a puzzle")).toHaveValue(puzzle);
  expect(new URL(page.url()).search).toBe("");
});

test("the manifest is complete: every icon and screenshot has the size that it names", () => {
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.webmanifest"), "utf8"));
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const image = readFileSync(join(dist, src));
    if (type === "image/svg+xml") {
      expect(String(image), src).toMatch(/^<svg /);
      continue;
    }
    expect(image.toString("latin1", 1, 4), src).toBe("PNG");
    expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const purposes = manifest.icons.map(({ purpose }) => purpose);
  expect(purposes).toContain("maskable");
  expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(7);
  expect(manifest.share_target).toMatchObject({ method: "GET", enctype: "application/x-www-form-urlencoded" });
});
