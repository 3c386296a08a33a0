// Renders all texts for players. Rust passes a message as JSON (engine/src/message.rs).
// This script finds its text in the player's language and fills in the arguments. The
// browser provides plural rules and the formats of lists and numbers. tools/finish.js
// has parsed the Fluent files of locales/.
import { FluentBundle, FluentNumber, FluentType } from "@fluent/bundle";
import { PSEUDO, SOURCE, fetchLanguage, fetchTexts, isRightToLeft, languageNote, languages, missingLanguages } from "./languages.js";

/**
 * British English writes "a, b and c", without a comma before "and". Arabic has the digits
 * of the board.
 */
const REGION = { en: "en-GB", ar: "ar-u-nu-latn" };
/** The language of the text in which a value stands. */
const languageOf = ({ bundle }) => bundle.locales[0];

/** Bundles of languages that are written from right to left. */
const mirrored = new WeakSet();

/**
 * A value within a text that is written from right to left. Fluent isolates it, and its first
 * letter then decides where it begins. A text in the same language begins at the right, even
 * if its first word is an X-Wing.
 */
const isolate = (words, bundle) => (mirrored.has(bundle) ? `\u2067${words}\u2069` : words);
/** An item of a list: Fluent isolates the list as a whole. */
const isolateItem = (words, bundle) => (mirrored.has(bundle) ? `\u2068${words}\u2069` : words);

/** Languages that may write numbers in digits of their own. */
const OWN_DIGITS = /^(ar|as|bn|ckb|dz|fa|ks|lrc|mr|my|mzn|ne|ps|sat|sd|ur|uz)\b/;

/** A number. The browser takes milliseconds to set up its formats, and small numbers need none. */
class Count extends FluentNumber {
  toString(scope) {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1_000 && !OWN_DIGITS.test(languageOf(scope));
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

const CELL = /r(\d+)c(\d+)/g;
/** A cell, or a sum of cells such as r1c1 + r1c2 − r4c4 = 12. */
const CELLS = /^(?:[\d ×−]*r\d+c\d+[ +−=×\d]*)+$/;
/** What the player calls r4c5 (`CellNames` in src/session/settings.rs). */
const cellNames = () => document.documentElement.dataset.cells ?? "r4c5";

/** The names of cells, as the player writes them: a letter for the row alone, or for both. */
class CellNames extends FluentType {
  toString() {
    const [first, , third] = cellNames();
    const name = (_, row, column) =>
      third ? first + row + third + column : String.fromCharCode(64 + Number(row)) + column;
    return this.value.replace(CELL, name);
  }
}

/** Separators of lists without a conjunction. */
const COMMAS = { [REGION.ar]: "، ", ja: "、", "zh-CN": "、" };
const SEMICOLONS = { [REGION.ar]: "؛ ", fr: "\u202f; ", ja: "；", "zh-CN": "；" };
const separator = {
  plain: (language) => COMMAS[language] ?? ", ",
  apart: (language) => SEMICOLONS[language] ?? "; ",
  spaced: () => " ",
};

/**
 * Several values: "1, 2 and 3". `OR($list)` writes "1, 2 or 3", `PLAIN($list)`
 * "1, 2, 3", `APART($list)` "1; 2; 3" and `SPACED($list)` "1 2 3".
 */
class Items extends FluentType {
  constructor(items, type = "conjunction") {
    super(items);
    this.type = type;
  }

  toString(scope) {
    return isolate(this.#join(scope, this.value.map((item) => isolateItem(item.toString(scope), scope.bundle))), scope.bundle);
  }

  #join(scope, items) {
    // The stops of Chinese and Japanese have no space after them.
    if (this.type in separator) return items.join(separator[this.type](languageOf(scope))).replace(/([。？！]) /g, "$1");
    return scope.memoizeIntlObject(Intl.ListFormat, { type: this.type }).format(items);
  }
}

/** The forms of a date. The year is named only where it is not the current one. */
const DATES = {
  short: { day: "numeric", month: "long" },
  weekday: { weekday: "long" },
  narrow: { weekday: "narrow" },
  year: { day: "numeric", month: "long", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long" },
  month: { month: "long", year: "numeric" },
};

/** A calendar day, given as the number of days since 1970-01-01. */
class Day extends FluentType {
  constructor(day, form = "short") {
    super(day);
    this.form = form;
  }

  toString(scope) {
    const format = scope.memoizeIntlObject(Intl.DateTimeFormat, { ...DATES[this.form], timeZone: "UTC" });
    return format.format(this.value * 86_400_000);
  }
}

/**
 * A message within a message, for instance "row 2". `CASE($house, form: "dative")` writes
 * it in a form that the language needs there: the text of the inner message chooses by
 * `$case`. Without `CASE`, `$case` is empty.
 */
class Part extends FluentType {
  constructor(message, form = "") {
    super(message);
    this.form = form;
  }

  toString() {
    return isolate(sentence(this.value, this.form), homeOf(this.value));
  }
}

/** The same value in another form: of a list each item, of anything else but a message itself. */
function inForm(value, form) {
  if (value instanceof Items) return new Items(value.value.map((item) => inForm(item, form)), value.type);
  return value instanceof Part ? new Part(value.value, form) : value;
}

/** A value with a capital at its start, for the start of a sentence. The name of a cell stays as it is. */
class Capital extends FluentType {
  toString(scope) {
    const words = this.value.toString(scope);
    if (/^r\d+c\d+/.test(words)) return words;
    return words.charAt(0).toLocaleUpperCase(languageOf(scope)) + words.slice(1);
  }
}

const functions = {
  APART: ([list]) => new Items(list.value, "apart"),
  CAP: ([value]) => new Capital(value),
  CASE: ([value], { form }) => inForm(value, form?.value ?? form),
  DAY: ([day], { form }) => new Day(day.value, form?.value ?? form),
  OR: ([list]) => new Items(list.value, "disjunction"),
  PLAIN: ([list]) => new Items(list.value, "plain"),
  SPACED: ([list]) => new Items(list.value, "spaced"),
};

/** The texts of a language. In right-to-left languages, arguments are isolated. */
async function makeBundle(name) {
  const useIsolating = isRightToLeft(name);
  const transform = PSEUDO.includes(name) ? (await import("./pseudo.js")).TRANSFORMS[name] : undefined;
  const language = transform ? REGION[SOURCE] : (REGION[name] ?? name);
  const bundle = new FluentBundle(language, { functions, transform, useIsolating });
  if (useIsolating) mirrored.add(bundle);
  return bundle;
}

/** The bundles of the languages that files came in. tools/finish.js has put English texts where a language has none. */
const bundles = new Map();
/** The bundle of each text. */
const homes = new Map();

/** Files that are loaded or loading. */
const files = new Map();

/** Loads a file of messages, for instance `game`, once. */
function load(file) {
  if (!files.has(file)) {
    const promise = fetchFile(file);
    promise.catch(() => files.delete(file));
    files.set(file, promise);
  }
  return files.get(file);
}

async function fetchFile(file) {
  const [name, json] = await fetchTexts(file);
  const sentences = Object.entries(JSON.parse(json));
  if (!bundles.has(name)) bundles.set(name, makeBundle(name));
  const bundle = await bundles.get(name);
  bundle.addResource({ body: sentences.map(([id, value]) => ({ id, value, attributes: {} })) });
  for (const [id] of sentences) homes.set(id, bundle);
  rendered.clear();
}

/** A text that lacks a part is shown all the same, and the fault is reported. */
function format(bundle, pattern, args) {
  const faults = [];
  const words = bundle.formatPattern(pattern, args, faults);
  for (const fault of faults) console.error(fault);
  return words;
}

/** Converts a value of the JSON for Fluent. */
function render(value) {
  if (Array.isArray(value)) return new Items(value.map(render));
  if (typeof value === "number") return new Count(value);
  if (CELLS.test(value)) return new CellNames(value);
  return typeof value === "object" ? new Part(value) : value;
}

/** The bundle of a message. */
const homeOf = (message) => homes.get(Object.keys(message)[0].split(" ")[0]);

/** The text of a message, given as JSON. Its text may choose by `$case`. */
function sentence(message, form = "") {
  const [[signature, values]] = Object.entries(message);
  const [id, ...names] = signature.split(" ");
  const args = Object.fromEntries([["case", form], ...names.map((name, at) => [name, render(values[at])])]);
  const home = homes.get(id);
  return home ? format(home, home.getMessage(id).value, args) : id;
}

/** Cache of rendered texts. Most are needed again at the next drawing. */
const rendered = new Map();
const MOST_RENDERED = 1_000;
/** The names of cells in these texts. */
let renderedNames;

function text(json) {
  const names = cellNames();
  if (renderedNames !== names) rendered.clear();
  renderedNames = names;
  let words = rendered.get(json);
  if (words === undefined) {
    words = sentence(JSON.parse(json));
    if (rendered.size >= MOST_RENDERED) rendered.clear();
    rendered.set(json, words);
  }
  return words;
}

// boot.js sets `version`, which sets the files of this build apart from those of others.
globalThis.nonet = {
  version: "",
  load,
  text,
  label: (id) => text(`{"${id}":[]}`),
  languages,
  fetchLanguage,
  missingLanguages,
  languageNote,
};
