// Drives one tab of Chromium or Firefox for `player.js`, by puppeteer-core.
"use strict";

/** Milliseconds within which a control must appear. */
const LOOK_MS = 30_000;

class PuppeteerDriver {
  #context;
  #page;

  /** Opens a tab in a fresh profile of a running browser. */
  static async open(browser) {
    const driver = new PuppeteerDriver();
    driver.#context = await browser.createBrowserContext();
    driver.#page = await driver.#context.newPage();
    return driver;
  }

  goto(address) {
    return this.#page.goto(address);
  }

  reload() {
    return this.#page.reload();
  }

  evaluate(question, arg) {
    return this.#page.evaluate(question, arg);
  }

  async click(role, name) {
    const control = await this.#page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, { timeout: LOOK_MS });
    await control.click();
    await control.dispose();
  }

  async press(keys) {
    const { keyboard } = this.#page;
    const [key, ...held] = keys.split("+").reverse();
    for (const modifier of held) await keyboard.down(modifier);
    await keyboard.press(key);
    for (const modifier of held) await keyboard.up(modifier);
  }

  type(text) {
    return this.#page.keyboard.type(text);
  }

  screenshot() {
    return this.#page.screenshot({ encoding: "base64" });
  }

  close() {
    return this.#context.close();
  }
}

module.exports = { PuppeteerDriver };
