// Plays the app like a person, in the same way in every engine. A player presses
// controls by role and name, types on a keyboard, and reads what a screen reader
// announces. A driver does this in one engine. All drivers have the same methods:
//
//   goto(address), reload()
//   evaluate(question, arg)   runs a function in the page and returns its result
//   click(role, name)         waits for the control with that role and accessible name,
//                             and presses it with the pointer
//   press(keys), type(text)   press keys, as in "Control+Home"
//   screenshot()              returns the picture of the page: PNG in base64
//   close()
"use strict";

const { writeFileSync } = require("node:fs");
const { test: base, expect, ready, state, until: soon } = require("./browsers.js");
const { PuppeteerDriver } = require("./driver-puppeteer.js");
const { WebKitDriver } = require("./driver-webkit.js");

/** In the page: the colours of a part of a picture, as arrays of red, green and blue. */
const colours = async ([png, { x, y, width, height }]) => {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, -x, -y);
  const { data } = canvas.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_, pixel) => [...data.subarray(4 * pixel, 4 * pixel + 3)]);
};

class Player {
  #driver;
  #problems = [];

  constructor(driver) {
    this.#driver = driver;
  }

  /** Opens the app and waits until the board is ready. */
  async open(address) {
    await this.#driver.goto(address);
    await ready(this);
  }

  async reload() {
    await this.#note();
    await this.#driver.reload();
    await ready(this);
  }

  evaluate(question, arg) {
    return this.#driver.evaluate(question, arg);
  }

  click(role, name) {
    return this.#driver.click(role, name);
  }

  press(keys) {
    return this.#driver.press(keys);
  }

  type(text) {
    return this.#driver.type(text);
  }

  /** Replaces the text of the field that has focus, as if it had been pasted. */
  fill(text) {
    return this.evaluate((text) => {
      document.activeElement.value = text;
      document.activeElement.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, text);
  }

  /** Saves a screenshot of the page. */
  async photograph(path) {
    writeFileSync(path, Buffer.from(await this.#driver.screenshot(), "base64"));
  }

  /** The colours of all pixels in a part of the page. */
  async colours(part) {
    return this.evaluate(colours, [await this.#driver.screenshot(), part]);
  }

  /** The problems of the pages since the last call. */
  async problems() {
    await this.#note();
    return this.#problems.splice(0);
  }

  /** Collects the page's problems before it is left. A page that is not watched tells none. */
  async #note() {
    this.#problems.push(...(await this.evaluate(() => globalThis.problems?.splice(0) ?? [])));
  }
}

/** Waits until the result of a function in the page passes, also on a busy machine. */
const until = (player, question, arg) => soon(player, question, arg, { timeout: 60_000 });

const test = base.extend({
  /** Whether `watch.js` runs in the page. No browser keeps a copy of a page that it has changed. */
  isWatched: [true, { option: true }],

  // A player with a fresh profile and the app open. Problems of the page fail the test.
  player: async ({ driven, engine, site, isWatched }, use, info) => {
    if (isWatched) site.watch();
    else site.copy();
    const driver = await (engine === "webkit" ? WebKitDriver : PuppeteerDriver).open(driven);
    const player = new Player(driver);
    let isPassed = false;
    try {
      await player.open(site.url);
      await use(player);
      expect(await player.problems()).toEqual([]);
      isPassed = info.status === info.expectedStatus;
    } finally {
      if (!isPassed) {
        await info.attach("the page", { body: await driver.evaluate(state).catch((error) => error.message) });
        await player.photograph(info.outputPath("window.png")).catch(() => {});
      }
      await driver.close();
    }
  },
});

module.exports = { test, expect, until };
