// How the app loads: from any folder, small, and with a strict content security policy.
// Third-party requests and console errors fail every test here (see nonet.js).
"use strict";

const { readFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { join } = require("node:path");
const { gzipSync } = require("node:zlib");
const { test: bare } = require("@playwright/test");
const { Site } = require("./faulty.js");
const { dist, filesIn } = require("./files.js");
const { headersOf, rulesOf } = require("./headers.js");
const { test, expect, open, said, startGame, watchShifts, LONG_JOB, nextIsMade } = require("./nonet.js");

/** A server of another origin, which answers every request and counts the requests. */
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

test("loads without an error and asks nobody else", { tag: "@smoke" }, async ({ page }) => {
  await open(page);
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveTitle(/Nonet/);
});

test("works below any path of a host, and the words on loading are gone once it is done", async ({ page }, { project }) => {
  await open(page, project.metadata.subPath);
  await expect(page.locator("#late")).toHaveCount(0);
  await expect(page.getByText(/taking long/)).toHaveCount(0);
});

test("fetches the worker when the player begins, and once for all workers", async ({ page }) => {
  const wasm = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".wasm")) wasm.push(pathname);
  });
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(wasm).toEqual([expect.stringMatching(/nonet-[0-9a-f]+_bg\.wasm$/)]); // without its rest
  // A page that opens meanwhile would stop the load, and it would be asked for again.
  await page.keyboard.press("ArrowRight");
  await nextIsMade(page);
  await startGame(page, LONG_JOB);
  await page.getByRole("button", { name: "Cancel" }).click();
  await startGame(page, { level: "Medium" });
  await expect(said(page, /^New game: Medium/)).toBeVisible();
  expect(wasm.filter((path) => path.includes("worker"))).toEqual([expect.stringMatching(/nonet-worker_bg\.wasm$/)]);
});

test("only other boards than the classic one load the larger module of the workers, and the classic one does without", async ({ page, problems }) => {
  problems.expected(/404/);
  const asked = [];
  page.on("request", (request) => {
    const [module] = /nonet-worker[\w-]*\.wasm/.exec(request.url()) ?? [];
    if (module) asked.push(module);
  });
  const hint = async () => {
    await page.keyboard.press("h");
    await expect(page.getByRole("heading", { name: "Where to look" })).toBeVisible();
    await page.keyboard.press("Escape");
  };
  await open(page);
  await hint();
  await nextIsMade(page);
  expect(asked).toEqual(["nonet-worker_bg.wasm"]);

  await page.route("**/nonet-worker-boards_bg.wasm*", (route) => route.fulfill({ status: 404 }));
  const small = { board: "6 × 6", level: "Easy" };
  await startGame(page, small);
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("did not load");
  await hint();

  await page.unroute("**/nonet-worker-boards_bg.wasm*");
  await startGame(page, small);
  await expect(page.getByRole("grid", { name: /6 × 6/ })).toBeVisible();
  await hint();
  expect(asked).toEqual(["nonet-worker_bg.wasm", "nonet-worker-boards_bg.wasm", "nonet-worker-boards_bg.wasm"]);

  // The library has games that the first module can't read.
  await page.locator('[role=gridcell][aria-label^="empty"]').first().click();
  await page.keyboard.press("1");
  await expect(page.locator("[role=gridcell][aria-selected=true]")).toHaveAttribute("aria-label", /^1, /);
  await page.goto("./#/games");
  await page.reload();
  await expect(page.getByRole("list").getByRole("button", { name: /^Easy, 1 of/ })).toHaveCount(1);
});

test("carries a strict policy and nothing inline but a style and a script that it lists", { tag: "@smoke" }, async ({ page, request }) => {
  await open(page);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^' ]+';/);
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
  await expect(page.locator("[style], [onclick]")).toHaveCount(0);
  // The policy names their digests. Otherwise they would be violations, which fail every test.
  const html = await (await request.get("./")).text();
  expect(html.match(/<style\b|<script>/g)).toEqual(["<style", "<script>"]);
});

test("the policy is in force: an inline script does not run", { tag: "@smoke" }, async ({ page, problems }) => {
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

test("the header's policy is the page's, and forbids frames", { tag: "@smoke" }, async ({ page, request }) => {
  await open(page);
  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  for (const file of ["./", "./worker.js", "./nonet-worker.js"]) {
    const headers = (await request.get(file)).headers();
    expect(headers["content-security-policy"], file).toBe(`${meta}; frame-ancestors 'none'`);
    expect(headers["x-content-type-options"], file).toBe("nosniff");
    expect(headers["cross-origin-opener-policy"], file).toBe("same-origin");
  }
});

test("the policy holds in the worker: no eval, and no request to another origin", { tag: "@smoke" }, async ({ page, problems }) => {
  problems.expected(/Content Security Policy/);
  await elsewhere("", async (address, requests) => {
    await open(page);
    await startGame(page, { level: "Easy" });
    await expect(said(page, /^New game: Easy/)).toBeVisible();
    // Workers that lose the race for a puzzle are ended. Once the next puzzle is there, none is.
    await nextIsMade(page);
    const worker = page.workers().at(-1);
    // Code that a debugger evaluates may use eval, but the timers that it starts may not.
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

bare("every file has one rule for caches, and keeps for ever only if its name says what is in it", () => {
  const rules = rulesOf(dist);
  const files = filesIn(dist);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files.filter((file) => file !== "_headers")) {
    const path = `/${file}`;
    const found = rules.filter(({ pattern, headers }) => pattern.test(path) && headers.some(([name]) => name === "Cache-Control"));
    expect(found, `rules for ${path}`).toHaveLength(1);
    const keeps = /-[0-9a-f]{8,16}(_[a-z-]+)?\.(js|wasm|css|svg)$/.test(file);
    expect(headersOf(rules, path)["Cache-Control"], path).toBe(keeps ? "public, max-age=31536000, immutable" : "no-cache");
  }
  expect(headersOf(rules, "/")["Cache-Control"]).toBe("no-cache");
});

bare("the licences of what it is built from come along", () => {
  const text = readFileSync(join(dist, "third-party.txt"), "utf8");
  for (const part of [/^yew [\d.]+: MIT OR Apache-2.0$/m, /^wasm-bindgen /m, /SIL OPEN FONT LICENSE/, /^The Rust standard library/m]) {
    expect(text).toMatch(part);
  }
});

/** Never answers a request. */
const hang = () => new Promise(() => {});
const alert = (page) => page.getByRole("alert");

test("if the module is missing, the page says so in the player's language", async ({ page, problems }) => {
  problems.expected(/404|did not load|CompileError|TypeError|Error:/);
  await page.route("**/nonet-*_bg.wasm", (route) => route.fulfill({ status: 404 }));
  await page.goto("./?lang=de");
  await expect(alert(page)).toContainText("Diese Seite wurde nicht geladen. Bist du offline?");
  await expect(alert(page).getByRole("button", { name: "Noch einmal" })).toBeVisible();
});

test("if everything but the page itself hangs, the page says that loading takes long, and not at once", async ({ page }) => {
  await page.route(/\/[^/?]+\.(?:css|js|wasm|woff2|svg|webmanifest)/, hang);
  await page.goto("./", { waitUntil: "commit" });
  const words = page.locator("#late");
  await expect(words).toBeAttached();
  await expect(words).toBeHidden();
  // Lets six seconds pass for the words.
  await words.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 6_000;
  });
  await expect(page.getByText("Nonet is taking long to load.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Reload the page" })).toBeVisible();
});

/** In the page: lists each text of the message panel from now on in `told`. */
const listen = () => {
  globalThis.told = [];
  const panel = document.querySelector("section[aria-label=Messages]");
  new MutationObserver(() => globalThis.told.push(panel.textContent)).observe(panel, { subtree: true, childList: true, characterData: true });
};

// What it says of a file that is not compressed is in faults.spec.js.
test("on a slow line a hint says how much of the compressed solver has arrived", async ({ page, problems }) => {
  const site = await Site.start();
  problems.servedBy(site.url);
  // The module takes about two seconds.
  const module = /nonet-worker_bg/;
  site.slow(210_000, module);
  site.compress();
  try {
    await open(page, site.url);
    await page.evaluate(listen);
    await page.keyboard.press("ArrowRight"); // play begins, and the worker makes the next puzzle in advance
    await page.keyboard.press("h");
    await expect(page.getByRole("heading", { name: "Where to look" })).toBeVisible();
    const told = await page.evaluate(() => globalThis.told);
    const sizes = told.flatMap((text) => /Loading the solver: ([\d,]+) KB so far…$/.exec(text)?.[1] ?? []).map((size) => Number(size.replace(",", "")));
    expect(new Set(sizes).size, told.join("\n")).toBeGreaterThan(2);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(site.requests(module)).toBe(1);
  } finally {
    await site.stop();
  }
});

test("on a slow line a page shows how much of it has arrived, and a screen reader hears it every five seconds", async ({ page, problems }) => {
  const site = await Site.start();
  problems.servedBy(site.url);
  // The page takes about a second.
  site.slow(1_000_000, /_pages\.wasm/);
  try {
    await open(page, site.url);
    await page.evaluate(() => {
      const count = (globalThis.counted = { shown: 0, heard: 0 });
      new MutationObserver((all) => {
        for (const { target } of all) {
          const element = target.parentElement ?? target;
          if (!/^Loading this page/.test(target.textContent)) continue;
          if (element.closest("[role=status]")) count.heard++;
          else count.shown++;
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.evaluate(() => (location.hash = "#/settings"));
    await expect(page.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
    const { shown, heard } = await page.evaluate(() => globalThis.counted);
    expect(shown).toBeGreaterThan(5);
    expect(heard).toBeGreaterThan(0);
    // Each is an element and its text.
    expect(heard).toBeLessThan(5);
  } finally {
    await site.stop();
  }
});

/** Holds back the files that `pattern` names, until the function is called. */
async function hold(page, pattern) {
  let arrive;
  const held = new Promise((resolve) => (arrive = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

test("a first visit plays on while the rest of the module is on its way", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await hold(page, /_later\.wasm/);
  await open(page);
  const requested = page.waitForRequest(/_later\.wasm/);
  const cell = page.locator('[role=gridcell][aria-label^="empty"]').first();
  const place = await cell.getAttribute("id");
  await cell.click();
  await requested;
  const name = () => page.locator(`#${place}`).getAttribute("aria-label");
  const presses = [
    ["Shift+Digit2", /^empty, notes 2,/],
    ["Control+Digit4", /^empty, notes 2, centre 4,/],
    ["Alt+Shift+Digit7", /struck 7/],
    ["Control+Shift+Digit3", /colour /],
    ["Digit5", /^5, /],
    ["Control+z", /^empty, notes 2, centre 4, struck 7, colour /],
    ["Control+y", /^5, /],
    ["Backspace", /^empty, notes 2, centre 4, struck 7, colour /],
  ];
  for (const [key, expected] of presses) {
    await page.keyboard.press(key);
    await expect.poll(name, { intervals: [20, 50, 100] }).toMatch(expected);
  }
  for (const key of ["x", "c", "v", "z", "Space", "Alt+Digit6", "Escape", "Control+a", "Escape", "k", "k", "p", "p", "m", "m", "Shift+ArrowRight", "Tab"]) {
    await page.keyboard.press(key);
  }
  await page.getByRole("button", { name: "Corner", exact: true }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Loading the rest of Nonet…");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  arrive();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Messages" })).not.toContainText("Loading");
  await page.keyboard.press("h");
  await expect(page.getByRole("button", { name: "Close", exact: true })).toBeVisible();
});

test("if the rest of the module does not load, the page says so, plays on and tries again", async ({ page, problems }) => {
  problems.expected(/404/);
  await page.route(/_later\.wasm/, (route) => route.fulfill({ status: 404 }));
  await open(page);
  const messages = page.getByRole("region", { name: "Messages" });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  for (let times = 0; times < 2; times++) {
    const answer = page.waitForResponse(/_later\.wasm/);
    await menu.click();
    await answer;
    await expect(messages).toContainText("This part of Nonet did not load. Are you offline?");
  }
  await page.locator('[role=gridcell][aria-label^="empty"]').first().click();
  await page.keyboard.press("5");
  await expect(page.locator("[role=gridcell][aria-selected=true]")).toHaveAttribute("aria-label", /^5, /);
  // The move has asked for it, too. Once the page says so again, no request is on its way.
  const last = page.waitForResponse(/_later\.wasm/);
  await menu.click();
  await last;
  await expect(messages).toContainText("This part of Nonet did not load. Are you offline?");
  await page.unroute(/_later\.wasm/);
  await menu.click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

/** Waits until two frames are drawn: the second one's shifts are reported after it. */
const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

for (const [width, height] of [[390, 844], [1280, 800]]) {
  test(`at ${width}x${height} nothing moves when the styles and the app arrive in turn`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const pieces = [/styles-\w+\.css/, /_bg\.wasm/];
    const arrivals = await Promise.all(pieces.map((pattern) => hold(page, pattern)));
    await page.goto("./", { waitUntil: "commit" });
    const seen = [
      () => expect(page.locator("#late")).toBeAttached(),
      () => expect(page.locator(".board .given").first()).toBeVisible(),
    ];
    for (const [at, arrive] of arrivals.entries()) {
      await seen[at]();
      await drawn(page);
      arrive();
    }
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    await drawn(page);
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  });
}

test("nothing moves when the typefaces arrive", async ({ page }) => {
  const arrive = await hold(page, /(title|text)\.woff2/);
  await watchShifts(page);
  /** Names of the faces that have loaded. */
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")));
  const texts = () => page.locator(".bar-title, .bar-givens, .mode, .tool").evaluateAll((all) => all.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one.lastChild);
    return range.getBoundingClientRect().width;
  }));
  await page.goto("./", { waitUntil: "commit" }); // the load event waits for typefaces
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await page.keyboard.press("n");
  await drawn(page);
  expect(await loaded()).not.toEqual(expect.arrayContaining(["Nonet Text"]));
  const before = await texts();
  await page.evaluate(() => (globalThis.shifts = []));
  arrive();
  await expect.poll(loaded, { intervals: [20, 50, 100] }).toEqual(expect.arrayContaining(["Nonet Text", "Nonet Title"]));
  const after = await texts();
  // What stands behind a title may move by a pixel; lines, buttons and the board do not.
  const shifts = await page.evaluate(() => globalThis.shifts);
  expect(shifts.reduce((sum, [value]) => sum + value, 0), JSON.stringify(shifts)).toBeLessThan(0.00002);
  // The system's font is about as wide as ours.
  expect(before.length).toBeGreaterThan(5);
  for (const [at, width] of before.entries()) expect(Math.abs(width - after[at])).toBeLessThanOrEqual(0.08 * after[at] + 1);
});

// The first part of the module takes 189 KB, the typefaces 24 KB, the styles 13 KB, and the
// sentences of one language with their renderer 10 KB, all compressed by gzip.
test("a first visit loads at most 250 KB with gzip", { tag: "@smoke" }, async ({ page }) => {
  const bodies = new Map();
  page.on("response", (response) => bodies.set(response.url(), response.body()));
  await open(page);
  await page.waitForLoadState("networkidle");
  let sum = 0;
  for (const [url, body] of bodies) {
    const size = gzipSync(await body).length;
    console.log(`${String(size).padStart(8)} ${new URL(url).pathname}`);
    sum += size;
  }
  console.log(`${String(sum).padStart(8)} bytes with gzip`);
  expect(bodies.size).toBeGreaterThan(3);
  expect(sum).toBeLessThanOrEqual(250_000);
});
