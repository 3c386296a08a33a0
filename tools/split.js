// Splits the page's module into the parts that Rust marks: `#[later]` (later/src/lib.rs) and
// `#[wasm_split]`. The page starts with the first part; the others load when they are needed,
// and share its memory and its tables. A part is in a file of its own: `_later`, `_pages`, and
// `_later-pages` for what only these two use. Called by finish.js.
"use strict";

const { execFileSync } = require("node:child_process");
const { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");

const root = join(__dirname, "..");
/**
 * wasm-opt may assume that low memory is unused: Rust puts the stack there. Without its
 * local-cse the code is longer, but compresses better.
 */
const OPTIMISE = ["-Os", "--low-memory-unused", "--skip-pass=local-cse", "--reorder-functions-by-name"];

const run = (command, ...args) => execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });

/** The module as cargo has linked it: wasm-bindgen takes out what tells which function uses which. */
const linked = (bin) => join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), `wasm32-unknown-unknown/web/${bin}.wasm`);

/** Puts the script that loads the parts into that of the first part, and gives the parts their names. */
function joinScripts(glue, loader, name) {
  // The parts are loaded as everything else is (public/load.js), and each is named by those that use it.
  const users = new Map([...loader.matchAll(/\/\* (.+) \*\/\nconst __(chunk_\d+) /g)].map(([, parts, chunk]) => [chunk, parts.split(", ").sort().join("-")]));
  const nameOf = (file) => `${name}_${users.get(file) ?? file.replace(/^split_/, "")}.wasm`;
  const code = loader
    .replace(/^import .*\n/, "")
    .replace(/fetch\(new URL\("\.\/(\w+)\.wasm", import\.meta\.url\)\)/g, (_, file) => `nonet.fetchPart(new URL("./${nameOf(file)}", import.meta.url).href)`)
    .replaceAll("WebAssembly.instantiateStreaming(src, imports)", "WebAssembly.instantiate(await src, imports)")
    .replaceAll("export const ", "const ")
    .replace("console.error(e);", ""); // the app says so
  const loads = [...code.matchAll(/^const (__wasm_split_load_\w+)/gm)].map(([, load]) => load);
  const imports = /^import \* as (import\d+) from "\.\/__wasm_split\.js"/gm;
  if (!code.includes("nonet.fetchPart") || !imports.test(glue)) throw new Error("wasm-split-cli or wasm-bindgen writes other scripts than it did");
  const script = glue.replace(imports, (_, variable) => `const ${variable} = { get ${loads.map((load) => `${load}() { return ${load}; }`).join(", get ")} };`);
  return [`${script}\n${code}`, nameOf];
}

/** Replaces a module of a build by its parts. */
function split(staging, bin) {
  const name = /^(\w+-[0-9a-f]+)_bg\.wasm$/.exec(readdirSync(staging).find((file) => file.startsWith(`${bin}-`) && /^\w+-[0-9a-f]+_bg\.wasm$/.test(file)))[1];
  const folder = mkdtempSync(join(tmpdir(), "nonet-"));
  run("wasm-split-cli", linked(bin), folder, "--out-name", name);
  run("wasm-bindgen", join(folder, `${name}.wasm`), "--out-dir", folder, "--out-name", name, "--target", "web", "--no-typescript", "--keep-lld-exports");
  const read = (file) => readFileSync(join(folder, file), "utf8");
  const [script, nameOf] = joinScripts(read(`${name}.js`), read("__wasm_split.js"), name);
  writeFileSync(join(staging, `${name}.js`), script);
  const parts = readdirSync(folder).filter((file) => /^(split|chunk)_\w+\.wasm$/.test(file)).map((file) => [file, nameOf(file.replace(".wasm", ""))]);
  for (const [file, target] of [[`${name}_bg.wasm`, `${name}_bg.wasm`], ...parts]) {
    copyFileSync(join(folder, file), join(staging, target));
    run(join(root, "node_modules/.bin/wasm-opt"), ...OPTIMISE, join(staging, target), "-o", join(staging, target));
  }
  rmSync(folder, { recursive: true });
  return parts.map(([, target]) => target);
}

module.exports = { split };
