// Makes a release build smaller. wasm-bindgen gives each import and some exports a name
// with 16 random-looking digits, in the module and in its script, and these do not
// compress. Trunk's minifier can't parse the scripts, so esbuild minifies them. Called
// by finish.js.
"use strict";

const { readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const esbuild = require("esbuild");

// Numbers of sections in a WebAssembly module.
const CUSTOM = 0; // ignored by browsers: names, tools, features
const IMPORTS = 2;
const EXPORTS = 7;
/** A name with random-looking digits, in a module or in its script. */
const LONG = /\b(__wb|wasm_bindgen__)\w+_h?[0-9a-f]{16}\b/g;
const HEADER_LENGTH = 8;

/** Reads an unsigned LEB128 number; returns its value and its end. */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

/** Writes an unsigned LEB128 number. */
function leb128(value) {
  const bytes = [];
  do {
    const rest = Math.floor(value / 128);
    bytes.push((value % 128) + (rest ? 128 : 0));
    value = rest;
  } while (value);
  return Buffer.from(bytes);
}

const text = (name) => Buffer.concat([leb128(Buffer.byteLength(name)), Buffer.from(name)]);

/** The end of the description of an import: a function, table, memory, global or tag. */
function descriptionEnd(bytes, at) {
  const skip = (at) => number(bytes, at)[1];
  const limits = (at) => (bytes[at] & 1 ? skip(skip(at + 1)) : skip(at + 1));
  const ends = [(at) => skip(at), (at) => limits(at + 1), limits, (at) => at + 2, (at) => skip(at + 1)];
  return ends[bytes[at]](at + 1);
}

/** Renames within a module, and removes its custom sections; returns the module and the names. */
function rename(module) {
  const names = new Map();
  const parts = [module.subarray(0, HEADER_LENGTH)];
  for (let at = HEADER_LENGTH; at < module.length; ) {
    const [size, start] = number(module, at + 1);
    const end = start + size;
    if (module[at] === IMPORTS) parts.push(importSection(module, start, names));
    else if (module[at] === EXPORTS) parts.push(exportSection(module, start, names));
    else if (module[at] !== CUSTOM) parts.push(module.subarray(at, end));
    at = end;
  }
  return [Buffer.concat(parts), names];
}

/** The end of the name at an offset, and the name or its short form as bytes. */
function shortName(module, at, names) {
  const [size, start] = number(module, at);
  const name = module.toString("utf8", start, start + size);
  if (name.match(LONG) && !names.has(name)) names.set(name, `$${names.size.toString(36)}`);
  return [start + size, text(names.get(name) ?? name)];
}

/** Rewrites a section with a list. `rewrite` adds each entry to the parts and returns its end. */
function section(kind, module, start, rewrite) {
  const [count, first] = number(module, start);
  const parts = [leb128(count)];
  for (let left = count, at = first; left > 0; left--) at = rewrite(at, parts);
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([kind]), leb128(body.length), body]);
}

const importSection = (module, start, names) =>
  section(IMPORTS, module, start, (at, parts) => {
    const [size, from] = number(module, at);
    const [nameEnd, name] = shortName(module, from + size, names);
    const end = descriptionEnd(module, nameEnd);
    parts.push(module.subarray(at, from + size), name, module.subarray(nameEnd, end));
    return end;
  });

const exportSection = (module, start, names) =>
  section(EXPORTS, module, start, (at, parts) => {
    const [nameEnd, name] = shortName(module, at, names);
    const [, end] = number(module, nameEnd + 1); // after the kind
    parts.push(name, module.subarray(nameEnd, end));
    return end;
  });

/** Renames within a script, which must contain each old name. */
function renameIn(script, names) {
  const found = new Set();
  const renamed = script.replace(LONG, (name) => {
    found.add(name);
    return names.get(name) ?? name;
  });
  const missing = [...names.keys()].filter((name) => !found.has(name));
  if (missing.length) throw new Error(`the script does not define ${missing.join(", ")}`);
  return renamed;
}

/** Shortens the names and minifies the scripts of a build. `parts` are modules without a script. */
function shorten(folder, parts) {
  const files = readdirSync(folder, { recursive: true });
  for (const wasm of files.filter((file) => file.endsWith("_bg.wasm"))) {
    const script = join(folder, wasm.replace(/_bg\.wasm$/, ".js"));
    const [module, names] = rename(readFileSync(join(folder, wasm)));
    writeFileSync(script, renameIn(readFileSync(script, "utf8"), names));
    writeFileSync(join(folder, wasm), module);
  }
  for (const part of parts.map((file) => join(folder, file))) writeFileSync(part, rename(readFileSync(part))[0]);
  for (const script of files.filter((file) => file.endsWith(".js")).map((file) => join(folder, file))) {
    const { code } = esbuild.transformSync(readFileSync(script, "utf8"), { minify: true, target: "es2022" });
    writeFileSync(script, code);
  }
}

module.exports = { shorten };
