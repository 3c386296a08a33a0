// Serves a built app as any web server would: static files with their types and the
// headers of the app's `_headers`, compressed, optionally below a path. For the browser
// tests and the audit; listens on this machine only.
//
//   node tests/e2e/serve.js FOLDER PORT [/sub/path/]
"use strict";

const { readFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { relative } = require("node:path");
const { gzipSync } = require("node:zlib");
const { fileAt, typeOf } = require("./files.js");
const { headersOf, rulesOf } = require("./headers.js");

const [folder, port, base = "/"] = process.argv.slice(2);
const rules = rulesOf(folder);

/** Files that have been asked for, compressed. The folder does not change. */
const compressed = new Map();

/** The bytes of a file as they are sent, with the headers that describe them. */
function read(file, accepted) {
  const type = { "Content-Type": typeOf(file) };
  if (!/\bgzip\b/.test(accepted) || /\.(woff2|png)$/.test(file)) return [readFileSync(file), type];
  if (!compressed.has(file)) compressed.set(file, gzipSync(readFileSync(file)));
  return [compressed.get(file), { ...type, "Content-Encoding": "gzip", Vary: "Accept-Encoding" }];
}

createServer((request, response) => {
  const file = fileAt(folder, base, request.url);
  if (file === null) {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
    return;
  }
  const [bytes, headers] = read(file, request.headers["accept-encoding"]);
  response.writeHead(200, { ...headers, ...headersOf(rules, "/" + relative(folder, file)) }).end(bytes);
}).listen(Number(port), "127.0.0.1");
