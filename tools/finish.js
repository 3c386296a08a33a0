// Trunk's last step (Trunk.toml, post_build): puts the messages into the build,
// and makes a release build smaller.
//
//   TRUNK_STAGING_DIR=dist TRUNK_PROFILE=release node tools/finish.js
"use strict";

const { execSync } = require("node:child_process");
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

const root = join(__dirname, "..");
const { TRUNK_STAGING_DIR: staging, TRUNK_PROFILE: profile } = process.env;

// `make` installs esbuild; plain `trunk serve` does not.
if (!existsSync(join(root, "node_modules/esbuild"))) {
  console.error("installing the npm packages that the build needs");
  execSync("npm ci --no-audit --no-fund", { cwd: root, stdio: "inherit" });
}

/** Each folder of locales/ is a language. */
const locales = readdirSync(join(root, "locales")).sort();

/**
 * Parses a Fluent file into texts by identifier, so that the app needs no parser. The
 * identifier of an attribute is `identifier.name`.
 */
function compile(text, FluentResource) {
  const sentences = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value !== null) sentences[id] = value;
    for (const [name, value] of Object.entries(attributes)) sentences[`${id}.${name}`] = value;
  }
  return JSON.stringify(sentences);
}

async function main() {
  const { FluentResource } = await import("@fluent/bundle");
  for (const locale of locales) {
    const folder = join(root, "locales", locale);
    mkdirSync(join(staging, "locales", locale), { recursive: true });
    for (const file of readdirSync(folder)) {
      const text = compile(readFileSync(join(folder, file), "utf8"), FluentResource);
      writeFileSync(join(staging, "locales", locale, file.replace(/\.ftl$/, ".json")), text);
    }
  }
  bundle();
  if (profile === "release") require("./shorten.js").shorten(staging);
}

/** Bundles the script that renders messages with its library. */
function bundle() {
  require("esbuild").buildSync({
    entryPoints: [join(root, "public/messages.js")],
    outfile: join(staging, "messages.js"),
    bundle: true,
    external: ["./load.js", "./pseudo.js"],
    define: { LOCALES: JSON.stringify(locales) },
    format: "esm",
    target: "es2022",
  });
}

main();
