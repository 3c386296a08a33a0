// Prints the sizes of the files of a built app, uncompressed and compressed: the first
// visit, what is loaded with the first action, the worker included, what other boards than
// the classic one need, and the other pages.
//
//   node tools/sizes.js dist
"use strict";

const { readFileSync, readdirSync } = require("node:fs");
const { join } = require("node:path");
const { brotliCompressSync, gzipSync } = require("node:zlib");

const folder = process.argv[2] ?? "dist";
const rows = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !["_headers", "third-party.txt", "sbom.cdx.json", "pseudo.js"].includes(entry.name) && !/\.(br|gz)$/.test(entry.name)) // no player's page asks for these
  .filter((entry) => !/(icons|screenshots)$/.test(entry.parentPath) && entry.name !== "service-worker.js") // nor for these before it is drawn
  .filter((entry) => !/-(latin|polish|cyrillic)\.woff2$/.test(entry.name)) // English does without
  .filter((entry) => !entry.parentPath.includes("locales") || entry.parentPath.endsWith("en")) // one language
  .map((entry) => {
    const bytes = readFileSync(join(entry.parentPath ?? entry.path, entry.name));
    return [entry.name, bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
  });
const PARTS = {
  "first visit": /^(?!nonet-[0-9a-f]+_(?!bg\b)|rooms|hints|workbench|learn|order|forms|library|book|(nonet-)?worker)/,
  "first action": /^((nonet-)?worker(?!-boards)|hints|nonet-[0-9a-f]+_later)/,
  "other boards": /^nonet-worker-boards/,
  "other pages": /^(nonet-[0-9a-f]+_pages|rooms|workbench|learn|order|forms|library|book)/,
};
const sum = (part) => [1, 2, 3].map((column) => part.reduce((total, row) => total + row[column], 0));
const sums = Object.entries(PARTS).map(([name, pattern]) => [`= ${name}`, ...sum(rows.filter(([file]) => pattern.test(file)))]);

for (const [name, ...sizes] of [["file", "bytes", "gzip", "brotli"], ...rows, ...sums]) {
  console.log(name.padEnd(40), ...sizes.map((size) => String(size).padStart(10)));
}
