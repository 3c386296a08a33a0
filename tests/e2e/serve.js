// Serves a built app as any web server would: static files with their types and the
// headers of the app's `_headers`, optionally below a path. For the browser tests;
// listens on this machine only.
//
//   node tests/e2e/serve.js FOLDER PORT [/sub/path/]
"use strict";

const { createReadStream } = require("node:fs");
const { createServer } = require("node:http");
const { relative } = require("node:path");
const { fileAt, typeOf } = require("./files.js");
const { headersOf, rulesOf } = require("./headers.js");

const [folder, port, base = "/"] = process.argv.slice(2);
const rules = rulesOf(folder);

createServer((request, response) => {
  const file = fileAt(folder, base, request.url);
  if (file === null) {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
    return;
  }
  response.writeHead(200, { "Content-Type": typeOf(file), ...headersOf(rules, "/" + relative(folder, file)) });
  createReadStream(file).pipe(response);
}).listen(Number(port), "127.0.0.1");
