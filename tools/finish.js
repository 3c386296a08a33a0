// Trunk's last step (Trunk.toml, post_build): puts the messages and the first script into
// the build, joins the stylesheets of the game, and makes a release build smaller: it
// takes out of the board's module what a first visit does not need.
//
//   TRUNK_STAGING_DIR=dist TRUNK_PROFILE=release node tools/finish.js
"use strict";

const { execFileSync, execSync } = require("node:child_process");
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
  await takeOutRest();
  require("./shorten.js").shorten(staging);
  require("./offline.js").writeOffline(staging);
}

/**
 * The functions of the board's module that a first visit does not need: dialogs, hints, and
 * what talks to the workers. The page loads them with the player's first action; until then
 * nothing may call them (`Action::needs_rest`, `ui::rest`). In Rust they are marked
 * `#[inline(never)]`, so that they are functions of their own.
 */
const REST = [
  /^nonet::ui::components::(menu|rating|checkpoints|new_game|hint|proof|terms|marks::sample|score::score|ending::ending)\b/,
  /^nonet::ui::components::nav::sheet\b/,
  /^nonet::ui::components::panel::working\b/,
  /^nonet::ui::effects::(copy|persist)\b/,
  /^nonet::session::topic::mentioned\b/,
  /^nonet::session::hinting::<impl nonet::session::Session>::(advance_hint|act_on_hint|ask_why|take_hint|fail_hint|open_hint_view|questions)\b/,
  /^nonet::session::\w+::<impl nonet::session::Session>::(answer|stops|start_game|take_made|guide_view|hint_picture|score|end_view|ask_times|take_times|take_exchanged|check|undo_mistake|set_checkpoint|rename_checkpoint|remove_checkpoint|go_to_place|play_copy|begin|return_to_previous|start_alike)\b/,
  /^nonet::game::Game::copy_at\b/,
  /^nonet::game::versions::/,
  /^nonet::session::replica::Replica<V>::(take|hear|follow|resolve|forget)\b/,
  /^<nonet::session::storing::Save as nonet::session::replica::Version>::merge\b/,
  /^nonet::ui::(storage::announce|exchange::Store::(perform|connect|exchange|end))\b/,
  /^(<|core::ptr::drop_in_place<)?(idb|tokio::sync::oneshot|nonet::database|nonet::ui::exchange::Store::exchange)::/,
  /^nonet::session::(picture::draw|spine::(beads|folds))\b/,
  /^nonet::(ui::components::)?rules::(drawn|board_name|place_among_rules|broken_rule)\b/,
  /^<?nonet_engine::rules::(?!(boxes|lines_and_regions|diagonals)(::h[0-9a-f]+)?$)/,
  /^nonet_engine::geometry::(Variant::(of|with_example_regions)|Geometry::(of_rules|restrict)|describe)\b/,
  /^nonet::worker::(client|pool)::Inner::(carry_out|fetch|spawn|obey)\b/,
  /^nonet::worker::pool::Pool::(?!new\b|slot_count\b)/,
];
/**
 * wasm-opt may assume that low memory is unused: Rust puts the stack there. Without its
 * local-cse the code is longer, but compresses better.
 */
const OPTIMISE = ["-Os", "--low-memory-unused", "--skip-pass=local-cse", "--reorder-functions-by-name"];

/** Splits the board's module, and optimises both parts for size. */
async function takeOutRest() {
  const name = readdirSync(staging).find((name) => /^nonet-[0-9a-f]+_bg\.wasm$/.test(name));
  const parts = await require("./split.js").split(readFileSync(join(staging, name)), REST);
  for (const [at, part] of parts.entries()) {
    const file = join(staging, at === 0 ? name : name.replace("_bg.wasm", "_rest.wasm"));
    writeFileSync(file, part);
    execFileSync(join(root, "node_modules/.bin/wasm-opt"), [...OPTIMISE, file, "-o", file], { stdio: "inherit" });
  }
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
