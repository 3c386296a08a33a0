// The files of a built app and their types. Used by the servers of the tests.
"use strict";

const { readdirSync, statSync } = require("node:fs");
const { extname, join, normalize, resolve } = require("node:path");

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

/** The folder of the app under test. */
const dist = resolve(__dirname, "../..", process.env.E2E_DIST ?? "dist");

/** The media type of a file. */
const typeOf = (file) => TYPES[extname(file)] ?? "application/octet-stream";

/** The file of a URL below `base`, or null. */
function fileAt(folder, base, address) {
  const path = decodeURIComponent(new URL(address, "http://localhost").pathname);
  if (!path.startsWith(base)) return null;
  const inside = normalize("/" + path.slice(base.length)); // ".." can't leave the folder
  const file = join(folder, inside.endsWith("/") ? inside + "index.html" : inside);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

/** The paths of all files in a folder and below it, relative to it. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true }).filter((path) => statSync(join(folder, path)).isFile()).sort();

module.exports = { dist, typeOf, fileAt, filesIn };
