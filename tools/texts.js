// Writes what renders the texts for players: the Fluent files of locales/, parsed, and
// public/messages.js with its library. Called by finish.js, and before the component tests:
//
//   node tools/texts.js FOLDER
"use strict";

const { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

const root = join(__dirname, "..");

/** Each folder of locales/ is a language. */
const locales = readdirSync(join(root, "locales")).sort();

/**
 * Parses a Fluent file into texts by identifier, so that the app needs no parser. The
 * identifier of an attribute is `identifier.name`.
 */
function compile(text, FluentResource) {
  const sentences = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value !== null) sentences[id] = value;
    for (const [name, value] of Object.entries(attributes)) sentences[`${id}.${name}`] = value;
  }
  return sentences;
}

/**
 * What other languages take over from English: the names of the techniques, to stand beside their
 * own, and the other names of a technique, by which the search finds it in every language.
 */
function withEnglishNames(sentences, english) {
  const named = { ...sentences };
  for (const [id, name] of Object.entries(english)) {
    if (/^technique_\w+$/.test(id)) named[`${id}.english`] = name;
    if (/^technique_\w+\.aliases$/.test(id)) named[id] = [sentences[id], name].filter(Boolean).join(", ");
  }
  return named;
}

/** Writes the texts of each language, and English ones where it has none. */
async function writeTexts(folder) {
  const { FluentResource } = await import("@fluent/bundle");
  for (const file of readdirSync(join(root, "locales/en"))) {
    const sentencesOf = (locale) => {
      const path = join(root, "locales", locale, file);
      return existsSync(path) ? compile(readFileSync(path, "utf8"), FluentResource) : {};
    };
    const english = sentencesOf("en");
    for (const locale of locales) {
      mkdirSync(join(folder, "locales", locale), { recursive: true });
      const own = sentencesOf(locale);
      const sentences = { ...english, ...(locale === "en" ? own : withEnglishNames(own, english)) };
      writeFileSync(join(folder, "locales", locale, file.replace(/\.ftl$/, ".json")), JSON.stringify(sentences));
    }
  }
  bundle(folder);
}

/** Bundles the script that renders messages with its library. */
function bundle(folder) {
  require("esbuild").buildSync({
    entryPoints: [join(root, "public/messages.js")],
    outfile: join(folder, "messages.js"),
    bundle: true,
    external: ["./load.js", "./pseudo.js"],
    define: { LOCALES: JSON.stringify(locales) },
    format: "esm",
    target: "es2022",
  });
}

if (require.main === module) {
  const [, , folder] = process.argv;
  writeTexts(folder).then(() => copyFileSync(join(root, "public/load.js"), join(folder, "load.js")));
}

module.exports = { writeTexts };
