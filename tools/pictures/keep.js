// Takes the pictures of table.js, and records what they show.
"use strict";

const { statSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { encode } = require("./png.js");
const { sources, write } = require("./record.js");
const { NOW, PICTURES, SETTINGS } = require("./table.js");

const root = join(__dirname, "../..");

/** Fails if the built app cannot have a source as it is now. */
function expectFresh(dist) {
  const built = statSync(join(dist, "index.html")).mtimeMs;
  const newer = Object.keys(sources()).filter((name) => !name.startsWith("tools/") && statSync(join(root, name)).mtimeMs > built);
  if (newer.length > 0) throw new Error(`${dist} is older than ${newer.join(", ")}; run: make e2e-dist`);
}

/** In the page, before the app: the storage of a player, and a clock that stands still. */
const prepare = ([save, settings]) => {
  performance.now = () => 0;
  localStorage.setItem("nonet.game", save);
  localStorage.setItem("nonet.settings", settings);
};

/** A picture of the page as soon as it has stopped changing. */
async function still(page) {
  await page.evaluate(() => document.fonts.ready);
  for (let before = null, tries = 0; tries < 60; tries++) {
    const now = await page.screenshot();
    if (before?.equals(now)) return now;
    before = now;
    await page.waitForTimeout(1_000);
  }
  throw new Error("the page does not stop changing");
}

/** In an empty page: red, green, blue and alpha of each pixel of a PNG, in Base64 as it is. */
const decode = async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const address = await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(new Blob([data]));
  });
  return [image.width, image.height, address.slice(address.indexOf(",") + 1)];
};

async function take(browser, address, { size: [width, height], scale, theme, at = "", save, act }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "UTC",
    serviceWorkers: "block",
  });
  try {
    await context.addInitScript(prepare, [save, SETTINGS]);
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => console.error(message));
    await page.clock.setFixedTime(NOW);
    await page.goto(`${address}#/${at}`);
    await page.locator("main h1").first().waitFor({ timeout: 30_000 });
    await still(page);
    await act(page);
    const png = await still(page);
    const blank = await context.newPage();
    const [columns, rows, pixels] = await blank.evaluate(decode, png.toString("base64"));
    return encode(columns, rows, Buffer.from(pixels, "base64"));
  } finally {
    await context.close();
  }
}

/** Takes all pictures of the app that was built in the folder `dist` and is served at `address`. */
async function keep(browser, address, dist) {
  expectFresh(dist);
  const shown = sources();
  for (const [name, scene] of Object.entries(PICTURES)) {
    const picture = await take(browser, address, scene).catch((error) => { throw new Error(`${name}: ${error.message}`); });
    writeFileSync(join(root, name), picture);
    console.log(`${name}: ${Math.round(picture.length / 1024)} kB`);
  }
  write(shown);
}

module.exports = { keep };
