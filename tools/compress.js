// Writes a brotli and a gzip copy beside each file of a built app that becomes smaller, for
// servers that send such copies (docs/HOSTING.md).
//
//   node tools/compress.js dist
"use strict";

const { readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { brotliCompressSync, constants, gzipSync } = require("node:zlib");

const folder = process.argv[2];
const COPY = /\.(br|gz)$/;
/** Files that are compressed already, or that no browser asks for. */
const LEFT_OUT = /\.(png|woff2)$|^_headers$/;

const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const copies = {
  ".br": (bytes) => brotliCompressSync(bytes, { params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  ".gz": (bytes) => gzipSync(bytes, { level: 9 }),
};

const totals = { "": 0, ".br": 0, ".gz": 0 };
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (!statSync(path).isFile()) continue;
  if (COPY.test(name)) {
    rmSync(path); // of an earlier build
    continue;
  }
  if (LEFT_OUT.test(name)) continue;
  const bytes = readFileSync(path);
  totals[""] += bytes.length;
  for (const [ending, compress] of Object.entries(copies)) {
    const copy = compress(bytes);
    if (copy.length < bytes.length) writeFileSync(path + ending, copy);
    totals[ending] += Math.min(copy.length, bytes.length);
  }
}
const kilobytes = (ending) => `${Math.round(totals[ending] / 1_000).toLocaleString("en")} KB`;
console.log(`${kilobytes("")}, with gzip ${kilobytes(".gz")}, with brotli ${kilobytes(".br")}`);
