// Trunk's last step (Trunk.toml, post_build): puts the messages and the first script into
// the build, joins the stylesheets of the game, and makes a release build smaller: it
// splits the page's module, so that a first visit loads only what it needs.
//
//   TRUNK_STAGING_DIR=dist TRUNK_PROFILE=release node tools/finish.js
"use strict";

const { execSync } = require("node:child_process");
const { createHash } = require("node:crypto");
const { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

const root = join(__dirname, "..");
const { TRUNK_STAGING_DIR: staging, TRUNK_PROFILE: profile } = process.env;

// `make` installs esbuild; plain `trunk serve` does not.
if (!existsSync(join(root, "node_modules/esbuild"))) {
  console.error("installing the npm packages that the build needs");
  execSync("npm ci --no-audit --no-fund", { cwd: root, stdio: "inherit" });
}

async function main() {
  await require("./texts.js").writeTexts(staging);
  const page = join(staging, "index.html");
  writeFileSync(page, inline(joinStyles(readFileSync(page, "utf8"))));
  if (profile !== "release") return;
  const parts = require("./split.js").split(staging, "nonet");
  require("./shorten.js").shorten(staging, parts);
  require("./offline.js").writeOffline(staging);
}

/**
 * Joins the stylesheets that index.html loads, so that they arrive together: with some of
 * them, the board would be drawn in one place and then move to another.
 */
function joinStyles(html) {
  const links = [...html.matchAll(/<link\b[^>]*\brel="?stylesheet\b[^>]*>/g)];
  const names = links.map(([link]) => /\bhref="?\.?\/?([^" >]+)/.exec(link)[1]);
  const styles = names.map((name) => readFileSync(join(staging, name), "utf8")).join("\n");
  const digest = createHash("sha384").update(styles);
  const name = `styles-${digest.copy().digest("hex").slice(0, 16)}.css`;
  writeFileSync(join(staging, name), styles);
  for (const name of names) rmSync(join(staging, name));
  const joined = `<link rel="stylesheet" href="./${name}" integrity="sha384-${digest.digest("base64")}">`;
  return links.reduce((html, [link], at) => html.replace(link, at ? "" : joined), html);
}

/** Writes the scripts that index.html marks into it. Its policy lists their digests. */
function inline(html) {
  return html.replace(/<script\b[^>]*\bdata-inline\b[^>]*><\/script>/g, (tag) => {
    const name = /\bsrc="?([^" >]+)/.exec(tag)[1];
    const script = readFileSync(join(root, name), "utf8");
    const digest = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    if (!html.includes(digest)) throw new Error(`${name} has changed: put ${digest} into the policy of public/_headers and its copies`);
    return `<script>${script}</script>`;
  });
}

main();
