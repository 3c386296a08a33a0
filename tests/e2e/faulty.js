// A web server with faults, for tests of what the app does about them. Each server
// has a port of its own, so each has an origin and a storage of its own. The
// faults are the server's, so they reach workers and every browser.
"use strict";

const { readFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { relative } = require("node:path");
const { setTimeout: wait } = require("node:timers/promises");
const { dist, fileAt, typeOf } = require("./files.js");
const { headersOf, rulesOf } = require("./headers.js");

const rules = rulesOf(dist);

/** What can be wrong with a file. */
const faults = {
  /** The server has no such file. */
  missing: { status: 404 },
  /** The connection ends after half of the bytes that were announced. */
  cut: { end: 0.5 },
  /** No answer ever comes. */
  hanging: { stall: 0 },
  /** Headers and half of the bytes come, then nothing. */
  stalled: { stall: 0.5 },
};

/** Bytes sent at once on a slow line. */
const CHUNK = 2_048;

/** Serves the app under test with its own headers and without faults, until told otherwise. */
class Site {
  /** Pairs of a pattern for the path and a fault; the first that fits counts. */
  #faults = [];
  #asked = [];
  #server = createServer((request, response) => this.#answer(request, response).catch(() => response.destroy()));
  /** Bytes a second that all connections share, or null. */
  #rate = null;
  /** When the line will have sent all that was handed to it. */
  #free = 0;

  /** Starts on a free port. */
  static async start() {
    const site = new Site();
    await new Promise((ready) => site.#server.listen(0, "127.0.0.1", ready));
    site.url = `http://127.0.0.1:${site.#server.address().port}/`;
    return site;
  }

  /** Gives files whose path fits a pattern a fault. */
  fault(pattern, fault) {
    this.#faults.push([pattern, fault]);
  }

  /** Ends all faults; requests that hang stay hanging. */
  mend() {
    this.#faults = [];
  }

  /** Ends all connections, also those of requests that hang. */
  disconnect() {
    this.#server.closeAllConnections();
  }

  /** Sets how many bytes a second the line carries. */
  slow(bytesPerSecond) {
    this.#rate = bytesPerSecond;
  }

  /** How many requests there were for files whose path fits a pattern. */
  requests(pattern) {
    return this.#asked.filter((path) => pattern.test(path)).length;
  }

  async stop() {
    const stopped = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await stopped;
  }

  async #answer(request, response) {
    const path = new URL(request.url, this.url).pathname;
    this.#asked.push(path);
    const [, fault = {}] = this.#faults.find(([pattern]) => pattern.test(path)) ?? [];
    const file = fileAt(dist, "/", request.url);
    const status = fault.status ?? (file ? 200 : 404);
    if (status !== 200) {
      response.writeHead(status, { "Content-Type": "text/plain" }).end("no such file");
      return;
    }
    if (fault.stall === 0) return;
    const body = readFileSync(file);
    const headers = headersOf(rules, `/${relative(dist, file)}`);
    response.writeHead(200, { "Content-Type": typeOf(file), "Content-Length": body.length, ...headers });
    const share = fault.end ?? fault.stall;
    await this.#send(response, share === undefined ? body : body.subarray(0, Math.floor(body.length * share)));
    if (fault.end !== undefined) response.destroy();
    else if (fault.stall === undefined) response.end();
  }

  /** Sends bytes as quickly as the line allows. */
  async #send(response, bytes) {
    if (this.#rate === null) {
      await new Promise((sent) => response.write(bytes, sent));
      return;
    }
    for (let at = 0; at < bytes.length && !response.destroyed; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK);
      this.#free = Math.max(this.#free, Date.now()) + (chunk.length * 1_000) / this.#rate;
      await wait(this.#free - Date.now());
      response.write(chunk);
    }
  }
}

module.exports = { Site, faults };
