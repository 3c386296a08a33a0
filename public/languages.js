// Which language the texts are in, and which languages are there. Bundled with messages.js.
//
// `?lang=de` chooses a language for this visit. Otherwise the player's settings decide, then
// the browser's languages. A file of texts that does not arrive in this language comes in the
// last one that worked, or in English.
// `?lang=en-XA` and `?lang=ar-XB` are pseudo-languages for tests (pseudo.js).
import { fetchText } from "./load.js";

/* global LOCALES -- The folders of locales/, inserted by tools/finish.js. */
export const SOURCE = "en";
export const PSEUDO = ["en-XA", "ar-XB"];
/** The files of a language. */
const FILES = ["game", "hints", "rooms"];
/** Where the last language is stored whose texts have arrived. */
const LAST = "nonet.language";
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

const isPseudo = (name) => PSEUDO.includes(name);
export const isRightToLeft = (name) => RIGHT_TO_LEFT.test(name);

function stored(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // without storage
  }
}

/** The language that src/session/settings.rs has stored, "browser" or nothing. */
const inSettings = () => /^language (.+)$/m.exec(stored("nonet.settings"))?.[1];

const first = (name) => name.split("-")[0];

/**
 * The first of these languages that has texts: by its name, or else any with the same
 * first part, so that `pt` and `pt-PT` choose `pt-BR`.
 */
function choose(names) {
  const like = (name) => LOCALES.find((one) => one === name) ?? LOCALES.find((one) => first(one) === first(name));
  return names.filter(Boolean).map(like).find(Boolean) ?? SOURCE;
}

const asked = new URLSearchParams(location.search).get("lang");
const wishes = [asked, inSettings(), ...(navigator.languages ?? [])].filter((name) => name && name !== "browser");
/** The language that the texts should be in. */
export const wanted = isPseudo(asked) ? asked : choose(wishes);
/** The last language that worked before this page. */
const last = choose([stored(LAST)]);
/** The language of `game`, the texts of the board. */
let shown;

/** The languages for a file, the best one first. */
const candidates = () => [...new Set([shown, wanted, last, SOURCE].filter(Boolean))];

const urlOf = (file, name) =>
  new URL(`locales/${isPseudo(name) ? SOURCE : name}/${file}.json?${nonet.version}`, import.meta.url).href;

/** The language of an element and its direction. */
function mark(element, name) {
  element.lang = name;
  element.dir = isRightToLeft(name) ? "rtl" : "ltr";
}

/** The page is in the language of its board. The other pages may be in another one. */
function tell(file, name) {
  if (file === "game") {
    shown = name;
    mark(document.documentElement, name);
    try {
      if (!isPseudo(name)) localStorage.setItem(LAST, name);
    } catch {
      // Without storage, English is the last resort.
    }
  } else if (file === "rooms" && name !== shown) {
    const rooms = document.getElementById("rooms");
    if (rooms) mark(rooms, name);
  }
}

/** The texts of a file, as JSON, with the language that they are in. */
export async function fetchTexts(file) {
  const names = candidates();
  for (const name of names) {
    try {
      const texts = await fetchText(urlOf(file, name));
      tell(file, name);
      return [name, texts];
    } catch (error) {
      if (name === names.at(-1)) throw error;
    }
  }
}

/** The languages to copy to the device: that of the page, and the one that it should have been. */
export const languages = () => new Set([shown, wanted]);

/** Loads all texts of a language, or of the browser's, so that the page can be shown in it. */
export async function fetchLanguage(name) {
  const language = choose(name === "browser" ? (navigator.languages ?? []) : [name]);
  for (const file of FILES) await fetchText(urlOf(file, language));
}

/** Whether a language can be shown without a network. */
async function isThere(name) {
  if (name === shown) return true;
  const copies = await Promise.all(FILES.map((file) => globalThis.caches?.match(urlOf(file, name))));
  return copies.every(Boolean);
}

/** The languages that need a network. Empty while there is one. */
export async function missingLanguages() {
  if (navigator.onLine) return [];
  const all = [...LOCALES, "browser"];
  const there = await Promise.all(all.map((name) => isThere(name === "browser" ? choose(navigator.languages ?? []) : name)));
  return all.filter((_, at) => !there[at]);
}

/** The name of a language with what sets it apart from others: a script or a region. */
function variant(name) {
  const { language, script, region } = new Intl.Locale(name).maximize();
  return language === "zh" ? `zh-${script}` : `${language}-${region}`;
}

/**
 * Why the page is in another language than the player's, with the names of both: "absent" if
 * the texts did not arrive, "near" if Nonet has none. Regions matter where the texts have one.
 */
export function languageNote() {
  const [wish] = wishes;
  if (!wish || isPseudo(wanted)) return [];
  try {
    const names = new Intl.DisplayNames([shown], { type: "language" });
    const note = (kind, one, other) => [kind, names.of(one), names.of(other)];
    if (wanted !== shown) return note("absent", wanted, shown);
    if (first(wish) !== first(shown)) return note("near", first(wish), first(shown));
    const [one, other] = [variant(wish), variant(shown)];
    return shown.includes("-") && one !== other ? note("near", one, other) : [];
  } catch {
    return []; // `?lang=` is no name of a language
  }
}
