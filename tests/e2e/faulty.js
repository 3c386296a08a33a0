// A web server with faults, to test how the app handles them. Each server has its own
// port, so each is an origin with its own storage. Since the server makes the faults,
// they also affect workers, in every browser.
"use strict";

const { readFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { join, relative } = require("node:path");
const { setTimeout: wait } = require("node:timers/promises");
const { gzipSync } = require("node:zlib");
const { dist, fileAt, typeOf } = require("./files.js");
const { headersOf, rulesOf } = require("./headers.js");

const rules = rulesOf(dist);

/** The faults of a file. */
const faults = {
  /** The server has no such file. */
  missing: { status: 404 },
  /** The connection ends after half of the announced bytes. */
  cut: { end: 0.5 },
  /** No response ever arrives. */
  hanging: { stall: 0 },
  /** The headers and half of the bytes come, then nothing. */
  stalled: { stall: 0.5 },
};

const WATCH = join(__dirname, "watch.js");

/** Bytes that a slow connection sends at once. */
const CHUNK = 2_048;

/** Serves the app under test with its own headers. There are no faults until a test sets them. */
class Site {
  /** Pairs of a pattern for the path and a fault. The first match counts. */
  #faults = [];
  #asked = [];
  /** The number of requests that are being answered. A fault can leave a response open for ever. */
  #busy = 0;
  #server = createServer((request, response) => this.#serve(request, response));
  /** The pattern of slow files, and the bytes per second that they share. */
  #slow = null;
  /** When the slow connection will have sent everything that it has accepted. */
  #free = 0;
  #isCompressed = false;
  #isWatched = false;
  #hasCopy = false;
  #isOff = false;

  /** Starts on a free port. */
  static async start() {
    const site = new Site();
    await new Promise((ready) => site.#server.listen(0, "127.0.0.1", ready));
    site.url = `http://127.0.0.1:${site.#server.address().port}/`;
    return site;
  }

  /** Sets a fault for all files whose path matches a pattern. */
  fault(pattern, fault) {
    this.#faults.push([pattern, fault]);
  }

  /** Removes all faults. Hanging requests keep hanging. */
  mend() {
    this.#faults = [];
  }

  /** Ends all connections, including those of hanging requests. */
  disconnect() {
    this.#server.closeAllConnections();
  }

  /** Limits the bytes per second of all files whose path matches a pattern. */
  slow(rate, pattern = /./) {
    this.#slow = { pattern, rate };
  }

  /** Compresses all files with gzip from now on. */
  compress() {
    this.#isCompressed = true;
  }

  /** Runs `watch.js` before all other scripts of the page and of its workers. */
  watch() {
    this.#isWatched = true;
  }

  /**
   * Serves the app's service worker. Without it no browser keeps a copy of the app, which
   * would hide the faults of the server.
   */
  copy() {
    this.#hasCopy = true;
  }

  /** Takes the site off the network. */
  unplug() {
    this.#isOff = true;
    this.disconnect();
  }

  /** The number of requests for files whose path matches a pattern. */
  requests(pattern) {
    return this.#asked.filter((path) => pattern.test(path)).length;
  }

  /** Whether everything was sent that will ever be sent. */
  get isQuiet() {
    return this.#busy === 0;
  }

  async stop() {
    const stopped = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await stopped;
  }

  async #serve(request, response) {
    this.#busy++;
    await this.#answer(request, response).catch(() => response.destroy());
    this.#busy--;
  }

  async #answer(request, response) {
    const path = new URL(request.url, this.url).pathname;
    this.#asked.push(path);
    if (this.#isOff) return void response.destroy();
    const fault = { ...this.#faults.find(([pattern]) => pattern.test(path))?.[1] };
    if (path === "/service-worker.js" && !this.#hasCopy) fault.status = 404;
    const file = path === "/watch.js" && this.#isWatched ? WATCH : fileAt(dist, "/", request.url);
    const status = fault.status ?? (file ? 200 : 404);
    if (status !== 200) {
      response.writeHead(status, { "Content-Type": "text/plain" }).end("no such file");
      return;
    }
    if (fault.stall === 0) return;
    const body = this.#bodyOf(file);
    const headers = headersOf(rules, `/${relative(dist, file)}`);
    if (this.#isCompressed) headers["Content-Encoding"] = "gzip";
    response.writeHead(200, { "Content-Type": typeOf(file), "Content-Length": body.length, ...headers });
    const share = fault.end ?? fault.stall;
    await this.#send(response, share === undefined ? body : body.subarray(0, Math.floor(body.length * share)), path);
    if (fault.end !== undefined) response.destroy();
    else if (fault.stall === undefined) response.end();
  }

  #bodyOf(file) {
    let body = readFileSync(file);
    if (this.#isWatched && file === join(dist, "index.html")) {
      body = Buffer.from(String(body).replace(/<html[^>]*>/, '$&<script src="watch.js"></script>'));
    } else if (this.#isWatched && file === join(dist, "worker.js")) {
      body = Buffer.concat([readFileSync(WATCH), body]);
    }
    return this.#isCompressed ? gzipSync(body) : body;
  }

  /** Sends bytes of the file at a path, no faster than its connection allows. */
  async #send(response, bytes, path) {
    if (!this.#slow?.pattern.test(path)) {
      await new Promise((sent) => response.write(bytes, sent));
      return;
    }
    for (let at = 0; at < bytes.length && !response.destroyed; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK);
      this.#free = Math.max(this.#free, Date.now()) + (chunk.length * 1_000) / this.#slow.rate;
      await wait(this.#free - Date.now());
      response.write(chunk);
    }
  }
}

module.exports = { Site, faults };
