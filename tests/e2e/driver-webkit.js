// Drives WebKitGTK for `player.js`. It sends the commands of WebDriver over HTTP
// (https://www.w3.org/TR/webdriver2/) to WebKitWebDriver. The browser needs a display, so
// Xvfb provides one.
//
// WebKitWebDriver could start the browser, too. But it lets the system choose a port for the
// two to talk through, frees it, and waits without end if another program gets that port
// before the browser, or if the browser ends at once. So each session here starts its own
// browser, on a port that the system gives to nobody, and waits until the browser listens.
"use strict";

const { existsSync, readdirSync } = require("node:fs");
const { once } = require("node:events");
const { connect, createServer } = require("node:net");
const { setTimeout: wait } = require("node:timers/promises");
const { run, end, startDisplay } = require("./programs.js");

const DRIVER = process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";
/** Where the packages of Debian and Ubuntu put the browser: the folder has the machine's name. */
const BROWSER = readdirSync("/usr/lib")
  .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));
/** The first port to try, and how many. Linux connects from ports above 32767, and lets others choose only those. */
const PORTS = { first: 20_000, count: 10_000 };
/** Size of the window. Its toolbar takes 38 pixels, so the page has 1280 by 800. */
const WINDOW = { width: 1280, height: 838 };
/** Milliseconds within which a control must appear, or a program must listen. */
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

/** A port that nobody uses: a random one, so that several processes do not try the same. */
async function freePort() {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await Promise.race([once(server, "listening").then(() => true), once(server, "error").then(() => false)]);
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}

/** Waits until a program that was started listens on its port. */
async function listening(program, port) {
  for (const end = Date.now() + LOOK_MS; ; await wait(20)) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(() => true, () => false);
    socket.destroy();
    if (isOpen) return;
    const { exitCode, signalCode, spawnfile } = program;
    if (exitCode !== null || signalCode !== null) throw new Error(`${spawnfile} ended (${exitCode ?? signalCode}) before it listened`);
    if (Date.now() > end) throw new Error(`${spawnfile} does not listen on port ${port}`);
  }
}

/** Starts the display on which the browsers open. */
async function launch() {
  const { program, name } = await startDisplay();
  return { name, close: () => ended(program) };
}

/** Ends a program and waits until it is gone. */
async function ended(program) {
  const gone = once(program, "exit");
  if (end(program)) await gone;
}

class WebKitDriver {
  #programs = [];
  #address;
  #session;

  /** Opens a window with a fresh profile: a browser and a driver of its own. */
  static async open(display) {
    const driver = new WebKitDriver();
    try {
      await driver.#start(display.name);
    } catch (error) {
      await driver.#stop();
      throw error;
    }
    return driver;
  }

  async #start(DISPLAY) {
    const [browser, driver] = [await freePort(), await freePort()];
    await this.#run(browser, BROWSER, ["--automation"], { DISPLAY, WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${browser}` });
    await this.#run(driver, DRIVER, [`--port=${driver}`, "--host=127.0.0.1", `--target=127.0.0.1:${browser}`]);
    this.#address = `http://127.0.0.1:${driver}`;
    const { sessionId } = await this.#ask("POST", "/session", { capabilities: {} });
    this.#session = `/session/${sessionId}`;
    await this.#tell("/window/rect", WINDOW);
  }

  async #run(port, path, args, env) {
    const program = run(path, args, env);
    this.#programs.push(program);
    await listening(program, port);
  }

  /** Sends a command and returns what the driver answers. */
  async #ask(method, path, body) {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = fetch(this.#address + path, { method, body: body && JSON.stringify(body), signal });
    const response = await answer.catch((error) => {
      throw new Error(`${method} ${path}: ${DRIVER} did not answer (${error.message}); asked: ${JSON.stringify(body)?.slice(0, 300)}`);
    });
    const { value } = await response.json();
    if (!response.ok) throw Object.assign(new Error(`${value.error}: ${value.message}`), { code: value.error });
    return value;
  }

  #tell(path, body = {}) {
    return this.#ask("POST", this.#session + path, body);
  }

  #read(path) {
    return this.#ask("GET", this.#session + path);
  }

  async #stop() {
    for (const program of this.#programs.reverse()) await ended(program);
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

  async close() {
    await this.#ask("DELETE", this.#session).finally(() => this.#stop());
  }
}

/** Ignores that an element has disappeared, so that the search continues. */
function unlessGone(error) {
  if (error.code !== "stale element reference") throw error;
}

module.exports = { launch, WebKitDriver };
