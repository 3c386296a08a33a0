// Drives WebKitGTK for `player.js`. It sends the commands of WebDriver over HTTP
// (https://www.w3.org/TR/webdriver2/) to WebKitWebDriver, which starts a browser with a
// fresh profile for each session. The browser needs a display, so Xvfb provides one.
"use strict";

const { once } = require("node:events");
const { createServer } = require("node:net");
const { setTimeout: wait } = require("node:timers/promises");
const { run, end, startDisplay } = require("./programs.js");

const DRIVER = process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";
/** Size of the window. Its toolbar takes 38 pixels, so the page has 1280 by 800. */
const WINDOW = { width: 1280, height: 838 };
/** Milliseconds within which a control must appear, or a program must start. */
const LOOK_MS = 30_000;
/** Milliseconds within which the driver must answer a command. */
const ANSWER_MS = 30_000;
/** The key of an element reference in WebDriver. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** WebDriver's codes of keys that have no character. */
const KEYS = {
  Enter: "\uE007", Shift: "\uE008", Control: "\uE009", Alt: "\uE00A", Escape: "\uE00C", End: "\uE010", Home: "\uE011",
  ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015", Tab: "\uE004",
};

/** Selectors of elements that may have a role. The browser decides which of them have it. */
const CANDIDATES = {
  button: "button, [role=button]",
  gridcell: "[role=gridcell]",
  link: "a[href]",
  textbox: "textarea, input:not([type]), input[type=text]",
};

/** In the page: the visible candidates that may have the name. */
const visible = ([selector, name]) =>
  [...document.querySelectorAll(selector)].filter(
    (element) => (element.ariaLabel ?? name) === name && element.checkVisibility({ visibilityProperty: true }),
  );

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** The display and the driver, which starts a browser for each session. */
class WebKit {
  #programs = [];
  #address;

  static async launch() {
    const webkit = new WebKit();
    try {
      await webkit.#start();
    } catch (error) {
      await webkit.close();
      throw error;
    }
    return webkit;
  }

  async #start() {
    const display = await startDisplay();
    this.#programs.push(display.program);
    const port = await freePort();
    this.#programs.push(run(DRIVER, [`--port=${port}`, "--host=127.0.0.1"], { DISPLAY: display.name }));
    this.#address = `http://127.0.0.1:${port}`;
    for (const end = Date.now() + LOOK_MS; ; await wait(50)) {
      const isReady = await this.ask("GET", "/status").then(({ ready }) => ready, () => false);
      if (isReady) return;
      if (Date.now() > end) throw new Error(`${DRIVER} does not answer`);
    }
  }

  /** Sends a command and returns what the driver answers. */
  async ask(method, path, body) {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = fetch(this.#address + path, { method, body: body && JSON.stringify(body), signal });
    const response = await answer.catch((error) => {
      throw new Error(`${method} ${path}: ${DRIVER} did not answer (${error.message}); asked: ${JSON.stringify(body)?.slice(0, 300)}`);
    });
    const { value } = await response.json();
    if (!response.ok) throw Object.assign(new Error(`${value.error}: ${value.message}`), { code: value.error });
    return value;
  }

  async close() {
    for (const child of this.#programs.reverse()) {
      const ended = once(child, "exit");
      if (end(child)) await ended;
    }
  }
}

class WebKitDriver {
  #webkit;
  #session;

  /** Opens a window with a fresh profile. */
  static async open(webkit) {
    const driver = new WebKitDriver();
    const { sessionId } = await webkit.ask("POST", "/session", { capabilities: {} });
    driver.#webkit = webkit;
    driver.#session = `/session/${sessionId}`;
    await driver.#tell("/window/rect", WINDOW);
    return driver;
  }

  #tell(path, body = {}) {
    return this.#webkit.ask("POST", this.#session + path, body);
  }

  #read(path) {
    return this.#webkit.ask("GET", this.#session + path);
  }

  goto(url) {
    return this.#tell("/url", { url });
  }

  reload() {
    return this.#tell("/refresh");
  }

  evaluate(question, arg = null) {
    return this.#tell("/execute/sync", { script: `return (${question})(...arguments)`, args: [arg] });
  }

  async click(role, name) {
    const selector = CANDIDATES[role];
    if (selector === undefined) throw new Error(`add the role ${role} to CANDIDATES`);
    for (const end = Date.now() + LOOK_MS; Date.now() < end; await wait(50)) {
      const id = await this.#find(selector, role, name).catch(unlessGone);
      if (id !== undefined) return this.#tell(`/element/${id}/click`);
    }
    throw new Error(`no ${role} "${name}"`);
  }

  /** Finds the element that the browser exposes with this role and name. */
  async #find(selector, role, name) {
    for (const { [ELEMENT]: id } of await this.evaluate(visible, [selector, name])) {
      if ((await this.#read(`/element/${id}/computedlabel`)) !== name) continue;
      if ((await this.#read(`/element/${id}/computedrole`)) === role) return id;
    }
    return undefined;
  }

  press(keys) {
    const values = keys.split("+").map((key) => KEYS[key] ?? key);
    const downs = values.map((value) => ({ type: "keyDown", value }));
    const ups = values.toReversed().map((value) => ({ type: "keyUp", value }));
    return this.#tell("/actions", { actions: [{ type: "key", id: "keyboard", actions: [...downs, ...ups] }] });
  }

  async type(text) {
    const { [ELEMENT]: id } = await this.#read("/element/active");
    await this.#tell(`/element/${id}/value`, { text: text.replaceAll("\n", KEYS.Enter) });
  }

  screenshot() {
    return this.#read("/screenshot");
  }

  close() {
    return this.#webkit.ask("DELETE", this.#session);
  }
}

/** Ignores that an element has disappeared, so that the search continues. */
function unlessGone(error) {
  if (error.code !== "stale element reference") throw error;
}

module.exports = { WebKit, WebKitDriver };
