// Measures our solver as WebAssembly: microseconds of processor time per puzzle, the
// median of several rounds, for each file of puzzles (one per line). Node runs it like
// Chromium.
//
//   cargo build --release --target wasm32-unknown-unknown --manifest-path tools/yardstick/wasm/Cargo.toml
//   node tools/yardstick/wasm.js FILE...
const fs = require("node:fs");
const path = require("node:path");

const ROUNDS = 15;
const wasm = process.env.YARDSTICK_WASM
  ?? path.join(__dirname, "wasm/target/wasm32-unknown-unknown/release/yardstick_wasm.wasm");
const module_ = new WebAssembly.Module(fs.readFileSync(wasm));
// The module never calls its page imports, but they must exist.
const imports = {};
for (const { module, name } of WebAssembly.Module.imports(module_)) (imports[module] ??= {})[name] = () => 0;
const { memory, room, take_text, count } = new WebAssembly.Instance(module_, imports).exports;

for (const file of process.argv.slice(2)) {
  const text = fs.readFileSync(file);
  const at = room(text.length);
  new Uint8Array(memory.buffer).set(text, at);
  const puzzles = take_text();
  let solutions = count(); // also warms up the compiler
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    solutions = count();
    times.push(process.cpuUsage(before).user / puzzles);
  }
  times.sort((a, b) => a - b);
  const [least, median] = [times[0], times[ROUNDS >> 1]].map((time) => time.toFixed(2));
  console.log(`${path.basename(file)}: ${puzzles} puzzles, ${solutions} solutions, ${median} us (least ${least})`);
}
