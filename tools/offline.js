// Writes into the service worker of a built app which files it keeps for use without a
// network: each with the URL by which the app asks for it, and its digest. Called by
// finish.js, and by the browser tests for a second build.
"use strict";

const { createHash } = require("node:crypto");
const { readdirSync, readFileSync, statSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

const SCRIPT = "service-worker.js";
/** Files that the app never asks for, or that only browsers and servers read. */
const LEFT_OUT = /^(_headers|pseudo\.js|service-worker\.js|.*\.(br|gz)|screenshots\/.*)$/;

/** The build's name in the URLs of the files that `src/ui/loading.rs` and `src/worker/client.rs` load. */
function buildOf(folder, parts) {
  for (const part of parts) {
    const [, build] = /nonet-worker\.js\?([0-9a-f]{16})/.exec(readFileSync(join(folder, part), "latin1")) ?? [];
    if (build) return build;
  }
  throw new Error(`none of ${parts.join(", ")} names its build`);
}

/** Completes the service worker. */
function writeOffline(folder) {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const boot = /src="?\.?\/?(boot\.js\?[^" >]+)/.exec(page)[1].replaceAll("&amp;", "&");
  const version = new URLSearchParams(boot.slice(boot.indexOf("?"))).get("js");
  const [name] = version.split(".");
  const build = buildOf(folder, readdirSync(folder).filter((path) => path.startsWith(`${name}_`)));

  /** The URL by which the app asks for a file. */
  const urlOf = (path) => {
    if (path === "index.html") return "./";
    if (path === "boot.js") return boot;
    if (path === "messages.js" || /^locales\//.test(path)) return `${path}?${version}`;
    return /^nonet-worker|^[a-z]+\.css$/.test(path) ? `${path}?${build}` : path;
  };
  const all = readdirSync(folder, { recursive: true }).map((path) => path.replaceAll("\\", "/")).sort();
  const files = all.filter((path) => statSync(join(folder, path)).isFile() && !LEFT_OUT.test(path));
  /** What a player is likely to need first is copied first. */
  const FIRST = [/_later[-\w]*\.wasm$/, /^nonet-worker(?!-boards)/, /^worker\.js$/, /_pages\.wasm$/, /\.css$/];
  const rankOf = (path) => FIRST.findIndex((pattern) => pattern.test(path)) + 1 || FIRST.length + 1;
  files.sort((one, other) => rankOf(one) - rankOf(other));
  const entry = (path) => [urlOf(path), createHash("sha256").update(readFileSync(join(folder, path))).digest("hex")];

  const locales = {};
  const isLocale = (path) => path.startsWith("locales/");
  for (const path of files.filter(isLocale)) (locales[path.split("/")[1]] ??= []).push(entry(path));
  const constants = { VERSION: version, FILES: files.filter((path) => !isLocale(path)).map(entry), LOCALES: locales };
  const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  const script = readFileSync(join(folder, SCRIPT), "utf8").replace(/^const (VERSION|FILES|LOCALES) = .*;\n/gm, "");
  writeFileSync(join(folder, SCRIPT), `${lines.join("\n")}\n${script}`);
}

module.exports = { writeOffline };
