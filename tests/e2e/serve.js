// Serves a built app as any web server would: static files with their types and
// the headers of the app's own `_headers`, optionally below a path. For the browser tests; binds to this machine alone.
//
//   node tests/e2e/serve.js FOLDER PORT [/sub/path/]
"use strict";

const { createReadStream, statSync } = require("node:fs");
const { createServer } = require("node:http");
const { extname, join, normalize, relative } = require("node:path");
const { headersOf, rulesOf } = require("./headers.js");

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const [folder, port, base = "/"] = process.argv.slice(2);
const rules = rulesOf(folder);

/** The file behind an address, or null. */
function fileAt(address) {
  const path = decodeURIComponent(new URL(address, "http://localhost").pathname);
  if (!path.startsWith(base)) return null;
  const inside = normalize("/" + path.slice(base.length)); // no ".." climbs out
  const file = join(folder, inside.endsWith("/") ? inside + "index.html" : inside);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

createServer((request, response) => {
  const file = fileAt(request.url);
  if (file === null) {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
    return;
  }
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  response.writeHead(200, { "Content-Type": type, ...headersOf(rules, "/" + relative(folder, file)) });
  createReadStream(file).pipe(response);
}).listen(Number(port), "127.0.0.1");
