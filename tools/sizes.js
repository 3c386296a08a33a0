// What the files of a built app weigh, as they are and as servers send them.
//
//   node tools/sizes.js dist
"use strict";

const { readFileSync, readdirSync } = require("node:fs");
const { join } = require("node:path");
const { brotliCompressSync, gzipSync } = require("node:zlib");

const folder = process.argv[2] ?? "dist";
const rows = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const bytes = readFileSync(join(entry.parentPath ?? entry.path, entry.name));
    return [entry.name, bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
  });
const total = ["all", ...[1, 2, 3].map((column) => rows.reduce((sum, row) => sum + row[column], 0))];

for (const [name, ...sizes] of [["file", "bytes", "gzip", "brotli"], ...rows, total]) {
  console.log(name.padEnd(40), ...sizes.map((size) => String(size).padStart(10)));
}
