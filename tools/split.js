// Splits a WebAssembly module in two, so that a page can start with the first part and load
// the rest later. Both parts share the memory and the tables. Where the first part calls a
// function of the rest, it calls through a slot of the function table, which the rest fills
// once it is instantiated with the first part's exports:
//
//   await WebAssembly.instantiate(rest, { main: exports });
//
// Until then such a call traps. Called by finish.js.
"use strict";

/** The name under which the first part exports its function table. */
const TABLE = "rest";
/** A name in the text format, plain or quoted. */
const NAME = /\$("(?:[^"\\]|\\.)*"|[^\s()]+)/.source;
const HEAD = new RegExp(`^ \\(func ${NAME}`);
const CALL = new RegExp(`\\((?:call|return_call|ref\\.func) ${NAME}`, "g");
const GLOBAL = new RegExp(`\\(global\\.[gs]et ${NAME}`, "g");

const unescaped = (_, code) => (code.length === 2 ? String.fromCharCode(parseInt(code, 16)) : code);
const unquoted = (name) => (name.startsWith('"') ? name.slice(1, -1).replace(/\\([0-9a-f]{2}|.)/g, unescaped) : name);
const found = (line, pattern) => [...line.matchAll(pattern)].map(([, name]) => unquoted(name));

/** What each function of a module uses: `{ calls, globals }` by its name. */
function uses(module) {
  const all = new Map();
  let now;
  for (const line of module.emitText().split("\n")) {
    const head = HEAD.exec(line);
    if (head) all.set(unquoted(head[1]), (now = { calls: new Set(), globals: new Set() }));
    else if (line.startsWith(" (")) now = undefined;
    else if (now) {
      found(line, CALL).forEach((name) => now.calls.add(name));
      found(line, GLOBAL).forEach((name) => now.globals.add(name));
    }
  }
  return all;
}

const list = (count, at) => Array.from({ length: count }, (_, index) => at(index));

/**
 * The functions whose names match a pattern, and those that only they use: what nothing else
 * reaches from an export or from the table. A function in the table stays unless its name
 * matches, since it is not known who calls it.
 */
function chosen(used, patterns, fixed) {
  const kept = new Set();
  const stays = (name) => used.has(name) && !kept.has(name) && !patterns.some((pattern) => pattern.test(name));
  for (let more = [...fixed].filter(stays); more.length; ) {
    more.forEach((name) => kept.add(name));
    more = [...new Set(more.flatMap((name) => [...used.get(name).calls]))].filter(stays);
  }
  return new Set([...used.keys()].filter((name) => !kept.has(name)));
}

/**
 * Returns the two parts of a module with names. The rest are the functions that match a
 * pattern, and those that only they use. Every pattern must match something.
 */
async function split(bytes, patterns) {
  const { default: binaryen } = await import("binaryen");
  const [main, rest] = [binaryen.readBinary(bytes), binaryen.readBinary(bytes)];
  const functions = new Map(
    list(main.getNumFunctions(), (at) => binaryen.getFunctionInfo(main.getFunctionByIndex(at))).map((info) => [info.name, info]),
  );
  const exports = list(main.getNumExports(), (at) => binaryen.getExportInfo(main.getExportByIndex(at)));
  const segments = list(main.getNumElementSegments(), (at) => binaryen.getElementSegmentInfo(main.getElementSegmentByIndex(at)));
  const used = uses(main);
  for (const pattern of patterns) {
    if (![...used.keys()].some((name) => pattern.test(name))) throw new Error(`no function matches ${pattern}`);
  }

  // Where each function stands in the table.
  const [{ table, name: segment, data, offset }] = segments;
  if (segments.length !== 1) throw new Error("the module has several element segments");
  const first = binaryen.getExpressionInfo(offset).value;
  const slots = new Map(data.map((name, at) => [name, first + at]));
  const fixed = new Set([...exports.map(({ value }) => value), ...slots.keys()]);
  const moved = chosen(used, patterns, fixed);

  // What one part uses of the other.
  const kept = [...used.keys()].filter((name) => !moved.has(name));
  const calledByMain = new Set(kept.flatMap((name) => [...used.get(name).calls]).filter((name) => moved.has(name)));
  const calledByRest = new Set([...moved].flatMap((name) => [...used.get(name).calls]).filter((name) => !moved.has(name)));
  const globals = new Set([...moved].flatMap((name) => [...used.get(name).globals]));

  const { initial, max } = binaryen.getTableInfo(main.getTable(table));
  const added = [...calledByMain].filter((name) => !slots.has(name));
  added.forEach((name, at) => slots.set(name, initial + at));

  for (const name of moved) {
    const { params, results } = functions.get(name);
    main.removeFunction(name);
    if (!calledByMain.has(name)) continue;
    const operands = binaryen.expandType(params).map((type, at) => main.local.get(at, type));
    main.addFunction(name, params, results, [], main.call_indirect(table, main.i32.const(slots.get(name)), operands, params, results));
  }
  for (const part of [main, rest]) {
    part.removeElementSegment(segment);
    part.removeTable(table);
    part.addTable(table, initial + added.length, max + added.length);
  }
  fill(main, table, data.map((name, at) => [moved.has(name) ? undefined : name, first + at]));

  let count = 0;
  const shortName = () => `_${(count++).toString(36)}`;
  main.addTableExport(table, TABLE);
  exports.forEach(({ name }) => rest.removeExport(name));
  for (const [name, { params, results }] of functions) {
    if (moved.has(name)) continue;
    rest.removeFunction(name);
    if (!calledByRest.has(name)) continue;
    const short = shortName();
    main.addFunctionExport(name, short);
    rest.addFunctionImport(name, "main", short, params, results);
  }
  for (const name of globals) {
    const { type, mutable } = binaryen.getGlobalInfo(rest.getGlobal(name));
    const short = shortName();
    main.addGlobalExport(name, short);
    rest.removeGlobal(name);
    rest.addGlobalImport(name, "main", short, type, mutable);
  }
  rest.runPasses(["remove-memory-init"]);
  for (const { kind, name, value } of exports) {
    if (kind === binaryen.ExternalMemory) rest.addMemoryImport(value, "main", name);
    if (kind === binaryen.ExternalTable) rest.addTableImport(value, "main", name);
  }
  rest.addTableImport(table, "main", TABLE);
  fill(rest, table, [...moved].filter((name) => slots.has(name)).map((name) => [name, slots.get(name)]));

  binaryen.setDebugInfo(true); // wasm-opt sorts functions by their names
  return [main, rest].map((part) => {
    part.runPasses(["remove-unused-module-elements"]);
    if (!part.validate()) throw new Error("a part of the split module is not valid");
    return Buffer.from(part.emitBinary());
  });
}

/** Puts functions into slots of a table; `entries` are `[name, slot]`. */
function fill(module, table, entries) {
  const runs = [];
  for (const [name, slot] of entries.filter(([name]) => name !== undefined).sort((a, b) => a[1] - b[1])) {
    const run = runs.at(-1);
    if (run && run.slot + run.names.length === slot) run.names.push(name);
    else runs.push({ slot, names: [name] });
  }
  for (const { slot, names } of runs) module.addActiveElementSegment(table, `from ${slot}`, names, module.i32.const(slot));
}

module.exports = { split };
