// Writes each message for players that has arguments, with awkward values, in every language, as
// the page renders it:
//
//   node tools/sentences.js [--check] [LANGUAGE...]
//
// tests/data/rendered/LANGUAGE.txt has a paragraph for each message. A reader of the language sees
// there what no single screen shows: each plural, each kind of house, one cell and several. Values
// are tried one by one, so a count may not fit the list beside it: that is no fault of the text.
// Fails if a message can't be filled in. With `--check` it also fails if a file would change, and
// prints the difference.
"use strict";

const { spawnSync } = require("node:child_process");
const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { writeTexts } = require("./texts.js");

const root = join(__dirname, "..");
/** The files that are kept. */
const KEPT = join(root, "tests/data/rendered");
/** Where messages.js runs, and what `--check` compares with. */
const WORK = join(root, "target/sentences");
const NUMBERS = [0, 1, 2, 5, 11, 21, 22, 101];
const CELLS = [["r4c7", "r5c1", "r9c9"], ["r4c7", "r5c1"], ["r4c7"]];
const DIGITS = [["3", "5", "8"], ["3", "8"], ["3"]];
const house = (kind, number) => ({ "house_name kind number": [kind, number] });
const houses = (kind, ...numbers) => ({ "houses_of_kind kind count numbers": [kind, numbers.length, numbers] });
const KINDS = ["row", "column", "box", "region", "window", "group", "extra", "diagonal"];
const HOUSES = KINDS.map((kind, at) => house(kind, at + 1));
const SEVERAL = [
  [houses("column", 2, 5, 9), houses("diagonal", 1)],
  [houses("row", 4), houses("box", 5)],
  [houses("row", 4, 6)],
  [houses("row", 4)],
];
/** Texts by the names of their arguments. */
const TEXTS = { cell: "r4c7", near: "r4c7", far: "r9c7", first: "r4c7", second: "r9c9", stuck: "r9c9", pivot: "r4c7", pincer: "r5c1", digit: "4", time: "12:34", rating: "7.2", least: "5.2", givens: "24" };
const reason = (rule) => ({ "rule_reason rule": [rule] });
const REASONS = ["anti-knight", "anti-king", "extra", "non-consecutive"].map(reason);
const label = (id) => ({ [id]: [] });
const TECHNIQUES = ["technique_0002", "technique_0200", "technique_0300"].map(label);

/** A question and an answer: languages without spaces have none between the two. */
const SENTENCES = [
  { "hidden_single_where digit house": ["4", HOUSES[0]] },
  { "outcome_placed cell digit": ["r4c7", "4"] },
];

/** The Rust sources of a folder. */
const sources = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(".rs"))
    .map((path) => readFileSync(join(folder, path), "utf8"));

/** The arguments of each message and their Rust types, from its declaration. */
function declared() {
  const messages = new Map();
  for (const source of ["src", "engine/src"].flatMap((folder) => sources(join(root, folder)))) {
    const code = source.replace(/^\s*\/\/.*$/gm, "");
    for (const [, block] of code.matchAll(/\bmessages! \{([^]*?)\n\}/g)) {
      for (const [, name, list] of block.matchAll(/\bfn (\w+)\(([^)]*)\)/g)) {
        const types = list.split(",").filter((part) => part.trim() !== "");
        messages.set(name, new Map(types.map((part) => part.split(":").map((word) => word.trim()))));
      }
    }
  }
  return messages;
}

/** The words and numbers by which texts choose, by variable. */
function choices(text, found = new Map()) {
  if (Array.isArray(text)) text.forEach((part) => choices(part, found));
  else if (text !== null && typeof text === "object") {
    if (text.type === "select" && text.selector.type === "var") {
      const keys = found.get(text.selector.name) ?? new Set();
      text.variants.forEach(({ key }) => keys.add(String(key.value)));
      found.set(text.selector.name, keys);
    }
    Object.values(text).forEach((part) => choices(part, found));
  }
  return found;
}

/** The values to try for an argument, an ordinary one first. */
function valuesOf(name, type, chosen) {
  if (/^u\d+$|^usize$/.test(type)) return chosen ? [5, ...NUMBERS] : [5];
  if (type === "&'static str") return chosen ? [...chosen] : ["word"];
  if (type === "Digit") return ["4"];
  if (type === "DigitSet") return DIGITS;
  if (/CellSet|CellNames|Vec<String>/.test(type)) return /technique/.test(name) ? [["X-Wing"], ["X-Wing", "Kite"]] : CELLS;
  if (/HouseSet|HouseNames/.test(type) || (type === "Vec<Message>" && /house|base|cover|lines|boxes/.test(name))) return SEVERAL;
  if (type === "Vec<usize>") return [[4, 6], [4]];
  if (name === "sentences") return [SENTENCES];
  if (name === "reasons") return [...REASONS.map((one) => [one]), [reason("house"), reason("anti-knight")]];
  if (name === "reason") return [...REASONS, reason("odd")];
  if (type.startsWith("Vec<")) return [TECHNIQUES, TECHNIQUES.slice(0, 1)];
  if (type !== "Message") return [TEXTS[name] ?? `‹${name}›`];
  if (/^(house|line)/.test(name)) return HOUSES;
  if (/technique|needs|name/.test(name)) return TECHNIQUES;
  if (/level/.test(name)) return ["easy", "master"].map((level) => ({ "level_name level": [level] }));
  if (/colour/.test(name)) return [{ "colour_name colour": ["leaf"] }];
  if (/place/.test(name)) return [{ "cell_place row column box_number": [4, 7, 6] }];
  if (name === "minutes") return [{ "estimate_range low high": [8, 14] }];
  if (name === "spot") return [{ "replay_to_slow_timed time cell": ["1:30", "r4c7"] }];
  if (/board/.test(name)) return [{ "board_plain side": [9] }, { "board_diagonals side": [9] }];
  return [`‹${name}›`];
}

/** Lists of arguments: each value of each, beside the first ones of the others. Two choices meet. */
function cases(names, values) {
  const ordinary = values.map(([first]) => first);
  const lists = [ordinary];
  values.forEach((ones, at) => ones.slice(1).forEach((value) => lists.push(ordinary.with(at, value))));
  const choosing = names.map((_, at) => at).filter((at) => values[at].length > 1 && !Array.isArray(ordinary[at]));
  for (const [order, one] of choosing.entries()) {
    for (const other of choosing.slice(order + 1)) {
      if (values[one].length * values[other].length > 100) continue;
      values[one].forEach((first) => values[other].forEach((second) => lists.push(ordinary.with(one, first).with(other, second))));
    }
  }
  return lists;
}

/** Dates as numbers: how a language writes them changes with the browser, and is not ours. */
Intl.DateTimeFormat = class {
  format = (milliseconds) => new Date(milliseconds).toISOString().slice(0, 10);
};

/** Renders in the page's way: public/messages.js, with files in place of a server. */
async function renderer(folder, language) {
  globalThis.location = { search: `?lang=${language}` };
  Object.defineProperty(globalThis, "navigator", { value: { languages: [], onLine: true }, configurable: true });
  globalThis.localStorage = { getItem: () => null, setItem() {} };
  globalThis.document = { documentElement: { dataset: {} }, getElementById: () => null };
  await import(`${join(folder, "messages.mjs")}?${language}`);
  for (const file of ["game", "hints", "rooms"]) await globalThis.nonet.load(file);
  return globalThis.nonet.text;
}

async function main(asked) {
  const isCheck = asked[0] === "--check";
  if (isCheck) asked = asked.slice(1);
  await writeTexts(WORK);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(join(WORK, "messages.mjs"), readFileSync(join(WORK, "messages.js"), "utf8").replaceAll("./load.js", "./load.mjs"));
  writeFileSync(join(WORK, "load.mjs"), 'import { readFileSync } from "node:fs";\nexport const fetchText = async (url) => readFileSync(new URL(url.replace(/\\?.*/, "")), "utf8");\n');
  const messages = declared();
  const languages = asked.length > 0 ? asked : readdirSync(join(root, "locales"));
  const faults = [];
  console.error = (fault) => faults.push(fault); // as messages.js reports them
  for (const language of languages) {
    const text = await renderer(WORK, language);
    const paragraphs = [];
    for (const file of ["game", "hints", "rooms"]) {
      const texts = JSON.parse(readFileSync(join(WORK, "locales", language, `${file}.json`), "utf8"));
      for (const [id, pattern] of Object.entries(texts)) {
        const types = messages.get(id);
        if (!types?.size) continue; // as in the Fluent file
        const chosen = choices(pattern);
        const names = [...types.keys()];
        const values = names.map((name) => valuesOf(name, types.get(name), chosen.get(name)));
        const signature = [id, ...names].join(" ");
        const lines = new Set(cases(names, values).map((list) => text(JSON.stringify({ [signature]: list }))));
        faults.splice(0).forEach((fault) => {
          console.log(`${language}: ${id}: ${fault}`);
          process.exitCode = 1;
        });
        paragraphs.push(`${id}\n${[...lines].map((line) => `  ${line}\n`).join("")}`);
      }
    }
    const [kept, now] = [KEPT, WORK].map((folder) => join(folder, `${language}.txt`));
    writeFileSync(isCheck ? now : kept, paragraphs.join("\n"));
    if (!isCheck) continue;
    const { status } = spawnSync("git", ["diff", "--no-index", "--unified=2", kept, now], { stdio: "inherit" });
    if (status !== 0) {
      console.log(`${language}: texts have changed. Read the difference, then run \`make sentences\`.`);
      process.exitCode = 1;
    }
  }
}

main(process.argv.slice(2));
