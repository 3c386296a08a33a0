// The app behind a slow line: passes files on at so many bytes a second, as they
// are or compressed. Throttling by the browser's own tools would not reach workers.
"use strict";

const { createServer } = require("node:http");
const { setTimeout: sleep } = require("node:timers/promises");
const { gzipSync } = require("node:zlib");

/** Milliseconds between two pieces of a slow file. */
const BEAT_MS = 250;

/**
 * Serves what is at `base`; files whose path `isSlow` come slowly. Returns the
 * address, the paths that were asked for, and how to end it.
 */
async function slowLine(base, { isSlow, bytesPerSecond, gzip = false }) {
  const asked = [];
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url, base);
    asked.push(pathname);
    const from = await fetch(new URL(pathname + search, base));
    const whole = Buffer.from(await from.arrayBuffer());
    const body = gzip ? gzipSync(whole) : whole;
    response.writeHead(from.status, {
      "Content-Type": from.headers.get("Content-Type"),
      "Content-Length": body.length,
      ...(gzip && { "Content-Encoding": "gzip" }),
    });
    const piece = isSlow(pathname) ? Math.ceil((bytesPerSecond * BEAT_MS) / 1_000) : body.length;
    for (let at = 0; at < body.length && !response.destroyed; at += piece) {
      if (at > 0) await sleep(BEAT_MS);
      response.write(body.subarray(at, at + piece));
    }
    response.end();
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  const end = () => {
    server.closeAllConnections();
    return new Promise((ended) => server.close(ended));
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, asked, end };
}

module.exports = { slowLine };
