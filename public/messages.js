// Renders all texts for players. Rust passes a message as JSON (engine/src/message.rs).
// This script finds its text in the player's language and fills in the arguments. The
// browser provides plural rules and the formats of lists and numbers. tools/finish.js
// has parsed the Fluent files of locales/.
//
// `?lang=de` chooses a language for this visit. Otherwise the player's settings decide,
// then the browser's languages.
// `?lang=en-XA` and `?lang=ar-XB` are pseudo-languages for tests (pseudo.js).
import { FluentBundle, FluentNumber, FluentType } from "@fluent/bundle";
import { fetchText } from "./load.js";

/* global LOCALES -- The folders of locales/, inserted by tools/finish.js. */
const SOURCE = "en";
/**
 * British English writes "a, b and c", without a comma before "and". Arabic has the digits
 * of the board.
 */
const REGION = { en: "en-GB", ar: "ar-u-nu-latn" };
const PSEUDO = ["en-XA", "ar-XB"];
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

const chosen = new URLSearchParams(location.search).get("lang");
const locale = choose([chosen, inSettings(), ...(navigator.languages ?? [])]);

/** The language that src/session/settings.rs has stored, "browser" or nothing. */
function inSettings() {
  try {
    return /^language (.+)$/m.exec(localStorage.getItem("nonet.settings") ?? "")?.[1];
  } catch {
    return undefined; // without storage
  }
}

/**
 * The first of these languages that is available: by its name, or else any with the same
 * first part, so that `pt` and `pt-PT` choose `pt-BR`.
 */
function choose(wanted) {
  if (PSEUDO.includes(chosen)) return chosen;
  const first = (name) => name.split("-")[0];
  const like = (name) => LOCALES.find((one) => one === name) ?? LOCALES.find((one) => first(one) === first(name));
  return wanted.filter(Boolean).map(like).find(Boolean) ?? SOURCE;
}

/** Languages that may write numbers in digits of their own. */
const OWN_DIGITS = /^(ar|as|bn|ckb|dz|fa|ks|lrc|mr|my|mzn|ne|ps|sat|sd|ur|uz)\b/;

/** A number. The browser takes milliseconds to set up its formats, and small numbers need none. */
class Count extends FluentNumber {
  toString(scope) {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1_000 && !OWN_DIGITS.test(locale);
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

/** Separators of lists without a conjunction. */
const COMMAS = { ar: "، ", ja: "、", "zh-CN": "、" };
const SEPARATORS = { plain: COMMAS[locale] ?? ", ", spaced: " " };

/**
 * Several values: "1, 2 and 3". `OR($list)` writes "1, 2 or 3", `PLAIN($list)`
 * "1, 2, 3" and `SPACED($list)` "1 2 3".
 */
class Items extends FluentType {
  constructor(items, type = "conjunction") {
    super(items);
    this.type = type;
  }

  toString(scope) {
    const items = this.value.map((item) => item.toString(scope));
    // The full stop of Chinese and Japanese has no space after it.
    if (this.type in SEPARATORS) return items.join(SEPARATORS[this.type]).replaceAll("。 ", "。");
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
    return sentence(this.value, this.form);
  }
}

/** The same value in another form: of a list each item, of anything else but a message itself. */
function inForm(value, form) {
  if (value instanceof Items) return new Items(value.value.map((item) => inForm(item, form)), value.type);
  return value instanceof Part ? new Part(value.value, form) : value;
}

/** A value with a capital at its start, for the start of a sentence. */
class Capital extends FluentType {
  toString(scope) {
    const words = this.value.toString(scope);
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  }
}

const functions = {
  CAP: ([value]) => new Capital(value),
  CASE: ([value], { form }) => inForm(value, form?.value ?? form),
  DAY: ([day], { form }) => new Day(day.value, form?.value ?? form),
  OR: ([list]) => new Items(list.value, "disjunction"),
  PLAIN: ([list]) => new Items(list.value, "plain"),
  SPACED: ([list]) => new Items(list.value, "spaced"),
};

/** In right-to-left languages, arguments are isolated. */
function bundle(name, transform) {
  const useIsolating = RIGHT_TO_LEFT.test(locale);
  return new FluentBundle(REGION[name] ?? name, { functions, transform, useIsolating });
}

/** The texts in the player's language. tools/finish.js has put English ones where it has none. */
let texts;

async function begin() {
  document.documentElement.lang = locale;
  document.documentElement.dir = RIGHT_TO_LEFT.test(locale) ? "rtl" : "ltr";
  if (!PSEUDO.includes(locale)) return bundle(locale);
  const { TRANSFORMS } = await import("./pseudo.js");
  return bundle(SOURCE, TRANSFORMS[locale]);
}

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
  texts ??= begin();
  const folder = PSEUDO.includes(locale) ? SOURCE : locale;
  const url = new URL(`locales/${folder}/${file}.json?${nonet.version}`, import.meta.url);
  const sentences = Object.entries(JSON.parse(await fetchText(url.href)));
  ready = await texts;
  ready.addResource({ body: sentences.map(([id, value]) => ({ id, value, attributes: {} })) });
  rendered.clear();
}

/** `texts`, once there. */
let ready;

/** A text that lacks a part is shown all the same, and the fault is reported. */
function format(pattern, args) {
  const faults = [];
  const words = ready.formatPattern(pattern, args, faults);
  for (const fault of faults) console.error(fault);
  return words;
}

/** Converts a value of the JSON for Fluent. */
function render(value) {
  if (Array.isArray(value)) return new Items(value.map(render));
  if (typeof value === "number") return new Count(value);
  return typeof value === "object" ? new Part(value) : value;
}

/** The text of a message, given as JSON. Its text may choose by `$case`. */
function sentence(message, form = "") {
  const [[signature, values]] = Object.entries(message);
  const [id, ...names] = signature.split(" ");
  const args = Object.fromEntries([["case", form], ...names.map((name, at) => [name, render(values[at])])]);
  const found = ready?.getMessage(id);
  return found ? format(found.value, args) : id;
}

/** Cache of rendered texts. Most are needed again at the next drawing. */
const rendered = new Map();
const MOST_RENDERED = 1_000;

function text(json) {
  let words = rendered.get(json);
  if (words === undefined) {
    words = sentence(JSON.parse(json));
    if (rendered.size >= MOST_RENDERED) rendered.clear();
    rendered.set(json, words);
  }
  return words;
}

// boot.js sets `version`, which sets the files of this build apart from those of others.
globalThis.nonet = { version: "", load, text, label: (id) => text(`{"${id}":[]}`) };
